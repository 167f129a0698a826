import CellFormats
import TableValues

/// Detects the dialect of a file from its beginning. It is a pure function of bytes and options.
package enum CSVSniffer {
  /// The size of the sample, in bytes.
  package static let sampleBytes = 1 << 20
  /// The maximum number of records for type inference.
  package static let inferenceRows = 10_000

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
    if options.encoding == nil, let kind = compression(head) { throw CSVError.compressed(kind) }
    var findings: [CSVFinding] = []
    let (encoding, markBytes) = encoding(head, isWhole: isWhole, options, &findings)
    let width = encoding.unitWidth
    let whole = Array(head[markBytes..<(head.count - head.count % width)])
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
        markBytes + encodedSize(sample, offset, encoding)
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

  /// The size of the first `offset` bytes of UTF-8 in another encoding.
  private static func encodedSize(
    _ text: [UInt8], _ offset: Int, _ encoding: TextEncoding
  ) -> Int {
    switch encoding {
    case .utf8: return offset
    case .latin1, .windows1252: return text[..<offset].count { $0 & 0xC0 != 0x80 }
    case .utf16LittleEndian, .utf16BigEndian:
      return text[..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 4 : 2) }
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

  private static func encoding(
    _ head: [UInt8], isWhole: Bool, _ options: CSVDialectOptions, _ findings: inout [CSVFinding]
  ) -> (TextEncoding, markBytes: Int) {
    let marks: [(bytes: [UInt8], encoding: TextEncoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
      ([0xFE, 0xFF], .utf16BigEndian),
    ]
    let mark = marks.first { head.starts(with: $0.bytes) }
    let chosen: TextEncoding
    let reason: String
    if let forced = options.encoding {
      (chosen, reason) = (forced, "given")
    } else if let mark {
      (chosen, reason) = (mark.encoding, "byte order mark")
    } else {
      (chosen, reason) = encodingByEvidence(head, isWhole: isWhole)
    }
    findings.append(CSVFinding("encoding", chosen.rawValue, reason, head.count, 1))
    return (chosen, mark.map { $0.encoding == chosen ? $0.bytes.count : 0 } ?? 0)
  }

  private static func encodingByEvidence(
    _ head: [UInt8], isWhole: Bool
  ) -> (TextEncoding, String) {
    var zeros = [0, 0]
    for (index, byte) in head.prefix(65_536).enumerated() where byte == 0 { zeros[index & 1] += 1 }
    let pairs = min(head.count, 65_536) / 2
    if zeros[1] * 10 > pairs * 3, zeros[0] * 20 < pairs {
      return (.utf16LittleEndian, "every other byte is zero")
    }
    if zeros[0] * 10 > pairs * 3, zeros[1] * 20 < pairs {
      return (.utf16BigEndian, "every other byte is zero")
    }
    var index = 0
    var good = 0
    var bad = 0
    while index < head.count {
      if head[index] < 0x80 {
        index += 1
        continue
      }
      let start = index
      if TextTranscoder.scalar(head, &index) != nil {
        good += 1
      } else {
        // A sample may end within a character; a whole file may not.
        if isWhole || head.count - start >= 4 { bad += 1 }
        index = start + 1
      }
    }
    if bad == 0 { return (.utf8, good == 0 ? "ASCII" : "valid UTF-8") }
    if good > bad { return (.utf8, "mostly valid UTF-8, \(bad) sequences are not") }
    let isWindows = head.contains { $0 & 0xE0 == 0x80 }
    return (isWindows ? .windows1252 : .latin1, "not UTF-8")
  }
}
