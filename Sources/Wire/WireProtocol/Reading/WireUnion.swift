import JSONText

/// A value that is one of several forms, each read in its own way.
package protocol WireUnion: Sendable {
  /// Reads the form that the value has.
  init(_ value: ParamsValue) throws(InvalidParams)
  /// Writes the value.
  func write(to writer: inout JSONWriter)
}

extension ParamsValue {
  /// One of several forms.
  func union<Union: WireUnion>(
    _ type: Union.Type = Union.self
  ) throws(InvalidParams) -> Union {
    try Union(self)
  }

  /// The id of a table, a view or a subscription.
  func id<ID: ContractID>(_ type: ID.Type = ID.self) throws(InvalidParams) -> ID {
    ID(try text())
  }

  /// An array of values that `read` reads.
  func list<Element>(
    _ read: (ParamsValue) throws(InvalidParams) -> Element
  ) throws(InvalidParams) -> [Element] {
    var result: [Element] = []
    for element in try elements() { result.append(try read(.present(element))) }
    return result
  }

  /// An array of so many values.
  func list<Element>(
    of counts: ClosedRange<Int>, expected: String,
    _ read: (ParamsValue) throws(InvalidParams) -> Element
  ) throws(InvalidParams) -> [Element] {
    let list = try view(expecting: "an array")
    guard list.kind == .array else { throw mismatch("an array") }
    guard counts.contains(list.count) else {
      throw InvalidParams(pointer: list.pointer, expected: expected, found: "\(list.count)")
    }
    return try self.list(read)
  }

  /// An array of values or nulls.
  func nullableList<Element>(
    _ read: (ParamsValue) throws(InvalidParams) -> Element
  ) throws(InvalidParams) -> [Element?] {
    try list { value throws(InvalidParams) in
      if case .present(let view) = value, view.isNull { return nil }
      return try read(value)
    }
  }

  /// An array of row keys or nulls.
  func nullableKeys() throws(InvalidParams) -> [WireKey?] {
    try nullableList { value throws(InvalidParams) in try value.key() }
  }

  /// An array of columns, with at least one.
  func someTexts() throws(InvalidParams) -> [WireText] {
    let texts = try texts()
    if texts.isEmpty { throw mismatch("at least one column") }
    return texts
  }
}

extension ParamsReader {
  /// Refuses a member that excludes another one, if both are present.
  func refuse(_ name: StaticString, beside other: StaticString) throws(InvalidParams) {
    guard value(other) != nil, let view = value(name) else { return }
    throw ParamsValue.present(view).mismatch("no \(name) beside \(other)")
  }

  /// Refuses an object that has none of some members.
  func requireOne(of names: [StaticString]) throws(InvalidParams) {
    guard names.allSatisfy({ value($0) == nil }) else { return }
    let listed = ParamsValue.listed(names.map { "\($0)" }, joint: " or ")
    throw InvalidParams(pointer: pointer, expected: listed, found: "none of them")
  }
}

extension JSONWriter {
  /// Writes a member, unless there is no id.
  package mutating func member(_ name: StaticString, _ id: (some ContractID)?) {
    guard let id else { return }
    self.name(name)
    string(id.text)
  }

  /// Writes a member, unless there is no value.
  package mutating func member(_ name: StaticString, _ union: (some WireUnion)?) {
    guard let union else { return }
    self.name(name)
    union.write(to: &self)
  }

  /// Writes a member, unless there is no value.
  mutating func member(_ name: StaticString, _ value: JSONView?) {
    guard let value else { return }
    self.name(name)
    self.value(value)
  }

  /// Writes a member, unless there is no value.
  mutating func member<Value>(
    _ name: StaticString, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return }
    self.name(name)
    write(&self, value)
  }

  /// Writes an array.
  mutating func list<Element>(
    _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// Writes an array of values or nulls.
  mutating func nullableList<Element>(
    _ elements: [Element?], _ write: (inout JSONWriter, Element) -> Void
  ) {
    list(elements) { $0.orNull($1, write) }
  }
}
