// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Asks for lines, by the Unicode line breaking rules.
package struct WireWrap: WireObject, Sendable, Hashable {
  /// What a line may take; default: lines end only where the text says so.
  package var width: Double?
  /// At most so many are told.
  package var linesMax: Int?

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

/// Parameters of `text/measure`.
package struct TextMeasureParams: WireParams, Hashable {
  /// The texts.
  package var texts: [WireText]
  /// How long texts are: in cells of a terminal (default), by metrics of a font that the client
  /// lends, or by one advance for every cluster.
  package var measurer: WireMeasurer?
  /// In the bold face, as headers; default false.
  package var isBold: Bool?
  /// Asks for lines, by the Unicode line breaking rules.
  package var wrap: WireWrap?
  /// Asks for what is shown on one line.
  package var truncation: WireTruncation?

  /// Makes it of its members.
  package init(
    texts: [WireText], measurer: WireMeasurer? = nil, isBold: Bool? = nil, wrap: WireWrap? = nil,
    truncation: WireTruncation? = nil
  ) {
    self.texts = texts
    self.measurer = measurer
    self.isBold = isBold
    self.wrap = wrap
    self.truncation = truncation
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    texts = try reader.required("texts").texts()
    measurer = try reader.optional("measurer")?.object()
    isBold = try reader.optional("bold")?.bool()
    wrap = try reader.optional("wrap")?.object()
    truncation = try reader.optional("truncate")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("texts", texts)
    writer.member("measurer", measurer)
    writer.member("bold", isBold)
    writer.member("wrap", wrap)
    writer.member("truncate", truncation)
  }
}
