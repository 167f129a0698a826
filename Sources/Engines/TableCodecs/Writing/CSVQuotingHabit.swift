import CellFormats
import TableValues

/// Which fields of a file are in quotes though they need none.
///
/// New fields get quotes as the others have them. Example: in `"id","n"\n"a",5\n` titles and texts
/// are in quotes, and numbers are not.
struct CSVQuotingHabit {
  /// How the fields of a column are written.
  struct Quotes: Hashable {
    /// Whether fields with a text are in quotes.
    var values = false
    /// Whether empty fields are.
    var empties = false
  }

  /// What the fields of a column have shown.
  private struct Evidence {
    /// Whether a field with a text has no quotes.
    var hasBare = false
    /// Whether a field has quotes that its text does not need.
    var hasUnneeded = false
    /// Whether an empty field has no quotes.
    var hasBareEmpty = false

    /// Nil: it has shown nothing.
    var quotes: Quotes? {
      if hasBare { return Quotes() }
      return hasUnneeded ? Quotes(values: true, empties: !hasBareEmpty) : nil
    }
  }

  /// The number of records that are looked at.
  private static let recordsMax = 200
  /// About how many units of the file are looked at.
  private static let unitsMax = 64 << 10

  /// Whether titles are in quotes.
  private(set) var titles = false
  /// What the columns of the source have shown.
  private var columns: [Quotes?] = []
  /// What columns of texts have in common.
  private var ofTexts = Quotes()
  /// What other columns have in common.
  private var ofOthers = Quotes()

  /// No field is in quotes that needs none.
  init() {}

  /// What the first records of a source show. Reads at most about 64 KiB more than one record.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  init(of source: CSVSource) throws {
    guard let quote = source.dialect.quote else { return }
    let spelling = CSVFieldSpelling(source.dialect)
    var found = Array(repeating: Evidence(), count: source.columns.count)
    var cursor = CSVRecordCursor(source.index)
    // In records behind a quote that is never closed, quotes are ordinary bytes.
    let count = min(source.rowCount, source.index.span(of: 0..<1).literalFrom.records)
    for row in 0..<min(count, Self.recordsMax) {
      let (bounds, parts) = try cursor.parts(of: row)
      for (field, place) in zip(parts.fields, found.indices) {
        let units = bounds.lowerBound + field.lowerBound..<bounds.lowerBound + field.upperBound
        if units.isEmpty {
          found[place].hasBareEmpty = true
        } else if try cursor.unit(at: units.lowerBound) != quote {
          found[place].hasBare = true
        } else if !found[place].hasBare, !found[place].hasUnneeded {
          found[place].hasUnneeded = try Self.isUnneeded(units, of: source, spelling)
        }
      }
      if bounds.upperBound - source.index.dataStart > Self.unitsMax { break }
    }
    columns = found.map(\.quotes)
    titles = try Self.quotesTitles(of: source, quote, spelling)
    let texts = Self.common(columns, source) { $0 == .text }
    let others = Self.common(columns, source) { $0 != .text }
    ofTexts = texts ?? others ?? Quotes(values: titles, empties: titles)
    ofOthers = others ?? texts.map { $0.values && titles ? $0 : Quotes() } ?? Quotes()
  }

  /// Whether the text of a field in quotes is not empty and needs none.
  private static func isUnneeded(
    _ units: Range<Int>, of source: CSVSource, _ spelling: CSVFieldSpelling
  ) throws -> Bool {
    let text = CSVRecordParts.text(
      ofField: try source.units.raw(units), in: source.dialect.encoding,
      source.dialect.grammar(isLiteral: false)
    ).text
    let place = CSVFieldSpelling.Place(isFirst: false, isOnly: false)
    return !text.isEmpty && !spelling.needsQuotes(text, place)
  }

  /// What all columns of some types have in common; nil: there is none with a text.
  private static func common(
    _ columns: [Quotes?], _ source: CSVSource, _ isMeant: (ColumnType) -> Bool
  ) -> Quotes? {
    let known = zip(columns, source.columns).compactMap { quotes, column in
      isMeant(column.settings.type) ? quotes : nil
    }
    if known.isEmpty { return nil }
    return Quotes(
      values: known.allSatisfy(\.values), empties: known.allSatisfy(\.empties))
  }

  private static func quotesTitles(
    of source: CSVSource, _ quote: UInt8, _ spelling: CSVFieldSpelling
  ) throws -> Bool {
    guard let header = source.layout.header else { return false }
    let width = source.dialect.encoding.unitWidth
    let units = header.lowerBound / width..<header.upperBound / width
    let read = try source.index.readUnits(units.lowerBound, units.count)
    let fields = CSVRecordParts(read, source.dialect.grammar(isLiteral: false)).fields
    let named = fields.filter { !$0.isEmpty }
    guard named.allSatisfy({ read[$0.lowerBound] == quote }) else { return false }
    return try named.contains { field in
      let (start, end) = (field.lowerBound, field.upperBound)
      return try isUnneeded(units.lowerBound + start..<units.lowerBound + end, of: source, spelling)
    }
  }

  /// How new fields of a column are written.
  func quotes(of column: CSVFileColumn) -> Quotes {
    if let place = column.source, columns.indices.contains(place), let known = columns[place] {
      return known
    }
    return column.settings.type == .text ? ofTexts : ofOthers
  }
}
