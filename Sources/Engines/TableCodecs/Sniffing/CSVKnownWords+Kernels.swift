/// Short texts that are no names and no numbers: words for null, for true and false, and the marks of
/// ``StatisticsNulls``.
enum CSVKnownWords {
  /// The longest of them, in bytes.
  static let bytesMax = max(5, StatisticsNulls.bytesMax)

  /// Words, in any mixture of capitals and small letters.
  private static let words: [(text: [UInt8], kind: CSVFieldKind)] =
    ["na", "n/a", "#n/a", "null", "none", "nan", "-", "--", "?", "..", ".", "\\n"].map {
      (text: Array($0.utf8), kind: .absent)
    } + ["true", "false", "yes", "no"].map { (text: Array($0.utf8), kind: .flag) }

  /// For each first byte the words and marks that begin with it; nil if there are none.
  private static let byFirst: [[(text: [UInt8], kind: CSVFieldKind)]?] = {
    var all = words.map { (text: $0.text, kind: $0.kind) }
    let known = Set(words.map(\.text))
    for mark in StatisticsNulls.texts where !known.contains(mark.map(small)) {
      all.append((text: mark, kind: .mark))
    }
    var byFirst: [[(text: [UInt8], kind: CSVFieldKind)]?] = Array(repeating: nil, count: 256)
    for word in all {
      let first = word.text[0]
      for byte in Set([first, word.kind == .mark ? first : capital(first)]) {
        byFirst[Int(byte)] = (byFirst[Int(byte)] ?? []) + [word]
      }
    }
    return byFirst
  }()

  private static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
  private static func capital(_ byte: UInt8) -> UInt8 { byte &- 0x61 < 26 ? byte & 0xDF : byte }

  /// What a text of at most ``bytesMax`` bytes is; nil if it is none of them.
  static func kind(of text: UnsafeBufferPointer<UInt8>) -> CSVFieldKind? {
    guard let first = text.first, let known = byFirst[Int(first)] else { return nil }
    for word in known where word.text.count == text.count {
      let isMark = word.kind == .mark
      let isSame = zip(word.text, text).allSatisfy { known, byte in
        known == (isMark ? byte : small(byte))
      }
      if isSame { return word.kind }
    }
    // Eurostat writes a colon and a letter for the reason.
    let isReason = first == 0x3A && StatisticsNulls.contains(Array(text)[...])
    return isReason ? .mark : nil
  }
}
