// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/validate`.
package struct TableValidateParams: WireParams {
  /// The table.
  package let table: TableID
  /// All by default.
  package let rows: [WireKey]?
  /// The columns; by default all, and also the rules of rows without columns.
  package let columns: [WireText]?
  /// 0 by default.
  package let first: Int?
  /// 100 by default.
  package let size: Int?
  /// Whether to wait until all rows are read and the order is computed; default true.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    table: TableID, rows: [WireKey]? = nil, columns: [WireText]? = nil, first: Int? = nil,
    size: Int? = nil, waits: Bool? = nil
  ) {
    self.table = table
    self.rows = rows
    self.columns = columns
    self.first = first
    self.size = size
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
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

/// A validation rule for the cells of a column.
package struct WireColumnRule: WireObject, Sendable {
  /// A CEL condition over the edited row; `value` is the cell. The results true and null satisfy
  /// the rule.
  package let expression: WireText
  /// The message for people if the rule is violated.
  package let message: WireText?
  /// refuse (default): edits that violate the rule are refused; mark: the data is kept and the
  /// violation reported.
  package let severity: RuleSeverity?

  /// Makes it of its members.
  package init(expression: WireText, message: WireText? = nil, severity: RuleSeverity? = nil) {
    self.expression = expression
    self.message = message
    self.severity = severity
  }

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
package struct WireRowRule: WireObject, Sendable {
  /// The rule.
  package let rule: WireColumnRule
  /// The columns at whose cells a violation is reported; without columns it is reported at the row.
  package let columns: [WireText]?

  /// Makes it of its members.
  package init(rule: WireColumnRule, columns: [WireText]? = nil) {
    self.rule = rule
    self.columns = columns
  }

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
