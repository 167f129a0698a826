import JSONText

/// UTF-8 bytes of a text on the wire: ids, labels, search texts.
package typealias WireText = [UInt8]

/// A row's key as it was written; the daemon converts it by the key column's type.
package enum WireKey: Hashable, Sendable {
  /// A JSON integer.
  case integer(Int64)
  /// A JSON string, which may be an integer of 15 digits or more.
  case text(WireText)

  static let expectation = "a row key (a string or an integer)"

  /// A text key.
  package init(_ text: String) { self = .text(Array(text.utf8)) }

  /// Reads an integer or a string; nil for anything else.
  package init?(_ view: JSONView) {
    if let text = view.string {
      self = .text(text)
    } else if let integer = view.int64 {
      self = .integer(integer)
    } else {
      return nil
    }
  }

  /// Writes the key; integers of 15 digits and more become strings.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .integer(let value) where value.magnitude < 100_000_000_000_000: writer.int(value)
    case .integer(let value): writer.string(String(value))
    }
  }
}

/// A member of a document that may be absent, null or there (RFC 7396 tells them apart).
package enum WireMember<Value> {
  /// Not named.
  case absent
  /// `null`: back to the default.
  case null
  /// A value.
  case value(Value)

  /// The value, nil if absent or null.
  package var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// Whether the member is not named.
  package var isAbsent: Bool {
    guard case .absent = self else { return false }
    return true
  }

  /// Reads the value, if there is one, as something else.
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

/// Whether updates are merged or come one for each revision.
package enum WireUpdates: String, ContractWord {
  /// As few updates as the pipe allows.
  case merged
  /// One for each revision.
  case each
}

/// The encoding of a file.
package enum WireEncoding: String, ContractWord {
  /// UTF-8.
  case utf8 = "utf-8"
  /// UTF-16, little end first.
  case utf16le = "utf-16le"
  /// UTF-16, big end first.
  case utf16be = "utf-16be"
  /// ISO 8859-1.
  case latin1 = "latin-1"
  /// Windows code page 1252.
  case windows1252 = "windows-1252"
}
