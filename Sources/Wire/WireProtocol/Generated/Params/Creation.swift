// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/create`.
package struct TableCreateParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID?
  /// The name of the table.
  package var name: WireText?
  /// The columns. By default they are derived from the rows.
  package var columns: [TableCreateParams.Column]?
  /// All rows are arrays (values in column order; short rows are filled with null), or all are
  /// objects (values by column id).
  package var rows: JSONView?
  /// The declared sections with their rows, instead of `rows`.
  package var sections: [WireSection]?
  /// The column for the sections' keys; "section" by default. If `columns` does not have it, it is
  /// added as the first column, with type text.
  package var sectionColumn: WireText?
  /// section: keys are unique only within their section, and the section column is the first key
  /// column.
  package var keyScope: KeyScope?
  /// Types by name, which columns can use as their type.
  package var types: [WireNamed<WireNamedType>]?
  /// Sort keys, the most significant first.
  package var defaultSort: [WireSortKey]?
  /// The columns whose values form the rows' keys. By default the daemon assigns keys.
  package var keyColumns: [WireText]?
  /// Whether types are detected from strings, as in table/open.
  package var detectsTypes: Bool?
  /// The declarations of a table, in layers. Patches are merged member by member; null restores a
  /// default.
  package var declarations: WireDeclarations?
  /// The options of the rows beside their cells, one element per row.
  package var rowOptions: [WireRowOptions?]?

  /// Makes it of its members.
  package init(
    table: TableID? = nil, name: WireText? = nil, columns: [TableCreateParams.Column]? = nil,
    rows: JSONView? = nil, sections: [WireSection]? = nil, sectionColumn: WireText? = nil,
    keyScope: KeyScope? = nil, types: [WireNamed<WireNamedType>]? = nil,
    defaultSort: [WireSortKey]? = nil, keyColumns: [WireText]? = nil, detectsTypes: Bool? = nil,
    declarations: WireDeclarations? = nil, rowOptions: [WireRowOptions?]? = nil
  ) {
    self.table = table
    self.name = name
    self.columns = columns
    self.rows = rows
    self.sections = sections
    self.sectionColumn = sectionColumn
    self.keyScope = keyScope
    self.types = types
    self.defaultSort = defaultSort
    self.keyColumns = keyColumns
    self.detectsTypes = detectsTypes
    self.declarations = declarations
    self.rowOptions = rowOptions
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    name = try reader.optional("name")?.text()
    columns = try reader.optional("columns")?.objects()
    rows = try reader.optional("rows")?.rows()
    sections = try reader.optional("sections")?.objects()
    sectionColumn = try reader.optional("sectionColumn")?.text()
    keyScope = try reader.optional("keyScope")?.choice()
    types = try reader.optional("types")?.named()
    defaultSort = try reader.optional("defaultSort")?.objects()
    keyColumns = try reader.optional("keyColumns")?.distinctTexts()
    detectsTypes = try reader.optional("detectTypes")?.bool()
    declarations = try reader.optional("declarations")?.object()
    rowOptions = try reader.optional("rowOptions")?.nullableObjects()
    try reader.requireRowsOrSections(["sectionColumn", "keyScope"])
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("name", name)
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("rows", rows)
    writer.member("sections", sections) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("sectionColumn", sectionColumn)
    writer.member("keyScope", keyScope)
    writer.member("types", types) { $0.entries($1) }
    writer.member("defaultSort", defaultSort) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("keyColumns", keyColumns)
    writer.member("detectTypes", detectsTypes)
    writer.member("declarations", declarations)
    writer.member("rowOptions", rowOptions) { $0.nullableList($1) { $1.write(to: &$0) } }
  }
}
