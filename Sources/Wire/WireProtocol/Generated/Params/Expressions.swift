// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `expression/check`.
package struct ExpressionCheckParams: WireParams {
  /// The expression and the names that it can use.
  package let expression: WireExpression
  /// Functions that expressions can call. They are checked but cannot be evaluated.
  package let functions: [WireFunction]?

  /// Makes it of its members.
  package init(expression: WireExpression, functions: [WireFunction]? = nil) {
    self.expression = expression
    self.functions = functions
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    expression = try WireExpression(from: &reader)
    functions = try reader.optional("functions")?.objects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    expression.writeMembers(to: &writer)
    writer.member("functions", functions) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// Parameters of `expression/evaluate`.
package struct ExpressionEvaluateParams: WireParams {
  /// The expression and the names that it can use.
  package let expression: WireExpression
  /// Whether types are checked before; default true.
  package let isChecked: Bool?
  /// A row's key in a request. Integers of up to 64 bits can also be numbers.
  package let row: WireKey?
  /// The values of names. Undeclared names can have any type.
  package let bindings: [WireNamed<WireTypedValue>]?
  /// The values of `params.x`, by x.
  package let parameters: [WireNamed<WireTypedValue>]?

  /// Makes it of its members.
  package init(
    expression: WireExpression, isChecked: Bool? = nil, row: WireKey? = nil,
    bindings: [WireNamed<WireTypedValue>]? = nil, parameters: [WireNamed<WireTypedValue>]? = nil
  ) {
    self.expression = expression
    self.isChecked = isChecked
    self.row = row
    self.bindings = bindings
    self.parameters = parameters
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    expression = try WireExpression(from: &reader)
    isChecked = try reader.optional("checked")?.bool()
    row = try reader.optional("row")?.key()
    bindings = try reader.optional("bindings")?.named { value throws(InvalidParams) in
      try value.union()
    }
    parameters = try reader.optional("params")?.named { value throws(InvalidParams) in
      try value.union()
    }
    try reader.requireTableBesideRow()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    expression.writeMembers(to: &writer)
    writer.member("checked", isChecked)
    writer.member("row", row)
    writer.member("bindings", bindings) { $0.entries($1) { $1.write(to: &$0) } }
    writer.member("params", parameters) { $0.entries($1) { $1.write(to: &$0) } }
  }
}

/// Parameters of `table/setParams`.
package struct TableSetParamsParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// Values of `params.x` by x; types and optionals are not allowed. null removes a parameter.
  /// Parameters that are not listed are unchanged.
  package let parameters: [WireNamed<WireTypedValue?>]
  /// The author.
  package let author: WireText?

  /// Makes it of its members.
  package init(table: TableID, parameters: [WireNamed<WireTypedValue?>], author: WireText? = nil) {
    self.table = table
    self.parameters = parameters
    self.author = author
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    parameters = try reader.required("params").nullableNamed { value throws(InvalidParams) in
      try value.union()
    }
    author = try reader.optional("author")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.member("params", parameters) { $0.nullableEntries($1) { $1.write(to: &$0) } }
    writer.member("author", author)
  }
}
