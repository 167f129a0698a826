import ProtocolWords

/// Decides the encoding of a file.
extension CSVSniffer {
  /// The encoding of a file and the length of its byte order mark, with the evidence.
  ///
  /// - Throws: ``CSVError/notText(_:)`` for binary data, if no encoding is given.
  static func encoding(
    _ head: [UInt8], isWhole: Bool, _ options: CSVDialectOptions, _ findings: inout [CSVFinding]
  ) throws -> (FileEncoding, markBytes: Int) {
    let mark = FileEncoding.marked.first { head.starts(with: $0.mark) }
    let guess: EncodingGuess
    if let forced = options.encoding {
      let order = FileEncoding.marked.first {
        $0.unitWidth == forced.unitWidth && head.starts(with: $0.mark)
      }
      guess = EncodingGuess(
        encoding: options.followsMark ? order ?? forced : forced, reason: "given",
        examined: head.count, share: 1)
    } else if let mark {
      guess = EncodingGuess(
        encoding: mark, reason: "byte order mark", examined: head.count, share: 1)
    } else {
      guess = try encodingByEvidence(head, isWhole: isWhole)
    }
    let chosen = guess.encoding
    findings.append(
      CSVFinding("encoding", chosen.rawValue, guess.reason, guess.examined, guess.share))
    return (chosen, head.starts(with: chosen.mark) ? chosen.mark.count : 0)
  }

  private static func encodingByEvidence(
    _ head: [UInt8], isWhole: Bool
  ) throws -> EncodingGuess {
    func sure(_ encoding: FileEncoding, _ reason: String, _ share: Double = 1) -> EncodingGuess {
      EncodingGuess(encoding: encoding, reason: reason, examined: head.count, share: share)
    }
    if let (encoding, reason) = wideEncoding(head, isWhole: isWhole) {
      return sure(encoding, reason)
    }
    if let binary = FileSignature.binary(head) { throw CSVError.notText(binary) }
    var index = 0
    var good = 0
    var bad = 0
    var isCut = false
    while true {
      index = asciiEnd(head, from: index)
      guard index < head.count else { break }
      let start = index
      if TextTranscoder.scalar(head, &index) != nil {
        good += 1
      } else {
        // A sample ends within a character, and so does a file that was not written to its end.
        isCut = isCutCharacter(head, start)
        if !isCut { bad += 1 }
        index = isCut ? head.count : start + 1
      }
    }
    if isCut, isWhole, bad == 0 {
      // The last byte of a file in another encoding looks the same.
      guard good > 0 else { return EncodingDetection.guess(head) }
      return sure(
        .utf8, "valid UTF-8, but for its last character, which is cut",
        Double(good * 4) / Double(good * 4 + 1))
    }
    if bad == 0 { return sure(.utf8, good == 0 ? "ASCII" : "valid UTF-8") }
    if good > bad {
      return sure(
        .utf8, "mostly valid UTF-8, \(bad) sequences are not", Double(good) / Double(good + bad))
    }
    return EncodingDetection.guess(head, isCut: !isWhole)
  }

  /// Whether the bytes from an index on are the beginning of a character of UTF-8, not all of it.
  private static func isCutCharacter(_ head: [UInt8], _ start: Int) -> Bool {
    let lead = head[start]
    guard lead >= 0xC2, lead < 0xF5 else { return false }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    return head.count - start < length && head[(start + 1)...].allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The index of the first byte from `start` on that is not ASCII; the end if there is none.
  static func asciiEnd(_ head: [UInt8], from start: Int) -> Int {
    head.withUnsafeBytes { bytes in
      var index = start
      while index &+ 32 <= bytes.count {
        var word: UInt64 = 0
        for part in 0..<4 {
          word |= bytes.loadUnaligned(fromByteOffset: index &+ part &* 8, as: UInt64.self)
        }
        if word & 0x8080_8080_8080_8080 != 0 { break }
        index &+= 32
      }
      while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
      return index
    }
  }

  /// UTF-16 or UTF-32 without a byte order mark, and the reason; nil for units of one byte.
  static func wideEncoding(
    _ head: [UInt8], isWhole: Bool
  ) -> (FileEncoding, reason: String)? {
    let size = min(head.count, 65_536)
    var zeros = [0, 0]
    for index in 0..<size where head[index] == 0 { zeros[index & 1] += 1 }
    guard zeros[0] + zeros[1] > 0 else { return nil }
    let units = Array(head[..<(size - size % 4)])
    for encoding in [FileEncoding.utf32le, .utf32be]
    where size >= 8 && (!isWhole || head.count % 4 == 0) {
      if let share = wideShare(units, encoding), share.bad == 0, share.plain * 20 > share.count {
        return (encoding, "every unit of four bytes is a character")
      }
    }
    let pairs = size / 2
    if zeros[1] * 10 > pairs * 3, zeros[0] * 20 < pairs {
      return (.utf16le, "every other byte is zero")
    }
    if zeros[0] * 10 > pairs * 3, zeros[1] * 20 < pairs {
      return (.utf16be, "every other byte is zero")
    }
    // Other scripts than Latin have zeros in delimiters, digits and line ends only.
    guard size >= 32, !isWhole || head.count % 2 == 0 else { return nil }
    let found = [FileEncoding.utf16le, .utf16be].compactMap { encoding in
      wideShare(units, encoding).map { (encoding, $0) }
    }
    let best = found.max { $0.1.plain < $1.1.plain }
    guard let (encoding, share) = best, share.bad * 100 <= share.count,
      share.plain * 25 >= share.count, share.narrow * 5 < share.count * 3
    else { return nil }
    return (encoding, "every unit of two bytes is a character")
  }

  /// How many characters of wide units are unlikely, are ASCII, and would be ASCII as two bytes.
  private static func wideShare(
    _ bytes: [UInt8], _ encoding: FileEncoding
  ) -> (count: Int, bad: Int, plain: Int, narrow: Int)? {
    let decoding = CharacterDecoding(encoding)
    var found = (count: 0, bad: 0, plain: 0, narrow: 0)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let (scalar, length) = decoding.character(bytes, index)
        found.count += 1
        switch scalar {
        case 0x09, 0x0A, 0x0D, 0x20..<0x7F: found.plain += 1
        case 0..<0x20, 0x7F..<0xA0, 0xD800..<0xF900, 0xFFF0..<0x10000: found.bad += 1
        default:
          let low = scalar & 0xFF
          let high = scalar >> 8
          func isPlain(_ byte: UInt32) -> Bool { byte >= 0x20 && byte < 0x7F || byte == 0x0A }
          if scalar < 0x10000, isPlain(low), isPlain(high) { found.narrow += 1 }
        }
        index += length
      }
    }
    return found.count > 0 ? found : nil
  }
}
