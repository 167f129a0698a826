import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// The rows of a table by declared section: first the declared sections in their order, including
/// empty ones, then undeclared ones by value. Within a section, rows are in source order.
package struct SectionRows: Sendable {
  /// The keys of the sections. For rows whose section cannot be read, the key is an error.
  package let keys: [CellValue]
  /// The number of rows of each section.
  package let counts: [Int]
  /// The rows, section by section.
  package let slots: [UInt32]

  /// Groups the rows of a table. Without declared sections, all rows are in no section. O(n log n).
  /// May block.
  ///
  /// - Parameter isCancelled: After a cancellation nothing is grouped.
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

  /// For each of the rows the index of its section.
  package var places: [Int] {
    counts.enumerated().flatMap { [Int](repeating: $0.offset, count: $0.element) }
  }
}
