import JSONRPC
import JSONText
import TableSessions
import TableValues

extension LoadFailure {
  /// What a client is told of an error.
  init(_ error: any Error) {
    let told = ErrorMapping.responseError(for: error)
    var kind = "internal"
    if case .object(let members)? = told.data,
      case .string(let name)? = members.first(where: { $0.name == "kind" })?.value
    {
      kind = name
    }
    self.init(kind: Text(kind), message: Text(told.message))
  }
}
