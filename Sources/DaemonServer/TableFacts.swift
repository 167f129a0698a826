import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Synchronization
import TableCodecs
import TableSessions
import TableValues

/// What is known about a table beside its rows: where it came from, what the sniffer decided,
/// what the background pass found. Read by `table/describe`, told by `table/didChange`.
final class TableFacts: Sendable {
  /// Where a table came from.
  enum Source: Sendable {
    case file(path: Text, byteSize: Int)
    case inline(byteSize: Int)
    case created
  }

  /// What has become of the file since it was opened, least grave first.
  enum SourceState: String, Sendable, CaseIterable {
    /// Nothing that was noticed.
    case asOpened
    /// The path leads nowhere any more; the rows are those of the file that was opened.
    case removed
    /// The path leads to another file; the rows are those of the file that was opened.
    case replaced
    /// Some of it could not be read.
    case unreadable
    /// It holds something else.
    case changed

    /// Whether it is graver than another.
    func isGraver(than other: Self) -> Bool {
      let all = Self.allCases
      return all.firstIndex(of: self) ?? 0 > all.firstIndex(of: other) ?? 0
    }
  }

  /// All of it.
  struct State: Sendable {
    var name: Text = ""
    var source = Source.created
    var sniffing: CSVSniffing?
    var forced = Set<String>()
    var nullValues: [Text]?
    /// What views are sorted by at first.
    var defaultSort = SortOrder()
    var preamble: [Text] = []
    var evidence: [ColumnEvidence] = []
    var sampleRows: Int?
    var isExamined = false
    var sourceState = SourceState.asOpened
    /// The file that the table was opened from.
    var file: FileBytes?
    /// The file that the table was saved to, where it was opened from none.
    var savedName: NamedFile?
    /// The number of the table's state that the file holds.
    var fileVersion = 0
    /// How the table was saved, where that was not as its source is written.
    var saveStyle: CSVFileStyle?
    /// The titles that columns were opened with.
    var titles: [ColumnNumber: Text] = [:]
    var diagnostics: [CodecDiagnosticFact] = []
    /// How many diagnostics there are of each kind.
    var diagnosticCounts: [CodecDiagnostic.Kind: Int] = [:]
    var diagnosticCount: Int { diagnosticCounts.values.reduce(0, +) }

    /// Notes what has become of the file; what is graver stays.
    mutating func notice(_ state: SourceState) {
      if state.isGraver(than: sourceState) { sourceState = state }
    }

    /// Notes where the file's path leads now, which may be back to the file.
    mutating func notice(_ state: OpenFile.PathState) {
      if sourceState.isGraver(than: .replaced) { return }
      switch state {
      case .same: sourceState = .asOpened
      case .replaced: sourceState = .replaced
      case .removed: sourceState = .removed
      }
    }
  }

  /// The facts now.
  let state = Mutex(State())
  /// The table's saves.
  let saves = SaveQueue()
  /// Who is told when facts change, by connection.
  private let watchers = Mutex<[ObjectIdentifier: UpdateScheduler]>([:])

  /// Tells a connection's client about changes from now on.
  func addWatcher(_ scheduler: UpdateScheduler) {
    watchers.withLock { $0[ObjectIdentifier(scheduler)] = scheduler }
  }

  /// Tells the watchers that facts of the table have changed, on the table's mailbox.
  func tableChanged(_ session: isolated TableSession) {
    guard let table = try? session.state() else { return }
    let id = session.id
    let facts = state.withLock { $0 }
    let saves = session.saveSummary
    for scheduler in watchers.withLock({ Array($0.values) }) {
      scheduler.post("table/didChange " + id) { writer in
        writer.beginObject()
        writer.name("jsonrpc")
        writer.string("2.0" as StaticString)
        writer.name("method")
        writer.string("table/didChange" as StaticString)
        writer.name("params")
        writer.beginObject()
        writer.name("table")
        writer.string(id)
        writer.tableFacts(facts, table)
        writer.saves(saves)
        writer.name("diagnostics")
        writer.beginObject()
        writer.name("count")
        writer.int(facts.diagnosticCount)
        writer.endObject()
        writer.endObject()
        writer.endObject()
      }
    }
  }
}

/// What a column's type was inferred from, and what the background pass found against it.
struct ColumnEvidence: Sendable {
  var counts: [ColumnType: Int] = [:]
  var nullSpellings: [Text] = []
  var reason = ""
  var firstDisagreement: Disagreement?

  /// The first cell that does not read as the column's type.
  struct Disagreement: Sendable {
    var row: Int
    var line: Int?
    var byteOffset: Int?
    var text: Text
  }
}

/// One remark about a file, as it goes to the client.
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

extension JSONWriter {
  /// Writes `revision`, `rows` and `sourceState`.
  mutating func tableFacts(_ facts: TableFacts.State, _ table: TableState) {
    name("revision")
    int(table.revision.rawValue)
    name("rows")
    beginObject()
    name("count")
    int(table.order.count)
    name("complete")
    bool(table.hasAllRows)
    name("examined")
    bool(facts.isExamined)
    if let failure = table.loadFailure {
      name("failure")
      beginObject()
      text("kind", failure.kind)
      text("message", failure.message)
      text("system", failure.systemName)
      endObject()
    }
    endObject()
    name("sourceState")
    string(facts.sourceState.rawValue)
  }
}
