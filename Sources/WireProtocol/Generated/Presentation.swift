// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The insets around something; default 0 at each side.
package struct WireInsets: WireObject, Sendable, Hashable {
  /// Above it.
  package var top: Double?
  /// Where reading begins.
  package var leading: Double?
  /// Below it.
  package var bottom: Double?
  /// At the other side.
  package var trailing: Double?

  /// Makes it of its members.
  package init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    top = try reader.optional("top")?.length()
    leading = try reader.optional("leading")?.length()
    bottom = try reader.optional("bottom")?.length()
    trailing = try reader.optional("trailing")?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("top", number: top)
    writer.member("leading", number: leading)
    writer.member("bottom", number: bottom)
    writer.member("trailing", number: trailing)
  }
}

/// A patch of the presentation; null restores a default; {}: a list with all defaults.
package struct PresentationPatch: WireObject, Sendable, Hashable {
  /// What rows are drawn as.
  package var kind: WireMember<PresentationKind> = .absent
  /// Above the rows, merged.
  package var header: WireMember<BarPatch> = .absent
  /// Below the rows, merged.
  package var footer: WireMember<BarPatch> = .absent
  /// The search field's, merged.
  package var search: WireMember<SearchBarPatch> = .absent
  /// What stands around things, merged by name.
  package var insets: WireMember<NamedInsetsPatch> = .absent
  /// What stands between header, rows and footer, merged.
  package var spacings: WireMember<SpacingsPatch> = .absent
  /// What tells how columns are sorted, merged.
  package var indicators: WireMember<IndicatorsPatch> = .absent
  /// Which scroll bars are shown, merged.
  package var scrollBars: WireMember<ScrollBarsPatch> = .absent
  /// Where cells of a grid stand in their track; default leading.
  package var alignment: WireMember<PresentationAlignment> = .absent

  /// Makes it of its members.
  package init(
    kind: WireMember<PresentationKind> = .absent, header: WireMember<BarPatch> = .absent,
    footer: WireMember<BarPatch> = .absent, search: WireMember<SearchBarPatch> = .absent,
    insets: WireMember<NamedInsetsPatch> = .absent, spacings: WireMember<SpacingsPatch> = .absent,
    indicators: WireMember<IndicatorsPatch> = .absent,
    scrollBars: WireMember<ScrollBarsPatch> = .absent,
    alignment: WireMember<PresentationAlignment> = .absent
  ) {
    self.kind = kind
    self.header = header
    self.footer = footer
    self.search = search
    self.insets = insets
    self.spacings = spacings
    self.indicators = indicators
    self.scrollBars = scrollBars
    self.alignment = alignment
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.nullable("kind").map { value throws(InvalidParams) in try value.choice() }
    header = try reader.nullable("header").map { value throws(InvalidParams) in try value.object() }
    footer = try reader.nullable("footer").map { value throws(InvalidParams) in try value.object() }
    search = try reader.nullable("search").map { value throws(InvalidParams) in try value.object() }
    insets = try reader.nullable("insets").map { value throws(InvalidParams) in try value.object() }
    spacings = try reader.nullable("spacings").map { value throws(InvalidParams) in
      try value.object()
    }
    indicators = try reader.nullable("indicators").map { value throws(InvalidParams) in
      try value.object()
    }
    scrollBars = try reader.nullable("scrollBars").map { value throws(InvalidParams) in
      try value.object()
    }
    alignment = try reader.nullable("alignment").map { value throws(InvalidParams) in
      try value.choice()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind) { $0.string($1.rawValue) }
    writer.member("header", header) { $1.write(to: &$0) }
    writer.member("footer", footer) { $1.write(to: &$0) }
    writer.member("search", search) { $1.write(to: &$0) }
    writer.member("insets", insets) { $1.write(to: &$0) }
    writer.member("spacings", spacings) { $1.write(to: &$0) }
    writer.member("indicators", indicators) { $1.write(to: &$0) }
    writer.member("scrollBars", scrollBars) { $1.write(to: &$0) }
    writer.member("alignment", alignment) { $0.string($1.rawValue) }
  }
}

/// A patch of the header or footer.
package struct BarPatch: WireObject, Sendable, Hashable {
  /// Whether it is drawn; default true, but false of the header and footer of a headless view, and
  /// of a footer that is not told.
  package var isShown: WireMember<Bool> = .absent
  /// Default 0.
  package var height: WireMember<Double> = .absent
  /// Whether it takes part in the scrolled area; default: header and footer of a list.
  package var isInside: WireMember<Bool> = .absent
  /// Whether an inside bar stays at its edge while rows scroll below it; default false.
  package var floats: WireMember<Bool> = .absent

  /// Makes it of its members.
  package init(
    isShown: WireMember<Bool> = .absent, height: WireMember<Double> = .absent,
    isInside: WireMember<Bool> = .absent, floats: WireMember<Bool> = .absent
  ) {
    self.isShown = isShown
    self.height = height
    self.isInside = isInside
    self.floats = floats
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    isShown = try reader.nullable("shown").map { value throws(InvalidParams) in try value.bool() }
    height = try reader.nullable("height").map { value throws(InvalidParams) in try value.length() }
    isInside = try reader.nullable("inside").map { value throws(InvalidParams) in try value.bool() }
    floats = try reader.nullable("floats").map { value throws(InvalidParams) in try value.bool() }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("shown", isShown) { $0.bool($1) }
    writer.member("height", height) { $0.number($1) }
    writer.member("inside", isInside) { $0.bool($1) }
    writer.member("floats", floats) { $0.bool($1) }
  }
}

/// Each is replaced as a whole.
package struct NamedInsetsPatch: WireObject, Sendable, Hashable {
  /// The insets around something; default 0 at each side.
  package var table: WireMember<WireInsets> = .absent
  /// The insets around something; default 0 at each side.
  package var header: WireMember<WireInsets> = .absent
  /// The insets around something; default 0 at each side.
  package var footer: WireMember<WireInsets> = .absent
  /// The insets around something; default 0 at each side.
  package var row: WireMember<WireInsets> = .absent
  /// The insets around something; default 0 at each side.
  package var item: WireMember<WireInsets> = .absent

  /// Makes it of its members.
  package init(
    table: WireMember<WireInsets> = .absent, header: WireMember<WireInsets> = .absent,
    footer: WireMember<WireInsets> = .absent, row: WireMember<WireInsets> = .absent,
    item: WireMember<WireInsets> = .absent
  ) {
    self.table = table
    self.header = header
    self.footer = footer
    self.row = row
    self.item = item
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.nullable("table").map { value throws(InvalidParams) in try value.object() }
    header = try reader.nullable("header").map { value throws(InvalidParams) in try value.object() }
    footer = try reader.nullable("footer").map { value throws(InvalidParams) in try value.object() }
    row = try reader.nullable("row").map { value throws(InvalidParams) in try value.object() }
    item = try reader.nullable("item").map { value throws(InvalidParams) in try value.object() }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table) { $1.write(to: &$0) }
    writer.member("header", header) { $1.write(to: &$0) }
    writer.member("footer", footer) { $1.write(to: &$0) }
    writer.member("row", row) { $1.write(to: &$0) }
    writer.member("item", item) { $1.write(to: &$0) }
  }
}

/// The gaps between header and rows, and between rows and footer; default 0.
package struct SpacingsPatch: WireObject, Sendable, Hashable {
  /// Between header and rows.
  package var header: WireMember<Double> = .absent
  /// Between rows and footer.
  package var footer: WireMember<Double> = .absent

  /// Makes it of its members.
  package init(header: WireMember<Double> = .absent, footer: WireMember<Double> = .absent) {
    self.header = header
    self.footer = footer
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    header = try reader.nullable("header").map { value throws(InvalidParams) in
      try value.signedLength()
    }
    footer = try reader.nullable("footer").map { value throws(InvalidParams) in
      try value.signedLength()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("header", header) { $0.number($1) }
    writer.member("footer", footer) { $0.number($1) }
  }
}

/// Texts or image names of the client.
package struct IndicatorsPatch: WireObject, Sendable, Hashable {
  /// Default ▲.
  package var ascending: WireMember<WireText> = .absent
  /// Default ▼.
  package var descending: WireMember<WireText> = .absent
  /// Default empty: nothing is drawn.
  package var none: WireMember<WireText> = .absent
  /// The width of a header reserved for the indicator in every state, which is the default of
  /// sizing.headerPadding; default 0.
  package var width: WireMember<Double> = .absent
  /// Default true.
  package var inHeader: WireMember<Bool> = .absent
  /// Default false.
  package var inFooter: WireMember<Bool> = .absent

  /// Makes it of its members.
  package init(
    ascending: WireMember<WireText> = .absent, descending: WireMember<WireText> = .absent,
    none: WireMember<WireText> = .absent, width: WireMember<Double> = .absent,
    inHeader: WireMember<Bool> = .absent, inFooter: WireMember<Bool> = .absent
  ) {
    self.ascending = ascending
    self.descending = descending
    self.none = none
    self.width = width
    self.inHeader = inHeader
    self.inFooter = inFooter
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    ascending = try reader.nullableText("ascending")
    descending = try reader.nullableText("descending")
    none = try reader.nullableText("none")
    width = try reader.nullable("width").map { value throws(InvalidParams) in try value.length() }
    inHeader = try reader.nullable("header").map { value throws(InvalidParams) in try value.bool() }
    inFooter = try reader.nullable("footer").map { value throws(InvalidParams) in try value.bool() }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("ascending", ascending) { $0.string($1) }
    writer.member("descending", descending) { $0.string($1) }
    writer.member("none", none) { $0.string($1) }
    writer.member("width", width) { $0.number($1) }
    writer.member("header", inHeader) { $0.bool($1) }
    writer.member("footer", inFooter) { $0.bool($1) }
  }
}

/// Default: both are shown.
package struct ScrollBarsPatch: WireObject, Sendable, Hashable {
  /// Up and down.
  package var vertical: WireMember<Bool> = .absent
  /// Sideways.
  package var horizontal: WireMember<Bool> = .absent
  /// The minimum length of a thumb, in units; default 1.
  package var minimum: WireMember<Double> = .absent

  /// Makes it of its members.
  package init(
    vertical: WireMember<Bool> = .absent, horizontal: WireMember<Bool> = .absent,
    minimum: WireMember<Double> = .absent
  ) {
    self.vertical = vertical
    self.horizontal = horizontal
    self.minimum = minimum
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    vertical = try reader.nullable("vertical").map { value throws(InvalidParams) in
      try value.bool()
    }
    horizontal = try reader.nullable("horizontal").map { value throws(InvalidParams) in
      try value.bool()
    }
    minimum = try reader.nullable("minimum").map { value throws(InvalidParams) in
      try value.length()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("vertical", vertical) { $0.bool($1) }
    writer.member("horizontal", horizontal) { $0.bool($1) }
    writer.member("minimum", minimum) { $0.number($1) }
  }
}
