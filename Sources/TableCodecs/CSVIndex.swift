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
    var lineBreaks = BlockLines()
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
    state.withLock { $0.checkpoints.count * 16 + $0.lineBreaks.byteSize }
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

  /// The next piece of a pass over all units, and where the one behind it begins.
  ///
  /// The zeros of a long hole are all alike to a scanner: its first ones stand for the rest, which
  /// nobody reads.
  func piece(at offset: Int, upTo end: Int) throws -> (bytes: [UInt8], next: Int) {
    if let hole = longHoleEnd(at: offset) {
      return ([UInt8](repeating: 0, count: Self.settlingZeros), min(hole, end))
    }
    let count = min(1 << 20, end - offset)
    return (try readUnits(offset, count), offset + count)
  }

  /// So many zeros bring a scanner into the state that further zeros leave as it is.
  static let settlingZeros = 4

  /// Where a hole ends, if it begins here or before and is worth being passed over.
  func longHoleEnd(at offset: Int) -> Int? {
    guard !dialect.givesZeroMeaning, let end = units.holeEnd(at: offset),
      end - offset >= 2 * blockSize, end - offset > Self.settlingZeros
    else { return nil }
    return end
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

/// How many line breaks lie before each block; blocks that add none take no room.
struct BlockLines {
  private struct Run {
    var block: Int
    var place: Int
  }

  private var runs: [Run] = []
  private var counts: [Int] = []
  /// The first block that nothing was noted of.
  private(set) var end = 0

  /// Notes a block, once; blocks between the last one noted and this one are like the last.
  mutating func note(_ block: Int, _ lines: Int) {
    guard block >= end else { return }
    end = block + 1
    if counts.last == lines { return }
    let next = runs.last.map { $0.block + counts.count - $0.place }
    if next != block { runs.append(Run(block: block, place: counts.count)) }
    counts.append(lines)
  }

  /// The line breaks before a block below `end`.
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

  /// About how many bytes it takes.
  var byteSize: Int { counts.count * 8 + runs.count * 16 }
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
