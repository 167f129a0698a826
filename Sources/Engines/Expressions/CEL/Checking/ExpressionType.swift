/// A type of the checker.
package indirect enum ExpressionType: Hashable, Sendable {
  /// The type of null.
  case null
  /// True or false.
  case boolean
  /// Signed 64-bit integers.
  case integer
  /// Unsigned 64-bit integers.
  case unsigned
  /// Doubles.
  case double
  /// Text.
  case text
  /// Bytes.
  case bytes
  /// Moments.
  case timestamp
  /// Durations.
  case duration
  /// Lists.
  case list(ExpressionType)
  /// Maps.
  case map(ExpressionType, ExpressionType)
  /// Types as values.
  case type(ExpressionType)
  /// Values that may be absent.
  case optional(ExpressionType)
  /// A value of the type, or null: cells of a column.
  case nullable(ExpressionType)
  /// A declared opaque type, by name.
  case opaque(String, [ExpressionType])
  /// Unknown before evaluation.
  case dynamic
  /// A type variable.
  case variable(Int)

  /// The type in the notation of the language.
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean: "bool"
    case .integer: "int"
    case .unsigned: "uint"
    case .double: "double"
    case .text: "string"
    case .bytes: "bytes"
    case .timestamp: "timestamp"
    case .duration: "duration"
    case .list(let element): "list(\(element.description))"
    case .map(let key, let value): "map(\(key.description), \(value.description))"
    case .type(let inner): "type(\(inner.description))"
    case .optional(let inner): "optional(\(inner.description))"
    case .nullable(let inner): inner.description
    case .opaque(let name, let parts):
      "\(name)(\(parts.map(\.description).joined(separator: ", ")))"
    case .dynamic: "dyn"
    case .variable(let number): Self.parameterName(number) ?? "T\(number)"
    }
  }

  /// The letter of a type parameter of a signature: those have negative numbers.
  private static func parameterName(_ number: Int) -> String? {
    guard number < 0, let byte = UInt8(exactly: -number) else { return nil }
    return String(decoding: [byte], as: UTF8.self)
  }

  /// The type without null.
  package var withoutNull: ExpressionType {
    if case .nullable(let inner) = self { return inner.withoutNull }
    return self
  }

  /// The types that it is composed of.
  var parts: [ExpressionType] {
    switch self {
    case .list(let part), .type(let part), .optional(let part), .nullable(let part): [part]
    case .map(let key, let value): [key, value]
    case .opaque(_, let parts): parts
    case .null, .boolean, .integer, .unsigned, .double, .text, .bytes, .timestamp, .duration,
      .dynamic, .variable:
      []
    }
  }

  /// The same type constructor with other component types.
  func replacing(_ parts: [ExpressionType]) -> ExpressionType {
    switch self {
    case .list: .list(parts[0])
    case .type: .type(parts[0])
    case .optional: .optional(parts[0])
    case .nullable: .nullable(parts[0])
    case .map: .map(parts[0], parts[1])
    case .opaque(let name, _): .opaque(name, parts)
    case .null, .boolean, .integer, .unsigned, .double, .text, .bytes, .timestamp, .duration,
      .dynamic, .variable:
      self
    }
  }

  /// Whether two types have the same constructor, with any components.
  func isKind(of other: ExpressionType) -> Bool {
    switch (self, other) {
    case (.list, .list), (.map, .map), (.type, .type), (.optional, .optional),
      (.nullable, .nullable):
      true
    case (.opaque(let a, let left), .opaque(let b, let right)):
      a == b && left.count == right.count
    default: self == other  // simple types
    }
  }
}

/// The bindings of type variables found so far.
struct TypeBindings {
  private var bound: [Int: ExpressionType] = [:]
  private var nextVariable = 0

  /// A fresh type variable.
  mutating func fresh() -> ExpressionType {
    nextVariable += 1
    return .variable(nextVariable)
  }

  /// A type with its bound variables substituted. Unbound ones stay variables.
  func resolved(_ type: ExpressionType) -> ExpressionType {
    let type = followed(type)
    let parts = type.parts
    return parts.isEmpty ? type : type.replacing(parts.map { resolved($0) })
  }

  /// A type with its bound variables substituted, and `dyn` for unbound ones.
  func final(_ type: ExpressionType) -> ExpressionType {
    let type = followed(type)
    if case .variable = type { return .dynamic }
    let parts = type.parts
    return parts.isEmpty ? type : type.replacing(parts.map { final($0) })
  }

  /// Whether a value of one type is assignable to another. Binds type variables as needed.
  mutating func assign(_ from: ExpressionType, to wanted: ExpressionType) -> Bool {
    switch (from, wanted) {
    case (_, .variable(let number)): return bind(number, from)
    case (.variable(let number), _): return bind(number, wanted)
    case (.dynamic, _), (_, .dynamic): return true
    case (.null, .nullable), (.null, .optional), (.null, .timestamp), (.null, .duration),
      (.null, .opaque):
      return true
    case (.optional, .null), (.nullable, .null): return true
    // Types are values that may all be compared.
    case (.type, .type): return true
    case (.nullable(let inner), .nullable(let other)): return assign(inner, to: other)
    case (.nullable(let inner), _): return assign(inner, to: wanted)
    case (_, .nullable(let inner)): return assign(from, to: inner)
    default:
      guard from.isKind(of: wanted) else { return false }
      for (part, other) in zip(from.parts, wanted.parts) where !assign(part, to: other) {
        return false
      }
      return true
    }
  }

  private mutating func bind(_ number: Int, _ type: ExpressionType) -> Bool {
    if case .variable(let other) = type, root(other) == root(number) { return true }
    let number = root(number)
    guard let known = bound[number] else {
      guard !occurs(number, in: type) else { return false }
      bound[number] = type
      return true
    }
    guard assign(type, to: known) || assign(known, to: type) else { return false }
    let joined = general(type, known)
    if !occurs(number, in: joined) { bound[number] = joined }
    return true
  }

  private func root(_ number: Int) -> Int {
    var number = number
    while case .variable(let next)? = bound[number] { number = next }
    return number
  }

  /// The end of a chain of variables. It is a loop, because a chain may be as long as an
  /// expression.
  private func followed(_ type: ExpressionType) -> ExpressionType {
    var type = type
    while case .variable(let number) = type, let next = bound[number] { type = next }
    return type
  }

  private func occurs(_ number: Int, in type: ExpressionType) -> Bool {
    if case .variable(let other) = type {
      if root(other) == number { return true }
      return bound[root(other)].map { occurs(number, in: $0) } ?? false
    }
    return type.parts.contains { occurs(number, in: $0) }
  }

  /// The more general of two types that are known to be compatible.
  private func general(_ left: ExpressionType, _ right: ExpressionType) -> ExpressionType {
    let left = resolved(left)
    let right = resolved(right)
    switch (left, right) {
    case (.dynamic, _), (_, .dynamic): return .dynamic
    case (.variable, _): return right
    case (_, .variable), (_, .null): return left
    case (.null, _): return right
    case (.nullable(let inner), _): return .nullable(general(inner.withoutNull, right.withoutNull))
    case (_, .nullable(let inner)): return .nullable(general(left, inner.withoutNull))
    default:
      guard left.isKind(of: right) else { return .dynamic }
      return left.replacing(zip(left.parts, right.parts).map { general($0, $1) })
    }
  }

  /// The type for values of both types: `dyn` if they are not compatible.
  mutating func join(_ left: ExpressionType, _ right: ExpressionType) -> ExpressionType {
    let saved = self
    if assign(right, to: left) || assign(left, to: right) { return general(left, right) }
    self = saved
    return .dynamic
  }
}
