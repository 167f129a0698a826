// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// One of the rows counted in counts.failed, with the error.
package struct WireFilterFailure: WireObject, Sendable {
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package var row: WireKey
  /// A JSON pointer to the condition within the state.
  package var pointer: WireText
  /// The same as the reason of the error evaluation.
  package var reason: WireText
  /// The message.
  package var message: WireText
  /// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
  package var range: WireSpan?
  /// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
  package var bytes: WireSpan?
  /// A range as in the LSP: lines from 0, characters in UTF-16 units.
  package var lines: WireLineSpan?

  /// Makes it of its members.
  package init(
    row: WireKey, pointer: WireText, reason: WireText, message: WireText, range: WireSpan? = nil,
    bytes: WireSpan? = nil, lines: WireLineSpan? = nil
  ) {
    self.row = row
    self.pointer = pointer
    self.reason = reason
    self.message = message
    self.range = range
    self.bytes = bytes
    self.lines = lines
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    pointer = try reader.required("pointer").text()
    reason = try reader.required("reason").text()
    message = try reader.required("message").text()
    range = try reader.optional("range")?.openObject()
    bytes = try reader.optional("bytes")?.openObject()
    lines = try reader.optional("lines")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("pointer", pointer)
    writer.member("reason", reason)
    writer.member("message", message)
    writer.member("range", range)
    writer.member("bytes", bytes)
    writer.member("lines", lines)
  }
}

/// One of the rows counted in counts.orderFailed, with the error.
package struct WireOrderFailure: WireObject, Sendable {
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package let row: WireKey
  /// A JSON pointer to the expression within the state.
  package let pointer: WireText
  /// The same as the reason of the error evaluation.
  package let reason: WireText
  /// The message.
  package let message: WireText
  /// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
  package let range: WireSpan?
  /// A half-open range of a text: `range` in UTF-16 units, `bytes` in bytes of UTF-8.
  package let bytes: WireSpan?
  /// A range as in the LSP: lines from 0, characters in UTF-16 units.
  package let lines: WireLineSpan?

  /// Makes it of its members.
  package init(
    row: WireKey, pointer: WireText, reason: WireText, message: WireText, range: WireSpan? = nil,
    bytes: WireSpan? = nil, lines: WireLineSpan? = nil
  ) {
    self.row = row
    self.pointer = pointer
    self.reason = reason
    self.message = message
    self.range = range
    self.bytes = bytes
    self.lines = lines
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.required("row").key()
    pointer = try reader.required("pointer").text()
    reason = try reader.required("reason").text()
    message = try reader.required("message").text()
    range = try reader.optional("range")?.openObject()
    bytes = try reader.optional("bytes")?.openObject()
    lines = try reader.optional("lines")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("pointer", pointer)
    writer.member("reason", reason)
    writer.member("message", message)
    writer.member("range", range)
    writer.member("bytes", bytes)
    writer.member("lines", lines)
  }
}

extension FilterConvertResult {
  /// An object with `pointer`, `kind` and `message`.
  package struct Problem: WireObject, Sendable {
    /// The pointer.
    package let pointer: WireText
    /// The kind.
    package let kind: WireText
    /// The message.
    package let message: WireText

    /// Makes it of its members.
    package init(pointer: WireText, kind: WireText, message: WireText) {
      self.pointer = pointer
      self.kind = kind
      self.message = message
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      pointer = try reader.required("pointer").text()
      kind = try reader.required("kind").text()
      message = try reader.required("message").text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("pointer", pointer)
      writer.member("kind", kind)
      writer.member("message", message)
    }
  }
}

/// The result of `filter/convert`.
package struct FilterConvertResult: WireResult {
  /// A condition on rows. A row passes if the condition is true.
  package let tree: WirePart
  /// null: the filter cannot be expressed in CEL.
  package let text: WireText?
  /// The conditions that cannot be expressed in CEL.
  package let problems: [FilterConvertResult.Problem]

  /// Makes it of its members.
  package init(tree: WirePart, text: WireText?, problems: [FilterConvertResult.Problem]) {
    self.tree = tree
    self.text = text
    self.problems = problems
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    tree = try reader.required("tree").part(.object)
    text = try reader.required("text").orNull()?.text()
    problems = try reader.required("problems").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("tree", tree)
    writer.orNull("text", text) { $0.string($1) }
    writer.member("problems", problems) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `filter/like`.
package struct FilterLikeResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The condition for cells like the given one.
  package let condition: WirePart
  /// The view's filter combined with the condition, ready to be set.
  package let filter: WirePart

  /// Makes it of its members.
  package init(viewRevision: Int, condition: WirePart, filter: WirePart) {
    self.viewRevision = viewRevision
    self.condition = condition
    self.filter = filter
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    condition = try reader.required("condition").part(.object)
    filter = try reader.required("filter").part(.object)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("condition", condition)
    writer.member("filter", filter)
  }
}
