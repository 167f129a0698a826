// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `table/declare`.
package struct TableDeclareParams: WireParams {
  /// The table.
  package let table: TableID
  /// The declarations of a table, in layers. Patches are merged member by member; null restores a
  /// default.
  package let declarations: WireDeclarations
  /// The author of the change.
  package let author: WireText?

  /// Makes it of its members.
  package init(table: TableID, declarations: WireDeclarations, author: WireText? = nil) {
    self.table = table
    self.declarations = declarations
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    declarations = try reader.required("declarations").object()
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("declarations", declarations)
    writer.member("author", author)
  }
}

/// The terms of asking the client: the time limit in milliseconds (default 10,000), and the
/// decision without an answer (default refuse).
package struct WireDecisions: WireObject, Sendable {
  /// The deadline.
  package let deadline: WireMember<Int>
  /// The default.
  package let standard: WireMember<Decision>

  /// Makes it of its members.
  package init(deadline: WireMember<Int> = .absent, standard: WireMember<Decision> = .absent) {
    self.deadline = deadline
    self.standard = standard
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    deadline = try reader.nullable("deadline").map { value throws(InvalidParams) in
      try value.integer(in: 1...600000, expected: "an integer from 1 to 600000")
    }
    standard = try reader.nullable("default").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("deadline", deadline) { $0.int($1) }
    writer.member("default", standard)
  }
}

/// The declarations of a table, in layers. Patches are merged member by member; null restores a
/// default.
package struct WireDeclarations: WireObject, Sendable {
  /// The settings of one layer; null removes a setting, values are replaced as a whole.
  package var settings: WireMember<WireSettings> = .absent
  /// The settings of one layer; null removes a setting, values are replaced as a whole.
  package var fallback: WireMember<WireSettings> = .absent
  /// The declarations of columns, by id.
  package var columns: WireMember<[WireNamed<WireColumnRules?>]> = .absent
  /// The kinds of rows, by name.
  package var kinds: WireMember<[WireNamed<WireRowKind?>]> = .absent
  /// The source of the kind of rows without their own.
  package var kindSource: WireMember<WireKindSource> = .absent
  /// The kind of rows without a declared kind.
  package var defaultKind: WireMember<WireText> = .absent
  /// refuse: edits that produce a row of an undeclared kind are refused.
  package var undeclared: WireMember<UndeclaredKinds> = .absent
  /// The validation rules of rows; replaced as a whole.
  package var rowRules: WireMember<[WireRowRule]> = .absent
  /// The sectionKinds.
  package var sectionKinds: WireMember<[WireNamed<WireSettings?>]> = .absent
  /// The declarations of sections, by key.
  package var sections: WireMember<[WireNamed<WireSectionRules?>]> = .absent
  /// The definitions of cell kinds by name, in the client's own JSON, returned unchanged.
  package var cellKinds: WireMember<[WireNamed<WireValue?>]> = .absent
  /// The definitions of editors by name, in the client's own JSON, returned unchanged.
  package var editors: WireMember<[WireNamed<WireValue?>]> = .absent
  /// The terms of asking the client: the time limit in milliseconds (default 10,000), and the
  /// decision without an answer (default refuse).
  package var decisions: WireMember<WireDecisions> = .absent

  /// Makes it of its members.
  package init(
    settings: WireMember<WireSettings> = .absent, fallback: WireMember<WireSettings> = .absent,
    columns: WireMember<[WireNamed<WireColumnRules?>]> = .absent,
    kinds: WireMember<[WireNamed<WireRowKind?>]> = .absent,
    kindSource: WireMember<WireKindSource> = .absent, defaultKind: WireMember<WireText> = .absent,
    undeclared: WireMember<UndeclaredKinds> = .absent,
    rowRules: WireMember<[WireRowRule]> = .absent,
    sectionKinds: WireMember<[WireNamed<WireSettings?>]> = .absent,
    sections: WireMember<[WireNamed<WireSectionRules?>]> = .absent,
    cellKinds: WireMember<[WireNamed<WireValue?>]> = .absent,
    editors: WireMember<[WireNamed<WireValue?>]> = .absent,
    decisions: WireMember<WireDecisions> = .absent
  ) {
    self.settings = settings
    self.fallback = fallback
    self.columns = columns
    self.kinds = kinds
    self.kindSource = kindSource
    self.defaultKind = defaultKind
    self.undeclared = undeclared
    self.rowRules = rowRules
    self.sectionKinds = sectionKinds
    self.sections = sections
    self.cellKinds = cellKinds
    self.editors = editors
    self.decisions = decisions
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try reader.nullable("settings").object()
    fallback = try reader.nullable("fallback").object()
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    kinds = try reader.nullable("kinds").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    kindSource = try reader.nullable("kindBy").union()
    defaultKind = try reader.nullableText("defaultKind")
    undeclared = try reader.nullable("undeclaredKinds").choice()
    rowRules = try reader.nullable("rowRules").map { value throws(InvalidParams) in
      try value.objects()
    }
    sectionKinds = try reader.nullable("sectionKinds").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    sections = try reader.nullable("sections").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    cellKinds = try reader.nullable("cellKinds").map { value throws(InvalidParams) in
      try value.namedValues()
    }
    editors = try reader.nullable("editors").map { value throws(InvalidParams) in
      try value.namedValues()
    }
    decisions = try reader.nullable("decisions").object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("settings", settings)
    writer.member("fallback", fallback)
    writer.member("columns", columns) { $0.nullableEntries($1) }
    writer.member("kinds", kinds) { $0.nullableEntries($1) }
    writer.member("kindBy", kindSource)
    writer.member("defaultKind", defaultKind) { $0.string($1) }
    writer.member("undeclaredKinds", undeclared)
    writer.member("rowRules", rowRules) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("sectionKinds", sectionKinds) { $0.nullableEntries($1) }
    writer.member("sections", sections) { $0.nullableEntries($1) }
    writer.member("cellKinds", cellKinds) { $0.values($1) }
    writer.member("editors", editors) { $0.values($1) }
    writer.member("decisions", decisions)
  }
}

/// The settings of a column's cells and, in `header`, of its header.
package struct WireColumnRules: WireObject, Sendable {
  /// The settings.
  package let settings: WireSettings
  /// The settings of one layer; null removes a setting, values are replaced as a whole.
  package let header: WireMember<WireSettings>

  /// Makes it of its members.
  package init(settings: WireSettings, header: WireMember<WireSettings> = .absent) {
    self.settings = settings
    self.header = header
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try WireSettings(from: &reader)
    header = try reader.nullable("header").object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    settings.writeMembers(to: &writer)
    writer.member("header", header)
  }
}

/// The declarations of a kind of row for its cells in one column.
package struct WireKindColumn: WireObject, Sendable {
  /// The settings.
  package var settings: WireSettings
  /// In a JSON column: the type of such cells, which also determines how typed texts are parsed;
  /// null: any.
  package var type: WireMember<ColumnType> = .absent
  /// The validation rules of cells; null: none.
  package var validate: WireMember<WireColumnCheck> = .absent
  /// The format of such cells; null: the column's format.
  package var format: WireMember<WireFormat> = .absent
  /// The path of the value in such rows that are objects; null: the column's path.
  package var path: WireMember<WireText> = .absent

  /// Makes it of its members.
  package init(
    settings: WireSettings, type: WireMember<ColumnType> = .absent,
    validate: WireMember<WireColumnCheck> = .absent, format: WireMember<WireFormat> = .absent,
    path: WireMember<WireText> = .absent
  ) {
    self.settings = settings
    self.type = type
    self.validate = validate
    self.format = format
    self.path = path
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try WireSettings(from: &reader)
    type = try reader.nullable("type").choice()
    validate = try reader.nullable("validate").union()
    format = try reader.nullable("format").object()
    path = try reader.nullableText("path")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    settings.writeMembers(to: &writer)
    writer.member("type", type)
    writer.member("validate", validate)
    writer.member("format", format)
    writer.member("path", path) { $0.string($1) }
  }
}

/// The settings of a kind of row and, in `columns`, of its cells.
package struct WireRowKind: WireObject, Sendable {
  /// The settings.
  package var settings: WireSettings
  /// The declarations for cells, by column id.
  package var columns: WireMember<[WireNamed<WireKindColumn?>]> = .absent

  /// Makes it of its members.
  package init(
    settings: WireSettings, columns: WireMember<[WireNamed<WireKindColumn?>]> = .absent
  ) {
    self.settings = settings
    self.columns = columns
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try WireSettings(from: &reader)
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    settings.writeMembers(to: &writer)
    writer.member("columns", columns) { $0.nullableEntries($1) }
  }
}

/// The declarations of a section.
package struct WireSectionRules: WireObject, Sendable {
  /// The settings.
  package let settings: WireSettings
  /// A name in `sectionKinds`.
  package let kind: WireMember<WireText>

  /// Makes it of its members.
  package init(settings: WireSettings, kind: WireMember<WireText> = .absent) {
    self.settings = settings
    self.kind = kind
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try WireSettings(from: &reader)
    kind = try reader.nullableText("kind")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    settings.writeMembers(to: &writer)
    writer.member("kind", kind) { $0.string($1) }
  }
}

/// The attributes of a row beside its cells; null removes a member.
package struct WireRowOptions: WireObject, Sendable {
  /// The kind that the row states.
  package let kind: WireMember<WireText>
  /// The settings of one layer; null removes a setting, values are replaced as a whole.
  package let settings: WireMember<WireSettings>
  /// The client's own JSON. The daemon stores it and compares it by value, and never interprets it.
  package let state: WireMember<JSONView>
  /// The client's own JSON of cells, by column; null removes that of a cell, or of all.
  package let cellStates: WireMember<[WireNamed<WireValue?>]>

  /// Makes it of its members.
  package init(
    kind: WireMember<WireText> = .absent, settings: WireMember<WireSettings> = .absent,
    state: WireMember<JSONView> = .absent, cellStates: WireMember<[WireNamed<WireValue?>]> = .absent
  ) {
    self.kind = kind
    self.settings = settings
    self.state = state
    self.cellStates = cellStates
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.nullableText("kind")
    settings = try reader.nullable("settings").object()
    state = try reader.nullable("rowState").map { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
    cellStates = try reader.nullable("cellStates").map { value throws(InvalidParams) in
      try value.namedValues()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind) { $0.string($1) }
    writer.member("settings", settings)
    writer.member("rowState", state) { $0.value($1) }
    writer.member("cellStates", cellStates) { $0.values($1) }
  }
}
