import Synchronization

/// Runs `count` pieces of work, perhaps at once, and returns when all are done.
package typealias ParallelWork = (_ count: Int, _ work: @Sendable @escaping (Int) -> Void) -> Void

/// Where the records of a file are: one checkpoint per block of 32 Ki units, found by one pass.
///
/// 24 bytes per block, or 0.75 MiB per GiB. The index grows while it is scanned and can be used
/// meanwhile: ``recordCount`` never falls and records below it never change.
package final class CSVIndex: Sendable {
  /// A place between two lines outside quotes.
  struct Checkpoint: Equatable {
    /// Units from the beginning of the file.
    var offset: Int
    /// How many records end before it.
    var records: Int
  }

  struct State {
    var checkpoints: [Checkpoint]
    /// Line breaks before each block.
    var lineBreaks: [Int] = []
    var recordCount = 0
    var scannedEnd: Int
    var isComplete = false
    /// From this line on quotes are ordinary bytes.
    var literalFrom: Checkpoint?
    /// Where the scan goes on, once it has begun.
    var resume: CSVIndexJoin.Position?
  }

  /// Units per block.
  let blockSize: Int
  let units: CSVUnits
  let dialect: CSVDialect
  /// Where the first line after preamble and header begins, in units.
  let dataStart: Int
  let state: Mutex<State>

  /// Begins an index of the data from `dataStart` on; ``scan(_:shouldContinue:)`` fills it.
  init(units: CSVUnits, dialect: CSVDialect, dataStart: Int, blockSize: Int = 32_768) {
    self.units = units
    self.dialect = dialect
    self.dataStart = dataStart
    self.blockSize = blockSize
    let first = Checkpoint(offset: dataStart, records: 0)
    state = Mutex(State(checkpoints: [first], scannedEnd: dataStart))
  }

  /// How many records are known now.
  package var recordCount: Int { state.withLock { $0.recordCount } }
  /// Whether the whole file has been scanned.
  package var isComplete: Bool { state.withLock { $0.isComplete } }
  /// How many bytes of the file have been scanned.
  package var scannedBytes: Int { state.withLock { $0.scannedEnd } * dialect.encoding.unitWidth }
  /// The byte offset of the record whose quote is not closed before the file ends, if there is one.
  ///
  /// From that record on quotes are ordinary bytes, so that its lines stay readable.
  package var unclosedQuoteOffset: Int? {
    state.withLock { $0.literalFrom }.map {
      $0.offset * dialect.encoding.unitWidth
    }
  }
  /// About how many bytes the index takes.
  package var byteSize: Int {
    state.withLock { $0.checkpoints.count * 16 + $0.lineBreaks.count * 8 }
  }

  /// Where to begin reading for records `rows`, and where they have certainly ended.
  func span(of rows: Range<Int>) -> (start: Checkpoint, end: Int, literalFrom: Checkpoint) {
    state.withLock { state in
      let start = state.checkpoints[Self.last(state.checkpoints, atMost: rows.lowerBound)]
      let next = Self.last(state.checkpoints, atMost: rows.upperBound - 1) + 1
      let end =
        next < state.checkpoints.count ? state.checkpoints[next].offset : state.scannedEnd
      return (start, end, state.literalFrom ?? Checkpoint(offset: .max, records: .max))
    }
  }

  /// The last checkpoint with at most `records` records before it. The first has none.
  private static func last(_ checkpoints: [Checkpoint], atMost records: Int) -> Int {
    var low = 1
    var high = checkpoints.count
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].records <= records { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The offset behind record `row`'s line end, in units; the start of the data for row -1.
  func end(ofRecord row: Int) throws -> Int {
    guard row >= 0 else { return dataStart }
    let span = span(of: row..<row + 1)
    var offset = span.start.offset
    var records = span.start.records
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: offset >= span.literalFrom.offset))
    let piece = 1 << 20
    while offset < span.end {
      let count = min(piece, span.end - offset)
      let bytes = try readUnits(offset, count)
      let found: Int? = bytes.withUnsafeBufferPointer { buffer in
        var index = 0
        while let end = scanner.nextEnd(buffer, from: index) {
          if scanner.isRecord {
            if records == row { return offset + end }
            records += 1
          }
          index = end
          // The lines behind the record with the unclosed quote are read without quotes.
          if offset + end == span.literalFrom.offset {
            scanner = CSVLineScanner(dialect.grammar(isLiteral: true))
          }
        }
        return nil
      }
      if let found { return found }
      offset += count
    }
    return span.end
  }

  func readUnits(_ offset: Int, _ count: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      try units.read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
      initialized = count
    }
  }

  /// The line a byte stands in, counted from 1; counts at most one block of units.
  package func line(atByte offset: Int) throws -> Int {
    let unit = max(offset / dialect.encoding.unitWidth, 0)
    let (block, before) = state.withLock { state -> (Int, Int) in
      let block = min(max(unit - dataStart, 0) / blockSize, state.lineBreaks.count - 1)
      return block < 0 ? (0, 0) : (block, state.lineBreaks[block])
    }
    let start = unit < dataStart || before == 0 && block == 0 ? 0 : dataStart + block * blockSize
    guard start < unit else { return before + 1 }
    let bytes = try readUnits(start, unit - start)
    return bytes.withUnsafeBufferPointer { buffer in
      (start == 0 ? 0 : before) + CSVLines.breaks(buffer, dialect.loneCarriageReturnEnds) + 1
    }
  }
}

/// Counts of physical lines.
enum CSVLines {
  /// How many line breaks there are.
  static func breaks(_ bytes: UnsafeBufferPointer<UInt8>, _ countsCarriageReturns: Bool) -> Int {
    var count = 0
    for index in bytes.indices {
      if bytes[index] == 0x0A {
        count += 1
      } else if countsCarriageReturns, bytes[index] == 0x0D {
        if index + 1 == bytes.count || bytes[index + 1] != 0x0A { count += 1 }
      }
    }
    return count
  }
}
