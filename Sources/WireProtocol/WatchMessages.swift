import JSONText

/// Parameters of `view/watch`.
package struct ViewWatchParams: WireParams {
  /// The entries of the window.
  package enum Window: Hashable, Sendable {
    /// Entries by index within the page, with `overscan` more on both sides.
    case entries(first: Int, size: Int, overscan: Int)
    /// All entries of the page.
    case all
    /// Entries that are partly or wholly in a viewport, or within `overscan` of it. Lengths are in
    /// units.
    case viewport(offset: Double, extent: Double, overscan: Double)
  }

  /// The view.
  package var view: WireText
  /// The id, if chosen by the client.
  package var subscription: WireText?
  /// The entries of the window.
  package var window: Window
  /// Whether updates include cells or only keys; cells by default.
  package var content: WireWindowContent?
  /// The columns; null or absent: all visible ones.
  package var columns: WireMember<[WireText]> = .absent
  /// The form of each cell.
  package var cells: WireContent?
  /// The length limit of texts in bytes. Longer ones are cut. The default is published in the
  /// limits.
  package var textBytes: Int?
  /// The rule that keeps the window in place; `entry` by default.
  package var hold: WireHolding?
  /// The anchor of a viewport; by default the first entry that is completely visible.
  package var anchor: WireNamedEntry?
  /// Whether a viewport follows the end of the content once it has reached it.
  package var follows: Bool?
  /// Whether the client is notified of entries that appear and disappear.
  package var tellsAppearance: Bool?
  /// Whether updates include the kinds of rows and cells.
  package var tellsKinds: Bool?
  /// Whether updates include the violated rules of rows.
  package var tellsProblems: Bool?
  /// Whether updates include the lines around rows.
  package var tellsSeparators: Bool?
  /// Whether updates include the styles of rows and cells.
  package var tellsStyles: Bool?
  /// Whether updates omit members that have not changed.
  package var isBrief: Bool?
  /// The horizontal window; by default the subscription has all columns.
  package var across: WireAcross?

  /// A request that watches a view.
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
  /// The column under the pointer, if it is known.
  package var column: WireText?

  /// The row under the pointer, or none.
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

/// Parameters of `view/scroll`. Members that are nil or absent are unchanged.
package struct ViewScrollParams: WireParams {
  /// The subscription.
  package var subscription: WireText
  /// The new first index within the page.
  package var first: Int?
  /// The new size.
  package var size: Int?
  /// The new columns; null: all visible ones.
  package var columns: WireMember<[WireText]> = .absent
  /// The new rule that keeps the window in place.
  package var hold: WireHolding?
  /// The members for viewports, and entries as targets.
  package var scrolling = WireScrolling()
  /// The change of the horizontal window; null: the subscription has all columns.
  package var across: WireMember<WireAcrossMove> = .absent

  /// A request that moves a window.
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

  /// Parameters with only a subscription.
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
  /// Whether to wait also for cells that the client supplies.
  package var waitsForSupplies = false

  /// A request that waits for tables.
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
