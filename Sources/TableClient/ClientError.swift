import JSONRPC
import WireProtocol

/// Why a call brought no result.
package enum ClientError: Error, Sendable, CustomStringConvertible {
  /// The daemon could not be started; the system's error number.
  case notStarted(path: String, code: Int32)
  /// The daemon closed its end.
  case closed
  /// Nothing came in time.
  case timedOut(waitingFor: String)
  /// A read or write failed; the system's error number.
  case failed(code: Int32)
  /// What came is no message of the protocol.
  case malformed(String)
  /// The daemon answered with an error.
  case refused(method: String, error: Refusal)

  /// The daemon's own words.
  package struct Refusal: Error, Sendable, Equatable {
    /// The code of JSON-RPC, the LSP or ours.
    package var code: Int
    /// One sentence.
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
