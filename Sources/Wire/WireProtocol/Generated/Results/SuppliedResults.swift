// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `cell/refresh`.
package struct CellRefreshResult: WireResult {
  /// The revision.
  package let revision: Int

  /// Makes it of its members.
  package init(revision: Int) {
    self.revision = revision
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
  }
}

/// Parameters of `cell/compute`.
package struct CellComputeParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// An id of a table, view, subscription, pin or column.
  package let column: WireText
  /// The type of a column.
  package let type: OpenWord<ColumnType>
  /// The table revision to which the inputs belong.
  package let revision: Int
  /// The keys of the rows.
  package let rows: [WireKey]
  /// The cells of the input columns in these rows, as values.
  package let blocks: [WirePart]
  /// The types of the inputs.
  package let types: [OpenWord<ColumnType>]
  /// The time limit for the answer, in milliseconds.
  package let deadline: Int

  /// Makes it of its members.
  package init(
    table: TableID, column: WireText, type: OpenWord<ColumnType>, revision: Int, rows: [WireKey],
    blocks: [WirePart], types: [OpenWord<ColumnType>], deadline: Int
  ) {
    self.table = table
    self.column = column
    self.type = type
    self.revision = revision
    self.rows = rows
    self.blocks = blocks
    self.types = types
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    column = try reader.required("column").text()
    type = try reader.required("type").openWord()
    revision = try reader.required("revision").positive()
    rows = try reader.required("rows").keys()
    blocks = try reader.required("blocks").list { value throws(InvalidParams) in
      try value.part(.object)
    }
    types = try reader.required("types").list { value throws(InvalidParams) in
      try value.openWord()
    }
    deadline = try reader.required("deadline").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("column", column)
    writer.member("type", type)
    writer.member("revision", revision)
    writer.member("rows", rows)
    writer.member("blocks", blocks) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("types", types) { $0.list($1) { $0.string($1.text) } }
    writer.member("deadline", deadline)
  }
}

extension CellComputeResult {
  /// An object with `row` and `text`.
  package struct Error: WireObject, Sendable {
    /// The row.
    package let row: Int
    /// The text.
    package let text: WireText

    /// Makes it of its members.
    package init(row: Int, text: WireText) {
      self.row = row
      self.text = text
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.required("row").count()
      text = try reader.required("text").text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("text", text)
    }
  }
}

/// The result of `cell/compute`.
package struct CellComputeResult: WireResult {
  /// One per row, of the column's type; null: no value.
  package let values: [WirePart]
  /// The display texts, one per row; null: the standard text of the type. If the column has a
  /// format, the format is used instead.
  package let texts: [WireText?]?
  /// Rows without a value, and the reason; `row` is an index into `rows`.
  package let errors: [CellComputeResult.Error]?

  /// Makes it of its members.
  package init(
    values: [WirePart], texts: [WireText?]? = nil, errors: [CellComputeResult.Error]? = nil
  ) {
    self.values = values
    self.texts = texts
    self.errors = errors
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    values = try reader.required("values").list { value throws(InvalidParams) in try value.part() }
    texts = try reader.optional("texts")?.list { value throws(InvalidParams) in
      try value.orNull()?.text()
    }
    errors = try reader.optional("errors")?.openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("values", values) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("texts", texts) { $0.list($1) { $0.orNull($1) { $0.string($1) } } }
    writer.member("errors", errors) { $0.list($1) { $1.write(to: &$0) } }
  }
}
