import JSONText

/// The reason why parameters are invalid: the position, the expected value and the value found.
package struct InvalidParams: Error, Hashable, Sendable {
  /// JSON pointer (RFC 6901) into the parameters; empty for the parameters themselves.
  package var pointer: String
  /// The expected value in words, such as `a non-negative integer`.
  package var expected: String
  /// The value found: its JSON text if the kind is right and the text is short, otherwise its kind.
  package var found: String

  /// An error at a pointer.
  package init(pointer: String, expected: String, found: String) {
    self.pointer = pointer
    self.expected = expected
    self.found = found
  }

  /// An error at a value inside parameters; `found` defaults to the value's kind.
  package init(
    at view: JSONView, in params: JSONView?, expected: String, found: String? = nil
  ) {
    self.init(
      pointer: view.pointer, expected: expected, found: found ?? Self.kind(of: view))
    self = relative(to: params)
  }

  /// The same error with the pointer relative to the parameters rather than the whole message.
  func relative(to params: JSONView?) -> InvalidParams {
    guard let params else { return self }
    var copy = self
    let base = params.pointer
    if pointer.utf8.starts(with: base.utf8) {
      copy.pointer = String(Substring(pointer.utf8.dropFirst(base.utf8.count)))
    }
    return copy
  }

  /// The kind of a JSON value in words, such as `a string`.
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

  /// The JSON text of a scalar, cut at 60 bytes; the kind of any other value.
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
