import JSONText

/// A member that can be null or absent, read and written by the type of its value:
///
///     height = try reader.nullable("height").length()
extension WireMember where Value == ParamsValue {
  /// A boolean.
  func bool() throws(InvalidParams) -> WireMember<Bool> {
    try map { value throws(InvalidParams) in try value.bool() }
  }

  /// A name of an enumeration.
  func choice<Choice: ContractWord>() throws(InvalidParams) -> WireMember<Choice> {
    try map { value throws(InvalidParams) in try value.choice() }
  }

  /// An object. Throws if it has unknown members.
  func object<Object: WireObject>() throws(InvalidParams) -> WireMember<Object> {
    try map { value throws(InvalidParams) in try value.object() }
  }

  /// One of several forms.
  func union<Union: WireUnion>() throws(InvalidParams) -> WireMember<Union> {
    try map { value throws(InvalidParams) in try value.union() }
  }

  /// A count or index.
  func count() throws(InvalidParams) -> WireMember<Int> {
    try map { value throws(InvalidParams) in try value.count() }
  }

  /// A positive count.
  func positive() throws(InvalidParams) -> WireMember<Int> {
    try map { value throws(InvalidParams) in try value.positive() }
  }

  /// A time limit for an answer, in milliseconds.
  func deadline() throws(InvalidParams) -> WireMember<Int> {
    try map { value throws(InvalidParams) in try value.deadline() }
  }

  /// A length in units.
  func length() throws(InvalidParams) -> WireMember<Double> {
    try map { value throws(InvalidParams) in try value.length() }
  }

  /// A text of a message that the daemon sends.
  func text() throws(InvalidParams) -> WireMember<WireText> {
    try map { value throws(InvalidParams) in try value.text() }
  }

  /// A row's key.
  func key() throws(InvalidParams) -> WireMember<WireKey> {
    try map { value throws(InvalidParams) in try value.key() }
  }
}

extension JSONWriter {
  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<Bool>) {
    self.member(name, member) { $0.bool($1) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<Int>) {
    self.member(name, member) { $0.int($1) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<Double>) {
    self.member(name, member) { $0.number($1) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<WireText>) {
    self.member(name, member) { $0.string($1) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<WireKey>) {
    self.member(name, member) { $1.write(to: &$0) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<some ContractWord>) {
    self.member(name, member) { $0.string($1.rawValue) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<some WireObject>) {
    self.member(name, member) { $1.write(to: &$0) }
  }

  /// Writes a member that can be null; writes nothing if it is absent.
  mutating func member(_ name: StaticString, _ member: WireMember<some WireUnion>) {
    self.member(name, member) { $1.write(to: &$0) }
  }
}
