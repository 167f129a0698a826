import JSONText

/// One entry of an object whose member names are ids.
package struct WireNamed<Value> {
  /// The id.
  package var id: WireText
  /// The value.
  package var value: Value
  /// The entry's member name as it was received, from which later errors of the daemon take the
  /// JSON pointer; nil if made by a client.
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
  /// An object of objects by id, in the order in which they were written.
  func named<Value: WireObject>() throws(InvalidParams) -> [WireNamed<Value>] {
    var result: [WireNamed<Value>] = []
    var reader = try reader()
    for (name, value) in try reader.rest() {
      result.append(WireNamed(name: name, value: try value.object()))
    }
    return result
  }

  /// An object of objects or nulls by id, in the order in which they were written.
  func nullableNamed<Value: WireObject>() throws(InvalidParams) -> [WireNamed<Value?>] {
    var result: [WireNamed<Value?>] = []
    var reader = try reader()
    for (name, value) in try reader.rest() {
      if try value.view(expecting: "an object or null").isNull {
        result.append(WireNamed(name: name, value: nil))
      } else {
        result.append(WireNamed(name: name, value: try value.object()))
      }
    }
    return result
  }
}

extension JSONWriter {
  /// Writes an object of objects by id; writes nothing if it is nil.
  mutating func member(_ name: StaticString, _ entries: [WireNamed<some WireObject>]?) {
    guard let entries else { return }
    self.name(name)
    beginObject()
    for entry in entries {
      self.name(entry.id)
      entry.value.write(to: &self)
    }
    endObject()
  }
}
