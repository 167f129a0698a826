import JSONRPC
import WireProtocol

/// Why a call has no result.
package enum ClientError: Error, Sendable, CustomStringConvertible {
  /// The daemon could not be started. `code` is the system's error number.
  case notStarted(path: String, code: Int32)
  /// The daemon closed its end.
  case closed
  /// The time limit passed.
  case timedOut(waitingFor: String)
  /// A read or write failed. `code` is the system's error number.
  case failed(code: Int32)
  /// A received message violates the protocol.
  case malformed(String)
  /// The daemon answered with an error.
  case refused(method: String, error: Refusal)

  /// An error answered by the daemon.
  package struct Refusal: Error, Sendable, Equatable {
    /// The error code: of JSON-RPC, of the LSP or of this protocol.
    package var code: Int
    /// The message, one sentence.
    package var message: String
    /// `data` as JSON text; empty if absent.
    package var data: String
    /// `data.kind`, if there is one.
    package var kind: String?
  }

  /// One line for people.
  package var description: String {
    switch self {
    case .notStarted(let path, let code): "cannot start \(path): error \(code)"
    case .closed: "the daemon closed the connection"
    case .timedOut(let what): "no answer in time to \(what)"
    case .failed(let code): "reading or writing failed: error \(code)"
    case .malformed(let reason): "not understood: \(reason)"
    case .refused(let method, let error):
      "\(method) was refused: \(error.code) \(error.message) \(error.data)"
    }
  }
}
