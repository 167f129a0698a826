import JSONText

/// A patch of a bar: the header, the footer or the search field's.
package struct BarPatch: WireObject, Hashable, Sendable {
  /// Whether it is drawn.
  package var isShown: WireMember<Bool> = .absent
  /// How high it is.
  package var height: WireMember<Double> = .absent
  /// Whether it takes part in the scrolled area.
  package var isInside: WireMember<Bool> = .absent
  /// Whether it stays at its edge.
  package var floats: WireMember<Bool> = .absent

  /// Changes nothing.
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
  /// Where the field is.
  package var placement: WireMember<SearchPlacement> = .absent
  /// What it shows while nothing is searched for.
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

/// What stands around something.
package struct WireInsets: WireObject, Hashable, Sendable {
  /// Above it.
  package var top: Double?
  /// Where reading begins.
  package var leading: Double?
  /// Below it.
  package var bottom: Double?
  /// At the other side.
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

/// A patch of the insets by name; each is replaced whole.
package struct NamedInsetsPatch: WireObject, Hashable, Sendable {
  /// Of all of the view.
  package var table: WireMember<WireInsets> = .absent
  /// Of the header.
  package var header: WireMember<WireInsets> = .absent
  /// Of the footer.
  package var footer: WireMember<WireInsets> = .absent
  /// Of each row.
  package var row: WireMember<WireInsets> = .absent
  /// Of each item of a grid.
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

/// A patch of what stands between header, rows and footer.
package struct SpacingsPatch: WireObject, Hashable, Sendable {
  /// Between header and rows.
  package var header: WireMember<Double> = .absent
  /// Between rows and footer.
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

/// A patch of what tells how columns are sorted.
package struct IndicatorsPatch: WireObject, Hashable, Sendable {
  /// A text or name.
  package var ascending: WireMember<WireText> = .absent
  /// A text or name.
  package var descending: WireMember<WireText> = .absent
  /// A text or name.
  package var none: WireMember<WireText> = .absent
  /// The width that is kept in every state.
  package var width: WireMember<Double> = .absent
  /// Whether headers have them.
  package var inHeader: WireMember<Bool> = .absent
  /// Whether footers have them.
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

/// A patch of which scroll bars are shown.
package struct ScrollBarsPatch: WireObject, Hashable, Sendable {
  /// Up and down.
  package var vertical: WireMember<Bool> = .absent
  /// Sideways.
  package var horizontal: WireMember<Bool> = .absent
  /// How long their thumbs are at least, in units.
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

/// A patch of how a view is presented.
package struct PresentationPatch: WireObject, Hashable, Sendable {
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
  /// Where cells stand in their track.
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
  /// A number of units that may be negative.
  fileprivate func signedLength() throws(InvalidParams) -> Double {
    let expected = "a number from -16777216 to 16777216"
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let number = view.double, -16_777_216...16_777_216 ~= number else {
      throw mismatch(expected, spelled: true)
    }
    return number
  }
}
