import JSONText

/// A patch of what stands beside all columns.
package struct InsetsPatch: WireObject, Hashable, Sendable {
  /// Before the first column.
  package var leading: WireMember<Double> = .absent
  /// After the last.
  package var trailing: WireMember<Double> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    leading = try reader.nullableLength("leading")
    trailing = try reader.nullableLength("trailing")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("leading", leading) { $0.number($1) }
    writer.member("trailing", trailing) { $0.number($1) }
  }
}

extension LayoutPatch {
  /// Reads what concerns the view's width.
  mutating func readAcross(_ reader: inout ParamsReader) throws(InvalidParams) {
    minimumWidth = try reader.nullableLength("minimumWidth")
    insets = try reader.nullable("insets").map { value throws(InvalidParams) in
      try value.object()
    }
    direction = try reader.nullable("direction").map { value throws(InvalidParams) in
      try value.choice()
    }
  }

  /// Writes what concerns the view's width.
  func writeAcross(to writer: inout JSONWriter) {
    writer.member("minimumWidth", minimumWidth) { $0.number($1) }
    writer.member("insets", insets) { $1.write(to: &$0) }
    writer.member("direction", direction) { $0.string($1.rawValue) }
  }
}

/// What of the columns is seen when a window begins.
package struct WireAcross: WireObject, Hashable, Sendable {
  /// How far the centre is scrolled.
  package var offset: Double
  /// How wide the frame is.
  package var extent: Double
  /// How far beside what is seen columns are held.
  package var overscan: Double?

  /// Sees so much of the columns.
  package init(offset: Double, extent: Double, overscan: Double? = nil) {
    self.offset = offset
    self.extent = extent
    self.overscan = overscan
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.optional("offset")?.offset() ?? 0
    extent = try reader.required("extent").length()
    overscan = try reader.optional("overscan")?.length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", number: offset)
    writer.member("extent", number: extent)
    writer.member("overscan", number: overscan)
  }
}

/// What of the columns is to be seen; what is absent stays.
package struct WireAcrossMove: WireObject, Hashable, Sendable {
  /// How far the centre is scrolled.
  package var offset: Double?
  /// Where the thumb of the scroll bar is to begin on its track; it comes before an offset.
  package var thumb: Double?
  /// How wide the frame is.
  package var extent: Double?
  /// How far beside what is seen columns are held.
  package var overscan: Double?
  /// A column to be shown; it comes before an offset.
  package var column: WireText?
  /// Where it is to stand; the shortest way by default.
  package var placement: ColumnPlacement?

  /// Scrolls to an offset.
  package init(offset: Double? = nil) {
    self.offset = offset
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    offset = try reader.optional("offset")?.offset()
    thumb = try reader.optional("thumb")?.contentOffset()
    extent = try reader.optional("extent")?.length()
    overscan = try reader.optional("overscan")?.length()
    column = try reader.optional("column")?.text()
    placement = try reader.optional("placement")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("offset", number: offset)
    writer.member("thumb", number: thumb)
    writer.member("extent", number: extent)
    writer.member("overscan", number: overscan)
    writer.member("column", column)
    writer.member("placement", placement)
  }
}

/// A place that a column is looked for at.
package struct WireAcrossPoint: WireObject, Hashable, Sendable {
  /// From the left of the group.
  package var x: Double
  /// The group; the centre by default.
  package var group: ColumnGroup?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    x = try reader.required("x").offset()
    group = try reader.optional("group")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("x", number: x)
    writer.member("group", group)
  }
}

extension ParamsValue {
  /// The greatest offset in units that is read.
  private static var offsetMax: Double { 1e12 }

  /// How far something is scrolled, in units.
  func offset() throws(InvalidParams) -> Double {
    try number(in: 0...Self.offsetMax, expected: "a number from 0 to 1e12")
  }
}
