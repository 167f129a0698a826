import JSONText

/// The key of a sort or of a level of sections.
package enum WireOrderKey: WireObject, Sendable {
  /// The values of a column.
  case column(WireText)
  /// The values of an expression over the columns.
  case expression(WireText)

  /// Reads one of the members `column` and `expression`.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    if let column = try reader.optional("column") {
      self = .column(try column.text())
    } else if let expression = try reader.optional("expression") {
      self = .expression(try expression.text())
    } else {
      self = .column(try reader.required("column").text())
    }
  }

  /// Writes the member.
  package func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .column(let id): writer.member("column", id)
    case .expression(let source): writer.member("expression", source)
    }
  }
}

extension WireSortKey {
  /// A sort key with the values of a column.
  package init(column: WireText, direction: SortDirection? = nil) {
    self.init(key: .column(column), direction: direction)
  }
}
