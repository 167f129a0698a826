import JSONText

/// A type of the expression language.
package indirect enum WireExpressionType: WireUnion, Hashable {
  /// A type without parts.
  case plain(Plain)
  /// Lists of a type.
  case list(WireExpressionType)
  /// Maps from a type to a type.
  case map(WireExpressionType, WireExpressionType)
  /// A type as a value.
  case type(WireExpressionType)
  /// An opaque type, by its name.
  case opaque(WireText, [WireExpressionType])

  /// The types without parts.
  package enum Plain: String, ContractWord {
    /// Null, boolean and numbers.
    case null, bool, int64, uint64, double
    /// Text, bytes and time.
    case string, bytes, timestamp, duration
    /// The dynamic type: any value.
    case dyn
    /// A type parameter of a function's signature: the same type at each occurrence.
    case parameterA = "A"
    /// A second type parameter.
    case parameterB = "B"
    /// A third type parameter.
    case parameterC = "C"
    /// A fourth type parameter.
    case parameterT = "T"
  }

  /// Reads a type. The parser's depth limit bounds the recursion.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    let view = try value.view(expecting: "a type")
    guard view.kind == .object else {
      self = .plain(try value.choice())
      return
    }
    var reader = try value.reader()
    let list = try reader.optional("list")
    let map = try reader.optional("map")
    let type = try reader.optional("type")
    let opaque = try reader.optional("opaque")
    let parts = try reader.optional("of")
    switch (list, map, type, opaque, parts) {
    case (let list?, nil, nil, nil, nil): self = .list(try WireExpressionType(list))
    case (nil, let map?, nil, nil, nil):
      let parts = try Self.types(map)
      guard parts.count == 2 else { throw map.mismatch("a type of keys and one of values") }
      self = .map(parts[0], parts[1])
    case (nil, nil, let type?, nil, nil): self = .type(try WireExpressionType(type))
    case (nil, nil, nil, let name?, let parts?):
      self = .opaque(try name.text(), try Self.types(parts))
    default:
      try reader.finish()
      throw value.mismatch("one of list, map, type, or opaque and of")
    }
    try reader.finish()
  }

  private static func types(_ value: ParamsValue) throws(InvalidParams) -> [WireExpressionType] {
    var types: [WireExpressionType] = []
    for element in try value.elements() {
      types.append(try WireExpressionType(.present(element)))
    }
    return types
  }
}

extension WireExpressionType {
  /// Writes the type.
  package func write(to writer: inout JSONWriter) {
    if case .plain(let plain) = self { return writer.string(plain.rawValue) }
    writer.beginObject()
    switch self {
    case .plain: break
    case .list(let element):
      writer.name("list")
      element.write(to: &writer)
    case .map(let key, let value): writer.list("map", [key, value]) { $1.write(to: &$0) }
    case .type(let inner):
      writer.name("type")
      inner.write(to: &writer)
    case .opaque(let name, let parts):
      writer.member("opaque", name)
      writer.list("of", parts) { $1.write(to: &$0) }
    }
    writer.endObject()
  }
}
