import TableValues

/// The content of a database.
package enum Database {
  /// The first bytes of every database file.
  package static let signature = Array("SQLite format 3\0".utf8)

  /// Whether a database has a write-ahead log, by its header.
  ///
  /// - Parameter head: The first bytes of the file, at least 20.
  package static func isLogged(_ head: [UInt8]) -> Bool { head.count >= 20 && head[18] == 2 }

  /// All tables and views, with columns and keys.
  ///
  /// - Parameters:
  ///   - countMax: The number of rows at which counting the rows of a table ends; nil: none are counted.
  ///   - time: How long it may take. Rows that are not counted by then stay uncounted.
  /// - Throws: ``DatabaseError``, `LibraryMissing`.
  package static func tables(
    _ link: DatabaseLink, countMax: Int?, time: Duration,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> [DatabaseTable] {
    let end = ContinuousClock.now + time
    return try link.read(time: time, isCancelled: isCancelled) { use in
      let reader = SchemaReader(connection: use.connection)
      var tables = try reader.tables()
      for place in tables.indices {
        // A view of a removed table is listed without columns.
        do { try reader.describe(&tables[place]) } catch DatabaseError.statement {}
        // The rest of the time is for the schema.
        guard let countMax, .now < end - time / 4 else { continue }
        do {
          try reader.count(&tables[place], atMost: countMax)
        } catch DatabaseError.timedOut {
          use.connection.limit(time / 4, isCancelled)
        }
      }
      return tables
    }
  }

  /// One table or view.
  ///
  /// - Throws: ``DatabaseError/unknownTable(_:)`` and others, `LibraryMissing`.
  package static func table(_ name: Text, _ link: DatabaseLink) throws -> DatabaseTable {
    try link.read(time: .seconds(10)) { use in
      try SchemaReader(connection: use.connection).table(name)
    }
  }

  /// The names of all tables and views.
  ///
  /// - Throws: ``DatabaseError``, `LibraryMissing`.
  package static func names(_ link: DatabaseLink) throws -> [Text] {
    try link.read(time: .seconds(10)) { use in
      try SchemaReader(connection: use.connection).tables().map(\.name)
    }
  }
}
