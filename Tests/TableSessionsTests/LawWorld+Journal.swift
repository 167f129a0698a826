import ColumnStorage
import EditJournal
import Synchronization
import TableValues

@testable import TableModel
@testable import TableSessions

/// Keeps a table's records as the bytes of a journal.
final class KeptJournal: ChangeJournal {
  private struct State {
    var writer = JournalWriter(id: 1)
    var bytes: [UInt8]
    var isSuspended = false
  }

  private let state: Mutex<State>

  init() {
    let header = JournalHeader(
      id: 1, path: "", base: JournalBase(size: 0, seconds: 0, nanoseconds: 0, node: 0),
      columns: [], owner: JournalOwner(process: 1, boot: ""))
    state = Mutex(State(bytes: JournalFormat.beginning(header)))
  }

  func keep(_ record: EditRecord, after: TableState) {}

  func note(_ record: EditRecord, before: TableState?, after: TableState) {
    guard record.isJournalled else { return }
    keep(.edit(record, insertedCount: after.content.insertedCount))
  }

  func note(_ records: [EditRecord], after: TableState) {
    for record in records { note(record, before: nil, after: after) }
  }

  func recordReverted() { keep(.reverted) }

  func recordBeginning(_ beginning: KeptBeginning) {}

  private func keep(_ entry: JournalEntry) {
    state.withLock { state in
      if state.isSuspended { return }
      do { state.bytes += try state.writer.entry(entry) } catch { state.isSuspended = true }
    }
  }

  /// The changes as another process reads them; nil: one had no form.
  var changes: [KeptChange]? {
    let (bytes, isSuspended) = state.withLock { ($0.bytes, $0.isSuspended) }
    guard !isSuspended, let content = try? JournalContent(bytes), content.lostBytes == 0
    else { return nil }
    return content.entries.map { entry in
      switch entry {
      case .edit(let record, let count): .record(record, insertedCount: count)
      case .reverted: .reverted
      }
    }
  }
}

extension LawWorld {
  /// What differs between the table and one that another process makes of its journal; nil: nothing.
  func replayProblem() throws -> String? {
    guard let changes = journal.changes else { return nil }
    // Rows that were not read yet come behind those that were edited.
    table.load(to: table.source.rows.count)
    var shape = plan.shape
    shape.published = shape.rowCount
    let copy = try TestTable(shape, rows: table.source.rows)
    let again = KeptJournal()
    let applied = copy.run { session in
      session.journal = again
      let outcome = try? session.replay(changes, recordsAtOnce: changes.count % 5 + 1)
      return outcome?.appliedCount ?? -1
    }
    if applied != changes.count { return "\(applied) of \(changes.count) changes replayed" }
    if again.changes?.count != changes.count { return "a replay is not kept as a whole" }
    if let problem = difference(copy) { return problem }
    while let step = table.undo()?.step {
      if copy.undo()?.step?.number != step.number { return "another step is undone" }
    }
    if let problem = difference(copy) { return "with all undone, \(problem)" }
    while table.redo()?.step != nil { copy.redo() }
    return difference(copy).map { "with all redone, \($0)" }
  }

  private func difference(_ copy: TestTable) -> String? {
    func rows(_ table: TestTable) -> [[Cell]] { table.state?.plainRows.map(\.cells) ?? [] }
    func steps(_ table: TestTable) -> [[Int]] {
      let history = table.run { $0.history }
      return [history.undoSteps.map(\.number), history.redoSteps.map(\.number)]
    }
    let (mine, theirs) = (rows(table), rows(copy))
    if mine != theirs { return "a replay gives \(theirs), not \(mine)" }
    if steps(table) != steps(copy) { return "a replay has the steps \(steps(copy))" }
    let titles = [table, copy].map { $0.state?.content.schema.columns.map(\.title) }
    if titles[0] != titles[1] { return "a replay has other columns" }
    let unsaved = [table, copy].map { $0.run { $0.saveSummary } }
    return unsaved[0] == unsaved[1] ? nil : "a replay has unsaved \(unsaved[1]), not \(unsaved[0])"
  }
}
