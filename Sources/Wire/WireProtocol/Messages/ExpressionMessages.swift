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

extension ParamsReader {
  /// Refuses a row without the table that it belongs to.
  func requireTableBesideRow() throws(InvalidParams) {
    guard value("row") != nil, value("table") == nil else { return }
    throw InvalidParams(
      pointer: pointer + "/row", expected: "a table beside a row", found: "no table")
  }
}
