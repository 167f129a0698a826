import JSONText

/// Parameters of `table/setRows`.
package struct TableSetRowsParams: WireParams {
  /// The table.
  package var table: TableID
  /// The new rows: arrays of arrays or of objects.
  package var rows: JSONView?
  /// The same by sections, in place of `rows`.
  package var sections: [WireContentSection]?
  /// The column that says in which section a row stands, where the table declares none yet.
  package var sectionColumn: WireText?
  /// The columns that the rows give; all by default.
  package var columns: [WireText]?
  /// How rows are matched.
  package var match: WireMatch?
  /// When a row is the same.
  package var compare: WireComparison?
  /// Whether clients are told the difference.
  package var mode: WireContentMode?
  /// Above how many changed rows they are not.
  package var resetAbove: WireResetAbove?
  /// The preset that says what `resetAbove` does not.
  package var preset: WireText?
  /// What travels unread with the update.
  package var hints: JSONView?
  /// What each row carries for its kind, in the client's own JSON; null: nothing.
  package var rowStates: [JSONView]?
  /// What the cells of each row carry, by column; null: nothing.
  package var cellStates: [WireCellStates?]?
  /// Whether a newer request may take this one's place.
  package var supersede: Bool?
  /// The revision the client saw; pins the whole table.
  package var seen: Int?
  /// What the step is called.
  package var label: WireText?
  /// Who sets the rows.
  package var author: WireText?
  /// How it enters the history; a step by default.
  package var history: HistoryClass?
  /// What becomes of values that do not fit; refused by default.
  package var invalid: InvalidHandling?

  /// Sets rows.
  package init(table: TableID, rows: JSONView) {
    self.table = table
    self.rows = rows
  }

  /// Reads the members; cells are not looked at.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    (rows, sections) = try reader.rowsOrSections(["sectionColumn"])
    sectionColumn = try reader.optional("sectionColumn")?.text()
    columns = try reader.optional("columns")?.texts()
    match = try reader.optional("match").map { value throws(InvalidParams) in
      try WireMatch(value)
    }
    compare = try reader.optional("compare").map { value throws(InvalidParams) in
      try WireComparison(value)
    }
    mode = try reader.optional("mode")?.choice()
    resetAbove = try reader.optional("resetAbove")?.object()
    preset = try reader.optional("preset")?.text()
    hints = try reader.optional("hints")?.view(expecting: "a value")
    rowStates = try reader.optional("rowStates").map { value throws(InvalidParams) in
      Array(try value.elements())
    }
    cellStates = try reader.optional("cellStates").map { value throws(InvalidParams) in
      try value.cellStates()
    }
    supersede = try reader.optional("supersede")?.bool()
    seen = try reader.optional("seen")?.count()
    label = try reader.optional("label")?.text()
    author = try reader.optional("author")?.text()
    history = try reader.optional("history")?.choice()
    invalid = try reader.optional("invalid")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    if let rows {
      writer.name("rows")
      writer.value(rows)
    }
    if let sections { writer.list("sections", sections) { $1.write(to: &$0) } }
    writer.member("sectionColumn", sectionColumn)
    writer.member("columns", columns)
    match?.writeMember(to: &writer)
    compare?.writeMember(to: &writer)
    writer.member("mode", mode)
    if let resetAbove {
      writer.name("resetAbove")
      resetAbove.write(to: &writer)
    }
    writer.member("preset", preset)
    if let rowStates { writer.list("rowStates", rowStates) { $0.value($1) } }
    if let cellStates { writer.cellStates(cellStates) }
    if let hints {
      writer.name("hints")
      writer.value(hints)
    }
    writer.member("supersede", supersede)
    writer.member("seen", seen)
    writer.member("label", label)
    writer.member("author", author)
    writer.member("history", history)
    writer.member("invalid", invalid)
  }
}

/// Whether watching clients are told the difference.
package enum WireContentMode: String, ContractWord {
  /// What changed.
  case diff
  /// Everything anew.
  case reset
}

/// Above what a difference becomes a reset.
package struct WireResetAbove: WireObject, Sendable {
  /// So many changed rows.
  package var changes: Int?
  /// Such a share of the rows, 0 to 1.
  package var share: Double?

  /// No bounds.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    changes = try reader.optional("changes")?.count()
    guard let value = try reader.optional("share") else { return }
    guard let share = try value.view(expecting: "a number").double, (0...1).contains(share) else {
      throw value.mismatch("a number from 0 to 1", spelled: true)
    }
    self.share = share
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("changes", changes)
    if let share {
      writer.name("share")
      writer.double(share)
    }
  }
}

/// How rows of two contents find each other.
package enum WireMatch: Sendable {
  /// By the table's keys.
  case keys
  /// By some columns.
  case columns([WireText])
  /// By keys beside the rows; nil (null) for a new row.
  case given([WireKey?])
  /// By content.
  case content

  private enum Kind: String, ContractWord {
    case keys, columns, given, content
  }

  /// Reads a choice.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .keys: self = .keys
    case .content: self = .content
    case .columns:
      let list = try reader.required("columns")
      self = .columns(try list.texts())
      if case .columns([]) = self { throw list.mismatch("at least one column") }
    case .given:
      self = .given(try reader.required("keys").nullableKeys())
    }
    try reader.finish()
  }

  func writeMember(to writer: inout JSONWriter) {
    writer.name("match")
    writer.beginObject()
    switch self {
    case .keys: writer.member("kind", Kind.keys)
    case .content: writer.member("kind", Kind.content)
    case .columns(let columns):
      writer.member("kind", Kind.columns)
      writer.member("columns", columns)
    case .given(let keys):
      writer.member("kind", Kind.given)
      writer.list("keys", keys) { writer, key in
        if let key { key.write(to: &writer) } else { writer.null() }
      }
    }
    writer.endObject()
  }
}

/// When a row is the same as before.
package enum WireComparison: Sendable {
  /// When its cells are.
  case value
  /// When its cells in some columns are.
  case columns([WireText])
  /// When its tag is; one for each row.
  case tag([WireKey])

  private enum Kind: String, ContractWord {
    case value, columns, tag
  }

  /// Reads a choice.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .value: self = .value
    case .columns: self = .columns(try reader.required("columns").texts())
    case .tag: self = .tag(try reader.required("tags").keys())
    }
    try reader.finish()
  }

  func writeMember(to writer: inout JSONWriter) {
    writer.name("compare")
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

/// Parameters of `table/diff`.
package struct TableDiffParams: WireParams {
  /// What the rows were.
  package var from: WireContentPlace
  /// What they became.
  package var to: WireContentPlace
  /// How rows are matched.
  package var match: WireMatch?
  /// When a row is the same.
  package var compare: WireComparison?
  /// The columns compared and answered; by default all that both have.
  package var columns: [WireText]?
  /// Which of the changed rows.
  package var range: WireRange?
  /// What of each cell is answered.
  package var content: CellContent?
  /// Bytes of a text after which it is cut.
  package var textBytes: Int?
  /// Whether to wait for all rows; it does by default.
  package var waits: Bool?

  /// Compares two contents.
  package init(from: WireContentPlace, to: WireContentPlace) {
    self.from = from
    self.to = to
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    from = try reader.required("from").object()
    to = try reader.required("to").object()
    match = try reader.optional("match").map { value throws(InvalidParams) in
      try WireMatch(value)
    }
    compare = try reader.optional("compare").map { value throws(InvalidParams) in
      try WireComparison(value)
    }
    columns = try reader.optional("columns")?.texts()
    range = try reader.optional("range")?.object()
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.name("from")
    from.write(to: &writer)
    writer.name("to")
    to.write(to: &writer)
    match?.writeMember(to: &writer)
    compare?.writeMember(to: &writer)
    writer.member("columns", columns)
    if let range {
      writer.name("range")
      range.write(to: &writer)
    }
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("wait", waits)
  }
}

/// A table, perhaps as it was at a revision.
package struct WireContentPlace: WireObject, Sendable {
  /// The table.
  package var table: TableID
  /// The revision; now by default.
  package var revision: Int?

  /// A table as it is.
  package init(table: TableID) { self.table = table }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    revision = try reader.optional("revision")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("revision", revision)
  }
}
