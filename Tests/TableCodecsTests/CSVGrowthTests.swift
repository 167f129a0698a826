import CellFormats
import ColumnStorage
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Bytes that grow.
private final class GrowingSource: ByteSource {
  private let state: Mutex<[UInt8]>

  init(_ bytes: [UInt8]) { state = Mutex(bytes) }

  var size: Int { state.withLock { $0.count } }
  var isResident: Bool { false }
  var bytes: [UInt8] { state.withLock { $0 } }

  func append(_ more: [UInt8]) { state.withLock { $0 += more } }

  func drop(to size: Int) { state.withLock { $0.removeLast($0.count - size) } }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    let part = state.withLock { Array($0[offset..<offset + buffer.count]) }
    buffer.copyBytes(from: part)
  }
}

/// A file that grows, as pieces of bytes.
private struct Growth {
  var dialect: CSVDialect
  var pieces: [[UInt8]]
  var blockSize: Int

  /// What differs between following the pieces and reading the whole; nil: nothing.
  func fault() throws -> String? {
    guard let first = pieces.first else { return nil }
    let bytes = GrowingSource(first)
    let source = make(bytes)
    try source.index.scan()
    var waiting: [UInt8] = []
    for piece in pieces.dropFirst() {
      guard source.canGrow(isWhole: false) else { return nil }
      waiting += piece
      let (old, known) = (bytes.size, bytes.bytes)
      bytes.append(waiting)
      do {
        guard let end = try source.completeEnd() else {
          bytes.drop(to: old)
          continue
        }
        waiting.removeFirst(end - old)
        bytes.drop(to: end)
      } catch is CSVLineContinued {
        // Told: the last line was a row already.
        return waiting.first == 10 && known.last != 13 ? "refused" : nil
      }
      try source.grow()
      let whole = make(MemoryByteSource(bytes.bytes))
      try whole.index.scan()
      let before = make(MemoryByteSource(known))
      try before.index.scan()
      if source.rowCount != whole.rowCount { return "\(source.rowCount) rows" }
      let rows = Array(0..<whole.rowCount)
      let requests = (0..<3).map { ColumnRequest(ColumnNumber($0), as: .values(.text)) }
      if source.cells(rows: rows, requests) != whole.cells(rows: rows, requests) {
        return "other cells"
      }
      let kept = Array(0..<before.rowCount)
      if source.cells(rows: kept, requests) != before.cells(rows: kept, requests) {
        return "a row that was there has changed"
      }
      for row in rows where try source.index.end(ofRecord: row) != whole.index.end(ofRecord: row) {
        return "another end of record \(row)"
      }
    }
    return nil
  }

  private func make(_ bytes: any ByteSource) -> CSVSource {
    CSVSource(
      bytes: bytes, dialect: dialect,
      columns: Array(repeating: CSVColumn(name: "", settings: .init(type: .text)), count: 3),
      layout: CSVLayout(header: nil, dataStart: 0), chunkRows: 4, blockSize: blockSize)
  }

  /// Growths with one piece or one byte less.
  var smaller: [Growth] {
    var found: [Growth] = []
    for place in pieces.indices {
      var other = self
      other.pieces.remove(at: place)
      found.append(other)
      for byte in pieces[place].indices {
        other = self
        other.pieces[place].remove(at: byte)
        found.append(other)
      }
    }
    return found
  }
}

struct CSVGrowthTests {
  private func growth(_ generator: inout SeededGenerator) -> Growth {
    var dialect = CSVDialect()
    if Bool.random(using: &generator) {
      dialect.loneCarriageReturnEnds = Int.random(in: 0..<4, using: &generator) == 0
      dialect.blankLinesAreRecords = Bool.random(using: &generator)
      dialect.commentPrefix = Bool.random(using: &generator) ? [0x23] : []
      dialect.escape = Bool.random(using: &generator) ? .backslash : .doubled
    }
    let texts = [
      "a", ",", "b,c", "\n", "\n", "\r\n", "\r", "\"", "\"\"", "\"x\ny\"", "#", "\\", "é", "1,2\n",
    ]
    let pieces = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
      (0..<Int.random(in: 0...8, using: &generator)).flatMap { _ in
        Array((texts.randomElement(using: &generator) ?? "").utf8)
      }
    }
    let blockSize = [1, 2, 3, 7, 64].randomElement(using: &generator) ?? 1
    return Growth(dialect: dialect, pieces: pieces, blockSize: blockSize)
  }

  @Test func `a file that grew has the records of the whole file`() throws {
    for seed in Seeds.all(3000) {
      var generator = SeededGenerator(seed: seed)
      var growth = growth(&generator)
      guard var fault = try growth.fault() else { continue }
      var isSmaller = true
      while isSmaller {
        isSmaller = false
        for smaller in growth.smaller {
          guard let next = try smaller.fault() else { continue }
          (growth, fault, isSmaller) = (smaller, next, true)
          break
        }
      }
      let shown = growth.pieces.map { String(decoding: $0, as: UTF8.self).debugDescription }
      Issue.record("seed \(seed), block \(growth.blockSize): \(fault): \(shown) \(growth.dialect)")
      return
    }
  }

  @Test func `an unfinished line waits, and only appended bytes are read`() throws {
    let bytes = GrowingSource(Array(String(repeating: "a,b,c\n", count: 1000).utf8))
    let source = CSVSource(
      bytes: bytes, dialect: CSVDialect(),
      columns: Array(repeating: CSVColumn(name: "", settings: .init(type: .text)), count: 3),
      layout: CSVLayout(header: nil, dataStart: 0))
    try source.index.scan()
    let old = bytes.size
    bytes.append(Array("d,\"e\nf".utf8))
    #expect(try source.completeEnd() == nil)
    bytes.append(Array("\",g\nh".utf8))
    let end = try #require(try source.completeEnd())
    #expect(end == old + 10)
    bytes.drop(to: end)
    try source.grow()
    #expect(source.rowCount == 1001)
    let cell = source.cells(rows: [1000], [ColumnRequest(ColumnNumber(1), as: .values(.text))])
    #expect(cell[0][0] == Cell(.text("e\nf")))
  }
}
