import CellFormats
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

/// The records of a table's file as it is now, and the rows that they are.
///
/// The records of a file that was opened or reloaded are indexed by the table itself. After a save
/// other records are at other places: then the file that was saved is indexed once, when it is
/// first asked for.
struct FileRecords: Sendable {
  /// The records. Their index may still grow.
  let source: CSVSource
  /// The table as the file has it: its rows, in order, are the records.
  let saved: TableState
  /// The table now.
  let table: TableState
  /// The columns of the file, in its order.
  let columns: [ColumnNumber]

  /// Finds them, without reading.
  ///
  /// - Returns: What finds them on a worker, where the file may have to be indexed.
  /// - Throws: ``NoFile``.
  static func find(
    _ facts: TableFacts, _ session: isolated TableSession, _ pool: WorkerPool
  ) throws -> @Sendable () throws -> FileRecords {
    let (table, state) = (try session.state(), facts.state.withLock { $0 })
    let saved = session.savedState ?? table
    guard state.database == nil else { throw NoFile() }
    let own = state.base?.source ?? table.content.source as? CSVSource
    let numbers = FileContent.split(saved).inFile.map(\.number)
    if let text = state.text, case let content = text.current {
      return {
        FileRecords(
          source: try text.source(of: content), saved: saved, table: table, columns: numbers)
      }
    }
    if let own, state.savedName == nil {
      return { FileRecords(source: own, saved: saved, table: table, columns: numbers) }
    }
    guard let name = state.savedName else { throw NoFile() }
    let known = own.map { KnownColumns(saved, $0, state) }
    let columns =
      known?.list
      ?? FileContent.split(saved).inFile.map {
        CSVColumn(name: $0.title, settings: ParseSettings(type: $0.type))
      }
    let dialect = state.saveStyle?.dialect ?? own?.dialect ?? CSVDialect()
    return {
      let source = try facts.savedIndex.source(
        of: name, state.file, dialect, columns, pool)
      return FileRecords(source: source, saved: saved, table: table, columns: numbers)
    }
  }

  /// The number of a row's record; nil: the file does not have the row.
  func record(of slot: UInt32) -> Int? {
    guard let record = saved.order.index(of: slot),
      record < source.rowCount
    else { return nil }
    return record
  }

  /// The row of a record; nil: it is not read yet.
  func slot(ofRecord record: Int) -> UInt32? {
    record < saved.order.count ? saved.order.slots(in: record..<record + 1)[0] : nil
  }

  /// Whether a row has other cells than its record.
  func isEdited(_ slot: UInt32) -> Bool {
    FileContent.split(table).inFile.contains { column in
      table.content.ownCell(slot: slot, column: column.number)?.cell
        != saved.content.ownCell(slot: slot, column: column.number)?.cell
    }
  }
}

/// The table was made of no text.
struct NoFile: AnsweredError {
  /// The error of the answer.
  var responseError: ResponseError {
    .failed("noFile", "The table was made of no text, or belongs to a database.")
  }
}
