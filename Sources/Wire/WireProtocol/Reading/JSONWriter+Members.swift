import JSONText

extension JSONWriter {
  /// Writes a member; writes nothing if the text is nil.
  package mutating func member(_ name: StaticString, _ text: WireText?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  /// Writes a member; writes nothing if the value is nil.
  package mutating func member(_ name: StaticString, _ value: Bool?) {
    guard let value else { return }
    self.name(name)
    bool(value)
  }

  /// Writes a member; writes nothing if the value is nil.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    int(value)
  }

  /// Writes a member; writes nothing if the key is nil.
  package mutating func member(_ name: StaticString, _ key: WireKey?) {
    guard let key else { return }
    self.name(name)
    key.write(to: &self)
  }

  /// Writes a member; writes nothing if the choice is nil.
  package mutating func member<Choice: ContractWord>(_ name: StaticString, _ choice: Choice?) {
    guard let choice else { return }
    self.name(name)
    string(choice.rawValue)
  }

  /// Writes a member; writes nothing if the object is nil.
  package mutating func member(_ name: StaticString, _ object: (some WireObject)?) {
    guard let object else { return }
    self.name(name)
    object.write(to: &self)
  }

  /// Writes a member; writes nothing if the list is nil.
  package mutating func member(_ name: StaticString, _ texts: [WireText]?) {
    guard let texts else { return }
    list(name, texts) { $0.string($1) }
  }

  /// Writes a member; writes nothing if the list is nil.
  package mutating func member(_ name: StaticString, _ keys: [WireKey]?) {
    guard let keys else { return }
    list(name, keys) { $1.write(to: &$0) }
  }

  /// Writes a member whose elements are objects or null; writes nothing if the list is nil.
  package mutating func member<Object: WireObject>(_ name: StaticString, _ objects: [Object?]?) {
    guard let objects else { return }
    list(name, objects) { writer, object in
      if let object { object.write(to: &writer) } else { writer.null() }
    }
  }

  /// Writes a member whose value is an array.
  package mutating func list<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// Writes a member whose value can be null; writes nothing if it is absent.
  package mutating func member<Value>(
    _ name: StaticString, _ member: WireMember<Value>,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    switch member {
    case .absent: return
    case .null:
      self.name(name)
      null()
    case .value(let value):
      self.name(name)
      write(&self, value)
    }
  }
}

extension JSONValue {
  /// The value as the root of a document, for parameters whose cells stay undecoded; null if it
  /// nests deeper than 128 levels.
  package var view: JSONView? {
    try? JSONDocument(parsing: encoded, depthLimit: 128).root
  }
}
