package import JSONText

/// The id of a request as the client wrote it. 1 and "1" differ, and no digit is lost.
package struct RequestID: Hashable, Sendable {
  /// The JSON token: an integer or a string with its quotes.
  package let token: [UInt8]

  /// Reads an id from a message. Returns nil unless it is a string or an integer without fraction.
  package init?(_ view: JSONView) {
    switch view.tokenKind {
    case .integer, .string, .escapedString, .unpairedString: token = Array(view.rawText)
    case .number, .null, .true, .false, .arrayStart, .objectStart, .end: return nil
    }
  }

  /// Reads an id from a token of a message.
  init?(_ value: JSONToken, _ cursor: borrowing JSONCursor) {
    switch value.kind {
    case .integer, .string, .escapedString, .unpairedString: token = cursor.rawScalar(value)
    case .number, .null, .true, .false, .arrayStart, .objectStart, .end: return nil
    }
  }

  /// An integer id.
  package init(_ value: Int) {
    token = Array(String(value).utf8)
  }
}
