import ColumnStorage
import RowTree
import TableModel
import TableValues
import ViewModel

/// The rules that rows of a window violate, in window indices.
package struct WindowProblems: Equatable, Sendable {
  /// A row that violates a rule.
  package struct Problem: Equatable, Sendable {
    /// The row.
    package var index: Int
    /// The rule.
    package var broken: BrokenRule
  }

  /// Row by row; those of a row are in the order of the rules.
  package private(set) var problems: [Problem] = []

  /// No violations.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { problems.isEmpty }

  /// The violations in a window, for its rows and for cells of its columns. O(rows · rules). May
  /// block on a file.
  init(of shadow: Shadow) {
    let table = shadow.snapshot.table
    guard let validation = table.validation else { return }
    let columns = Set(shadow.columns.map(\.id))
    let rules = validation.entries.indices.filter { rule in
      let told = validation.entries[rule].columns
      return told.isEmpty || told.contains { columns.contains($0) }
    }
    var places: [UInt32: Int] = [:]
    for (index, slot) in shadow.slots.enumerated() where slot != WindowEntries.noRow {
      places[slot] = index
    }
    let slots = shadow.slots.filter { $0 != WindowEntries.noRow }
    for violation in validation.violations(of: slots, in: table, rules: rules) {
      guard let index = places[violation.slot], let broken = table.broken(violation) else {
        continue
      }
      problems.append(Problem(index: index, broken: broken))
    }
  }
}

extension WindowProblems: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    guard step.options.contains(.problems), step.known?.sharesKinds(with: step.new) != true
    else { return nil }
    let problems = WindowProblems(of: step.new)
    let known = step.known.map { WindowProblems(of: $0) } ?? WindowProblems()
    return problems == known ? nil : .problems(problems)
  }
}
