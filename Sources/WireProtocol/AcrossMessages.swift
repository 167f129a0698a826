import JSONText

/// A patch of the horizontal insets around all columns, in units.
package struct InsetsPatch: WireObject, Hashable, Sendable {
  /// The inset before the first column.
  package var leading: WireMember<Double> = .absent
  /// The inset after the last column.
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
  /// Reads the members about the view's width.
  mutating func readAcross(_ reader: inout ParamsReader) throws(InvalidParams) {
    minimumWidth = try reader.nullableLength("minimumWidth")
    insets = try reader.nullable("insets").map { value throws(InvalidParams) in
      try value.object()
    }
    direction = try reader.nullable("direction").map { value throws(InvalidParams) in
      try value.choice()
    }
  }

  /// Writes the members about the view's width.
  func writeAcross(to writer: inout JSONWriter) {
    writer.member("minimumWidth", minimumWidth) { $0.number($1) }
    writer.member("insets", insets) { $1.write(to: &$0) }
    writer.member("direction", direction) { $0.string($1.rawValue) }
  }
}

/// The initial horizontal window of a subscription.
package struct WireAcross: WireObject, Hashable, Sendable {
  /// The scroll offset of the centre, in units.
  package var offset: Double
  /// The width of the frame, in units.
  package var extent: Double
  /// The overscan: columns within this distance of the visible part are also sent.
  package var overscan: Double?

  /// A horizontal window.
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

extension ParamsValue {
  /// The maximum offset accepted, in units.
  private static var offsetMax: Double { 1e12 }

  /// A scroll offset in units.
  func offset() throws(InvalidParams) -> Double {
    try number(in: 0...Self.offsetMax, expected: "a number from 0 to 1e12")
  }
}
