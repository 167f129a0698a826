import ColumnStorage

/// Checks of all texts of a chunk at once.
enum ArenaCheck {
  /// Whether every text is well-formed UTF-8, without U+0080 to U+009F and U+FFFD, which are signs
  /// of a wrong encoding. Most chunks pass, so that their texts need not be looked at one by one.
  ///
  /// Well-formed sequences of bytes: The Unicode Standard, table 3-7. O(bytes), a word at a time
  /// where they are ASCII.
  static func isClean(_ arena: TextArena) -> Bool {
    let isASCII = arena.bytes.withUnsafeBufferPointer { bytes -> Bool? in
      guard let base = bytes.baseAddress else { return true }
      var isASCII = true
      var index = 0
      while true {
        index = endOfASCII(base, index, bytes.count)
        if index == bytes.count { return isASCII }
        isASCII = false
        let length = cleanLength(base + index, bytes.count - index)
        if length == 0 { return nil }
        index += length
      }
    }
    guard let isASCII else { return false }
    if isASCII { return true }
    // A character may not begin in one text and end in the next.
    for place in 0..<arena.count where arena.offsets[place] < arena.offsets[place + 1] {
      if arena.bytes[Int(arena.offsets[place])] & 0xC0 == 0x80 { return false }
    }
    return true
  }

  /// The index of the next byte that is not ASCII, or the end.
  @inline(__always)
  private static func endOfASCII(_ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let high = word & 0x8080_8080_8080_8080
      if high != 0 { return index &+ high.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count, base[index] < 0x80 { index &+= 1 }
    return index
  }

  /// The length of the well-formed character at `text`, which is not ASCII; 0 if there is none, or
  /// if it is a sign of a wrong encoding.
  @inline(__always)
  private static func cleanLength(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int {
    func continues(_ place: Int) -> Bool { text[place] & 0xC0 == 0x80 }
    let first = text[0]
    switch first {
    case 0xC2...0xDF:
      guard count >= 2, continues(1) else { return 0 }
      return first == 0xC2 && text[1] < 0xA0 ? 0 : 2
    case 0xE0...0xEF:
      guard count >= 3, continues(1), continues(2) else { return 0 }
      if first == 0xE0, text[1] < 0xA0 { return 0 }
      if first == 0xED, text[1] >= 0xA0 { return 0 }
      return first == 0xEF && text[1] == 0xBF && text[2] == 0xBD ? 0 : 3
    case 0xF0...0xF4:
      guard count >= 4, continues(1), continues(2), continues(3) else { return 0 }
      if first == 0xF0, text[1] < 0x90 { return 0 }
      return first == 0xF4 && text[1] >= 0x90 ? 0 : 4
    default: return 0
    }
  }
}
