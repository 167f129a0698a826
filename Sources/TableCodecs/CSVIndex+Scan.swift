import Synchronization

extension CSVIndex {
  /// Scans the file to its end, publishing after every round.
  ///
  /// A round is cut in two stretches that `parallel` may run at once; blocks are scanned for both
  /// states they may begin in and joined in order. A block where parity does not decide is scanned
  /// again byte by byte. One thread at a time may call it; reads go on meanwhile.
  ///
  /// - Parameters:
  ///   - parallel: Runs the stretches; by default one after another.
  ///   - shouldContinue: Asked after every round with the count of records known; false stops, and
  ///     a later call goes on.
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
        // Nothing of it is read.
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

  /// Scans two stretches of blocks, at once if `parallel` wants.
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
      // The two units before a block tell whether its first line is blank and may open a quote.
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

/// Where the stretches of a round leave their results.
private final class CSVStretchResults: Sendable {
  let parts = Mutex<[Result<[CSVBlockScan], any Error>]>([.success([]), .success([])])
}

/// Joins scanned blocks in order; stands at a border of blocks, or where quotes became ordinary.
struct CSVIndexJoin {
  /// How far a scan has come.
  struct Position {
    /// The next unit to take in.
    var offset: Int
    /// The exact state there; between quotes or not is known even when the rest is not.
    var scanner: CSVLineScanner
    /// Whether the state is to be read from the bytes before `offset`.
    var isUnsettled = false
    /// Whether the unit before `offset` is a quote that is an ordinary byte.
    var isBehindLiteralQuote = false
    /// How many records end before `offset`.
    var records = 0
    /// How many line breaks there are before `offset`; -1 before the data has begun.
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

  /// Goes on where the index stands.
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

  /// The next unit to take in.
  var offset: Int { position.offset }
  /// Whether quotes are ordinary bytes from here on.
  var isLiteral: Bool { literalFrom != nil }

  /// The block that the next unit lies in.
  var block: (number: Int, offset: Int) {
    let number = (offset - index.dataStart) / index.blockSize
    return (number, index.dataStart + number * index.blockSize)
  }

  /// Takes in a block that was scanned by parity, if that decides here; else scans it exactly.
  mutating func add(_ scan: CSVBlockScan) throws {
    let isQuoted = position.scanner.isQuoted
    let side = isQuoted ? scan.inside : scan.outside
    // Behind a quote that is an ordinary byte, parity would let the next quote open.
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

  /// Reads the exact state behind a block that was scanned by parity from its last units.
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
    } else if let byte = last.last, UInt16(byte) == grammar.quote {
      state = .quoteInQuoted
    } else if last.last == 0x0D, last.count == 1 || last[0] == 0x0A {
      state = .carriageAtStart
    }
    position.scanner = CSVLineScanner(grammar, state: state)
  }

  /// Scans up to the end of the block byte by byte.
  mutating func addExactly() throws {
    try settle()
    try beginBlock()
    let end = min(block.offset + index.blockSize, index.units.count)
    let bytes = try index.readUnits(offset, end - offset)
    let before = position.scanner.lineBreaks
    var first: CSVIndex.Checkpoint?
    bytes.withUnsafeBufferPointer { buffer in
      var inner = 0
      while let lineEnd = position.scanner.nextEnd(buffer, from: inner) {
        if position.scanner.isRecord { position.records += 1 }
        if first == nil {
          first = CSVIndex.Checkpoint(offset: offset + lineEnd, records: position.records)
        }
        inner = lineEnd
      }
    }
    if let first { note(first.offset, first.records) }
    position.lines += position.scanner.lineBreaks - before
    position.offset = end
    let endsInQuote = bytes.last.map { UInt16($0) == position.scanner.grammar.quote } == true
    position.isBehindLiteralQuote = position.scanner.state == .unquoted && endsInQuote
  }

  /// Passes over the whole blocks of a hole that begins here, without reading them; false where
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

  /// Notes how many lines lie before the block, once.
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

  /// Ends the scan: takes in an open last line, or begins again without quotes at the last line
  /// that began before a quote was left open.
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

  /// Makes what was found visible.
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
