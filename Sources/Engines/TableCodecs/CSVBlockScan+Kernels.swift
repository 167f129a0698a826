/// The result of scanning one block of bytes, for both states in which it may begin: outside quotes
/// and inside.
///
/// Blocks are scanned before their initial state is known. The join chooses one of the two results.
struct CSVBlockScan: Equatable {
  /// The result for one initial state.
  struct Side: Equatable {
    /// The number of records that end in the block.
    var recordEnds = 0
    /// The index behind the first line end outside quotes, or -1.
    var firstEnd = -1
    /// Whether that line end ends a record and not a blank line.
    var firstEndsRecord = false
    /// Whether a quote would open that is not at the start of a field. Parity is then not
    /// sufficient, and the exact scanner is needed.
    var isIrregular = false
  }

  /// The result if the block begins outside quotes.
  var outside = Side()
  /// The result if it begins inside quotes.
  var inside = Side()
  /// Whether the number of quotes is odd, so that the next block begins in the other state.
  var flips = false
  /// The number of line feeds, including those inside quotes.
  var lineBreaks = 0
}

/// Scans a block by the parity of quotes, 64 or 256 bytes at a time.
///
/// Most runs have neither a quote nor a blank line, so only their line feeds are counted. Others
/// become bit masks: a prefix exclusive-or over the quotes separates inside from
/// outside (Langdale, Lemire, "Parsing gigabytes of JSON per second", 2019).
struct CSVBlockScanner {
  private let delimiter: UInt8
  private let quote: UInt8
  private let hasQuote: Bool
  private let blankLinesAreRecords: Bool
  private let skipsBlanks: Bool

  /// The number of readable bytes required before and behind a block.
  static let padding = 64

  init(_ grammar: CSVGrammar) {
    delimiter = grammar.delimiter
    hasQuote = grammar.quote < 256
    quote = hasQuote ? UInt8(truncatingIfNeeded: grammar.quote) : 0
    blankLinesAreRecords = grammar.blankLinesAreRecords
    skipsBlanks = grammar.skipsBlanks
  }

  /// Scans `count` bytes at `block`. At least ``padding`` bytes before and behind must be readable.
  /// The two bytes before the block are those that precede it in the data, or line feeds at the
  /// start of the data.
  func scan(_ block: UnsafePointer<UInt8>, count: Int) -> CSVBlockScan {
    var scan = CSVBlockScan()
    var isInside = false
    var index = 0
    while index < count {
      let side = isInside ? scan.inside : scan.outside
      if side.firstEnd >= 0, index &+ 256 <= count,
        let feeds = plainLineFeeds(block + index, parts: 16)
      {
        if isInside { scan.inside.recordEnds &+= feeds } else { scan.outside.recordEnds &+= feeds }
        scan.lineBreaks &+= feeds
        index &+= 256
        continue
      }
      let isWhole = index &+ 64 <= count
      if isWhole, let feeds = plainLineFeeds(block + index, parts: 4) {
        if feeds > 0 {
          if isInside {
            note(block, index, feeds, &scan.inside)
          } else {
            note(block, index, feeds, &scan.outside)
          }
          scan.lineBreaks &+= feeds
        }
      } else {
        mark(block, index, min(64, count &- index), &isInside, &scan)
      }
      index &+= 64
    }
    scan.flips = isInside
    return scan
  }

  /// The number of line feeds in some parts of 16 bytes, or nil if there is a quote or a blank line
  /// among them.
  ///
  /// - Parameter parts: At most 16. Without blank lines, half of their bytes are line feeds at most,
  ///   so that the number fits a byte.
  @inline(__always)
  private func plainLineFeeds(_ bytes: UnsafePointer<UInt8>, parts: Int) -> Int? {
    // The carriage return of a blank line may be the last byte before these.
    if bytes[0] == 0x0A, bytes[-1] == 0x0D, bytes[-2] == 0x0A { return nil }
    let raw = UnsafeRawPointer(bytes)
    var special = SIMD16<UInt8>(repeating: 0)
    var feeds = SIMD16<UInt8>(repeating: 0)
    let quotes = SIMD16<UInt8>(repeating: quote)
    let quoteBits = SIMD16<UInt8>(repeating: hasQuote ? 0xFF : 0)
    for part in 0..<parts {
      let here = raw.loadUnaligned(fromByteOffset: part &* 16, as: SIMD16<UInt8>.self)
      let before = raw.loadUnaligned(fromByteOffset: part &* 16 &- 1, as: SIMD16<UInt8>.self)
      let feed = bits(here .== SIMD16(repeating: 0x0A))
      let carriage = bits(here .== SIMD16(repeating: 0x0D))
      let afterFeed = bits(before .== SIMD16(repeating: 0x0A))
      special |= (bits(here .== quotes) & quoteBits) | ((feed | carriage) & afterFeed)
      feeds = feeds &- feed
    }
    let halves = unsafeBitCast(special, to: SIMD2<UInt64>.self)
    if halves[0] | halves[1] != 0 { return nil }
    // The sum of all lanes is the top byte of the product.
    let sums = unsafeBitCast(feeds, to: SIMD2<UInt64>.self)
    let lanes = sums[0] &+ sums[1]
    return Int(truncatingIfNeeded: (lanes &* 0x0101_0101_0101_0101) >> 56)
  }

  @inline(__always)
  private func bits(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD16<UInt8> {
    unsafeBitCast(mask, to: SIMD16<UInt8>.self)
  }

  /// Records the line feeds of a run without quotes and blank lines.
  @inline(__always)
  private func note(
    _ block: UnsafePointer<UInt8>, _ index: Int, _ feeds: Int, _ side: inout CSVBlockScan.Side
  ) {
    side.recordEnds &+= feeds
    guard side.firstEnd < 0 else { return }
    var end = index
    while block[end] != 0x0A { end &+= 1 }
    side.firstEnd = end &+ 1
    side.firstEndsRecord = true
  }

  /// Scans up to 64 bytes by masks.
  private func mark(
    _ block: UnsafePointer<UInt8>, _ index: Int, _ count: Int, _ isInside: inout Bool,
    _ scan: inout CSVBlockScan
  ) {
    let bytes = block + index
    let valid: UInt64 = count == 64 ? .max : (1 << UInt64(count)) &- 1
    let feeds = mask(bytes, 0x0A) & valid
    let carriages = mask(bytes, 0x0D) & valid
    let quotes = hasQuote ? mask(bytes, quote) & valid : 0
    let before = bytes[-1]
    let twoBefore: UInt64 = bytes[-2] == 0x0A ? 1 : 0
    let afterFeed = feeds << 1 | (before == 0x0A ? 1 : 0)
    let afterCarriage = carriages << 1 | (before == 0x0D ? 1 : 0)
    let blank = feeds & (afterFeed | (afterCarriage & (afterFeed << 1 | twoBefore)))
    let inside = prefixParity(quotes) ^ (isInside ? .max : 0)
    let records = blankLinesAreRecords ? feeds : feeds & ~blank
    if quotes != 0 {
      let opensAfter = before == delimiter || before == 0x0A || before == quote
      let delimiters = mask(bytes, delimiter) & valid
      var mayOpen = (delimiters | feeds | quotes) << 1 | (opensAfter ? 1 : 0)
      if skipsBlanks { mayOpen |= behindBlanks(block, index, delimiters | feeds, valid) }
      if quotes & inside & ~mayOpen != 0 { scan.outside.isIrregular = true }
      if quotes & ~inside & ~mayOpen != 0 { scan.inside.isIrregular = true }
    }
    note(feeds & ~inside, records & ~inside, index, &scan.outside)
    note(feeds & inside, records & inside, index, &scan.inside)
    scan.lineBreaks &+= feeds.nonzeroBitCount
    if quotes.nonzeroBitCount & 1 == 1 { isInside.toggle() }
  }

  /// One bit for each byte behind the blanks that follow a delimiter or a line feed.
  ///
  /// Adding the first blank of a run to the run carries to the byte behind it. A run that reaches
  /// back to the beginning of the block is not looked at further: the exact scanner reads such blocks.
  private func behindBlanks(
    _ block: UnsafePointer<UInt8>, _ index: Int, _ ends: UInt64, _ valid: UInt64
  ) -> UInt64 {
    let blanks = mask(block + index, 0x20) & valid
    var before = index - 1
    while before >= 0, block[before] == 0x20 { before -= 1 }
    let opensAfter = block[before] == delimiter || block[before] == 0x0A
    let starts = (ends << 1 | (opensAfter ? 1 : 0)) & blanks
    return (blanks &+ starts) & ~blanks
  }

  @inline(__always)
  private func note(
    _ ends: UInt64, _ records: UInt64, _ index: Int, _ side: inout CSVBlockScan.Side
  ) {
    side.recordEnds &+= records.nonzeroBitCount
    guard side.firstEnd < 0, ends != 0 else { return }
    let bit = ends.trailingZeroBitCount
    side.firstEnd = index &+ bit &+ 1
    side.firstEndsRecord = records >> UInt64(bit) & 1 == 1
  }

  /// One bit for each of 64 bytes: whether it equals `byte`.
  @inline(__always)
  private func mask(_ bytes: UnsafePointer<UInt8>, _ byte: UInt8) -> UInt64 {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var mask: UInt64 = 0
    for part in 0..<8 {
      let word = UnsafeRawPointer(bytes).loadUnaligned(
        fromByteOffset: part &* 8, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ pattern
      let equal = ~(((difference & low) &+ low) | difference | low)
      // Gathers the top bits of eight bytes into one byte.
      let gathered = ((equal >> 7) &* 0x0102_0408_1020_4080) >> 56
      mask |= gathered << UInt64(part &* 8)
    }
    return mask
  }

  /// Bit i is the parity of the bits 0...i.
  @inline(__always)
  private func prefixParity(_ bits: UInt64) -> UInt64 {
    var parity = bits
    parity ^= parity << 1
    parity ^= parity << 2
    parity ^= parity << 4
    parity ^= parity << 8
    parity ^= parity << 16
    parity ^= parity << 32
    return parity
  }
}
