import Expressions
import TableValues
import WireProtocol

extension ExpressionType {
  /// A type from its wire form. Type parameters occur in declared functions.
  init(_ wire: WireExpressionType, hasParameters: Bool = false) {
    switch wire {
    case .plain(let plain): self.init(plain, hasParameters)
    case .list(let element): self = .list(.init(element, hasParameters: hasParameters))
    case .map(let key, let value):
      self = .map(
        .init(key, hasParameters: hasParameters), .init(value, hasParameters: hasParameters))
    case .type(let inner): self = .type(.init(inner, hasParameters: hasParameters))
    case .opaque(let name, let parts):
      let parts = parts.map { ExpressionType($0, hasParameters: hasParameters) }
      let isOptional = name.elementsEqual("optional_type".utf8) && parts.count == 1
      self =
        isOptional ? .optional(parts[0]) : .opaque(String(decoding: name, as: UTF8.self), parts)
    }
  }

  private init(_ plain: WireExpressionType.Plain, _ hasParameters: Bool) {
    self =
      switch plain {
      case .null: .null
      case .bool: .boolean
      case .int64: .integer
      case .uint64: .unsigned
      case .double: .double
      case .string: .text
      case .bytes: .bytes
      case .timestamp: .timestamp
      case .duration: .duration
      case .dyn: .dynamic
      case .parameterA, .parameterB, .parameterC, .parameterT:
        hasParameters ? .variable(-Int(plain.rawValue.utf8.first ?? 0)) : .dynamic
      }
  }

  /// The wire form of the type.
  var wire: WireExpressionType {
    switch self {
    case .null: .plain(.null)
    case .boolean: .plain(.bool)
    case .integer: .plain(.int64)
    case .unsigned: .plain(.uint64)
    case .double: .plain(.double)
    case .text: .plain(.string)
    case .bytes: .plain(.bytes)
    case .timestamp: .plain(.timestamp)
    case .duration: .plain(.duration)
    case .list(let element): .list(element.wire)
    case .map(let key, let value): .map(key.wire, value.wire)
    case .type(let inner): .type(inner.wire)
    case .optional(let inner): .opaque(Array("optional_type".utf8), [inner.wire])
    case .nullable(let inner): inner.wire
    case .opaque(let name, let parts): .opaque(Array(name.utf8), parts.map(\.wire))
    case .dynamic, .variable: .plain(.dyn)
    }
  }
}

extension FunctionSignature {
  /// A function that a client declares.
  init(_ wire: WireFunction) {
    let name = String(decoding: wire.name, as: UTF8.self)
    self.init(
      name: wire.isMember == true ? "." + name : name,
      arguments: wire.arguments.map { ExpressionType($0, hasParameters: true) },
      result: ExpressionType(wire.result, hasParameters: true))
  }
}

extension ExpressionValue {
  /// A value from its wire form. The errors are those of map keys.
  init(_ wire: WireTypedValue) throws(EvaluationError) {
    switch wire {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let whole): self = .integer(whole)
    case .unsigned(let whole): self = .unsigned(whole)
    case .double(let double): self = .double(double)
    case .text(let text): self = .text(Text(text))
    case .bytes(let bytes): self = .bytes(bytes)
    case .list(let elements):
      var values: [ExpressionValue] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try ExpressionValue(element)) }
      self = .list(ExpressionList(values))
    case .map(let entries):
      var pairs: [(key: ExpressionValue, value: ExpressionValue)] = []
      for pair in entries {
        pairs.append((try ExpressionValue(pair.key), try ExpressionValue(pair.value)))
      }
      self = .map(try ExpressionMap(pairs))
    case .type(let name): self = .type(TypeName(String(decoding: name, as: UTF8.self)))
    case .timestamp(let seconds, let nanoseconds):
      let moment = ExpressionMoment(seconds: seconds, nanoseconds: Int32(nanoseconds))
      guard let moment else { throw EvaluationError(.overflow, "the moment is out of range") }
      self = .timestamp(moment)
    case .duration(let nanoseconds): self = .duration(nanoseconds)
    case .optional(let inner):
      var value: ExpressionValue?
      if let inner { value = try ExpressionValue(inner) }
      self = .optional(ExpressionOptional(value))
    }
  }

  /// The maximum nesting of lists, maps and optionals in an answer. A message nests at most 128
  /// deep, and each level needs two of these, that of a map three.
  static let depthMax = 40

  /// The wire form of the value.
  func wire(depth: Int = 0) throws(EvaluationError) -> WireTypedValue {
    guard depth <= Self.depthMax else {
      throw EvaluationError(.tooLarge, "the value nests deeper than \(Self.depthMax)")
    }
    switch self {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .integer(let whole): return .integer(whole)
    case .unsigned(let whole): return .unsigned(whole)
    case .double(let double): return .double(double)
    case .text(let text): return .text(text.utf8)
    case .bytes(let bytes): return .bytes(bytes)
    case .list(let list):
      var values: [WireTypedValue] = []
      values.reserveCapacity(list.elements.count)
      for element in list.elements { values.append(try element.wire(depth: depth + 1)) }
      return .list(values)
    case .map(let map):
      var pairs: [WireTypedValue.WirePair] = []
      for entry in map.entries {
        let key = try entry.key.wire(depth: depth + 1)
        pairs.append(.init(key: key, value: try entry.value.wire(depth: depth + 1)))
      }
      return .map(pairs)
    case .type(let name): return .type(Array(name.name.utf8))
    case .timestamp(let moment):
      return .timestamp(seconds: moment.seconds, nanoseconds: Int(moment.nanoseconds))
    case .duration(let nanoseconds): return .duration(nanoseconds: nanoseconds)
    case .optional(let optional):
      guard let value = optional.value else { return .optional(nil) }
      return .optional(try value.wire(depth: depth + 1))
    }
  }
}
