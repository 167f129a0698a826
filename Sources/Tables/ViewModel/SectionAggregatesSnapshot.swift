import ColumnStorage
import RowPipeline
import TableValues

/// The aggregates of a view's sections, as part of its snapshot.
package struct SectionAggregatesSnapshot: Sendable {
  /// The requested aggregates, in the order of the answer.
  package var rules: [SectionAggregateRule]
  /// The known results; nil before there are any.
  package var known: SectionAggregates?
  /// Whether `known` belongs to an older state.
  package var isPending = false
  /// Why there are no results.
  package var problem: SectionAggregate.Problem?

  /// The requested aggregates, before any is computed.
  package init(rules: [SectionAggregateRule]) { self.rules = rules }

  /// The results for one section, by rule. Rules of removed columns are left out. O(rules).
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
