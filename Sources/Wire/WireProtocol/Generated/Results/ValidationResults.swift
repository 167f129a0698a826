// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A violated rule.
package struct WireBrokenRule: WireObject, Sendable {
  /// The kind of row that has the rule; absent: the rule applies to all rows.
  package let kind: WireText?
  /// The index in the list of the column or of the rows; absent if the value does not have the type
  /// that the kind declares.
  package let index: Int?
  /// The expression.
  package let expression: WireText?
  /// The name of a built-in type.
  package let type: ColumnType?
  /// The message.
  package let message: WireText?
  /// refuse (default): edits that violate the rule are refused; mark: the data is kept and the
  /// violation reported.
  package let severity: RuleSeverity

  /// Makes it of its members.
  package init(
    severity: RuleSeverity, kind: WireText? = nil, index: Int? = nil, expression: WireText? = nil,
    type: ColumnType? = nil, message: WireText? = nil
  ) {
    self.kind = kind
    self.index = index
    self.expression = expression
    self.type = type
    self.message = message
    self.severity = severity
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.optional("kind")?.text()
    index = try reader.optional("index")?.count()
    expression = try reader.optional("expression")?.text()
    type = try reader.optional("type")?.choice()
    message = try reader.optional("message")?.text()
    severity = try reader.required("severity").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("index", index)
    writer.member("expression", expression)
    writer.member("type", type)
    writer.member("message", message)
    writer.member("severity", severity)
  }
}

extension TableValidateResult {
  /// An object with `column`, `kind`, `type`, `index`, `expression`, `message`, `severity`, `count`
  /// and `problem`.
  package struct Rule: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package var column: WireText?
    /// The kind.
    package var kind: WireText?
    /// The name of a built-in type.
    package var type: ColumnType?
    /// The index.
    package var index: Int?
    /// The expression.
    package var expression: WireText?
    /// The message.
    package var message: WireText?
    /// refuse (default): edits that violate the rule are refused; mark: the data is kept and the
    /// violation reported.
    package var severity: RuleSeverity
    /// The count.
    package var count: Int
    /// Why the rule cannot be evaluated with the present columns.
    package var problem: WireText?

    /// Makes it of its members.
    package init(
      severity: RuleSeverity, count: Int, column: WireText? = nil, kind: WireText? = nil,
      type: ColumnType? = nil, index: Int? = nil, expression: WireText? = nil,
      message: WireText? = nil, problem: WireText? = nil
    ) {
      self.column = column
      self.kind = kind
      self.type = type
      self.index = index
      self.expression = expression
      self.message = message
      self.severity = severity
      self.count = count
      self.problem = problem
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.optional("column")?.text()
      kind = try reader.optional("kind")?.text()
      type = try reader.optional("type")?.choice()
      index = try reader.optional("index")?.count()
      expression = try reader.optional("expression")?.text()
      message = try reader.optional("message")?.text()
      severity = try reader.required("severity").choice()
      count = try reader.required("count").count()
      problem = try reader.optional("problem")?.text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("kind", kind)
      writer.member("type", type)
      writer.member("index", index)
      writer.member("expression", expression)
      writer.member("message", message)
      writer.member("severity", severity)
      writer.member("count", count)
      writer.member("problem", problem)
    }
  }
}

extension TableValidateResult {
  /// An object with `kind`, `row`, `column`, `columns`, `text`, `cut`, `rule` and `reason`.
  package struct Item: WireObject, Sendable {
    /// The kind.
    package var kind: WireText
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package var row: WireKey
    /// An id of a table, view, subscription, pin or column.
    package var column: WireText?
    /// The columns.
    package var columns: [WireText]?
    /// The text of the cell, or why it has no value.
    package var text: WireText?
    /// true: the text or the value is cut.
    package var cut: Bool
    /// A violated rule.
    package var rule: WireBrokenRule?
    /// Why the rule cannot be evaluated.
    package var reason: WireText?

    /// Makes it of its members.
    package init(
      kind: WireText, row: WireKey, column: WireText? = nil, columns: [WireText]? = nil,
      text: WireText? = nil, cut: Bool = false, rule: WireBrokenRule? = nil, reason: WireText? = nil
    ) {
      self.kind = kind
      self.row = row
      self.column = column
      self.columns = columns
      self.text = text
      self.cut = cut
      self.rule = rule
      self.reason = reason
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      kind = try reader.required("kind").text()
      row = try reader.required("row").key()
      column = try reader.optional("column")?.text()
      columns = try reader.optional("columns")?.texts()
      text = try reader.optional("text")?.text()
      cut = try reader.flag("cut")
      rule = try reader.optional("rule")?.openObject()
      reason = try reader.optional("reason")?.text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("kind", kind)
      writer.member("row", row)
      writer.member("column", column)
      writer.member("columns", columns)
      writer.member("text", text)
      writer.flag("cut", cut)
      writer.member("rule", rule)
      writer.member("reason", reason)
    }
  }
}

/// The result of `table/validate`.
package struct TableValidateResult: WireResult {
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The number of rows examined.
  package let rowCount: Int
  /// The number of rows with problems.
  package let faultyRows: Int
  /// The number of problems.
  package let count: Int
  /// The number of error cells, by column; absent: none.
  package let errors: [WireEntry<Int>]?
  /// The table's rules, and the number of rows that violate each; absent: there are none.
  package let rules: [TableValidateResult.Rule]?
  /// The first.
  package let first: Int
  /// true: the response reached the size limit, and further items follow.
  package let more: Bool
  /// Row by row in the table's order, or in that of `rows`; within a row, problems of cells are
  /// first.
  package let items: [TableValidateResult.Item]

  /// Makes it of its members.
  package init(
    revision: Int, complete: Bool, rowCount: Int, faultyRows: Int, count: Int, first: Int,
    items: [TableValidateResult.Item], errors: [WireEntry<Int>]? = nil,
    rules: [TableValidateResult.Rule]? = nil, more: Bool = false
  ) {
    self.revision = revision
    self.complete = complete
    self.rowCount = rowCount
    self.faultyRows = faultyRows
    self.count = count
    self.errors = errors
    self.rules = rules
    self.first = first
    self.more = more
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    rowCount = try reader.required("rowCount").count()
    faultyRows = try reader.required("faultyRows").count()
    count = try reader.required("count").count()
    errors = try reader.optional("errors")?.entries { value throws(InvalidParams) in
      try value.positive()
    }
    rules = try reader.optional("rules")?.openObjects()
    first = try reader.required("first").count()
    more = try reader.flag("more")
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("rowCount", rowCount)
    writer.member("faultyRows", faultyRows)
    writer.member("count", count)
    writer.member("errors", errors) { $0.entries($1) { $0.int($1) } }
    writer.member("rules", rules) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("first", first)
    writer.flag("more", more)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}
