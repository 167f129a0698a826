import TableValues
import TestSupport
import Testing

@testable import EditJournal

/// What is written is read, and what is damaged is not.
struct JournalFormatTests {
  private func bodies(_ content: JournalContent) throws -> [[UInt8]] {
    try content.entries.map { try JournalPiece.entry($0).encoded() }
  }

  @Test(arguments: Seeds.all(20))
  func `a journal gives its entries back`(seed: UInt64) throws {
    let sample = try SampleJournal(count: 200, seed: seed)
    let content = try JournalContent(sample.bytes)
    #expect(content.header == sample.header)
    #expect(try bodies(content) == sample.bodies)
    #expect(content.lostBytes == 0 && content.wholeBytes == sample.bytes.count)
  }

  @Test func `a journal cut at any byte has the entries before it`() throws {
    let sample = try SampleJournal(count: 200, seed: 1, isShort: true)
    let start = JournalFormat.beginning(sample.header).count
    for size in 0..<sample.bytes.count {
      let cut = Array(sample.bytes[..<size])
      guard size >= start else {
        #expect(throws: JournalProblem.damaged) { try JournalContent(cut) }
        continue
      }
      let content = try JournalContent(cut)
      let count = sample.ends.prefix { $0 <= size }.count
      try #require(content.entries.count == count)
      try #require(content.wholeBytes == (count == 0 ? start : sample.ends[count - 1]))
      try #require(content.lostBytes == size - content.wholeBytes)
    }
  }

  @Test func `a flip of any byte ends a journal before it, or is told`() throws {
    let sample = try SampleJournal(count: 200, seed: 2, isShort: true)
    let start = JournalFormat.beginning(sample.header).count
    var random = SeededGenerator(seed: 3)
    for place in sample.bytes.indices {
      var bytes = sample.bytes
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      guard place >= start else {
        #expect(throws: JournalProblem.self) { try JournalContent(bytes) }
        continue
      }
      let content = try JournalContent(bytes)
      let count = sample.ends.prefix { $0 <= place }.count
      try #require(content.entries.count == count)
      try #require(content.lostBytes == bytes.count - content.wholeBytes)
      if let last = content.entries.last {
        try #require(try JournalPiece.entry(last).encoded() == sample.bodies[count - 1])
      }
    }
  }

  @Test func `a body that its checksum does not protect is read or refused`() throws {
    let sample = try SampleJournal(count: 60, seed: 5, isShort: true)
    for body in sample.bodies {
      for place in body.indices {
        // Lengths that are a little too large are the likely trap.
        for byte in [body[place] &+ 1, body[place] &+ 2, body[place] &- 1, 0x7F, 0xFF] {
          var changed = body
          changed[place] = byte
          _ = try? JournalPiece(decoding: changed[...])
        }
        #expect(throws: Undecodable.self) { try JournalPiece(decoding: body[..<place]) }
      }
    }
  }

  @Test func `other files, newer journals and frames of another journal are told`() throws {
    let sample = try SampleJournal(count: 3, seed: 4)
    #expect(throws: JournalProblem.foreign) { try JournalContent(Array("name,age\n1,2\n".utf8)) }
    #expect(throws: JournalProblem.damaged) { try JournalContent([]) }
    var newer = sample.bytes
    newer[JournalFormat.mark.count] = JournalFormat.version + 1
    let next = Int(JournalFormat.version) + 1
    #expect(throws: JournalProblem.newer(next)) { try JournalContent(newer) }
    #expect(throws: JournalProblem.foreign) { try JournalContent(sample.bytes, isBackup: true) }
    let other = try SampleJournal(count: 3, seed: 5)
    let mixed = sample.bytes + other.bytes[other.ends[0]...]
    #expect(try JournalContent(mixed).entries.count == 3)
    // A frame twice is one of the wrong place.
    let twice = sample.bytes + sample.bytes[sample.ends[1]...]
    #expect(try JournalContent(twice).entries.count == 3)
  }

  @Test func `a checksum is that of the standard`() {
    var checksum = Checksum()
    checksum.add(Array("123456789".utf8))
    #expect(checksum.value == 0xE306_9283)
  }

  @Test func `a hash depends on every byte and on the length`() {
    let bytes = (0..<100).map { UInt8($0) }
    func hash(_ bytes: [UInt8], by size: Int = 100) -> UInt64 {
      var hash = ContentHash()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.add(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      return hash.value
    }
    let known = hash(bytes)
    // Journals that were written before have it.
    #expect(known == 13_156_558_228_158_485_316)
    #expect(hash(bytes, by: 7) == known)
    #expect(hash(bytes + [0]) != known && hash([0] + bytes) != known)
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(hash(other) != known)
    }
  }

  @Test func `edits that lead back to the file are known`() throws {
    func changes(_ causes: [(ChangeCause, HistoryClass)]) throws -> Bool {
      let header = try SampleJournal(count: 0, seed: 1).header
      var writer = JournalWriter(id: header.id)
      var bytes = JournalFormat.beginning(header)
      for (cause, history) in causes {
        let record = EditRecord(changes: [], cause: cause, historyClass: history)
        bytes += try writer.entry(.edit(record, insertedCount: 0))
      }
      return try !JournalContent(bytes).changesNothing
    }
    #expect(try !changes([]))
    #expect(try changes([(.edit, .step)]))
    #expect(try !changes([(.edit, .step), (.undo, .none)]))
    #expect(try changes([(.edit, .step), (.undo, .none), (.redo, .none)]))
    #expect(try changes([(.edit, .none)]))
  }

  @Test func `a record that fits no frame is not written to its end`() {
    // Written to its end, it would have 64 GB.
    let cell = Cell(.text(Text([UInt8](repeating: 97, count: 1 << 16))))
    let cells = (0..<1_000_000).map { CellChange(slot: UInt32($0), before: nil, after: cell) }
    let record = EditRecord(
      changes: [.cells(column: ColumnNumber(0), cells)], cause: .edit, historyClass: .step)
    var writer = JournalWriter(id: 1)
    #expect(throws: JournalRefusal.tooLarge) {
      try writer.entry(.edit(record, insertedCount: 0))
    }
  }
}
