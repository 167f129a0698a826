import TableValues

/// Reads the schema of a database. Names come from the schema only, and values are bound.
struct SchemaReader {
  let connection: SQLiteConnection

  /// All tables and views, by name, without those of SQLite itself.
  func tables() throws -> [DatabaseTable] {
    let statement = try connection.prepare(
      """
      SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'view')
      AND substr(name, 1, 7) <> 'sqlite_' ORDER BY type, name
      """)
    var found: [DatabaseTable] = []
    while try statement.step() {
      found.append(
        DatabaseTable(name: text(statement, 1), kind: kind(text(statement, 0), text(statement, 2))))
    }
    return found
  }

  /// One table or view with all that is known of it.
  ///
  /// - Throws: ``DatabaseError/unknownTable(_:)``.
  func table(_ name: Text) throws -> DatabaseTable {
    // As in statements, capitals of ASCII letters do not matter.
    let folded = Self.folded(name)
    guard var table = try tables().first(where: { Self.folded($0.name) == folded }) else {
      throw DatabaseError.unknownTable(name)
    }
    try describe(&table)
    return table
  }

  private static func folded(_ name: Text) -> [UInt8] {
    name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private func kind(_ type: Text, _ sql: Text) -> DatabaseTableKind {
    if type == "view" { return .view }
    let words = String(decoding: sql.utf8.prefix(64), as: UTF8.self).uppercased()
      .split { $0.isWhitespace }
    return words.starts(with: ["CREATE", "VIRTUAL"]) ? .virtual : .table
  }

  private func text(_ statement: SQLiteStatement, _ column: Int) -> Text {
    Text(statement.value(column).shown)
  }

  private func rows(
    _ sql: String, _ name: Text, _ body: (SQLiteStatement) throws -> Void
  ) throws {
    let statement = try connection.prepare(sql)
    try statement.bind(1, .text(name.utf8))
    while try statement.step() { try body(statement) }
  }

  /// Adds columns, keys and foreign keys.
  func describe(_ table: inout DatabaseTable) throws {
    var columns: [DatabaseTable.Column] = []
    try rows(
      "SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(?1)",
      table.name
    ) { row in
      let hidden = row.integer(5)
      if hidden == 1 { return }
      let standard = row.value(3)
      columns.append(
        DatabaseTable.Column(
          name: text(row, 0), declared: text(row, 1), isNotNull: row.integer(2) != 0,
          standard: standard == .null ? nil : Text(standard.shown), isGenerated: hidden >= 2,
          keyPlace: Int(clamping: row.integer(4))))
    }
    table.columns = columns
    guard table.kind == .table else { return }
    table.rowid = rowid(of: table)
    try addUniqueKeys(to: &table)
    try addForeignKeys(to: &table)
  }

  /// The name of the rowid that no column hides; nil: the table has none.
  private func rowid(of table: DatabaseTable) -> String? {
    let taken = Set(table.columns.map { Self.folded($0.name) })
    guard let name = ["rowid", "_rowid_", "oid"].first(where: { !taken.contains(Array($0.utf8)) })
    else { return nil }
    let sql = Array("SELECT \(name) FROM ".utf8) + SQLName.quoted(table.name)
    return (try? connection.prepare(sql)) == nil ? nil : name
  }

  private func addUniqueKeys(to table: inout DatabaseTable) throws {
    var names: [Text] = []
    try rows(
      """
      SELECT name FROM pragma_index_list(?1)
      WHERE "unique" = 1 AND partial = 0 AND origin <> 'pk' ORDER BY seq
      """, table.name
    ) { names.append(text($0, 0)) }
    for name in names {
      var columns: [Text?] = []
      try rows("SELECT name FROM pragma_index_info(?1) ORDER BY seqno", name) { row in
        columns.append(row.value(0) == .null ? nil : text(row, 0))
      }
      // A null means an expression.
      let known = columns.compactMap { $0 }
      if known.count == columns.count { table.uniqueKeys.append(known) }
    }
  }

  private func addForeignKeys(to table: inout DatabaseTable) throws {
    var keys: [Int64: DatabaseTable.ForeignKey] = [:]
    try rows(
      """
      SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?1) ORDER BY id, seq
      """, table.name
    ) { row in
      var key =
        keys[row.integer(0)]
        ?? DatabaseTable.ForeignKey(columns: [], table: text(row, 1), parents: [])
      key.columns.append(text(row, 2))
      if row.value(3) != .null { key.parents.append(text(row, 3)) }
      keys[row.integer(0)] = key
    }
    table.foreignKeys = keys.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Counts the rows of a table.
  ///
  /// - Parameter most: The count at which counting ends.
  func count(_ table: inout DatabaseTable, atMost most: Int) throws {
    guard table.kind == .table else { return }
    let sql =
      Array("SELECT count(*) FROM (SELECT 1 FROM ".utf8) + SQLName.quoted(table.name)
      + Array(" LIMIT ?1)".utf8)
    let statement = try connection.prepare(sql)
    // One row more shows whether these are all.
    try statement.bind(1, .integer(Int64(clamping: most) &+ 1))
    guard try statement.step() else { return }
    let found = Int(clamping: statement.integer(0))
    table.rowCount = min(found, most)
    table.hasAllRows = found <= most
  }
}
