import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// What is compared of long texts takes no more memory than it may, and gives the same order.
struct SortMemoryTests {
  private static let rowCount = 600
  private static let textBytes = 4_000

  /// Texts that agree in nearly all they have, some of them in all.
  private func table() -> (content: TableContent, order: RowOrder, texts: [Text]) {
    var random = SeededGenerator(seed: 5)
    let texts = (0..<Self.rowCount).map { row -> Text in
      var bytes = [UInt8](repeating: 0x71, count: Self.textBytes)
      if row % 7 == 0 { bytes.removeLast(row % 14) }
      if row % 3 != 0 { bytes += "\(Int.random(in: 0..<200, using: &random))".utf8 }
      if row % 5 == 0 { bytes[Self.textBytes / 2] = 0x51 }
      return Text(bytes)
    }
    let source = MemorySource(
      types: [.text], rows: texts.map { [Cell(.text($0))] }, chunkRows: 50, isResident: true)
    let schema = TableSchema(
      columns: [Column(number: ColumnNumber(0), id: "t", title: "", type: .text)])
    let content = TableContent(
      schema: schema, source: source, cache: ChunkCache(budget: 1 << 20))
    return (content, RowOrder(runs: [SlotRun(start: 0, count: Self.rowCount)]), texts)
  }

  @Test(
    arguments: [
      CellComparator(.value), CellComparator(.natural), CellComparator(.semver),
      CellComparator(.list(["q"])),
      CellComparator(.text, foldsCase: true),
      CellComparator(.natural, foldsCase: true, ignoresDiacritics: true),
    ], [SortKey.Direction.ascending, .descending])
  func `keys of long texts are bounded`(
    _ comparator: CellComparator, _ direction: SortKey.Direction
  ) throws {
    let (content, order, _) = table()
    let rules = ViewRules(
      sort: [SortKey(column: ColumnNumber(0), direction: direction, comparator: comparator)])
    var budget = SortBudget()
    budget.account = MemoryAccount()
    budget.textBytesMax = 1 << 20
    let whole = try build(content, order, rules, budget)
    let wholePeak = budget.account.peak(.sorting)
    #expect(budget.account[.sorting] == 0)
    budget.account = MemoryAccount()
    budget.keyBytes = 64 << 10
    let bounded = try build(content, order, rules, budget)
    #expect(bounded == whole)
    #expect(budget.account[.sorting] == 0)
    // The beginnings twice, while they are put together, and what rows take whatever they hold.
    #expect(budget.account.peak(.sorting) <= 3 * budget.keyBytes + Self.rowCount * 64)
    #expect(wholePeak > 4 * budget.account.peak(.sorting))
  }

  private func build(
    _ content: TableContent, _ order: RowOrder, _ rules: ViewRules, _ budget: SortBudget
  ) throws -> [UInt32] {
    let result = try ViewOrderBuilder.build(
      content: content, sourceOrder: order, rules: rules, parallel: Parallel.inline,
      budget: budget, isCancelled: { false })
    return result.order.slots(in: 0..<result.order.count)
  }

  @Test func `texts that agree to the end keep their order`() throws {
    let (content, order, texts) = table()
    var budget = SortBudget()
    budget.keyBytes = 20 << 10
    budget.account = MemoryAccount()
    let rules = ViewRules(sort: [SortKey(column: ColumnNumber(0))])
    let expected = texts.indices.sorted {
      texts[$0] == texts[$1] ? $0 < $1 : texts[$0] < texts[$1]
    }
    #expect(try build(content, order, rules, budget) == expected.map { UInt32($0) })
  }
}
