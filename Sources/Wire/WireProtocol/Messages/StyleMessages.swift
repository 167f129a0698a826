import JSONText

/// The value of a style's parameter.
package enum WireStyleParameter: WireUnion {
  /// A string, number or boolean.
  case literal(WireValue)
  /// An expression over the row.
  case expression(WireText)

  /// Reads a literal, or an object with an expression.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    let expected = "a string, a number, a boolean or an object with an expression"
    let view = try value.view(expecting: expected)
    switch view.kind {
    case .object:
      var reader = try value.reader()
      self = .expression(try reader.required("expression").text())
      try reader.finish()
    case .string:
      _ = try value.text()
      self = .literal(WireValue(view))
    case .number, .bool: self = .literal(WireValue(view))
    case .array, .null: throw value.mismatch(expected)
    }
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .literal(let value): writer.value(value.view)
    case .expression(let source):
      writer.beginObject()
      writer.member("expression", source)
      writer.endObject()
    }
  }
}
