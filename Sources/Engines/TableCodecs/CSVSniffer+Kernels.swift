import CellFormats
import TableValues

/// Detects the dialect of a file from its beginning. It is a pure function of bytes and options.
package enum CSVSniffer {
  /// The size of the sample, in bytes.
  package static let sampleBytes = 1 << 20
  /// The maximum number of records for type inference.
  package static let inferenceRows = 10_000

  /// How far into a JSON document its rows may begin, in bytes.
  package static let longHeadBytes = 64 << 20

  /// The first bytes of a file that ``sniff(_:isWhole:options:isCancelled:)`` needs.
  ///
  /// They are ``sampleBytes``, or the whole file if it is shorter. Of a JSON document whose rows begin
  /// later, they reach as far behind the beginning of the rows.
  /// - Complexity: O(1), but O(``longHeadBytes``) for such documents.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``; ``CSVError/cancelled``.
  package static func head(
    of bytes: any ByteSource, options: CSVDialectOptions, isCancelled: () -> Bool = { false }
  ) throws -> [UInt8] {
    let first = try bytes.bytes(0..<min(bytes.size, sampleBytes))
    var (head, size) = (first, first.count)
    while size < bytes.size {
      if isCancelled() { throw CSVError.cancelled }
      switch JSONSniffer(head, isWhole: false, options: options)?.rowsPlace {
      case .inside(let start):
        let end = min(start + sampleBytes, bytes.size)
        return end <= head.count ? Array(head[..<end]) : try bytes.bytes(0..<end)
      case .behind where size < longHeadBytes: break
      case .behind, .nowhere, nil: return first
      }
      size = min(size * 4, longHeadBytes, bytes.size)
      head = try bytes.bytes(0..<size)
    }
    // The whole file shows whether it has rows.
    return head
  }

  /// Examines the beginning of a file.
  ///
  /// - Parameters:
  ///   - head: The first bytes, as ``head(of:options:isCancelled:)`` has them.
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
    if let json = try JSONSniffer(head, isWhole: isWhole, options: options)?.sniffing(isCancelled) {
      return json
    }
    var findings: [CSVFinding] = []
    let (encoding, markBytes) = try encoding(head, isWhole: isWhole, options, &findings)
    let whole = head[markBytes..<max(markBytes, head.count - head.count % encoding.unitWidth)]
    let sample = paddedUTF8(whole, from: encoding)
    return try sample.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { throw CSVError.badOption("sample") }
      let endMarks = isWhole && encoding.unitWidth == 1 ? endMarks(of: whole) : 0
      var reading = CSVSampleReading(
        base: base, count: buffer.count - CSVFieldSplitter.padding - endMarks, isWhole: isWhole,
        options: options, findings: findings)
      reading.dialect.encoding = encoding
      var sniffing = try reading.sniffing(isCancelled) { offset in
        // Converts offsets in the sample's UTF-8 to byte offsets in the file.
        encoding == .utf8
          ? markBytes + offset
          : markBytes + CharacterDecoding(encoding).sourceSize(Array(whole), utf8Count: offset)
      }
      sniffing.layout.endMarks = endMarks
      return sniffing
    }
  }

  /// Whether bytes are JSON, by their content alone.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    var options = CSVDialectOptions()
    options.format = CSVFormatChoice()
    let head = Array(bytes.prefix(sampleBytes))
    let sniffer = JSONSniffer(head, isWhole: head.count == bytes.count, options: options)
    return (try? sniffer?.sniffing { false }) != nil
  }

  /// The number of bytes 0x1A at the end, by which DOS marks the end of a text.
  private static func endMarks(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.count - (bytes.lastIndex { $0 != 0x1A }.map { $0 - bytes.startIndex + 1 } ?? 0)
  }

  /// The text in UTF-8, with the bytes behind it that a splitter needs. Copies the bytes once.
  private static func paddedUTF8(
    _ bytes: ArraySlice<UInt8>, from encoding: FileEncoding
  ) -> [UInt8] {
    let padding = repeatElement(0 as UInt8, count: CSVFieldSplitter.padding)
    guard encoding == .utf8 else {
      return TextTranscoder.utf8(Array(bytes), from: encoding) + padding
    }
    var sample: [UInt8] = []
    sample.reserveCapacity(bytes.count + padding.count)
    sample += bytes
    sample += padding
    return sample
  }

  private static func check(_ options: CSVDialectOptions) throws {
    let delimiter = options.delimiter
    let quote = options.quote ?? nil
    for byte in [delimiter, quote].compactMap(\.self) + (options.commentPrefix ?? []) {
      guard byte < 0x80, byte != 0x0A, byte != 0x0D else { throw CSVError.badOption("byte") }
    }
    if options.lines ?? .plain != .plain {
      let isKnown =
        quote == nil
        && (delimiter ?? 0x7C == 0x7C || delimiter == 0x20 && options.lines == .ruled)
      guard isKnown, options.commentPrefix?.isEmpty ?? true else {
        throw CSVError.badOption("bars beside other marks")
      }
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
}
