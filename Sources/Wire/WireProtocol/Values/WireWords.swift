import JSONText

/// The UTF-8 bytes of a text in the wire format: an id, a label, a search text.
package typealias WireText = [UInt8]

/// A row's key as it was received. The daemon converts it to the type of the key column.
package enum WireKey: Hashable, Sendable {
  /// A JSON integer.
  case integer(Int64)
  /// A JSON string. It can be an integer of 15 or more digits.
  case text(WireText)

  static let expectation = "a row key (a string or an integer)"

  /// A text key.
  package init(_ text: String) { self = .text(Array(text.utf8)) }

  /// Reads an integer or a string; nil for any other value.
  package init?(_ view: JSONView) {
    if let text = view.string {
      self = .text(text)
    } else if let integer = view.int64 {
      self = .integer(integer)
    } else {
      return nil
    }
  }

  /// Writes the key. Integers of 15 or more digits become strings.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .integer(let value) where value.magnitude < 100_000_000_000_000: writer.int(value)
    case .integer(let value): writer.string(String(value))
    }
  }
}

/// A member of a merge patch, which distinguishes absent, null and a value (RFC 7396).
package enum WireMember<Value> {
  /// The member is absent.
  case absent
  /// `null`: reset to the default.
  case null
  /// A value.
  case value(Value)

  /// The value, nil if absent or null.
  package var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// Whether the member is absent.
  package var isAbsent: Bool {
    guard case .absent = self else { return false }
    return true
  }

  /// Converts the value, if there is one.
  package func map<Result>(
    _ transform: (Value) throws(InvalidParams) -> Result
  ) throws(InvalidParams) -> WireMember<Result> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }
}

extension WireMember: Sendable where Value: Sendable {}
extension WireMember: Equatable where Value: Equatable {}
extension WireMember: Hashable where Value: Hashable {}
