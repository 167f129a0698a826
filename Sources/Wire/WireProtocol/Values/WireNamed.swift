import JSONText

/// One entry of an object whose member names are ids.
package struct WireNamed<Value> {
  /// The id.
  package var id: WireText
  /// The value.
  package var value: Value
  /// The entry's member name as it was received, which later errors of the daemon use for the JSON
  /// pointer; nil if made by a client.
  package var name: JSONView?

  /// An entry.
  package init(id: WireText, value: Value) {
    self.id = id
    self.value = value
  }

  init(name: JSONView, value: Value) {
    self.id = name.lossyString ?? []
    self.value = value
    self.name = name
  }
}

extension WireNamed: Sendable where Value: Sendable {}

extension WireNamed: Equatable where Value: Equatable {
  /// Equality of id and value.
  package static func == (left: WireNamed, right: WireNamed) -> Bool {
    left.id == right.id && left.value == right.value
  }
}

extension WireNamed: Hashable where Value: Hashable {
  /// Hashes id and value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(value)
  }
}

/// The client's own JSON of the cells of a row, by column; nil is null: none.
package typealias WireCellStates = [WireNamed<WireValue?>]

extension ParamsReader {
  /// The JSON pointer of the object, relative to the whole message.
  package var pointer: String { object?.pointer ?? "" }

  /// A member that is a string, null or absent.
  mutating func nullableText(
    _ name: StaticString
  ) throws(InvalidParams) -> WireMember<WireText> {
    switch try nullable(name) {
    case .absent: return .absent
    case .null: return .null
    case .value(.present(let view)):
      guard let text = view.string else {
        throw ParamsValue.present(view).mismatch("a string or null")
      }
      return .value(text)
    case .value(.absent): return .absent
    }
  }

  /// A member that is an array of strings, null or absent.
  mutating func nullableTexts(
    _ name: StaticString
  ) throws(InvalidParams) -> WireMember<[WireText]> {
    switch try nullable(name) {
    case .absent: return .absent
    case .null: return .null
    case .value(let value):
      guard case .present(let view) = value, view.kind == .array else {
        throw value.mismatch("an array or null")
      }
      return .value(try value.texts())
    }
  }
}

extension ParamsValue {
  /// An object of values by id, in the order in which they were written.
  func named<Value>(
    _ read: (ParamsValue) throws(InvalidParams) -> Value
  ) throws(InvalidParams) -> [WireNamed<Value>] {
    var result: [WireNamed<Value>] = []
    var reader = try reader()
    for (name, value) in try reader.rest() {
      result.append(WireNamed(name: name, value: try read(value)))
    }
    return result
  }

  /// An object of values or nulls by id, in the order in which they were written.
  func nullableNamed<Value>(
    _ read: (ParamsValue) throws(InvalidParams) -> Value
  ) throws(InvalidParams) -> [WireNamed<Value?>] {
    try named { value throws(InvalidParams) in
      if case .present(let view) = value, view.isNull { return nil }
      return try read(value)
    }
  }

  /// An object of objects by id.
  func named<Value: WireObject>() throws(InvalidParams) -> [WireNamed<Value>] {
    try named { value throws(InvalidParams) in try value.object() }
  }

  /// An object of objects or nulls by id.
  func nullableNamed<Value: WireObject>() throws(InvalidParams) -> [WireNamed<Value?>] {
    try nullableNamed { value throws(InvalidParams) in try value.object() }
  }

  /// An object from names to arbitrary JSON; nil for null.
  func namedValues() throws(InvalidParams) -> [WireNamed<WireValue?>] {
    try nullableNamed { value throws(InvalidParams) in try value.json() }
  }
}

extension JSONWriter {
  /// Writes an object of values by id.
  mutating func entries<Value>(
    _ entries: [WireNamed<Value>], _ write: (inout JSONWriter, Value) -> Void
  ) {
    beginObject()
    for entry in entries {
      name(entry.id)
      write(&self, entry.value)
    }
    endObject()
  }

  /// Writes an object of values or nulls by id.
  mutating func nullableEntries<Value>(
    _ entries: [WireNamed<Value?>], _ write: (inout JSONWriter, Value) -> Void
  ) {
    self.entries(entries) { $0.orNull($1, write) }
  }

  /// Writes an object of objects by id.
  mutating func entries(_ entries: [WireNamed<some WireObject>]) {
    self.entries(entries) { $1.write(to: &$0) }
  }

  /// Writes an object of objects or nulls by id.
  mutating func nullableEntries(_ entries: [WireNamed<(some WireObject)?>]) {
    nullableEntries(entries) { $1.write(to: &$0) }
  }

  /// Writes an object from names to arbitrary JSON or null.
  mutating func values(_ entries: [WireNamed<WireValue?>]) {
    nullableEntries(entries) { $0.value($1.view) }
  }
}
