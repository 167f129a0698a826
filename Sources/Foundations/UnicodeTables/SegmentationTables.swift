/// The properties of code points for clusters, lines and terminal cells, decoded from generated
/// text once, at first use, in about a millisecond.
struct SegmentationTables: Sendable {
  /// The tables of this build.
  static let shared = SegmentationTables()

  /// The number of code points per entry of stage 1.
  private static let blockSize = 64

  /// The record of every code point, block after block.
  private let recordOfPlace: [UInt16]
  private let blocks: [UInt16]
  private let recordList: [ScalarRecord]

  private init() {
    blocks = DigitReader(Self.stage1).numbers(digits: 2)
    recordOfPlace = DigitReader(Self.stage2).numbers(digits: 2)
    let parts = DigitReader(Self.records).numbers(digits: 1).map { UInt8($0) }
    var records: [ScalarRecord] = []
    for place in stride(from: 0, to: parts.count, by: 5) {
      let cluster = ClusterClass(rawValue: parts[place]) ?? .other
      let conjunct = ConjunctClass(rawValue: parts[place + 1]) ?? .none
      let line = LineClass(rawValue: parts[place + 2]) ?? .alphabetic
      records.append(
        ScalarRecord(
          cluster: cluster, conjunct: conjunct, line: line, width: parts[place + 3],
          flags: ScalarFlags(rawValue: parts[place + 4])))
    }
    recordList = records
  }

  /// The record of a code point up to U+10FFFF. O(1).
  subscript(scalar: UInt32) -> ScalarRecord {
    let block = Int(blocks[Int(scalar) / Self.blockSize])
    return recordList[
      Int(recordOfPlace[block * Self.blockSize + Int(scalar) % Self.blockSize])]
  }
}

/// The properties of a code point.
struct ScalarRecord: Sendable {
  var cluster: ClusterClass
  var conjunct: ConjunctClass
  var line: LineClass
  /// Terminal cells: 0, 1, 2, or 3 for ambiguous width (one or two, depending on the terminal). A
  /// spacing mark has 4 or 5: one or two where code points are counted, none within a cluster.
  var width: UInt8
  var flags: ScalarFlags

  /// The record for a byte that is not UTF-8: a symbol by itself.
  static let invalid = ScalarRecord(
    cluster: .control, conjunct: .none, line: .alphabetic, width: 1, flags: [])
}

/// Grapheme_Cluster_Break (UAX #29, table 2), numbered as the generated records number it.
enum ClusterClass: UInt8, Sendable {
  case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend
  case spacingMark, leading, vowel, trailing, syllable, closedSyllable
}

/// Indic_Conjunct_Break (UAX #44), numbered as the generated records number it.
enum ConjunctClass: UInt8, Sendable {
  case none, consonant, extend, linker
}

/// Line_Break after rule LB1 (UAX #14, table 1), numbered as the generated records number it.
enum LineClass: UInt8, Sendable {
  case alphabetic, mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, joiner
  case combining, wordJoiner, glue, breakAfter, hyphen, plainHyphen, closePunctuation
  case closeParenthesis, exclamation, solidus, infixNumeric, openPunctuation, quotation
  case nonstarter, breakBoth, contingent, breakBefore, hebrewLetter, inseparable, numeric
  case prefixNumeric, postfixNumeric, ideograph, emojiBase, emojiModifier, leadingJamo, vowelJamo
  case trailingJamo, syllable, closedSyllable, regionalIndicator, aksaraPrebase, aksara
  case aksaraStart, viramaFinal, virama
}

/// Some line classes.
struct LineClasses: Sendable, ExpressibleByArrayLiteral {
  private let bits: UInt64

  init(arrayLiteral classes: LineClass...) {
    bits = classes.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  func contains(_ line: LineClass) -> Bool { bits >> UInt64(line.rawValue) & 1 == 1 }

  /// Line ends that force a break.
  static let hardBreaks: LineClasses = [.mandatory, .carriageReturn, .lineFeed, .nextLine]
  static let hangul: LineClasses = [
    .leadingJamo, .vowelJamo, .trailingJamo, .syllable, .closedSyllable,
  ]
  /// Classes with which marks do not combine (LB9).
  static let withoutMarks: LineClasses = [
    .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace,
  ]
  /// LB13.
  static let closers: LineClasses = [
    .closePunctuation, .closeParenthesis, .exclamation, .solidus,
  ]
  /// LB15a.
  static let beforeQuote: LineClasses = [
    .mandatory, .carriageReturn, .lineFeed, .nextLine, .openPunctuation, .quotation, .glue, .space,
    .zeroWidthSpace,
  ]
  /// LB15b.
  static let afterQuote: LineClasses = [
    .space, .glue, .wordJoiner, .closePunctuation, .quotation, .closeParenthesis, .exclamation,
    .infixNumeric, .solidus, .mandatory, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace,
  ]
  /// LB20a.
  static let beforeWord: LineClasses = [
    .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace, .contingent, .glue,
  ]
  /// LB21 and LB22.
  static let trailing: LineClasses = [
    .breakAfter, .hyphen, .plainHyphen, .nonstarter, .inseparable,
  ]
}

/// Boolean properties.
struct ScalarFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// Extended_Pictographic.
  static let pictographic = ScalarFlags(rawValue: 1)
  /// Emoji.
  static let emoji = ScalarFlags(rawValue: 2)
  /// East_Asian_Width F, W or H.
  static let eastAsian = ScalarFlags(rawValue: 4)
  /// General category Pi.
  static let initialQuote = ScalarFlags(rawValue: 8)
  /// General category Pf.
  static let finalQuote = ScalarFlags(rawValue: 16)
  /// Extended_Pictographic and not assigned.
  static let reserved = ScalarFlags(rawValue: 32)
}
