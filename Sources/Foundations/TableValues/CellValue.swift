/// The value of a cell, by type.
///
/// This enum is used at the boundaries only (wire, single cells, edits). Columns of many rows are
/// stored in typed chunks (`ColumnStorage`).
package enum CellValue: Hashable, Sendable {
  /// No value. It is displayed as the column's null placeholder.
  case null
  /// True or false.
  case boolean(Bool)
  /// A 64-bit integer, exact.
  case integer(Int64)
  /// A double, NaN and infinities included. NaN equals NaN here: both are the same content.
  case number(Double)
  /// An exact decimal of at most 38 digits, in canonical form.
  case decimal(Text)
  /// A calendar date: days since 1970-01-01 in the proleptic Gregorian calendar.
  case date(Int32)
  /// A moment, or a local date and time.
  case dateTime(DateTimeValue)
  /// A time of day.
  case time(TimeOfDay)
  /// A duration.
  case duration(DurationValue)
  /// Text; not always valid UTF-8 if it was read from a file.
  case text(Text)
  /// A JSON value or list, in canonical form.
  case json(CellJSON)
  /// A cell without a value of its type, with the reason. Its text is in ``Cell/source``.
  case error(CellError)
  /// Not known yet: its chunk has not been read.
  ///
  /// A missing client-computed cell is an error instead (``CellError/awaited``), so that it can be
  /// stored in chunks.
  case pending

  /// Content equality: bitwise for doubles, except that all NaNs are equal.
  package static func == (left: CellValue, right: CellValue) -> Bool {
    switch (left, right) {
    case (.null, .null), (.pending, .pending): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): a.contentBits == b.contentBits
    case (.decimal(let a), .decimal(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.dateTime(let a), .dateTime(let b)): a == b
    case (.time(let a), .time(let b)): a == b
    case (.duration(let a), .duration(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.json(let a), .json(let b)): a == b
    case (.error(let a), .error(let b)): a == b
    default: false  // different kinds
    }
  }

  /// Hashes consistently with `==`.
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
    case .time(let value): hasher.combine(value)
    case .duration(let value): hasher.combine(value)
    case .error(let value): hasher.combine(value)
    }
  }
}

extension Double {
  /// The bits that content equality compares. All NaNs share one pattern.
  fileprivate var contentBits: UInt64 { isNaN ? 0x7FF8_0000_0000_0000 : bitPattern }
}

/// A moment, or a local date and time if it has no offset.
package struct DateTimeValue: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00: in UTC if `offsetMinutes` is set, else in local time.
  package var seconds: Int64
  /// Nanoseconds within the second, 0..<1,000,000,000.
  package var nanoseconds: Int32
  /// The offset from UTC in the text, in minutes; nil for a local time.
  package var offsetMinutes: Int16?

  /// Makes a value from its parts.
  package init(seconds: Int64, nanoseconds: Int32, offsetMinutes: Int16?) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.offsetMinutes = offsetMinutes
  }
}

/// A time of day without a date or an offset, such as 09:30. It is before 24:00 and knows no leap
/// seconds.
package struct TimeOfDay: Hashable, Sendable {
  /// Nanoseconds since midnight, 0..<86,400,000,000,000.
  package let nanoseconds: Int64

  /// The nanoseconds of a day.
  package static let end: Int64 = 86_400_000_000_000
  /// Midnight.
  package static let midnight = TimeOfDay(wrapping: 0)

  /// The time so many nanoseconds after midnight, or nil if that is not on the same day.
  package init?(nanoseconds: Int64) {
    guard (0..<Self.end).contains(nanoseconds) else { return nil }
    self.nanoseconds = nanoseconds
  }

  /// The time so many nanoseconds after some midnight.
  package init(wrapping nanoseconds: Int64) {
    let rest = nanoseconds % Self.end
    self.nanoseconds = rest < 0 ? rest + Self.end : rest
  }

  /// The time of a moment, at its own offset.
  package init(_ moment: DateTimeValue) {
    let offset = Int64(moment.offsetMinutes ?? 0) * 60
    let second = (moment.seconds % 86_400 + offset) % 86_400
    self.init(wrapping: second * 1_000_000_000 + Int64(moment.nanoseconds))
  }

  /// The same time on 1970-01-01.
  package var onFirstDay: DateTimeValue {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return DateTimeValue(
      seconds: seconds, nanoseconds: Int32(truncatingIfNeeded: rest), offsetMinutes: nil)
  }
}

/// A duration, which may be negative.
package struct DurationValue: Hashable, Sendable {
  /// Whole seconds, rounded down.
  package var seconds: Int64
  /// The remainder in nanoseconds, 0..<1,000,000,000.
  package var nanoseconds: Int32

  /// Makes a value from its parts.
  package init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// Why a cell has no value of its column's type.
package enum CellError: Hashable, Sendable {
  /// The text cannot be parsed as the column's type.
  case doesNotParse
  /// The number is outside the type's range.
  case outOfRange
  /// The file changed, so that the cell cannot be read any more.
  case sourceChanged
  /// Reading the file failed at the position of the cell.
  case readFailed
  /// The field is longer than the published limit and was not kept.
  case fieldTooLong
  /// The expression of a computed column failed for the row. The text is the reason.
  case notComputed
  /// A client-computed cell that the client has not sent yet.
  case awaited
}

/// A cell: its value, and its source text if that differs from the canonical text of the value.
package struct Cell: Hashable, Sendable {
  /// The value.
  package var value: CellValue
  /// The text as written in the file or sent by the client, if it is not the canonical text of
  /// `value`. An error that has a text always keeps it here.
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
  /// A client-computed cell that the client has not sent yet.
  package static let awaited = Cell(.error(.awaited))
}
