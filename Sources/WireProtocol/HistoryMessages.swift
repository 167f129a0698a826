import JSONText

/// Parameters of `table/history`.
package struct TableHistoryParams: WireParams {
  /// The table.
  package var table: WireText
  /// How many steps to pass over, oldest first; by default all but the newest `size`.
  package var first: Int?
  /// How many to list.
  package var size: Int?

  /// Lists the steps of a table.
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
  /// The step that is to be the newest one done; 0: before the oldest one kept.
  package var step: Int
  /// Who jumps; by default whoever made each step.
  package var author: WireText?

  /// Goes to the state after a step.
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
