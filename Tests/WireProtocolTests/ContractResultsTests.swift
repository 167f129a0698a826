import JSONText
import TestSupport
import Testing
import WireProtocol

/// What the daemon sends against the contract: results, and the params of its requests and
/// notifications. A client reads what the daemon's writers write.
struct ContractResultsTests {
  /// A message with the type that the schemas give it.
  fileprivate struct Sent {
    var message: Contract.Message
    var rewrite: @Sendable (JSONView) throws(InvalidParams) -> [UInt8]
  }

  private let contract: Contract
  private let sent: [Sent]

  init() throws {
    contract = Contract(try JSONValue(parsing: TestFiles.bytes("Protocol/openrpc.json") ?? []))
    sent =
      contract.results.compactMap { message in
        MethodName(rawValue: message.name)?.result.map { Sent(message, $0) }
      }
      + contract.told.compactMap { message in
        MethodName(rawValue: message.name)?.params.map { Sent(message, $0) }
      }
  }

  @Test func `all that the daemon sends has a type, but what is written by hand`() {
    let results = contract.results.map(\.name).filter { MethodName(rawValue: $0)?.result == nil }
    #expect(
      results.sorted() == [
        "rpc.discover", "table/create", "table/describe", "table/open", "table/openDifference",
        "view/rows",
      ])
    let told = contract.told.map(\.name).filter { MethodName(rawValue: $0)?.params == nil }
    #expect(told == ["view/update"])
    #expect(sent.count > 50)
  }

  @Test func `every example is read, written and read again without a loss`() throws {
    for one in sent {
      for example in one.message.examples { try expectKept(filled(example, one), one) }
    }
  }

  @Test func `every member is read, written and read again without a loss`() throws {
    var count = 0
    for one in sent {
      guard let example = one.message.examples.first.map({ filled($0, one) }) else { continue }
      for (name, schema) in contract.members(of: one.message.schema) {
        for value in contract.values(of: schema, depth: 0) {
          count += 1
          try expectKept(example.with(name, value), one)
        }
      }
    }
    #expect(count > 200)
  }

  @Test func `an unknown member is passed over`() throws {
    for one in sent {
      guard let example = one.message.examples.first.map({ filled($0, one) }) else { continue }
      #expect(refusal(of: example.with("zzz", 1), one) == nil, "\(one.message.name)")
    }
  }

  @Test func `a required member that is missing is refused where it should stand`() throws {
    var count = 0
    for one in sent {
      for example in one.message.examples.map({ filled($0, one) }) {
        for place in contract.places(of: example, one.message.schema) {
          for name in place.required {
            let fault = refusal(of: example.without(name, at: place.path), one)
            count += 1
            #expect(
              fault?.pointer == place.pointer + "/" + name && fault?.found == "nothing",
              "\(one.message.name): \(place.pointer)/\(name)")
          }
        }
      }
    }
    #expect(count > 300)
  }

  @Test func `a value of a kind that the schema does not have is refused where it stands`() throws {
    let others: [(kind: String, value: JSONValue)] = [
      ("null", nil), ("boolean", true), ("number", .number(-7.5)), ("string", "zzz"),
      ("array", [[]]), ("object", ["zzz": 1]),
    ]
    for one in sent {
      guard let example = one.message.examples.first.map({ filled($0, one) }) else { continue }
      for (name, schema) in contract.members(of: one.message.schema) {
        let kinds = contract.kinds(of: schema)
        for other in others where !kinds.contains(other.kind) {
          let fault = refusal(of: example.with(name, other.value), one)
          #expect(
            fault?.pointer.split(separator: "/").first == name[...],
            "\(one.message.name) \(name) as \(other.kind)")
        }
      }
    }
  }

  // MARK: Pieces

  /// An example with a value where it has `«any»`.
  private func filled(_ example: JSONValue, _ one: Sent) -> JSONValue {
    contract.filled(example, one.message.schema)
  }

  private func expectKept(_ value: JSONValue, _ one: Sent) throws {
    let text = String(decoding: value.encoded, as: UTF8.self)
    do {
      let written = try one.rewritten(value)
      #expect(written.keeps(value), "\(one.message.name): \(text)")
      #expect(try one.rewritten(written) == written, "\(one.message.name)")
    } catch {
      Issue.record("\(one.message.name): \(text): \(error)")
    }
  }

  private func refusal(of value: JSONValue, _ one: Sent) -> InvalidParams? {
    do {
      _ = try one.rewritten(value)
      return nil
    } catch {
      return error as? InvalidParams
    }
  }
}

extension ContractResultsTests.Sent {
  fileprivate init<Result: WireResult>(_ message: Contract.Message, _ type: Result.Type) {
    self.message = message
    rewrite = { value throws(InvalidParams) in try Result(decoding: value).encoded }
  }

  fileprivate init<Params: WireParams>(_ message: Contract.Message, _ type: Params.Type) {
    self.message = message
    rewrite = { value throws(InvalidParams) in try Params(decoding: value).encoded }
  }

  fileprivate func rewritten(_ value: JSONValue) throws -> JSONValue {
    let document = try JSONDocument(parsing: value.encoded, depthLimit: 128)
    return try JSONValue(parsing: rewrite(document.root))
  }
}

/// An object within a message whose members its type reads.
private struct MessagePlace {
  var path: [String]
  var required: [String]

  var pointer: String { path.map { "/" + $0 }.joined() }
}

extension Contract {
  /// Types that are a part of a message without a type in Swift, or a union.
  private static let parts: Set<String> = [
    "action", "cellValue", "columnBlock", "columnPlaces", "declarations", "entryKey",
    "expressionType", "filter", "footers", "limits", "sectionKey", "shownCell", "typedValue",
    "updateBlock",
    "viewState", "viewStatePatch", "viewportPlace",
  ]

  /// The members of an object's schema.
  fileprivate func members(of schema: JSONValue) -> [(name: String, schema: JSONValue)] {
    guard case .object(let members)? = resolved(schema)["properties"] else { return [] }
    return members.map { ($0.name, $0.value) }
  }

  /// The objects in a value whose members a type reads, with what each requires.
  fileprivate func places(
    of value: JSONValue, _ schema: JSONValue, at path: [String] = []
  ) -> [MessagePlace] {
    guard let schema = plain(schema) else { return [] }
    switch value {
    case .object(let members):
      let required = (schema["required"]?.elements ?? []).compactMap(\.text)
      return [MessagePlace(path: path, required: required)]
        + members.flatMap { member -> [MessagePlace] in
          guard let inner = schema["properties"]?[member.name] else { return [] }
          return places(of: member.value, inner, at: path + [member.name])
        }
    case .array(let elements):
      guard let items = schema["items"] else { return [] }
      return elements.enumerated().flatMap { places(of: $1, items, at: path + ["\($0)"]) }
    default: return []
    }
  }

  /// A value with `1` or a word where it has `«any»`, by what the schema takes there.
  fileprivate func filled(_ value: JSONValue, _ schema: JSONValue) -> JSONValue {
    guard let schema = plain(schema) else { return value }
    switch value {
    case .string("«any»"):
      if schema["type"] == "array" { return [] }
      let isMap = schema["type"] == "object" && schema["properties"] == nil
      return isMap ? .object([]) : values(of: schema, depth: 0).first ?? value
    case .object(let members):
      return .object(
        members.map { member in
          let inner = schema["properties"]?[member.name] ?? schema["additionalProperties"]
          return JSONMember(
            name: member.name, value: inner.map { filled(member.value, $0) } ?? member.value)
        })
    case .array(let elements):
      return .array(
        elements.map { element in
          schema["items"].map { filled(element, $0) } ?? element
        })
    default: return value
    }
  }

  /// A schema without its reference and without null; nil if it is a part or a union.
  private func plain(_ schema: JSONValue) -> JSONValue? {
    if let name = schema["$ref"]?.text?.split(separator: "/").last,
      Self.parts.contains(String(name))
    {
      return nil
    }
    let found = resolved(schema)
    if found["oneOf"] != nil { return nil }
    guard let kinds = found["anyOf"]?.elements else { return found }
    let others = kinds.filter { $0["type"] != "null" }
    return others.count == 1 ? plain(others[0]) : nil
  }
}

extension JSONValue {
  /// The value without a member of the object at a path.
  fileprivate func without(_ name: String, at path: [String]) -> JSONValue {
    guard let first = path.first else { return without(name) }
    let rest = Array(path.dropFirst())
    switch self {
    case .object(let members):
      return .object(
        members.map {
          $0.name == first
            ? JSONMember(name: first, value: $0.value.without(name, at: rest)) : $0
        })
    case .array(let elements):
      return .array(
        elements.enumerated().map { "\($0)" == first ? $1.without(name, at: rest) : $1 })
    default: return self
    }
  }
}
