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

/// The result of `source/didChange`.
package struct SourceDidChangeResult: WireResult {
  /// The revision of the table with the new rows.
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

extension SourceFetchParams {
  /// What is requested.
  package struct Query: WireObject, Sendable {
    /// The columns, in the order of the cells of a row.
    package let columns: [WireText]

    /// Makes it of its members.
    package init(columns: [WireText]) {
      self.columns = columns
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      columns = try reader.required("columns").texts()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("columns", columns)
    }
  }
}

/// Parameters of `source/fetch`.
package struct SourceFetchParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The name of the source: `lent`.
  package let source: WireText
  /// What is requested.
  package let query: SourceFetchParams.Query
  /// The number of rows before the page; only with `can.offset`.
  package let offset: Int?
  /// The key of the row before the page, as the source has sent it.
  package let after: [WirePart]?
  /// The largest number of rows.
  package let size: Int
  /// The time limit for the answer, in milliseconds.
  package let deadline: Int

  /// Makes it of its members.
  package init(
    table: TableID, source: WireText, query: SourceFetchParams.Query, size: Int, deadline: Int,
    offset: Int? = nil, after: [WirePart]? = nil
  ) {
    self.table = table
    self.source = source
    self.query = query
    self.offset = offset
    self.after = after
    self.size = size
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    source = try reader.required("source").text()
    query = try reader.required("query").openObject()
    offset = try reader.optional("offset")?.count()
    after = try reader.optional("after")?.list { value throws(InvalidParams) in try value.part() }
    size = try reader.required("size").positive()
    deadline = try reader.required("deadline").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("source", source)
    writer.member("query", query)
    writer.member("offset", offset)
    writer.member("after", after) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("size", size)
    writer.member("deadline", deadline)
  }
}

/// The result of `source/fetch`.
package struct SourceFetchResult: WireResult {
  /// All rows are arrays (one value for each column, in their order), or all are objects (values by
  /// column id; absent ones are null).
  package let rows: JSONView
  /// Whether the source has no rows behind this page; default false.
  package let last: Bool?

  /// Makes it of its members.
  package init(rows: JSONView, last: Bool? = nil) {
    self.rows = rows
    self.last = last
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    rows = try reader.required("rows").rows()
    last = try reader.optional("last")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("rows", rows)
    writer.member("last", last)
  }
}

/// Parameters of `source/write`.
package struct SourceWriteParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The name of the source: `lent`.
  package let source: WireText
  /// The changes, in their order: removed rows, changed rows, new rows.
  package let changes: [WireLentChange]
  /// Whether to write rows that are not as in `before`, too; default false.
  package let overwrite: Bool?
  /// The time limit for the answer, in milliseconds.
  package let deadline: Int

  /// Makes it of its members.
  package init(
    table: TableID, source: WireText, changes: [WireLentChange], deadline: Int,
    overwrite: Bool? = nil
  ) {
    self.table = table
    self.source = source
    self.changes = changes
    self.overwrite = overwrite
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    source = try reader.required("source").text()
    changes = try reader.required("changes").openObjects()
    overwrite = try reader.optional("overwrite")?.bool()
    deadline = try reader.required("deadline").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("source", source)
    writer.member("changes", changes) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("overwrite", overwrite)
    writer.member("deadline", deadline)
  }
}

extension SourceWriteResult {
  /// An object with `change` and `values`.
  package struct Written: WireObject, Sendable {
    /// The index of the change.
    package let change: Int
    /// By column id.
    package let values: [WireEntry<WirePart>]

    /// Makes it of its members.
    package init(change: Int, values: [WireEntry<WirePart>]) {
      self.change = change
      self.values = values
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      change = try reader.required("change").count()
      values = try reader.required("values").entries { value throws(InvalidParams) in
        try value.part()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("change", change)
      writer.member("values", values) { $0.entries($1) { $1.write(to: &$0) } }
    }
  }
}

extension SourceWriteResult {
  /// An object with `change` and `gone`.
  package struct Conflict: WireObject, Sendable {
    /// The index of the change.
    package let change: Int
    /// Whether the row was removed; default false.
    package let gone: Bool?

    /// Makes it of its members.
    package init(change: Int, gone: Bool? = nil) {
      self.change = change
      self.gone = gone
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      change = try reader.required("change").count()
      gone = try reader.optional("gone")?.bool()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("change", change)
      writer.member("gone", gone)
    }
  }
}

/// The result of `source/write`.
package struct SourceWriteResult: WireResult {
  /// Cells that the source has given other values than those in the changes, such as new ids.
  package let written: [SourceWriteResult.Written]?
  /// Rows that others have changed or removed. Nothing was written.
  package let conflicts: [SourceWriteResult.Conflict]?

  /// Makes it of its members.
  package init(
    written: [SourceWriteResult.Written]? = nil, conflicts: [SourceWriteResult.Conflict]? = nil
  ) {
    self.written = written
    self.conflicts = conflicts
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    written = try reader.optional("written")?.openObjects()
    conflicts = try reader.optional("conflicts")?.openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("written", written) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("conflicts", conflicts) { $0.list($1) { $1.write(to: &$0) } }
  }
}
