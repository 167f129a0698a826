import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// The rows of a table by its declared sections: those first, in their order and also without rows,
/// then those that are not declared, by value; within each the rows in source order.
package struct SectionRows: Sendable {
  /// What names the sections; an error for the rows of which the column does not tell.
  package let keys: [CellValue]
  /// How many rows each section has.
  package let counts: [Int]
  /// The rows, section by section.
  package let slots: [UInt32]

  /// Groups the rows of a table; without declared sections all are in none. O(n log n); may block.
  ///
  /// - Parameter isCancelled: Where it was, nothing is grouped.
  package init(_ table: TableState, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    guard let sections = table.sections, table.content.schema[sections.column] != nil,
      let result = try? ViewOrderBuilder.build(
        content: table.content, sourceOrder: table.order,
        rules: ViewRules(sections: [sections.level]), parallel: Parallel.inline,
        isCancelled: isCancelled),
      let index = result.sections
    else {
      keys = []
      counts = []
      slots = table.order.slots(in: 0..<table.order.count)
      return
    }
    let outermost = index.outermost
    keys = outermost.map(\.value)
    counts = outermost.map(\.rowCount)
    slots = result.order.slots(in: 0..<result.order.count)
  }

  /// The rows of some sections. O(sections + rows).
  func slots(where isWanted: (CellValue) -> Bool) -> [UInt32] {
    var found: [UInt32] = []
    var start = 0
    for (key, count) in zip(keys, counts) {
      if isWanted(key) { found += slots[start..<start + count] }
      start += count
    }
    return found
  }

  /// For each of the rows the place of its section.
  package var places: [Int] {
    counts.enumerated().flatMap { [Int](repeating: $0.offset, count: $0.element) }
  }
}
