import JSONText

/// The validation rules of a column: one rule, or a list.
package struct WireColumnCheck: WireUnion {
  /// The rules.
  package var rules: [WireColumnRule]
  /// Whether the rules were sent as a list.
  package var isList: Bool

  /// Reads a rule, or a list of rules.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    let view = try value.view(expecting: "a rule or an array of rules")
    isList = view.kind == .array
    switch view.kind {
    case .array: rules = try value.objects()
    case .object: rules = [try value.object()]
    default: throw value.mismatch("a rule or an array of rules")
    }
  }

  /// Writes the rules in the form in which they were sent.
  package func write(to writer: inout JSONWriter) {
    if !isList, let rule = rules.first { return rule.write(to: &writer) }
    writer.beginArray()
    for rule in rules { rule.write(to: &writer) }
    writer.endArray()
  }
}
