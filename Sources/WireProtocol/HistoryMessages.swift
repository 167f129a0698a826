import JSONText

/// Parameters of `table/history`.
package struct TableHistoryParams: WireParams {
  /// The table.
  package var table: WireText
  /// The number of steps to skip, from the oldest one. By default the result has the newest `size`
  /// steps.
  package var first: Int?
  /// The number of steps to return.
  package var size: Int?

  /// A request for the steps of a table.
  package init(table: WireText) {
    self.table = table
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("first", first)
    writer.member("size", size)
  }
}

/// Parameters of `table/jump`.
package struct TableJumpParams: WireParams {
  /// The table.
  package var table: WireText
  /// The step after which the table's state is restored; 0: the state before the oldest kept step.
  package var step: Int
  /// The author of the change; by default the author of each step.
  package var author: WireText?

  /// A jump to the state after a step.
  package init(table: WireText, step: Int) {
    self.table = table
    self.step = step
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    step = try reader.required("step").count()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("step", step)
    writer.member("author", author)
  }
}
