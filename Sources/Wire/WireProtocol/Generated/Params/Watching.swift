// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/watch`.
package struct ViewWatchParams: WireParams {
  /// The view.
  package var view: ViewID
  /// The id the client chooses.
  package var subscription: SubscriptionID?
  /// The entries of the page that a subscription watches.
  package var window: ViewWatchParams.Window
  /// Whether cells are sent or keys only; cells by default.
  package var content: WindowContent?
  /// The columns of the window, which can include hidden ones; null: all columns that the view
  /// shows.
  package var columns: WireMember<[WireText]> = .absent
  /// What is wanted of each cell; both by default.
  package var cells: CellContent?
  /// The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut.
  package var textBytes: Int?
  /// How much of long texts is sent: whole (default), or cut to the room that the layout gives
  /// them.
  package var texts: TextExtent?
  /// The end of a text that is cut to its room, at most 16 code points; default U+2026.
  package var ellipsis: WireText?
  /// What stays in place when content changes; entry by default. For viewports by kinds of change.
  package var hold: WireHolding?
  /// An entry of the page shown, named by a client: a row by its key, or a part of a section.
  package var anchor: WireNamedEntry?
  /// A viewport at the end stays there; default false.
  package var follows: Bool?
  /// Whether updates list the entries that become visible or invisible.
  package var tellsAppearance: Bool?
  /// Whether updates include the kinds and the client's own states of rows and cells.
  package var tellsKinds: Bool?
  /// Whether updates include the rules that rows violate.
  package var tellsProblems: Bool?
  /// Whether updates include the lines around rows.
  package var tellsSeparators: Bool?
  /// Whether updates include the styles of rows and cells.
  package var tellsStyles: Bool?
  /// Whether updates include the texts of rows and cells for screen readers.
  package var tellsAccessibility: Bool?
  /// Whether updates other than resets leave out counts, order, window and layout columns that have
  /// not changed.
  package var isBrief: Bool?
  /// A horizontal window: the fixed columns, and the columns of the centre that are partly visible.
  package var across: WireAcross?

  /// Makes it of its members.
  package init(
    view: ViewID, window: ViewWatchParams.Window, subscription: SubscriptionID? = nil,
    content: WindowContent? = nil, columns: WireMember<[WireText]> = .absent,
    cells: CellContent? = nil, textBytes: Int? = nil, texts: TextExtent? = nil,
    ellipsis: WireText? = nil, hold: WireHolding? = nil, anchor: WireNamedEntry? = nil,
    follows: Bool? = nil, tellsAppearance: Bool? = nil, tellsKinds: Bool? = nil,
    tellsProblems: Bool? = nil, tellsSeparators: Bool? = nil, tellsStyles: Bool? = nil,
    tellsAccessibility: Bool? = nil, isBrief: Bool? = nil, across: WireAcross? = nil
  ) {
    self.view = view
    self.subscription = subscription
    self.window = window
    self.content = content
    self.columns = columns
    self.cells = cells
    self.textBytes = textBytes
    self.texts = texts
    self.ellipsis = ellipsis
    self.hold = hold
    self.anchor = anchor
    self.follows = follows
    self.tellsAppearance = tellsAppearance
    self.tellsKinds = tellsKinds
    self.tellsProblems = tellsProblems
    self.tellsSeparators = tellsSeparators
    self.tellsStyles = tellsStyles
    self.tellsAccessibility = tellsAccessibility
    self.isBrief = isBrief
    self.across = across
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    subscription = try reader.optional("subscription")?.id()
    window = try reader.required("window").union()
    content = try reader.optional("content")?.choice()
    columns = try reader.nullableTexts("columns")
    cells = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    texts = try reader.optional("texts")?.choice()
    ellipsis = try reader.optional("ellipsis")?.text(
      scalars: 0...16, expected: "at most 16 characters")
    hold = try reader.optional("hold")?.union()
    anchor = try reader.optional("anchor")?.union()
    follows = try reader.optional("follow")?.bool()
    tellsAppearance = try reader.optional("appearance")?.bool()
    tellsKinds = try reader.optional("kinds")?.bool()
    tellsProblems = try reader.optional("problems")?.bool()
    tellsSeparators = try reader.optional("separators")?.bool()
    tellsStyles = try reader.optional("styles")?.bool()
    tellsAccessibility = try reader.optional("accessibility")?.bool()
    isBrief = try reader.optional("brief")?.bool()
    across = try reader.optional("across")?.object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("subscription", subscription)
    writer.member("window", window)
    writer.member("content", content)
    writer.member("columns", columns) { $0.list($1) { $0.string($1) } }
    writer.member("as", cells)
    writer.member("textBytes", textBytes)
    writer.member("texts", texts)
    writer.member("ellipsis", ellipsis)
    writer.member("hold", hold)
    writer.member("anchor", anchor)
    writer.member("follow", follows)
    writer.member("appearance", tellsAppearance)
    writer.member("kinds", tellsKinds)
    writer.member("problems", tellsProblems)
    writer.member("separators", tellsSeparators)
    writer.member("styles", tellsStyles)
    writer.member("accessibility", tellsAccessibility)
    writer.member("brief", isBrief)
    writer.member("across", across)
  }
}

/// Parameters of `view/resync` and `view/unwatch`.
package struct SubscriptionParams: WireParams {
  /// The subscription.
  package let subscription: SubscriptionID

  /// Makes it of its members.
  package init(subscription: SubscriptionID) {
    self.subscription = subscription
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
  }
}

/// Parameters of `view/sync`.
package struct ViewSyncParams: WireParams {
  /// The table to wait for; all tables by default.
  package let table: TableID?
  /// Wait until no cell that the client supplies is pending or stale, too.
  package let waitsForSupplies: Bool?
  /// Wait until all widths and heights are measured, too. Default false: background measuring
  /// continues after the answer.
  package let waitsForLayout: Bool?

  /// Makes it of its members.
  package init(table: TableID? = nil, waitsForSupplies: Bool? = nil, waitsForLayout: Bool? = nil) {
    self.table = table
    self.waitsForSupplies = waitsForSupplies
    self.waitsForLayout = waitsForLayout
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    waitsForSupplies = try reader.optional("supplied")?.bool()
    waitsForLayout = try reader.optional("layout")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("supplied", waitsForSupplies)
    writer.member("layout", waitsForLayout)
  }
}

extension ViewWatchParams {
  /// The entries of the page that a subscription watches.
  package enum Window: WireUnion {
    /// The kind `entries`, with `first`, `size` and `overscan`.
    case entries(first: Int, size: Int, overscan: Int?)
    /// The kind `all`.
    case all
    /// The kind `viewport`, with `offset`, `extent` and `overscan`.
    case viewport(offset: Double, extent: Double, overscan: Double?)

    private enum Kind: String, ContractWord {
      case entries, all, viewport
    }

    /// Reads the form that `kind` names.
    package init(_ value: ParamsValue) throws(InvalidParams) {
      var reader = try value.reader()
      switch try reader.required("kind").choice(Kind.self) {
      case .entries:
        let first: Int = try reader.required("first").count()
        let size: Int = try reader.required("size").count()
        let overscan: Int? = try reader.optional("overscan")?.count()
        self = .entries(first: first, size: size, overscan: overscan)
      case .all: self = .all
      case .viewport:
        let offset: Double = try reader.required("offset").contentOffset()
        let extent: Double = try reader.required("extent").length()
        let overscan: Double? = try reader.optional("overscan")?.length()
        self = .viewport(offset: offset, extent: extent, overscan: overscan)
      }
      try reader.finish()
    }

    /// Writes the form that it has.
    package func write(to writer: inout JSONWriter) {
      writer.beginObject()
      switch self {
      case .entries(let first, let size, let overscan):
        writer.member("kind", Kind.entries)
        writer.member("first", first)
        writer.member("size", size)
        writer.member("overscan", overscan)
      case .all: writer.member("kind", Kind.all)
      case .viewport(let offset, let extent, let overscan):
        writer.member("kind", Kind.viewport)
        writer.member("offset", number: offset)
        writer.member("extent", number: extent)
        writer.member("overscan", number: overscan)
      }
      writer.endObject()
    }
  }
}
