import JSONText

/// A value that is one of several forms, each read in its own way.
package protocol WireUnion: Hashable, Sendable {
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
}

extension ParamsReader {
  /// Refuses a member that may not stand beside another one.
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
  mutating func member(_ name: StaticString, _ union: (some WireUnion)?) {
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
}
