import JSONText

/// Parameters of `view/watch`.
package struct ViewWatchParams: WireParams {
  /// Which entries.
  package enum Window: Hashable, Sendable {
    /// So many from an index within the page, and `overscan` more on both sides.
    case entries(first: Int, size: Int, overscan: Int)
    /// All of the page.
    case all
    /// Those of which something is in a viewport, or so far beside it; in units.
    case viewport(offset: Double, extent: Double, overscan: Double)
  }

  /// The view.
  package var view: WireText
  /// The id the client chooses.
  package var subscription: WireText?
  /// Which entries.
  package var window: Window
  /// Whether cells are sent or keys only; cells by default.
  package var content: WireWindowContent?
  /// Which columns; null or absent: all shown ones.
  package var columns: WireMember<[WireText]> = .absent
  /// What of each cell.
  package var cells: WireContent?
  /// Bytes of a text after which it is cut; a published number by default.
  package var textBytes: Int?
  /// What stays in place; the first entry by default.
  package var hold: WireHolding?
  /// The entry that a viewport holds; by default the first that is wholly seen.
  package var anchor: WireNamedEntry?
  /// Whether a viewport stays at the end, once it stands there.
  package var follows: Bool?
  /// Whether it is told which entries appear and disappear.
  package var tellsAppearance: Bool?
  /// Whether it is told of which kinds rows and cells are.
  package var tellsKinds: Bool?
  /// Whether it is told which rules rows break.
  package var tellsProblems: Bool?
  /// Whether it is told of the lines around rows.
  package var tellsSeparators: Bool?
  /// Whether it is told how rows and cells look.
  package var tellsStyles: Bool?
  /// Whether updates leave out what is as it was told.
  package var isBrief: Bool?
  /// What of the columns is seen; all of them are held by default.
  package var across: WireAcross?

  /// Watches a view.
  package init(view: WireText, window: Window) {
    self.view = view
    self.window = window
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").text()
    subscription = try reader.optional("subscription")?.text()
    window = try Window(try reader.required("window"))
    content = try reader.optional("content")?.choice()
    columns = try reader.nullableTexts("columns")
    cells = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    hold = try reader.optional("hold").map { value throws(InvalidParams) in
      try WireHolding(value)
    }
    anchor = try reader.optional("anchor").map { value throws(InvalidParams) in
      try WireNamedEntry(value)
    }
    follows = try reader.optional("follow")?.bool()
    tellsAppearance = try reader.optional("appearance")?.bool()
    tellsKinds = try reader.optional("kinds")?.bool()
    tellsProblems = try reader.optional("problems")?.bool()
    tellsSeparators = try reader.optional("separators")?.bool()
    tellsStyles = try reader.optional("styles")?.bool()
    isBrief = try reader.optional("brief")?.bool()
    across = try reader.optional("across")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("subscription", subscription)
    writer.name("window")
    window.write(to: &writer)
    writer.member("content", content)
    writer.member("columns", columns) { writer, ids in
      writer.beginArray()
      for id in ids { writer.string(id) }
      writer.endArray()
    }
    writer.member("as", cells)
    writer.member("textBytes", textBytes)
    writer.member("hold", hold)
    if let anchor {
      writer.name("anchor")
      anchor.write(to: &writer)
    }
    writer.member("follow", follows)
    writer.member("appearance", tellsAppearance)
    writer.member("kinds", tellsKinds)
    writer.member("problems", tellsProblems)
    writer.member("separators", tellsSeparators)
    writer.member("styles", tellsStyles)
    writer.member("brief", isBrief)
    writer.member("across", across)
  }
}

extension ViewWatchParams.Window {
  private enum Kind: String, ContractWord {
    case entries, all, viewport
  }

  init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .all: self = .all
    case .viewport:
      self = .viewport(
        offset: try reader.required("offset").contentOffset(),
        extent: try reader.required("extent").length(),
        overscan: try reader.optional("overscan")?.length() ?? 0)
    case .entries:
      self = .entries(
        first: try reader.required("first").count(), size: try reader.required("size").count(),
        overscan: try reader.optional("overscan")?.count() ?? 0)
    }
    try reader.finish()
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .all: writer.member("kind", Kind.all)
    case .entries(let first, let size, let overscan):
      writer.member("kind", Kind.entries)
      writer.member("first", first)
      writer.member("size", size)
      if overscan > 0 { writer.member("overscan", overscan) }
    case .viewport(let offset, let extent, let overscan):
      writer.member("kind", Kind.viewport)
      writer.member("offset", number: offset)
      writer.member("extent", number: extent)
      if overscan > 0 { writer.member("overscan", number: overscan) }
    }
    writer.endObject()
  }
}

/// Parameters of `view/hover`.
package struct ViewHoverParams: WireParams {
  /// The subscription.
  package var subscription: WireText
  /// The row under the pointer; nil: none.
  package var row: WireKey?
  /// The column under the pointer, if that is told.
  package var column: WireText?

  /// Points at a row, or at none.
  package init(subscription: WireText, row: WireKey?, column: WireText? = nil) {
    self.subscription = subscription
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").text()
    row = try reader.nullable("row").map { value throws(InvalidParams) in try value.key() }.value
    column = try reader.optional("column")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("row", row)
    writer.member("column", column)
  }
}

/// Parameters of `view/scroll`; what is nil or absent stays.
package struct ViewScrollParams: WireParams {
  /// The subscription.
  package var subscription: WireText
  /// The new first index within the page.
  package var first: Int?
  /// The new size.
  package var size: Int?
  /// The new columns; null: all shown ones.
  package var columns: WireMember<[WireText]> = .absent
  /// What stays in place from now on.
  package var hold: WireHolding?
  /// What is said of viewports, and of entries.
  package var scrolling = WireScrolling()
  /// What of the columns is to be seen; null: all of them are held.
  package var across: WireMember<WireAcrossMove> = .absent

  /// Scrolls a window.
  package init(subscription: WireText, first: Int? = nil, size: Int? = nil) {
    self.subscription = subscription
    self.first = first
    self.size = size
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").text()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
    columns = try reader.nullableTexts("columns")
    across = try reader.nullable("across").map { value throws(InvalidParams) in
      try value.object()
    }
    hold = try reader.optional("hold").map { value throws(InvalidParams) in
      try WireHolding(value)
    }
    scrolling = try WireScrolling(from: &reader)
    if let first, case .entry = scrolling.target {
      throw InvalidParams(pointer: "/entry", expected: "one of first and entry", found: "\(first)")
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("columns", columns) { writer, ids in
      writer.beginArray()
      for id in ids { writer.string(id) }
      writer.endArray()
    }
    writer.member("hold", hold)
    writer.member("across", across) { $1.write(to: &$0) }
    scrolling.writeMembers(to: &writer)
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, _ hold: WireHolding?) {
    guard let hold else { return }
    self.name(name)
    hold.write(to: &self)
  }
}

/// Parameters of `view/unwatch` and `view/resync`.
package struct SubscriptionParams: WireParams {
  /// The subscription.
  package var subscription: WireText

  /// Names a subscription.
  package init(subscription: WireText) {
    self.subscription = subscription
  }

  /// Reads the member.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").text()
  }

  /// Writes the member.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
  }
}

/// Parameters of `view/sync`.
package struct ViewSyncParams: WireParams {
  /// The table to wait for; all tables by default.
  package var table: WireText?
  /// Whether to wait for what the client supplies, too.
  package var waitsForSupplies = false

  /// Waits for tables.
  package init(table: WireText? = nil, waitsForSupplies: Bool = false) {
    self.table = table
    self.waitsForSupplies = waitsForSupplies
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.text()
    waitsForSupplies = try reader.optional("supplied")?.bool() ?? false
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    if waitsForSupplies { writer.member("supplied", true) }
  }
}
