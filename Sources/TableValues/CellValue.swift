/// What a cell holds, by type.
///
/// This enum stands at the rims only (the wire, single cells, edits); columns of many rows are
/// kept in typed chunks (`ColumnStorage`).
package enum CellValue: Hashable, Sendable {
  /// No value. Written in the column's own spelling of null.
  case null
  /// True or false.
  case boolean(Bool)
  /// A 64-bit integer, exact.
  case integer(Int64)
  /// A double, NaN and infinities included. NaN equals NaN here: both are the same content.
  case number(Double)
  /// A decimal of at most 38 digits in canonical spelling, exact.
  case decimal(Text)
  /// A calendar day: days since 1970-01-01 in the proleptic Gregorian calendar.
  case date(Int32)
  /// A moment or a wall-clock time.
  case dateTime(DateTimeValue)
  /// A length of time.
  case duration(DurationValue)
  /// Text; not always valid UTF-8 when it came from a file.
  case text(Text)
  /// A JSON value (also a list), in the one spelling of all equal ones.
  case json(CellJSON)
  /// A cell that has no value of its type, with the reason; its text is in ``Cell/source``.
  case error(CellError)
  /// Not known yet: its chunk has not been read. Cells that the client has not supplied yet are
  /// errors, so that they pass through chunks: ``CellError/awaited``.
  case pending

  /// Equality of content: bit for bit for doubles, save that every NaN equals every NaN.
  package static func == (left: CellValue, right: CellValue) -> Bool {
    switch (left, right) {
    case (.null, .null), (.pending, .pending): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): a.contentBits == b.contentBits
    case (.decimal(let a), .decimal(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.dateTime(let a), .dateTime(let b)): a == b
    case (.duration(let a), .duration(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.json(let a), .json(let b)): a == b
    case (.error(let a), .error(let b)): a == b
    default: false  // different kinds
    }
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .pending: hasher.combine(1)
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value.contentBits)
    case .decimal(let value), .text(let value): hasher.combine(value)
    case .json(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .dateTime(let value): hasher.combine(value)
    case .duration(let value): hasher.combine(value)
    case .error(let value): hasher.combine(value)
    }
  }
}

extension Double {
  /// The bits that decide sameness of content: one NaN for all.
  fileprivate var contentBits: UInt64 { isNaN ? 0x7FF8_0000_0000_0000 : bitPattern }
}

/// A point in time, or a wall-clock reading when it has no offset.
package struct DateTimeValue: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00, in UTC when `offsetMinutes` is set, else of the wall clock.
  package var seconds: Int64
  /// Nanoseconds within the second, 0..<1,000,000,000.
  package var nanoseconds: Int32
  /// The offset from UTC that the text gave, in minutes; nil for a wall-clock reading.
  package var offsetMinutes: Int16?

  /// Makes a value from its parts.
  package init(seconds: Int64, nanoseconds: Int32, offsetMinutes: Int16?) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.offsetMinutes = offsetMinutes
  }
}

/// A length of time, which may be negative.
package struct DurationValue: Hashable, Sendable {
  /// Whole seconds, rounded down.
  package var seconds: Int64
  /// The rest in nanoseconds, 0..<1,000,000,000.
  package var nanoseconds: Int32

  /// Makes a value from its parts.
  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// Why a cell has no value of its column's type.
package enum CellError: Hashable, Sendable {
  /// The text does not read as the column's type.
  case doesNotParse
  /// The number is outside the type's range.
  case outOfRange
  /// The file changed under us, so that the cell cannot be read any more.
  case sourceChanged
  /// The file could not be read where the cell is.
  case readFailed
  /// The field is longer than the published limit, so that it was not kept.
  case fieldTooLong
  /// The expression of a computed column has no value for the row; the text says why.
  case notComputed
  /// The client, who supplies the column's cells, has not supplied this one yet.
  case awaited
}

/// A cell: its value and, where the spelling says more than the value, its source text.
package struct Cell: Hashable, Sendable {
  /// The value.
  package var value: CellValue
  /// The text as written in the file or sent by the client, when it is not the canonical
  /// spelling of `value`; always there for an error that has a text.
  package var source: Text?

  /// Makes a cell.
  package init(_ value: CellValue, source: Text? = nil) {
    self.value = value
    self.source = source
  }

  /// A cell without a value.
  package static let null = Cell(.null)
  /// A cell that is not known yet.
  package static let pending = Cell(.pending)
  /// A cell that the client has not supplied yet.
  package static let awaited = Cell(.error(.awaited))
}
