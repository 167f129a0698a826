import JSONText

/// The result of a method. The daemon writes it, and a client reads it.
///
/// A missing or wrong member is an error. Unknown members are ignored, since a later daemon may send
/// more.
package protocol WireResult: WireObject, Sendable {}

extension WireResult {
  /// Reads the `result` of a response.
  package init(decoding result: JSONView) throws(InvalidParams) {
    do throws(InvalidParams) {
      var reader = try ParamsValue.present(result).reader()
      try self.init(from: &reader)
    } catch {
      throw error.relative(to: result)
    }
  }
}

/// The parameters of a request or a notification that the daemon sends.
package protocol WireMessage: WireParams {}

extension WireMessage {
  /// True: a later daemon may send more members.
  package static var ignoresUnknownMembers: Bool { true }
}

/// A part of a message without a Swift type of its own. The daemon writes it from what it keeps,
/// and a client gets it as JSON.
///
///     WirePart { conversion.write(state, to: &$0) }
package enum WirePart: Sendable {
  /// What a client has read.
  case read(JSONView)
  /// What the daemon writes.
  case written(@Sendable (inout JSONWriter) -> Void)

  /// A part that the daemon writes.
  package init(_ write: @escaping @Sendable (inout JSONWriter) -> Void) {
    self = .written(write)
  }

  /// The JSON that a client has read; nil for a part that is to be written.
  package var view: JSONView? {
    guard case .read(let view) = self else { return nil }
    return view
  }

  /// Writes the part.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .read(let view): writer.value(view)
    case .written(let write): write(&writer)
    }
  }
}

/// A word of a list that may grow: a later daemon may send words that this version does not know.
package enum OpenWord<Word: ContractWord>: Hashable, Sendable {
  /// A word of the list.
  case known(Word)
  /// Another word.
  case other(WireText)

  /// The word as text.
  package var text: WireText {
    switch self {
    case .known(let word): Array(word.rawValue.utf8)
    case .other(let text): text
    }
  }
}

/// One member of an object whose member names are ids or words.
package struct WireEntry<Value> {
  /// The name of the member.
  package var name: WireText
  /// Its value.
  package var value: Value

  /// A member.
  package init(_ name: WireText, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension WireEntry: Sendable where Value: Sendable {}
extension WireEntry: Equatable where Value: Equatable {}
extension WireEntry: Hashable where Value: Hashable {}

extension IndexPair {
  /// Writes the pair as an array.
  package func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.int(first)
    writer.int(second)
    writer.endArray()
  }
}

extension ParamsValue {
  /// The value; nil for null.
  func orNull() -> ParamsValue? {
    guard case .present(let view) = self, view.isNull else { return self }
    return nil
  }

  /// An object that may have unknown members.
  func openObject<Object: WireObject>() throws(InvalidParams) -> Object {
    var reader = try reader()
    return try Object(from: &reader)
  }

  /// An array of objects that may have unknown members.
  func openObjects<Object: WireObject>() throws(InvalidParams) -> [Object] {
    try list { value throws(InvalidParams) in try value.openObject() }
  }

  /// An object of values by name, in the order in which they were written.
  func entries<Value>(
    _ read: (ParamsValue) throws(InvalidParams) -> Value
  ) throws(InvalidParams) -> [WireEntry<Value>] {
    var reader = try reader()
    return try reader.entries(read)
  }

  /// A word of a list that may grow.
  func openWord<Word: ContractWord>() throws(InvalidParams) -> OpenWord<Word> {
    let text = try text()
    for word in Word.allCases where word.rawValue.utf8.elementsEqual(text) {
      return .known(word)
    }
    return .other(text)
  }

  /// A part of one of some kinds; of any kind if none is named.
  func part(_ kinds: JSONKind...) throws(InvalidParams) -> WirePart {
    let names = kinds.map { kind in
      switch kind {
      case .null: "null"
      case .bool: "a boolean"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
    let expected = kinds.isEmpty ? "a value" : Self.listed(names, joint: " or ")
    let view = try view(expecting: expected)
    guard kinds.isEmpty || kinds.contains(view.kind) else { throw mismatch(expected) }
    return .read(view)
  }

  /// A pair of indices.
  func pair() throws(InvalidParams) -> IndexPair {
    try IndexPair(view(expecting: "an array of two integers"))
  }

  /// An integer.
  func int() throws(InvalidParams) -> Int {
    try integer(in: -Self.countMax...Self.countMax, expected: "an integer of at most 14 digits")
  }

  /// A number.
  func number() throws(InvalidParams) -> Double {
    guard case .present(let view) = self, view.kind == .number, let number = view.double else {
      throw mismatch("a number")
    }
    return number
  }
}

extension ParamsReader {
  /// The members that have not been read, by name.
  mutating func entries<Value>(
    _ read: (ParamsValue) throws(InvalidParams) -> Value
  ) throws(InvalidParams) -> [WireEntry<Value>] {
    var result: [WireEntry<Value>] = []
    for (name, value) in try rest() {
      result.append(WireEntry(name.lossyString ?? [], try read(value)))
    }
    return result
  }

  /// A member that is `true` or absent.
  mutating func flag(_ name: StaticString) throws(InvalidParams) -> Bool {
    guard let value = try optional(name) else { return false }
    guard try value.bool() else { throw value.mismatch("true", spelled: true) }
    return true
  }
}

extension JSONWriter {
  /// Writes a member that is `true`, or nothing.
  mutating func flag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    self.name(name)
    bool(true)
  }

  /// Writes a member whose value may be null.
  mutating func orNull<Value>(
    _ name: StaticString, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
  ) {
    self.name(name)
    orNull(value, write)
  }

  /// Writes a value that may be null.
  mutating func orNull<Value>(_ value: Value?, _ write: (inout JSONWriter, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }

  /// Writes an object of values by name.
  mutating func entries<Value>(
    _ entries: [WireEntry<Value>], _ write: (inout JSONWriter, Value) -> Void
  ) {
    beginObject()
    members(entries, write)
    endObject()
  }

  /// Writes members by name.
  mutating func members<Value>(
    _ entries: [WireEntry<Value>], _ write: (inout JSONWriter, Value) -> Void
  ) {
    for entry in entries {
      name(entry.name)
      write(&self, entry.value)
    }
  }

  /// Writes a pair of indices.
  mutating func member(_ name: StaticString, _ pair: IndexPair?) {
    guard let pair else { return }
    self.name(name)
    pair.write(to: &self)
  }

  /// Writes a part.
  mutating func member(_ name: StaticString, _ part: WirePart?) {
    guard let part else { return }
    self.name(name)
    part.write(to: &self)
  }

  /// Writes a word of a list that may grow.
  mutating func member(_ name: StaticString, _ word: OpenWord<some ContractWord>?) {
    guard let word else { return }
    self.name(name)
    switch word {
    case .known(let word): string(word.rawValue)
    case .other(let text): string(text)
    }
  }
}
