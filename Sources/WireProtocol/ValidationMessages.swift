import JSONText

/// A condition that rows are to meet.
package struct WireRowRule: WireObject, Hashable, Sendable {
  /// The condition.
  package var rule: WireColumnRule
  /// The columns at whose cells a violation is reported; empty: it is reported at the row.
  package var columns: [WireText]?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    rule = try WireColumnRule(from: &reader)
    columns = try reader.optional("columns")?.distinctTexts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    rule.writeMembers(to: &writer)
    writer.member("columns", columns)
  }
}

/// The validation rules of a column: one rule, or a list.
package struct WireColumnCheck: Hashable, Sendable {
  /// The rules.
  package var rules: [WireColumnRule]
  /// Whether the rules were sent as a list.
  package var isList: Bool

  init(_ value: ParamsValue) throws(InvalidParams) {
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
