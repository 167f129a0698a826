import TableValues
import TestSupport
import Testing

@testable import EditJournal

/// What leads to the first record, and backups.
struct JournalBeginningTests {
  private static func beginning(_ random: inout SeededGenerator) -> JournalBeginning {
    var beginning = JournalBeginning()
    beginning.predecessor = random.next()
    beginning.predecessorEntries = 3
    beginning.clean = 2
    beginning.others = [[3: true], [7: false, 16: false], [:]]
    beginning.parts = [record(&random)]
    (beginning.savedParts, beginning.lostSteps) = (1, 3)
    beginning.record = record(&random)
    beginning.steps = (1...20).map { number in
      let cell = CellChange(
        slot: UInt32(number), before: Cell(.integer(1)), after: number % 2 == 0 ? nil : .null)
      var traits = RowTraits()
      traits.kind = "note"
      let changes: [TableChange] = [
        .cells(column: ColumnNumber(1), [cell, CellChange(slot: 90, before: nil, after: .null)]),
        .rows(.revive([4, 2])), .rows(.remove([7])),
        .rows(
          .move(
            there: [RowPlacement(slot: 1, after: nil)], back: [RowPlacement(slot: 1, after: 5)])),
        .traits([TraitsChange(slot: 3, before: nil, after: traits)]),
      ]
      return KeptStep(
        number: number, label: number == 1 ? nil : "Step", author: "me", cause: .setRows,
        isDone: number < 15, records: [changes, []])
    }
    return beginning
  }

  private static func record(_ random: inout SeededGenerator) -> JournalRecord {
    while true {
      if case .edit(let record, let count) = SampleJournal.entry(&random) {
        return JournalRecord(record, insertedCount: count)
      }
    }
  }

  private static func backup(
    _ beginning: JournalBeginning
  ) throws -> (bytes: [UInt8], header: JournalHeader) {
    let header = try SampleJournal(count: 0, seed: 1).header
    var writer = JournalWriter(id: header.id)
    var bytes = JournalFormat.beginning(header, isBackup: true)
    bytes += try writer.origin(
      JournalOrigin(kind: .inline, request: "{}", content: Array("a,b\n".utf8)))
    bytes += try writer.beginning(beginning)
    return (bytes + writer.end(), header)
  }

  /// The bytes of a beginning, by which two are compared.
  private static func encoded(_ beginning: JournalBeginning?) throws -> [[UInt8]] {
    guard let beginning else { return [] }
    return try beginning.parts.map { try JournalPiece.part($0).encoded() }
      + [JournalPiece.beginning(beginning).encoded()]
  }

  @Test(arguments: Seeds.all(10))
  func `a backup gives its beginning back, and is read as a whole only`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let beginning = Self.beginning(&random)
    let (bytes, header) = try Self.backup(beginning)
    let content = try JournalContent(bytes, isBackup: true)
    #expect(content.header == header && content.hasEnd && content.lostBytes == 0)
    #expect(try Self.encoded(content.beginning) == Self.encoded(beginning))
    let step = try #require(content.beginning?.steps.first)
    guard case .cells(_, let cells) = step.records[0][0] else {
      Issue.record("a step has lost its cells")
      return
    }
    #expect(cells[0].before == Cell(.integer(1)) && cells[0].after == .null)
    #expect(content.origin?.content == Array("a,b\n".utf8))
    for size in 0..<bytes.count {
      let cut = try? JournalContent(Array(bytes[..<size]), isBackup: true)
      try #require(cut?.hasEnd != true)
    }
    for place in bytes.indices where place >= JournalFormat.mark.count + 4 {
      var flipped = bytes
      flipped[place] ^= UInt8.random(in: 1...255, using: &random)
      let read = try? JournalContent(flipped, isBackup: true)
      try #require(read?.hasEnd != true || read?.lostBytes != 0)
    }
  }

  @Test func `the frame of a beginning stands before all entries`() throws {
    var random = SeededGenerator(seed: 1)
    var beginning = Self.beginning(&random)
    (beginning.parts, beginning.savedParts) = ([], 0)
    let header = try SampleJournal(count: 0, seed: 1).header
    var writer = JournalWriter(id: header.id, hasBeginning: true)
    let bytes =
      try JournalFormat.beginning(header) + beginning.frames(journal: header.id)
      + writer.entry(.reverted)
    let content = try JournalContent(bytes)
    #expect(content.lostBytes == 0 && content.entries.count == 1)
    #expect(try Self.encoded(content.beginning) == Self.encoded(beginning))
  }

  /// The changes of records one after another, each with one cell, row or property.
  private static func single(_ records: [JournalRecord]) throws -> [[UInt8]] {
    try records.flatMap { record in
      try record.record.changes.flatMap { change -> [[UInt8]] in
        let parts: [TableChange]
        switch change {
        case .cells(let column, let cells): parts = cells.map { .cells(column: column, [$0]) }
        case .rows(.remove(let slots)): parts = slots.map { .rows(.remove([$0])) }
        case .traits(let list): parts = list.map { .traits([$0]) }
        default: parts = [change]
        }
        return try parts.map { part in
          var encoder = ByteEncoder()
          encoder.count(record.insertedCount)
          try encoder.change(part)
          return encoder.bytes
        }
      }
    }
  }

  @Test(arguments: Seeds.all(6))
  func `a record that is too large for a frame is divided, and says the same`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var beginning = Self.beginning(&random)
    if seed % 2 == 0 { (beginning.parts, beginning.savedParts) = ([], 0) }
    let cells = (0..<200).map { place in
      CellChange(
        slot: UInt32.random(in: 0..<50, using: &random), before: nil,
        after: Cell(.text(Text(String(repeating: "x", count: place % 40)))))
    }
    let large: [TableChange] = [
      .cells(column: ColumnNumber(3), cells), .rows(.remove(Array(100..<300))),
      .traits((0..<90).map { TraitsChange(slot: $0, before: nil, after: RowTraits()) }),
    ]
    beginning.record = JournalRecord(
      EditRecord(changes: large, cause: .edit, historyClass: .none), insertedCount: 5)
    let header = try SampleJournal(count: 0, seed: 1).header
    var writer = JournalWriter(id: header.id, hasBeginning: true)
    let start = JournalFormat.beginning(header)
    let frames = try beginning.frames(journal: header.id, bodyBytesMax: 1500)
    let bytes = try start + frames + writer.entry(.reverted)
    let content = try JournalContent(bytes)
    #expect(content.lostBytes == 0 && content.entries.count == 1)
    let read = try #require(content.beginning)
    #expect(read.parts.count > beginning.parts.count + 3)
    let wanted = beginning.parts + [try #require(beginning.record)]
    #expect(try Self.single(read.parts + [#require(read.record)]) == Self.single(wanted))

    // Without its last frame, the parts lead to no table that there was.
    for size in stride(from: start.count, to: start.count + frames.count, by: 97) {
      let cut = try JournalContent(Array(bytes[..<size]))
      try #require(cut.beginning == nil && cut.wholeBytes == start.count)
    }
    // No byte of them is taken for another one.
    for place in stride(from: start.count, to: bytes.count, by: 101) {
      var flipped = bytes
      flipped[place] ^= UInt8.random(in: 1...255, using: &random)
      try #require(try JournalContent(flipped).lostBytes > 0)
    }
  }

  @Test func `what cannot be divided is refused`() throws {
    var random = SeededGenerator(seed: 3)
    var beginning = Self.beginning(&random)
    let text = Cell(.text(Text(String(repeating: "x", count: 2000))))
    beginning.record = JournalRecord(
      EditRecord(
        changes: [
          .cells(column: ColumnNumber(3), [CellChange(slot: 1, before: nil, after: text)])
        ], cause: .edit, historyClass: .none), insertedCount: 5)
    #expect(throws: JournalRefusal.tooLarge) {
      try beginning.frames(journal: 1, bodyBytesMax: 1500)
    }
    let awaited = CellChange(slot: 1, before: nil, after: Cell(.pending))
    beginning.record?.record.changes = [.cells(column: ColumnNumber(1), [awaited])]
    #expect(throws: JournalRefusal.noForm) { try beginning.frames(journal: 1) }
  }

  @Test func `steps without a form, and those before them, are left out`() throws {
    var random = SeededGenerator(seed: 1)
    var beginning = Self.beginning(&random)
    let awaited = CellChange(slot: 1, before: nil, after: Cell(.pending))
    beginning.steps[3].records[0] = [.cells(column: ColumnNumber(1), [awaited])]
    let numbers = try beginning.divided().steps.map(\.number)
    #expect(numbers == Array(5...20))
  }

  @Test(arguments: [1, 5] as [UInt8])
  func `journals of older versions are read`(version: UInt8) throws {
    let sample = try SampleJournal(count: 20, seed: 2, isShort: true, version: version)
    let content = try JournalContent(sample.bytes)
    #expect(content.entries.count == 20 && content.header == sample.header)
  }

  @Test func `parts that lead to the saved table are known after a division`() throws {
    var random = SeededGenerator(seed: 3)
    let cells = (0..<400).map {
      CellChange(slot: UInt32($0), before: nil, after: Cell(.text("cell")))
    }
    let large = EditRecord(
      changes: [.cells(column: ColumnNumber(0), cells)], cause: .edit, historyClass: .none)
    var beginning = Self.beginning(&random)
    beginning.parts = [JournalRecord(large, insertedCount: 0)]
    beginning.record = JournalRecord(large, insertedCount: 0)
    (beginning.savedParts, beginning.lostSteps) = (1, 2)
    let header = try SampleJournal(count: 0, seed: 1).header
    let bytes =
      try JournalFormat.beginning(header)
      + beginning.frames(journal: header.id, bodyBytesMax: 2048)
    let found = try #require(try JournalContent(bytes).beginning)
    let count = found.savedParts
    #expect(count > 1 && found.parts.count > count)
    #expect(found.lostSteps == 2 + 20 - found.steps.count)
    #expect(
      try Self.single(Array(found.parts[..<count])) == Self.single(beginning.parts))
  }

  @Test func `what a table was when its file held it is known with the steps before`() throws {
    func changesNothing(clean: Int?, _ causes: [ChangeCause]) throws -> Bool {
      let header = try SampleJournal(count: 0, seed: 1).header
      var beginning = JournalBeginning()
      beginning.clean = clean
      beginning.steps = [1, 2, 3].map { number in
        KeptStep(
          number: number, label: nil, author: nil, cause: .edit, isDone: number < 3, records: [])
      }
      var writer = JournalWriter(id: header.id, hasBeginning: true)
      var bytes = try JournalFormat.beginning(header) + beginning.frames(journal: header.id)
      for cause in causes {
        let record = EditRecord(
          changes: [], cause: cause, historyClass: cause == .edit ? .step : .none)
        bytes += try writer.entry(.edit(record, insertedCount: 0))
      }
      return try JournalContent(bytes).changesNothing
    }
    #expect(try changesNothing(clean: 2, []))
    #expect(try !changesNothing(clean: 1, []))
    #expect(try changesNothing(clean: 1, [.undo]))
    #expect(try changesNothing(clean: 3, [.redo]))
    #expect(try !changesNothing(clean: 2, [.undo]))
    #expect(try !changesNothing(clean: nil, []))
  }
}
