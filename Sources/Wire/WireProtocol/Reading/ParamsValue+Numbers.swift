import JSONText

extension ParamsValue {
  /// The maximum length, in units.
  package static let lengthMax = 16_777_216.0
  /// The maximum offset, in units: the maximum number of entries with the maximum height.
  private static let offsetMax = 70_368_744_177_664.0

  /// A finite number within a range that `expected` describes.
  func number(
    in range: ClosedRange<Double>, expected: String
  ) throws(InvalidParams) -> Double {
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let value = view.double, range.contains(value) else {
      throw mismatch(expected, spelled: true)
    }
    return value
  }

  /// A length in units.
  func length() throws(InvalidParams) -> Double {
    try number(in: 0...Self.lengthMax, expected: "a number from 0 to 16777216")
  }

  /// An offset in units. The daemon clamps values outside the content to its start or end.
  func contentOffset() throws(InvalidParams) -> Double {
    let most = Self.offsetMax
    return try number(in: -most...most, expected: "a number from -2^46 to 2^46")
  }

  /// A horizontal scroll offset in units.
  func offset() throws(InvalidParams) -> Double {
    try number(in: 0...1e12, expected: "a number from 0 to 1e12")
  }

  /// A number of units that may be negative.
  func signedLength() throws(InvalidParams) -> Double {
    let most = Self.lengthMax
    return try number(in: -most...most, expected: "a number from -16777216 to 16777216")
  }

  /// A text whose number of code points is in a range.
  func text(
    scalars range: ClosedRange<Int>, expected: String
  ) throws(InvalidParams) -> WireText {
    let text = try text()
    // Every code point has exactly one byte that is not a continuation byte.
    guard range.contains(text.count { $0 & 0xC0 != 0x80 }) else {
      throw mismatch(expected, spelled: true)
    }
    return text
  }
}

extension JSONWriter {
  /// Writes a finite number; whole numbers as integers.
  package mutating func number(_ value: Double) {
    if value.magnitude < 1e14, value == value.rounded() { int(Int(value)) } else { double(value) }
  }

  /// Writes a member; writes nothing if the number is nil.
  package mutating func member(_ name: StaticString, number: Double?) {
    guard let number else { return }
    self.name(name)
    self.number(number)
  }
}
