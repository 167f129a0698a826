import JSONText

/// How many cells code points of ambiguous width take.
package enum WireAmbiguousWidth: String, ContractWord {
  /// One, or two as in East Asian terminals.
  case narrow, wide
}

/// How long texts are, one object by `kind`.
package enum WireMeasurer: WireObject, Hashable, Sendable {
  /// Cells of a terminal.
  case cells(tabStop: Int?, ambiguous: WireAmbiguousWidth?)
  /// Metrics that the client lends.
  case font(lineHeight: Double, regular: WireFontFace, bold: WireFontFace?)
  /// One advance for all clusters.
  case estimate(advance: Double, lineHeight: Double)

  /// The largest length, in units.
  package static let lengthMax = 16_777_216.0
  /// The largest advance, in units.
  package static let advanceMax = 65_536.0
  /// The largest tab stop.
  package static let tabStopMax = 1000

  private enum Kind: String, ContractWord {
    case cells, font, estimate
  }

  /// Reads the members that the kind has.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let kind: Kind = try reader.required("kind").choice()
    switch kind {
    case .cells:
      self = .cells(
        tabStop: try reader.optional("tabStop")?.integer(
          in: 1...Self.tabStopMax, expected: "an integer from 1 to 1000"),
        ambiguous: try reader.optional("ambiguous")?.choice())
    case .font:
      self = .font(
        lineHeight: try reader.required("lineHeight").length(),
        regular: try reader.required("regular").object(),
        bold: try reader.optional("bold")?.object())
    case .estimate:
      self = .estimate(
        advance: try reader.required("advance").advance(),
        lineHeight: try reader.required("lineHeight").length())
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .cells(let tabStop, let ambiguous):
      writer.member("kind", Kind.cells)
      writer.member("tabStop", tabStop)
      writer.member("ambiguous", ambiguous)
    case .font(let lineHeight, let regular, let bold):
      writer.member("kind", Kind.font)
      writer.member("lineHeight", number: lineHeight)
      writer.member("regular", regular)
      writer.member("bold", bold)
    case .estimate(let advance, let lineHeight):
      writer.member("kind", Kind.estimate)
      writer.member("advance", number: advance)
      writer.member("lineHeight", number: lineHeight)
    }
  }
}

/// How far the characters of one face of a font advance.
package struct WireFontFace: WireObject, Hashable, Sendable {
  /// Of code points that nothing below names.
  package var defaultAdvance: Double
  /// Of code points in a row; where two overlap, the later one counts.
  package var ranges: [WireAdvanceRange]
  /// Of single characters; they count before ranges.
  package var advances: [WireAdvance]
  /// What is added between two characters.
  package var kerning: [WireKerning]
  /// What is added after every cluster.
  package var letterSpacing: Double?

  /// A face in which all characters advance alike.
  package init(defaultAdvance: Double) {
    self.defaultAdvance = defaultAdvance
    ranges = []
    advances = []
    kerning = []
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    defaultAdvance = try reader.required("defaultAdvance").advance()
    ranges = try reader.optional("ranges")?.objects() ?? []
    advances = try reader.optional("advances")?.objects() ?? []
    kerning = try reader.optional("kerning")?.objects() ?? []
    letterSpacing = try reader.optional("letterSpacing")?.signedAdvance()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("defaultAdvance", number: defaultAdvance)
    if !ranges.isEmpty { writer.list("ranges", ranges) { $1.write(to: &$0) } }
    if !advances.isEmpty { writer.list("advances", advances) { $1.write(to: &$0) } }
    if !kerning.isEmpty { writer.list("kerning", kerning) { $1.write(to: &$0) } }
    writer.member("letterSpacing", number: letterSpacing)
  }
}

/// Code points in a row that advance alike.
package struct WireAdvanceRange: WireObject, Hashable, Sendable {
  /// The first.
  package var first: Int
  /// The one behind the last.
  package var end: Int
  /// How far each advances.
  package var advance: Double

  /// Makes one.
  package init(first: Int, end: Int, advance: Double) {
    self.first = first
    self.end = end
    self.advance = advance
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let expected = "a code point (an integer from 0 to 1114112)"
    first = try reader.required("first").integer(in: 0...0x11_0000, expected: expected)
    end = try reader.required("end").integer(in: 0...0x11_0000, expected: expected)
    advance = try reader.required("advance").advance()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("first", first)
    writer.member("end", end)
    writer.member("advance", number: advance)
  }
}

/// Characters that advance alike.
package struct WireAdvance: WireObject, Hashable, Sendable {
  /// They, one after another.
  package var characters: WireText
  /// How far each advances.
  package var advance: Double

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    characters = try reader.required("characters").text()
    advance = try reader.required("advance").advance()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("characters", characters)
    writer.member("advance", number: advance)
  }
}

/// What is added between two characters.
package struct WireKerning: WireObject, Hashable, Sendable {
  /// Both, as two code points.
  package var pair: WireText
  /// What is added.
  package var advance: Double

  /// Makes one.
  package init(pair: WireText, advance: Double) {
    self.pair = pair
    self.advance = advance
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    pair = try reader.required("pair").text(scalars: 2...2, expected: "two characters")
    advance = try reader.required("advance").signedAdvance()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("pair", pair)
    writer.member("advance", number: advance)
  }
}

/// How texts are cut that are too long for one line.
package struct WireTruncation: WireObject, Hashable, Sendable {
  /// What the line may take.
  package var width: Double
  /// Where it is cut; by default at the tail.
  package var at: TruncationPlace?
  /// What stands there; by default U+2026.
  package var ellipsis: WireText?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    width = try reader.required("width").length()
    at = try reader.optional("at")?.choice()
    ellipsis = try reader.optional("ellipsis")?.text(
      scalars: 0...16, expected: "at most 16 characters")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("width", number: width)
    writer.member("at", at)
    writer.member("ellipsis", ellipsis)
  }
}

extension ParamsValue {
  /// A finite number within a range that `expected` describes.
  func number(
    in range: ClosedRange<Double>, expected: String
  ) throws(InvalidParams) -> Double {
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let value = view.double, range.contains(value) else {
      throw mismatch(expected, spelled: true)
    }
    return value
  }

  /// A length in units.
  func length() throws(InvalidParams) -> Double {
    try number(in: 0...WireMeasurer.lengthMax, expected: "a number from 0 to 16777216")
  }

  /// How far a character advances, in units.
  func advance() throws(InvalidParams) -> Double {
    try number(in: 0...WireMeasurer.advanceMax, expected: "a number from 0 to 65536")
  }

  /// How much further or less far.
  func signedAdvance() throws(InvalidParams) -> Double {
    let most = WireMeasurer.advanceMax
    return try number(in: -most...most, expected: "a number from -65536 to 65536")
  }

  /// A text of so many code points.
  func text(
    scalars range: ClosedRange<Int>, expected: String
  ) throws(InvalidParams) -> WireText {
    let text = try text()
    // Every code point has one byte that does not continue it.
    guard range.contains(text.count { $0 & 0xC0 != 0x80 }) else {
      throw mismatch(expected, spelled: true)
    }
    return text
  }
}

extension JSONWriter {
  /// Writes a finite number, a whole one as an integer.
  package mutating func number(_ value: Double) {
    if value.magnitude < 1e14, value == value.rounded() { int(Int(value)) } else { double(value) }
  }

  /// Writes a member, unless there is no number.
  package mutating func member(_ name: StaticString, number: Double?) {
    guard let number else { return }
    self.name(name)
    self.number(number)
  }
}
