import JSONText

/// Parameters of `table/setParams`.
package struct TableSetParamsParams: WireParams {
  /// The table.
  package var table: TableID
  /// The values of `params.x`; what is not named stays.
  package var parameters: [ParameterPatch]
  /// The author of the change.
  package var author: WireText?

  /// Sets parameters.
  package init(table: TableID, parameters: [ParameterPatch]) {
    self.table = table
    self.parameters = parameters
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    table = try reader.required("table").id()
    author = try reader.optional("author")?.text()
    parameters = try ParameterPatch.list(reader.required("params"))
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("table", table)
    writer.name("params")
    ParameterPatch.write(parameters, to: &writer)
    writer.member("author", author)
  }
}

/// A new value of one parameter `params.x`.
package struct ParameterPatch: Hashable, Sendable {
  /// The name x.
  package var name: WireText
  /// Its value; nil removes the parameter.
  package var value: WireTypedValue?

  /// A new value, or the removal of a parameter.
  package init(_ name: WireText, _ value: WireTypedValue?) {
    self.name = name
    self.value = value
  }

  static func list(_ members: ParamsValue) throws(InvalidParams) -> [ParameterPatch] {
    var result: [ParameterPatch] = []
    var members = try members.reader()
    for (name, member) in try members.rest() {
      let isNull = try member.view(expecting: "a typed value or null").kind == .null
      result.append(
        ParameterPatch(name.lossyString ?? [], isNull ? nil : try WireTypedValue(member)))
    }
    return result
  }

  static func write(_ patches: [ParameterPatch], to writer: inout JSONWriter) {
    writer.beginObject()
    for patch in patches {
      writer.name(patch.name)
      if let value = patch.value { value.write(to: &writer) } else { writer.null() }
    }
    writer.endObject()
  }
}
