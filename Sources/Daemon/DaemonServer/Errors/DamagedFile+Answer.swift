import Compression
import JSONRPC
import JSONText

extension DamagedFile: AnsweredError {
  /// The error of the answer.
  var responseError: ResponseError {
    var reason: String?
    if case .damaged(let words) = fault.kind { reason = words }
    return .failed(
      "fileDamaged", "\(path) cannot be expanded: \(words).",
      [
        ("path", .string("\(path)")), ("format", .string(fault.format.rawValue)),
        ("byteOffset", .integer(Int64(fault.offset))), ("truncated", .bool(reason == nil)),
      ] + (reason.map { [("reason", .string($0))] } ?? []))
  }
}
