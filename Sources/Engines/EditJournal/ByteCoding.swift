import TableValues

/// Writes the values of a record as bytes.
struct ByteEncoder {
  /// What was written.
  private(set) var bytes: [UInt8]

  /// Nothing was written. Most records are short.
  init() {
    bytes = []
    bytes.reserveCapacity(64)
  }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Seven bits a byte, the low ones first.
  mutating func count(_ value: Int) { unsigned(UInt64(max(0, value))) }

  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Small numbers of either sign are short.
  mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: value << 1) ^ UInt64(bitPattern: value >> 63))
  }

  mutating func fixed(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  mutating func bool(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func text(_ text: Text) {
    count(text.utf8.count)
    bytes += text.utf8
  }

  /// The same as ``text(_:)`` of the word.
  mutating func word(_ word: String) {
    count(word.utf8.count)
    bytes += word.utf8
  }

  mutating func optional<Value>(_ value: Value?, _ write: (inout ByteEncoder, Value) -> Void) {
    bool(value != nil)
    if let value { write(&self, value) }
  }

  mutating func text(_ value: Text?) { optional(value) { $0.text($1) } }
}

/// The bytes are not what they should be.
package struct Undecodable: Error, Equatable {
  /// Makes the error.
  package init() {}
}

/// Reads what ``ByteEncoder`` wrote. Any bytes can be given: they are read, or refused.
struct ByteDecoder {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// How many bytes are unread.
  var rest: Int { bytes.endIndex - place }

  mutating func byte() throws(Undecodable) -> UInt8 {
    guard place < bytes.endIndex else { throw Undecodable() }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func unsigned() throws(Undecodable) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let next = try byte()
      if shift == 63, next > 1 { throw Undecodable() }
      value |= UInt64(next & 0x7F) << UInt64(shift)
      if next < 0x80 { return value }
    }
    throw Undecodable()
  }

  /// A number that is at most `limit`.
  mutating func count(_ limit: Int = Int(Int32.max)) throws(Undecodable) -> Int {
    let value = try unsigned()
    guard value <= UInt64(limit) else { throw Undecodable() }
    return Int(value)
  }

  /// The length of a list, each of whose elements has at least one byte.
  mutating func length() throws(Undecodable) -> Int {
    let length = try count()
    // What is left behind the number, not before it.
    guard length <= rest else { throw Undecodable() }
    return length
  }

  mutating func signed() throws(Undecodable) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(value & 1)
  }

  mutating func fixed() throws(Undecodable) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { value |= UInt64(try byte()) << UInt64(shift) }
    return value
  }

  mutating func bool() throws(Undecodable) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Undecodable()
    }
  }

  mutating func text() throws(Undecodable) -> Text {
    let size = try length()
    defer { place += size }
    return Text(bytes[place..<place + size])
  }

  mutating func optional<Value>(
    _ read: (inout ByteDecoder) throws(Undecodable) -> Value
  ) throws(Undecodable) -> Value? {
    try bool() ? try read(&self) : nil
  }

  mutating func optionalText() throws(Undecodable) -> Text? {
    try bool() ? try text() : nil
  }

  mutating func list<Value>(
    _ read: (inout ByteDecoder) throws(Undecodable) -> Value
  ) throws(Undecodable) -> [Value] {
    let size = try length()
    var list: [Value] = []
    list.reserveCapacity(min(size, 4096))
    for _ in 0..<size { list.append(try read(&self)) }
    return list
  }

  /// Refuses what is left over.
  func finish() throws(Undecodable) {
    if rest != 0 { throw Undecodable() }
  }
}
