/// A compiled pattern: an automaton over bytes that may be in several states at once.
///
/// Instructions are numbered. A state is the number of the next instruction. The order of
/// alternatives matters: `.split` prefers its first.
struct RegexProgram: Sendable {
  enum Instruction: Sendable, Equatable {
    /// No match is possible from here.
    case fail
    /// The pattern has matched.
    case match
    /// One byte, by `edges[first..<first + count]`, which are in ascending order and do not
    /// overlap.
    case bytes(first: Int32, count: Int32)
    /// Two alternatives, the first preferred.
    case split(Int32, Int32)
    /// Records the position in a slot. Each group has two slots.
    case save(slot: Int32, next: Int32)
    /// Continues if the condition is met.
    case condition(RegexCondition, next: Int32)
  }

  /// A range of bytes and the next instruction.
  struct Edge: Sendable, Hashable {
    var lower: UInt8
    var upper: UInt8
    var next: Int32
  }

  var instructions: [Instruction] = [.fail, .match]
  var edges: [Edge] = []
  /// The start of a match.
  var start: Int32 = 0
  /// The start of a search. It skips any bytes, as few as possible. It equals `start` for a pattern
  /// that matches at the start of the text only.
  var searchStart: Int32 = 0
  /// The number of slots: two for the whole match and two for each group.
  var slotCount = 2
  /// Whether bytes that are not UTF-8 must be replaced by U+FFFD before the program runs.
  var needsValidText = false

  /// Whether any instruction depends on the bytes around a position.
  var usesConditions: Bool {
    instructions.contains { if case .condition = $0 { true } else { false } }
  }

  static let failure: Int32 = 0
  static let success: Int32 = 1

  /// The next instruction of a `.bytes` instruction for a byte.
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

/// The bytes around a position, as far as conditions distinguish them.
struct RegexSurroundings: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let atTextStart = RegexSurroundings(rawValue: 1)
  static let atTextEnd = RegexSurroundings(rawValue: 2)
  static let afterNewline = RegexSurroundings(rawValue: 4)
  static let beforeNewline = RegexSurroundings(rawValue: 8)
  static let afterWord = RegexSurroundings(rawValue: 16)
  static let beforeWord = RegexSurroundings(rawValue: 32)
  /// Within a code point.
  static let inside = RegexSurroundings(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The surroundings of a position; nil: the end of the text.
  @inline(__always)
  init(before: UInt8?, after: UInt8?) {
    self = RegexSurroundings(before: before).union(RegexSurroundings(after: after))
  }

  /// The surroundings from the byte before a position.
  @inline(__always)
  init(before byte: UInt8?) {
    guard let byte else { self = .atTextStart; return }
    self = byte == 0x0A ? .afterNewline : Self.isWord(byte) ? .afterWord : []
  }

  /// The surroundings from the byte after a position.
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

  /// Whether a condition is met.
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
