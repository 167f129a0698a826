import ColumnStorage
import RowPipeline
import TableValues

/// What a view tells of the rows of its sections, frozen.
package struct SectionAggregatesSnapshot: Sendable {
  /// What is asked for, in the order in which it is told.
  var rules: [SectionAggregateRule]
  /// What is known; nil before anything is.
  var known: SectionAggregates?
  /// Whether `known` is of an older state.
  var isPending = false
  /// Why nothing can be known.
  var problem: SectionAggregate.Problem?

  /// What is told of one section, rule by rule; rules of columns that are gone are left out.
  /// O(rules).
  func aggregates(of path: SectionPath, _ content: TableContent) -> [SectionAggregate] {
    let sums = isPending ? known?.known(of: path) : known?.accumulators(of: path)
    return rules.compactMap { rule in
      guard let type = content.schema[rule.column]?.type else { return nil }
      var told = SectionAggregate(rule)
      guard rule.kind.applies(to: type) else {
        told.problem = .notApplicable
        return told
      }
      told.problem = problem
      told.isPending = isPending
      if let sum = sums?.first(where: { $0.plan.column == rule.column }), sum.plan.type == type {
        told.value = sum.result(rule.kind)
        told.text = content.text(ofAggregate: told.value, rule.kind, rule.column)
        (told.nulls, told.errors) = (sum.nulls, sum.errors)
      }
      return told
    }
  }
}
