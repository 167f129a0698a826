import JSONText
import TestSupport
import Testing
import WireProtocol

/// Every method's params against the contract: its examples, and instances made from its schemas.
struct ContractParamsTests {
  private let contract: Contract

  init() throws {
    contract = Contract(try JSONValue(parsing: TestFiles.bytes("Protocol/openrpc.json") ?? []))
  }

  @Test func `every method that a client sends has a type`() {
    for method in contract.methods { #expect(method.type != nil, "\(method.name)") }
    #expect(contract.methods.count > 50)
  }

  @Test func `every example is read, written and read again without a loss`() throws {
    for method in contract.methods {
      for example in method.examples { try expectKept(example, method) }
    }
  }

  @Test func `every member is read, written and read again without a loss`() throws {
    var (count, refused) = (0, 0)
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      let rest = base(of: example, method)
      for (name, schema) in method.properties {
        for value in contract.values(of: schema, depth: 0) {
          let instance = rest.with(name, value)
          count += 1
          // Some members need others beside them, or exclude them.
          if refusal(of: instance, method) != nil {
            refused += 1
          } else {
            try expectKept(instance, method)
          }
        }
      }
    }
    #expect(count > 300 && refused * 10 < count, "\(refused) of \(count)")
  }

  @Test func `an unknown member is refused where it stands`() throws {
    for method in contract.methods where method.type?.ignoresUnknownMembers == false {
      guard let example = method.examples.first else { continue }
      let fault = refusal(of: example.with("zzz", 1), method)
      #expect(fault?.pointer == "/zzz" && fault?.found == "an unknown member", "\(method.name)")
    }
  }

  @Test func `a required member that is missing is refused by its name`() throws {
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      for name in method.required {
        let fault = refusal(of: example.without(name), method)
        #expect(fault?.pointer == "/" + name && fault?.found == "nothing", "\(method.name) \(name)")
      }
    }
  }

  @Test func `a value of a kind that the schema does not have is refused where it stands`() throws {
    let others: [(kind: String, value: JSONValue)] = [
      ("null", nil), ("boolean", true), ("number", .number(-7.5)), ("string", "zzz"),
      ("array", [[]]), ("object", ["zzz": 1]),
    ]
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      for (name, schema) in method.properties {
        let kinds = contract.kinds(of: schema)
        let rest = base(of: example, method)
        for other in others where !kinds.contains(other.kind) {
          let fault = refusal(of: rest.with(name, other.value), method)
          // Two members that exclude each other are refused at either of them.
          let places = rest.names + [name]
          #expect(
            fault.map { places.contains(String($0.pointer.split(separator: "/").first ?? "")) }
              == true,
            "\(method.name) \(name) as \(other.kind): \(fault?.pointer ?? "taken")")
        }
      }
    }
  }

  @Test func `a word that a list does not have is refused`() throws {
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      for (name, schema) in method.properties where schema["x-words"] != nil {
        let fault = refusal(of: base(of: example, method).with(name, "zzz"), method)
        #expect(fault?.pointer == "/" + name && fault?.found == #""zzz""#, "\(method.name) \(name)")
      }
    }
  }

  // MARK: Pieces

  /// The required members of an example, or all of it where something else has to stand beside them.
  private func base(of example: JSONValue, _ method: Contract.Method) -> JSONValue {
    let required = example.keeping(method.required)
    return refusal(of: required, method) == nil ? required : example
  }

  private func expectKept(_ value: JSONValue, _ method: Contract.Method) throws {
    let text = String(decoding: value.encoded, as: UTF8.self)
    guard let type = method.type else { return }
    do {
      let written = try rewritten(type, text)
      let read = try JSONValue(parsing: Array(written.utf8))
      #expect(read.keeps(value), "\(method.name): \(text) became \(written)")
      #expect(try rewritten(type, written) == written, "\(method.name)")
    } catch {
      Issue.record("\(method.name): \(text): \(error)")
    }
  }

  private func refusal(of value: JSONValue, _ method: Contract.Method) -> InvalidParams? {
    guard let type = method.type else { return nil }
    return refusal(type, String(decoding: value.encoded, as: UTF8.self))
  }

  private func refusal<Params: WireParams>(_ type: Params.Type, _ text: String) -> InvalidParams? {
    do throws(InvalidParams) {
      _ = try Params(decoding: params(unchecked: text))
      return nil
    } catch {
      return error
    }
  }
}

/// The methods that clients send, as `openrpc.json` has them.
private struct Contract {
  /// A method with its params.
  struct Method {
    var name: String
    var type: (any WireParams.Type)?
    var properties: [(name: String, schema: JSONValue)]
    var required: [String]
    var examples: [JSONValue]
  }

  private let schemas: JSONValue?
  let methods: [Method]

  init(_ document: JSONValue) {
    schemas = document["components"]?["schemas"]
    methods = (document["methods"]?.elements ?? [])
      .filter { $0["x-direction"] == "clientToServer" }.map { Method($0) }
  }

  /// The kinds of JSON that a schema takes; all if it does not say.
  func kinds(of schema: JSONValue) -> Set<String> {
    let schema = resolved(schema)
    for word in ["anyOf", "oneOf"] {
      if let kinds = schema[word]?.elements, schema["type"] == nil, !kinds.isEmpty {
        return Set(kinds.flatMap { self.kinds(of: $0) })
      }
    }
    let listed = schema["type"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) }
    if let listed { return Set(listed.map { $0 == "integer" ? "number" : $0 }) }
    if let words = schema["enum"]?.elements {
      return Set(words.map { $0 == .null ? "null" : "string" })
    }
    if schema["const"]?.text != nil { return ["string"] }
    return ["null", "boolean", "number", "string", "array", "object"]
  }

  /// Values of a schema, few; none where only its author knows one.
  func values(of schema: JSONValue, depth: Int) -> [JSONValue] {
    let schema = resolved(schema)
    if let value = schema["const"] { return [value] }
    if let words = schema["enum"]?.elements { return words }
    for word in ["anyOf", "oneOf"] where schema["type"] == nil {
      if let kinds = schema[word]?.elements {
        return kinds.flatMap { values(of: $0, depth: depth) }
      }
    }
    guard schema["pattern"] == nil, depth < 5 else { return [] }
    let types = schema["type"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) }
    return (types ?? []).flatMap { values(of: $0, schema, depth: depth) }
  }

  private func values(of type: String, _ schema: JSONValue, depth: Int) -> [JSONValue] {
    switch type {
    case "null": return [.null]
    case "boolean": return [true, false]
    case "string": return schema["minLength"] == nil ? ["a"] : ["ab"]
    case "integer", "number": return [schema["minimum"]?.int64.map { .integer(max($0, 1)) } ?? 1]
    case "array":
      guard schema["prefixItems"] == nil, let items = schema["items"] else { return [] }
      return values(of: items, depth: depth + 1).prefix(1).map { [$0] }
    case "object": return objects(schema, depth: depth)
    default: return []
    }
  }

  private func objects(_ schema: JSONValue, depth: Int) -> [JSONValue] {
    guard case .object(let members)? = schema["properties"], schema["oneOf"] == nil else {
      guard let rest = schema["additionalProperties"], rest["$ref"] != nil else { return [] }
      return values(of: rest, depth: depth + 1).prefix(1).map { ["a": $0] }
    }
    let required = (schema["required"]?.elements ?? []).compactMap(\.text)
    var base: [JSONMember] = []
    for name in required {
      guard let member = members.first(where: { $0.name == name }),
        let value = values(of: member.value, depth: depth + 1).first
      else { return [] }
      base.append(JSONMember(name: name, value: value))
    }
    if members.allSatisfy({ required.contains($0.name) }) { return [.object(base)] }
    return members.filter { !required.contains($0.name) }.flatMap { member in
      values(of: member.value, depth: depth + 1).prefix(2).map {
        JSONValue.object(base).with(member.name, $0)
      }
    }
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard let path = schema["$ref"]?.text else { return schema }
    var found = schemas
    for part in path.split(separator: "/").dropFirst(3) { found = found?[String(part)] }
    return found.map { resolved($0) } ?? schema
  }
}

extension Contract.Method {
  fileprivate init(_ method: JSONValue) {
    name = method["name"]?.text ?? ""
    type = MethodName(rawValue: name)?.params
    let params = method["params"]?.elements ?? []
    properties = params.map { ($0["name"]?.text ?? "", $0["schema"] ?? .null) }
    required = params.filter { $0["required"] == true }.compactMap { $0["name"]?.text }
    examples = (method["examples"]?.elements ?? []).map { example in
      .object(
        (example["params"]?.elements ?? []).map {
          JSONMember(name: $0["name"]?.text ?? "", value: $0["value"] ?? .null)
        })
    }
  }
}

extension JSONValue {
  fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [JSONMember(name: name, value: value)])
  }

  fileprivate func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The names of its members.
  fileprivate var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.name)
  }

  /// Whether it has all that another value has. Defaults may have been added, nulls left out.
  fileprivate func keeps(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      others.allSatisfy { member in
        member.value == .null
          || own.contains { $0.name == member.name && $0.value.keeps(member.value) }
      }
    case (.array(let own), .array(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.keeps($1) }
    case (.integer(let own), .number(let other)), (.number(let other), .integer(let own)):
      Double(own) == other
    default: self == other
    }
  }

  fileprivate func keeping(_ names: [String]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { names.contains($0.name) })
  }
}
