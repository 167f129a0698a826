import Synchronization

extension CSVIndex {
  /// Scans the file to its end and publishes the result after every round.
  ///
  /// A round has two stretches, which `parallel` may run concurrently. Blocks are scanned for both
  /// states in which they may begin, and joined in order. A block for which parity is not
  /// sufficient is scanned again byte by byte. Only one thread at a time may call it; reads may run
  /// concurrently.
  ///
  /// - Parameters:
  ///   - parallel: Runs the stretches; by default one after another.
  ///   - shouldContinue: Called after every round with the number of known records. False stops the
  ///     scan; a later call continues it.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package func scan(
    _ parallel: ParallelWork = { count, work in for index in 0..<count { work(index) } },
    shouldContinue: (Int) -> Bool = { _ in true }
  ) throws {
    var join = CSVIndexJoin(self)
    var stretch = 8
    while !isComplete {
      let firstBlock = join.block
      if join.offset >= units.count {
        try join.finish()
      } else if try join.skipHole() {
        // The block is not read at all.
      } else if dialect.allowsParityScan, firstBlock.offset == join.offset {
        let rounds = try scanStretches(from: firstBlock.number, blocks: stretch, join, parallel)
        for scan in rounds { try join.add(scan) }
        stretch = min(stretch * 4, 128)
      } else {
        for _ in 0..<stretch where join.offset < units.count { try join.addExactly() }
      }
      try join.publish()
      if !shouldContinue(recordCount) { return }
    }
  }

  /// Scans two stretches of blocks, concurrently if `parallel` does.
  private func scanStretches(
    from first: Int, blocks: Int, _ join: CSVIndexJoin, _ parallel: ParallelWork
  ) throws -> [CSVBlockScan] {
    let scanner = CSVBlockScanner(dialect.grammar(isLiteral: join.isLiteral))
    let results = CSVStretchResults()
    parallel(2) { part in
      let start = first + part * blocks
      let found = Result { try self.scanBlocks(start..<start + blocks, scanner) }
      results.parts.withLock { $0[part] = found }
    }
    return try results.parts.withLock { try $0[0].get() + $0[1].get() }
  }

  private func scanBlocks(_ blocks: Range<Int>, _ scanner: CSVBlockScanner) throws -> [CSVBlockScan]
  {
    var scans: [CSVBlockScan] = []
    let blocksPerRead = max(1, 262_144 / blockSize)
    let padding = CSVBlockScanner.padding
    var buffer = [UInt8](repeating: 0x0A, count: blocksPerRead * blockSize + 2 * padding)
    var block = blocks.lowerBound
    while block < blocks.upperBound {
      let start = dataStart + block * blockSize
      let end = min(
        units.count, dataStart + min(block + blocksPerRead, blocks.upperBound) * blockSize)
      guard start < end else { break }
      // The two units before a block decide whether its first line is blank and whether it may open
      // a quote.
      let lead = min(2, start - dataStart)
      try buffer.withUnsafeMutableBytes { bytes in
        bytes[padding - 2] = 0x0A
        bytes[padding - 1] = 0x0A
        let part = bytes[padding - lead..<padding + end - start]
        try units.read(at: start - lead, into: UnsafeMutableRawBufferPointer(rebasing: part))
      }
      buffer.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        for offset in stride(from: 0, to: end - start, by: blockSize) {
          scans.append(
            scanner.scan(base + padding + offset, count: min(blockSize, end - start - offset)))
        }
      }
      block += blocksPerRead
    }
    return scans
  }
}

/// The results of the stretches of a round.
private final class CSVStretchResults: Sendable {
  let parts = Mutex<[Result<[CSVBlockScan], any Error>]>([.success([]), .success([])])
}

/// Joins scanned blocks in order. Its position is at a block border, or where quotes became
/// literal.
struct CSVIndexJoin {
  /// The position of a scan.
  struct Position {
    /// The next unit to process.
    var offset: Int
    /// The exact scanner state there. Whether it is inside quotes is known even if the rest is not.
    var scanner: CSVLineScanner
    /// Whether the rest of the state must be derived from the bytes before `offset`.
    var isUnsettled = false
    /// Whether the unit before `offset` is a literal quote.
    var isBehindLiteralQuote = false
    /// The number of records that end before `offset`.
    var records = 0
    /// The number of line breaks before `offset`; -1 before the start of the data.
    var lines = -1
  }

  private let index: CSVIndex
  private var position: Position
  private var checkpoints: [CSVIndex.Checkpoint] = []
  private var lastCheckpoint: CSVIndex.Checkpoint
  private var lineBreaks: [(block: Int, lines: Int)] = []
  private var knownLines: Int
  private var literalFrom: CSVIndex.Checkpoint?
  private var isComplete = false

  /// Continues at the index's position.
  init(_ index: CSVIndex) {
    self.index = index
    let start = CSVIndex.Checkpoint(offset: index.dataStart, records: 0)
    let begin = Position(
      offset: index.dataStart, scanner: CSVLineScanner(index.dialect.grammar(isLiteral: false)))
    (position, knownLines, lastCheckpoint, literalFrom) = index.state.withLock { state in
      let last = state.checkpoints.last ?? start
      return (state.resume ?? begin, state.lineBreaks.end, last, state.literalFrom)
    }
  }

  /// The next unit to process.
  var offset: Int { position.offset }
  /// Whether quotes are literal from here on.
  var isLiteral: Bool { literalFrom != nil }

  /// The block of the next unit.
  var block: (number: Int, offset: Int) {
    let number = (offset - index.dataStart) / index.blockSize
    return (number, index.dataStart + number * index.blockSize)
  }

  /// Adds a block that was scanned by parity, if that is sufficient here. Otherwise scans it
  /// exactly.
  mutating func add(_ scan: CSVBlockScan) throws {
    let isQuoted = position.scanner.isQuoted
    let side = isQuoted ? scan.inside : scan.outside
    // Behind a literal quote, parity would let the next quote open a field.
    guard !side.isIrregular, !position.isBehindLiteralQuote else { return try addExactly() }
    try beginBlock()
    if side.firstEnd >= 0 {
      note(offset + side.firstEnd, position.records + (side.firstEndsRecord ? 1 : 0))
    }
    position.records += side.recordEnds
    position.lines += scan.lineBreaks
    position.offset = min(offset + index.blockSize, index.units.count)
    position.scanner = CSVLineScanner(
      position.scanner.grammar, state: isQuoted != scan.flips ? .quoted : .unquoted)
    position.isUnsettled = isQuoted == scan.flips
  }

  /// Derives the exact state behind a block that was scanned by parity, from its last units.
  mutating func settle() throws {
    guard position.isUnsettled else { return }
    position.isUnsettled = false
    let grammar = position.scanner.grammar
    let first = max(index.dataStart, offset - 2)
    let last = try index.readUnits(first, offset - first)
    var state = CSVLineScanner.State.unquoted
    if last.isEmpty || last.last == 0x0A {
      state = .lineStart
    } else if last.last == grammar.delimiter {
      state = .fieldStart
    } else if last.last == 0x20, grammar.skipsBlanks {
      state = try isBehindDelimiter(grammar) ? .fieldStart : .unquoted
    } else if let byte = last.last, UInt16(byte) == grammar.quote {
      state = .quoteInQuoted
    } else if last.last == 0x0D, last.count == 1 || last[0] == 0x0A {
      state = .carriageAtStart
    }
    position.scanner = CSVLineScanner(grammar, state: state)
  }

  /// Whether the blanks before `offset` follow a delimiter or begin a line.
  private func isBehindDelimiter(_ grammar: CSVGrammar) throws -> Bool {
    var end = offset
    while end > index.dataStart {
      let start = max(index.dataStart, end - 4096)
      let bytes = try index.readUnits(start, end - start)
      if let last = bytes.last(where: { $0 != 0x20 }) {
        return last == grammar.delimiter || last == 0x0A
      }
      end = start
    }
    return true
  }

  /// Scans up to the end of the block byte by byte.
  mutating func addExactly() throws {
    try settle()
    try beginBlock()
    let end = min(block.offset + index.blockSize, index.units.count)
    let bytes = try index.readUnits(offset, end - offset)
    let before = position.scanner.lineBreaks
    var first: CSVIndex.Checkpoint?
    var last: Int?
    bytes.withUnsafeBufferPointer { buffer in
      var inner = 0
      while let lineEnd = position.scanner.nextEnd(buffer, from: inner) {
        if position.scanner.isRecord { position.records += 1 }
        if first == nil {
          first = CSVIndex.Checkpoint(offset: offset + lineEnd, records: position.records)
        }
        inner = lineEnd
        last = offset + lineEnd
      }
    }
    if let first { note(first.offset, first.records) }
    if let last, position.scanner.hasEnded, last != first?.offset {
      // What is behind the array is not read with its last elements.
      note(last, position.records)
    }
    position.lines += position.scanner.lineBreaks - before
    position.offset = end
    let endsInQuote = bytes.last.map { UInt16($0) == position.scanner.grammar.quote } == true
    position.isBehindLiteralQuote = position.scanner.state == .unquoted && endsInQuote
  }

  /// Skips the whole blocks of a hole that begins here, without reading them. Returns false if
  /// there is none.
  mutating func skipHole() throws -> Bool {
    guard block.offset == offset, let end = index.longHoleEnd(at: offset) else { return false }
    let blocks = (end - offset) / index.blockSize
    let target = end == index.units.count ? end : offset + blocks * index.blockSize
    try settle()
    try beginBlock()
    let before = position.scanner.lineBreaks
    [UInt8](repeating: 0, count: CSVIndex.settlingZeros).withUnsafeBufferPointer { zeros in
      var inner = 0
      while let lineEnd = position.scanner.nextEnd(zeros, from: inner) {
        if position.scanner.isRecord { position.records += 1 }
        note(offset + lineEnd, position.records)
        inner = lineEnd
      }
    }
    position.lines += position.scanner.lineBreaks - before
    position.offset = target
    position.isBehindLiteralQuote = false
    return true
  }

  private mutating func note(_ offset: Int, _ records: Int) {
    lastCheckpoint = CSVIndex.Checkpoint(offset: offset, records: records)
    checkpoints.append(lastCheckpoint)
  }

  /// Records the number of lines before the block, once.
  private mutating func beginBlock() throws {
    if position.lines < 0 {
      let head = try index.readUnits(0, index.dataStart)
      position.lines = head.withUnsafeBufferPointer {
        CSVLines.breaks($0, index.dialect.loneCarriageReturnEnds)
      }
    }
    guard block.number >= knownLines else { return }
    knownLines = block.number + 1
    lineBreaks.append((block.number, position.lines))
  }

  /// Ends the scan. It adds an open last line. If a quote was left open, it restarts without quotes
  /// at the line in which that quote was opened.
  mutating func finish() throws {
    try settle()
    if position.scanner.isQuoted, literalFrom == nil { return try restartWithoutQuotes() }
    if position.scanner.openLineIsRecord == true { position.records += 1 }
    isComplete = true
  }

  private mutating func restartWithoutQuotes() throws {
    var exact = CSVLineScanner(position.scanner.grammar)
    var start = lastCheckpoint
    var piece = start.offset
    while piece < index.units.count {
      let (bytes, next) = try index.piece(at: piece, upTo: index.units.count)
      bytes.withUnsafeBufferPointer { buffer in
        var inner = 0
        while let lineEnd = exact.nextEnd(buffer, from: inner) {
          start.offset = piece + lineEnd
          if exact.isRecord { start.records += 1 }
          inner = lineEnd
        }
      }
      piece = next
    }
    literalFrom = start
    position = Position(
      offset: start.offset, scanner: CSVLineScanner(index.dialect.grammar(isLiteral: true)),
      records: start.records, lines: position.lines)
    note(start.offset, start.records)
  }

  /// Publishes the result so far.
  mutating func publish() throws {
    try settle()
    index.state.withLock { state in
      state.checkpoints += checkpoints
      for (block, lines) in lineBreaks { state.lineBreaks.note(block, lines) }
      state.scannedEnd = offset
      state.recordCount = max(state.recordCount, position.records)
      state.literalFrom = literalFrom
      state.isComplete = isComplete
      state.resume = position
    }
    checkpoints = []
    lineBreaks = []
  }
}
