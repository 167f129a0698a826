// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/scroll`.
package struct ViewScrollParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package var subscription: SubscriptionID
  /// The index within the page.
  package var first: Int?
  /// The new number of entries of a window by index.
  package var size: Int?
  /// The new columns; null: all columns that the view shows.
  package var columns: WireMember<[WireText]> = .absent
  /// What stays in place when content changes; entry by default. For viewports by kinds of change.
  package var hold: WireHolding?
  /// The change of the horizontal window. Absent members are unchanged; null: the subscription has
  /// all columns.
  package var across: WireMember<WireAcrossMove> = .absent
  /// An offset in units from the start of the content, rounded to the nearest 64th.
  package var offset: Double?
  /// The new length of the viewport, in units.
  package var extent: Double?
  /// An entry of the page shown, named by a client: a row by its key, or a part of a section.
  package var entry: WireNamedEntry?
  /// The place of `entry` in the viewport; default nearest.
  package var placement: ScrollPlacement?
  /// A relative move by this number of extents.
  package var pages: Double?
  /// Scrolls to the start or the end of the content.
  package var to: ContentEnd?
  /// The start of the scroll bar's thumb on its track. Values outside the track are clamped.
  package var thumb: Double?
  /// Whether a viewport at the end of the content stays at the end.
  package var follows: Bool?
  /// Whether the user is dragging; corrections of the offset then wait.
  package var isDragged: Bool?
  /// An entry of the page shown, named by a client: a row by its key, or a part of a section.
  package var anchor: WireMember<WireNamedEntry> = .absent

  /// Makes it of its members.
  package init(
    subscription: SubscriptionID, first: Int? = nil, size: Int? = nil,
    columns: WireMember<[WireText]> = .absent, hold: WireHolding? = nil,
    across: WireMember<WireAcrossMove> = .absent, offset: Double? = nil, extent: Double? = nil,
    entry: WireNamedEntry? = nil, placement: ScrollPlacement? = nil, pages: Double? = nil,
    to: ContentEnd? = nil, thumb: Double? = nil, follows: Bool? = nil, isDragged: Bool? = nil,
    anchor: WireMember<WireNamedEntry> = .absent
  ) {
    self.subscription = subscription
    self.first = first
    self.size = size
    self.columns = columns
    self.hold = hold
    self.across = across
    self.offset = offset
    self.extent = extent
    self.entry = entry
    self.placement = placement
    self.pages = pages
    self.to = to
    self.thumb = thumb
    self.follows = follows
    self.isDragged = isDragged
    self.anchor = anchor
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
    columns = try reader.nullableTexts("columns")
    hold = try reader.optional("hold")?.union()
    across = try reader.nullable("across").object()
    offset = try reader.optional("offset")?.contentOffset()
    extent = try reader.optional("extent")?.length()
    entry = try reader.optional("entry")?.union()
    placement = try reader.optional("placement")?.choice()
    pages = try reader.optional("pages")?.number(
      in: -1_000_000...1_000_000, expected: "a number from -1000000 to 1000000")
    to = try reader.optional("to")?.choice()
    thumb = try reader.optional("thumb")?.contentOffset()
    follows = try reader.optional("follow")?.bool()
    isDragged = try reader.optional("dragging")?.bool()
    anchor = try reader.nullable("anchor").union()
    try reader.checkTargets()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("columns", columns) { $0.list($1) { $0.string($1) } }
    writer.member("hold", hold)
    writer.member("across", across)
    writer.member("offset", number: offset)
    writer.member("extent", number: extent)
    writer.member("entry", entry)
    writer.member("placement", placement)
    writer.member("pages", number: pages)
    writer.member("to", to)
    writer.member("thumb", number: thumb)
    writer.member("follow", follows)
    writer.member("dragging", isDragged)
    writer.member("anchor", anchor)
  }
}

/// Parameters of `view/hover`.
package struct ViewHoverParams: WireParams {
  /// The subscription.
  package let subscription: SubscriptionID
  /// The row; absent or null: none.
  package let row: WireMember<WireKey>
  /// The column under the pointer, if the client sent it.
  package let column: WireText?

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
    row = try reader.nullable("row").key()
    column = try reader.optional("column")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("row", row)
    writer.member("column", column)
  }
}
