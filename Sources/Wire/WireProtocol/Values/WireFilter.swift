import JSONText

/// A filter condition on rows, a tree by `kind`. Constants stay undecoded until the column's type
/// is known.
package indirect enum WireFilter: WireUnion {
  /// Logical and.
  case all([WireFilter])
  /// Logical or.
  case any([WireFilter])
  /// Logical negation.
  case not(WireFilter)
  /// A comparison of a column's values with a constant.
  case compare(column: WireText, relation: ValueRelation, value: WireValue)
  /// Membership of a column's values in a list of constants.
  case oneOf(column: WireText, values: [WireValue])
  /// A comparison of a column's texts with a text.
  case text(WireTextCondition)
  /// An expression over the columns.
  case expression(source: WireText)
  /// An expression as the whole filter, sent as a text.
  case source(WireText)
  /// The column's cell is null.
  case null(column: WireText)
  /// The column's cell is an error.
  case error(column: WireText)

  private enum Kind: String, ContractWord {
    case all, any, not, compare, oneOf, text, expression, null, error
  }

  /// Reads a condition. The parser's depth limit bounds the recursion.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    let kind: Kind = try reader.required("kind").choice()
    switch kind {
    case .all: self = .all(try Self.members(try reader.required("conditions")))
    case .any: self = .any(try Self.members(try reader.required("conditions")))
    case .not: self = .not(try WireFilter(try reader.required("condition")))
    case .compare:
      self = .compare(
        column: try reader.required("column").text(),
        relation: try reader.required("relation").choice(),
        value: WireValue(try reader.required("value").view(expecting: "a value")))
    case .oneOf:
      let column = try reader.required("column").text()
      self = .oneOf(
        column: column, values: try reader.required("values").elements().map { WireValue($0) })
    case .text: self = .text(try WireTextCondition(from: &reader))
    case .expression: self = .expression(source: try reader.required("source").text())
    case .null: self = .null(column: try reader.required("column").text())
    case .error: self = .error(column: try reader.required("column").text())
    }
    try reader.finish()
  }

  private static func members(_ value: ParamsValue) throws(InvalidParams) -> [WireFilter] {
    var members: [WireFilter] = []
    for element in try value.elements() { members.append(try WireFilter(.present(element))) }
    return members
  }

  /// Writes the condition.
  package func write(to writer: inout JSONWriter) {
    if case .source(let source) = self {
      writer.string(source)
      return
    }
    writer.beginObject()
    writer.member("kind", kind)
    switch self {
    case .all(let members), .any(let members):
      writer.list("conditions", members) { $1.write(to: &$0) }
    case .not(let member):
      writer.name("condition")
      member.write(to: &writer)
    case .compare(let column, let relation, let value):
      writer.member("column", column)
      writer.member("relation", relation)
      writer.name("value")
      writer.value(value.view)
    case .oneOf(let column, let values):
      writer.member("column", column)
      writer.list("values", values) { $0.value($1.view) }
    case .text(let condition): condition.writeMembers(to: &writer)
    case .expression(let source), .source(let source): writer.member("source", source)
    case .null(let column), .error(let column): writer.member("column", column)
    }
    writer.endObject()
  }

  private var kind: Kind {
    switch self {
    case .all: .all
    case .any: .any
    case .not: .not
    case .compare: .compare
    case .oneOf: .oneOf
    case .text: .text
    case .expression, .source: .expression
    case .null: .null
    case .error: .error
    }
  }
}

extension ParamsValue {
  /// A condition, or the text of an expression.
  func filterOrText() throws(InvalidParams) -> WireFilter {
    if case .present(let view) = self, let source = view.string { return .source(source) }
    if case .present(let view) = self, view.kind != .object {
      throw mismatch("an object or a string")
    }
    return try WireFilter(self)
  }

  /// Any value, as it was received.
  func json() throws(InvalidParams) -> WireValue { WireValue(try view(expecting: "a value")) }
}

/// A JSON value as it was received. Equality compares the JSON text.
package struct WireValue: Hashable, Sendable {
  /// The value.
  package let view: JSONView

  /// Wraps a value.
  package init(_ view: JSONView) { self.view = view }

  /// Equality of the JSON text.
  package static func == (left: WireValue, right: WireValue) -> Bool {
    left.view.rawText.elementsEqual(right.view.rawText)
  }

  /// Hashes the JSON text.
  package func hash(into hasher: inout Hasher) { hasher.combine(Array(view.rawText)) }
}

/// A condition on texts.
package struct WireTextCondition: WireObject, Sendable {
  /// The column.
  package var column: WireText
  /// The relation.
  package var relation: TextRelation
  /// The text.
  package var text: WireText
  /// Whether case is ignored; true by default.
  package var isCaseFolded: Bool?
  /// Whether diacritics matter; they do by default.
  package var diacritics: DiacriticsRule?
  /// Which texts; those shown by default.
  package var place: TextSource?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    column = try reader.required("column").text()
    relation = try reader.required("relation").choice()
    text = try reader.required("text").text()
    isCaseFolded = try reader.optional("caseFolded")?.bool()
    diacritics = try reader.optional("diacritics")?.choice()
    place = try reader.optional("of")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("column", column)
    writer.member("relation", relation)
    writer.member("text", text)
    writer.member("caseFolded", isCaseFolded)
    writer.member("diacritics", diacritics)
    writer.member("of", place)
  }
}
