/// The kind of a token.
package enum JSONTokenKind: UInt8, Sendable {
  /// `null`.
  case null
  /// `false`.
  case `false`
  /// `true`.
  case `true`
  /// A number without fraction and exponent.
  case integer
  /// A number with fraction or exponent.
  case number
  /// A string or member name without escapes: its bytes are its content.
  case string
  /// A string with valid escapes.
  case escapedString
  /// A string with at least one escape of half a surrogate pair, which is not a sequence of
  /// scalars.
  case unpairedString
  /// The start of an array.
  case arrayStart
  /// The start of an object.
  case objectStart
  /// The end of the innermost open array or object.
  case end
}

/// One token: 8 bytes with a kind, a byte offset and one more number.
///
/// Bits 0–3 are the kind, 4–33 the offset, 34–63 the *extent*. The extent of a scalar is its length
/// in bytes; offset and length of a string are those between its quotes. The extent of a start is
/// the tape index after the matching end. The extent of an end is the number of elements or
/// members.
package struct JSONToken: Sendable {
  @usableFromInline let bits: UInt64

  /// The upper bound of offsets and extents. Texts are therefore shorter than 1 GiB.
  package static let fieldBound = 1 << 30

  @inlinable init(kind: JSONTokenKind, offset: Int, extent: Int) {
    bits =
      UInt64(kind.rawValue)
      | UInt64(truncatingIfNeeded: offset) << 4
      | UInt64(truncatingIfNeeded: extent) << 34
  }

  /// The kind.
  @inlinable package var kind: JSONTokenKind {
    JSONTokenKind(rawValue: UInt8(truncatingIfNeeded: bits & 15)) ?? .null
  }

  /// The start in the text. A string starts after its quote.
  @inlinable package var offset: Int { Int(truncatingIfNeeded: (bits >> 4) & 0x3FFF_FFFF) }

  /// The length, the index after the matching end, or the count; see the type.
  @inlinable package var extent: Int { Int(truncatingIfNeeded: bits >> 34) }

  /// Whether the token is a string of any kind.
  @inlinable package var isString: Bool {
    let raw = bits & 15
    return raw >= 5 && raw <= 7
  }

  /// Whether the token is a string without escapes.
  @inlinable package var isPlainString: Bool { bits & 15 == 5 }

  /// Whether the token is the end of an array or object.
  @inlinable package var isEnd: Bool { bits & 15 == 10 }

  /// Whether the token is a number of any kind.
  @inlinable package var isNumber: Bool {
    let raw = bits & 15
    return raw == 3 || raw == 4
  }

  /// Whether the token opens an array or an object.
  @inlinable package var isStart: Bool {
    let raw = bits & 15
    return raw == 8 || raw == 9
  }
}
