import ColumnStorage
import RowTree
import TableModel
import TableValues
import ViewModel

/// The rules that rows of a window violate, and what a merge left open in them, in window indices.
package struct WindowProblems: Equatable, Sendable {
  /// What is wrong.
  package enum Content: Equatable, Sendable {
    /// The row violates a rule.
    case broken(BrokenRule)
    /// Both sides of a merge changed something differently; the column is that of a cell.
    case conflict(ConflictKind, column: ColumnID?)
  }

  /// A problem of a row.
  package struct Problem: Equatable, Sendable {
    /// The row.
    package var index: Int
    /// What is wrong.
    package var content: Content
  }

  /// Row by row: violated rules in the order of the rules, then conflicts.
  package private(set) var problems: [Problem] = []

  /// No violations.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { problems.isEmpty }

  /// The violations in a window, for its rows and for cells of its columns. O(rows · rules). May
  /// block on a file.
  init(of shadow: Shadow) {
    let table = shadow.snapshot.table
    if table.validation == nil, table.conflictCount == 0 { return }
    var places: [UInt32: Int] = [:]
    for (index, slot) in shadow.slots.enumerated() where slot != WindowEntries.noRow {
      places[slot] = index
    }
    noteBroken(shadow, places)
    if table.conflictCount > 0 { noteConflicts(shadow) }
  }

  private mutating func noteBroken(_ shadow: Shadow, _ places: [UInt32: Int]) {
    let table = shadow.snapshot.table
    guard let validation = table.validation else { return }
    let columns = Set(shadow.columns.map(\.id))
    let rules = validation.entries.indices.filter { rule in
      let told = validation.entries[rule].columns
      return told.isEmpty || told.contains { columns.contains($0) }
    }
    let slots = shadow.slots.filter { $0 != WindowEntries.noRow }
    for violation in validation.violations(of: slots, in: table, rules: rules) {
      guard let index = places[violation.slot], let broken = table.broken(violation) else {
        continue
      }
      problems.append(Problem(index: index, content: .broken(broken)))
    }
  }

  private mutating func noteConflicts(_ shadow: Shadow) {
    let table = shadow.snapshot.table
    for (index, slot) in shadow.slots.enumerated() where slot != WindowEntries.noRow {
      guard let conflict = table.conflict(of: slot) else { continue }
      func note(_ kind: ConflictKind, _ column: ColumnID? = nil) {
        problems.append(Problem(index: index, content: .conflict(kind, column: column)))
      }
      if conflict.removedBy != nil { note(.removed) }
      if conflict.place != nil { note(.place) }
      for column in shadow.columns where conflict.cells[column.number] != nil {
        note(.cell, column.id)
      }
    }
  }
}

extension WindowProblems: WindowFacet {
  static var option: FacetOptions { .problems }

  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    if step.known?.sharesKinds(with: step.new) == true { return nil }
    let problems = WindowProblems(of: step.new)
    let known = step.known.map { WindowProblems(of: $0) } ?? WindowProblems()
    return problems == known ? nil : .problems(problems)
  }
}
