import JSONText
import TestSupport

/// One example of a method of the contract.
struct ContractExample {
  /// The method.
  let method: String
  /// The name of the example.
  let name: String
  /// Its params.
  let params: JSONValue
  /// Its result; nil: it is a notification.
  let result: JSONValue?

  /// Its params as JSON.
  var text: String { String(decoding: params.encoded, as: UTF8.self) }
}

/// What tests read of `openrpc.json`.
struct ContractExamples {
  /// The methods that a client sends, without their schemas.
  let methods: [JSONValue]
  /// The examples of these methods in the order of one conversation, without those that files decide.
  let all: [ContractExample]

  /// They are read once, because that takes a while.
  private static let read = Result { try ContractExamples(reading: "Protocol/openrpc.json") }

  /// Those of the contract.
  init() throws { self = try Self.read.get() }

  private init(reading path: String) throws {
    let document = try JSONDocument(parsing: TestFiles.bytes(path) ?? [], depthLimit: 128).root
    // The schemas are most of it, and are not needed.
    let parts = ["name", "x-direction", "x-order", "errors", "examples"]
    let found = document.member("methods" as StaticString).map { Array($0.elements) } ?? []
    methods = found.map { method in
      .object(
        parts.compactMap { name in
          method.member(name).map { JSONMember(name: name, value: JSONValue($0)) }
        })
    }.filter { $0["x-direction"] == "clientToServer" }
    all = methods.flatMap { method in
      (method["examples"]?.elements ?? []).filter { $0["x-outside"] != true }.map { example in
        let params = (example["params"]?.elements ?? []).map {
          JSONMember(name: $0["name"]?.text ?? "", value: $0["value"] ?? .null)
        }
        return ContractExample(
          method: method["name"]?.text ?? "", name: example["name"]?.text ?? "",
          params: .object(params), result: example["result"]?["value"])
      }
    }
  }

  /// The kinds of errors that a method may answer with.
  func errors(of method: String) -> Set<String> {
    let method = methods.first { $0["name"]?.text == method }
    return Set(
      (method?["errors"]?.elements ?? []).compactMap {
        $0["$ref"]?.text?.split(separator: "/").last.map(String.init)
      })
  }
}
