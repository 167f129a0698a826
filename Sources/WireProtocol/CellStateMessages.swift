import JSONText

/// The client's own JSON of the cells of a row, by column; nil is null: none.
package typealias WireCellStates = [WireNamed<WireValue?>]

extension ParamsValue {
  /// The cell states of several rows, one element per row; nil for null.
  func cellStates() throws(InvalidParams) -> [WireCellStates?] {
    var rows: [WireCellStates?] = []
    for row in try elements() {
      rows.append(row.isNull ? nil : try ParamsValue.present(row).namedValues())
    }
    return rows
  }
}

extension JSONWriter {
  /// Writes the cell states of several rows as a member.
  mutating func cellStates(_ rows: [WireCellStates?]) {
    list("cellStates", rows) { writer, states in
      if let states { writer.values(states) } else { writer.null() }
    }
  }
}
