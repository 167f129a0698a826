import ColumnStorage
import RowPipeline
import TableModel
import TableValues
import ViewModel

/// The footers of the columns.
enum FooterFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let footers = step.new.snapshot.footers
    let isNew = footers != step.told?.snapshot.footers ?? []
    let isWhole = step.known == nil && !footers.isEmpty
    return isNew || isWhole ? .footers(footers) : nil
  }
}

/// The layout of the columns, and how long the page is.
enum LayoutFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let snapshot = step.new.snapshot
    guard let known = step.known?.snapshot else { return snapshot.layout == nil ? nil : .layout }
    return snapshot.layout == known.layout && snapshot.extent == known.extent ? nil : .layout
  }
}

extension WindowSelection: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let selection = step.new.selection
    let isNew = selection != step.told?.selection ?? WindowSelection()
    let isWhole = step.known == nil && selection.count > 0
    return isNew || isWhole ? .selection(selection) : nil
  }
}

/// The cursor of a view in the form that is sent to clients.
package struct SentCursor: Sendable, Hashable {
  /// The key of its entry.
  package var key: EntryKey
  /// Its column; nil: the view shows none.
  package var column: ColumnID?
  /// The index of its entry within the page.
  package var index: Int
}

extension ViewSnapshot {
  /// The cursor in the form that is sent to clients; nil: it is nowhere. O(log n).
  package var sentCursor: SentCursor? {
    guard let cursor, let index = pageIndex(of: cursor.entry) else { return nil }
    let key: EntryKey =
      switch cursor.entry {
      case .row(let slot): .row(table.keys.key(of: slot))
      case .section(let entry): .section(entry)
      }
    return SentCursor(
      key: key, column: cursor.column.flatMap { table.content.schema[$0]?.id }, index: index)
  }
}

/// The cursor of the view.
enum CursorFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let cursor = step.new.snapshot.sentCursor
    let isNew = cursor != step.told?.snapshot.sentCursor
    let isWhole = step.known == nil && cursor != nil
    return isNew || isWhole ? .cursor(cursor) : nil
  }
}

/// What is known of the sections that the window shows.
enum SectionFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    var sections = step.new.sections
    if let known = step.known, !sections.isEmpty {
      let told = Set(known.sections)
      sections = sections.filter { !told.contains($0) }
    }
    return sections.isEmpty ? nil : .sections(sections)
  }
}
