import JSONText

/// The rows among which stripes are counted.
package enum WireStripeScope: String, ContractWord {
  /// The rows of the page, or of the innermost section.
  case page, section
}

/// A built-in source of a style, without an expression.
package enum WireStyleSource: WireObject, Hashable, Sendable {
  /// One of every `every` rows.
  case stripes(every: Int?, offset: Int?, by: WireStripeScope?)
  /// The cells of sorted columns, in one of every `every` rows.
  case sorted(every: Int?, offset: Int?)
  /// Selected rows, cells or columns.
  case selected
  /// The row under the pointer.
  case hovered
  /// Rows or cells that match the search.
  case matches
  /// Cells with a draft.
  case drafts
  /// Cells without a value of their type.
  case errors

  private enum Kind: String, ContractWord {
    case stripes, sorted, selected, hovered, matches, drafts, errors
  }

  /// Reads the members of the kind.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    let kind: Kind = try reader.required("kind").choice()
    switch kind {
    case .stripes:
      self = .stripes(
        every: try reader.optional("every")?.positive(),
        offset: try reader.optional("offset")?.count(),
        by: try reader.optional("by")?.choice())
    case .sorted:
      self = .sorted(
        every: try reader.optional("every")?.positive(),
        offset: try reader.optional("offset")?.count())
    case .selected: self = .selected
    case .hovered: self = .hovered
    case .matches: self = .matches
    case .drafts: self = .drafts
    case .errors: self = .errors
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .stripes(let every, let offset, let scope):
      writer.member("kind", Kind.stripes)
      writer.member("every", every)
      writer.member("offset", offset)
      writer.member("by", scope)
    case .sorted(let every, let offset):
      writer.member("kind", Kind.sorted)
      writer.member("every", every)
      writer.member("offset", offset)
    case .selected: writer.member("kind", Kind.selected)
    case .hovered: writer.member("kind", Kind.hovered)
    case .matches: writer.member("kind", Kind.matches)
    case .drafts: writer.member("kind", Kind.drafts)
    case .errors: writer.member("kind", Kind.errors)
    }
  }
}

/// The value of a style's parameter.
package enum WireStyleParameter: Hashable, Sendable {
  /// A string, number or boolean.
  case literal(WireValue)
  /// An expression over the row.
  case expression(WireText)

  init(_ value: ParamsValue) throws(InvalidParams) {
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

  func write(to writer: inout JSONWriter) {
    switch self {
    case .literal(let value): writer.value(value.view)
    case .expression(let source):
      writer.beginObject()
      writer.member("expression", source)
      writer.endObject()
    }
  }
}

/// A style rule for rows or cells of a view.
package struct WireStyle: WireObject, Hashable, Sendable {
  /// The condition over the row.
  package var when: WireText?
  /// The built-in source, an additional condition.
  package var source: WireStyleSource?
  /// The columns whose cells have the style.
  package var columns: [WireText]?
  /// The layer.
  package var layer: StyleLayer
  /// The name by which the client recognises the style.
  package var tag: WireText
  /// The parameters, in the order in which they were written.
  package var parameters: [Parameter]?

  /// A named parameter.
  package struct Parameter: Hashable, Sendable {
    /// The name.
    package var name: WireText
    /// The value.
    package var value: WireStyleParameter
  }

  /// A style of all rows.
  package init(_ layer: StyleLayer, _ tag: WireText) {
    self.layer = layer
    self.tag = tag
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    when = try reader.optional("when")?.text()
    source = try reader.optional("source")?.object()
    columns = try reader.optional("columns")?.distinctTexts()
    layer = try reader.required("layer").choice()
    tag = try reader.required("tag").text()
    guard let named = try reader.optional("parameters") else { return }
    var inner = try named.reader()
    var list: [Parameter] = []
    for (name, value) in try inner.rest() {
      list.append(
        Parameter(name: name.lossyString ?? [], value: try WireStyleParameter(value)))
    }
    parameters = list
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("when", when)
    writer.member("source", source)
    writer.member("columns", columns)
    writer.member("layer", layer)
    writer.member("tag", tag)
    guard let parameters else { return }
    writer.name("parameters")
    writer.beginObject()
    for parameter in parameters {
      writer.name(parameter.name)
      parameter.value.write(to: &writer)
    }
    writer.endObject()
  }
}
