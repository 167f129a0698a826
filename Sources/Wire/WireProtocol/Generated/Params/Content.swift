// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The number of changes above which the mode is reset; unlimited by default.
package struct WireResetAbove: WireObject, Sendable {
  /// The number of changed rows.
  package let changes: Int?
  /// The number of changed rows divided by the number of rows of the longer content.
  package let share: Double?

  /// Makes it of its members.
  package init(changes: Int? = nil, share: Double? = nil) {
    self.changes = changes
    self.share = share
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    changes = try reader.optional("changes")?.count()
    share = try reader.optional("share")?.number(in: 0...1, expected: "a number from 0 to 1")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("changes", changes)
    writer.member("share", number: share)
  }
}

/// Parameters of `table/setRows`.
package struct TableSetRowsParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID
  /// All rows are arrays (values in column order; short rows are filled with null), or all are
  /// objects (values by column id).
  package var rows: JSONView?
  /// The declared sections from now on with all their rows, instead of `rows`.
  package var sections: [WireContentSection]?
  /// For a table without declared sections: the column for the sections' keys; "section" by
  /// default.
  package var sectionColumn: WireText?
  /// The columns of the new rows; all by default. Other columns keep their cells, which are null in
  /// new rows.
  package var columns: [WireText]?
  /// The method by which old and new rows are matched.
  package var match: WireMatch?
  /// When a row counts as unchanged: if all cells are equal, or those of some columns. Or if its
  /// tag is the one it was sent with, and it was not edited since.
  package var compare: WireComparison?
  /// diff (default), or reset: watching clients receive the whole window.
  package var mode: ContentMode?
  /// The number of changes above which the mode is reset; unlimited by default.
  package var resetAbove: WireResetAbove?
  /// The name of a preset.
  package var preset: WireText?
  /// The state of each row in the client's own JSON; null: none. Without this member rows keep
  /// their states.
  package var rowStates: [JSONView]?
  /// For each row the states of its cells, by column; null: none. Without this member cells keep
  /// their states, as do cells of columns not in the new rows.
  package var cellStates: [[WireNamed<WireValue?>]?]?
  /// Any JSON, forwarded in the updates that result from the change.
  package var hints: JSONView?
  /// Whether a newer table/setRows may supersede this one.
  package var supersede: Bool?
  /// A table revision. If anything has changed since, the request fails as a conflict.
  package var seen: Int?
  /// The label.
  package var label: WireText?
  /// The author.
  package var author: WireText?
  /// step by default.
  package var history: HistoryClass?
  /// What becomes of values that do not fit; refuse by default.
  package var invalid: InvalidHandling?

  /// Makes it of its members.
  package init(
    table: TableID, rows: JSONView? = nil, sections: [WireContentSection]? = nil,
    sectionColumn: WireText? = nil, columns: [WireText]? = nil, match: WireMatch? = nil,
    compare: WireComparison? = nil, mode: ContentMode? = nil, resetAbove: WireResetAbove? = nil,
    preset: WireText? = nil, rowStates: [JSONView]? = nil,
    cellStates: [[WireNamed<WireValue?>]?]? = nil, hints: JSONView? = nil, supersede: Bool? = nil,
    seen: Int? = nil, label: WireText? = nil, author: WireText? = nil, history: HistoryClass? = nil,
    invalid: InvalidHandling? = nil
  ) {
    self.table = table
    self.rows = rows
    self.sections = sections
    self.sectionColumn = sectionColumn
    self.columns = columns
    self.match = match
    self.compare = compare
    self.mode = mode
    self.resetAbove = resetAbove
    self.preset = preset
    self.rowStates = rowStates
    self.cellStates = cellStates
    self.hints = hints
    self.supersede = supersede
    self.seen = seen
    self.label = label
    self.author = author
    self.history = history
    self.invalid = invalid
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    rows = try reader.optional("rows")?.rows()
    sections = try reader.optional("sections")?.objects()
    sectionColumn = try reader.optional("sectionColumn")?.text()
    columns = try reader.optional("columns")?.texts()
    match = try reader.optional("match")?.union()
    compare = try reader.optional("compare")?.union()
    mode = try reader.optional("mode")?.choice()
    resetAbove = try reader.optional("resetAbove")?.object()
    preset = try reader.optional("preset")?.text()
    rowStates = try reader.optional("rowStates")?.list { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
    cellStates = try reader.optional("cellStates")?.nullableList { value throws(InvalidParams) in
      try value.namedValues()
    }
    hints = try reader.optional("hints")?.view(expecting: "a value")
    supersede = try reader.optional("supersede")?.bool()
    seen = try reader.optional("seen")?.count()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    history = try reader.optional("history")?.choice()
    invalid = try reader.optional("invalid")?.choice()
    try reader.requireRowsOrSections(["sectionColumn"])
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("rows", rows)
    writer.member("sections", sections) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("sectionColumn", sectionColumn)
    writer.member("columns", columns)
    writer.member("match", match)
    writer.member("compare", compare)
    writer.member("mode", mode)
    writer.member("resetAbove", resetAbove)
    writer.member("preset", preset)
    writer.member("rowStates", rowStates) { $0.list($1) { $0.value($1) } }
    writer.member("cellStates", cellStates) { $0.nullableList($1) { $0.values($1) } }
    writer.member("hints", hints)
    writer.member("supersede", supersede)
    writer.member("seen", seen)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("history", history)
    writer.member("invalid", invalid)
  }
}

/// When a row counts as unchanged: if all cells are equal, or those of some columns. Or if its tag
/// is the one it was sent with, and it was not edited since.
package enum WireComparison: WireUnion {
  /// The kind `value`.
  case value
  /// The kind `columns`, with `columns`.
  case columns(columns: [WireText])
  /// The kind `tag`, with `tags`.
  case tag(tags: [WireKey])

  private enum Kind: String, ContractWord {
    case value, columns, tag
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .value: self = .value
    case .columns:
      let columns: [WireText] = try reader.required("columns").texts()
      self = .columns(columns: columns)
    case .tag:
      let tags: [WireKey] = try reader.required("tags").keys()
      self = .tag(tags: tags)
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .value: writer.member("kind", Kind.value)
    case .columns(let columns):
      writer.member("kind", Kind.columns)
      writer.member("columns", columns)
    case .tag(let tags):
      writer.member("kind", Kind.tag)
      writer.member("tags", tags)
    }
    writer.endObject()
  }
}

/// The method by which old and new rows are matched.
package enum WireMatch: WireUnion {
  /// The kind `keys`.
  case keys
  /// The kind `columns`, with `columns`.
  case columns(columns: [WireText])
  /// The kind `given`, with `keys`.
  case given(keys: [WireKey?])
  /// The kind `content`.
  case content

  private enum Kind: String, ContractWord {
    case keys, columns, given, content
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .keys: self = .keys
    case .columns:
      let columns: [WireText] = try reader.required("columns").someTexts()
      self = .columns(columns: columns)
    case .given:
      let keys: [WireKey?] = try reader.required("keys").nullableKeys()
      self = .given(keys: keys)
    case .content: self = .content
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .keys: writer.member("kind", Kind.keys)
    case .columns(let columns):
      writer.member("kind", Kind.columns)
      writer.member("columns", columns)
    case .given(let keys):
      writer.member("kind", Kind.given)
      writer.member("keys", keys) { $0.nullableList($1) { $1.write(to: &$0) } }
    case .content: writer.member("kind", Kind.content)
    }
    writer.endObject()
  }
}

/// A section with all its rows.
package struct WireContentSection: WireObject, Sendable {
  /// The section and its rows.
  package let section: WireSection
  /// For each row the key of the matching old row, as in match given; null: a new row.
  package let keys: [WireKey?]?
  /// The state of each row.
  package let rowStates: [JSONView]?
  /// For each row the states of its cells, by column.
  package let cellStates: [[WireNamed<WireValue?>]?]?
  /// The tag of each row, as in compare tag.
  package let tags: [WireKey]?

  /// Makes it of its members.
  package init(
    section: WireSection, keys: [WireKey?]? = nil, rowStates: [JSONView]? = nil,
    cellStates: [[WireNamed<WireValue?>]?]? = nil, tags: [WireKey]? = nil
  ) {
    self.section = section
    self.keys = keys
    self.rowStates = rowStates
    self.cellStates = cellStates
    self.tags = tags
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    section = try WireSection(from: &reader)
    keys = try reader.optional("keys")?.nullableKeys()
    rowStates = try reader.optional("rowStates")?.list { value throws(InvalidParams) in
      try value.view(expecting: "a value")
    }
    cellStates = try reader.optional("cellStates")?.nullableList { value throws(InvalidParams) in
      try value.namedValues()
    }
    tags = try reader.optional("tags")?.keys()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    section.writeMembers(to: &writer)
    writer.member("keys", keys) { $0.nullableList($1) { $1.write(to: &$0) } }
    writer.member("rowStates", rowStates) { $0.list($1) { $0.value($1) } }
    writer.member("cellStates", cellStates) { $0.nullableList($1) { $0.values($1) } }
    writer.member("tags", tags)
  }
}
