// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
package struct WireSpan: WireObject, Sendable {
  /// The start.
  package let start: Int
  /// The end, exclusive.
  package let end: Int

  /// Makes it of its members.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    start = try reader.required("start").count()
    end = try reader.required("end").count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("start", start)
    writer.member("end", end)
  }
}

/// A range as in the LSP: lines from 0, characters in UTF-16 units.
package struct WireLineSpan: WireObject, Sendable {
  /// The start.
  package let start: WireTextPosition
  /// The end.
  package let end: WireTextPosition

  /// Makes it of its members.
  package init(start: WireTextPosition, end: WireTextPosition) {
    self.start = start
    self.end = end
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    start = try reader.required("start").openObject()
    end = try reader.required("end").openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("start", start)
    writer.member("end", end)
  }
}

extension ExpressionCheckResult {
  /// The value depends on nothing else.
  package struct Dependencies: WireObject, Sendable {
    /// The columns that the expression reads.
    package let columns: [WireText]
    /// Columns that are read in other rows. Absent if none are.
    package let cells: [WireText]?
    /// The parameters that it reads.
    package let params: [WireText]
    /// The other names that it reads.
    package let bindings: [WireText]

    /// Makes it of its members.
    package init(
      columns: [WireText], params: [WireText], bindings: [WireText], cells: [WireText]? = nil
    ) {
      self.columns = columns
      self.cells = cells
      self.params = params
      self.bindings = bindings
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      columns = try reader.required("columns").texts()
      cells = try reader.optional("cells")?.texts()
      params = try reader.required("params").texts()
      bindings = try reader.required("bindings").texts()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("columns", columns)
      writer.member("cells", cells)
      writer.member("params", params)
      writer.member("bindings", bindings)
    }
  }
}

/// An error in an expression, with its position.
package struct WireExpressionProblem: WireObject, Sendable {
  /// The kind.
  package let kind: WireText
  /// The error in words.
  package let message: WireText
  /// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
  package let range: WireSpan
  /// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
  package let bytes: WireSpan
  /// A range as in the LSP: lines from 0, characters in UTF-16 units.
  package let lines: WireLineSpan
  /// The expected type or token.
  package let expected: WireText?
  /// The type or token found.
  package let found: WireText?
  /// A suggestion for the intended text.
  package let hint: WireText?

  /// Makes it of its members.
  package init(
    kind: WireText, message: WireText, range: WireSpan, bytes: WireSpan, lines: WireLineSpan,
    expected: WireText? = nil, found: WireText? = nil, hint: WireText? = nil
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.bytes = bytes
    self.lines = lines
    self.expected = expected
    self.found = found
    self.hint = hint
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").text()
    message = try reader.required("message").text()
    range = try reader.required("range").openObject()
    bytes = try reader.required("bytes").openObject()
    lines = try reader.required("lines").openObject()
    expected = try reader.optional("expected")?.text()
    found = try reader.optional("found")?.text()
    hint = try reader.optional("hint")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("message", message)
    writer.member("range", range)
    writer.member("bytes", bytes)
    writer.member("lines", lines)
    writer.member("expected", expected)
    writer.member("found", found)
    writer.member("hint", hint)
  }
}

/// The result of `expression/check`.
package struct ExpressionCheckResult: WireResult {
  /// A type of the expression language. In a function's signature, A, B, C and T are type
  /// parameters.
  package let type: WirePart?
  /// The value depends on nothing else.
  package let dependencies: ExpressionCheckResult.Dependencies?
  /// The approximate number of steps of an evaluation; bodies of loops are counted once.
  package let steps: Int?
  /// Empty if the expression is valid. Otherwise this is the only member.
  package let problems: [WireExpressionProblem]

  /// Makes it of its members.
  package init(
    problems: [WireExpressionProblem], type: WirePart? = nil,
    dependencies: ExpressionCheckResult.Dependencies? = nil, steps: Int? = nil
  ) {
    self.type = type
    self.dependencies = dependencies
    self.steps = steps
    self.problems = problems
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    type = try reader.optional("type")?.part(.object, .string)
    dependencies = try reader.optional("dependencies")?.openObject()
    steps = try reader.optional("steps")?.count()
    problems = try reader.required("problems").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", type)
    writer.member("dependencies", dependencies)
    writer.member("steps", steps)
    writer.member("problems", problems) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `expression/evaluate`.
package struct ExpressionEvaluateResult: WireResult {
  /// A value of the expression language: an object with one member, whose name is the type.
  package let value: WirePart
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool?
  /// A type of the expression language. In a function's signature, A, B, C and T are type
  /// parameters.
  package let type: WirePart

  /// Makes it of its members.
  package init(value: WirePart, type: WirePart, complete: Bool? = nil) {
    self.value = value
    self.complete = complete
    self.type = type
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    value = try reader.required("value").part(.object)
    complete = try reader.optional("complete")?.bool()
    type = try reader.required("type").part(.object, .string)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", value)
    writer.member("complete", complete)
    writer.member("type", type)
  }
}

/// The result of `table/setParams`.
package struct TableSetParamsResult: WireResult {
  /// The revision.
  package let revision: Int

  /// Makes it of its members.
  package init(revision: Int) {
    self.revision = revision
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
  }
}
