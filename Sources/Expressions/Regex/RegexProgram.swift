/// A compiled pattern: a machine over bytes that may be in several states at once.
///
/// Instructions are numbered; a state is the number of the next one. Which of two ways is tried
/// first matters: `.split` prefers its first.
struct RegexProgram: Sendable {
  enum Instruction: Sendable, Equatable {
    /// Nothing matches from here.
    case fail
    /// The pattern has matched.
    case match
    /// One byte, by `edges[first..<first + count]`, which rise and do not overlap.
    case bytes(first: Int32, count: Int32)
    /// Goes both ways, the first preferred.
    case split(Int32, Int32)
    /// Remembers the position in a slot; groups have two.
    case save(slot: Int32, next: Int32)
    /// Goes on where the condition holds.
    case condition(RegexCondition, next: Int32)
  }

  /// A range of bytes and the instruction after it.
  struct Edge: Sendable, Hashable {
    var lower: UInt8
    var upper: UInt8
    var next: Int32
  }

  var instructions: [Instruction] = [.fail, .match]
  var edges: [Edge] = []
  /// Where a match of the pattern begins.
  var start: Int32 = 0
  /// Where a search begins: skips any bytes, as few as it can; equal to `start` for a pattern that
  /// matches at the start of the text only.
  var searchStart: Int32 = 0
  /// How many slots there are: two for the whole match and two for each group.
  var slotCount = 2
  /// Whether bytes that are not UTF-8 must be replaced by U+FFFD before the program runs.
  var needsValidText = false

  /// Whether anything depends on what stands around a position.
  var usesConditions: Bool {
    instructions.contains { if case .condition = $0 { true } else { false } }
  }

  static let failure: Int32 = 0
  static let success: Int32 = 1

  /// The edge of a `.bytes` instruction that a byte takes.
  @inline(__always)
  func target(first: Int32, count: Int32, byte: UInt8) -> Int32? {
    var lower = Int(first)
    var upper = lower + Int(count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if byte < edges[middle].lower {
        upper = middle
      } else if byte > edges[middle].upper {
        lower = middle + 1
      } else {
        return edges[middle].next
      }
    }
    return nil
  }
}

/// What stands around a position, as far as conditions ask.
struct RegexSurroundings: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let atTextStart = RegexSurroundings(rawValue: 1)
  static let atTextEnd = RegexSurroundings(rawValue: 2)
  static let afterNewline = RegexSurroundings(rawValue: 4)
  static let beforeNewline = RegexSurroundings(rawValue: 8)
  static let afterWord = RegexSurroundings(rawValue: 16)
  static let beforeWord = RegexSurroundings(rawValue: 32)
  /// Within the bytes of a code point.
  static let inside = RegexSurroundings(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What stands around a position; nil is the end of the text.
  @inline(__always)
  init(before: UInt8?, after: UInt8?) {
    self = RegexSurroundings(before: before).union(RegexSurroundings(after: after))
  }

  /// What stands before a position.
  @inline(__always)
  init(before byte: UInt8?) {
    guard let byte else { self = .atTextStart; return }
    self = byte == 0x0A ? .afterNewline : Self.isWord(byte) ? .afterWord : []
  }

  /// What stands after a position.
  @inline(__always)
  init(after byte: UInt8?) {
    guard let byte else { self = .atTextEnd; return }
    self =
      byte == 0x0A
      ? .beforeNewline
      : Self.isWord(byte)
        ? .beforeWord
        : byte & 0xC0 == 0x80 ? .inside : []
  }

  /// Whether a byte is `\w`.
  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// Whether a condition holds here.
  @inline(__always)
  func satisfy(_ condition: RegexCondition) -> Bool {
    switch condition {
    case .textStart: contains(.atTextStart)
    case .textEnd: contains(.atTextEnd)
    case .lineStart: !isDisjoint(with: [.atTextStart, .afterNewline])
    case .lineEnd: !isDisjoint(with: [.atTextEnd, .beforeNewline])
    case .wordBoundary: contains(.afterWord) != contains(.beforeWord)
    case .noWordBoundary: contains(.afterWord) == contains(.beforeWord) && !contains(.inside)
    }
  }
}
