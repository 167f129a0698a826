import ColumnStorage
import Databases
import JSONText
import ProtocolWords
import RowTree
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Saves a table of a database: what was edited becomes statements of one transaction.
enum DatabaseSaving {
  /// `table/save` of a table of a database, on the table's mailbox.
  ///
  /// - Throws: What is wrong with the request. Nothing has changed then.
  static func save(
    _ params: TableSaveParams, _ database: DatabaseFacts, _ facts: TableFacts,
    _ session: isolated TableSession, _ call: Call<TableSaveResult>
  ) throws {
    try RowSaving.check(params, source: "a database")
    try OpenConflicts.refuse(try session.state())
    let (state, path) = (try session.state(), facts.path)
    guard let table = database.table, database.kind == .table else {
      throw NotSavable(reason: "The rows of a \(database.kind.rawValue) cannot be written.")
    }
    guard let unsaved = session.unsavedRows else {
      return call.answer.succeed(
        result(state, path, records: 0, isDirty: false, params.isDryRun == true ? nil : .unchanged))
    }
    try RowSaving.check(unsaved, source: "a database")
    let plan = DatabaseSavePlan(unsaved, state, database)
    let writing = DatabaseWriting(
      table, try plan.changes(), overwrites: params.overwrite == .always)
    if params.isDryRun == true {
      return try tell(writing, params, state, path, session.saveSummary, call)
    }
    let ticket = try session.beginSave()
    let records = session.saveSummary.records
    let owner = session
    facts.saves.run(on: call.daemon.pool) {
      let outcome = Result { try plan.write(writing, call) }
      owner.postNow { session in
        end(outcome, plan, ticket, session)
        call.answer.attempt {
          _ = try outcome.get()
          call.answer.succeed(
            result(
              ticket.state, path, records: records, isDirty: session.saveSummary.isDirty,
              .committed))
        }
      }
    }
  }

  private static func end(
    _ outcome: Result<[DatabaseWritten], any Error>, _ plan: DatabaseSavePlan,
    _ ticket: SaveTicket, _ session: isolated TableSession
  ) {
    guard case .success(let written) = outcome else {
      return session.endSave(ticket, succeeded: false, hasWritten: false)
    }
    session.endSave(ticket, succeeded: true)
    session.applySaved(plan.cells(of: written), of: ticket.state)
  }

  private static func result(
    _ state: TableState, _ path: Text, records: Int, isDirty: Bool, _ way: SaveWay?,
    _ statements: WireStatements? = nil
  ) -> TableSaveResult {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    return TableSaveResult(
      revision: state.revision.rawValue, bytes: OpenFile.stamp(of: path)?.size ?? 0,
      records: records, dirty: isDirty, path: path.repaired.utf8,
      uri: isAbsolute ? FileURI.uri(of: path) : nil, way: way, statements: statements)
  }

  // MARK: Dry run

  private static func tell(
    _ writing: DatabaseWriting, _ params: TableSaveParams, _ state: TableState, _ path: Text,
    _ summary: SaveSummary, _ call: Call<TableSaveResult>
  ) throws {
    let all = writing.statements
    let range = RowSaving.range(params, of: all.count)
    let first = range.lowerBound
    let told = all[range].map { slot, statement in
      WireStatement(
        sql: statement.sql, params: statement.values.map { WirePart($0) },
        row: WireKey(state.keys.key(of: slot)))
    }
    call.answer.succeedWhenRoom(page: told.count) { count in
      let statements = WireStatements(
        count: all.count, first: first, size: count, items: Array(told[..<count]),
        more: first + count < all.count ? true : nil)
      return result(
        state, path, records: summary.records, isDirty: summary.isDirty, nil, statements)
    }
  }
}

extension TableFacts {
  /// The path that the table was opened from, as the client gave it; empty for none.
  fileprivate var path: Text {
    if case .file(let path, _) = state.withLock({ $0.source }) { path } else { "" }
  }
}

extension WirePart {
  /// The value of a parameter as JSON. A blob is an object with its bytes in base 64.
  fileprivate init(_ value: SQLiteValue) {
    self.init { writer in
      switch value {
      case .null: writer.null()
      case .integer(let number): writer.exactInteger(number)
      case .real(let number): writer.number(number)
      case .text(let bytes): writer.string(Text(bytes).repaired.utf8)
      case .blob(let bytes):
        writer.beginObject()
        writer.name("base64")
        writer.string(Base64.encoded(bytes))
        writer.endObject()
      }
    }
  }
}
