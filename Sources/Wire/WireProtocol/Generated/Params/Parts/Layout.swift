// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The insets before the first column and after the last; default 0.
package struct InsetsPatch: WireObject, Sendable {
  /// The leading.
  package let leading: WireMember<Double>
  /// The trailing.
  package let trailing: WireMember<Double>

  /// Makes it of its members.
  package init(leading: WireMember<Double> = .absent, trailing: WireMember<Double> = .absent) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    leading = try reader.nullable("leading").length()
    trailing = try reader.nullable("trailing").length()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("leading", leading)
    writer.member("trailing", trailing)
  }
}

/// The number of visible columns that do not scroll. If there are too few columns, the leading ones
/// take precedence.
package struct FixedPatch: WireObject, Sendable {
  /// The leading.
  package let leading: WireMember<Int>
  /// The trailing.
  package let trailing: WireMember<Int>

  /// Makes it of its members.
  package init(leading: WireMember<Int> = .absent, trailing: WireMember<Int> = .absent) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    leading = try reader.nullable("leading").count()
    trailing = try reader.nullable("trailing").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("leading", leading)
    writer.member("trailing", trailing)
  }
}

/// A patch of a state's layout; {} requests a layout with all defaults.
package struct LayoutPatch: WireObject, Sendable {
  /// Replaced as a whole; null: terminal cells.
  package var measurer: WireMember<WireMeasurer> = .absent
  /// The width of the view's frame; null: unknown.
  package var frame: WireMember<Double> = .absent
  /// The minimum width of the content, independent of the frame; default 0.
  package var minimumWidth: WireMember<Double> = .absent
  /// The insets before the first column and after the last; default 0.
  package var insets: WireMember<InsetsPatch> = .absent
  /// The side at which columns begin; default ltr, the left.
  package var direction: WireMember<LayoutDirection> = .absent
  /// The gap between two columns; default 0.
  package var spacing: WireMember<Double> = .absent
  /// Whether columns grow in proportion to fill the frame; default false.
  package var scales: WireMember<Bool> = .absent
  /// Whether measured column widths are kept instead of measured again, once all rows (at least
  /// one) have been measured; default false.
  package var locks: WireMember<Bool> = .absent
  /// The number of visible columns that do not scroll. If there are too few columns, the leading
  /// ones take precedence.
  package var fixed: WireMember<FixedPatch> = .absent
  /// A patch of the heights of entries; {}: every entry has the height of a line.
  package var rows: WireMember<RowSizingPatch> = .absent
  /// The layout of entries as items of a collection, which takes precedence over `rows`; null
  /// (default): entries are stacked vertically.
  package var items: WireMember<ItemSizingPatch> = .absent
  /// A patch of the sizing of columns; null: the default.
  package var sizing: WireMember<SizingPatch> = .absent
  /// The sizing of single columns by id; null: none.
  package var columns: WireMember<[WireNamed<ColumnSizingPatch?>]> = .absent

  /// Makes it of its members.
  package init(
    measurer: WireMember<WireMeasurer> = .absent, frame: WireMember<Double> = .absent,
    minimumWidth: WireMember<Double> = .absent, insets: WireMember<InsetsPatch> = .absent,
    direction: WireMember<LayoutDirection> = .absent, spacing: WireMember<Double> = .absent,
    scales: WireMember<Bool> = .absent, locks: WireMember<Bool> = .absent,
    fixed: WireMember<FixedPatch> = .absent, rows: WireMember<RowSizingPatch> = .absent,
    items: WireMember<ItemSizingPatch> = .absent, sizing: WireMember<SizingPatch> = .absent,
    columns: WireMember<[WireNamed<ColumnSizingPatch?>]> = .absent
  ) {
    self.measurer = measurer
    self.frame = frame
    self.minimumWidth = minimumWidth
    self.insets = insets
    self.direction = direction
    self.spacing = spacing
    self.scales = scales
    self.locks = locks
    self.fixed = fixed
    self.rows = rows
    self.items = items
    self.sizing = sizing
    self.columns = columns
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    measurer = try reader.nullable("measurer").union()
    frame = try reader.nullable("frame").length()
    minimumWidth = try reader.nullable("minimumWidth").length()
    insets = try reader.nullable("insets").object()
    direction = try reader.nullable("direction").choice()
    spacing = try reader.nullable("spacing").length()
    scales = try reader.nullable("scale").bool()
    locks = try reader.nullable("lock").bool()
    fixed = try reader.nullable("fixed").object()
    rows = try reader.nullable("rows").object()
    items = try reader.nullable("items").object()
    sizing = try reader.nullable("sizing").object()
    columns = try reader.nullable("columns").map { value throws(InvalidParams) in
      try value.nullableNamed()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("measurer", measurer)
    writer.member("frame", frame)
    writer.member("minimumWidth", minimumWidth)
    writer.member("insets", insets)
    writer.member("direction", direction)
    writer.member("spacing", spacing)
    writer.member("scale", scales)
    writer.member("lock", locks)
    writer.member("fixed", fixed)
    writer.member("rows", rows)
    writer.member("items", items)
    writer.member("sizing", sizing)
    writer.member("columns", columns) { $0.nullableEntries($1) }
  }
}

extension ItemSizingPatch {
  /// The size of items without a declared size.
  package struct Size: WireObject, Sendable {
    /// The width.
    package let width: WireMember<Double>
    /// The height.
    package let height: WireMember<Double>

    /// Makes it of its members.
    package init(width: WireMember<Double> = .absent, height: WireMember<Double> = .absent) {
      self.width = width
      self.height = height
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      width = try reader.nullable("width").length()
      height = try reader.nullable("height").length()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("width", width)
      writer.member("height", height)
    }
  }
}

/// A patch of the item layout; {}: each item has a line of its own and the width of that line.
package struct ItemSizingPatch: WireObject, Sendable {
  /// Lines of the frame's width, one below the other (default), or one horizontal line that scrolls
  /// sideways.
  package let direction: WireMember<ItemDirection>
  /// The size of items without a declared size; null (default): the width of a line, the height of
  /// a line of text.
  package let size: WireMember<ItemSizingPatch.Size>
  /// The number of items that share the width of each line of a section, replaced as a whole. The
  /// last number also applies to all further lines. null (default): as many as fit.
  package let perLine: WireMember<[Int]>
  /// The gap between two items of a line; default 0.
  package let spacing: WireMember<Double>
  /// The gap between two lines; default 0.
  package let lineSpacing: WireMember<Double>
  /// The insets around all items, replaced as a whole; null: none.
  package let insets: WireMember<WireInsets>

  /// Makes it of its members.
  package init(
    direction: WireMember<ItemDirection> = .absent,
    size: WireMember<ItemSizingPatch.Size> = .absent, perLine: WireMember<[Int]> = .absent,
    spacing: WireMember<Double> = .absent, lineSpacing: WireMember<Double> = .absent,
    insets: WireMember<WireInsets> = .absent
  ) {
    self.direction = direction
    self.size = size
    self.perLine = perLine
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.insets = insets
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    direction = try reader.nullable("direction").choice()
    size = try reader.nullable("size").object()
    perLine = try reader.nullable("perLine").map { value throws(InvalidParams) in
      try value.list(of: 1...1000, expected: "1 to 1000 numbers") { value throws(InvalidParams) in
        try value.integer(in: 1...10000, expected: "an integer from 1 to 10000")
      }
    }
    spacing = try reader.nullable("spacing").length()
    lineSpacing = try reader.nullable("lineSpacing").length()
    insets = try reader.nullable("insets").object()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("direction", direction)
    writer.member("size", size)
    writer.member("perLine", perLine) { $0.list($1) { $0.int($1) } }
    writer.member("spacing", spacing)
    writer.member("lineSpacing", lineSpacing)
    writer.member("insets", insets)
  }
}

/// A patch of the heights of entries; {}: every entry has the height of a line.
package struct RowSizingPatch: WireObject, Sendable {
  /// The height of rows without a declared height; null (default): determined by their texts.
  package var height: WireMember<Double> = .absent
  /// Texts are wrapped at the width of their column; default false: a row has one line.
  package var wraps: WireMember<Bool> = .absent
  /// The maximum number of lines that count; default: all.
  package var linesMax: WireMember<Int> = .absent
  /// The part of a column's width that is not available to its texts; default 0.
  package var inset: WireMember<Double> = .absent
  /// The height added to that of the lines; default 0.
  package var padding: WireMember<Double> = .absent
  /// The minimum height determined by texts; default 0.
  package var minimum: WireMember<Double> = .absent
  /// The maximum height determined by texts, which takes precedence over the minimum; default none.
  package var maximum: WireMember<Double> = .absent
  /// The height of the lines is rounded up to a whole unit; default false.
  package var isWhole: WireMember<Bool> = .absent
  /// The gap between two entries; default 0.
  package var spacing: WireMember<Double> = .absent
  /// Rows of large tables that no window shows are measured, too; default true.
  package var measuresAll: WireMember<Bool> = .absent
  /// The time without changes before background measuring starts, in milliseconds; default 50.
  package var quiet: WireMember<Int> = .absent
  /// By whom: the daemon (default), or the client, asked with cell/measure.
  package var measurer: WireMember<RowMeasurer> = .absent
  /// The time limit for the client's answer, in milliseconds; default 10000.
  package var deadline: WireMember<Int> = .absent

  /// Makes it of its members.
  package init(
    height: WireMember<Double> = .absent, wraps: WireMember<Bool> = .absent,
    linesMax: WireMember<Int> = .absent, inset: WireMember<Double> = .absent,
    padding: WireMember<Double> = .absent, minimum: WireMember<Double> = .absent,
    maximum: WireMember<Double> = .absent, isWhole: WireMember<Bool> = .absent,
    spacing: WireMember<Double> = .absent, measuresAll: WireMember<Bool> = .absent,
    quiet: WireMember<Int> = .absent, measurer: WireMember<RowMeasurer> = .absent,
    deadline: WireMember<Int> = .absent
  ) {
    self.height = height
    self.wraps = wraps
    self.linesMax = linesMax
    self.inset = inset
    self.padding = padding
    self.minimum = minimum
    self.maximum = maximum
    self.isWhole = isWhole
    self.spacing = spacing
    self.measuresAll = measuresAll
    self.quiet = quiet
    self.measurer = measurer
    self.deadline = deadline
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    height = try reader.nullable("height").length()
    wraps = try reader.nullable("wrap").bool()
    linesMax = try reader.nullable("linesMax").positive()
    inset = try reader.nullable("inset").length()
    padding = try reader.nullable("padding").length()
    minimum = try reader.nullable("minimum").length()
    maximum = try reader.nullable("maximum").length()
    isWhole = try reader.nullable("whole").bool()
    spacing = try reader.nullable("spacing").length()
    measuresAll = try reader.nullable("background").bool()
    quiet = try reader.nullable("quiet").map { value throws(InvalidParams) in
      try value.integer(in: 0...10000, expected: "an integer from 0 to 10000")
    }
    measurer = try reader.nullable("measured").choice()
    deadline = try reader.nullable("deadline").deadline()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("height", height)
    writer.member("wrap", wraps)
    writer.member("linesMax", linesMax)
    writer.member("inset", inset)
    writer.member("padding", padding)
    writer.member("minimum", minimum)
    writer.member("maximum", maximum)
    writer.member("whole", isWhole)
    writer.member("spacing", spacing)
    writer.member("background", measuresAll)
    writer.member("quiet", quiet) { $0.int($1) }
    writer.member("measured", measurer)
    writer.member("deadline", deadline)
  }
}
