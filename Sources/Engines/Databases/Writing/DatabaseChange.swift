import TableValues

/// A row as it is in the database: where it is, and what it held.
package struct DatabaseRow: Sendable, Equatable {
  /// Its rowid, or the values of its primary key in the key's order.
  package var identity: [SQLiteValue]
  /// The hash of its values when they were read or written last.
  package var print: UInt64
}

/// A change of one row that a save writes.
package struct DatabaseChange: Sendable {
  /// What is done.
  package enum Action: Sendable {
    /// Columns get other values, by place.
    case update(DatabaseRow, [Int: SQLiteValue])
    /// The row is removed.
    case remove(DatabaseRow)
    /// A row is inserted. Columns that are left out get their default values.
    case insert([Int: SQLiteValue], rowid: Int64?)
  }

  /// The row's number in the table.
  package var slot: UInt32
  /// What is done.
  package var action: Action

  /// Makes a change.
  package init(slot: UInt32, _ action: Action) { (self.slot, self.action) = (slot, action) }
}

/// What became of one change.
package struct DatabaseWritten: Sendable {
  /// The row's number in the table.
  package var slot: UInt32
  /// The row now; nil: it is removed.
  package var row: DatabaseRow?
  /// The values before; nil: it was inserted.
  package var before: [SQLiteValue]?
  /// The values now, as the database has stored or made them; nil: it is removed.
  package var after: [SQLiteValue]?
}

/// What keeps changes from being written. Nothing was written then.
package enum DatabaseWriteError: Error, Sendable {
  /// A row that is to be changed and was changed or removed by others.
  package struct Conflict: Sendable {
    /// The row's number in the table.
    package var slot: UInt32
    /// Whether it is there no more.
    package var isGone: Bool
  }

  /// Rows were changed by others.
  case conflicts([Conflict])
  /// The database does not permit the change of a row.
  case refused(slot: UInt32?, columns: [Text], DatabaseError)
  /// The table has other columns or keys now.
  case schemaChanged
}

/// A statement with the values of its parameters.
package struct DatabaseStatement: Sendable {
  /// The statement.
  package var sql: [UInt8]
  /// The values, by place.
  package var values: [SQLiteValue]
}

extension DatabaseTable {
  /// The columns, in double quotes, by which a row is found.
  var identityNames: [[UInt8]] {
    if let rowid { return [Array(rowid.utf8)] }
    return primaryKey.map { SQLName.quoted($0) }
  }

  /// The places of the columns of the primary key, in the key's order.
  var keyPlaces: [Int] {
    primaryKey.compactMap { name in columns.firstIndex { $0.name == name } }
  }

  private func condition(_ first: Int) -> [UInt8] {
    let parts = identityNames.enumerated().map { place, name in
      name + Array(" = ?\(first + place)".utf8)
    }
    return Array(" WHERE ".utf8) + Array(parts.joined(separator: Array(" AND ".utf8)))
  }

  /// The statement that reads a row by its identity.
  var rowStatement: [UInt8] {
    Array("SELECT ".utf8) + SQLName.list(columns.map(\.name)) + Array(" FROM ".utf8)
      + SQLName.quoted(name) + condition(1)
  }

  /// The statement of a change.
  func statement(of action: DatabaseChange.Action) -> DatabaseStatement {
    switch action {
    case .remove(let row):
      let sql = Array("DELETE FROM ".utf8) + SQLName.quoted(name) + condition(1)
      return DatabaseStatement(sql: sql, values: row.identity)
    case .update(let row, let cells):
      let places = cells.keys.sorted()
      let parts = places.enumerated().map { index, place in
        SQLName.quoted(columns[place].name) + Array(" = ?\(index + 1)".utf8)
      }
      let sql =
        Array("UPDATE OR ABORT ".utf8) + SQLName.quoted(name) + Array(" SET ".utf8)
        + Array(parts.joined(separator: Array(", ".utf8))) + condition(places.count + 1)
      return DatabaseStatement(
        sql: sql, values: places.map { cells[$0] ?? .null } + row.identity)
    case .insert(let cells, let rowid):
      let places = cells.keys.sorted()
      var names = places.map { SQLName.quoted(columns[$0].name) }
      var values = places.map { cells[$0] ?? .null }
      if let rowid, let name = self.rowid {
        names.insert(Array(name.utf8), at: 0)
        values.insert(.integer(rowid), at: 0)
      }
      let head = Array("INSERT OR ABORT INTO ".utf8) + SQLName.quoted(name)
      if names.isEmpty {
        return DatabaseStatement(sql: head + Array(" DEFAULT VALUES".utf8), values: [])
      }
      let marks = (1...names.count).map { Array("?\($0)".utf8) }
      let comma = Array(", ".utf8)
      let list = Array(" (".utf8) + Array(names.joined(separator: comma)) + Array(")".utf8)
      return DatabaseStatement(
        sql: head + list + Array(" VALUES (".utf8) + Array(marks.joined(separator: comma))
          + Array(")".utf8), values: values)
    }
  }
}
