// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `$/progress`.
package struct ProgressParams: WireMessage {
  /// The `progressToken` or the `partialResultToken` of the request.
  package let token: WireKey
  /// The beginning, a report, the end, or a part of the result.
  package let value: WirePart

  /// Makes it of its members.
  package init(token: WireKey, value: WirePart) {
    self.token = token
    self.value = value
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    token = try reader.required("token").key()
    value = try reader.required("value").part(.object)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("token", token)
    writer.member("value", value)
  }
}

/// Parameters of `$/logTrace`.
package struct LogTraceParams: WireMessage {
  /// One line about the message.
  package let message: WireText
  /// The parameters or the result, with trace verbose.
  package let verbose: WireText?

  /// Makes it of its members.
  package init(message: WireText, verbose: WireText? = nil) {
    self.message = message
    self.verbose = verbose
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    message = try reader.required("message").text()
    verbose = try reader.optional("verbose")?.text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("message", message)
    writer.member("verbose", verbose)
  }
}

/// Parameters of `window/logMessage`.
package struct WindowLogMessageParams: WireMessage {
  /// The severity.
  package let type: Int
  /// The text of the message.
  package let message: WireText

  /// Makes it of its members.
  package init(type: Int, message: WireText) {
    self.type = type
    self.message = message
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    type = try reader.required("type").integer(in: 1...4, expected: "an integer from 1 to 4")
    message = try reader.required("message").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", type)
    writer.member("message", message)
  }
}
