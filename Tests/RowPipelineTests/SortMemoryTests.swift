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
  private func table(
    textBytes: Int = textBytes
  ) -> (content: TableContent, order: RowOrder, texts: [Text]) {
    var random = SeededGenerator(seed: 5)
    let texts = (0..<Self.rowCount).map { row -> Text in
      var bytes = [UInt8](repeating: 0x71, count: textBytes)
      if row % 7 == 0 { bytes.removeLast(row % 14) }
      if row % 3 != 0 { bytes += "\(Int.random(in: 0..<200, using: &random))".utf8 }
      if row % 5 == 0 { bytes[textBytes / 2] = 0x51 }
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
    let (content, order, _) = table(textBytes: 1_000)
    let rules = ViewRules(
      sort: [SortKey(column: ColumnNumber(0), direction: direction, comparator: comparator)])
    var budget = SortBudget()
    budget.account = MemoryAccount()
    budget.textBytesMax = 1 << 20
    let whole = try build(content, order, rules, budget)
    let wholePeak = budget.account.peak(.sorting)
    #expect(budget.account[.sorting] == 0)
    budget.account = MemoryAccount()
    budget.keyBytes = 24 << 10
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

  @Test(arguments: [SortKey.Direction.ascending, .descending])
  func `rows that are placed in steps keep the beginnings of their texts`(
    _ direction: SortKey.Direction
  ) throws {
    let (old, order, texts) = table()
    let column = ColumnNumber(0)
    let rules = ViewRules(sort: [SortKey(column: column, direction: direction)])
    let previous = try ViewOrderBuilder.build(
      content: old, sourceOrder: order, rules: rules, parallel: Parallel.inline,
      isCancelled: { false })
    // Each is given the text of another one: many of them agree to the end.
    var new = old
    for slot in UInt32(0)..<400 {
      let text = Cell(.text(texts[(Int(slot) * 7 + 1) % texts.count]))
      new.setCell(text, slot: slot, column: column, revision: Revision(2))
    }
    let changes = RowChanges(changedRows: Array(0..<400), changedColumns: [column])
    var budget = SortBudget()
    budget.keyBytes = 40_000
    budget.account = MemoryAccount()
    let next = ViewOrderMaintainer.advanceResidently(
      previous: previous, rules: rules, from: old, to: new, sourceOrder: order, changes: changes,
      budget: budget)
    let slots = try #require(next).order.slots(in: 0..<Self.rowCount)
    #expect(try build(new, order, rules, SortBudget()) == slots)
    #expect(budget.account[.sorting] == 0)
    // The beginnings, and one chunk of the texts, whatever that takes.
    #expect(budget.account.peak(.sorting) <= budget.keyBytes + 2 * 50 * (Self.textBytes + 64))
    #expect(budget.account.peak(.sorting) > 0)
  }

  @Test func `sections of long texts are counted, and named where they are too much`() throws {
    let (content, order, texts) = table()
    let rules = ViewRules(sections: [SectionLevel(column: ColumnNumber(0))])
    let distinct = Set(texts)
    func build(
      _ content: TableContent, _ order: RowOrder, _ sectionBytes: Int
    ) throws -> ViewOrderResult {
      var budget = SortBudget()
      budget.account = MemoryAccount()
      budget.sectionBytes = sectionBytes
      let result = try ViewOrderBuilder.build(
        content: content, sourceOrder: order, rules: rules, parallel: Parallel.inline,
        budget: budget, isCancelled: { false })
      #expect(budget.account[.sorting] == 0)
      return result
    }
    let whole = try build(content, order, .max)
    let size = try #require(whole.sections?.byteSize)
    let textBytes = distinct.reduce(0) { $0 + $1.utf8.count }
    // The texts once each, and some hundred bytes for each section.
    #expect((textBytes...textBytes + 400 * distinct.count).contains(size))
    #expect(whole.sections?.sectionCount == distinct.count && !whole.exceedsSections)
    let cut = try build(content, order, size - 1)
    #expect(cut.sections == nil && cut.exceedsSections)
    #expect(cut.order.slots(in: 0..<600) == whole.order.slots(in: 0..<600))

    // One section more is too much; without it they fit again.
    var more = content
    let row = more.addInsertedRows(1)
    more.setCell(
      Cell(.text("a new one")), slot: row.lowerBound, column: ColumnNumber(0),
      revision: Revision(2))
    var grown = order
    grown.append(SlotRun(start: row.lowerBound, count: 1))
    var budget = SortBudget()
    budget.sectionBytes = size
    let steps = [
      (content, more, grown, RowChanges(inserted: Array(row)), true),
      (more, more, order, RowChanges(removed: Array(row)), false),
    ]
    var result = try build(content, order, size)
    #expect(!result.exceedsSections)
    for (old, new, order, changes, exceeds) in steps {
      result = try ViewOrderMaintainer.advance(
        previous: result, rules: rules, from: old, to: new, sourceOrder: order, changes: changes,
        parallel: Parallel.inline, budget: budget, isCancelled: { false })
      #expect(result.exceedsSections == exceeds && (result.sections == nil) == exceeds)
    }
  }
}
