import JSONText

extension ViewWatchParams {
  /// Which entries.
  package enum Window: Hashable, Sendable {
    /// Entries by index within the page, with `overscan` more on both sides.
    case entries(first: Int, size: Int, overscan: Int)
    /// All entries of the page.
    case all
    /// Entries that are partly or wholly in a viewport, or within `overscan` of it. Lengths are in
    /// units.
    case viewport(offset: Double, extent: Double, overscan: Double)
  }
}

extension ViewWatchParams.Window: WireUnion {
  private enum Kind: String, ContractWord {
    case entries, all, viewport
  }

  /// Reads the members that the kind has.
  package init(_ value: ParamsValue) throws(InvalidParams) {
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

  /// Writes the members.
  package func write(to writer: inout JSONWriter) {
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

/// Parameters of `view/scroll`; what is nil or absent stays.
package struct ViewScrollParams: WireParams {
  /// The subscription.
  package var subscription: SubscriptionID
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

  /// Scrolls a window.
  package init(subscription: SubscriptionID, first: Int? = nil, size: Int? = nil) {
    self.subscription = subscription
    self.first = first
    self.size = size
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
    first = try reader.optional("first")?.count()
    size = try reader.optional("size")?.count()
    columns = try reader.nullableTexts("columns")
    across = try reader.nullable("across").map { value throws(InvalidParams) in
      try value.object()
    }
    hold = try reader.optional("hold")?.union()
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
