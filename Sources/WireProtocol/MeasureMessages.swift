import JSONText

/// The width of characters whose width is ambiguous, in terminal cells.
package enum WireAmbiguousWidth: String, ContractWord {
  /// One cell, or two as in East Asian terminals.
  case narrow, wide
}

/// A text measurer, one object by `kind`.
package enum WireMeasurer: WireObject, Hashable, Sendable {
  /// Lengths in terminal cells.
  case cells(tabStop: Int?, ambiguous: WireAmbiguousWidth?)
  /// Font metrics given by the client.
  case font(lineHeight: Double, regular: WireFontFace, bold: WireFontFace?)
  /// The same advance for every grapheme cluster.
  case estimate(advance: Double, lineHeight: Double)

  /// The maximum length, in units.
  package static let lengthMax = 16_777_216.0
  /// The maximum advance, in units.
  package static let advanceMax = 65_536.0
  /// The maximum distance of tab stops, in cells.
  package static let tabStopMax = 1000

  private enum Kind: String, ContractWord {
    case cells, font, estimate
  }

  /// Reads the members of the kind.
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

/// The advances of one face of a font, in units.
package struct WireFontFace: WireObject, Hashable, Sendable {
  /// The advance of code points without their own.
  package var defaultAdvance: Double
  /// The advances of ranges of code points. Where two ranges overlap, the later one takes
  /// precedence.
  package var ranges: [WireAdvanceRange]
  /// The advances of single characters. They take precedence over `ranges`.
  package var advances: [WireAdvance]
  /// The kerning of pairs of characters.
  package var kerning: [WireKerning]
  /// The space added after every grapheme cluster.
  package var letterSpacing: Double?

  /// A face in which all characters have the same advance.
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

/// A range of code points with the same advance.
package struct WireAdvanceRange: WireObject, Hashable, Sendable {
  /// The first code point.
  package var first: Int
  /// The end of the range, exclusive.
  package var end: Int
  /// The advance of each, in units.
  package var advance: Double

  /// A range of code points.
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

/// Characters with the same advance.
package struct WireAdvance: WireObject, Hashable, Sendable {
  /// The characters in one text.
  package var characters: WireText
  /// The advance of each, in units.
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

/// The kerning of a pair of characters.
package struct WireKerning: WireObject, Hashable, Sendable {
  /// The pair, a text of two code points.
  package var pair: WireText
  /// The space added between them, in units; negative if they move closer.
  package var advance: Double

  /// A kerning pair.
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
  /// The line width in units.
  package var width: Double
  /// The place of the cut; the tail by default.
  package var at: TruncationPlace?
  /// The text at the cut; U+2026 by default.
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

  /// The advance of a character, in units.
  func advance() throws(InvalidParams) -> Double {
    try number(in: 0...WireMeasurer.advanceMax, expected: "a number from 0 to 65536")
  }

  /// A signed advance, in units.
  func signedAdvance() throws(InvalidParams) -> Double {
    let most = WireMeasurer.advanceMax
    return try number(in: -most...most, expected: "a number from -65536 to 65536")
  }

  /// A text whose number of code points is in a range.
  func text(
    scalars range: ClosedRange<Int>, expected: String
  ) throws(InvalidParams) -> WireText {
    let text = try text()
    // Every code point has exactly one byte that is not a continuation byte.
    guard range.contains(text.count { $0 & 0xC0 != 0x80 }) else {
      throw mismatch(expected, spelled: true)
    }
    return text
  }
}

extension JSONWriter {
  /// Writes a finite number; whole numbers as integers.
  package mutating func number(_ value: Double) {
    if value.magnitude < 1e14, value == value.rounded() { int(Int(value)) } else { double(value) }
  }

  /// Writes a member; writes nothing if the number is nil.
  package mutating func member(_ name: StaticString, number: Double?) {
    guard let number else { return }
    self.name(name)
    self.number(number)
  }
}
