// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The dialect. Members that are absent are detected.
package struct WireDialect: WireObject, Sendable {
  /// One ASCII character that is not a line break.
  package var delimiter: WireText?
  /// One ASCII character that is neither a line break nor the delimiter; null: none.
  package var quote: WireMember<WireText> = .absent
  /// A backslash; with any other value, quotes are escaped by doubling.
  package var escape: WireMember<WireText> = .absent
  /// Whether the first record has the names of the columns.
  package var header: Bool?
  /// How many records have the names, joined by blanks; it implies `header`. 1 by default.
  package var headerRows: Int?
  /// Whether blanks at the beginning of a field belong to the delimiter, so that a quote behind
  /// them opens.
  package var skipInitialSpace: Bool?
  /// Whether lines have bars and rulers; by default it is detected. Beside `ruled` and `framed`,
  /// the delimiter is `|`, or a blank beside `ruled`, and there are no quotes and comments.
  package var lines: LineForm?
  /// The encoding: one of these names, or an alias such as `cp932`, `GBK` or `latin2`. Capitals,
  /// hyphens and underscores do not matter. `utf-16` and `utf-32` follow the byte order mark.
  package var encoding: WireText?
  /// The prefix of comment lines: at most eight ASCII characters without line breaks, delimiter or
  /// quote; null or empty: no comments.
  package var comment: WireMember<WireText> = .absent
  /// The number of lines before the header that are skipped.
  package var preambleLines: Int?
  /// The spellings of null.
  package var nullValues: [WireText]?
  /// Whether types are detected; default detected.
  package var types: TypeReading?
  /// The largest share of a column's values that may not be of its type; default 0. Such cells are
  /// errors that keep their text. Without it, one such value makes a column text.
  package var outliers: Double?
  /// The format of the file; by default it is detected from the content and from the file
  /// extension.
  package var format: FileFormat?
  /// In a JSON file: the JSON pointer (RFC 6901) to the array of rows. Empty: the file is the
  /// array.
  package var rows: WireText?
  /// In a JSON file: the depth to which members of nested objects become columns; default 0. The
  /// names of these columns are paths, such as `at.x`.
  package var flatten: Int?

  /// Makes it of its members.
  package init(
    delimiter: WireText? = nil, quote: WireMember<WireText> = .absent,
    escape: WireMember<WireText> = .absent, header: Bool? = nil, headerRows: Int? = nil,
    skipInitialSpace: Bool? = nil, lines: LineForm? = nil, encoding: WireText? = nil,
    comment: WireMember<WireText> = .absent, preambleLines: Int? = nil,
    nullValues: [WireText]? = nil, types: TypeReading? = nil, outliers: Double? = nil,
    format: FileFormat? = nil, rows: WireText? = nil, flatten: Int? = nil
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.escape = escape
    self.header = header
    self.headerRows = headerRows
    self.skipInitialSpace = skipInitialSpace
    self.lines = lines
    self.encoding = encoding
    self.comment = comment
    self.preambleLines = preambleLines
    self.nullValues = nullValues
    self.types = types
    self.outliers = outliers
    self.format = format
    self.rows = rows
    self.flatten = flatten
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    delimiter = try reader.optional("delimiter")?.text()
    quote = try reader.nullableText("quote")
    escape = try reader.nullableText("escape")
    header = try reader.optional("header")?.bool()
    headerRows = try reader.optional("headerRows")?.integer(
      in: 1...32, expected: "an integer from 1 to 32")
    skipInitialSpace = try reader.optional("skipInitialSpace")?.bool()
    lines = try reader.optional("lines")?.choice()
    encoding = try reader.optional("encoding")?.text()
    comment = try reader.nullableText("comment")
    preambleLines = try reader.optional("preambleLines")?.count()
    nullValues = try reader.optional("nullValues")?.texts()
    types = try reader.optional("types")?.choice()
    outliers = try reader.optional("outliers")?.number(
      in: 0...0.5, expected: "a number from 0 to 0.5")
    format = try reader.optional("format")?.choice()
    rows = try reader.optional("rows")?.text()
    flatten = try reader.optional("flatten")?.integer(
      in: 0...16, expected: "an integer from 0 to 16")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("delimiter", delimiter)
    writer.member("quote", quote) { $0.string($1) }
    writer.member("escape", escape) { $0.string($1) }
    writer.member("header", header)
    writer.member("headerRows", headerRows)
    writer.member("skipInitialSpace", skipInitialSpace)
    writer.member("lines", lines)
    writer.member("encoding", encoding)
    writer.member("comment", comment) { $0.string($1) }
    writer.member("preambleLines", preambleLines)
    writer.member("nullValues", nullValues)
    writer.member("types", types)
    writer.member("outliers", number: outliers)
    writer.member("format", format)
    writer.member("rows", rows)
    writer.member("flatten", flatten)
  }
}
