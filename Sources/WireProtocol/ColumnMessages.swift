import JSONText

/// What of a column is forced, declared or changed; null takes a member away.
package struct WireColumnOptions: WireObject, Hashable, Sendable {
  /// Its type, if it is a built-in one.
  package var type: ColumnType?
  /// The name of a type that the table declares.
  package var typeName: WireText?
  /// What its header shows.
  package var title: WireText?
  /// Whether views may sort by it.
  package var isSortable: Bool?
  /// Whether a search without named columns looks into it.
  package var isSearchable: Bool?
  /// Whether edits may set its cells.
  package var isEditable: Bool?
  /// The expression that its cells are computed by.
  package var computed: WireMember<WireText> = .absent
  /// Where its value stands in rows given as objects.
  package var path: WireMember<WireText> = .absent
  /// Whether it has no values.
  package var isHeaderOnly: Bool?
  /// The expression that says what its cells show.
  package var display: WireMember<WireText> = .absent
  /// What sorting by it compares.
  package var sortBy: WireMember<WireOrderKey> = .absent
  /// What the client makes its cells from.
  package var supplied: WireMember<WireSupplied> = .absent
  /// How cells are read, shown, compared and edited.
  package var traits = WireColumnTraits()

  /// Forces nothing.
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
    supplied = try reader.nullable("supplied").map { value throws(InvalidParams) in
      try value.object()
    }
    path = try reader.nullableText("path")
    isHeaderOnly = try reader.optional("headerOnly")?.bool()
    display = try reader.nullableText("display")
    sortBy = try reader.nullable("sortBy").map { value throws(InvalidParams) in
      try value.object()
    }
    traits = try WireColumnTraits(from: &reader)
  }

  /// Whether the column's cells are not those of a source: computed or supplied.
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

/// How the cells of a column or a named type are read, shown, compared and edited.
package struct WireColumnTraits: WireObject, Hashable, Sendable {
  /// How values are shown.
  package var format: WireMember<WireFormat> = .absent
  /// How texts are read.
  package var parse: WireMember<WireFormat> = .absent
  /// What null shows.
  package var nullPlaceholder: WireMember<WireText> = .absent
  /// What sorting by the column compares.
  package var comparator: WireMember<WireComparator> = .absent
  /// What stands below the column.
  package var footer: WireMember<WireFooterRule> = .absent
  /// What cells are to meet.
  package var validate: WireMember<WireColumnCheck> = .absent
  /// Where cells stand.
  package var align: WireMember<WireAlignment> = .absent
  /// What edits a cell, as the client's own JSON.
  package var editor: WireMember<JSONView> = .absent
  /// What draws a cell, by name.
  package var cellKind: WireMember<WireText> = .absent
  /// Anything of the client's own.
  package var meta: WireMember<JSONView> = .absent

  /// Says nothing.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    format = try reader.nullable("format").map { value throws(InvalidParams) in
      try value.object()
    }
    parse = try reader.nullable("parse").map { value throws(InvalidParams) in try value.object() }
    nullPlaceholder = try reader.nullableText("nullPlaceholder")
    comparator = try reader.nullable("comparator").map { value throws(InvalidParams) in
      try WireComparator(value)
    }
    footer = try reader.nullable("footer").map { value throws(InvalidParams) in
      try value.object()
    }
    validate = try reader.nullable("validate").map { value throws(InvalidParams) in
      try WireColumnCheck(value)
    }
    align = try reader.nullable("align").map { value throws(InvalidParams) in try value.choice() }
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

  /// Equality of what is said; JSON of the client's own by its spelling.
  package static func == (left: WireColumnTraits, right: WireColumnTraits) -> Bool {
    left.object == right.object
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(object)
  }

  private var object: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }
}

/// Where the cells of a column stand.
package enum WireAlignment: String, ContractWord {
  /// Where lines begin, in the middle, where they end.
  case start, center, end
}

/// A type that a table declares for its columns.
package struct WireNamedType: WireObject, Hashable, Sendable {
  /// The type of the cells.
  package var base: ColumnType
  /// What columns of the type say unless they say otherwise.
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
  /// Changes what is said of a column.
  case set(column: WireText, WireColumnOptions)
  /// Adds a column of nulls.
  case add(column: WireText, WireColumnOptions, place: WireColumnPlace)
  /// Takes a column out.
  case remove(column: WireText)
  /// Puts columns first, in this order.
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

/// Where a column goes.
package struct WireColumnPlace: WireObject, Hashable, Sendable {
  /// The kinds of places.
  package enum Kind: String, ContractWord {
    /// Before all, after all, before one, after one.
    case start, end, before, after
  }

  /// Which place.
  package var kind: Kind
  /// The neighbour.
  package var column: WireText?

  /// A place.
  package init(_ kind: Kind, column: WireText? = nil) {
    self.kind = kind
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").choice()
    switch kind {
    case .start, .end: column = nil
    case .before, .after: column = try reader.required("column").text()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("column", column)
  }
}
