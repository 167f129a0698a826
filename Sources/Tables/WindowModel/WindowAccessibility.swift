import RowTree
import TableModel
import TableValues
import ViewModel

/// The texts for screen readers of a window's rows and cells, in window indices.
package struct WindowAccessibility: Equatable, Sendable {
  /// Rows, or cells of a column, with the same text.
  package struct Item: Equatable, Sendable {
    /// The column; nil: the text is that of whole rows.
    package var column: ColumnID?
    /// The text; nil if the rows or cells have lost theirs.
    package var text: Text?
    /// The rows, in runs.
    package var rows: [Range<Int>]
  }

  /// A text of whole rows or of a column's cells.
  private struct Key: Hashable {
    var column: ColumnNumber?
    var text: Text?
  }

  /// Rows before cells, in order of first occurrence.
  package private(set) var items: [Item] = []
  private var places: [Key: Int] = [:]

  /// The texts to send to a client that has an older window; nil if there are no changes.
  ///
  /// Inserted rows, and cells of columns that came into the window, have no texts until the client is
  /// sent some. O(rows · columns with texts) if texts are declared. May block on a file.
  ///
  /// - Parameters:
  ///   - old: The client's window; nil: none.
  ///   - inserts: The entries of the new window that are new to the client.
  init?(of new: Shadow, since old: Shadow?, inserts: [Range<Int>]) {
    let (now, before) = (AccessibilityTexts(new), old.map { AccessibilityTexts($0) })
    if now.isEmpty, before?.isEmpty ?? true { return nil }
    let known = Set((old?.columns ?? []).map(\.number))
    note(nil, now.rows, before?.rows ?? [:], new, inserts)
    for column in new.columns {
      let told = known.contains(column.number) ? before?.cells[column.number] : nil
      note(column, now.cells[column.number] ?? [:], told ?? [:], new, inserts)
    }
    if items.isEmpty { return nil }
  }

  private mutating func note(
    _ column: Column?, _ now: [UInt32: Text], _ before: [UInt32: Text], _ new: Shadow,
    _ inserts: [Range<Int>]
  ) {
    if now.isEmpty, before.isEmpty { return }
    var inserted = inserts[...]
    for (index, slot) in new.slots.enumerated() where slot != WindowEntries.noRow {
      while let run = inserted.first, run.upperBound <= index { inserted.removeFirst() }
      let isNew = inserted.first?.contains(index) ?? false
      let text = now[slot]
      if text != (isNew ? nil : before[slot]) { note(column, text, index) }
    }
  }

  private mutating func note(_ column: Column?, _ text: Text?, _ index: Int) {
    let key = Key(column: column?.number, text: text)
    if let place = places[key] {
      items[place].rows.append(index: index)
    } else {
      places[key] = items.count
      items.append(Item(column: column?.id, text: text, rows: [index..<index + 1]))
    }
  }
}

extension WindowAccessibility: WindowFacet {
  static var option: FacetOptions { .accessibility }

  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    if step.known?.sharesKinds(with: step.new) == true { return nil }
    let texts = WindowAccessibility(of: step.new, since: step.known, inserts: step.inserts)
    return texts.map { .accessibility($0) }
  }
}

/// The texts of a window's rows and cells that have any, by slot.
private struct AccessibilityTexts {
  var rows: [UInt32: Text] = [:]
  var cells: [ColumnNumber: [UInt32: Text]] = [:]

  var isEmpty: Bool { rows.isEmpty && cells.isEmpty }

  init(_ shadow: Shadow) {
    let table = shadow.snapshot.table
    let isSaid = table.rules?.says(.accessibilityText) ?? false
    guard isSaid || table.hasTraits else { return }
    var resolver = SettingResolver(shadow.snapshot, watchedAt: shadow.pointer)
    let slots = shadow.slots.filter { $0 != WindowEntries.noRow }
    resolver.prepare(slots)
    for slot in slots {
      rows[slot] = resolver.accessibilityText(.init(slot: slot))
      // Only declarations have texts of cells.
      guard isSaid else { continue }
      for column in shadow.columns {
        let text = resolver.accessibilityText(.init(slot: slot, column: column))
        if let text { cells[column.number, default: [:]][slot] = text }
      }
    }
  }
}

extension SettingResolver {
  fileprivate mutating func accessibilityText(_ target: Target) -> Text? {
    guard case .text(let text)? = resolve(.accessibilityText, target).value else { return nil }
    return text
  }
}
