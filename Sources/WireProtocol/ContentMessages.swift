import JSONText

/// Parameters of `table/setRows`.
package struct TableSetRowsParams: WireParams {
  /// The table.
  package var table: TableID
  /// The new rows: arrays of arrays or of objects.
  package var rows: JSONView?
  /// The new rows by section, instead of `rows`.
  package var sections: [WireContentSection]?
  /// The column with the section key of each row, if the table has not declared one yet.
  package var sectionColumn: WireText?
  /// The columns of the new rows; all by default.
  package var columns: [WireText]?
  /// The method by which rows are matched.
  package var match: WireMatch?
  /// The criterion for an unchanged row.
  package var compare: WireComparison?
  /// Whether clients receive the difference or a reset.
  package var mode: WireContentMode?
  /// The number or share of changed rows above which clients receive a reset.
  package var resetAbove: WireResetAbove?
  /// The preset with the default of `resetAbove`.
  package var preset: WireText?
  /// The client's own JSON, forwarded with the update.
  package var hints: JSONView?
  /// The state of each row in the client's own JSON; null: none.
  package var rowStates: [JSONView]?
  /// The states of the cells of each row, by column; null: none.
  package var cellStates: [WireCellStates?]?
  /// Whether a newer request can supersede this one.
  package var supersede: Bool?
  /// The revision on which the client based the request. Any change since then is a conflict.
  package var seen: Int?
  /// The label of the undo step.
  package var label: WireText?
  /// The author of the change.
  package var author: WireText?
  /// The effect on the undo history; one step by default.
  package var history: HistoryClass?
  /// What becomes of values that do not fit; refused by default.
  package var invalid: InvalidHandling?

  /// Sets rows.
  package init(table: TableID, rows: JSONView) {
    self.table = table
    self.rows = rows
  }

  /// Reads the members. Cells are not decoded.
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

/// The form in which watching clients receive new content.
package enum WireContentMode: String, ContractWord {
  /// As a difference.
  case diff
  /// As a reset.
  case reset
}

/// The bounds above which a difference is replaced by a reset.
package struct WireResetAbove: WireObject, Sendable {
  /// The number of changed rows.
  package var changes: Int?
  /// The share of the rows that changed, 0 to 1.
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

/// The method by which rows of two contents are matched.
package enum WireMatch: Sendable {
  /// By the table's keys.
  case keys
  /// By the values of some columns.
  case columns([WireText])
  /// By keys that are listed beside the rows; nil (null) for a new row.
  case given([WireKey?])
  /// By the content of the rows.
  case content

  private enum Kind: String, ContractWord {
    case keys, columns, given, content
  }

  /// Reads a criterion.
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

/// The criterion for an unchanged row.
package enum WireComparison: Sendable {
  /// All its cells are equal.
  case value
  /// Its cells in these columns are equal.
  case columns([WireText])
  /// Its tag is equal. There is one tag for each row.
  case tag([WireKey])

  private enum Kind: String, ContractWord {
    case value, columns, tag
  }

  /// Reads a criterion.
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
  /// The older content.
  package var from: WireContentPlace
  /// The newer content.
  package var to: WireContentPlace
  /// The method by which rows are matched.
  package var match: WireMatch?
  /// The criterion for an unchanged row.
  package var compare: WireComparison?
  /// The columns that are compared and returned; by default all columns of both tables.
  package var columns: [WireText]?
  /// The changed rows that are returned.
  package var range: WireRange?
  /// What of each cell is answered.
  package var content: CellContent?
  /// Bytes of a text after which it is cut.
  package var textBytes: Int?
  /// Whether to wait until all rows are loaded; true by default.
  package var waits: Bool?

  /// A request that compares two contents.
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

/// A table, optionally at an older revision.
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
