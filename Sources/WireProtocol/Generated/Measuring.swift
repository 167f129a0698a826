// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Requests lines, broken by the Unicode line breaking rules.
package struct WireWrap: WireObject, Sendable, Hashable {
  /// The width of a line; by default lines end only at line breaks in the text.
  package var width: Double?
  /// The maximum number of lines returned.
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
  /// The text measurer: cells of a terminal (default), font metrics given by the client, or one
  /// advance for every grapheme cluster.
  package var measurer: WireMeasurer?
  /// In the bold face, as headers; default false.
  package var isBold: Bool?
  /// Requests lines, broken by the Unicode line breaking rules.
  package var wrap: WireWrap?
  /// Requests the text truncated to one line.
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
