import RowPipeline
import RowTree
import TestSupport
import Testing

extension ModelTable {
  /// Changes something at random, and brings an order forward in both ways: without reading a
  /// device, which must be possible where nothing has to be read, and in any case.
  mutating func step(
    from previous: ViewOrderResult, _ rules: ViewRules, _ random: inout SeededGenerator,
    budget: SortBudget = SortBudget()
  ) throws -> (resident: ViewOrderResult?, result: ViewOrderResult) {
    let old = content
    let changes = change(&random)
    let resident = ViewOrderMaintainer.advanceResidently(
      previous: previous, rules: rules, from: old, to: content, sourceOrder: order,
      changes: changes, budget: budget)
    if source.isResident { #expect(resident != nil) }
    let result = try ViewOrderMaintainer.advance(
      previous: previous, rules: rules, from: old, to: content, sourceOrder: order,
      changes: changes, parallel: Parallel.inline, budget: budget, isCancelled: { false })
    return (resident, result)
  }
}
