import CellFormats
import TableValues

/// Detects the dialect of a file from its beginning. It is a pure function of bytes and options.
package enum CSVSniffer {
  /// The size of the sample, in bytes.
  package static let sampleBytes = 1 << 20
  /// The maximum number of records for type inference.
  package static let inferenceRows = 10_000
  private static let candidateBytes = 65_536
  private static let candidateRows = 400

  /// Examines the beginning of a file.
  ///
  /// - Parameters:
  ///   - head: The first bytes: ``sampleBytes`` of them, or the whole file if it is shorter.
  ///   - isWhole: Whether they are the whole file.
  ///   - options: The parts of the dialect that are fixed.
  ///   - isCancelled: Checked every few records.
  /// - Throws: ``CSVError``, also ``CSVError/cancelled``.
  package static func sniff(
    _ head: [UInt8], isWhole: Bool, options: CSVDialectOptions = CSVDialectOptions(),
    isCancelled: () -> Bool = { false }
  ) throws -> CSVSniffing {
    try check(options)
    if options.encoding == nil {
      if let signature = FileSignature.of(head) { throw CSVError.notText(signature) }
      if let kind = compression(head) { throw CSVError.compressed(kind) }
    }
    var findings: [CSVFinding] = []
    let (encoding, markBytes) = try encoding(head, isWhole: isWhole, options, &findings)
    let width = encoding.unitWidth
    let whole = Array(head[markBytes..<max(markBytes, head.count - head.count % width)])
    var sample = TextTranscoder.utf8(whole, from: encoding)
    sample.append(contentsOf: repeatElement(0, count: CSVFieldSplitter.padding))
    return try sample.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { throw CSVError.badOption("sample") }
      var reading = CSVSampleReading(
        base: base, count: buffer.count - CSVFieldSplitter.padding, isWhole: isWhole,
        options: options, findings: findings)
      reading.dialect.encoding = encoding
      return try reading.sniffing(isCancelled) { offset in
        // Converts offsets in the sample's UTF-8 to byte offsets in the file.
        encoding == .utf8
          ? markBytes + offset
          : markBytes + CharacterDecoding(encoding).sourceSize(whole, utf8Count: offset)
      }
    }
  }

  private static func check(_ options: CSVDialectOptions) throws {
    let delimiter = options.delimiter
    let quote = options.quote ?? nil
    for byte in [delimiter, quote].compactMap(\.self) + (options.commentPrefix ?? []) {
      guard byte < 0x80, byte != 0x0A, byte != 0x0D else { throw CSVError.badOption("byte") }
    }
    if let delimiter, delimiter == quote { throw CSVError.badOption("delimiter equals quote") }
    if let prefix = options.commentPrefix {
      let special = [delimiter, quote ?? 0x22].compactMap(\.self)
      guard prefix.count <= 8, !prefix.contains(where: special.contains) else {
        throw CSVError.badOption("comment prefix")
      }
    }
  }

  /// The name of a compressed format with the magic number of these bytes; nil if there is none.
  package static func compression(_ head: [UInt8]) -> String? {
    let magics: [(bytes: [UInt8], name: String)] = [
      ([0x1F, 0x8B], "gzip"), ([0x50, 0x4B, 0x03, 0x04], "zip"), ([0x50, 0x4B, 0x05, 0x06], "zip"),
      ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x42, 0x5A, 0x68], "bzip2"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz"), ([0x04, 0x22, 0x4D, 0x18], "lz4"),
    ]
    guard let found = magics.first(where: { head.starts(with: $0.bytes) }) else { return nil }
    // `BZh` may also begin a text. In a bzip2 file, the level and the digits of pi follow.
    if found.name == "bzip2", !head.dropFirst(4).starts(with: [0x31, 0x41, 0x59]) { return nil }
    return found.name
  }

  /// Tries every likely delimiter and quote on the sample and returns the best, or nil if the file
  /// appears to have one column.
  static func bestCandidate(
    _ base: UnsafePointer<UInt8>, _ count: Int, isWhole: Bool, _ dialect: CSVDialect,
    _ options: CSVDialectOptions, _ isCancelled: () -> Bool
  ) throws(CSVError) -> CSVCandidate? {
    let size = min(count, candidateBytes)
    let bytes = UnsafeBufferPointer(start: base, count: size)
    let delimiters: [UInt8] =
      options.delimiter.map { [$0] } ?? [0x2C, 0x09, 0x3B, 0x7C, 0x1F, 0x5E, 0x7E, 0x3A, 0x20]
    var best: CSVCandidate?
    for delimiter in delimiters where bytes.contains(delimiter) || options.delimiter != nil {
      for (quote, escape) in quotings(bytes, options) where quote != delimiter {
        if isCancelled() { throw .cancelled }
        var candidate = CSVCandidate(delimiter: delimiter, quote: quote, escape: escape)
        measure(&candidate, base, size, isWhole: isWhole && size == count, dialect)
        let isBetter = best.map {
          (candidate.score, candidate.modalWidth) > ($0.score, $0.modalWidth)
        }
        if isBetter ?? (candidate.score > 0 || options.delimiter != nil) { best = candidate }
      }
    }
    return best
  }

  private static func quotings(
    _ bytes: UnsafeBufferPointer<UInt8>, _ options: CSVDialectOptions
  ) -> [(UInt8?, CSVEscape)] {
    let quotes: [UInt8?] = options.quote.map { [$0] } ?? [0x22, 0x27, nil]
    var quotings: [(UInt8?, CSVEscape)] = []
    let hasBackslash = bytes.contains(0x5C)
    for quote in quotes {
      if quote == 0x27, options.quote == nil, !bytes.contains(0x27) { continue }
      if let escape = options.escape {
        quotings.append((quote, escape))
      } else {
        quotings.append((quote, .doubled))
        if quote != nil, hasBackslash { quotings.append((quote, .backslash)) }
      }
    }
    return quotings
  }

  private static func measure(
    _ candidate: inout CSVCandidate, _ base: UnsafePointer<UInt8>, _ count: Int, isWhole: Bool,
    _ dialect: CSVDialect
  ) {
    var trial = dialect
    trial.delimiter = candidate.delimiter
    trial.quote = candidate.quote
    trial.escape = candidate.escape
    trial.commentPrefix = []
    let splitter = CSVFieldSplitter(base, count: count, trial.grammar(isLiteral: false))
    var index = splitter.recordStart(from: 0)
    while index < count, candidate.widths.count < candidateRows {
      let isComment = base[index] == 0x23 || base[index] == 0x2F && base[index + 1] == 0x2F
      var width = 0
      var stop = index
      var next = index
      repeat {
        let (span, fieldStop) = splitter.field(at: next)
        width += 1
        stop = fieldStop
        note(span, stop, splitter, base, count, isWhole, &candidate)
        next = stop + 1
      } while stop < count && base[stop] == candidate.delimiter
      // The last record of a sample of a longer file may be truncated.
      if stop >= count, !isWhole, !candidate.widths.isEmpty { break }
      candidate.widths.append(width)
      candidate.looksLikeComment.append(isComment)
      index = splitter.recordStart(from: splitter.recordEnd(from: index))
    }
  }

  private static func note(
    _ span: CSVFieldSpan, _ stop: Int, _ splitter: CSVFieldSplitter, _ base: UnsafePointer<UInt8>,
    _ count: Int, _ isWhole: Bool, _ candidate: inout CSVCandidate
  ) {
    if span.isQuoted {
      let isOpen = stop >= count && Int(span.start) + span.count >= count
      if isOpen ? isWhole : splitter.hasBytesBehindQuote(span) {
        candidate.brokenQuotes += 1
      } else {
        candidate.quotedFields += 1
      }
    }
    let first = span.count > 0 ? base[Int(span.start)] | 0x20 : 0
    if first >= 0x61, first <= 0x7A { candidate.hasLetters = true }
  }
}
