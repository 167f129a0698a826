import TableValues

/// Checks the declarations of client-computed columns.
package enum SupplyCheck {
  /// Checks the inputs of client-computed columns. Inputs that were removed later are no fault.
  ///
  /// - Parameters:
  ///   - columns: All columns, with the computed ones checked.
  ///   - declared: The columns whose inputs must all exist.
  /// - Throws: ``TableError/unknownColumn(_:)``, ``TableError/columnRefused(_:_:)``.
  package static func check(
    _ columns: [Column], declared: Set<ColumnNumber>
  ) throws(TableError) {
    var byID: [ColumnID: Column] = [:]
    for column in columns { byID[column.id] = column }
    let supplied = Set(columns.filter { $0.supply != nil }.map(\.number))
    let computations = columns.computations
    for column in columns {
      guard case .columns(let ids) = column.supply?.inputs else { continue }
      for id in ids {
        guard let input = byID[id] else {
          if declared.contains(column.number) { throw .unknownColumn(id) }
          continue
        }
        if reads(input.number, supplied, by: computations) {
          throw .columnRefused(column.id, .suppliedInput)
        }
      }
    }
  }

  /// Whether a column is one of some columns, or is computed from one, directly or indirectly.
  private static func reads(
    _ column: ColumnNumber, _ supplied: Set<ColumnNumber>,
    by computations: [ColumnNumber: ColumnComputation]
  ) -> Bool {
    var seen: Set = [column]
    var open = [column]
    while let next = open.popLast() {
      if supplied.contains(next) { return true }
      for number in computations[next]?.reads ?? [] where seen.insert(number).inserted {
        open.append(number)
      }
    }
    return false
  }
}
