import JSONRPC
import JSONText

extension ResponseError {
  /// A valid request that could not be done.
  ///
  /// - Parameters:
  ///   - kind: The kind of the error, from `errors` of its family.
  ///   - message: One sentence for people.
  ///   - members: Further members of the data.
  static func failed(
    _ kind: String, _ message: String, _ members: [(String, JSONValue)] = []
  ) -> ResponseError {
    make(requestFailed, kind, message, members)
  }

  /// A request before `initialize`.
  static let notInitialized = make(
    serverNotInitialized, "notInitialized", "The first request must be initialize.")
  /// A second `initialize`.
  static let initializedBefore = make(
    invalidRequest, "initializedBefore", "initialize was sent before.")
  /// A request after `shutdown`.
  static let shutDown = make(invalidRequest, "shutDown", "The daemon was shut down.")
  /// A request that the client cancelled.
  static let cancelled = make(requestCancelled, "cancelled", "The request was cancelled.")

  /// A method that does not exist.
  static func unknownMethod(_ name: String) -> ResponseError {
    make(
      methodNotFound, "methodNotFound", "There is no method \(name).", [("method", .string(name))])
  }

  /// A request whose effect would need more output than may wait.
  static func outputWaits(_ message: String) -> ResponseError {
    make(overloaded, "overloaded", message)
  }

  /// A fault of the daemon.
  static func fault(_ error: any Error) -> ResponseError {
    make(internalError, "internal", "The daemon failed: \(error).")
  }

  /// Whether a client answered that it does not know a method.
  static func isUnknownMethod(_ error: JSONView) -> Bool {
    error.member("code")?.int64 == Int64(methodNotFound)
  }

  private static func make(
    _ code: Int, _ kind: String, _ message: String, _ members: [(String, JSONValue)] = []
  ) -> ResponseError {
    let all = [("kind", JSONValue.string(kind))] + members
    return ResponseError(
      code: code, message: message,
      data: .object(all.map { JSONMember(name: $0.0, value: $0.1) }))
  }
}
