import JSONText

/// A validation rule for the cells of a column.
package struct WireColumnRule: WireObject, Hashable, Sendable {
  /// The condition over the row. `value` is the cell.
  package var expression: WireText
  /// The message for people if the rule is violated.
  package var message: WireText?
  /// The severity; `refuse` by default.
  package var severity: RuleSeverity?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    expression = try reader.required("expression").text()
    message = try reader.optional("message")?.text()
    severity = try reader.optional("severity")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("expression", expression)
    writer.member("message", message)
    writer.member("severity", severity)
  }
}

/// A validation rule for rows.
package struct WireRowRule: WireObject, Hashable, Sendable {
  /// The condition.
  package var rule: WireColumnRule
  /// The columns at whose cells a violation is reported; empty: it is reported at the row.
  package var columns: [WireText]?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    rule = try WireColumnRule(from: &reader)
    columns = try reader.optional("columns")?.distinctTexts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    rule.writeMembers(to: &writer)
    writer.member("columns", columns)
  }
}

/// The validation rules of a column: one rule, or a list.
package struct WireColumnCheck: Hashable, Sendable {
  /// The rules.
  package var rules: [WireColumnRule]
  /// Whether the rules were sent as a list.
  package var isList: Bool

  init(_ value: ParamsValue) throws(InvalidParams) {
    let view = try value.view(expecting: "a rule or an array of rules")
    isList = view.kind == .array
    switch view.kind {
    case .array: rules = try value.objects()
    case .object: rules = [try value.object()]
    default: throw value.mismatch("a rule or an array of rules")
    }
  }

  /// Writes the rules in the form in which they were sent.
  package func write(to writer: inout JSONWriter) {
    if !isList, let rule = rules.first { return rule.write(to: &writer) }
    writer.beginArray()
    for rule in rules { rule.write(to: &writer) }
    writer.endArray()
  }
}

/// Parameters of `table/validate`.
package struct TableValidateParams: WireParams {
  /// The table.
  package var table: WireText
  /// The rows; all by default.
  package var rows: [WireKey]?
  /// The columns; by default all, and also the rules without columns.
  package var columns: [WireText]?
  /// The number of problems to skip.
  package var first: Int?
  /// The maximum number of problems returned.
  package var size: Int?
  /// Whether to wait until all rows are loaded; true by default.
  package var waits: Bool?

  /// A request that validates a table.
  package init(table: WireText) { self.table = table }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    rows = try reader.optional("rows")?.keys()
    columns = try reader.optional("columns")?.distinctTexts()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("rows", rows)
    writer.member("columns", columns)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("wait", waits)
  }
}
