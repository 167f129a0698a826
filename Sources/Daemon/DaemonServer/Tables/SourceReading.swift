import CellFormats
import ColumnStorage
import TableCodecs
import TableModel
import TableValues
import WireProtocol

/// What is known of how a table's source is read: its file, what the request gave, what was detected
/// at its beginning, what the examination found, and how it was saved.
///
/// It is one value, so that `table/setDialect` and its undo exchange all of it. It is the same for
/// delimited files, JSON files, databases and rows of a request; what a source lacks is empty.
struct SourceReading: Sendable {
  // MARK: The file

  /// The file that the table was opened from, or that it was reloaded from.
  var file: FileBytes?
  /// The file that the table was reloaded from last; nil: the one that it was opened from.
  var base: SaveBase?
  /// The file that the table was saved to, where it was opened from none.
  var savedName: NamedFile?
  /// The number of the table's state that is in the file; nil after a save that failed after
  /// writing to the file, or that did not wait for the device.
  var fileVersion: Int? = 0
  /// How the table was saved, where that was not as its source is written.
  var saveStyle: CSVFileStyle?

  // MARK: The request

  /// The request that made the table.
  var origin: TableOrigin?
  /// The names of the members of the dialect that the request gave.
  var forced = Set<String>()
  /// The texts that mean null, where the request gave them.
  var nullValues: [Text]?

  // MARK: Detected

  /// What was detected at the beginning of the text; nil: the source is no text.
  var sniffing: CSVSniffing?
  /// The lines before the table.
  var preamble: [Text] = []
  /// The number of rows that decided the types; nil: no types were detected.
  var sampleRows: Int?
  /// The evidence for the types, by columns of the schema.
  var evidence: [ColumnEvidence] = []

  // MARK: Examined

  /// Whether all rows have been examined.
  var isExamined = false
  /// The number of records with fields beyond the columns.
  var longRows = 0
  /// The first diagnostics of each kind.
  var diagnostics: [CodecDiagnosticFact] = []
  /// The number of diagnostics of each kind.
  var diagnosticCounts: [CodecDiagnostic.Kind: Int] = [:]
  /// The number of diagnostics.
  var diagnosticCount: Int { diagnosticCounts.values.reduce(0, +) }

  /// Records what a request gives of the dialect.
  mutating func record(_ dialect: WireDialect?) {
    forced = DialectConversion.forced(dialect)
    nullValues = dialect?.nullValues?.map { Text($0) }
  }

  /// Records what was detected at the beginning of a text.
  mutating func record(_ found: CSVSniffing, preamble: [Text], evidence: [ColumnEvidence]) {
    sniffing = found
    sampleRows = found.rowsExamined
    (self.preamble, self.evidence) = (preamble, evidence)
  }

  /// Records that the table has the records of another file, or of the same one after a change. The
  /// new rows have not been examined.
  ///
  /// - Parameter version: The number of the table's state that is in the file.
  mutating func follow(_ new: FileBytes, _ base: SaveBase, version: Int?) {
    (file, self.base, savedName, fileVersion) = (new, base, nil, version)
    isExamined = false
  }

  /// Records that the file has a state of the table.
  ///
  /// - Parameter version: The number of that state; nil: it may not have reached the device.
  mutating func saved(as name: NamedFile, _ style: CSVFileStyle?, version: Int?) {
    (savedName, saveStyle, fileVersion) = (name, style, version)
  }

  /// Stores the results of an examination in place of those of an earlier one.
  ///
  /// - Parameters:
  ///   - base: The columns and rows of the records; nil: those of the file that was opened.
  mutating func record(
    _ examination: CSVExamination, _ schema: TableSchema, on base: SaveBase? = nil
  ) {
    isExamined = true
    longRows = examination.longRows
    diagnosticCounts = examination.diagnosticCounts
    let column = { (place: Int) -> ColumnNumber? in
      guard let base else { return ColumnNumber(place) }
      return base.columns.indices.contains(place) ? base.columns[place] : nil
    }
    let slot = { (record: Int) -> Int? in
      guard let base else { return record }
      return base.slots.indices.contains(record) ? Int(base.slots[record]) : nil
    }
    diagnostics = examination.diagnostics.map { diagnostic in
      CodecDiagnosticFact(
        kind: diagnostic.kind.rawValue, message: diagnostic.message,
        row: diagnostic.row.flatMap(slot),
        column: diagnostic.column.flatMap(column).flatMap { schema[$0]?.id },
        line: diagnostic.line, byteOffset: diagnostic.byteOffset, expected: diagnostic.expected,
        found: diagnostic.found.description)
    }
    for index in evidence.indices { evidence[index].firstDisagreement = nil }
    for (place, counts) in examination.columns.enumerated() {
      guard let error = counts.firstError, let row = error.row.flatMap(slot),
        let number = column(place),
        let index = schema.columns.firstIndex(where: { $0.number == number }),
        evidence.indices.contains(index)
      else { continue }
      evidence[index].firstDisagreement = ColumnEvidence.Disagreement(
        row: row, line: error.line, byteOffset: error.byteOffset, text: error.found)
    }
  }
}

extension CodecDiagnostic {
  /// One sentence for people.
  fileprivate var message: String {
    let expected = expected ?? ""
    let found = Text(DisplayText.visible(self.found.utf8))
    return switch kind {
    case .fieldCount: "Line \(line): \(expected) fields expected, \(found) found."
    case .typeMismatch: "Line \(line): \"\(found)\" is no \(expected)."
    case .unclosedQuote:
      "Line \(line): a quote is opened and never closed; the rest is read without quotes."
    case .fieldTooLong: "Line \(line): a field exceeds the maximum length."
    case .invalidEncoding: "Line \(line): a text is not valid in the file's encoding."
    case .unlikelyCharacters:
      "Line \(line): a text has control characters of \(expected) that are never used; the file may"
        + " have another encoding."
    case .guessedEncoding:
      "The encoding \(found) is a guess. Force another one if the texts look wrong."
    case .notJSON where row == nil:
      "Line \(line): the text around the rows is not JSON; \(expected) is expected."
    case .notJSON: "Line \(line): the record is not JSON; \(expected) is expected."
    case .otherKind: "Line \(line): a value is of another kind; \(expected) is expected."
    case .extraMember where self.expected != nil:
      "Line \(line): an array has more than \(expected)."
    case .extraMember: "Line \(line): the member \"\(found)\" is in no column."
    case .doubledMember:
      "Line \(line): an object has two members \"\(found)\"; the last one counts."
    case .comment: "Line \(line) is a comment, which is kept but is not a row."
    }
  }
}
