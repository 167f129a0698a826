import JSONText

/// A patch of the item layout: the entries of a view as items of a collection. Lengths are in
/// units.
package struct ItemSizingPatch: WireObject, Hashable, Sendable {
  /// The size of items without a declared size.
  package struct Size: WireObject, Hashable, Sendable {
    /// The width; null: the width of a line.
    package var width: WireMember<Double> = .absent
    /// The height; null: the height of a line of text.
    package var height: WireMember<Double> = .absent

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      width = try reader.nullableLength("width")
      height = try reader.nullableLength("height")
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("width", width) { $0.number($1) }
      writer.member("height", height) { $0.number($1) }
    }
  }

  /// The flow of the items.
  package var direction: WireMember<ItemDirection> = .absent
  /// The size of items without a declared size, merged.
  package var size: WireMember<Size> = .absent
  /// The number of items in each line, replaced as a whole; null: as many as fit.
  package var perLine: WireMember<[Int]> = .absent
  /// The gap between two items of a line.
  package var spacing: WireMember<Double> = .absent
  /// The gap between two lines.
  package var lineSpacing: WireMember<Double> = .absent
  /// The insets around all items, replaced as a whole.
  package var insets: WireMember<WireInsets> = .absent

  /// The maximum number of lines with their own number of items.
  package static let linesMax = 1000
  /// The maximum number of items per line.
  package static let perLineMax = 10_000

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    direction = try reader.nullable("direction").map { value throws(InvalidParams) in
      try value.choice()
    }
    size = try reader.nullable("size").map { value throws(InvalidParams) in try value.object() }
    perLine = try reader.nullable("perLine").map { value throws(InvalidParams) in
      var counts: [Int] = []
      for element in try value.elements() {
        guard counts.count < Self.linesMax else { throw value.mismatch("at most 1000 numbers") }
        counts.append(
          try ParamsValue.present(element).integer(
            in: 1...Self.perLineMax, expected: "an integer from 1 to 10000"))
      }
      guard !counts.isEmpty else { throw value.mismatch("1 to 1000 numbers") }
      return counts
    }
    spacing = try reader.nullableLength("spacing")
    lineSpacing = try reader.nullableLength("lineSpacing")
    insets = try reader.nullable("insets").map { value throws(InvalidParams) in
      try value.object()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("direction", direction) { $0.string($1.rawValue) }
    writer.member("size", size) { $1.write(to: &$0) }
    writer.member("perLine", perLine) { writer, counts in
      writer.beginArray()
      for count in counts { writer.int(count) }
      writer.endArray()
    }
    writer.member("spacing", spacing) { $0.number($1) }
    writer.member("lineSpacing", lineSpacing) { $0.number($1) }
    writer.member("insets", insets) { $1.write(to: &$0) }
  }
}
