import JSONText

/// An expression and the names it can use.
package struct WireExpression: WireObject, Hashable, Sendable {
  /// The source text.
  package var source: WireText
  /// The dialect; `table` by default.
  package var dialect: ExpressionDialect?
  /// The table whose columns are names.
  package var table: TableID?
  /// Names and their types.
  package var variables: [(name: WireText, type: WireExpressionType)]

  /// An expression that can use no names.
  package init(source: WireText) {
    self.source = source
    variables = []
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    source = try reader.required("source").text()
    dialect = try reader.optional("dialect")?.choice()
    table = try reader.optional("table")?.id()
    variables = []
    if let value = try reader.optional("variables") {
      var members = try value.reader()
      for (name, type) in try members.rest() {
        variables.append((name.lossyString ?? [], try WireExpressionType(type)))
      }
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("source", source)
    writer.member("dialect", dialect)
    writer.member("table", table)
    if !variables.isEmpty {
      writer.name("variables")
      writer.beginObject()
      for (name, type) in variables {
        writer.name(name)
        type.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// Equality of all members.
  package static func == (left: WireExpression, right: WireExpression) -> Bool {
    left.source == right.source && left.dialect == right.dialect && left.table == right.table
      && left.variables.elementsEqual(right.variables) { $0.name == $1.name && $0.type == $1.type }
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Parameters of `expression/check`.
package struct ExpressionCheckParams: WireParams {
  /// The expression.
  package var expression: WireExpression
  /// Function declarations.
  package var functions: [WireFunction]?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    expression = try WireExpression(from: &reader)
    functions = try reader.optional("functions")?.objects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    expression.writeMembers(to: &writer)
    if let functions { writer.list("functions", functions) { $1.write(to: &$0) } }
  }
}

/// Parameters of `expression/evaluate`.
package struct ExpressionEvaluateParams: WireParams {
  /// The expression.
  package var expression: WireExpression
  /// Whether types are checked before the evaluation; true by default.
  package var isChecked: Bool?
  /// The row whose cells are the values of the columns' names.
  package var row: WireKey?
  /// The values of names.
  package var bindings: [(name: WireText, value: WireTypedValue)]
  /// The values of `params.x`, by x.
  package var parameters: [(name: WireText, value: WireTypedValue)]

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    expression = try WireExpression(from: &reader)
    isChecked = try reader.optional("checked")?.bool()
    row = try reader.optional("row")?.key()
    bindings = try Self.values(try reader.optional("bindings"))
    parameters = try Self.values(try reader.optional("params"))
    if row != nil, expression.table == nil {
      throw InvalidParams(
        pointer: reader.pointer + "/row", expected: "a table beside a row", found: "no table")
    }
  }

  private static func values(
    _ value: ParamsValue?
  ) throws(InvalidParams) -> [(name: WireText, value: WireTypedValue)] {
    guard let value else { return [] }
    var values: [(name: WireText, value: WireTypedValue)] = []
    var members = try value.reader()
    for (name, member) in try members.rest() {
      values.append((name.lossyString ?? [], try WireTypedValue(member)))
    }
    return values
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    expression.writeMembers(to: &writer)
    writer.member("checked", isChecked)
    writer.member("row", row)
    for (name, values) in [("bindings" as StaticString, bindings), ("params", parameters)]
    where !values.isEmpty {
      writer.name(name)
      writer.beginObject()
      for (name, value) in values {
        writer.name(name)
        value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
