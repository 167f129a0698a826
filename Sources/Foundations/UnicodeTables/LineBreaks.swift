/// The line break opportunities of Unicode 17 (UAX #14), without tailoring.
package enum LineBreaks {
  /// The kind of break at a position between two characters.
  package enum Kind: Sendable, Equatable {
    /// A break is permitted.
    case allowed
    /// A break is mandatory: after a line feed and similar characters.
    case mandatory
  }

  /// Calls `body` with every position at which a line may or must end, in ascending order, except
  /// the end of the text.
  ///
  /// A byte that is not UTF-8 breaks like a letter. O(n) time and memory.
  package static func forEach(in bytes: Span<UInt8>, _ body: (_ end: Int, Kind) -> Void) {
    let units = LineUnit.read(bytes)
    var context = LineContext()
    for place in units.indices.dropLast() {
      context.take(units[place])
      if let kind = context.kind(before: place + 1, in: units) { body(units[place].end, kind) }
    }
  }
}

/// A character with the marks that combine with it (rule LB9).
struct LineUnit {
  var line: LineClass
  var flags: ScalarFlags
  /// Whether it is U+25CC, a base for aksaras (LB28a).
  var isDottedCircle: Bool
  /// Whether it ends with a zero width joiner (LB8a).
  var endsWithJoiner: Bool
  /// The end of the unit in the text.
  var end: Int

  static func read(_ bytes: Span<UInt8>) -> [LineUnit] {
    let tables = SegmentationTables.shared
    var units: [LineUnit] = []
    units.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let scalar = UTF8Scalar.read(bytes, at: position)
      position += scalar.byteCount
      let record = scalar.value.map { tables[$0] } ?? .invalid
      let isMark = record.line == .combining || record.line == .joiner
      if isMark, let last = units.last, !LineClasses.withoutMarks.contains(last.line) {
        units[units.count - 1].end = position
        units[units.count - 1].endsWithJoiner = record.line == .joiner
        continue
      }
      units.append(
        LineUnit(
          line: isMark ? .alphabetic : record.line, flags: record.flags,
          isDottedCircle: scalar.value == 0x25CC, endsWithJoiner: record.line == .joiner,
          end: position))
    }
    return units
  }

  var isEastAsian: Bool { flags.contains(.eastAsian) }
  /// Whether it is a letter of most scripts, or a digit.
  var isWord: Bool { line == .alphabetic || line == .numeric }
  var isLetter: Bool { line == .alphabetic || line == .hebrewLetter }
  var isHyphen: Bool { line == .hyphen || line == .plainHyphen }
  var isHangul: Bool { LineClasses.hangul.contains(line) }
  var isPictorial: Bool { line == .ideograph || line == .emojiBase || line == .emojiModifier }
  var isAksara: Bool { line == .aksara || isDottedCircle }
  var isAksaraBase: Bool { isAksara || line == .aksaraStart }
  var isHardBreak: Bool { LineClasses.hardBreaks.contains(line) }
}
