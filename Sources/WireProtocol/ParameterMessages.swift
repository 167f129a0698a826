import JSONText

/// Parameters of `table/setParams`.
package struct TableSetParamsParams: WireParams {
  /// The table.
  package var table: WireText
  /// The values of `params.x`, by x; null takes one away, what is not named stays.
  package var parameters: [(name: WireText, value: WireTypedValue?)]
  /// Who sets them.
  package var author: WireText?

  /// Sets parameters.
  package init(table: WireText, parameters: [(name: WireText, value: WireTypedValue?)]) {
    self.table = table
    self.parameters = parameters
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").text()
    author = try reader.optional("author")?.text()
    parameters = []
    var members = try reader.required("params").reader()
    for (name, member) in try members.rest() {
      let isNull = try member.view(expecting: "a typed value or null").kind == .null
      parameters.append((name.lossyString ?? [], isNull ? nil : try WireTypedValue(member)))
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.name("params")
    writer.beginObject()
    for (name, value) in parameters {
      writer.name(name)
      if let value { value.write(to: &writer) } else { writer.null() }
    }
    writer.endObject()
    writer.member("author", author)
  }
}
