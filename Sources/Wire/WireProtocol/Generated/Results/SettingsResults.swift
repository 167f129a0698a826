// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension TableResolveResult.Item {
  /// An object with `value`, `layer`, `name` and `problem`.
  package struct Setting: WireObject, Sendable {
    /// null: no layer has a value.
    package let value: WirePart
    /// The layer that decides a setting.
    package let layer: WireText
    /// The kind, section or column whose layer this is.
    package let name: WireText?
    /// Why an expression has no value.
    package let problem: WireText?

    /// Makes it of its members.
    package init(
      value: WirePart, layer: WireText, name: WireText? = nil, problem: WireText? = nil
    ) {
      self.value = value
      self.layer = layer
      self.name = name
      self.problem = problem
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      value = try reader.required("value").part()
      layer = try reader.required("layer").text()
      name = try reader.optional("name")?.text()
      problem = try reader.optional("problem")?.text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("value", value)
      writer.member("layer", layer)
      writer.member("name", name)
      writer.member("problem", problem)
    }
  }
}

extension TableResolveResult {
  /// An object with `row`, `column`, `header`, `section`, `kind`, `saidKind`, `rowState`,
  /// `cellState`, `cellStates` and `settings`.
  package struct Item: WireObject, Sendable {
    /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
    package var row: WireKey?
    /// An id of a table, view, subscription, pin or column.
    package var column: WireText?
    /// An id of a table, view, subscription, pin or column.
    package var header: WireText?
    /// The section.
    package var section: WireText?
    /// The declared kind that is used.
    package var kind: WireMember<WireText>
    /// The kind that the row states, if it is not declared.
    package var saidKind: WireText?
    /// The row's state, in the client's own JSON.
    package var rowState: WirePart?
    /// The cell's state, in the client's own JSON.
    package var cellState: WirePart?
    /// The states of a row's cells, by column.
    package var cellStates: [WireEntry<WirePart>]?
    /// The settings.
    package var settings: [WireEntry<TableResolveResult.Item.Setting>]

    /// Makes it of its members.
    package init(
      settings: [WireEntry<TableResolveResult.Item.Setting>], row: WireKey? = nil,
      column: WireText? = nil, header: WireText? = nil, section: WireText? = nil,
      kind: WireMember<WireText> = .absent, saidKind: WireText? = nil, rowState: WirePart? = nil,
      cellState: WirePart? = nil, cellStates: [WireEntry<WirePart>]? = nil
    ) {
      self.row = row
      self.column = column
      self.header = header
      self.section = section
      self.kind = kind
      self.saidKind = saidKind
      self.rowState = rowState
      self.cellState = cellState
      self.cellStates = cellStates
      self.settings = settings
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      row = try reader.optional("row")?.key()
      column = try reader.optional("column")?.text()
      header = try reader.optional("header")?.text()
      section = try reader.optional("section")?.text()
      kind = try reader.nullable("kind").text()
      saidKind = try reader.optional("saidKind")?.text()
      rowState = try reader.optional("rowState")?.part()
      cellState = try reader.optional("cellState")?.part()
      cellStates = try reader.optional("cellStates")?.entries { value throws(InvalidParams) in
        try value.part()
      }
      settings = try reader.required("settings").entries { value throws(InvalidParams) in
        try value.openObject()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("row", row)
      writer.member("column", column)
      writer.member("header", header)
      writer.member("section", section)
      writer.member("kind", kind)
      writer.member("saidKind", saidKind)
      writer.member("rowState", rowState)
      writer.member("cellState", cellState)
      writer.member("cellStates", cellStates) { $0.entries($1) { $1.write(to: &$0) } }
      writer.member("settings", settings) { $0.entries($1) { $1.write(to: &$0) } }
    }
  }
}

/// The result of `table/resolve`.
package struct TableResolveResult: WireResult {
  /// The revision.
  package let revision: Int
  /// Rows or cells, columns, headers, sections; each in the requested order.
  package let items: [TableResolveResult.Item]
  /// The first.
  package let first: Int
  /// true: the response reached the size limit, and further items follow.
  package let more: Bool

  /// Makes it of its members.
  package init(revision: Int, items: [TableResolveResult.Item], first: Int, more: Bool = false) {
    self.revision = revision
    self.items = items
    self.first = first
    self.more = more
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    items = try reader.required("items").openObjects()
    first = try reader.required("first").count()
    more = try reader.flag("more")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("first", first)
    writer.flag("more", more)
  }
}
