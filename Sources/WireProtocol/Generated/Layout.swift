// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A patch of the heights of entries; {}: every entry has the height of a line.
package struct RowSizingPatch: WireObject, Sendable, Hashable {
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
    height = try reader.nullable("height").map { value throws(InvalidParams) in try value.length() }
    wraps = try reader.nullable("wrap").map { value throws(InvalidParams) in try value.bool() }
    linesMax = try reader.nullable("linesMax").map { value throws(InvalidParams) in
      try value.positive()
    }
    inset = try reader.nullable("inset").map { value throws(InvalidParams) in try value.length() }
    padding = try reader.nullable("padding").map { value throws(InvalidParams) in
      try value.length()
    }
    minimum = try reader.nullable("minimum").map { value throws(InvalidParams) in
      try value.length()
    }
    maximum = try reader.nullable("maximum").map { value throws(InvalidParams) in
      try value.length()
    }
    isWhole = try reader.nullable("whole").map { value throws(InvalidParams) in try value.bool() }
    spacing = try reader.nullable("spacing").map { value throws(InvalidParams) in
      try value.length()
    }
    measuresAll = try reader.nullable("background").map { value throws(InvalidParams) in
      try value.bool()
    }
    quiet = try reader.nullable("quiet").map { value throws(InvalidParams) in
      try value.integer(in: 0...10000, expected: "an integer from 0 to 10000")
    }
    measurer = try reader.nullable("measured").map { value throws(InvalidParams) in
      try value.choice()
    }
    deadline = try reader.nullable("deadline").map { value throws(InvalidParams) in
      try value.deadline()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("height", height) { $0.number($1) }
    writer.member("wrap", wraps) { $0.bool($1) }
    writer.member("linesMax", linesMax) { $0.int($1) }
    writer.member("inset", inset) { $0.number($1) }
    writer.member("padding", padding) { $0.number($1) }
    writer.member("minimum", minimum) { $0.number($1) }
    writer.member("maximum", maximum) { $0.number($1) }
    writer.member("whole", isWhole) { $0.bool($1) }
    writer.member("spacing", spacing) { $0.number($1) }
    writer.member("background", measuresAll) { $0.bool($1) }
    writer.member("quiet", quiet) { $0.int($1) }
    writer.member("measured", measurer) { $0.string($1.rawValue) }
    writer.member("deadline", deadline) { $0.int($1) }
  }
}
