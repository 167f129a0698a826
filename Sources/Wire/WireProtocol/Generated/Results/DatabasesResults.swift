// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A column of a table or view.
package struct WireDatabaseColumn: WireObject, Sendable {
  /// The name.
  package let name: WireText
  /// The declared type; empty: none.
  package let declared: WireText
  /// Whether it refuses null.
  package let notNull: Bool
  /// The default value as an SQL expression; absent: null.
  package let standard: WireText?
  /// Whether an expression of the database computes it; default false.
  package let generated: Bool?

  /// Makes it of its members.
  package init(
    name: WireText, declared: WireText, notNull: Bool, standard: WireText? = nil,
    generated: Bool? = nil
  ) {
    self.name = name
    self.declared = declared
    self.notNull = notNull
    self.standard = standard
    self.generated = generated
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    name = try reader.required("name").text()
    declared = try reader.required("declared").text()
    notNull = try reader.required("notNull").bool()
    standard = try reader.optional("default")?.text()
    generated = try reader.optional("generated")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("declared", declared)
    writer.member("notNull", notNull)
    writer.member("default", standard)
    writer.member("generated", generated)
  }
}

/// Columns whose values are those of a row of another table.
package struct WireForeignKey: WireObject, Sendable {
  /// The columns.
  package let columns: [WireText]
  /// The table that they refer to.
  package let table: WireText
  /// The columns there; empty: its primary key.
  package let parents: [WireText]

  /// Makes it of its members.
  package init(columns: [WireText], table: WireText, parents: [WireText]) {
    self.columns = columns
    self.table = table
    self.parents = parents
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    columns = try reader.required("columns").texts()
    table = try reader.required("table").text()
    parents = try reader.required("parents").texts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("columns", columns)
    writer.member("table", table)
    writer.member("parents", parents)
  }
}

extension WireDatabaseTable {
  /// How many rows a table has; absent if they were not counted, as those of views.
  package struct Rows: WireObject, Sendable {
    /// The count.
    package let count: Int
    /// Whether these are all. Otherwise counting ended at `countMax`.
    package let complete: Bool

    /// Makes it of its members.
    package init(count: Int, complete: Bool) {
      self.count = count
      self.complete = complete
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      count = try reader.required("count").count()
      complete = try reader.required("complete").bool()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("count", count)
      writer.member("complete", complete)
    }
  }
}

/// A table or view of a database.
package struct WireDatabaseTable: WireObject, Sendable {
  /// The name.
  package let name: WireText
  /// What it is. The rows of a virtual table are made by a module.
  package let kind: DatabaseTableKind
  /// The columns.
  package let columns: [WireDatabaseColumn]
  /// The columns of the primary key; empty: there is none.
  package let primaryKey: [WireText]
  /// The columns of each further unique index over all rows.
  package let uniqueKeys: [[WireText]]
  /// The foreignKeys.
  package let foreignKeys: [WireForeignKey]
  /// How many rows a table has; absent if they were not counted, as those of views.
  package let rows: WireDatabaseTable.Rows?

  /// Makes it of its members.
  package init(
    name: WireText, kind: DatabaseTableKind, columns: [WireDatabaseColumn], primaryKey: [WireText],
    uniqueKeys: [[WireText]], foreignKeys: [WireForeignKey], rows: WireDatabaseTable.Rows? = nil
  ) {
    self.name = name
    self.kind = kind
    self.columns = columns
    self.primaryKey = primaryKey
    self.uniqueKeys = uniqueKeys
    self.foreignKeys = foreignKeys
    self.rows = rows
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    name = try reader.required("name").text()
    kind = try reader.required("kind").choice()
    columns = try reader.required("columns").openObjects()
    primaryKey = try reader.required("primaryKey").texts()
    uniqueKeys = try reader.required("uniqueKeys").list { value throws(InvalidParams) in
      try value.texts()
    }
    foreignKeys = try reader.required("foreignKeys").openObjects()
    rows = try reader.optional("rows")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("primaryKey", primaryKey)
    writer.member("uniqueKeys", uniqueKeys) { $0.list($1) { $0.list($1) { $0.string($1) } } }
    writer.member("foreignKeys", foreignKeys) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("rows", rows)
  }
}

/// The result of `database/list`.
package struct DatabaseListResult: WireResult {
  /// The tables.
  package let tables: [WireDatabaseTable]

  /// Makes it of its members.
  package init(tables: [WireDatabaseTable]) {
    self.tables = tables
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    tables = try reader.required("tables").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("tables", tables) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// A statement with the values of its parameters.
package struct WireStatement: WireObject, Sendable {
  /// The sql.
  package let sql: WireText
  /// By place. Integers of 15 digits and more are strings; a blob is an object.
  package let params: [WirePart]
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package let row: WireKey?

  /// Makes it of its members.
  package init(sql: WireText, params: [WirePart], row: WireKey? = nil) {
    self.sql = sql
    self.params = params
    self.row = row
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    sql = try reader.required("sql").text()
    params = try reader.required("params").list { value throws(InvalidParams) in
      try value.part(.object, .string, .number, .null)
    }
    row = try reader.optional("row")?.key()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("sql", sql)
    writer.member("params", params) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("row", row)
  }
}

/// The statements that a save would run, in their order, in one transaction.
package struct WireStatements: WireObject, Sendable {
  /// The count.
  package let count: Int
  /// The first.
  package let first: Int
  /// The size.
  package let size: Int
  /// There are further ones.
  package let more: Bool?
  /// The items.
  package let items: [WireStatement]

  /// Makes it of its members.
  package init(count: Int, first: Int, size: Int, items: [WireStatement], more: Bool? = nil) {
    self.count = count
    self.first = first
    self.size = size
    self.more = more
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    count = try reader.required("count").count()
    first = try reader.required("first").count()
    size = try reader.required("size").count()
    more = try reader.optional("more")?.bool()
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("count", count)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("more", more)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}
