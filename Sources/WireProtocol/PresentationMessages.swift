import JSONText

/// A patch of the search field's bar.
package struct SearchBarPatch: WireObject, Hashable, Sendable {
  /// The bar.
  package var bar = BarPatch()
  /// The place of the field.
  package var placement: WireMember<SearchPlacement> = .absent
  /// The placeholder of the empty field.
  package var placeholder: WireMember<WireText> = .absent

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    bar = try BarPatch(from: &reader)
    placement = try reader.nullable("placement").map { value throws(InvalidParams) in
      try value.choice()
    }
    placeholder = try reader.nullableText("placeholder")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    bar.writeMembers(to: &writer)
    writer.member("placement", placement) { $0.string($1.rawValue) }
    writer.member("placeholder", placeholder) { $0.string($1) }
  }
}

extension ParamsValue {
  /// A number of units that may be negative.
  func signedLength() throws(InvalidParams) -> Double {
    let expected = "a number from -16777216 to 16777216"
    guard case .present(let view) = self, view.kind == .number else { throw mismatch(expected) }
    guard let number = view.double, -16_777_216...16_777_216 ~= number else {
      throw mismatch(expected, spelled: true)
    }
    return number
  }
}
