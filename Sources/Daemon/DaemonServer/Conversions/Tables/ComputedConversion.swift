import Expressions
import TableModel
import TableValues

/// The computed and client-computed columns of a new table.
enum ComputedConversion {
  /// The columns of a created table in their declared order, with the computed ones checked.
  ///
  /// - Parameters:
  ///   - declared: All declared columns. Those without cells have no number yet.
  ///   - stored: The columns with cells, including those that only occur in the rows, with their
  ///     types.
  ///   - types: The named types of the table.
  static func columns(
    declared: [Column], stored: [Column], types: [NamedType]
  ) throws -> [Column] {
    var known: [ColumnNumber: Column] = [:]
    for column in stored { known[column.number] = column }
    var next = stored.count
    var columns: [Column] = []
    for column in declared {
      if column.isStored {
        if let built = known.removeValue(forKey: column.number) { columns.append(built) }
      } else {
        columns.append(column)
        columns[columns.count - 1].number = ColumnNumber(next)
        next += 1
      }
    }
    columns += stored.filter { known[$0.number] != nil }
    return try checked(columns, types) { "/columns/\($0)" }
  }

  /// Columns whose computed and client-computed columns have been checked.
  ///
  /// - Parameters:
  ///   - types: The named types of the table.
  ///   - pointer: The JSON pointer to the options of the column at an index.
  /// - Throws: ``ExpressionRefusal``, ``PlacedRefusal``, `TableError.cycle`,
  ///   `DaemonError.unknownColumn`.
  static func checked(
    _ columns: [Column], _ types: [NamedType], _ pointer: (Int) -> String
  ) throws -> [Column] {
    let checked: ComputedSchema
    do throws(ComputedCycle) {
      checked = try ComputedSchema(columns, types: types)
    } catch {
      throw TableError.cycle(error.columns)
    }
    for (place, column) in columns.enumerated() {
      let parts = [
        (column.number, column.computation, "/computed"),
        (column.number.shown, column.form.display, "/display"),
        (column.number.sorting, column.form.sortExpression, "/sortBy/expression"),
      ]
      for (number, computation, member) in parts {
        guard let failure = checked.failures[number], let computation else { continue }
        throw ExpressionRefusal(
          failure, source: computation.source.utf8, pointer: pointer(place) + member)
      }
      try ColumnConversion.checkSortSource(of: column, among: columns, pointer(place))
    }
    for (place, column) in columns.enumerated() where column.supply != nil {
      do throws(TableError) {
        try SupplyCheck.check(checked.columns, declared: [column.number])
      } catch {
        throw PlacedRefusal(pointer: pointer(place) + "/supplied", reason: error)
      }
    }
    return checked.columns
  }

  /// Refuses key columns that are computed or client-computed.
  static func checkKeys(_ schema: TableSchema) throws {
    for (place, number) in schema.keyColumns.enumerated() {
      guard let column = schema[number], !column.isStored else { continue }
      throw DaemonError.invalid(
        pointer: "/keyColumns/\(place)", expected: "a column that is neither computed nor supplied",
        found: "\"\(column.id.text)\"")
    }
  }
}
