// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Requests lines, broken by the Unicode line breaking rules.
package struct WireWrap: WireObject, Sendable {
  /// The width of a line; by default lines end only at line breaks in the text.
  package let width: Double?
  /// The maximum number of lines returned.
  package let linesMax: Int?

  /// Makes it of its members.
  package init(width: Double? = nil, linesMax: Int? = nil) {
    self.width = width
    self.linesMax = linesMax
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    width = try reader.optional("width")?.length()
    linesMax = try reader.optional("linesMax")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("width", number: width)
    writer.member("linesMax", linesMax)
  }
}

/// Requests the text truncated to one line.
package struct WireTruncation: WireObject, Sendable {
  /// The width.
  package let width: Double
  /// The part that is removed; default tail.
  package let at: TruncationPlace?
  /// The text at the cut, at most 16 code points; default U+2026.
  package let ellipsis: WireText?

  /// Makes it of its members.
  package init(width: Double, at: TruncationPlace? = nil, ellipsis: WireText? = nil) {
    self.width = width
    self.at = at
    self.ellipsis = ellipsis
  }

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

/// Parameters of `text/measure`.
package struct TextMeasureParams: WireParams {
  /// The texts.
  package let texts: [WireText]
  /// The text measurer: cells of a terminal (default), font metrics given by the client, or one
  /// advance for every grapheme cluster.
  package let measurer: WireMeasurer?
  /// In the bold face, as headers; default false.
  package let isBold: Bool?
  /// Measure each text as a cell shows it: on one line, with visible forms of control characters,
  /// and of invisible ones if `initialize` chose so; default false.
  package let isShown: Bool?
  /// Requests lines, broken by the Unicode line breaking rules.
  package let wrap: WireWrap?
  /// Requests the text truncated to one line.
  package let truncation: WireTruncation?

  /// Makes it of its members.
  package init(
    texts: [WireText], measurer: WireMeasurer? = nil, isBold: Bool? = nil, isShown: Bool? = nil,
    wrap: WireWrap? = nil, truncation: WireTruncation? = nil
  ) {
    self.texts = texts
    self.measurer = measurer
    self.isBold = isBold
    self.isShown = isShown
    self.wrap = wrap
    self.truncation = truncation
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    texts = try reader.required("texts").texts()
    measurer = try reader.optional("measurer")?.union()
    isBold = try reader.optional("bold")?.bool()
    isShown = try reader.optional("visible")?.bool()
    wrap = try reader.optional("wrap")?.object()
    truncation = try reader.optional("truncate")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("texts", texts)
    writer.member("measurer", measurer)
    writer.member("bold", isBold)
    writer.member("visible", isShown)
    writer.member("wrap", wrap)
    writer.member("truncate", truncation)
  }
}

/// The text measurer: cells of a terminal (default), font metrics given by the client, or one
/// advance for every grapheme cluster.
package enum WireMeasurer: WireUnion {
  /// The kind `cells`, with `tabStop`, `ambiguous` and `unit`.
  case cells(tabStop: Int?, ambiguous: AmbiguousWidth?, unit: CellUnit?)
  /// The kind `font`, with `lineHeight`, `regular` and `bold`.
  case font(lineHeight: Double, regular: WireFontFace, bold: WireFontFace?)
  /// The kind `estimate`, with `advance` and `lineHeight`.
  case estimate(advance: Double, lineHeight: Double)

  private enum Kind: String, ContractWord {
    case cells, font, estimate
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .cells:
      let tabStop: Int? = try reader.optional("tabStop")?.integer(
        in: 1...1000, expected: "an integer from 1 to 1000")
      let ambiguous: AmbiguousWidth? = try reader.optional("ambiguous")?.choice()
      let unit: CellUnit? = try reader.optional("unit")?.choice()
      self = .cells(tabStop: tabStop, ambiguous: ambiguous, unit: unit)
    case .font:
      let lineHeight: Double = try reader.required("lineHeight").length()
      let regular: WireFontFace = try reader.required("regular").object()
      let bold: WireFontFace? = try reader.optional("bold")?.object()
      self = .font(lineHeight: lineHeight, regular: regular, bold: bold)
    case .estimate:
      let advance: Double = try reader.required("advance").number(
        in: 0...65536, expected: "a number from 0 to 65536")
      let lineHeight: Double = try reader.required("lineHeight").length()
      self = .estimate(advance: advance, lineHeight: lineHeight)
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .cells(let tabStop, let ambiguous, let unit):
      writer.member("kind", Kind.cells)
      writer.member("tabStop", tabStop)
      writer.member("ambiguous", ambiguous)
      writer.member("unit", unit)
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
    writer.endObject()
  }
}

/// A range of code points with the same advance.
package struct WireAdvanceRange: WireObject, Sendable {
  /// The start.
  package let start: Int
  /// The end.
  package let end: Int
  /// The advance.
  package let advance: Double

  /// Makes it of its members.
  package init(start: Int, end: Int, advance: Double) {
    self.start = start
    self.end = end
    self.advance = advance
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    start = try reader.required("start").integer(
      in: 0...1_114_112, expected: "a code point (an integer from 0 to 1114112)")
    end = try reader.required("end").integer(
      in: 0...1_114_112, expected: "a code point (an integer from 0 to 1114112)")
    advance = try reader.required("advance").number(
      in: 0...65536, expected: "a number from 0 to 65536")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("start", start)
    writer.member("end", end)
    writer.member("advance", number: advance)
  }
}

/// Characters with the same advance.
package struct WireAdvance: WireObject, Sendable {
  /// The characters.
  package let characters: WireText
  /// The advance.
  package let advance: Double

  /// Makes it of its members.
  package init(characters: WireText, advance: Double) {
    self.characters = characters
    self.advance = advance
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    characters = try reader.required("characters").text()
    advance = try reader.required("advance").number(
      in: 0...65536, expected: "a number from 0 to 65536")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("characters", characters)
    writer.member("advance", number: advance)
  }
}

/// The kerning of a pair of characters.
package struct WireKerning: WireObject, Sendable {
  /// The pair.
  package let pair: WireText
  /// The advance.
  package let advance: Double

  /// Makes it of its members.
  package init(pair: WireText, advance: Double) {
    self.pair = pair
    self.advance = advance
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    pair = try reader.required("pair").text(scalars: 2...2, expected: "two characters")
    advance = try reader.required("advance").number(
      in: -65536...65536, expected: "a number from -65536 to 65536")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("pair", pair)
    writer.member("advance", number: advance)
  }
}

/// The advances of one face of a font. The advance of a grapheme cluster is that of its widest code
/// point.
package struct WireFontFace: WireObject, Sendable {
  /// The advance of all other code points. Combining marks and invisible code points have an
  /// advance of 0.
  package var defaultAdvance: Double
  /// Ranges of code points; `end` is exclusive. Where ranges overlap, the last one counts.
  package var ranges: [WireAdvanceRange]?
  /// Single code points. They take precedence over ranges.
  package var advances: [WireAdvance]?
  /// The space added between two adjacent code points.
  package var kerning: [WireKerning]?
  /// The space added after every grapheme cluster.
  package var letterSpacing: Double?

  /// Makes it of its members.
  package init(
    defaultAdvance: Double, ranges: [WireAdvanceRange]? = nil, advances: [WireAdvance]? = nil,
    kerning: [WireKerning]? = nil, letterSpacing: Double? = nil
  ) {
    self.defaultAdvance = defaultAdvance
    self.ranges = ranges
    self.advances = advances
    self.kerning = kerning
    self.letterSpacing = letterSpacing
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    defaultAdvance = try reader.required("defaultAdvance").number(
      in: 0...65536, expected: "a number from 0 to 65536")
    ranges = try reader.optional("ranges")?.objects()
    advances = try reader.optional("advances")?.objects()
    kerning = try reader.optional("kerning")?.objects()
    letterSpacing = try reader.optional("letterSpacing")?.number(
      in: -65536...65536, expected: "a number from -65536 to 65536")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("defaultAdvance", number: defaultAdvance)
    writer.member("ranges", ranges) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("advances", advances) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("kerning", kerning) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("letterSpacing", number: letterSpacing)
  }
}
