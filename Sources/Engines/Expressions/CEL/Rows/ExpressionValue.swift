import TableValues

/// A value of the expression language.
package enum ExpressionValue: Sendable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A signed 64-bit integer.
  case integer(Int64)
  /// An unsigned 64-bit integer.
  case unsigned(UInt64)
  /// A double.
  case double(Double)
  /// Text. Its units are code points.
  case text(Text)
  /// Bytes.
  case bytes([UInt8])
  /// A list.
  case list(ExpressionList)
  /// A map.
  case map(ExpressionMap)
  /// A type.
  case type(TypeName)
  /// A moment of the years 1 to 9999.
  case timestamp(ExpressionMoment)
  /// A duration in nanoseconds.
  case duration(Int64)
  /// A value that may be absent.
  case optional(ExpressionOptional)

  /// A text.
  static func string(_ text: String) -> ExpressionValue { .text(Text(text)) }

  /// The name of its type.
  package var typeName: TypeName {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned: .unsigned
    case .double: .double
    case .text: .text
    case .bytes: .bytes
    case .list: .list
    case .map: .map
    case .type: .type
    case .timestamp: .timestamp
    case .duration: .duration
    case .optional: .optional
    }
  }

  /// Its size, in the units of ``ExpressionLimits/valueUnits``.
  var units: Int {
    switch self {
    case .null, .boolean, .integer, .unsigned, .double, .type, .timestamp, .duration: 1
    case .text(let text): 1 + text.utf8.count / 16
    case .bytes(let bytes): 1 + bytes.count / 16
    case .list(let list): list.units
    case .map(let map): map.units
    case .optional(let optional): 1 + (optional.value?.units ?? 0)
    }
  }

  /// Whether it is the zero, empty or absent value of its type.
  var isZero: Bool {
    switch self {
    case .null: true
    case .boolean(let flag): !flag
    case .integer(let whole): whole == 0
    case .unsigned(let whole): whole == 0
    case .double(let double): double == 0
    case .text(let text): text.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    case .list(let list): list.elements.isEmpty
    case .map(let map): map.entries.isEmpty
    case .type: false
    case .timestamp(let moment): moment.seconds == 0 && moment.nanoseconds == 0
    case .duration(let length): length == 0
    case .optional(let optional): optional.value == nil
    }
  }
}

/// The name of a type as a value.
package struct TypeName: Hashable, Sendable {
  /// The name in the language.
  package let name: String

  /// A type by its name.
  package init(_ name: String) { self.name = name }

  static let null = TypeName("null_type")
  static let boolean = TypeName("bool")
  static let integer = TypeName("int")
  static let unsigned = TypeName("uint")
  static let double = TypeName("double")
  static let text = TypeName("string")
  static let bytes = TypeName("bytes")
  static let list = TypeName("list")
  static let map = TypeName("map")
  static let type = TypeName("type")
  static let timestamp = TypeName("google.protobuf.Timestamp")
  static let duration = TypeName("google.protobuf.Duration")
  static let optional = TypeName("optional_type")

  /// The names of types in an expression.
  static let all: [TypeName] = [
    .null, .boolean, .integer, .unsigned, .double, .text, .bytes, .list, .map, .type, .timestamp,
    .duration, .optional,
  ]
}

/// A moment: seconds since 1970-01-01T00:00:00Z and nanoseconds within the second.
package struct ExpressionMoment: Hashable, Comparable, Sendable {
  /// Seconds, rounded down.
  package var seconds: Int64
  /// Nanoseconds, 0..<1,000,000,000.
  package var nanoseconds: Int32

  /// 0001-01-01T00:00:00Z.
  static let firstSecond: Int64 = -62_135_596_800
  /// 9999-12-31T23:59:59Z.
  static let lastSecond: Int64 = 253_402_300_799

  /// Makes a moment; nil outside the years 1 to 9999.
  package init?(seconds: Int64, nanoseconds: Int32) {
    guard Self.firstSecond <= seconds, seconds <= Self.lastSecond,
      0 <= nanoseconds, nanoseconds < 1_000_000_000
    else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Orders in time.
  package static func < (left: ExpressionMoment, right: ExpressionMoment) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// A shared immutable list.
package final class ExpressionList: Sendable {
  /// The elements.
  package let elements: [ExpressionValue]
  /// Its size including all elements.
  let units: Int

  /// Makes a list.
  package init(_ elements: [ExpressionValue]) {
    self.elements = elements
    units = elements.reduce(1) { $0 + $1.units }
  }
}

/// A shared immutable optional.
package final class ExpressionOptional: Sendable {
  /// The value, if there is one.
  package let value: ExpressionValue?

  /// Makes an optional.
  package init(_ value: ExpressionValue?) { self.value = value }

  static let none = ExpressionOptional(nil)
}

/// A shared immutable map that keeps the order of its entries.
package final class ExpressionMap: Sendable {
  /// One entry.
  package struct Entry: Sendable {
    /// The key: a boolean, integer, unsigned integer or text.
    package let key: ExpressionValue
    /// The value.
    package let value: ExpressionValue
  }

  /// The entries in the order written.
  package let entries: [Entry]
  /// Its size including all entries.
  let units: Int
  private let places: [MapKey: Int]

  static let empty = ExpressionMap(entries: [], places: [:])

  private init(entries: [Entry], places: [MapKey: Int]) {
    self.entries = entries
    self.places = places
    units = entries.reduce(1) { $0 + $1.key.units + $1.value.units }
  }

  /// Makes a map. A key of another type, or a duplicate key, is an error.
  ///
  /// - Throws: ``EvaluationError`` of the reason `invalidKey` or `duplicateKey`.
  package convenience init(
    _ pairs: [(key: ExpressionValue, value: ExpressionValue)]
  ) throws(EvaluationError) {
    var entries: [Entry] = []
    var places: [MapKey: Int] = [:]
    entries.reserveCapacity(pairs.count)
    for (key, value) in pairs {
      guard let mapKey = MapKey(key), !key.isDouble else {
        throw EvaluationError(.invalidKey, "a key cannot be of type \(key.typeName.name)")
      }
      guard places.updateValue(entries.count, forKey: mapKey) == nil else {
        throw EvaluationError(.duplicateKey, "a key is written twice")
      }
      entries.append(Entry(key: key, value: value))
    }
    self.init(entries: entries, places: places)
  }

  /// The value of a key. Numbers match across types.
  package subscript(key: ExpressionValue) -> ExpressionValue? {
    MapKey(key).flatMap { places[$0] }.map { entries[$0].value }
  }
}

extension ExpressionValue {
  fileprivate var isDouble: Bool {
    if case .double = self { return true }
    return false
  }
}

/// The form in which keys are compared: integers of both types and whole doubles are one number
/// line.
private enum MapKey: Hashable {
  case boolean(Bool)
  case integer(Int64)
  case large(UInt64)
  case text(Text)

  init?(_ value: ExpressionValue) {
    switch value {
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let whole): self = .integer(whole)
    case .unsigned(let whole): self = Int64(exactly: whole).map { .integer($0) } ?? .large(whole)
    case .double(let double):
      if let whole = Int64(exactly: double) {
        self = .integer(whole)
      } else if let whole = UInt64(exactly: double) {
        self = .large(whole)
      } else {
        return nil
      }
    case .text(let text): self = .text(text)
    case .null, .bytes, .list, .map, .type, .timestamp, .duration, .optional: return nil
    }
  }
}
