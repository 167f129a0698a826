import JSONText

/// A patch of a table's declarations. Null resets a member to its default.
package struct WireDeclarations: WireObject, Sendable {
  /// The settings of the table, and the settings used where no other layer has a value; merged by
  /// setting.
  package var settings, fallback: WireMember<WireSettings>
  /// The declarations of columns, merged by id.
  package var columns: WireMember<[WireNamed<WireColumnRules?>]>
  /// The kinds of rows, merged by name.
  package var kinds: WireMember<[WireNamed<WireRowKind?>]>
  /// The source of a row's kind, replaced as a whole.
  package var kindSource: WireMember<WireKindSource>
  /// The kind of rows whose own kind is not declared.
  package var defaultKind: WireMember<WireText>
  /// The treatment of rows whose kind is not declared.
  package var undeclared: WireMember<WireUndeclared>
  /// The validation rules of rows, replaced as a whole.
  package var rowRules: WireMember<[WireRowRule]>
  /// The kinds of sections, merged by name.
  package var sectionKinds: WireMember<[WireNamed<WireSettings?>]>
  /// The declarations of sections, merged by key.
  package var sections: WireMember<[WireNamed<WireSectionRules?>]>
  /// The definitions of cell kinds and editors, in the client's own JSON, merged by name.
  package var cellKinds, editors: WireMember<[WireNamed<WireValue?>]>
  /// The terms on which the client is asked for decisions, merged.
  package var decisions: WireMember<WireDecisions>

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try reader.nullable("settings").map { value throws(InvalidParams) in
      try value.object()
    }
    fallback = try reader.nullable("fallback").map { value throws(InvalidParams) in
      try value.object()
    }
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    kinds = try reader.nullable("kinds").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
    kindSource = try reader.nullable("kindBy").map { value throws(InvalidParams) in
      try WireKindSource(value)
    }
    defaultKind = try reader.nullableText("defaultKind")
    undeclared = try reader.nullable("undeclaredKinds").map { value throws(InvalidParams) in
      try value.choice()
    }
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
    decisions = try reader.nullable("decisions").map { value throws(InvalidParams) in
      try value.object()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("settings", settings) { $1.write(to: &$0) }
    writer.member("fallback", fallback) { $1.write(to: &$0) }
    writer.member("columns", columns) { $0.entries($1) }
    writer.member("kinds", kinds) { $0.entries($1) }
    writer.member("kindBy", kindSource) { $1.write(to: &$0) }
    writer.member("defaultKind", defaultKind) { $0.string($1) }
    writer.member("undeclaredKinds", undeclared) { $0.string($1.rawValue) }
    writer.member("rowRules", rowRules) { writer, rules in
      writer.beginArray()
      for rule in rules { rule.write(to: &writer) }
      writer.endArray()
    }
    writer.member("sectionKinds", sectionKinds) { $0.entries($1) }
    writer.member("sections", sections) { $0.entries($1) }
    writer.member("cellKinds", cellKinds) { $0.values($1) }
    writer.member("editors", editors) { $0.values($1) }
    writer.member("decisions", decisions) { $1.write(to: &$0) }
  }
}

/// The treatment of rows whose kind is not declared.
package enum WireUndeclared: String, ContractWord {
  /// They have the default kind, or edits that produce such rows are refused.
  case `default`, refuse
}

/// The source of a row's kind.
package enum WireKindSource: Hashable, Sendable {
  /// The value of a column.
  case column(WireText)
  /// An expression over the row.
  case expression(WireText)

  init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    let column = try reader.optional("column")
    let source = try reader.optional("expression")
    try reader.finish()
    switch (column, source) {
    case (let column?, nil): self = .column(try column.text())
    case (nil, let source?): self = .expression(try source.text())
    case (nil, nil), (_?, _?): throw value.mismatch("one of column and expression")
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .column(let id): writer.member("column", id)
    case .expression(let source): writer.member("expression", source)
    }
    writer.endObject()
  }
}

/// The declarations of a kind of row, for the row and for its cells.
package struct WireRowKind: WireObject, Sendable {
  /// The settings of the rows.
  package var settings: WireSettings
  /// The declarations of their cells by column, merged by id.
  package var columns: WireMember<[WireNamed<WireKindColumn?>]>

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
    writer.member("columns", columns) { $0.entries($1) }
  }
}

/// The declarations of a kind of row for its cells in one column.
package struct WireKindColumn: WireObject, Sendable {
  /// The settings of the cells.
  package var settings: WireSettings
  /// The type of the values.
  package var type: WireMember<ColumnType>
  /// The validation rules, replaced as a whole.
  package var validate: WireMember<WireColumnCheck>
  /// The format.
  package var format: WireMember<WireFormat>
  /// The path of the value in rows that are objects.
  package var path: WireMember<WireText>

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try WireSettings(from: &reader)
    type = try reader.nullable("type").map { value throws(InvalidParams) in try value.choice() }
    validate = try reader.nullable("validate").map { value throws(InvalidParams) in
      try WireColumnCheck(value)
    }
    format = try reader.nullable("format").map { value throws(InvalidParams) in
      try value.object()
    }
    path = try reader.nullableText("path")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    settings.writeMembers(to: &writer)
    writer.member("type", type) { $0.string($1.rawValue) }
    writer.member("validate", validate) { $1.write(to: &$0) }
    writer.member("format", format) { $1.write(to: &$0) }
    writer.member("path", path) { $0.string($1) }
  }
}

/// The declarations of a column, for its cells and for its header.
package struct WireColumnRules: WireObject, Hashable, Sendable {
  /// The settings of its cells.
  package var settings: WireSettings
  /// The settings of its header, merged by setting.
  package var header: WireMember<WireSettings>

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    settings = try WireSettings(from: &reader)
    header = try reader.nullable("header").map { value throws(InvalidParams) in
      try value.object()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    settings.writeMembers(to: &writer)
    writer.member("header", header) { $1.write(to: &$0) }
  }
}

/// The declarations of a section.
package struct WireSectionRules: WireObject, Hashable, Sendable {
  /// The section's own settings.
  package var settings: WireSettings
  /// The kind of the section.
  package var kind: WireMember<WireText>

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

/// The terms on which the client is asked for decisions.
package struct WireDecisions: WireObject, Hashable, Sendable {
  /// The time limit for an answer, in milliseconds.
  package var deadline: WireMember<Int>
  /// The decision without an answer.
  package var standard: WireMember<WireDecision>

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    deadline = try reader.nullable("deadline").map { value throws(InvalidParams) in
      try value.integer(in: 1...600_000, expected: "an integer from 1 to 600000")
    }
    standard = try reader.nullable("default").map { value throws(InvalidParams) in
      try value.choice()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("deadline", deadline) { $0.int($1) }
    writer.member("default", standard) { $0.string($1.rawValue) }
  }
}

/// A decision.
package enum WireDecision: String, ContractWord {
  /// Allow, or refuse.
  case allow, refuse
}

/// The attributes of a row beside its cells, in an edit. Null removes a member.
package struct WireRowOptions: WireObject, Sendable {
  /// The kind that the row states.
  package var kind: WireMember<WireText>
  /// The row's own settings, merged by setting.
  package var settings: WireMember<WireSettings>
  /// The client's own JSON.
  package var state: WireMember<JSONView>
  /// The client's own JSON of its cells, merged by column.
  package var cellStates: WireMember<[WireNamed<WireValue?>]>

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.nullableText("kind")
    settings = try reader.nullable("settings").map { value throws(InvalidParams) in
      try value.object()
    }
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
    writer.member("settings", settings) { $1.write(to: &$0) }
    writer.member("rowState", state) { $0.value($1) }
    writer.member("cellStates", cellStates) { $0.values($1) }
  }
}

extension ParamsValue {
  /// An object from names to arbitrary JSON; nil for null.
  func namedValues() throws(InvalidParams) -> [WireNamed<WireValue?>] {
    var result: [WireNamed<WireValue?>] = []
    var reader = try reader()
    for (name, value) in try reader.rest() {
      let view = try value.view(expecting: "a value")
      result.append(WireNamed(name: name, value: view.isNull ? nil : WireValue(view)))
    }
    return result
  }
}

extension JSONWriter {
  /// Writes an object from names to arbitrary JSON, or null.
  mutating func values(_ entries: [WireNamed<WireValue?>]) {
    beginObject()
    for entry in entries {
      name(entry.id)
      if let value = entry.value { self.value(value.view) } else { null() }
    }
    endObject()
  }

  /// Writes an object from ids to objects or null.
  fileprivate mutating func entries(_ entries: [WireNamed<(some WireObject)?>]) {
    beginObject()
    for entry in entries {
      name(entry.id)
      if let value = entry.value { value.write(to: &self) } else { null() }
    }
    endObject()
  }
}
