@_spi(Reflection) import Swift

/// The structs, enums and tuples that are stored in some types, in any depth.
struct StoredTypes {
  /// Their sizes in bytes, by their names.
  private(set) var sizes: [String: Int] = [:]
  private var seen = Set<ObjectIdentifier>()

  /// Takes up a type and what it stores: properties, elements, payloads of cases.
  mutating func visit(_ type: Any.Type) {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return }
    if let container = type as? any TypeContainer.Type {
      for part in container.parts { visit(part) }
      return
    }
    let name = Self.name(of: type)
    if name.hasPrefix("Swift.") { return }
    if !(type is AnyClass), !(type is any Part.Type) { sizes[name] = Self.size(of: type) }
    for field in Self.parts(of: type) { visit(field) }
  }

  private static func parts(of type: Any.Type) -> [Any.Type] {
    if let payloads = EnumPayloads(of: type) { return payloads.types }
    var fields: [Any.Type] = []
    // `_EachFieldOptions.classType`, which Swift 6 takes for shared mutable state.
    let ofClass = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: type, options: type is AnyClass ? ofClass : []) { _, _, field, kind in
      // Of others nothing is known but what each value holds.
      if [.struct, .enum, .optional, .tuple, .class].contains(kind) { fields.append(field) }
      return true
    }
    return fields
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// The name with its room; what stands for a private context is left out.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown") }
      .joined(separator: ".")
  }
}

/// A type whose stored properties do not show what it holds.
private protocol TypeContainer {
  /// What it holds, each as the only property of a struct.
  static var parts: [Any.Type] { get }
}

/// A struct made for this walk.
private protocol Part {}

private struct Only<Value>: Part {
  var value: Value
}

extension Optional: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Wrapped>.self] }
}

extension Array: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Element>.self] }
}

extension Set: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Element>.self] }
}

extension Dictionary: TypeContainer {
  fileprivate static var parts: [Any.Type] { [Only<Key>.self, Only<Value>.self] }
}

/// The types of the payloads of an enum's cases, as its metadata has them.
///
/// See "Type Metadata" in the documents of the Swift ABI: the metadata of an enum is its kind and a pointer
/// to its descriptor, then its generic arguments. The descriptor leads to one record for each case.
private struct EnumPayloads {
  /// The payloads, those of indirect cases included.
  private(set) var types: [Any.Type] = []

  /// Nil if the type is no enum.
  init?(of type: Any.Type) {
    guard Self.isEnum(type) else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UnsafeRawPointer>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    guard let fields = Self.target(of: descriptor + 16) else { return }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    for number in 0..<count {
      let record = fields + 16 + number * recordSize
      guard let name = Self.target(of: record + 4) else { continue }
      let payload = _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self), Self.length(of: name), genericContext: descriptor,
        genericArguments: metadata + 2 * word)
      if let payload { types.append(payload) }
    }
  }

  /// The kind is the first word of the metadata of a type; 0x201 is an enum.
  private static func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == 0x201
  }

  /// What a relative pointer leads to; nil if it is null.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }

  /// The length of a mangled name. It holds references of four or eight bytes, which may have zeros.
  private static func length(of name: UnsafeRawPointer) -> UInt {
    var end = 0
    while true {
      let byte = name.load(fromByteOffset: end, as: UInt8.self)
      switch byte {
      case 0: return UInt(end)
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 9
      default: end += 1
      }
    }
  }
}
