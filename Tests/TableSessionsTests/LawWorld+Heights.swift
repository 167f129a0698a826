import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import UnicodeTables
import ViewportLayout

@testable import TableModel
@testable import ViewModel

extension LawWorld {
  /// Lays a view out in some way, or not.
  mutating func layOut(_ name: String, _ random: inout SeededGenerator) {
    var rules = LayoutRules(metrics: TextMetrics(.cells(TerminalCells())))
    let width = Double.random(in: 1...3, using: &random).rounded()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: rules.sizing.maximum = width
    case 1:
      rules.columns[ColumnNumber(1)] = SizingRule()
      rules.columns[ColumnNumber(1)]?.mode = .fixed(1)
    default: rules.sizing.mode = .fixed(width)
    }
    var sizing = RowSizing()
    sizing.wraps = Int.random(in: 0..<6, using: &random) > 0
    sizing.height = Int.random(in: 0..<6, using: &random) == 0 ? 7 : nil
    sizing.linesMax = Bool.random(using: &random) ? 2 : nil
    sizing.spacing = Bool.random(using: &random) ? 0.5 : 0
    sizing.minimum = Bool.random(using: &random) ? 2 : 0
    rules.rows = Int.random(in: 0..<12, using: &random) == 0 ? nil : sizing
    if Int.random(in: 0..<4, using: &random) == 0 {
      var items = ItemSizing()
      items.direction = Bool.random(using: &random) ? .wrapped : .horizontal
      items.width = 3
      items.perLine = Bool.random(using: &random) ? [2, 1] : []
      rules.frame = 10
      rules.items = items
    }
    let laidOut = rules
    trace.append("layout of \(name): \(rules.sizing) \(String(describing: rules.rows))")
    trace.append("items of \(name): \(String(describing: rules.items))")
    table.view(name) { $0.layout = laidOut }
  }

  /// The heights kept in steps are those made anew, and the page is a part of them.
  mutating func checkHeights(_ name: String, _ snapshot: ViewSnapshot) {
    guard var measuring = EntryMeasuring(snapshot) else {
      if snapshot.axis != nil { problems.append("heights of \(name) that nobody asked for") }
      return
    }
    guard let axis = snapshot.axis, let heights = snapshot.heights else {
      return problems.append("view \(name) has no heights")
    }
    let count = snapshot.sections?.entryCount ?? snapshot.order.count
    problems += heights.entries.checkInvariants()
    if heights.entries.count != count || axis.count != snapshot.pageEntryCount {
      return problems.append("view \(name) has heights of \(heights.entries.count) entries")
    }
    guard snapshot.table.isComplete else { return }
    var rows = RowSizes(standard: measuring.standard)
    let slots = snapshot.order.slots(in: 0..<snapshot.order.count)
    for (slot, size) in zip(slots, measuring.sizes(of: slots, mayBlock: true) ?? []) {
      guard let size else { continue }
      _ = rows.set(size, of: slot)
    }
    let fresh = ExtentTree(runs: measuring.runs(rows, in: 0..<count)).runs(in: 0..<count)
    let kept = heights.entries.runs(in: 0..<count)
    if kept != fresh { problems.append("heights of \(name): \(kept), fresh \(fresh)") }
    if heights.isEstimate { problems.append("measured heights of \(name) are told as estimates") }
    if let rules = measuring.itemRules {
      let isSame = measuring.flow(rows, by: rules) == axis.flow
      if !isSame { problems.append("items of \(name) are not those made anew") }
      return
    }
    let told = axis.runs(in: 0..<axis.count).reduce(0) { $0 + LayoutLength($1.count) * $1.extent }
    let spaces = LayoutLength(max(0, axis.count - 1)) * heights.spacing
    if axis.extent != told + spaces { problems.append("the page of \(name) is not its entries") }
  }
}
