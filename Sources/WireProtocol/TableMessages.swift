import JSONText

/// Parameters of `table/create`.
package struct TableCreateParams: WireParams {
  /// A declared column.
  package struct Column: WireObject, Hashable, Sendable {
    /// The id; by default derived from the title, or a name by position.
    package var id: WireText?
    /// The other declared options.
    package var options: WireColumnOptions

    /// A column.
    package init(id: WireText?, options: WireColumnOptions = WireColumnOptions()) {
      self.id = id
      self.options = options
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      id = try reader.optional("id")?.text()
      options = try WireColumnOptions(from: &reader)
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("id", id)
      options.writeMembers(to: &writer)
    }
  }

  /// The id the client chooses.
  package var table: TableID?
  /// What to call the table.
  package var name: WireText?
  /// The columns; by default derived from the rows.
  package var columns: [Column]?
  /// An array of arrays, or an array of objects. Cells are not decoded.
  package var rows: JSONView?
  /// The rows by declared section, instead of `rows`.
  package var sections: [WireSection]?
  /// The column with the section key of each row.
  package var sectionColumn: WireText?
  /// The scope in which row keys are unique; the whole table by default.
  package var keyScope: WireKeyScope?
  /// The named types that columns may refer to.
  package var types: [WireNamed<WireNamedType>]?
  /// The initial sort of views, which is also the sort after a reset.
  package var defaultSort: [WireSortKey]?
  /// The columns that form a row's key.
  package var keyColumns: [WireText]?
  /// Whether types of strings are detected.
  package var detectsTypes: Bool?
  /// The declarations of the table.
  package var declarations: WireDeclarations?
  /// The options of the rows beside their cells, one element per row.
  package var rowOptions: [WireRowOptions?]?

  /// A request that creates a table of rows.
  package init(rows: JSONView) {
    self.rows = rows
  }

  /// Reads the members. Cells are not decoded. O(rows).
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    name = try reader.optional("name")?.text()
    columns = try reader.optional("columns")?.objects()
    (rows, sections) = try reader.rowsOrSections(["sectionColumn", "keyScope"])
    sectionColumn = try reader.optional("sectionColumn")?.text()
    keyScope = try reader.optional("keyScope")?.choice()
    types = try reader.optional("types")?.named()
    defaultSort = try reader.optional("defaultSort")?.objects()
    keyColumns = try reader.optional("keyColumns")?.distinctTexts()
    detectsTypes = try reader.optional("detectTypes")?.bool()
    rowOptions = try reader.optional("rowOptions")?.nullableObjects()
    declarations = try reader.optional("declarations")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("name", name)
    if let columns {
      writer.list("columns", columns) { $1.write(to: &$0) }
    }
    if let rows {
      writer.name("rows")
      writer.value(rows)
    }
    if let sections { writer.list("sections", sections) { $1.write(to: &$0) } }
    writer.member("sectionColumn", sectionColumn)
    writer.member("keyScope", keyScope)
    writer.member("types", types)
    if let defaultSort {
      writer.list("defaultSort", defaultSort) { $1.write(to: &$0) }
    }
    writer.member("keyColumns", keyColumns)
    writer.member("detectTypes", detectsTypes)
    writer.member("rowOptions", rowOptions)
    writer.member("declarations", declarations)
  }
}

extension ParamsValue {
  /// An array of rows, all arrays or all objects. Cells are not decoded. O(rows).
  func rows() throws(InvalidParams) -> JSONView {
    let expected = "an array of rows"
    let view = try view(expecting: expected)
    guard view.kind == .array else { throw mismatch(expected) }
    var shape: JSONKind?
    for row in view.elements {
      let kind = row.kind
      if kind == shape { continue }
      switch (shape, kind) {
      case (nil, .array), (nil, .object): shape = kind
      case (.array?, _): throw ParamsValue.present(row).mismatch("an array, as the rows before")
      case (_?, _): throw ParamsValue.present(row).mismatch("an object, as the rows before")
      case (nil, _): throw ParamsValue.present(row).mismatch("a row (an array or an object)")
      }
    }
    return view
  }
}
