import JSONText

/// One `view/update` notification, or one part of a large one, as read by a client.
///
/// Unknown members and values are ignored.
package struct ViewUpdate: Sendable {
  /// The subscription.
  package var subscription: WireText
  /// The view.
  package var view: WireText
  /// The table.
  package var table: WireText
  /// The sequence number of the update within its subscription, from 1.
  package var seq: Int
  /// The view revision on which the update is based; nil for a reset.
  package var from: Int?
  /// The view revision after the update.
  package var to: Int
  /// The table revision at `to`.
  package var revision: Int
  /// The causes of the update, an open enumeration.
  package var causes: [WireText]
  /// The authors of the changes.
  package var authors: [WireText]
  /// The hints of `table/setRows`, forwarded unread.
  package var hints: [JSONView]
  /// The counts after the update; nil: unchanged. A reset always has them.
  package var counts: WireCounts?
  /// `ready` or `pending`; nil: unchanged. A reset always has it.
  package var orderState: WireText?
  /// The window after the update; nil: unchanged. A reset always has it.
  package var window: WireRange?
  /// The columns of the window, if they changed.
  package var columns: [WireText]?
  /// The selection within the window, if it changed.
  package var selection: WireWindowSelection?
  /// The footers of the columns, by column, if they changed.
  package var footers: [WireText: JSONView]?
  /// The layout of the columns; null if the view no longer has a layout. It refers to `columns`,
  /// or, if that is absent, to the columns sent before.
  package var layout: WireMember<JSONView> = .absent
  /// The horizontal window, if it changed; null if the subscription has all columns.
  package var across: WireMember<JSONView> = .absent
  /// The heights of the window's entries, from the first one, if they changed.
  package var heights: [WireHeightRun]?
  /// The frames of the window's items in a collection, if they changed.
  package var frames: [WireItemFrame]?
  /// The position of the viewport, if the window is a viewport and it changed.
  package var viewport: WireViewport?
  /// The sections of the window that are new or changed.
  package var sections: [WireSectionInfo]
  /// The complete content of the window, in a reset.
  package var reset: WireRows?
  /// The changes in the window, in a difference.
  package var diff: WireDiff?
  /// The index of this part of a large update.
  package var part: Int?
  /// Whether this is the only or the final part.
  package var isLast: Bool

  /// Reads the params of the notification.
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
    from = try reader.nullable("from").count().value
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
    frames = try reader.optional("frames")?.openObjects()
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

  /// Reads the members that only a reset must have.
  private mutating func readState(from reader: inout ParamsReader) throws(InvalidParams) {
    func member(_ name: StaticString) throws(InvalidParams) -> ParamsValue? {
      from == nil ? try reader.required(name) : try reader.optional(name)
    }
    counts = try member("counts")?.openObject()
    orderState = try member("orderState")?.text()
    if let value = try member("window") {
      var inner = try value.reader()
      window = try WireRange(from: &inner)
    }
  }
}

/// The footers of a view's columns.
package enum ViewFooters {
  /// Reads a member `footers`: the JSON of each column's footer.
  package static func read(_ value: ParamsValue) throws(InvalidParams) -> [WireText: JSONView] {
    var footers: [WireText: JSONView] = [:]
    var reader = try value.reader()
    for (name, footer) in try reader.rest() {
      footers[name.lossyString ?? []] = try footer.view(expecting: "a footer")
    }
    return footers
  }
}

/// The selection within a window, in runs of window indices.
package struct WireWindowSelection: Hashable, Sendable {
  /// The number of selected items in the whole view.
  package var count = 0
  /// The selected rows.
  package var rows: [IndexPair] = []
  /// The selected cells by column.
  package var cells: [Cells] = []
  /// The selected columns.
  package var columns: [WireText] = []

  /// The selected cells of a column.
  package struct Cells: Hashable, Sendable {
    /// The column.
    package var column: WireText
    /// The rows.
    package var rows: [IndexPair]
  }

  /// An empty selection.
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

/// The keys and cells of some rows.
package struct WireRows: Sendable {
  /// The keys of the entries, in order.
  package var keys: [WireEntryKey] = []
  /// Their cells, in blocks by column.
  package var blocks: [ColumnBlock] = []
  /// The information about their sections, in a response.
  package var sections: [WireSectionInfo] = []

  /// No rows.
  package init() {}

  /// Reads `{keys, blocks}`. Both can be absent.
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

/// A difference of a window's content. Runs are `[index, count]`.
package struct WireDiff: Sendable {
  /// The deleted entries, in runs of old window indices.
  package var deletes: [IndexPair] = []
  /// The moved entries: old and new window index of each.
  package var moves: [IndexPair] = []
  /// The positions of the inserted entries, in runs of new window indices.
  package var insertRuns: [IndexPair] = []
  /// The inserted entries.
  package var inserts = WireRows()
  /// The changed cells, by new window indices.
  package var updates: [ColumnBlock] = []
  /// The deleted entries that have only left the window.
  package var scrolledOut: [IndexPair] = []
  /// The inserted entries that have only entered the window.
  package var scrolledIn: [IndexPair] = []

  /// An empty difference.
  package init() {}

  /// Reads a difference.
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
