import CellFormats
import ColumnStorage
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// How the bytes of a file became the rows and columns of a table: the dialect, and how each column is
/// parsed.
///
/// A journal has it, so that the next process reads the file in the same way. What the file would be
/// detected as may have changed since: with the save of an edit, or with records of other programs.
struct KnownReading: Sendable {
  /// A column of the file.
  struct Column: Sendable {
    /// The id that the table has for it.
    var id: ColumnID
    /// The type of its cells.
    var type: ColumnType
    /// How its texts are parsed.
    var file: CSVColumn
  }

  /// The syntax.
  var dialect: CSVDialect
  /// The lines before the header or the first record; nil: not known.
  var preambleLines: Int?
  /// The columns, in the order of the file.
  var columns: [Column]
  /// The options that requests to open the file may have, so that this reading applies: see
  /// ``admits(_:)``.
  var requests: [Text]
  /// Whether columns get the ids that the table has for them, and not those from the header.
  var namesColumns = false

  /// The reading of a file that was just opened; nil: it is no file of records.
  init?(asOpened table: TableState, _ facts: TableFacts.State) {
    guard let source = table.content.source as? CSVSource else { return nil }
    let schema = table.content.schema
    self.init(
      source.dialect, facts,
      source.columns.enumerated().map { place, file in
        let column = schema[ColumnNumber(place)]
        return Column(
          id: column?.id ?? ColumnID(file.name), type: column?.type ?? file.settings.type,
          file: file)
      })
    namesColumns = facts.origin?.namesColumns ?? false
  }

  /// The reading of the file that a table was saved to.
  ///
  /// - Parameters:
  ///   - saved: The table as it is in the file.
  ///   - style: The style in which it was written; nil: that of its source.
  init(of saved: TableState, _ facts: TableFacts.State, _ style: CSVFileStyle?) {
    let source = facts.base?.source ?? saved.content.source as? CSVSource
    let known = facts.base?.columns
    let columns = FileContent.split(saved).inFile.map { column in
      let place =
        known.map { $0.firstIndex(of: column.number) ?? -1 } ?? column.number.rawValue
      var file: CSVColumn
      if let source, source.columns.indices.contains(place) {
        file = source.columns[place]
        let title = facts.titles[column.number]
        if source.dialect.json != nil, title != nil, title != column.title {
          file.rename(to: column.title)
        }
      } else {
        file = CSVColumn(
          name: column.title, settings: ParseSettings(ofNew: column, in: saved),
          path: source?.dialect.json?.rows == .objects ? [column.title] : [])
      }
      return Column(id: column.id, type: column.type, file: file)
    }
    self.init((style?.dialect ?? source?.dialect) ?? CSVDialect(), facts, columns)
    if source == nil { preambleLines = 0 }
  }

  private init(_ dialect: CSVDialect, _ facts: TableFacts.State, _ columns: [Column]) {
    self.dialect = dialect
    self.columns = columns
    let lines = facts.preamble.count
    preambleLines = lines < 1000 && !dialect.loneCarriageReturnEnds ? lines : nil
    requests = facts.origin?.readings ?? []
  }

  // MARK: Reading

  /// Whether this reading applies to a request to open the file: the request has no options for
  /// reading, or the same as the request with which the table was opened.
  func admits(_ request: TableOpenParams) -> Bool {
    let said = TableOrigin.reading(of: request)
    return said == TableOrigin.reading(of: TableOpenParams()) || requests.contains(said)
  }

  /// The fixed parts of the dialect.
  func options(over given: CSVDialectOptions) -> CSVDialectOptions {
    var options = given
    options.encoding = dialect.encoding
    options.followsMark = false
    options.format = CSVFormatChoice(forced: dialect.json == nil ? .delimited : .json)
    if let json = dialect.json {
      options.knownJSON = json
      options.flattenDepth = json.flattenDepth
      options.hasHeader = dialect.hasHeader
      return options
    }
    options.delimiter = dialect.delimiter
    options.quote = .some(dialect.quote)
    options.escape = dialect.escape
    options.skipInitialSpace = dialect.skipInitialSpace
    options.lines = dialect.lines
    options.lineEnd = dialect.lineEnd
    options.commentPrefix = dialect.commentPrefix
    options.hasHeader = dialect.hasHeader
    options.headerRows = dialect.hasHeader && dialect.headerRows > 1 ? dialect.headerRows : nil
    options.preambleLines = preambleLines ?? given.preambleLines
    return options
  }

  /// Makes what was found at the beginning of the file this reading. O(columns).
  func settle(_ sniffing: inout CSVSniffing) {
    let found = sniffing.dialect
    sniffing.dialect = dialect
    // A file without a record has no header.
    (sniffing.dialect.hasHeader, sniffing.dialect.headerRows) = (found.hasHeader, found.headerRows)
    let names = sniffing.columns.map(\.name)
    sniffing.columns = columns.enumerated().map { place, column in
      var file = column.file
      // The members of a JSON file are known by their names, not by their places.
      if dialect.json == nil || dialect.hasHeader {
        file.name = names.indices.contains(place) ? names[place] : ""
      }
      return file
    }
    sniffing.typeEvidence = columns.indices.map { place in
      sniffing.typeEvidence.indices.contains(place)
        ? sniffing.typeEvidence[place] : CSVTypeEvidence()
    }
  }
}
