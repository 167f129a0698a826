import CellFormats
import ColumnStorage
import JSONRPC
import RowPipeline
import RowTree
import EditJournal
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// The facts about a table besides its rows: its source, the detected dialect, the results of the
/// background examination. `table/describe` reads them, and `table/didChange` reports changes.
final class TableFacts: Sendable {
  /// The source of a table.
  enum Source: Sendable {
    case file(path: Text, byteSize: Int)
    case inline(byteSize: Int)
    case created
  }

  /// The state of the file since it was opened, in ascending order of severity.
  enum SourceState: String, Sendable, CaseIterable {
    /// No change was detected.
    case asOpened
    /// The path does not exist any more. The rows are those of the file that was opened.
    case removed
    /// The path leads to another file. The rows are those of the file that was opened.
    case replaced
    /// Some of it could not be read.
    case unreadable
    /// Its content has changed.
    case changed

    /// Whether it is more severe than another state.
    func isGraver(than other: Self) -> Bool {
      let all = Self.allCases
      return all.firstIndex(of: self) ?? 0 > all.firstIndex(of: other) ?? 0
    }
  }

  /// The size up to which content is also examined before an answer, so that the answer is final.
  static let examinedBytes = 64 << 10

  /// The facts.
  struct State: Sendable {
    var name: Text = ""
    var source = Source.created
    var sniffing: CSVSniffing?
    var forced = Set<String>()
    var nullValues: [Text]?
    /// The initial sort of views.
    var defaultSort = SortOrder()
    var preamble: [Text] = []
    var evidence: [ColumnEvidence] = []
    var sampleRows: Int?
    var isExamined = false
    /// The number of records with fields beyond the columns.
    var longRows = 0
    /// Whether the table was opened as wide as its longest record.
    var isWidened = false
    var sourceState = SourceState.asOpened
    /// The file that the table was opened from.
    var file: FileBytes?
    /// The file that the table was reloaded from last; nil: the one that it was opened from.
    var base: SaveBase?
    /// The database that the table was opened from; nil: it is no table of a database.
    var database: DatabaseFacts?
    /// Watches that file.
    var watch: FileWatch?
    /// The file that the table was saved to, where it was opened from none.
    var savedName: NamedFile?
    /// The number of the table's state that is in the file; nil after a save that failed after
    /// writing to the file, or that did not wait for the device.
    var fileVersion: Int? = 0
    /// While the table is dirty: what is known of keeping the content of its file.
    var keeping: ContentKept?
    /// How the table was saved, where that was not as its source is written.
    var saveStyle: CSVFileStyle?
    /// Where and how edits are kept; nil: they are not.
    var journalSettings: TableJournal.Settings?
    /// The file as its journal knows it, when it was opened; nil: it has none.
    var journalBase: JournalBase?
    /// The journal of the table's edits.
    var journal: TableJournal?
    /// What was found about earlier edits of the file.
    var findings = JournalFindings()
    /// Watches for other processes that edit the file.
    var editorWatch: EditorWatch?
    /// The views whose states are kept, by id.
    var rememberedViews: [String: RememberedView] = [:]
    /// The file as the last backup knows it.
    var backupBase: JournalBase?
    /// The request that made the table.
    var origin: TableOrigin?
    /// What the table was opened from, if that was a backup.
    var restored: WireRestored?
    /// The titles that columns were opened with.
    var titles: [ColumnNumber: Text] = [:]
    var diagnostics: [CodecDiagnosticFact] = []
    /// The number of diagnostics of each kind.
    var diagnosticCounts: [CodecDiagnostic.Kind: Int] = [:]
    var diagnosticCount: Int { diagnosticCounts.values.reduce(0, +) }

    /// Records a state of the file, unless the current one is more severe.
    mutating func notice(_ state: SourceState) {
      if state.isGraver(than: sourceState) { sourceState = state }
    }

    /// Gives the table the name of its new file, if it had the name of the old one.
    mutating func followName(to path: Text) {
      guard case .file(let old, _) = source, name == Self.fileName(of: old) else { return }
      name = Self.fileName(of: path)
    }

    /// The last part of a path.
    static func fileName(of path: Text) -> Text {
      Text(Array(path.utf8.split(separator: UInt8(ascii: "/")).last ?? []))
    }

    /// Records that the file is what it was.
    mutating func noticeReturn() {
      if sourceState == .changed { sourceState = .asOpened }
    }

    /// Records the current target of the file's path, which may be the file again.
    mutating func notice(_ state: OpenFile.PathState) {
      if sourceState.isGraver(than: .replaced) { return }
      switch state {
      case .same: sourceState = .asOpened
      case .replaced: sourceState = .replaced
      case .removed: sourceState = .removed
      }
    }
  }

  /// The current facts.
  let state = Mutex(State())
  /// The table's saves.
  let saves = SaveQueue()
  /// The schedulers of connections that are notified of changes.
  private let watchers = Mutex<[ObjectIdentifier: UpdateScheduler]>([:])

  /// Whether the table is that of a file.
  var hasFile: Bool {
    if case .file = state.withLock({ $0.source }) { true } else { false }
  }

  /// Notifies a connection's client of changes from now on.
  func addWatcher(_ scheduler: UpdateScheduler) {
    watchers.withLock { $0[ObjectIdentifier(scheduler)] = scheduler }
  }

  /// Notifies the watchers that facts of the table have changed, on the table's mailbox.
  func tableChanged(_ session: isolated TableSession) {
    guard let table = try? session.state() else { return }
    let id = session.id
    let facts = state.withLock { $0 }
    let saves = session.saveSummary
    for scheduler in watchers.withLock({ Array($0.values) }) {
      scheduler.post("table/didChange " + id) { writer in
        let params = TableDidChangeParams(
          table: TableID(id), revision: table.revision.rawValue,
          rowsState: WireRowsState(facts, table),
          sourceState: WireText(word: facts.sourceState), dirty: saves.isDirty,
          diagnostics: .init(count: facts.diagnosticCount),
          savedRevision: saves.savedRevision?.rawValue, unsaved: WireUnsaved(saves),
          conflicts: table.conflictCount > 0 ? table.conflictCount : nil,
          // That a copy is being made is reported only on request.
          rowsAtRisk: facts.keeping?.risk.flatMap { $0 == .copying ? nil : $0 },
          journal: WireJournal(facts))
        writer.notification("table/didChange", params.write)
      }
    }
  }
}

/// The evidence for a column's inferred type, and the background examination's evidence against it.
struct ColumnEvidence: Sendable {
  var counts: [ColumnType: Int] = [:]
  var nullSpellings: [Text] = []
  var reason = ""
  var firstDisagreement: Disagreement?

  /// The first cell that cannot be parsed as the column's type.
  struct Disagreement: Sendable {
    var row: Int
    var line: Int?
    var byteOffset: Int?
    var text: Text
  }
}

/// One diagnostic of a file, as it is sent to the client.
struct CodecDiagnosticFact: Sendable {
  var kind: String
  var message: String
  var row: Int?
  var column: ColumnID?
  var line: Int?
  var byteOffset: Int?
  var expected: String?
  var found: String?
}

extension TableFacts.State {
  /// Stores the results of an examination in place of those of an earlier one.
  ///
  /// - Parameters:
  ///   - base: The columns and rows of the records; nil: those of the file that was opened.
  mutating func take(
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

extension WireRowsState {
  /// The number of rows, and the state of loading.
  init(_ facts: TableFacts.State, _ table: TableState) {
    self.init(
      count: table.order.count, complete: table.hasAllRows, examined: facts.isExamined,
      failure: table.loadFailure.map {
        .init(kind: $0.kind.utf8, message: $0.message.utf8, system: $0.systemName?.utf8)
      }, extraFields: facts.longRows > 0 ? facts.longRows : nil)
  }
}
