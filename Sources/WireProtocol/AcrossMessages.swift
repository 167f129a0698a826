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

extension ParamsValue {
  /// The greatest offset in units that is read.
  private static var offsetMax: Double { 1e12 }

  /// How far something is scrolled, in units.
  func offset() throws(InvalidParams) -> Double {
    try number(in: 0...Self.offsetMax, expected: "a number from 0 to 1e12")
  }
}
