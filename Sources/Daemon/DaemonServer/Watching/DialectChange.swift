import ColumnStorage
import JSONRPC
import JSONText
import RowTree
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Reading the file of a table again in another dialect.
///
/// The file's records in the new dialect become the table's content, as a file that has changed does.
/// A column with the name of an old one stays that column. Rows keep their keys if there are as
/// many records as before.
enum DialectChange {
  /// `table/setDialect`.
  static func set(_ params: TableSetDialectParams, _ call: Call<TableSetDialectResult>) throws {
    let options = try DialectConversion.options(params.dialect)
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    call.afterSaves(of: entry) { [facts = entry.facts] session in
      try read(params, options, facts, session, call)
    }
  }

  /// Reads the file on a worker.
  private static func read(
    _ params: TableSetDialectParams, _ options: CSVDialectOptions, _ facts: TableFacts,
    _ session: isolated TableSession, _ call: Call<TableSetDialectResult>
  ) throws {
    if call.answer.isCancelled { throw DaemonError.cancelled }
    let table = try session.state()
    try OpenConflicts.refuse(table)
    let summary = session.saveSummary
    if summary.isDirty, params.discard != true { throw UnsavedEdits(records: summary.records) }
    let (file, base) = facts.state.withLock { ($0.file, $0.base) }
    guard let file, let source = base?.source ?? table.content.source as? CSVSource else {
      throw DaemonError.invalid(
        pointer: "/table", expected: "a table of a file", found: "a table without a file")
    }
    guard let known = KnownColumns(session, source, facts) else { throw ColumnsNeeded() }
    let reload = FileReload(
      facts: facts, file: file, source: source, known: known, cache: call.daemon.cache,
      rowsMax: call.daemon.options.limits.rowsMax, pool: call.daemon.pool, dialect: options)
    let owner = session
    whenAtRest(file, facts, call) {
      let result = Result { try reload.read(isUnwanted: { call.answer.isCancelled }) }
      owner.postNow { session in
        call.answer.attempt {
          do {
            take(try result.get(), reload, params, session, call)
          } catch is FileReload.Refused {
            throw DaemonError.file(.changed, path: file.name.path)
          } catch {
            throw TableHandlers.refusal(error, file.name.path)
          }
        }
      }
    }
  }

  /// Reads in the queue of the table's saves, when no program is writing the file.
  private static func whenAtRest(
    _ file: FileBytes, _ facts: TableFacts, _ call: Call<TableSetDialectResult>,
    _ read: @escaping @Sendable () -> Void
  ) {
    let pool = call.daemon.pool
    let begin: @Sendable () -> Void = { facts.saves.run(on: pool, read) }
    guard let watch = facts.state.withLock({ $0.watch }) else { return begin() }
    pool.submit(.files) {
      watch.whenAtRest(file, isUnwanted: { call.answer.isCancelled }, begin)
    }
  }

  /// Makes the table what was read.
  private static func take(
    _ new: FileReload.NewFile, _ reload: FileReload, _ params: TableSetDialectParams,
    _ session: isolated TableSession, _ call: Call<TableSetDialectResult>
  ) {
    let label = params.label.map { Text($0) } ?? "Dialect"
    session.setContent(
      ContentCall(
        rowCount: new.source.rowCount,
        request: { try reload.request(new, for: $0, label: label) },
        isCancelled: { call.answer.isCancelled }, begin: call.beginChange,
        isSuperseded: { false }, isKept: false,
        completion: { session, result in
          call.answer.attempt {
            do {
              _ = try result.get()
            } catch is FileReload.Refused {
              throw ColumnsNeeded()
            }
            reload.finish(new, session)
            reload.recordDialect(of: new, params.dialect, session)
            let table = try session.state()
            let columns = FileContent.split(table).inFile.map { WireText($0.id.text.utf8) }
            call.answer.succeed(
              TableSetDialectResult(
                revision: table.revision.rawValue, rowCount: table.order.count, columns: columns,
                history: WireHistory(session.historySummary)))
          }
        }))
  }
}

/// Edits that are not saved and would be lost.
struct UnsavedEdits: AnsweredError {
  /// The number of rows with edits.
  var records: Int

  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "unsavedEdits",
      "The table has unsaved edits. Save or revert them first, or send discard: true.",
      [("records", .integer(Int64(records)))])
  }
}

/// A file that does not have the columns that its table needs.
struct ColumnsNeeded: AnsweredError {
  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "columnsNeeded", "Read in this way, the file lacks a column that keys or sections need.")
  }
}
