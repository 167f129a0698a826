import JSONRPC
import JSONText
import SystemLibraries

extension LibraryMissing: AnsweredError {
  /// The error of the answer.
  var responseError: ResponseError {
    ResponseError(
      code: ResponseError.requestFailed,
      message: "\(title) is needed, and its library is not on this machine (\(reason)).",
      data: [
        "kind": "libraryMissing", "library": .string(title), "reason": .string(reason),
      ])
  }
}
