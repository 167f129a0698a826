import TableValues

/// Writes changes of rows in one transaction: all of them, or none.
package struct DatabaseWriting: Sendable {
  /// How long a lock of another program is waited for, in milliseconds.
  private static let busyMilliseconds: Int32 = 2000
  /// The maximum number of conflicts in an error.
  private static let conflictsMax = 1000

  /// The table as it was opened.
  private let table: DatabaseTable
  /// Whether rows that others have changed are written all the same.
  private let overwrites: Bool
  private let changes: [DatabaseChange]

  /// Makes the work.
  package init(_ table: DatabaseTable, _ changes: [DatabaseChange], overwrites: Bool) {
    (self.table, self.overwrites) = (table, overwrites)
    // What is removed makes room for what is updated, and both for what is inserted.
    self.changes = changes.enumerated().sorted { left, right in
      let (a, b) = (Self.turn(of: left.element.action), Self.turn(of: right.element.action))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  private static func turn(of action: DatabaseChange.Action) -> Int {
    switch action {
    case .remove: 0
    case .update: 1
    case .insert: 2
    }
  }

  /// The statements in their order, with the row of each.
  package var statements: [(slot: UInt32, statement: DatabaseStatement)] {
    changes.map { ($0.slot, table.statement(of: $0.action)) }
  }

  /// Writes the changes.
  ///
  /// - Parameters:
  ///   - place: Where the database is.
  ///   - isCancelled: Checked until the transaction is committed.
  ///   - begin: Called before it is committed; what it throws ends it.
  /// - Returns: What became of each change, and whether nobody else wrote meanwhile.
  /// - Throws: ``DatabaseWriteError``, ``DatabaseError``. Nothing was written then.
  package func run(
    at place: DatabasePlace, isCancelled: @escaping @Sendable () -> Bool,
    begin: () throws -> Void
  ) throws -> (written: [DatabaseWritten], isAlone: Bool) {
    let connection = try SQLiteConnection(
      place.path.utf8, .writing, busyMilliseconds: Self.busyMilliseconds)
    connection.library.set(1002, true, of: connection.handle)  // ENABLE_FKEY
    connection.limit(nil, isCancelled)
    try connection.run("BEGIN IMMEDIATE")
    do {
      try connection.run("PRAGMA defer_foreign_keys = ON")
      try checkSchema(connection)
      let before = try rowsBefore(connection)
      let version = try connection.value("PRAGMA data_version")
      let written = try write(before, connection)
      if isCancelled() { throw DatabaseError.cancelled }
      try begin()
      connection.limit(nil)
      try commit(connection)
      let isAlone = try connection.value("PRAGMA data_version") == version
      return (written, isAlone)
    } catch {
      connection.limit(nil)
      if connection.isInTransaction { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  private func checkSchema(_ connection: SQLiteConnection) throws {
    guard var now = try? SchemaReader(connection: connection).table(table.name) else {
      throw DatabaseWriteError.schemaChanged
    }
    (now.rowCount, now.hasAllRows) = (table.rowCount, table.hasAllRows)
    guard now == table else { throw DatabaseWriteError.schemaChanged }
  }

  // MARK: Rows of others

  /// The rows that are to be changed, as they are in the database.
  private func rowsBefore(_ connection: SQLiteConnection) throws -> [[SQLiteValue]?] {
    let statement = try connection.prepare(table.rowStatement)
    var conflicts: [DatabaseWriteError.Conflict] = []
    let rows = try changes.map { change -> [SQLiteValue]? in
      let known: DatabaseRow
      switch change.action {
      case .update(let row, _), .remove(let row): known = row
      case .insert: return nil
      }
      let row = try self.row(known.identity, statement)
      let isChanged = row.map { DatabaseSource.hash(ofRow: $0) != known.print } ?? true
      if isChanged, !overwrites || row == nil {
        conflicts.append(.init(slot: change.slot, isGone: row == nil))
      }
      return row
    }
    // With overwriting, a row that both sides have removed is no conflict.
    let isRemoved = Dictionary(
      changes.map { ($0.slot, Self.turn(of: $0.action) == 0) }, uniquingKeysWith: { $1 })
    let left = overwrites ? conflicts.filter { isRemoved[$0.slot] != true } : conflicts
    guard left.isEmpty else {
      throw DatabaseWriteError.conflicts(Array(left.prefix(Self.conflictsMax)))
    }
    return rows
  }

  private func row(
    _ identity: [SQLiteValue], _ statement: SQLiteStatement
  ) throws -> [SQLiteValue]? {
    statement.reset()
    for (place, value) in identity.enumerated() { try statement.bind(place + 1, value) }
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return table.columns.indices.map { statement.value($0) }
  }

  // MARK: Writing

  private func write(
    _ before: [[SQLiteValue]?], _ connection: SQLiteConnection
  ) throws -> [DatabaseWritten] {
    var statements: [[UInt8]: SQLiteStatement] = [:]
    var rowids: [Int: Int64] = [:]
    var open = Array(changes.indices)
    // A row may have to wait until another one has given up a value that has to be unique.
    while !open.isEmpty {
      var left: [Int] = []
      var refusal: (any Error)?
      for place in open {
        do {
          try write(changes[place], connection, &statements)
          rowids[place] = connection.lastRow
        } catch let error as DatabaseError {
          let named = refused(error, changes[place])
          guard case .constraint = error, connection.isInTransaction else { throw named }
          left.append(place)
          if refusal == nil { refusal = named }
        }
      }
      if left.count == open.count, let refusal { throw refusal }
      open = left
    }
    let reading = try connection.prepare(table.rowStatement)
    return try changes.enumerated().map { place, change in
      guard let identity = identity(after: change.action, rowids[place]) else {
        return DatabaseWritten(slot: change.slot, row: nil, before: before[place], after: nil)
      }
      let after = try row(identity, reading)
      return DatabaseWritten(
        slot: change.slot,
        row: after.map {
          DatabaseRow(identity: identity, print: DatabaseSource.hash(ofRow: $0))
        }, before: before[place], after: after)
    }
  }

  private func write(
    _ change: DatabaseChange, _ connection: SQLiteConnection,
    _ statements: inout [[UInt8]: SQLiteStatement]
  ) throws {
    let wanted = table.statement(of: change.action)
    let statement = try statements[wanted.sql] ?? connection.prepare(wanted.sql)
    statements[wanted.sql] = statement
    statement.reset()
    for (place, value) in wanted.values.enumerated() { try statement.bind(place + 1, value) }
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// Where a row is after a change; nil: nowhere.
  private func identity(after action: DatabaseChange.Action, _ rowid: Int64?) -> [SQLiteValue]? {
    switch action {
    case .remove: return nil
    case .update(let row, let cells):
      if table.rowid != nil {
        guard let place = table.rowidColumn, let value = cells[place] else { return row.identity }
        return [value]
      }
      return zip(table.keyPlaces, row.identity).map { cells[$0] ?? $1 }
    case .insert(let cells, _):
      if table.rowid != nil { return rowid.map { [.integer($0)] } }
      return table.keyPlaces.map { cells[$0] ?? .null }
    }
  }

  private func refused(_ error: DatabaseError, _ change: DatabaseChange) -> DatabaseWriteError {
    .refused(slot: change.slot, columns: columns(named: error), error)
  }

  /// The columns that the message of a constraint names, as in "UNIQUE constraint failed: t.a, t.b".
  private func columns(named error: DatabaseError) -> [Text] {
    guard case .constraint(let words) = error else { return [] }
    return table.columns.map(\.name).filter { name in
      let whole = "\(table.name).\(name)"
      return words.hasSuffix(whole) || words.contains("\(whole), ")
    }
  }

  private func commit(_ connection: SQLiteConnection) throws {
    do {
      try connection.run("COMMIT")
    } catch let error as DatabaseError {
      guard case .constraint = error else { throw error }
      // Foreign keys are checked at the end, so SQLite does not report the row.
      throw DatabaseWriteError.refused(slot: nil, columns: [], error)
    }
  }
}
