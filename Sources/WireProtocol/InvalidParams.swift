import JSONText

/// Why parameters were refused: where, what was expected there and what was found.
package struct InvalidParams: Error, Hashable, Sendable {
  /// JSON pointer (RFC 6901) into the parameters; empty for the parameters themselves.
  package var pointer: String
  /// What would have been right, such as `a non-negative integer`.
  package var expected: String
  /// What was there: the value if its kind was right and it is short, else its kind.
  package var found: String

  /// A finding at a pointer.
  package init(pointer: String, expected: String, found: String) {
    self.pointer = pointer
    self.expected = expected
    self.found = found
  }

  /// A finding at a value inside parameters; `found` defaults to the value's kind.
  package init(
    at view: JSONView, in params: JSONView?, expected: String, found: String? = nil
  ) {
    self.init(
      pointer: view.pointer, expected: expected, found: found ?? Self.kind(of: view))
    self = relative(to: params)
  }

  /// The same with the pointer counted from the parameters instead of the whole message.
  func relative(to params: JSONView?) -> InvalidParams {
    guard let params else { return self }
    var copy = self
    let base = params.pointer
    if pointer.utf8.starts(with: base.utf8) {
      copy.pointer = String(Substring(pointer.utf8.dropFirst(base.utf8.count)))
    }
    return copy
  }

  /// A value's kind in words, such as `a string`.
  package static func kind(of view: JSONView) -> String {
    switch view.kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// A scalar as it was written, cut at 60 bytes; the kind of anything else.
  package static func spelling(of view: JSONView) -> String {
    switch view.kind {
    case .array, .object: return kind(of: view)
    case .null, .bool, .number, .string:
      let text = view.rawText
      if text.count <= 60 { return String(decoding: text, as: UTF8.self) }
      return String(decoding: text.prefix(60), as: UTF8.self) + "…"
    }
  }
}
