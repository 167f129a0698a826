/// A JSON value as a tree, for small state documents, clients and tests. Large data stays on the
/// tape.
package indirect enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// A boolean.
  case bool(Bool)
  /// A number without fraction and exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number that a double represents exactly as text.
  case number(Double)
  /// A number that no double represents, as its text.
  case lexeme(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, members in order.
  case object([JSONMember])

  /// Copies a value out of a document. Half a surrogate pair becomes U+FFFD. The recursion is
  /// limited by the parser's depth limit.
  package init(_ view: JSONView) {
    switch view.kind {
    case .null: self = .null
    case .bool: self = .bool(view.bool == true)
    case .number: self = Self.number(view)
    case .string: self = .string(String(decoding: view.lossyString ?? [], as: UTF8.self))
    case .array: self = .array(view.elements.map { JSONValue($0) })
    case .object:
      self = .object(
        view.members.map { member in
          JSONMember(
            name: String(decoding: member.name.lossyString ?? [], as: UTF8.self),
            value: JSONValue(member.value))
        })
    }
  }

  /// Parses a text with a nesting of at most 128.
  package init(parsing text: some Collection<UInt8>) throws(JSONParseFailure) {
    self.init(try JSONDocument(parsing: Array(text), depthLimit: 128).root)
  }

  private static func number(_ view: JSONView) -> JSONValue {
    if view.tokenKind == .integer, let integer = view.int64 { return .integer(integer) }
    // An integer beyond 64 bits would lose digits, so its text is kept.
    if view.tokenKind == .number, let double = view.double { return .number(double) }
    return .lexeme(String(decoding: view.rawText, as: UTF8.self))
  }

  /// The value of the last member of that name; nil if there is none, or this is not an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The element at an index; nil if out of bounds, or this is not an array.
  package subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The elements of an array; empty for anything else.
  package var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The content of a string; nil for anything else.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The integer; nil for anything else.
  package var int64: Int64? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The boolean; nil for anything else.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The value as JSON text.
  package var encoded: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.finish()
  }
}

/// One member of an object in a `JSONValue`.
package struct JSONMember: Equatable, Sendable {
  /// The name. Names may occur twice in an object.
  package var name: String
  /// The value.
  package var value: JSONValue

  /// A member.
  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONWriter {
  /// Writes a tree.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): int(value)
    case .number(let value): double(value)
    case .lexeme(let text): json(text.utf8)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Writes the original text of a part of a document.
  package mutating func value(_ view: JSONView) {
    raw(view.rawText)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  package init(integerLiteral value: Int64) { self = .integer(value) }
  /// A boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// `null`.
  package init(nilLiteral: ()) { self = .null }
  /// An object, members in order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember(name: $0.0, value: $0.1) })
  }
}
