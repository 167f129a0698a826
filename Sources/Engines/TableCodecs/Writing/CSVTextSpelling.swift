/// Spells texts as the fields and lines of a dialect, for writers that have no types.
package struct CSVTextSpelling: Sendable {
  /// The dialect.
  package let dialect: CSVDialect
  /// The delimiter, in the encoding.
  package let delimiter: [UInt8]
  /// The line end of new records, in the encoding.
  package let lineEnd: [UInt8]
  /// The byte order mark; empty where the encoding has none.
  package var mark: [UInt8] { dialect.encoding.mark }

  private let spelling: CSVFieldSpelling

  /// Spelling in a dialect.
  package init(_ dialect: CSVDialect) {
    self.dialect = dialect
    spelling = CSVFieldSpelling(dialect)
    delimiter = spelling.delimiter
    lineEnd = spelling.encoded(ascii: dialect.lineEnd.bytes)
  }

  /// The bytes of a field; nil if its text cannot be written in the dialect.
  ///
  /// - Parameters:
  ///   - isQuoted: Whether it is in quotes also where it needs none, if there are quotes.
  ///   - isFirst: Whether it is the first field of its record.
  ///   - isOnly: Whether it is the only one.
  package func field(
    _ text: [UInt8], isQuoted: Bool, isFirst: Bool, isOnly: Bool
  ) -> [UInt8]? {
    let isQuoted = isQuoted && dialect.quote != nil
    let place = CSVFieldSpelling.Place(isFirst: isFirst, isOnly: isOnly)
    return try? spelling.field(text, isQuoted: isQuoted, place)
  }

  /// Whether the record of an unquoted field would be read as a comment or a blank line.
  package func isHidden(_ text: [UInt8], isFirst: Bool, isOnly: Bool) -> Bool {
    spelling.isHidden(text, CSVFieldSpelling.Place(isFirst: isFirst, isOnly: isOnly))
  }

  /// A text in the encoding; nil if that lacks a character.
  package func encoded(_ text: [UInt8]) -> [UInt8]? {
    TextTranscoder.bytes(text, in: dialect.encoding)
  }
}
