// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A patch of the sizing of columns; null: the default.
package struct SizingPatch: WireObject, Sendable {
  /// The method that determines the width; default maximum.
  package var mode: WireMember<WireWidthMode> = .absent
  /// The minimum width; default 0.
  package var minimum: WireMember<Double> = .absent
  /// The maximum width, which takes precedence over the minimum; default none.
  package var maximum: WireMember<Double> = .absent
  /// The width added to the measured content; default 0.
  package var padding: WireMember<Double> = .absent
  /// The width added to the header's text, for margins and an indicator; default 0.
  package var headerPadding: WireMember<Double> = .absent
  /// Whether a column is at least as wide as its header, even above its maximum; default true.
  package var fitsHeader: WireMember<Bool> = .absent
  /// Whether a column is at least as wide as its footer, even above its maximum; default false.
  package var fitsFooter: WireMember<Bool> = .absent
  /// Whether the width of each cell's text is rounded up to a whole unit; default false.
  package var isWhole: WireMember<Bool> = .absent

  /// Makes it of its members.
  package init(
    mode: WireMember<WireWidthMode> = .absent, minimum: WireMember<Double> = .absent,
    maximum: WireMember<Double> = .absent, padding: WireMember<Double> = .absent,
    headerPadding: WireMember<Double> = .absent, fitsHeader: WireMember<Bool> = .absent,
    fitsFooter: WireMember<Bool> = .absent, isWhole: WireMember<Bool> = .absent
  ) {
    self.mode = mode
    self.minimum = minimum
    self.maximum = maximum
    self.padding = padding
    self.headerPadding = headerPadding
    self.fitsHeader = fitsHeader
    self.fitsFooter = fitsFooter
    self.isWhole = isWhole
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    mode = try reader.nullable("mode").union()
    minimum = try reader.nullable("minimum").length()
    maximum = try reader.nullable("maximum").length()
    padding = try reader.nullable("padding").length()
    headerPadding = try reader.nullable("headerPadding").length()
    fitsHeader = try reader.nullable("header").bool()
    fitsFooter = try reader.nullable("footer").bool()
    isWhole = try reader.nullable("whole").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("mode", mode)
    writer.member("minimum", minimum)
    writer.member("maximum", maximum)
    writer.member("padding", padding)
    writer.member("headerPadding", headerPadding)
    writer.member("header", fitsHeader)
    writer.member("footer", fitsFooter)
    writer.member("whole", isWhole)
  }
}

/// A patch of the sizing of one column; null: as for all columns.
package struct ColumnSizingPatch: WireObject, Sendable {
  /// The sizing that all columns can have.
  package var sizing: SizingPatch
  /// The width set by the user, which takes precedence over everything else; null: none.
  package var width: WireMember<Double> = .absent
  /// The gap between this column and the next, instead of the common one; null: the common one.
  package var spacing: WireMember<Double> = .absent

  /// Makes it of its members.
  package init(
    sizing: SizingPatch, width: WireMember<Double> = .absent, spacing: WireMember<Double> = .absent
  ) {
    self.sizing = sizing
    self.width = width
    self.spacing = spacing
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    sizing = try SizingPatch(from: &reader)
    width = try reader.nullable("width").length()
    spacing = try reader.nullable("spacing").length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    sizing.writeMembers(to: &writer)
    writer.member("width", width)
    writer.member("spacing", spacing)
  }
}

/// The method that determines the width of a column. Methods that measure cells add padding.
package enum WireWidthMode: WireUnion {
  /// The widest cell of all rows.
  case maximum
  /// An estimate: the mean number of characters of all cells multiplied by an advance.
  case average(advance: Double)
  /// The widest cell of a sample of at most `size` evenly spread rows; 0: all rows.
  case sampled(size: Int)
  /// The widest cell of a sample of at most `size` evenly spread rows, measured by the client
  /// (cell/measure).
  case client(size: Int)
  /// A percentile of the widths of a sample.
  case percentile(share: Double, size: Int)
  /// The larger of average and sampled.
  case hybrid(size: Int, advance: Double)
  /// A content width, to which padding is added.
  case padded(width: Double)
  /// A fixed width, without padding.
  case fixed(width: Double)
  /// A share of the frame's width, without padding.
  case fraction(share: Double)
  /// An equal part of the frame's remaining width.
  case flexible
  /// As flexible, in as many tracks of the minimum width as fit.
  case adaptive

  private enum Kind: String, ContractWord {
    case maximum, average, sampled, client, percentile, hybrid, padded, fixed, fraction, flexible,
      adaptive
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .maximum: self = .maximum
    case .average:
      let advance: Double = try reader.required("advance").number(
        in: 0...65536, expected: "a number from 0 to 65536")
      self = .average(advance: advance)
    case .sampled:
      let size: Int = try reader.required("size").integer(
        in: 0...10000, expected: "an integer from 0 to 10000")
      self = .sampled(size: size)
    case .client:
      let size: Int = try reader.required("size").integer(
        in: 1...10000, expected: "an integer from 1 to 10000")
      self = .client(size: size)
    case .percentile:
      let share: Double = try reader.required("share").number(
        in: 0...1, expected: "a number from 0 to 1")
      let size: Int = try reader.required("size").integer(
        in: 0...10000, expected: "an integer from 0 to 10000")
      self = .percentile(share: share, size: size)
    case .hybrid:
      let size: Int = try reader.required("size").integer(
        in: 0...10000, expected: "an integer from 0 to 10000")
      let advance: Double = try reader.required("advance").number(
        in: 0...65536, expected: "a number from 0 to 65536")
      self = .hybrid(size: size, advance: advance)
    case .padded:
      let width: Double = try reader.required("width").length()
      self = .padded(width: width)
    case .fixed:
      let width: Double = try reader.required("width").length()
      self = .fixed(width: width)
    case .fraction:
      let share: Double = try reader.required("share").number(
        in: 0...1, expected: "a number from 0 to 1")
      self = .fraction(share: share)
    case .flexible: self = .flexible
    case .adaptive: self = .adaptive
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .maximum: writer.member("kind", Kind.maximum)
    case .average(let advance):
      writer.member("kind", Kind.average)
      writer.member("advance", number: advance)
    case .sampled(let size):
      writer.member("kind", Kind.sampled)
      writer.member("size", size)
    case .client(let size):
      writer.member("kind", Kind.client)
      writer.member("size", size)
    case .percentile(let share, let size):
      writer.member("kind", Kind.percentile)
      writer.member("share", number: share)
      writer.member("size", size)
    case .hybrid(let size, let advance):
      writer.member("kind", Kind.hybrid)
      writer.member("size", size)
      writer.member("advance", number: advance)
    case .padded(let width):
      writer.member("kind", Kind.padded)
      writer.member("width", number: width)
    case .fixed(let width):
      writer.member("kind", Kind.fixed)
      writer.member("width", number: width)
    case .fraction(let share):
      writer.member("kind", Kind.fraction)
      writer.member("share", number: share)
    case .flexible: writer.member("kind", Kind.flexible)
    case .adaptive: writer.member("kind", Kind.adaptive)
    }
    writer.endObject()
  }
}
