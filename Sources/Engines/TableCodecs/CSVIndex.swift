import Synchronization

/// Runs `count` parts of work, possibly concurrently, and returns when all are done.
package typealias ParallelWork = (_ count: Int, _ work: @Sendable @escaping (Int) -> Void) -> Void

/// The positions of the records of a file: one checkpoint per block of 32 Ki units, found in one
/// pass.
///
/// 24 bytes per block, or 0.75 MiB per GiB. The index can be used while the scan extends it:
/// ``recordCount`` never decreases, and records below it never change.
package final class CSVIndex: Sendable {
  /// A position between two lines outside quotes.
  struct Checkpoint: Equatable {
    /// Units from the start of the file.
    var offset: Int
    /// The number of records that end before it.
    var records: Int
  }

  struct State {
    var checkpoints: [Checkpoint]
    /// Line breaks before each block.
    var lineBreaks = BlockLines()
    var recordCount = 0
    var scannedEnd: Int
    var isComplete = false
    /// The first line in which quotes are literal.
    var literalFrom: Checkpoint?
    /// The position at which the scan continues, once it has begun.
    var resume: CSVIndexJoin.Position?
  }

  /// Units per block.
  let blockSize: Int
  let units: CSVUnits
  let dialect: CSVDialect
  /// The start of the first line behind preamble and header, in units.
  let dataStart: Int
  let state: Mutex<State>

  /// Makes an empty index of the data from `dataStart` on. ``scan(_:shouldContinue:)`` fills it.
  init(units: CSVUnits, dialect: CSVDialect, dataStart: Int, blockSize: Int = 32_768) {
    self.units = units
    self.dialect = dialect
    self.dataStart = dataStart
    self.blockSize = blockSize
    let first = Checkpoint(offset: dataStart, records: 0)
    state = Mutex(State(checkpoints: [first], scannedEnd: dataStart))
  }

  /// The number of records known now.
  package var recordCount: Int { state.withLock { $0.recordCount } }
  /// Whether the whole file has been scanned.
  package var isComplete: Bool { state.withLock { $0.isComplete } }
  /// The number of bytes scanned.
  package var scannedBytes: Int { state.withLock { $0.scannedEnd } * dialect.encoding.unitWidth }
  /// The byte offset of the record whose quote is not closed before the end of the file, if any.
  ///
  /// From that record on, quotes are literal, so that its lines stay readable.
  package var unclosedQuoteOffset: Int? {
    state.withLock { $0.literalFrom }.map {
      $0.offset * dialect.encoding.unitWidth
    }
  }
  /// Approximate memory, in bytes.
  package var byteSize: Int {
    state.withLock { $0.checkpoints.count * 16 + $0.lineBreaks.byteSize }
  }

  /// The checkpoint before records `rows`, and an offset behind their end.
  func span(of rows: Range<Int>) -> (start: Checkpoint, end: Int, literalFrom: Checkpoint) {
    state.withLock { state in
      let start = state.checkpoints[Self.last(state.checkpoints, atMost: rows.lowerBound)]
      let next = Self.last(state.checkpoints, atMost: rows.upperBound - 1) + 1
      let end =
        next < state.checkpoints.count ? state.checkpoints[next].offset : state.scannedEnd
      return (start, end, state.literalFrom ?? Checkpoint(offset: .max, records: .max))
    }
  }

  /// The last checkpoint with at most `records` records before it. The first one has none.
  private static func last(_ checkpoints: [Checkpoint], atMost records: Int) -> Int {
    var low = 1
    var high = checkpoints.count
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].records <= records { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The offset behind the line end of record `row`, in units; the start of the data for row -1.
  func end(ofRecord row: Int) throws -> Int {
    guard row >= 0 else { return dataStart }
    let span = span(of: row..<row + 1)
    var offset = span.start.offset
    var records = span.start.records
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: offset >= span.literalFrom.offset))
    while offset < span.end {
      let (bytes, next) = try piece(at: offset, upTo: span.end)
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
      offset = next
    }
    return span.end
  }

  /// The next part of a pass over all units, and the start of the following one.
  ///
  /// All zeros of a long hole are equal to a scanner. Only the first ones are returned, and the
  /// rest is not read.
  func piece(at offset: Int, upTo end: Int) throws -> (bytes: [UInt8], next: Int) {
    if let hole = longHoleEnd(at: offset) {
      return ([UInt8](repeating: 0, count: Self.settlingZeros), min(hole, end))
    }
    let count = min(1 << 20, end - offset)
    return (try readUnits(offset, count), offset + count)
  }

  /// The number of zeros after which further zeros do not change a scanner's state.
  static let settlingZeros = 4

  /// The end of a hole that includes this offset, if it is long enough to be skipped.
  func longHoleEnd(at offset: Int) -> Int? {
    guard !dialect.givesZeroMeaning, let end = units.holeEnd(at: offset),
      end - offset >= 2 * blockSize, end - offset > Self.settlingZeros
    else { return nil }
    return end
  }

  /// Reads units, one byte each.
  ///
  /// - Parameter padding: How many bytes of zero follow them.
  func readUnits(_ offset: Int, _ count: Int, padding: Int = 0) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count + padding) { buffer, initialized in
      let whole = UnsafeMutableRawBufferPointer(buffer)
      try units.read(
        at: offset, into: UnsafeMutableRawBufferPointer(rebasing: whole[..<count]))
      for index in count..<count + padding { whole[index] = 0 }
      initialized = count + padding
    }
  }

  /// The line of a byte, counted from 1. Counts at most one block of units.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package func line(atByte offset: Int) throws -> Int {
    let unit = max(offset / dialect.encoding.unitWidth, 0)
    let (block, before) = state.withLock { state -> (Int, Int) in
      let block = min(max(unit - dataStart, 0) / blockSize, state.lineBreaks.end - 1)
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

/// The number of line breaks before each block. Blocks without line breaks need no memory.
struct BlockLines {
  private struct Run {
    var block: Int
    var place: Int
  }

  private var runs: [Run] = []
  private var counts: [Int] = []
  /// The first block that was not recorded.
  private(set) var end = 0

  /// Records a block, once. Blocks between the last recorded one and this one have the same count
  /// as the last.
  mutating func note(_ block: Int, _ lines: Int) {
    guard block >= end else { return }
    end = block + 1
    if counts.last == lines { return }
    let next = runs.last.map { $0.block + counts.count - $0.place }
    if next != block { runs.append(Run(block: block, place: counts.count)) }
    counts.append(lines)
  }

  /// The number of line breaks before a block below `end`.
  subscript(block: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].block <= block { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let run = runs[low - 1]
    let limit = low < runs.count ? runs[low].place : counts.count
    return counts[min(run.place + block - run.block, limit - 1)]
  }

  /// Approximate memory, in bytes.
  var byteSize: Int { counts.count * 8 + runs.count * 16 }
}

/// Counts of physical lines.
enum CSVLines {
  /// The number of line breaks.
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
