// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/watch`.
package struct ViewWatchParams: WireParams, Hashable {
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
  /// What stays in place when content changes; entry by default. For viewports by kinds of change.
  package var hold: WireHolding?
  /// An entry of the page shown, named by a client: a row by its key, or a part of a section.
  package var anchor: WireNamedEntry?
  /// A viewport at the end stays there; default false.
  package var follows: Bool?
  /// Tell in updates which entries come into sight and go out of it.
  package var tellsAppearance: Bool?
  /// Tell in updates of which kinds rows and cells are, and what they carry.
  package var tellsKinds: Bool?
  /// Tell in updates which rules rows break.
  package var tellsProblems: Bool?
  /// Tell in updates of the lines around rows.
  package var tellsSeparators: Bool?
  /// Tell in updates how rows and cells look by the view's styles.
  package var tellsStyles: Bool?
  /// Leave out of updates that are no resets the counts, order, window and columns of the layout
  /// that are as they were told.
  package var isBrief: Bool?
  /// A horizontal window: the fixed columns, and the columns of the centre that are partly visible.
  package var across: WireAcross?

  /// Makes it of its members.
  package init(
    view: ViewID, window: ViewWatchParams.Window, subscription: SubscriptionID? = nil,
    content: WindowContent? = nil, columns: WireMember<[WireText]> = .absent,
    cells: CellContent? = nil, textBytes: Int? = nil, hold: WireHolding? = nil,
    anchor: WireNamedEntry? = nil, follows: Bool? = nil, tellsAppearance: Bool? = nil,
    tellsKinds: Bool? = nil, tellsProblems: Bool? = nil, tellsSeparators: Bool? = nil,
    tellsStyles: Bool? = nil, isBrief: Bool? = nil, across: WireAcross? = nil
  ) {
    self.view = view
    self.subscription = subscription
    self.window = window
    self.content = content
    self.columns = columns
    self.cells = cells
    self.textBytes = textBytes
    self.hold = hold
    self.anchor = anchor
    self.follows = follows
    self.tellsAppearance = tellsAppearance
    self.tellsKinds = tellsKinds
    self.tellsProblems = tellsProblems
    self.tellsSeparators = tellsSeparators
    self.tellsStyles = tellsStyles
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
    hold = try reader.optional("hold")?.union()
    anchor = try reader.optional("anchor")?.union()
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
    writer.member("window", window)
    writer.member("content", content)
    writer.member("columns", columns) { $0.list($1) { $0.string($1) } }
    writer.member("as", cells)
    writer.member("textBytes", textBytes)
    writer.member("hold", hold)
    writer.member("anchor", anchor)
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

/// Parameters of `view/hover`.
package struct ViewHoverParams: WireParams, Hashable {
  /// The subscription.
  package var subscription: SubscriptionID
  /// The row; absent or null: none.
  package var row: WireMember<WireKey> = .absent
  /// The column under the pointer, if that is told.
  package var column: WireText?

  /// Makes it of its members.
  package init(
    subscription: SubscriptionID, row: WireMember<WireKey> = .absent, column: WireText? = nil
  ) {
    self.subscription = subscription
    self.row = row
    self.column = column
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
    row = try reader.nullable("row").map { value throws(InvalidParams) in try value.key() }
    column = try reader.optional("column")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("row", row) { $1.write(to: &$0) }
    writer.member("column", column)
  }
}

/// Parameters of `view/resync` and `view/unwatch`.
package struct SubscriptionParams: WireParams, Hashable {
  /// The subscription.
  package var subscription: SubscriptionID

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
package struct ViewSyncParams: WireParams, Hashable {
  /// The table to wait for; all tables by default.
  package var table: TableID?
  /// Wait until no cell that the client supplies is pending or stale, too.
  package var waitsForSupplies: Bool?

  /// Makes it of its members.
  package init(table: TableID? = nil, waitsForSupplies: Bool? = nil) {
    self.table = table
    self.waitsForSupplies = waitsForSupplies
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.optional("table")?.id()
    waitsForSupplies = try reader.optional("supplied")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("supplied", waitsForSupplies)
  }
}
