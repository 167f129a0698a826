import JSONText

/// Options of a column, forced, declared or changed. Null resets a member.
package struct WireColumnOptions: WireObject, Sendable {
  /// The type, if it is a built-in one.
  package var type: ColumnType?
  /// The name of a type declared by the table.
  package var typeName: WireText?
  /// The text of the header.
  package var title: WireText?
  /// Whether views can sort by the column.
  package var isSortable: Bool?
  /// Whether a search without `columns` includes the column.
  package var isSearchable: Bool?
  /// Whether edits can set cells of the column.
  package var isEditable: Bool?
  /// The expression from which the cells are computed.
  package var computed: WireMember<WireText> = .absent
  /// The path of the value in rows that are objects.
  package var path: WireMember<WireText> = .absent
  /// Whether the column has a header but no values.
  package var isHeaderOnly: Bool?
  /// The expression that produces the display text.
  package var display: WireMember<WireText> = .absent
  /// The key that is compared in sorts by this column.
  package var sortBy: WireMember<WireOrderKey> = .absent
  /// The inputs and deadline of cells supplied by the client.
  package var supplied: WireMember<WireSupplied> = .absent
  /// The traits: parsing, display, comparison and editing of cells.
  package var traits = WireColumnTraits()

  /// No options.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    if let value = try reader.optional("type") {
      let name = try value.text()
      type = ColumnType.allCases.first { $0.rawValue.utf8.elementsEqual(name) }
      if type == nil { typeName = name }
    }
    title = try reader.optional("title")?.text()
    isSortable = try reader.optional("sortable")?.bool()
    isSearchable = try reader.optional("searchable")?.bool()
    isEditable = try reader.optional("editable")?.bool()
    computed = try reader.nullableText("computed")
    supplied = try reader.nullable("supplied").object()
    path = try reader.nullableText("path")
    isHeaderOnly = try reader.optional("headerOnly")?.bool()
    display = try reader.nullableText("display")
    sortBy = try reader.nullable("sortBy").object()
    traits = try WireColumnTraits(from: &reader)
  }

  /// Whether the column's cells are computed or supplied rather than read from a source.
  package var isMade: Bool {
    if case .value = computed { return true }
    if case .value = supplied { return true }
    return false
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", type)
    if type == nil { writer.member("type", typeName) }
    writer.member("title", title)
    writer.member("sortable", isSortable)
    writer.member("searchable", isSearchable)
    writer.member("editable", isEditable)
    writer.member("computed", computed) { $0.string($1) }
    writer.member("path", path) { $0.string($1) }
    writer.member("headerOnly", isHeaderOnly)
    writer.member("display", display) { $0.string($1) }
    writer.member("sortBy", sortBy) { $1.write(to: &$0) }
    writer.member("supplied", supplied) { $1.write(to: &$0) }
    traits.writeMembers(to: &writer)
  }
}

/// The traits of a column or of a named type: parsing, display, comparison and editing of cells.
package struct WireColumnTraits: WireObject, Sendable {
  /// The format of values.
  package var format: WireMember<WireFormat> = .absent
  /// The format with which texts are parsed.
  package var parse: WireMember<WireFormat> = .absent
  /// The text displayed for null.
  package var nullPlaceholder: WireMember<WireText> = .absent
  /// The comparison for sorts by the column.
  package var comparator: WireMember<WireComparator> = .absent
  /// The footer.
  package var footer: WireMember<WireFooterRule> = .absent
  /// The validation rules of the cells.
  package var validate: WireMember<WireColumnCheck> = .absent
  /// The alignment of the cells.
  package var align: WireMember<ColumnAlignment> = .absent
  /// The editor of a cell, in the client's own JSON.
  package var editor: WireMember<JSONView> = .absent
  /// The name of the kind of cell, with which the client draws it.
  package var cellKind: WireMember<WireText> = .absent
  /// Any JSON of the client.
  package var meta: WireMember<JSONView> = .absent

  /// No traits.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    format = try reader.nullable("format").object()
    parse = try reader.nullable("parse").object()
    nullPlaceholder = try reader.nullableText("nullPlaceholder")
    comparator = try reader.nullable("comparator").map { value throws(InvalidParams) in
      try WireComparator(value)
    }
    footer = try reader.nullable("footer").object()
    validate = try reader.nullable("validate").map { value throws(InvalidParams) in
      try WireColumnCheck(value)
    }
    align = try reader.nullable("align").choice()
    editor = try reader.nullable("editor").map { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
    cellKind = try reader.nullableText("cellKind")
    meta = try reader.nullable("meta").map { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("format", format) { $1.write(to: &$0) }
    writer.member("parse", parse) { $1.write(to: &$0) }
    writer.member("nullPlaceholder", nullPlaceholder) { $0.string($1) }
    writer.member("comparator", comparator) { $1.write(to: &$0) }
    writer.member("footer", footer) { $1.write(to: &$0) }
    writer.member("validate", validate) { $1.write(to: &$0) }
    writer.member("align", align) { $0.string($1.rawValue) }
    writer.member("editor", editor) { $0.value($1) }
    writer.member("cellKind", cellKind) { $0.string($1) }
    writer.member("meta", meta) { $0.value($1) }
  }

  /// Equality of the traits; the client's own JSON is compared as text.
  package static func == (left: WireColumnTraits, right: WireColumnTraits) -> Bool {
    left.object == right.object
  }

  /// Hashes the members that equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(object)
  }

  private var object: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }
}

/// A type that a table declares for its columns.
package struct WireNamedType: WireObject, Sendable {
  /// The type of the cells.
  package var base: ColumnType
  /// The traits of columns of this type; a column's own traits take precedence.
  package var traits: WireColumnTraits

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    base = try reader.required("base").choice()
    traits = try WireColumnTraits(from: &reader)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("base", base)
    traits.writeMembers(to: &writer)
  }
}

/// A change of a table's columns.
package enum WireColumnEdit: Sendable {
  /// Changes options of a column.
  case set(column: WireText, WireColumnOptions)
  /// Adds a column whose cells are null.
  case add(column: WireText, WireColumnOptions, place: WireColumnPlace)
  /// Removes a column.
  case remove(column: WireText)
  /// Moves these columns to the front, in this order.
  case order([WireText])

  func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .set(let column, let options):
      writer.string("setColumn")
      writer.member("column", column)
      writer.member("options", options)
    case .add(let column, let options, let place):
      writer.string("addColumn")
      writer.member("column", column)
      writer.member("options", options)
      writer.member("place", place)
    case .remove(let column):
      writer.string("removeColumn")
      writer.member("column", column)
    case .order(let columns):
      writer.string("orderColumns")
      writer.member("columns", columns)
    }
  }
}
