// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WireTextMeasure {
  /// An object with `range` and `width`.
  package struct Line: WireObject, Sendable {
    /// Start and end in the text, in `positions` of `initialize`.
    package let range: IndexPair
    /// The width.
    package let width: Double

    /// Makes it of its members.
    package init(range: IndexPair, width: Double) {
      self.range = range
      self.width = width
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      range = try reader.required("range").pair()
      width = try reader.required("width").number()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("range", range)
      writer.member("width", number: width)
    }
  }
}

extension WireTextMeasure {
  /// The truncated text, if `truncate` is requested.
  package struct Shown: WireObject, Sendable {
    /// The text.
    package let text: WireText
    /// The width.
    package let width: Double
    /// Whether the text was cut.
    package let cut: Bool

    /// Makes it of its members.
    package init(text: WireText, width: Double, cut: Bool) {
      self.text = text
      self.width = width
      self.cut = cut
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      text = try reader.required("text").text()
      width = try reader.required("width").number()
      cut = try reader.required("cut").bool()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("text", text)
      writer.member("width", number: width)
      writer.member("cut", cut)
    }
  }
}

/// The measures of one text.
package struct WireTextMeasure: WireObject, Sendable {
  /// With `visible`: the text that was measured, if it is another one.
  package let text: WireText?
  /// The width on one line.
  package let width: Double
  /// The height of the returned lines, or of one line.
  package let height: Double
  /// The lines, if `wrap` is requested, without trailing blanks.
  package let lines: [WireTextMeasure.Line]?
  /// true: there are more lines than linesMax.
  package let more: Bool
  /// The truncated text, if `truncate` is requested.
  package let shown: WireTextMeasure.Shown?

  /// Makes it of its members.
  package init(
    width: Double, height: Double, text: WireText? = nil, lines: [WireTextMeasure.Line]? = nil,
    more: Bool = false, shown: WireTextMeasure.Shown? = nil
  ) {
    self.text = text
    self.width = width
    self.height = height
    self.lines = lines
    self.more = more
    self.shown = shown
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    text = try reader.optional("text")?.text()
    width = try reader.required("width").number()
    height = try reader.required("height").number()
    lines = try reader.optional("lines")?.openObjects()
    more = try reader.flag("more")
    shown = try reader.optional("shown")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("text", text)
    writer.member("width", number: width)
    writer.member("height", number: height)
    writer.member("lines", lines) { $0.list($1) { $1.write(to: &$0) } }
    writer.flag("more", more)
    writer.member("shown", shown)
  }
}

/// The result of `text/measure`.
package struct TextMeasureResult: WireResult {
  /// The lineHeight.
  package let lineHeight: Double
  /// Whether widths are estimates.
  package let estimate: Bool
  /// One measure per text.
  package let measures: [WireTextMeasure]

  /// Makes it of its members.
  package init(lineHeight: Double, measures: [WireTextMeasure], estimate: Bool = false) {
    self.lineHeight = lineHeight
    self.estimate = estimate
    self.measures = measures
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    lineHeight = try reader.required("lineHeight").number()
    estimate = try reader.flag("estimate")
    measures = try reader.required("measures").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("lineHeight", number: lineHeight)
    writer.flag("estimate", estimate)
    writer.member("measures", measures) { $0.list($1) { $1.write(to: &$0) } }
  }
}
