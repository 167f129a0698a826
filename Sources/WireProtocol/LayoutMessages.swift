import JSONText

/// The method by which the width of a column is determined, one object by `kind`. Lengths are in
/// units.
package enum WireWidthMode: WireObject, Hashable, Sendable {
  /// The width of the widest cell.
  case maximum
  /// The mean number of characters multiplied by an advance.
  case average(advance: Double)
  /// The width of the widest cell of a sample.
  case sampled(size: Int)
  /// A percentile of the widths of a sample.
  case percentile(share: Double, size: Int)
  /// The larger of the mean width and the widest cell of a sample.
  case hybrid(size: Int, advance: Double)
  /// A content width, to which padding is added.
  case padded(width: Double)
  /// A fixed width.
  case fixed(width: Double)
  /// A share of the frame's width.
  case fraction(share: Double)
  /// An equal part of the frame's remaining width.
  case flexible
  /// As `flexible`, in tracks.
  case adaptive
  /// The widest cell of a sample, as measured by the client.
  case client(size: Int)

  /// The maximum sample size.
  package static let sampleMax = 10_000

  private enum Kind: String, ContractWord {
    case maximum, average, sampled, percentile, hybrid, padded, fixed, fraction, flexible, adaptive
    case client
  }

  /// Reads the members of the kind.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let kind: Kind = try reader.required("kind").choice()
    switch kind {
    case .maximum: self = .maximum
    case .average: self = .average(advance: try reader.required("advance").advance())
    case .sampled: self = .sampled(size: try Self.size(&reader))
    case .percentile:
      self = .percentile(
        share: try reader.required("share").share(), size: try Self.size(&reader))
    case .hybrid:
      self = .hybrid(
        size: try Self.size(&reader), advance: try reader.required("advance").advance())
    case .padded: self = .padded(width: try reader.required("width").length())
    case .fixed: self = .fixed(width: try reader.required("width").length())
    case .fraction: self = .fraction(share: try reader.required("share").share())
    case .flexible: self = .flexible
    case .adaptive: self = .adaptive
    case .client:
      self = .client(
        size: try reader.required("size").integer(
          in: 1...Self.sampleMax, expected: "an integer from 1 to 10000"))
    }
  }

  private static func size(_ reader: inout ParamsReader) throws(InvalidParams) -> Int {
    try reader.required("size").integer(
      in: 0...sampleMax, expected: "an integer from 0 to 10000")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    func write(_ kind: Kind, _ numbers: (StaticString, Double)...) {
      writer.member("kind", kind)
      for (name, number) in numbers { writer.member(name, number: number) }
    }
    switch self {
    case .maximum: write(.maximum)
    case .average(let advance): write(.average, ("advance", advance))
    case .sampled(let size): write(.sampled, ("size", Double(size)))
    case .percentile(let share, let size):
      write(.percentile, ("share", share), ("size", Double(size)))
    case .hybrid(let size, let advance):
      write(.hybrid, ("size", Double(size)), ("advance", advance))
    case .padded(let width): write(.padded, ("width", width))
    case .fixed(let width): write(.fixed, ("width", width))
    case .fraction(let share): write(.fraction, ("share", share))
    case .flexible: write(.flexible)
    case .adaptive: write(.adaptive)
    case .client(let size): write(.client, ("size", Double(size)))
    }
  }
}

/// A patch of column sizing. Lengths are in units.
package struct SizingPatch: WireObject, Hashable, Sendable {
  /// The method, replaced as a whole.
  package var mode: WireMember<WireWidthMode> = .absent
  /// The minimum width.
  package var minimum: WireMember<Double> = .absent
  /// The maximum width.
  package var maximum: WireMember<Double> = .absent
  /// The horizontal padding of the content.
  package var padding: WireMember<Double> = .absent
  /// The horizontal padding of the header's text.
  package var headerPadding: WireMember<Double> = .absent
  /// Whether a column is at least as wide as its header.
  package var fitsHeader: WireMember<Bool> = .absent
  /// Whether a column is at least as wide as its footer.
  package var fitsFooter: WireMember<Bool> = .absent
  /// Whether cell widths are rounded up to whole units.
  package var isWhole: WireMember<Bool> = .absent
  /// The width set by the user; of single columns only.
  package var width: WireMember<Double> = .absent
  /// The gap between the column and the next one; of single columns only.
  package var spacing: WireMember<Double> = .absent

  /// An empty patch.
  package init() {}

  /// Reads the members that apply to all columns.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    mode = try reader.nullable("mode").map { value throws(InvalidParams) in try value.object() }
    minimum = try reader.nullableLength("minimum")
    maximum = try reader.nullableLength("maximum")
    padding = try reader.nullableLength("padding")
    headerPadding = try reader.nullableLength("headerPadding")
    fitsHeader = try reader.nullableBool("header")
    fitsFooter = try reader.nullableBool("footer")
    isWhole = try reader.nullableBool("whole")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("mode", mode) { $1.write(to: &$0) }
    writer.member("minimum", minimum) { $0.number($1) }
    writer.member("maximum", maximum) { $0.number($1) }
    writer.member("padding", padding) { $0.number($1) }
    writer.member("headerPadding", headerPadding) { $0.number($1) }
    writer.member("header", fitsHeader) { $0.bool($1) }
    writer.member("footer", fitsFooter) { $0.bool($1) }
    writer.member("whole", isWhole) { $0.bool($1) }
    writer.member("width", width) { $0.number($1) }
    writer.member("spacing", spacing) { $0.number($1) }
  }
}

/// A patch of one column's sizing.
package struct ColumnSizingPatch: WireObject, Hashable, Sendable {
  /// The patch.
  package var sizing: SizingPatch

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    sizing = try SizingPatch(from: &reader)
    sizing.width = try reader.nullableLength("width")
    sizing.spacing = try reader.nullableLength("spacing")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) { sizing.writeMembers(to: &writer) }
}

/// A patch of the number of fixed columns.
package struct FixedPatch: WireObject, Hashable, Sendable {
  /// The number of fixed columns at the leading side.
  package var leading: WireMember<Int> = .absent
  /// The number of fixed columns at the trailing side.
  package var trailing: WireMember<Int> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    leading = try reader.nullable("leading").map { value throws(InvalidParams) in
      try value.count()
    }
    trailing = try reader.nullable("trailing").map { value throws(InvalidParams) in
      try value.count()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("leading", leading) { $0.int($1) }
    writer.member("trailing", trailing) { $0.int($1) }
  }
}

/// A patch of a view's layout.
package struct LayoutPatch: WireObject, Sendable {
  /// The text measurer, replaced as a whole.
  package var measurer: WireMember<WireMeasurer> = .absent
  /// The width of the view's frame.
  package var frame: WireMember<Double> = .absent
  /// The minimum width of the content.
  package var minimumWidth: WireMember<Double> = .absent
  /// The horizontal insets around all columns, merged.
  package var insets: WireMember<InsetsPatch> = .absent
  /// The side at which columns begin.
  package var direction: WireMember<LayoutDirection> = .absent
  /// The gap between two columns.
  package var spacing: WireMember<Double> = .absent
  /// Whether columns grow to fill the frame.
  package var scales: WireMember<Bool> = .absent
  /// Whether a column keeps its measured width instead of being measured again.
  package var locks: WireMember<Bool> = .absent
  /// The number of fixed columns at each side, merged.
  package var fixed: WireMember<FixedPatch> = .absent
  /// The heights of the entries, merged.
  package var rows: WireMember<RowSizingPatch> = .absent
  /// The layout of entries as items of a collection, merged; null: entries are stacked vertically.
  package var items: WireMember<ItemSizingPatch> = .absent
  /// The sizing of all columns, merged.
  package var sizing: WireMember<SizingPatch> = .absent
  /// The sizing of single columns by id, merged.
  package var columns: WireMember<[WireNamed<ColumnSizingPatch?>]> = .absent

  /// An empty patch.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    measurer = try reader.nullable("measurer").map { value throws(InvalidParams) in
      try value.object()
    }
    frame = try reader.nullableLength("frame")
    try readAcross(&reader)
    spacing = try reader.nullableLength("spacing")
    scales = try reader.nullableBool("scale")
    locks = try reader.nullableBool("lock")
    fixed = try reader.nullable("fixed").map { value throws(InvalidParams) in
      try value.object()
    }
    rows = try reader.nullable("rows").map { value throws(InvalidParams) in
      try value.object()
    }
    items = try reader.nullable("items").map { value throws(InvalidParams) in
      try value.object()
    }
    sizing = try reader.nullable("sizing").map { value throws(InvalidParams) in
      try value.object()
    }
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("measurer", measurer) { $1.write(to: &$0) }
    writer.member("frame", frame) { $0.number($1) }
    writeAcross(to: &writer)
    writer.member("spacing", spacing) { $0.number($1) }
    writer.member("scale", scales) { $0.bool($1) }
    writer.member("lock", locks) { $0.bool($1) }
    writer.member("fixed", fixed) { $1.write(to: &$0) }
    writer.member("rows", rows) { $1.write(to: &$0) }
    writer.member("items", items) { $1.write(to: &$0) }
    writer.member("sizing", sizing) { $1.write(to: &$0) }
    writer.member("columns", columns) { writer, columns in
      writer.beginObject()
      for column in columns {
        writer.name(column.id)
        if let patch = column.value { patch.write(to: &writer) } else { writer.null() }
      }
      writer.endObject()
    }
  }
}

extension LayoutPatch: Hashable {
  /// Whether both patches have the same JSON text.
  package static func == (first: LayoutPatch, second: LayoutPatch) -> Bool {
    first.encoded == second.encoded
  }

  /// Hashes the JSON text.
  package func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}

extension ParamsReader {
  /// A member that is a length in units, null or absent.
  mutating func nullableLength(
    _ name: StaticString
  ) throws(InvalidParams) -> WireMember<Double> {
    try nullable(name).map { value throws(InvalidParams) in try value.length() }
  }

  /// A member that is a boolean, null or absent.
  mutating func nullableBool(
    _ name: StaticString
  ) throws(InvalidParams) -> WireMember<Bool> {
    try nullable(name).map { value throws(InvalidParams) in try value.bool() }
  }
}

extension ParamsValue {
  /// A share from 0 to 1.
  func share() throws(InvalidParams) -> Double {
    try number(in: 0...1, expected: "a number from 0 to 1")
  }
}
