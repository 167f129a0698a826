package import JSONText

/// The error of a failed request as sent to the client: a code, a sentence and data.
package struct ResponseError: Error, Equatable, Sendable {
  /// One of the codes below.
  package var code: Int
  /// One sentence for people.
  package var message: String
  /// Details for programs. Additional members are allowed only here.
  package var data: JSONValue?

  /// An error with all members.
  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The text is not JSON, or its framing is broken (JSON-RPC 2.0, section 5.1).
  package static let parseError = -32700
  /// The JSON is not a valid message (JSON-RPC 2.0, section 5.1).
  package static let invalidRequest = -32600
  /// No such method (JSON-RPC 2.0, section 5.1).
  package static let methodNotFound = -32601
  /// The method's parameters are invalid (JSON-RPC 2.0, section 5.1).
  package static let invalidParams = -32602
  /// The daemon failed (JSON-RPC 2.0, section 5.1).
  package static let internalError = -32603
  /// A request arrived before `initialize` was answered (LSP 3.17).
  package static let serverNotInitialized = -32002
  /// The client cancelled the request (LSP 3.17).
  package static let requestCancelled = -32800
  /// The state changed, so that the result would be wrong (LSP 3.17).
  package static let contentModified = -32801
  /// The request is valid but could not be done (LSP 3.17).
  package static let requestFailed = -32803
  /// More requests are in flight than the limit allows.
  package static let overloaded = -32000

  /// All codes above.
  package static let codes = [
    parseError, invalidRequest, methodNotFound, invalidParams, internalError, serverNotInitialized,
    overloaded, requestCancelled, contentModified, requestFailed,
  ]
}

extension JSONWriter {
  /// Writes the error object.
  package mutating func value(_ error: ResponseError) {
    beginObject()
    name("code")
    int(error.code)
    name("message")
    string(error.message)
    if let data = error.data {
      name("data")
      value(data)
    }
    endObject()
  }
}
