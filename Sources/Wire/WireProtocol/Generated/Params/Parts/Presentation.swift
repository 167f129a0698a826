// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The insets around something; default 0 at each side.
package struct WireInsets: WireObject, Sendable {
  /// Above it.
  package let top: Double?
  /// Where reading begins.
  package let leading: Double?
  /// Below it.
  package let bottom: Double?
  /// At the other side.
  package let trailing: Double?

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
package struct PresentationPatch: WireObject, Sendable {
  /// What rows are drawn as.
  package let kind: WireMember<PresentationKind>
  /// Above the rows, merged.
  package let header: WireMember<BarPatch>
  /// Below the rows, merged.
  package let footer: WireMember<BarPatch>
  /// The search field's, merged.
  package let search: WireMember<SearchBarPatch>
  /// The insets of the parts, merged by name.
  package let insets: WireMember<NamedInsetsPatch>
  /// The gaps between header, rows and footer, merged.
  package let spacings: WireMember<SpacingsPatch>
  /// The indicators of sorted columns, merged.
  package let indicators: WireMember<IndicatorsPatch>
  /// Which scroll bars are shown, merged.
  package let scrollBars: WireMember<ScrollBarsPatch>
  /// The position of the cells of a grid in their track; default leading.
  package let alignment: WireMember<PresentationAlignment>

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
    kind = try reader.nullable("kind").choice()
    header = try reader.nullable("header").object()
    footer = try reader.nullable("footer").object()
    search = try reader.nullable("search").object()
    insets = try reader.nullable("insets").object()
    spacings = try reader.nullable("spacings").object()
    indicators = try reader.nullable("indicators").object()
    scrollBars = try reader.nullable("scrollBars").object()
    alignment = try reader.nullable("alignment").choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("header", header)
    writer.member("footer", footer)
    writer.member("search", search)
    writer.member("insets", insets)
    writer.member("spacings", spacings)
    writer.member("indicators", indicators)
    writer.member("scrollBars", scrollBars)
    writer.member("alignment", alignment)
  }
}

/// A patch of the header or footer.
package struct BarPatch: WireObject, Sendable {
  /// Whether it is drawn. The default is true; it is false for the header and footer of a headless
  /// view, and for a footer that updates do not include.
  package let isShown: WireMember<Bool>
  /// Default 0.
  package let height: WireMember<Double>
  /// Whether it is within the scrolled area; default: header and footer of a list.
  package let isInside: WireMember<Bool>
  /// Whether an inside bar stays at its edge while rows scroll below it; default false.
  package let floats: WireMember<Bool>

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
    isShown = try reader.nullable("shown").bool()
    height = try reader.nullable("height").length()
    isInside = try reader.nullable("inside").bool()
    floats = try reader.nullable("floats").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("shown", isShown)
    writer.member("height", height)
    writer.member("inside", isInside)
    writer.member("floats", floats)
  }
}

/// A patch of the search field's bar; inside and floats are false by default.
package struct SearchBarPatch: WireObject, Sendable {
  /// The bar.
  package let bar: BarPatch
  /// Default embedded; elsewhere the bar has no height. A search can be set wherever it is.
  package let placement: WireMember<SearchPlacement>
  /// The placeholder of the empty field; default null.
  package let placeholder: WireMember<WireText>

  /// Makes it of its members.
  package init(
    bar: BarPatch, placement: WireMember<SearchPlacement> = .absent,
    placeholder: WireMember<WireText> = .absent
  ) {
    self.bar = bar
    self.placement = placement
    self.placeholder = placeholder
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    bar = try BarPatch(from: &reader)
    placement = try reader.nullable("placement").choice()
    placeholder = try reader.nullableText("placeholder")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    bar.writeMembers(to: &writer)
    writer.member("placement", placement)
    writer.member("placeholder", placeholder) { $0.string($1) }
  }
}

/// Each is replaced as a whole.
package struct NamedInsetsPatch: WireObject, Sendable {
  /// The insets around something; default 0 at each side.
  package let table: WireMember<WireInsets>
  /// The insets around something; default 0 at each side.
  package let header: WireMember<WireInsets>
  /// The insets around something; default 0 at each side.
  package let footer: WireMember<WireInsets>
  /// The insets around something; default 0 at each side.
  package let row: WireMember<WireInsets>
  /// The insets around something; default 0 at each side.
  package let item: WireMember<WireInsets>

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
    table = try reader.nullable("table").object()
    header = try reader.nullable("header").object()
    footer = try reader.nullable("footer").object()
    row = try reader.nullable("row").object()
    item = try reader.nullable("item").object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("header", header)
    writer.member("footer", footer)
    writer.member("row", row)
    writer.member("item", item)
  }
}

/// The gaps between header and rows, and between rows and footer; default 0.
package struct SpacingsPatch: WireObject, Sendable {
  /// Between header and rows.
  package let header: WireMember<Double>
  /// Between rows and footer.
  package let footer: WireMember<Double>

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
package struct IndicatorsPatch: WireObject, Sendable {
  /// Default ▲.
  package let ascending: WireMember<WireText>
  /// Default ▼.
  package let descending: WireMember<WireText>
  /// Default empty: nothing is drawn.
  package let none: WireMember<WireText>
  /// The width of a header reserved for the indicator in every state, which is the default of
  /// sizing.headerPadding; default 0.
  package let width: WireMember<Double>
  /// Default true.
  package let inHeader: WireMember<Bool>
  /// Default false.
  package let inFooter: WireMember<Bool>

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
    width = try reader.nullable("width").length()
    inHeader = try reader.nullable("header").bool()
    inFooter = try reader.nullable("footer").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("ascending", ascending) { $0.string($1) }
    writer.member("descending", descending) { $0.string($1) }
    writer.member("none", none) { $0.string($1) }
    writer.member("width", width)
    writer.member("header", inHeader)
    writer.member("footer", inFooter)
  }
}

/// Default: both are shown.
package struct ScrollBarsPatch: WireObject, Sendable {
  /// Up and down.
  package let vertical: WireMember<Bool>
  /// Sideways.
  package let horizontal: WireMember<Bool>
  /// The minimum length of a thumb, in units; default 1.
  package let minimum: WireMember<Double>

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
    vertical = try reader.nullable("vertical").bool()
    horizontal = try reader.nullable("horizontal").bool()
    minimum = try reader.nullable("minimum").length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("vertical", vertical)
    writer.member("horizontal", horizontal)
    writer.member("minimum", minimum)
  }
}
