/// The text of one JSON value, which can be inserted into any message.
///
/// Only this room can make one, and only from bytes that the parser has accepted. The writer
/// accepts raw bytes from nothing else. So no text can break a message or add members to it.
package struct JSONSpan: Sendable, Equatable {
  /// The text, without surrounding blanks.
  package let bytes: [UInt8]

  /// Parses a text. Returns nil if it is not JSON.
  package init?(parsing text: some Collection<UInt8>) {
    let text = Array(text)
    guard text.first != 0xEF,
      let document = try? JSONDocument(parsing: text, depthLimit: Self.depthMax)
    else { return nil }
    bytes = Array(document.root.rawText)
  }

  init(checked bytes: [UInt8]) { self.bytes = bytes }

  /// Deeper than any message that is accepted.
  private static let depthMax = 512
}

extension JSONView {
  /// The value's text.
  package var span: JSONSpan { JSONSpan(checked: Array(rawText)) }
}

extension JSONWriter {
  /// Returns the written text, one whole value, for insertion into other texts.
  package consuming func finishSpan() -> JSONSpan { JSONSpan(checked: finish()) }

  /// Writes a value's text.
  package mutating func span(_ span: JSONSpan) { raw(span.bytes) }

  /// Parses a text that should be JSON and writes its value. A text that is not JSON is written as
  /// a string.
  package mutating func json(_ text: some Collection<UInt8>) {
    if let span = JSONSpan(parsing: text) { raw(span.bytes) } else { string(text) }
  }
}
