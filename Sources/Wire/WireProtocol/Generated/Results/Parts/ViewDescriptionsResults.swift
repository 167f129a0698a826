// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// An object with `pointer`, `kind` and `message`.
package struct WireDroppedPart: WireObject, Sendable {
  /// A JSON pointer within the kept state.
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

/// What was kept of a view that is opened with `remember`. Only the answer to `view/open` has it.
package struct WireRememberedState: WireObject, Sendable {
  /// The outcome.
  package var outcome: RememberOutcome
  /// When the state was kept, in milliseconds since 1970.
  package var when: Int?
  /// Parts of the kept state that do not fit any more, and were left out.
  package var dropped: [WireDroppedPart]?

  /// Makes it of its members.
  package init(outcome: RememberOutcome, when: Int? = nil, dropped: [WireDroppedPart]? = nil) {
    self.outcome = outcome
    self.when = when
    self.dropped = dropped
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    outcome = try reader.required("outcome").choice()
    when = try reader.optional("when")?.count()
    dropped = try reader.optional("dropped")?.openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("outcome", outcome)
    writer.member("when", when)
    writer.member("dropped", dropped) { $0.list($1) { $1.write(to: &$0) } }
  }
}
