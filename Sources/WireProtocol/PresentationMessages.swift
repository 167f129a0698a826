import JSONText

/// A patch of a bar: the header, the footer or the bar of the search field.
package struct BarPatch: WireObject, Hashable, Sendable {
  /// Whether the bar is visible.
  package var isShown: WireMember<Bool> = .absent
  /// The height of the bar, in units.
  package var height: WireMember<Double> = .absent
  /// Whether the bar is part of the scrolled area.
  package var isInside: WireMember<Bool> = .absent
  /// Whether the bar stays visible at its edge while rows scroll.
  package var floats: WireMember<Bool> = .absent

  /// An empty patch.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    isShown = try reader.nullableBool("shown")
    height = try reader.nullableLength("height")
    isInside = try reader.nullableBool("inside")
    floats = try reader.nullableBool("floats")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("shown", isShown) { $0.bool($1) }
    writer.member("height", height) { $0.number($1) }
    writer.member("inside", isInside) { $0.bool($1) }
    writer.member("floats", floats) { $0.bool($1) }
  }
}

/// A patch of the search field's bar.
package struct SearchBarPatch: WireObject, Hashable, Sendable {
  /// The bar.
  package var bar = BarPatch()
  /// The place of the field.
  package var placement: WireMember<SearchPlacement> = .absent
  /// The placeholder of the empty field.
  package var placeholder: WireMember<WireText> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    bar = try BarPatch(from: &reader)
    placement = try reader.nullable("placement").map { value throws(InvalidParams) in
      try value.choice()
    }
    placeholder = try reader.nullableText("placeholder")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    bar.writeMembers(to: &writer)
    writer.member("placement", placement) { $0.string($1.rawValue) }
    writer.member("placeholder", placeholder) { $0.string($1) }
  }
}

/// The insets around something, in units.
package struct WireInsets: WireObject, Hashable, Sendable {
  /// The inset above.
  package var top: Double?
  /// The inset at the leading side.
  package var leading: Double?
  /// The inset below.
  package var bottom: Double?
  /// The inset at the trailing side.
  package var trailing: Double?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    top = try reader.optional("top")?.length()
    leading = try reader.optional("leading")?.length()
    bottom = try reader.optional("bottom")?.length()
    trailing = try reader.optional("trailing")?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    if let top { writer.member("top", number: top) }
    if let leading { writer.member("leading", number: leading) }
    if let bottom { writer.member("bottom", number: bottom) }
    if let trailing { writer.member("trailing", number: trailing) }
  }
}

/// A patch of the insets by name; each is replaced as a whole.
package struct NamedInsetsPatch: WireObject, Hashable, Sendable {
  /// The insets of the view.
  package var table: WireMember<WireInsets> = .absent
  /// The insets of the header.
  package var header: WireMember<WireInsets> = .absent
  /// The insets of the footer.
  package var footer: WireMember<WireInsets> = .absent
  /// The insets of each row.
  package var row: WireMember<WireInsets> = .absent
  /// The insets of each item of a grid.
  package var item: WireMember<WireInsets> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    func insets(
      _ name: StaticString, _ reader: inout ParamsReader
    ) throws(InvalidParams) -> WireMember<WireInsets> {
      try reader.nullable(name).map { value throws(InvalidParams) in try value.object() }
    }
    table = try insets("table", &reader)
    header = try insets("header", &reader)
    footer = try insets("footer", &reader)
    row = try insets("row", &reader)
    item = try insets("item", &reader)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    for (name, insets) in [
      ("table", table), ("header", header), ("footer", footer), ("row", row), ("item", item),
    ] as [(StaticString, WireMember<WireInsets>)] {
      writer.member(name, insets) { $1.write(to: &$0) }
    }
  }
}

/// A patch of the gaps between header, rows and footer, in units.
package struct SpacingsPatch: WireObject, Hashable, Sendable {
  /// The gap between header and rows.
  package var header: WireMember<Double> = .absent
  /// The gap between rows and footer.
  package var footer: WireMember<Double> = .absent

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

/// A patch of the sort indicators.
package struct IndicatorsPatch: WireObject, Hashable, Sendable {
  /// The text or image name for ascending order.
  package var ascending: WireMember<WireText> = .absent
  /// The text or image name for descending order.
  package var descending: WireMember<WireText> = .absent
  /// The text or image name for an unsorted column.
  package var none: WireMember<WireText> = .absent
  /// The width reserved for the indicator in every state, in units.
  package var width: WireMember<Double> = .absent
  /// Whether headers have indicators.
  package var inHeader: WireMember<Bool> = .absent
  /// Whether footers have indicators.
  package var inFooter: WireMember<Bool> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    ascending = try reader.nullableText("ascending")
    descending = try reader.nullableText("descending")
    none = try reader.nullableText("none")
    width = try reader.nullableLength("width")
    inHeader = try reader.nullableBool("header")
    inFooter = try reader.nullableBool("footer")
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

/// A patch of the scroll bars.
package struct ScrollBarsPatch: WireObject, Hashable, Sendable {
  /// Whether the vertical scroll bar is visible.
  package var vertical: WireMember<Bool> = .absent
  /// Whether the horizontal scroll bar is visible.
  package var horizontal: WireMember<Bool> = .absent
  /// The minimum length of a thumb, in units.
  package var minimum: WireMember<Double> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    vertical = try reader.nullableBool("vertical")
    horizontal = try reader.nullableBool("horizontal")
    minimum = try reader.nullableLength("minimum")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("vertical", vertical) { $0.bool($1) }
    writer.member("horizontal", horizontal) { $0.bool($1) }
    writer.member("minimum", minimum) { $0.number($1) }
  }
}

/// A patch of a view's presentation.
package struct PresentationPatch: WireObject, Hashable, Sendable {
  /// The visual form of rows.
  package var kind: WireMember<PresentationKind> = .absent
  /// The header bar, merged.
  package var header: WireMember<BarPatch> = .absent
  /// The footer bar, merged.
  package var footer: WireMember<BarPatch> = .absent
  /// The bar of the search field, merged.
  package var search: WireMember<SearchBarPatch> = .absent
  /// The insets, merged by name.
  package var insets: WireMember<NamedInsetsPatch> = .absent
  /// The gaps between header, rows and footer, merged.
  package var spacings: WireMember<SpacingsPatch> = .absent
  /// The sort indicators, merged.
  package var indicators: WireMember<IndicatorsPatch> = .absent
  /// The scroll bars, merged.
  package var scrollBars: WireMember<ScrollBarsPatch> = .absent
  /// The alignment of cells in their track.
  package var alignment: WireMember<PresentationAlignment> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    func part<Part: WireObject>(
      _ name: StaticString, _ reader: inout ParamsReader
    ) throws(InvalidParams) -> WireMember<Part> {
      try reader.nullable(name).map { value throws(InvalidParams) in try value.object() }
    }
    func choice<Choice: ContractWord>(
      _ name: StaticString, _ reader: inout ParamsReader
    ) throws(InvalidParams) -> WireMember<Choice> {
      try reader.nullable(name).map { value throws(InvalidParams) in try value.choice() }
    }
    kind = try choice("kind", &reader)
    header = try part("header", &reader)
    footer = try part("footer", &reader)
    search = try part("search", &reader)
    insets = try part("insets", &reader)
    spacings = try part("spacings", &reader)
    indicators = try part("indicators", &reader)
    scrollBars = try part("scrollBars", &reader)
    alignment = try choice("alignment", &reader)
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

extension ParamsValue {
  /// A length in units that can be negative.
  fileprivate func signedLength() throws(InvalidParams) -> Double {
    let expected = "a number from -16777216 to 16777216"
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let number = view.double, -16_777_216...16_777_216 ~= number else {
      throw mismatch(expected, spelled: true)
    }
    return number
  }
}
