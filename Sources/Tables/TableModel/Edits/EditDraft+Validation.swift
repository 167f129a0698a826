import ColumnStorage
import RowTree
import TableValues

/// The rows touched by a list of edits, as far as rules may be violated, with the edits that
/// touched them.
struct RowsToCheck {
  /// One row.
  struct Row {
    /// The written columns, with the last edit that wrote each.
    var columns: [ColumnNumber: Int] = [:]
    /// All edits that touched it.
    var edits = Set<Int>()
    /// For a new row, its index among those of its edit.
    var place: Int?
  }

  /// The current edit.
  var edit = 0
  /// The rows.
  private(set) var rows: [UInt32: Row] = [:]

  mutating func note(_ slot: UInt32, _ column: ColumnNumber) {
    rows[slot, default: Row()].columns[column] = edit
    rows[slot, default: Row()].edits.insert(edit)
  }

  mutating func note(_ new: Range<UInt32>) {
    for (place, slot) in new.enumerated() { rows[slot] = Row(edits: [edit], place: place) }
  }
}

/// A rule that a list of edits would violate.
package struct BrokenEdit {
  /// The edit that is reported for it, and the index of its new row.
  var index: Int
  var row: Int?
  var violation: RuleViolation
}

extension EditDraft {
  /// The violations of refusing rules after the edits so far, in the order of the edits. O(touched
  /// rows · their rules). May block on a file.
  package func brokenEdits() -> [BrokenEdit] {
    guard let validation = state.validation, !touched.rows.isEmpty else { return [] }
    var groups: [Set<ColumnNumber>?: [UInt32]] = [:]
    for (slot, row) in touched.rows where state.order.contains(slot) {
      let columns: Set<ColumnNumber>? = row.place == nil ? Set(row.columns.keys) : nil
      groups[columns, default: []].append(slot)
    }
    var broken: [BrokenEdit] = []
    for (columns, slots) in groups {
      let rules = (columns.map { validation.touched(by: $0) } ?? Array(validation.entries.indices))
        .filter { validation.entries[$0].rule.severity == .refuse }
      for violation in validation.violations(
        of: slots.sorted(), in: state, rules: rules)
      {
        guard let row = touched.rows[violation.slot] else { continue }
        let columns = validation.entries[violation.rule].touched
        let edit = row.columns.filter { columns.contains($0.key) }.map(\.value).max()
        broken.append(
          BrokenEdit(
            index: edit ?? row.edits.min() ?? 0, row: edit == nil ? row.place : nil,
            violation: violation))
      }
    }
    return broken.sorted {
      ($0.index, $0.row ?? -1, $0.violation.slot, $0.violation.rule)
        < ($1.index, $1.row ?? -1, $1.violation.slot, $1.violation.rule)
    }
  }

  /// The refusals of edits that would violate rules, up to a limit.
  package func refusals(_ broken: [BrokenEdit]) -> [EditRefusal] {
    broken.prefix(InvalidRows.keptMax).compactMap { broken in
      state.broken(broken.violation, isNew: touched.rows[broken.violation.slot]?.place != nil).map {
        EditRefusal(index: broken.index, row: broken.row, reason: .invalid($0))
      }
    }
  }

  /// Refuses edits after which rows would violate rules.
  ///
  /// - Throws: ``InvalidRows``, with at most ``InvalidRows/keptMax`` refusals and the number of
  ///   all.
  package func checkRules() throws(InvalidRows) {
    let broken = brokenEdits()
    guard !broken.isEmpty else { return }
    throw InvalidRows(refusals: refusals(broken), count: broken.count)
  }

  /// The edits that touched rows which would violate rules.
  package func edits(_ broken: [BrokenEdit]) -> Set<Int> {
    broken.reduce(into: []) { edits, broken in
      edits.formUnion(touched.rows[broken.violation.slot]?.edits ?? [])
    }
  }
}

extension TableState {
  /// Refuses rows that violate validation rules. O(rows · rules). May block on a file.
  ///
  /// - Parameters:
  ///   - slots: All rows.
  ///   - inserted: The new rows among them.
  ///   - updates: Other rows with new cells, by column.
  ///   - isCancelled: Checked every few rows. After a cancellation some rows are not checked.
  func checkRules(
    of slots: [UInt32], inserted: [Int], updates: [(column: ColumnNumber, rows: [Int])],
    isCancelled: () -> Bool
  ) throws(InvalidRows) {
    guard let validation else { return }
    let new = Set(inserted)
    var broken: [(row: Int, violation: RuleViolation)] = []
    for (index, entry) in validation.entries.enumerated() where entry.rule.severity == .refuse {
      let changed = updates.filter { entry.touched.contains($0.column) }.flatMap(\.rows)
      let rows = new.union(changed).sorted()
      let found = validation.violations(
        of: rows.map { slots[$0] }, in: self, rules: [index], isCancelled: isCancelled)
      if found.isEmpty { continue }
      let places = Dictionary(zip(rows.map { slots[$0] }, rows)) { $1 }
      broken += found.compactMap { violation in places[violation.slot].map { ($0, violation) } }
    }
    if broken.isEmpty { return }
    broken.sort { ($0.row, $0.violation.rule) < ($1.row, $1.violation.rule) }
    let refusals = broken.prefix(InvalidRows.keptMax).compactMap { row, violation in
      self.broken(violation, isNew: new.contains(row)).map {
        EditRefusal(index: row, reason: .invalid($0))
      }
    }
    throw InvalidRows(refusals: refusals, count: broken.count)
  }

  /// A violated rule with its details; nil if there is no such rule.
  package func broken(_ violation: RuleViolation, isNew: Bool = false) -> BrokenRule? {
    guard let entries = validation?.entries, entries.indices.contains(violation.rule) else {
      return nil
    }
    return BrokenRule(
      entries[violation.rule], row: isNew ? nil : keys.key(of: violation.slot),
      reason: violation.reason)
  }
}
