/// What a text has that is not ASCII: each word or sign once, with what is beside it.
///
/// Example: `1,£12.50` and `2,£7` have the same entry, `,,£00`. A word that is met again proves
/// little more, so an entry counts once and a little more by the logarithm of how often it is met.
/// The same word beside something else counts a quarter.
struct EncodingEvidence {
  /// A byte above 0x7F.
  struct Place {
    /// Its index in the bytes.
    var index: Int
    /// How much it counts, in units of ``EncodingEvidence/unit``.
    var weight: Int
  }

  /// A short word behind a number, or before one: `5 zł`.
  struct Amount {
    /// The indices of the word in the bytes.
    var word: Range<Int>
    /// How much it counts, in units of ``EncodingEvidence/unit``.
    var weight: Int
  }

  /// The weight of what is met once.
  static let unit = 16
  /// The number of bytes of entries, at most.
  private static let bytesMax = 8192
  /// The number of bytes of words that are read, at most, with the repeated ones.
  private static let readMax = 32_768
  /// The bytes of a word, at most. Longer ones are cut.
  private static let wordMax = 1024
  /// The ASCII letters beside a byte above 0x7F that belong to its word, at most.
  private static let lettersMax = 32

  /// The entries: two bytes before, a word or signs, two bytes behind, and a line feed.
  ///
  /// Beside the word, a digit is `0`, a letter or a blank is itself, and all else is a comma.
  /// What is behind a blank counts only if it is a digit.
  private(set) var bytes: [UInt8] = []
  /// The bytes above 0x7F, in order.
  private(set) var places: [Place] = []
  /// The weight of each entry.
  private(set) var weights: [Int] = []
  /// The short words beside numbers.
  private(set) var amounts: [Amount] = []
  /// The number of different words and signs.
  private(set) var wordCount = 0
  /// The number of bytes above 0x7F that were read, with the repeated ones.
  private(set) var highCount = 0
  /// Whether each byte is met.
  private(set) var isMet = [Bool](repeating: false, count: 256)

  /// Whether bytes are met that control in ISO 8859: 0x80 to 0x9F.
  var hasControls: Bool { isMet[0x80..<0xA0].contains(true) }

  /// The evidence of the beginning of a text. Time is linear in its length.
  ///
  /// - Parameter isCut: Whether the text continues. Its last word is left out then, unless it is
  ///   the only one.
  init(_ head: [UInt8], isCut: Bool) {
    bytes.reserveCapacity(2048)
    var entries = RangeFinder()
    var words = RangeFinder()
    var times: [Int] = []
    var read = 0
    var index = 0
    while read < Self.readMax, bytes.count < Self.bytesMax {
      index = CSVSniffer.asciiEnd(head, from: index)
      guard index < head.count else { break }
      let range = Self.word(head, around: index)
      index = range.upperBound
      if isCut, index == head.count, !times.isEmpty { break }
      read += range.count + 4
      let start = bytes.count
      bytes += Self.sides(head, range.lowerBound, -1).reversed()
      bytes += head[range.prefix(Self.wordMax)]
      bytes += Self.sides(head, range.upperBound - 1, 1)
      bytes.append(0x0A)
      highCount += range.count { head[$0] >= 0x80 }
      let entry = entries.place(of: start..<bytes.count, in: bytes)
      if entry < times.count {
        bytes.removeLast(bytes.count - start)
        times[entry] += 1
      } else {
        times.append(1)
        let word = words.place(of: start + 2..<bytes.count - 3, in: bytes)
        let isKnown = word < wordCount
        if !isKnown { wordCount += 1 }
        weights.append(isKnown ? Self.unit / 4 : Self.unit)
      }
    }
    for (entry, count) in times.enumerated() {
      weights[entry] += Int.bitWidth - 1 - count.leadingZeroBitCount
    }
    let starts = entries.ranges.map(\.lowerBound)
    var entry = 0
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        entry += 1
      } else if byte >= 0x80 {
        isMet[Int(byte)] = true
        places.append(Place(index: index, weight: weights[entry]))
      }
    }
    for (entry, start) in starts.enumerated() {
      let end = entry + 1 < starts.count ? starts[entry + 1] : bytes.count
      let word = start + 2..<end - 3
      let isBeside = isNumber(start + 1, start) || isNumber(word.upperBound, word.upperBound + 1)
      if word.count <= 4, isBeside {
        amounts.append(Amount(word: word, weight: weights[entry]))
      }
    }
  }

  /// Whether a digit is at an index, or behind a blank there.
  private func isNumber(_ near: Int, _ far: Int) -> Bool {
    bytes[near] == 0x30 || bytes[near] == 0x20 && bytes[far] == 0x30
  }

  /// A word around a byte above 0x7F: letters, bytes above 0x7F, and what may be their trails.
  private static func word(_ head: [UInt8], around index: Int) -> Range<Int> {
    var start = index
    while start > 0, index - start < lettersMax, isLetter(head[start - 1]) { start -= 1 }
    var end = index + 1
    var letters = 0
    while end < head.count, letters < lettersMax {
      let byte = head[end]
      if byte >= 0x80 {
        letters = 0
      } else if isLetter(byte) {
        letters += 1
      } else if byte < 0x40 || byte == 0x7F || head[end - 1] < 0x80 {
        // Of four bytes of GB18030, the second and the last are digits.
        guard CharacterDecoding.isDigit(byte), head[end - 1] >= 0x80,
          end + 1 < head.count && head[end + 1] >= 0x80
            || end >= 3 && head[end - 3] >= 0x80 && CharacterDecoding.isDigit(head[end - 2])
        else { break }
      }
      end += 1
    }
    return start..<end
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// The two bytes beside a word in their simple form, the nearer one first.
  private static func sides(_ head: [UInt8], _ index: Int, _ step: Int) -> [UInt8] {
    func byte(_ count: Int) -> UInt8 {
      let place = index + count * step
      return head.indices.contains(place) ? head[place] : 0x2C
    }
    let near = byte(1)
    if near != 0x20 { return [simple(near), 0x2C] }
    return [near, CharacterDecoding.isDigit(byte(2)) ? 0x30 : 0x2C]
  }

  private static func simple(_ byte: UInt8) -> UInt8 {
    CharacterDecoding.isDigit(byte) ? 0x30 : isLetter(byte) ? byte : 0x2C
  }
}

/// Finds ranges of bytes that have the same bytes as earlier ones, in expected constant time.
private struct RangeFinder {
  private static let slotsMax = 4096
  /// The different ranges. There are fewer than slots.
  private(set) var ranges: [Range<Int>] = []
  /// The range of each slot; -1 if it is free.
  private var slots = [Int16](repeating: -1, count: slotsMax)

  /// The place of the range with these bytes, which may be a new one.
  mutating func place(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    var slot = Int(hash ^ hash >> 15) & (Self.slotsMax - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if bytes[ranges[place]] == bytes[range] { return place }
      slot = (slot + 1) & (Self.slotsMax - 1)
    }
    slots[slot] = Int16(truncatingIfNeeded: ranges.count)
    ranges.append(range)
    return ranges.count - 1
  }
}
