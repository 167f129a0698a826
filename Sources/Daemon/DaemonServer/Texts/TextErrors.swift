import JSONRPC
import JSONText

/// The version of a text is not the one that the change begins with.
struct TextVersionDiffers: AnsweredError {
  /// The version that the daemon has.
  var version: Int

  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "textVersion",
      "The daemon has version \(version) of the text, which the change does not follow.",
      [("version", .integer(Int64(version)))])
  }
}

/// The table has edits that the text does not have yet.
struct TextEditsPending: AnsweredError {
  /// The version that the daemon has.
  var version: Int

  /// The error of the answer.
  var responseError: ResponseError {
    .failed(
      "textEditsPending",
      "The table has edits that the text lacks: apply the text edits first, or drop them.",
      [("version", .integer(Int64(version)))])
  }
}

/// The table is not made of a text that the client edits.
struct NoTextBuffer: AnsweredError {
  /// The error of the answer.
  var responseError: ResponseError {
    .failed("noTextBuffer", "The table was not opened with textVersion.")
  }
}
