import TableValues

/// Whether columns can be supplied as they say.
package enum SupplyCheck {
  /// Checks what supplied columns are made from. Inputs that went later are no fault.
  ///
  /// - Parameters:
  ///   - columns: All columns, the computed ones checked.
  ///   - declared: Those of which every input has to be there.
  /// - Throws: ``TableError/unknownColumn(_:)``, ``TableError/columnRefused(_:_:)``.
  package static func check(
    _ columns: [Column], declared: Set<ColumnNumber>
  ) throws(TableError) {
    var byID: [ColumnID: Column] = [:]
    var byNumber: [ColumnNumber: Column] = [:]
    for column in columns {
      byID[column.id] = column
      byNumber[column.number] = column
    }
    for column in columns {
      guard case .columns(let ids) = column.supply?.inputs else { continue }
      for id in ids {
        guard let input = byID[id] else {
          if declared.contains(column.number) { throw .unknownColumn(id) }
          continue
        }
        if readsSupplied(input, byNumber) { throw .columnRefused(column.id, .suppliedInput) }
      }
    }
  }

  /// Whether a column is supplied, or computed from one that is, by however many steps.
  private static func readsSupplied(
    _ column: Column, _ columns: [ColumnNumber: Column]
  ) -> Bool {
    var seen: Set = [column.number]
    var open = [column]
    while let next = open.popLast() {
      if next.supply != nil { return true }
      for number in next.computation?.inputs ?? [] where seen.insert(number).inserted {
        if let input = columns[number] { open.append(input) }
      }
    }
    return false
  }
}
