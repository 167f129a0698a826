/// The text of one JSON value, which can stand in any message.
///
/// Nobody outside this room can make one of bytes that the parser has not accepted, and the writer
/// takes bytes as they are from nothing else: no text can break a message, or write members of its
/// own.
package struct JSONSpan: Sendable, Equatable {
  /// The text, without blanks around it.
  package let bytes: [UInt8]

  /// Parses a text; nil for what is no JSON.
  package init?(parsing text: some Collection<UInt8>) {
    let text = Array(text)
    guard text.first != 0xEF,
      let document = try? JSONDocument(parsing: text, depthLimit: Self.depthMax)
    else { return nil }
    bytes = Array(document.root.rawText)
  }

  init(checked bytes: [UInt8]) { self.bytes = bytes }

  /// Deeper than any message that is read.
  private static let depthMax = 512
}

extension JSONView {
  /// The value as it was written.
  package var span: JSONSpan { JSONSpan(checked: Array(rawText)) }
}

extension JSONWriter {
  /// Gives up what was written, one whole value, to be put into other texts.
  package consuming func finishSpan() -> JSONSpan { JSONSpan(checked: finish()) }

  /// Writes a value as it is spelled.
  package mutating func span(_ span: JSONSpan) { raw(span.bytes) }

  /// Writes a text that should be JSON as the value that it is, after the parser has seen it; as a
  /// string if it is none.
  package mutating func json(_ text: some Collection<UInt8>) {
    if let span = JSONSpan(parsing: text) { raw(span.bytes) } else { string(text) }
  }
}
