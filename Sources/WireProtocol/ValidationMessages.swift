import JSONText

/// A condition that the cells of a column are to meet.
package struct WireColumnRule: WireObject, Hashable, Sendable {
  /// The condition; `value` is the cell.
  package var expression: WireText
  /// What is told to people where it is not met.
  package var message: WireText?
  /// What becomes of what does not meet it; refused by default.
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

/// A condition that rows are to meet.
package struct WireRowRule: WireObject, Hashable, Sendable {
  /// The condition.
  package var rule: WireColumnRule
  /// The columns at whose cells it is told; none: at the row.
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

/// What a column says its cells are to meet: one rule, or a list.
package struct WireColumnCheck: Hashable, Sendable {
  /// The rules.
  package var rules: [WireColumnRule]
  /// Whether they came as a list.
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

  /// Writes what was said.
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
  /// Which rows; all by default.
  package var rows: [WireKey]?
  /// Which columns; all by default, with the rules that name none.
  package var columns: [WireText]?
  /// From which problem on they are told.
  package var first: Int?
  /// How many problems are told.
  package var size: Int?
  /// Whether to wait for all rows; it does by default.
  package var waits: Bool?

  /// Looks through a table.
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
