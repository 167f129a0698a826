import JSONText

/// A declared section of a table, optionally with its rows.
package struct WireSection: WireObject, Sendable {
  /// The section's key: the value of the section column in its rows.
  package var key: WireKey
  /// The key's JSON as it was received.
  package var keyView: JSONView
  /// The text of its header.
  package var header: WireText?
  /// The text of its footer.
  package var footer: WireText?
  /// Its kind.
  package var kind: WireText?
  /// The client's own JSON.
  package var state: JSONView?
  /// Its rows, all arrays or all objects, without the section column; nil: no rows.
  package var rows: JSONView?

  /// Reads the members. Cells are not decoded. O(rows).
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let key = try reader.required("key")
    self.key = try key.key()
    keyView = try key.view(expecting: "a key")
    header = try reader.optional("header")?.text()
    footer = try reader.optional("footer")?.text()
    kind = try reader.optional("kind")?.text()
    state = try reader.optional("state")?.view(expecting: "a value")
    rows = try reader.optional("rows")?.rows()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.name("key")
    writer.value(keyView)
    writer.member("header", header)
    writer.member("footer", footer)
    writer.member("kind", kind)
    if let state {
      writer.name("state")
      writer.value(state)
    }
    if let rows {
      writer.name("rows")
      writer.value(rows)
    }
  }
}

/// A section of new content, with the keys, states and tags of its rows.
package struct WireContentSection: WireObject, Sendable {
  /// The section and its rows.
  package var section: WireSection
  /// The keys of its rows, if keys are assigned by the daemon; nil (null) for a new row.
  package var keys: [WireKey?]?
  /// The state of each row in the client's own JSON; null: none.
  package var rowStates: [JSONView]?
  /// The states of the cells of each row, by column; null: none.
  package var cellStates: [WireCellStates?]?
  /// The tag of each row. A row with the same tag is unchanged.
  package var tags: [WireKey]?

  /// Reads the members. Cells are not decoded.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    section = try WireSection(from: &reader)
    keys = try reader.optional("keys").map { value throws(InvalidParams) in
      try value.nullableKeys()
    }
    rowStates = try reader.optional("rowStates").map { value throws(InvalidParams) in
      Array(try value.elements())
    }
    cellStates = try reader.optional("cellStates").map { value throws(InvalidParams) in
      try value.cellStates()
    }
    tags = try reader.optional("tags")?.keys()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    section.writeMembers(to: &writer)
    if let keys {
      writer.list("keys", keys) { writer, key in
        if let key { key.write(to: &writer) } else { writer.null() }
      }
    }
    if let rowStates { writer.list("rowStates", rowStates) { $0.value($1) } }
    if let cellStates { writer.cellStates(cellStates) }
    writer.member("tags", tags)
  }
}

extension ParamsValue {
  /// An array of keys and nulls.
  func nullableKeys() throws(InvalidParams) -> [WireKey?] {
    var keys: [WireKey?] = []
    for key in try elements() {
      keys.append(key.isNull ? nil : try ParamsValue.present(key).key())
    }
    return keys
  }
}

extension ParamsReader {
  /// The rows of a content: either `rows` or `sections` with rows.
  ///
  /// - Parameter names: Members about sections. They are allowed only with `sections`.
  mutating func rowsOrSections<Section: WireObject>(
    _ names: [StaticString]
  ) throws(InvalidParams) -> (rows: JSONView?, sections: [Section]?) {
    guard let sections = try optional("sections") else {
      let rows = try required("rows").rows()
      try refuse(names, expecting: "sections in place of rows")
      return (rows, nil)
    }
    if let rows = try optional("rows") {
      throw InvalidParams(
        pointer: try rows.view(expecting: "rows").pointer, expected: "rows or sections",
        found: "both")
    }
    return (nil, try sections.objects())
  }

  /// The declared sections of rows that come from another source.
  ///
  /// - Parameter names: Members about sections. They are allowed only with `sections`.
  mutating func sectionsWithoutRows(
    _ names: [StaticString]
  ) throws(InvalidParams) -> [WireSection]? {
    guard let sections = try optional("sections") else {
      try refuse(names, expecting: "sections beside it")
      return nil
    }
    let list: [WireSection] = try sections.objects()
    for section in list {
      guard let rows = section.rows else { continue }
      throw InvalidParams(
        pointer: rows.pointer, expected: "no rows, as the source has them", found: "rows")
    }
    return list
  }

  private mutating func refuse(
    _ names: [StaticString], expecting expected: String
  ) throws(InvalidParams) {
    for name in names {
      guard let value = try optional(name) else { continue }
      throw InvalidParams(
        pointer: try value.view(expecting: "a value").pointer, expected: expected,
        found: "no sections")
    }
  }
}

/// The scope in which the keys of rows are unique.
package enum WireKeyScope: String, ContractWord {
  /// The whole table.
  case table
  /// Each section.
  case section
}

/// A change of the declared sections.
package enum WireSectionEdit: Sendable {
  /// Declares sections, with their rows. The column is needed for the first sections of a table.
  case add([WireSection], place: WireSectionPlace, column: WireText?)
  /// Removes sections and their rows.
  case remove([WireKey])
  /// Moves sections.
  case move([WireKey], place: WireSectionPlace)
  /// Changes options of a section.
  case set(WireKey, WireSectionOptions)

  /// Writes the members of the edit.
  func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .add(let sections, let place, let column):
      writer.string("addSections")
      writer.list("sections", sections) { $1.write(to: &$0) }
      writer.name("place")
      place.write(to: &writer)
      writer.member("sectionColumn", column)
    case .remove(let keys):
      writer.string("removeSections")
      writer.member("sections", keys)
    case .move(let keys, let place):
      writer.string("moveSections")
      writer.member("sections", keys)
      writer.name("place")
      place.write(to: &writer)
    case .set(let key, let options):
      writer.string("setSection")
      writer.member("section", key)
      writer.name("options")
      options.write(to: &writer)
    }
  }
}

/// The position of sections among the others.
package struct WireSectionPlace: WireObject, Hashable, Sendable {
  /// The kind of position.
  package var kind: WireColumnPlace.Kind
  /// The reference section of `before` and `after`.
  package var section: WireKey?

  /// A position without a reference section.
  package init(_ kind: WireColumnPlace.Kind) {
    self.kind = kind
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").choice()
    switch kind {
    case .start, .end: section = nil
    case .before, .after: section = try reader.required("section").key()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("section", section)
  }
}

/// Options of a declared section. Null removes a member.
package struct WireSectionOptions: WireObject, Sendable {
  /// The text of its header.
  package var header: WireMember<WireText>
  /// The text of its footer.
  package var footer: WireMember<WireText>
  /// Its kind.
  package var kind: WireMember<WireText>
  /// The client's own JSON.
  package var state: WireMember<JSONView>

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    header = try reader.nullableText("header")
    footer = try reader.nullableText("footer")
    kind = try reader.nullableText("kind")
    state = try reader.nullable("state").map { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("header", header) { $0.string($1) }
    writer.member("footer", footer) { $0.string($1) }
    writer.member("kind", kind) { $0.string($1) }
    writer.member("state", state) { $0.value($1) }
  }
}
