// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/export`.
package struct TableExportParams: WireParams {
  /// The view: its filter, order and columns. Rows of all pages and of collapsed sections are
  /// included.
  package var view: ViewID?
  /// The table: all rows in their own order, and all columns.
  package var table: TableID?
  /// These rows, in this order.
  package var rows: [WireKey]?
  /// A half-open range.
  package var range: WireRange?
  /// These columns, in this order; by default those of the view or the table.
  package var columns: [WireText]?
  /// The format.
  package var format: ExportFormat
  /// The file; by default the output is in the answer.
  package var to: WireExportTarget?
  /// What is written of each cell; default value for csv, tsv, json, ndjson and sql, else text.
  package var content: ExportContent?
  /// How texts that look like formulas to a spreadsheet are written; default off. For csv, tsv and
  /// html.
  package var formulaGuard: FormulaGuardRule?
  /// Whether the names of the columns are the first row; default true. Not for markdown, sql and
  /// rows that are objects.
  package var hasHeader: Bool?
  /// The rows of json and ndjson; default objects.
  package var jsonRows: JsonRowShape?
  /// What separates the fields of csv; default a comma.
  package var delimiter: WireText?
  /// What ends the records of csv and tsv; default lf.
  package var lineEnd: RecordEnd?
  /// Whether a csv or tsv file begins with a byte order mark; default false.
  package var hasMark: Bool?
  /// The table that sql inserts into; by default the name of the exported table, without the ending
  /// of a file.
  package var sqlTable: WireText?
  /// How many rows one INSERT of sql has; default 500.
  package var sqlRows: Int?
  /// The token of progress notifications. Without it there are none.
  package var progressToken: WireKey?
  /// Whether to wait until all rows are read and the order is computed; default true.
  package var waits: Bool?

  /// Makes it of its members.
  package init(
    format: ExportFormat, view: ViewID? = nil, table: TableID? = nil, rows: [WireKey]? = nil,
    range: WireRange? = nil, columns: [WireText]? = nil, to: WireExportTarget? = nil,
    content: ExportContent? = nil, formulaGuard: FormulaGuardRule? = nil, hasHeader: Bool? = nil,
    jsonRows: JsonRowShape? = nil, delimiter: WireText? = nil, lineEnd: RecordEnd? = nil,
    hasMark: Bool? = nil, sqlTable: WireText? = nil, sqlRows: Int? = nil,
    progressToken: WireKey? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.table = table
    self.rows = rows
    self.range = range
    self.columns = columns
    self.format = format
    self.to = to
    self.content = content
    self.formulaGuard = formulaGuard
    self.hasHeader = hasHeader
    self.jsonRows = jsonRows
    self.delimiter = delimiter
    self.lineEnd = lineEnd
    self.hasMark = hasMark
    self.sqlTable = sqlTable
    self.sqlRows = sqlRows
    self.progressToken = progressToken
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.optional("view")?.id()
    table = try reader.optional("table")?.id()
    rows = try reader.optional("rows")?.keys()
    range = try reader.optional("range")?.object()
    columns = try reader.optional("columns")?.texts()
    format = try reader.required("format").choice()
    to = try reader.optional("to")?.object()
    content = try reader.optional("as")?.choice()
    formulaGuard = try reader.optional("formulaGuard")?.choice()
    hasHeader = try reader.optional("header")?.bool()
    jsonRows = try reader.optional("jsonRows")?.choice()
    delimiter = try reader.optional("delimiter")?.text()
    lineEnd = try reader.optional("lineEnd")?.choice()
    hasMark = try reader.optional("byteOrderMark")?.bool()
    sqlTable = try reader.optional("sqlTable")?.text()
    sqlRows = try reader.optional("sqlRows")?.integer(
      in: 1...100000, expected: "an integer from 1 to 100000")
    progressToken = try reader.optional("progressToken")?.progressToken()
    waits = try reader.optional("wait")?.bool()
    try reader.refuse("table", beside: "view")
    try reader.refuse("range", beside: "rows")
    try reader.requireOne(of: ["view", "table"])
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("table", table)
    writer.member("rows", rows)
    writer.member("range", range)
    writer.member("columns", columns)
    writer.member("format", format)
    writer.member("to", to)
    writer.member("as", content)
    writer.member("formulaGuard", formulaGuard)
    writer.member("header", hasHeader)
    writer.member("jsonRows", jsonRows)
    writer.member("delimiter", delimiter)
    writer.member("lineEnd", lineEnd)
    writer.member("byteOrderMark", hasMark)
    writer.member("sqlTable", sqlTable)
    writer.member("sqlRows", sqlRows)
    writer.member("progressToken", progressToken)
    writer.member("wait", waits)
  }
}

/// Parameters of `view/copy`.
package struct ViewCopyParams: WireParams {
  /// The view.
  package let view: ViewID
  /// The formats; default tsv, html and csv.
  package let formats: [ExportFormat]?
  /// These rows instead of the selection, in this order.
  package let rows: [WireKey]?
  /// A half-open range.
  package let range: WireRange?
  /// These columns instead of the selection, in this order.
  package let columns: [WireText]?
  /// What is copied of each cell; default value for json, ndjson and sql, else text.
  package let content: ExportContent?
  /// How texts that look like formulas to a spreadsheet are written in csv, tsv and html; default
  /// off.
  package let formulaGuard: FormulaGuardRule?
  /// Whether the names of the columns are the first row, in formats where this is optional; default
  /// false.
  package let hasHeader: Bool?
  /// Whether to wait until all rows are read and the order is computed; default true.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, formats: [ExportFormat]? = nil, rows: [WireKey]? = nil, range: WireRange? = nil,
    columns: [WireText]? = nil, content: ExportContent? = nil,
    formulaGuard: FormulaGuardRule? = nil, hasHeader: Bool? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.formats = formats
    self.rows = rows
    self.range = range
    self.columns = columns
    self.content = content
    self.formulaGuard = formulaGuard
    self.hasHeader = hasHeader
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    formats = try reader.optional("formats")?.distinctChoices()
    rows = try reader.optional("rows")?.keys()
    range = try reader.optional("range")?.object()
    columns = try reader.optional("columns")?.texts()
    content = try reader.optional("as")?.choice()
    formulaGuard = try reader.optional("formulaGuard")?.choice()
    hasHeader = try reader.optional("header")?.bool()
    waits = try reader.optional("wait")?.bool()
    try reader.refuse("range", beside: "rows")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("formats", formats) { $0.list($1) { $0.string($1.rawValue) } }
    writer.member("rows", rows)
    writer.member("range", range)
    writer.member("columns", columns)
    writer.member("as", content)
    writer.member("formulaGuard", formulaGuard)
    writer.member("header", hasHeader)
    writer.member("wait", waits)
  }
}

/// The file; by default the output is in the answer.
package struct WireExportTarget: WireObject, Sendable {
  /// Its path, as seen by the daemon.
  package let path: WireText
  /// Whether an existing file is replaced; default false.
  package let overwrites: Bool?
  /// Whether to wait until the device has the content; default true.
  package let syncs: Bool?

  /// Makes it of its members.
  package init(path: WireText, overwrites: Bool? = nil, syncs: Bool? = nil) {
    self.path = path
    self.overwrites = overwrites
    self.syncs = syncs
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    path = try reader.required("path").text()
    overwrites = try reader.optional("overwrite")?.bool()
    syncs = try reader.optional("sync")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("overwrite", overwrites)
    writer.member("sync", syncs)
  }
}
