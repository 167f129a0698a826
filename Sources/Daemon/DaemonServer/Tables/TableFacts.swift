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

  /// The facts. The members of ``reading`` are read and set as if they were its own.
  @dynamicMemberLookup
  struct State: Sendable {
    var name: Text = ""
    var source = Source.created
    /// How the source is read.
    var reading = SourceReading()
    /// The initial sort of views.
    var defaultSort = SortOrder()
    /// Whether the table was opened as wide as its longest record.
    var isWidened = false
    var sourceState = SourceState.asOpened
    /// The database that the table was opened from; nil: it is no table of a database.
    var database: DatabaseFacts?
    /// The tables of which it is the difference; nil: it is none.
    var difference: DifferenceSides?
    /// The lent source that the table was opened from; nil: it has none.
    var lent: LentFacts?
    /// Watches the file.
    var watch: FileWatch?
    /// While the table is dirty: what is known of keeping the content of its file.
    var keeping: ContentKept?
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
    /// The number of the client's text when the table was opened; nil: it edits none.
    var textVersion: Int?
    /// The text that the client edits.
    var text: TextDocument?
    /// What the table was opened from, if that was a backup.
    var restored: WireRestored?
    /// The titles that columns were opened with.
    var titles: [ColumnNumber: Text] = [:]

    /// A member of ``reading``.
    subscript<Value>(dynamicMember member: WritableKeyPath<SourceReading, Value>) -> Value {
      get { reading[keyPath: member] }
      set { reading[keyPath: member] = newValue }
    }

    /// A computed member of ``reading``.
    subscript<Value>(dynamicMember member: KeyPath<SourceReading, Value>) -> Value {
      reading[keyPath: member]
    }

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
  /// Where records are in the file that was saved last.
  let savedIndex = SavedFileIndex()
  /// The schedulers of connections that are notified of changes.
  private let watchers = Mutex<[ObjectIdentifier: UpdateScheduler]>([:])

  /// Whether the table is that of a file, or of a lent source.
  var hasSource: Bool {
    state.withLock { state in
      if case .file = state.source { true } else { state.lent != nil }
    }
  }

  /// Whether the table is the difference of others.
  var isDifference: Bool { state.withLock { $0.difference != nil } }

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
    let difference = facts.difference.flatMap { sides in
      session.differenceSummary.map { WireDifferenceState($0, sides) }
    }
    let history = session.historySummary
    for scheduler in watchers.withLock({ Array($0.values) }) {
      scheduler.post("table/didChange " + id) { writer in
        let params = TableDidChangeParams(
          table: TableID(id), revision: table.revision.rawValue,
          rowsState: WireRowsState(facts, table),
          sourceState: WireText(word: facts.sourceState), dirty: saves.isDirty,
          history: WireHistory(history),
          diagnostics: .init(count: facts.diagnosticCount),
          savedRevision: saves.savedRevision?.rawValue, unsaved: WireUnsaved(saves),
          conflicts: table.conflictCount > 0 ? table.conflictCount : nil,
          // That a copy is being made is reported only on request.
          rowsAtRisk: facts.keeping?.risk.flatMap { $0 == .copying ? nil : $0 },
          journal: WireJournal(facts), difference: difference)
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
