import RowPipeline
import RowTree
import TableDiffing
import TableModel
import TableValues
import ViewModel

/// The separator lines of a window's rows, in window indices.
package struct WindowSeparators: Equatable, Sendable {
  /// Rows with the same lines.
  package struct Rows: Equatable, Sendable {
    /// The lines; empty if rows have lost theirs.
    package var lines: RowLines
    /// The rows, in runs.
    package var rows: [Range<Int>]
  }

  /// Rows by their lines, in order of first occurrence.
  package private(set) var rows: [Rows] = []
  private var places: [RowLines: Int] = [:]

  /// The lines to send to a client that has an older window; nil if there are no changes.
  ///
  /// Inserted rows have no lines until the client is sent some. O(rows · log n) if lines are
  /// declared. May block on a file.
  ///
  /// - Parameters:
  ///   - old: The client's window; nil: none.
  ///   - inserts: The entries of the new window that are new to the client.
  init?(of new: Shadow, since old: Shadow?, inserts: [Range<Int>]) {
    let (now, before) = (new.separators, old?.separators ?? [:])
    if now.isEmpty, before.isEmpty { return nil }
    var inserted = inserts[...]
    for (index, slot) in new.slots.enumerated() where slot != WindowEntries.noRow {
      while let run = inserted.first, run.upperBound <= index { inserted.removeFirst() }
      let isNew = inserted.first?.contains(index) ?? false
      let known = isNew ? RowLines() : before[slot] ?? RowLines()
      let lines = now[slot] ?? RowLines()
      if lines != known { note(lines, index) }
    }
    if rows.isEmpty { return nil }
  }

  private mutating func note(_ lines: RowLines, _ index: Int) {
    if let place = places[lines] {
      rows[place].rows.append(index: index)
    } else {
      places[lines] = rows.count
      rows.append(Rows(lines: lines, rows: [index..<index + 1]))
    }
  }
}

extension WindowSeparators: WindowFacet {
  static var option: FacetOptions { .separators }

  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let lines = WindowSeparators(of: step.new, since: step.known, inserts: step.inserts)
    return lines.map { .separators($0) }
  }
}

extension Shadow {
  /// The lines of the rows that have any.
  fileprivate var separators: [UInt32: RowLines] {
    let table = snapshot.table
    guard table.rules?.says(.separators) ?? false || table.hasTraits else { return [:] }
    var resolver = SettingResolver(snapshot)
    let rows = slots.filter { $0 != WindowEntries.noRow }
    resolver.prepare(rows)
    var result: [UInt32: RowLines] = [:]
    for slot in rows {
      guard let edges = snapshot.edges(of: slot) else { continue }
      let lines = RowLines(resolver.separators(of: slot), edges)
      if !lines.isEmpty { result[slot] = lines }
    }
    return result
  }
}

extension ViewSnapshot {
  /// Whether a row is the first or last of its innermost section, on any page; without sections, of
  /// the view. Nil for a row that is filtered out. O(log n).
  func edges(of slot: UInt32) -> SectionEdges? {
    guard let index = order.index(of: slot) else { return nil }
    guard let sections else {
      return SectionEdges(isFirst: index == 0, isLast: index == order.count - 1)
    }
    return sections.edges(ofRowAt: index)
  }
}
