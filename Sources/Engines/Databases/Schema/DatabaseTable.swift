import TableValues

/// A table or a view of a database, as its schema describes it.
package struct DatabaseTable: Sendable, Equatable {
  /// A column.
  package struct Column: Sendable, Equatable {
    /// Its name.
    package var name: Text
    /// The declared type as it was written; empty: none.
    package var declared: Text
    /// Whether it refuses null.
    package var isNotNull = false
    /// The default value as an SQL expression; nil: null.
    package var standard: Text?
    /// Whether an expression computes it.
    package var isGenerated = false
    /// Its place in the primary key, from 1; 0: it is not in it.
    package var keyPlace = 0
  }

  /// A foreign key.
  package struct ForeignKey: Sendable, Equatable {
    /// The columns, in order.
    package var columns: [Text]
    /// The table that they refer to.
    package var table: Text
    /// The columns there; empty: its primary key.
    package var parents: [Text]
  }

  /// Its name.
  package var name: Text
  /// What it is.
  package var kind: DatabaseTableKind
  /// The columns.
  package var columns: [Column] = []
  /// The name by which statements call the rowid, such as "rowid"; nil: the table has none.
  package var rowid: String?
  /// The columns of each unique index over all rows, without the primary key.
  package var uniqueKeys: [[Text]] = []
  /// The foreign keys.
  package var foreignKeys: [ForeignKey] = []
  /// How many rows it has, as far as they were counted; nil: they were not.
  package var rowCount: Int?
  /// Whether all rows were counted.
  package var hasAllRows = false

  /// The columns of the primary key, in its order; none: there is no such key.
  package var primaryKey: [Text] {
    columns.filter { $0.keyPlace > 0 }.sorted { $0.keyPlace < $1.keyPlace }.map(\.name)
  }

  /// The column that is another name of the rowid; nil: there is none.
  package var rowidColumn: Int? {
    guard rowid != nil, primaryKey.count == 1,
      let place = columns.firstIndex(where: { $0.keyPlace == 1 })
    else { return nil }
    let declared = String(decoding: columns[place].declared.utf8, as: UTF8.self)
    return declared.uppercased() == "INTEGER" ? place : nil
  }
}

/// Names in statements.
enum SQLName {
  /// A name in double quotes, which are doubled within.
  static func quoted(_ name: Text) -> [UInt8] {
    var text = [UInt8(ascii: "\"")]
    for byte in name.utf8 {
      if byte == UInt8(ascii: "\"") { text.append(byte) }
      text.append(byte)
    }
    return text + [UInt8(ascii: "\"")]
  }

  /// Several names, with commas between.
  static func list(_ names: [Text]) -> [UInt8] {
    Array(names.map(quoted).joined(separator: Array(", ".utf8)))
  }
}
