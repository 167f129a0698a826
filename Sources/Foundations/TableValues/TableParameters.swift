/// The parameters of a table's expressions, set by the client. An expression reads `params.x`; the
/// names here omit the prefix.
package struct TableParameters: Hashable, Sendable {
  /// The values by name.
  package var values: [Text: ParameterValue] = [:]

  /// No parameters.
  package init() {}

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    values.reduce(64) { $0 + 64 + $1.key.utf8.count + $1.value.byteSize }
  }
}

/// A value of an expression as plain data.
package indirect enum ParameterValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A signed integer.
  case integer(Int64)
  /// An unsigned integer.
  case unsigned(UInt64)
  /// A double, stored as its bits, so that equality is content equality.
  case double(bits: UInt64)
  /// Text.
  case text(Text)
  /// Bytes.
  case bytes([UInt8])
  /// A moment: seconds since 1970-01-01 in UTC, and nanoseconds.
  case timestamp(seconds: Int64, nanoseconds: Int32)
  /// A duration in nanoseconds.
  case duration(nanoseconds: Int64)
  /// A list.
  case list([ParameterValue])
  /// A map, in the order given.
  case map([Entry])

  /// One entry of a map.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: ParameterValue
    /// The value.
    package var value: ParameterValue

    /// Makes an entry.
    package init(key: ParameterValue, value: ParameterValue) {
      self.key = key
      self.value = value
    }
  }

  /// Approximate memory, in bytes. Values nest no deeper than messages.
  package var byteSize: Int {
    switch self {
    case .null, .boolean, .integer, .unsigned, .double, .timestamp, .duration: 16
    case .text(let text): 32 + text.utf8.count
    case .bytes(let bytes): 32 + bytes.count
    case .list(let elements): elements.reduce(32) { $0 + $1.byteSize }
    case .map(let entries): entries.reduce(32) { $0 + $1.key.byteSize + $1.value.byteSize }
    }
  }
}
