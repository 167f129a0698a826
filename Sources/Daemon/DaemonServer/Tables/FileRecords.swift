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

/// The index of the records of a file that was saved.
final class SavedFileIndex: Sendable {
  private struct Known {
    var stamp: FileStamp
    var dialect: CSVDialect
    var source: CSVSource
  }

  private let known = Mutex<Known?>(nil)

  /// An index that is not made yet.
  init() {}

  /// The records of a file. Reads it once, in pieces, unless that is done.
  ///
  /// - Parameters:
  ///   - table: The file from which the table's cells are read, if that is one.
  ///   - columns: The columns of the file.
  /// - Throws: ``ByteSourceChanged`` if the file has another content by now, ``ByteReadFailed``.
  func source(
    of name: NamedFile, _ table: FileBytes?, _ dialect: CSVDialect, _ columns: [CSVColumn],
    _ pool: WorkerPool
  ) throws -> CSVSource {
    let found = known.withLock { $0 }
    if let found, found.stamp == name.stamp, found.dialect == dialect { return found.source }
    let file = try Self.file(name, table)
    let head = try file.bytes(0..<min(file.size, CSVSniffer.sampleBytes))
    let sniffing = try CSVSniffer.sniff(
      head, isWhole: head.count == file.size, options: CSVDialectOptions(fixing: dialect))
    let source = CSVSource(
      bytes: file, dialect: sniffing.dialect, columns: columns, layout: sniffing.layout)
    try source.index.scan { count, work in pool.parallel(count, work) }
    known.withLock { $0 = Known(stamp: name.stamp, dialect: dialect, source: source) }
    return source
  }

  private static func file(_ name: NamedFile, _ table: FileBytes?) throws -> any ByteSource {
    if name.compression != nil {
      // Places are those in the content.
      guard let table else { throw NoFile() }
      return try table.opened { false }
    }
    if let backing = table?.backing,
      backing.privateCopy != nil || backing.stamp.isFile(of: name.stamp)
    {
      return PlainFile(file: backing.file, size: name.stamp.size)
    }
    let (open, stamp) = try OpenFile.open(name.resolved)
    guard stamp.hasContent(of: name.stamp) else { throw ByteSourceChanged() }
    return PlainFile(file: open, size: stamp.size)
  }
}
