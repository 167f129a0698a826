import JSONText

/// One `view/update` event, or one part of a large one, as a client reads it.
///
/// Members and values of later versions are passed over.
package struct ViewUpdate: Sendable {
  /// The subscription it is for.
  package var subscription: WireText
  /// The view.
  package var view: WireText
  /// The table.
  package var table: WireText
  /// Counts 1, 2, 3… for each subscription.
  package var seq: Int
  /// The view revision it starts from; nil: it is a reset.
  package var from: Int?
  /// The view revision it leads to.
  package var to: Int
  /// The table's revision at `to`.
  package var revision: Int
  /// What caused it: an open enumeration.
  package var causes: [WireText]
  /// Who caused it.
  package var authors: [WireText]
  /// What came with the changes from `table/setRows`, unread.
  package var hints: [JSONView]
  /// The counts after it; nil: as they were told before, which a reset never says.
  package var counts: Counts?
  /// `ready` or `pending`; nil: as it was told before, which a reset never says.
  package var order: WireText?
  /// The window after it; nil: as it was told before, which a reset never says.
  package var window: WireRange?
  /// The columns of the window, if they changed.
  package var columns: [WireText]?
  /// What of the window is selected, if that changed.
  package var selection: WireWindowSelection?
  /// What stands below the columns, by column, if that changed.
  package var footers: [WireText: JSONView]?
  /// Where the columns stand; null where no layout is asked for any more. Without `columns` these
  /// are as they were told before.
  package var layout: WireMember<JSONView> = .absent
  /// What is seen of the columns, if that changed; null where all of them are held.
  package var across: WireMember<JSONView> = .absent
  /// How high the entries of the window are, from the first on, if that changed.
  package var heights: [WireHeightRun]?
  /// Where the entries of the window stand as items of a collection, if that changed.
  package var frames: [WireItemFrame]?
  /// Where the viewport stands, if the window is one and that changed.
  package var viewport: WireViewport?
  /// What is told about sections of the window, where that is new.
  package var sections: [WireSectionInfo]
  /// All of the window anew.
  package var reset: WireRows?
  /// What changed in the window.
  package var diff: WireDiff?
  /// Which part of a large update this is.
  package var part: Int?
  /// Whether it is the only or the final part.
  package var isLast: Bool

  /// Reads the params of an event.
  package init(_ params: JSONView?) throws(InvalidParams) {
    do throws(InvalidParams) {
      var reader = try ParamsReader(params)
      try self.init(from: &reader)
    } catch {
      throw error.relative(to: params)
    }
  }

  private init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").text()
    view = try reader.required("view").text()
    table = try reader.required("table").text()
    seq = try reader.required("seq").positive()
    from = try reader.nullable("from").map { value throws(InvalidParams) in
      try value.count()
    }.value
    to = try reader.required("to").count()
    revision = try reader.required("revision").count()
    causes = try reader.required("causes").texts()
    authors = try reader.optional("authors")?.texts() ?? []
    hints = []
    if let list = try reader.optional("hints") { hints = Array(try list.elements()) }
    columns = try reader.optional("columns")?.texts()
    selection = try reader.optional("selection").map { value throws(InvalidParams) in
      try WireWindowSelection(value)
    }
    layout = try reader.nullable("layout").map { value throws(InvalidParams) in
      try value.view(expecting: "a layout")
    }
    across = try reader.nullable("across").map { value throws(InvalidParams) in
      try value.view(expecting: "what is seen of columns")
    }
    heights = try reader.optional("heights")?.heightRuns()
    frames = try reader.optional("frames")?.itemFrames()
    viewport = try reader.optional("viewport").map { value throws(InvalidParams) in
      try WireViewport(value)
    }
    if let value = try reader.optional("footers") { footers = try ViewFooters.read(value) }
    sections = try WireSectionInfo.list(try reader.optional("sections"))
    if let value = try reader.optional("reset") { reset = try WireRows(value) }
    if let value = try reader.optional("diff") { diff = try WireDiff(value) }
    part = try reader.optional("part")?.count()
    isLast = try reader.required("last").bool()
    try readState(from: &reader)
  }

  /// Reads what an update may leave out that is no reset.
  private mutating func readState(from reader: inout ParamsReader) throws(InvalidParams) {
    func member(_ name: StaticString) throws(InvalidParams) -> ParamsValue? {
      from == nil ? try reader.required(name) : try reader.optional(name)
    }
    if let value = try member("counts") {
      counts = try Counts(value.view(expecting: "an object"))
    }
    order = try member("order")?.text()
    if let value = try member("window") {
      var inner = try value.reader()
      window = try WireRange(from: &inner)
    }
  }
}

/// What stands below the columns of a view.
package enum ViewFooters {
  /// Reads a member `footers`: each column's footer as it is said.
  package static func read(_ value: ParamsValue) throws(InvalidParams) -> [WireText: JSONView] {
    var footers: [WireText: JSONView] = [:]
    var reader = try value.reader()
    for (name, footer) in try reader.rest() {
      footers[name.lossyString ?? []] = try footer.view(expecting: "a footer")
    }
    return footers
  }
}

/// What of a window is selected, in runs of window indices.
package struct WireWindowSelection: Hashable, Sendable {
  /// How much is selected in the whole view.
  package var count = 0
  /// Selected rows.
  package var rows: [IndexPair] = []
  /// Selected cells by column.
  package var cells: [Cells] = []
  /// Selected columns.
  package var columns: [WireText] = []

  /// Selected cells of a column.
  package struct Cells: Hashable, Sendable {
    /// The column.
    package var column: WireText
    /// The rows.
    package var rows: [IndexPair]
  }

  /// Nothing is selected.
  package init() {}

  /// Reads the members.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    count = try reader.required("count").count()
    rows = try WireDiff.pairs(try reader.optional("rows"))
    columns = try reader.optional("columns")?.texts() ?? []
    guard let list = try reader.optional("cells") else { return }
    for element in try list.elements() {
      var inner = try ParamsValue.present(element).reader()
      let column = try inner.required("column").text()
      let rows = try WireDiff.pairs(try inner.required("rows"))
      cells.append(Cells(column: column, rows: rows))
    }
  }
}

/// Keys and cells of some rows.
package struct WireRows: Sendable {
  /// What names the entries, in order.
  package var keys: [WireEntryKey] = []
  /// Their cells, column by column.
  package var blocks: [ColumnBlock] = []
  /// What is told about their sections, in an answer.
  package var sections: [WireSectionInfo] = []

  /// No rows.
  package init() {}

  /// Reads `{keys, blocks}`; both may be absent.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    try self.init(from: &reader)
  }

  init(from reader: inout ParamsReader) throws(InvalidParams) {
    if let list = try reader.optional("keys") {
      for key in try list.elements() { keys.append(try WireEntryKey(key)) }
    }
    sections = try WireSectionInfo.list(try reader.optional("sections"))
    guard let list = try reader.optional("blocks") else { return }
    for block in try list.elements() { blocks.append(try ColumnBlock(block)) }
  }
}

/// What changed in a window. Runs are `[index, count]`.
package struct WireDiff: Sendable {
  /// Entries that went, in runs of old window indices.
  package var deletes: [IndexPair] = []
  /// Entries that moved: old and new window index.
  package var moves: [IndexPair] = []
  /// Where entries came, in runs of new window indices.
  package var insertRuns: [IndexPair] = []
  /// The entries that came.
  package var inserts = WireRows()
  /// Changed cells, by new window indices.
  package var updates: [ColumnBlock] = []
  /// Those of the deletes that merely left the window.
  package var scrolledOut: [IndexPair] = []
  /// Those of the inserts that merely entered it.
  package var scrolledIn: [IndexPair] = []

  /// Nothing changed.
  package init() {}

  /// Reads a diff.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    deletes = try Self.pairs(try reader.optional("deletes"))
    moves = try Self.pairs(try reader.optional("moves"))
    if let value = try reader.optional("inserts") {
      var inner = try value.reader()
      insertRuns = try Self.pairs(try inner.optional("at"))
      inserts = try WireRows(from: &inner)
    }
    if let list = try reader.optional("updates") {
      for block in try list.elements() { updates.append(try ColumnBlock(block)) }
    }
    scrolledOut = try Self.pairs(try reader.optional("scrolledOut"))
    scrolledIn = try Self.pairs(try reader.optional("scrolledIn"))
  }

  static func pairs(_ value: ParamsValue?) throws(InvalidParams) -> [IndexPair] {
    guard let value else { return [] }
    var result: [IndexPair] = []
    for pair in try value.elements() { result.append(try IndexPair(pair)) }
    return result
  }
}
