import JSONText

/// What the cells of a row carry, by column; null: nothing.
package typealias WireCellStates = [WireNamed<WireValue?>]

extension ParamsValue {
  /// What the cells of rows carry, row by row; nil for null.
  func cellStates() throws(InvalidParams) -> [WireCellStates?] {
    var rows: [WireCellStates?] = []
    for row in try elements() {
      rows.append(row.isNull ? nil : try ParamsValue.present(row).namedValues())
    }
    return rows
  }
}

extension JSONWriter {
  /// Writes what the cells of rows carry, row by row, as a member.
  mutating func cellStates(_ rows: [WireCellStates?]) {
    list("cellStates", rows) { writer, states in
      if let states { writer.values(states) } else { writer.null() }
    }
  }
}
