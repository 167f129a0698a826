import JSONRPC
import JSONText
import TableModel
import TableValues

extension LoadFailure {
  /// The failure that a client receives for an error.
  init(_ error: any Error) {
    let told = ErrorMapping.responseError(for: error)
    self.init(
      kind: Text(Self.text("kind", of: told) ?? "internal"), message: Text(told.message),
      systemName: Self.text("system", of: told).map { Text($0) })
  }

  private static func text(_ name: String, of error: ResponseError) -> String? {
    guard case .object(let members)? = error.data,
      case .string(let text)? = members.first(where: { $0.name == name })?.value
    else { return nil }
    return text
  }
}
