import Databases
import ProtocolWords
import Scheduling
import TableValues
import WireProtocol

/// Databases as a whole.
enum DatabaseHandlers {
  /// The default for how many rows of a table are counted.
  private static let countMax = 1_000_000

  /// `database/list`.
  static func list(_ params: DatabaseListParams, _ call: Call<DatabaseListResult>) throws {
    let path = Text(params.path)
    let limits = call.daemon.options.limits
    call.answer.failWhenCancelled()
    call.daemon.pool.submit(.files) {
      call.answer.attempt {
        guard let (place, holding) = try DatabaseFiles.database(path) else {
          throw NotADatabase(path: path)
        }
        defer { withExtendedLifetime(holding) {} }
        let countMax = params.countMax ?? Self.countMax
        do {
          let tables = try Database.tables(
            DatabaseLink(place), countMax: countMax > 0 ? countMax : nil,
            time: .milliseconds(limits.queryMillisecondsMax),
            isCancelled: { call.answer.isCancelled })
          call.answer.succeedWhenRoom(
            DatabaseListResult(tables: tables.map { WireDatabaseTable($0) }))
        } catch let error as DatabaseError {
          throw DatabaseRefusal(error: error, path: path)
        }
      }
    }
  }
}

extension WireDatabaseTable {
  fileprivate init(_ table: DatabaseTable) {
    self.init(
      name: table.name.repaired.utf8, kind: table.kind,
      columns: table.columns.map { column in
        WireDatabaseColumn(
          name: column.name.repaired.utf8, declared: column.declared.repaired.utf8,
          notNull: column.isNotNull, standard: column.standard?.repaired.utf8,
          generated: column.isGenerated ? true : nil)
      }, primaryKey: table.primaryKey.map { $0.repaired.utf8 },
      uniqueKeys: table.uniqueKeys.map { $0.map { $0.repaired.utf8 } },
      foreignKeys: table.foreignKeys.map { WireForeignKey($0) },
      rows: table.rowCount.map { .init(count: $0, complete: table.hasAllRows) })
  }
}

extension WireForeignKey {
  /// The wire form.
  init(_ key: DatabaseTable.ForeignKey) {
    self.init(
      columns: key.columns.map { $0.repaired.utf8 }, table: key.table.repaired.utf8,
      parents: key.parents.map { $0.repaired.utf8 })
  }
}
