import JSONText
import WireProtocol

/// The methods that clients send, as `openrpc.json` has them.
struct Contract {
  /// A method with its params.
  struct Method {
    var name: String
    var type: (any WireParams.Type)?
    var properties: [(name: String, schema: JSONValue)]
    var required: [String]
    var examples: [JSONValue]
  }

  /// What the daemon sends: the result of a method, or the params of one.
  struct Message {
    var name: String
    var schema: JSONValue
    var examples: [JSONValue]
  }

  private let schemas: JSONValue?
  /// The methods that clients send.
  let methods: [Method]
  /// The results of requests that clients send or answer, but null.
  let results: [Message]
  /// The params of what the daemon sends.
  let told: [Message]

  init(_ document: JSONValue) {
    let all = document["methods"]?.elements ?? []
    results = all.compactMap { Message(resultOf: $0) }
    told = all.filter { $0["x-direction"] == "serverToClient" }.map { Message(paramsOf: $0) }
    schemas = document["components"]?["schemas"]
    methods = (document["methods"]?.elements ?? [])
      .filter { $0["x-direction"] == "clientToServer" }.map { Method($0) }
  }

  /// A schema of the components.
  func schema(named name: String) -> JSONValue? { schemas?[name] }

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
      guard let rest = schema["additionalProperties"], case .object(let said) = rest,
        !said.isEmpty
      else { return [] }
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

  /// Values of a schema with an empty object at each place that may have an object and no array:
  /// with `{}` there, and with `[]`. Each named type is entered once.
  func emptied(
    _ schema: JSONValue, entered: inout Set<String>
  ) -> [(object: JSONValue, array: JSONValue)] {
    if let name = schema["$ref"]?.text, !entered.insert(name).inserted { return [] }
    let schema = resolved(schema)
    var found: [(object: JSONValue, array: JSONValue)] = []
    let kinds = kinds(of: schema)
    if kinds.contains("object"), !kinds.contains("array") { found.append(([:], [])) }
    for word in ["anyOf", "oneOf"] where schema["type"] == nil {
      for branch in schema[word]?.elements ?? [] {
        found += emptied(branch, entered: &entered).filter { $0.object != [:] }
      }
    }
    if let items = schema["items"], items != false {
      found += emptied(items, entered: &entered).map { ([$0.object], [$0.array]) }
    }
    if case .object(let members)? = schema["properties"] {
      let base = objects(schema.without("oneOf").without("additionalProperties"), depth: 0).first
      let required = (schema["required"]?.elements ?? []).compactMap(\.text)
      let rest = (base ?? [:]).keeping(required)
      for member in members {
        found += emptied(member.value, entered: &entered).map {
          (rest.with(member.name, $0.object), rest.with(member.name, $0.array))
        }
      }
    }
    if let rest = schema["additionalProperties"], case .object(let said) = rest, !said.isEmpty {
      found += emptied(rest, entered: &entered).map { (["a": $0.object], ["a": $0.array]) }
    }
    return found
  }

  /// The schema that a reference means.
  func resolved(_ schema: JSONValue) -> JSONValue {
    guard let path = schema["$ref"]?.text else { return schema }
    var found = schemas
    for part in path.split(separator: "/").dropFirst(3) { found = found?[String(part)] }
    return found.map { resolved($0) } ?? schema
  }
}

extension Contract.Message {
  /// The result of a method; nil if it has none, or null.
  init?(resultOf method: JSONValue) {
    guard let result = method["result"], result["schema"]?["type"] != "null",
      let schema = result["schema"]
    else { return nil }
    name = method["name"]?.text ?? ""
    self.schema = schema
    examples = (method["examples"]?.elements ?? []).compactMap { $0["result"]?["value"] }
  }

  /// The params of a method, as one object.
  init(paramsOf method: JSONValue) {
    let params = method["params"]?.elements ?? []
    name = method["name"]?.text ?? ""
    let properties = params.map {
      JSONMember(name: $0["name"]?.text ?? "", value: $0["schema"] ?? .null)
    }
    let required = params.filter { $0["required"] == true }.compactMap { $0["name"] }
    schema = ["type": "object", "required": .array(required), "properties": .object(properties)]
    examples = Contract.Method(method).examples
  }
}

extension Contract.Method {
  init(_ method: JSONValue) {
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
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [JSONMember(name: name, value: value)])
  }

  func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The names of its members.
  var names: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.name)
  }

  /// Whether it has all that another value has. Defaults may have been added, nulls left out.
  func keeps(_ other: JSONValue) -> Bool {
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

  func keeping(_ names: [String]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { names.contains($0.name) })
  }
}
