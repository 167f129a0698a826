import ColumnStorage
import RowTree
import TableValues
import TestSupport
import Testing

@testable import TableModel

/// Which key a row has, and which row has a key.
struct KeyTests {
  private func integer(_ number: Int64) -> Cell {
    Cell(.integer(number), source: Text("\(number)"))
  }

  private func text(_ text: String) -> Cell { Cell(.text(Text(text))) }

  private func key(_ cells: Cell...) -> String? { RowKey(cells: cells)?.description }

  @Test func `several key columns make the JSON array of their values`() {
    let number = integer(1)
    #expect(RowKey(cells: [number, text("Ada")]) == .text("[1,\"Ada\"]"))
    #expect(RowKey(cells: [number, .null]) == .text("[1,null]"))
    #expect(
      RowKey(cells: [text("1"), number]) == .text("[\"1\",1]"), "1 and \"1\" differ")
    #expect(
      RowKey(cells: [
        integer(99_999_999_999_999), integer(-100_000_000_000_000),
      ]) == .text("[99999999999999,\"-100000000000000\"]"))
    #expect(
      RowKey(cells: [text("a\"\\\n\u{1}é"), number])
        == .text("[\"a\\\"\\\\\\n\\u0001é\",1]"))
    let broken = Cell(.error(.doesNotParse), source: "1x")
    #expect(RowKey(cells: [broken, number]) == .text("[\"1x\",1]"))
  }

  @Test func `a single key column needs a value`() {
    #expect(RowKey(cells: [.null]) == nil)
    #expect(RowKey(cells: [text("")]) == nil)
    #expect(RowKey(cells: [integer(7)]) == .integer(7))
    #expect(RowKey(cells: [text("7")]) == .text("7"))
  }

  @Test func `an index asks every few thousand keys whether it is wanted`() throws {
    let numbers = Array(Int64(0)..<100_000)
    var texts = TextArena()
    for number in numbers { texts.append(Array("\(number)".utf8)) }
    for isText in [false, true] {
      var asked = 0
      func isUnwanted(after count: Int) throws {
        asked = 0
        let isCancelled = {
          asked += 1
          return asked > count
        }
        if isText {
          _ = try KeyIndex(texts: texts, isCancelled: isCancelled)
        } else {
          _ = try KeyIndex(integers: numbers, isCancelled: isCancelled)
        }
      }
      try isUnwanted(after: .max)
      let all = asked
      #expect(all >= numbers.count / 4096)
      for count in [0, 1, all - 1] {
        #expect(throws: TableError.self) { try isUnwanted(after: count) }
        #expect(asked == count + 1, "nothing is done after it")
      }
    }
  }

  @Test func `equal headers get ids of their own, however many there are`() {
    let names = ["a", "", "a#2", "a", "a", "column2", "a#2", "a"].map { Text($0) }
    let ids = TableSchema.ids(forHeaders: names).map { "\($0.text)" }
    #expect(ids == ["a", "column2#2", "a#2", "a#3", "a#4", "column2", "a#2#2", "a#5"])
    // In quadratic time these would take minutes.
    let many = TableSchema.ids(forHeaders: Array(repeating: "a", count: 100_000))
    #expect(Set(many).count == 100_000 && many[99_999] == ColumnID("a#100000"))
  }

  @Test func `ids are UTF-8, whatever bytes headers have`() {
    let headers: [[UInt8]] = [
      [0x6E, 0xFF], [0x6E, 0xFE], [0x6E, 0xEF, 0xBF, 0xBD], [0xC3, 0xA9], [0xE2, 0x82],
      [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98, 0x80, 0x80], [0xC0, 0xAF],
    ]
    let ids = TableSchema.ids(forHeaders: headers.map { Text($0) })
    #expect(
      ids.map(\.text) == [
        "n\u{FFFD}", "n\u{FFFD}#2", "n\u{FFFD}#3", "é", "\u{FFFD}\u{FFFD}",
        "\u{FFFD}\u{FFFD}#2", "\u{FFFD}\u{FFFD}\u{FFFD}", "😀\u{FFFD}", "\u{FFFD}\u{FFFD}#3",
      ])
    for seed in 0..<(TestSettings.seedCount(100)) {
      var random = SeededGenerator(seed: UInt64(seed))
      let letters: [UInt8] = [0x61, 0x80, 0xC3, 0xA9, 0xF0, 0x9F, 0xFF]
      let many = (0..<20).map { _ in
        let count = Int.random(in: 0..<4, using: &random)
        return Text((0..<count).map { _ in letters.randomElement(using: &random) ?? 0x61 })
      }
      let ids = TableSchema.ids(forHeaders: many)
      #expect(Set(ids).count == many.count, "seed \(seed)")
      #expect(ids.allSatisfy { $0.text == $0.text.repaired }, "seed \(seed)")
      // Ids given as headers stay as they are.
      #expect(TableSchema.ids(forHeaders: ids.map(\.text)) == ids, "seed \(seed)")
    }
  }

  @Test func `columns that were moved are found by number and by id`() {
    let columns = [3, 0, 2, 7].map { number in
      Column(
        number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: .text)
    }
    let schema = TableSchema(columns: columns)
    for (place, column) in columns.enumerated() {
      #expect(schema.position(of: column.number) == place)
      #expect(schema.position(of: column.id) == place)
      #expect(schema[column.number] == column)
    }
    for number in [1, 4, 100] { #expect(schema[ColumnNumber(number)] == nil) }
  }

  @Test(arguments: Seeds.all(5))
  func `an index finds every key and no other`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = (0..<300).map { _ in Int64.random(in: .min ... .max, using: &random) }
    let integers = Array(Set(numbers))
    let index = try KeyIndex(integers: integers)
    var arena = TextArena()
    for number in integers { arena.append(Array("\(number)".utf8)) }
    let texts = try KeyIndex(texts: arena)
    for (slot, number) in integers.enumerated() {
      #expect(index.slot(of: .integer(number)) == UInt32(slot))
      #expect(index.slot(of: .text(Text("\(number)"))) == nil)
      #expect(texts.slot(of: .text(Text("\(number)"))) == UInt32(slot))
      #expect(texts.key(of: UInt32(slot)) == .text(Text("\(number)")))
    }
    #expect(
      index.slot(of: .integer(integers[0] &+ 1)) == nil || integers.contains(integers[0] &+ 1))
  }

  @Test func `duplicate keys are named with their rows`() {
    #expect(
      throws: TableError.duplicateKeys([
        DuplicateKey(key: .integer(5), rows: [0, 2]), DuplicateKey(key: .integer(6), rows: [1, 3]),
      ])
    ) { _ = try KeyIndex(integers: [5, 6, 5, 6]) }
  }

  @Test func `an index of nothing finds nothing`() throws {
    #expect(try KeyIndex(integers: []).slot(of: .integer(0)) == nil)
    #expect(try KeyIndex(texts: TextArena()).slot(of: .text("")) == nil)
  }

  @Test func `given keys go on from the last and leave room for rows to come`() {
    var book = RowKeyMap(.given)
    book.giveKeys(count: 2, atLeast: 100)
    book.giveKeys(count: 1, atLeast: 50)
    book.giveKeys(count: 1, atLeast: 200)
    let slots = (0..<4).map { RowSlot.firstInserted + UInt32($0) }
    #expect(slots.map { book.key(of: $0) } == [100, 101, 102, 200].map { .integer($0) })
    for slot in slots { #expect(book.slots(of: book.key(of: slot), sourceRowCount: 9) == [slot]) }
    #expect(book.slots(of: .integer(9), sourceRowCount: 9) == [8])
    for number in [0, -1, 10, 99, 103, 199, 201, Int64.max, Int64.min] {
      #expect(book.slots(of: .integer(number), sourceRowCount: 9) == [])
    }
    #expect(book.slots(of: .text("9"), sourceRowCount: 9) == [])
  }

  @Test func `an edited key hides the one the source gave`() throws {
    var book = RowKeyMap(.columns(try KeyIndex(integers: [10, 20])))
    book.setKey(.integer(30), of: 0)
    #expect(book.slots(of: .integer(10), sourceRowCount: 2) == [])
    #expect(book.slots(of: .integer(30), sourceRowCount: 2) == [0])
    book.setKey(.integer(10), of: 0)
    #expect(book.slots(of: .integer(10), sourceRowCount: 2) == [0])
    #expect(book.slots(of: .integer(30), sourceRowCount: 2) == [])
    book.setKey(.integer(20), of: 0)
    #expect(Set(book.slots(of: .integer(20), sourceRowCount: 2)) == [0, 1])
  }
}
