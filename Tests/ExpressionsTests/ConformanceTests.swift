import Expressions
import JSONText
import TableValues
import TestSupport
import Testing

/// The public conformance suite of the expression language, strict dialect.
struct ConformanceTests {
  @Test func `every line of tiers A and B of the conformance suite holds`() throws {
    guard let content = TestFiles.corpus("cel-spec/conformance.jsonl") else {
      #expect(!TestSettings.requiresAll, "the conformance suite is absent")
      return
    }
    var counts: [String: (passed: Int, all: Int)] = [:]
    for line in content.split(separator: 0x0A) {
      let test = try ConformanceLine(JSONValue(parsing: line))
      guard test.tier == "A" || test.tier == "B" else { continue }
      let kind = test.isCheckOnly ? "\(test.tier) checked only" : test.tier
      counts[kind, default: (0, 0)].all += 1
      let complaint = test.complaint()
      if complaint == nil { counts[kind, default: (0, 0)].passed += 1 }
      #expect(complaint == nil, "\(test.name): \(test.expression): \(complaint ?? "")")
    }
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("CEL conformance, tier \(kind): \(count.passed) of \(count.all)")
    }
    #expect(counts["A"]?.passed == 1_083)
    #expect(counts["B"]?.passed == 539)
    #expect(counts["B checked only"]?.passed == 14)
  }
}

/// One line of the suite.
private struct ConformanceLine {
  let json: JSONValue
  let tier: String
  let name: String
  let expression: String

  init(_ json: JSONValue) throws {
    self.json = json
    tier = try #require(json["tier"]?.text)
    name = "\(json["file"]?.text ?? "")/\(json["name"]?.text ?? "")"
    expression = try #require(json["expr"]?.text)
  }

  var isCheckOnly: Bool { json["checkOnly"]?.bool == true }

  /// What is wrong, or nil.
  func complaint() -> String? {
    do {
      let compiled = try CompiledExpression(
        Text(expression), in: environment(),
        isChecked: json["disableCheck"]?.bool != true)
      if let type = json["type"] {
        let found = TypedJSON.json(compiled.type)
        if found != type { return "type \(found)" }
      }
      if isCheckOnly { return nil }
      let value = try compiled.evaluate(
        compiled.variables.map { TypedJSON.input(json["bindings"]?[$0.name]) })
      guard let wanted = json["value"] else { return "a value, not an error: \(value)" }
      let isEqual = TypedJSON.isSame(value, TypedJSON.value(wanted))
      return isEqual ? nil : "\(value)"
    } catch {
      return json["error"]?.bool == true ? nil : "\(error)"
    }
  }

  private func environment() -> ExpressionEnvironment {
    var environment = ExpressionEnvironment(dialect: .strict)
    // The suite declares these for its checks; the lines do not carry functions.
    environment.declarations = [
      "fn (string,int) string", "tuple (A,B,C) tuple<A,B,C>",
      "sort (tuple<T,T,T>) tuple<T,T,T>",
    ].compactMap { FunctionSignature(Substring($0)) }
    for case .object(let members) in [json["variables"] ?? .null] {
      for member in members {
        environment.declare(
          ExpressionVariable(
            member.name, TypedJSON.type(member.value), .binding(member.name)))
      }
    }
    for case .object(let members) in [json["bindings"] ?? .null] {
      for member in members where environment.variables[member.name] == nil {
        environment.declare(ExpressionVariable(member.name, .dynamic, .binding(member.name)))
      }
    }
    return environment
  }
}

/// Values and types as the suite writes them.
enum TypedJSON {
  static func type(_ json: JSONValue) -> ExpressionType {
    switch json.text {
    case "int64": return .integer
    case "uint64": return .unsigned
    case "double": return .double
    case "bool": return .boolean
    case "string": return .text
    case "bytes": return .bytes
    case "null": return .null
    default: break
    }
    if let element = json["list"] { return .list(type(element)) }
    if let pair = json["map"]?.elements { return .map(type(pair[0]), type(pair[1])) }
    return .dynamic
  }

  static func json(_ type: ExpressionType) -> JSONValue {
    switch type {
    case .null: .string("null")
    case .boolean: .string("bool")
    case .integer: .string("int64")
    case .unsigned: .string("uint64")
    case .double: .string("double")
    case .text: .string("string")
    case .bytes: .string("bytes")
    case .timestamp: .string("timestamp")
    case .duration: .string("duration")
    case .list(let element): ["list": json(element)]
    case .map(let key, let value): ["map": [json(key), json(value)]]
    case .type(let inner): ["type": json(inner)]
    case .optional(let inner): ["opaque": "optional_type", "of": [json(inner)]]
    case .nullable(let inner): json(inner)
    case .opaque(let name, let parts):
      ["opaque": .string(name), "of": .array(parts.map { json($0) })]
    case .dynamic, .variable: .string("dyn")
    }
  }

  static func input(_ json: JSONValue?) -> ExpressionInput {
    json.map { .value(value($0)) } ?? .unbound
  }

  static func value(_ json: JSONValue) -> ExpressionValue {
    if let text = json["int"]?.text, let whole = Int64(text) { return .integer(whole) }
    if let text = json["uint"]?.text, let whole = UInt64(text) { return .unsigned(whole) }
    if let text = json["double"]?.text, let double = Double(text) { return .double(double) }
    if let flag = json["bool"]?.bool { return .boolean(flag) }
    if let text = json["string"]?.text { return .text(Text(text)) }
    if let text = json["bytes"]?.text { return .bytes(hexadecimal(text)) }
    if let name = json["type"]?.text { return .type(TypeName(name)) }
    if let list = json["list"] { return .list(ExpressionList(list.elements.map { value($0) })) }
    if let map = json["map"] {
      let pairs = map.elements.map { (key: value($0[0] ?? .null), value: value($0[1] ?? .null)) }
      if let made = try? ExpressionMap(pairs) { return .map(made) }
    }
    if let parts = json["timestamp"] {
      let nanoseconds = Int32(parts["nanos"]?.int64 ?? 0)
      let seconds = parts["seconds"].flatMap { $0.text.flatMap { Int64($0) } ?? $0.int64 } ?? 0
      if let made = ExpressionMoment(seconds: seconds, nanoseconds: nanoseconds) {
        return .timestamp(made)
      }
    }
    if let parts = json["duration"] {
      let seconds = parts["seconds"].flatMap { $0.text.flatMap { Int64($0) } ?? $0.int64 } ?? 0
      return .duration(seconds * 1_000_000_000 + (parts["nanos"]?.int64 ?? 0))
    }
    return .null
  }

  private static func hexadecimal(_ text: String) -> [UInt8] {
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) ?? 0
    }
  }

  /// Sameness of type and value: NaN is NaN, -0 is not 0.
  static func isSame(_ left: ExpressionValue, _ right: ExpressionValue) -> Bool {
    guard left.typeName == right.typeName else { return false }
    switch (left, right) {
    case (.double(let a), .double(let b)):
      return a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN)
    case (.list(let a), .list(let b)):
      return a.elements.count == b.elements.count
        && zip(a.elements, b.elements).allSatisfy { isSame($0, $1) }
    case (.map(let a), .map(let b)):
      return a.entries.count == b.entries.count
        && a.entries.allSatisfy { entry in b[entry.key].map { isSame(entry.value, $0) } ?? false }
    default: return left.isEqual(to: right)
    }
  }
}
