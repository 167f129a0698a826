/// The type of a value.
package enum JSONKind: Sendable {
  case null, bool, number, string, array, object
}

/// One value of a document: a reference to the document and an index on its tape. It is cheap to
/// copy.
package struct JSONView: Sendable {
  let storage: JSONDocument.Storage
  let index: Int

  var token: JSONToken { JSONToken(bits: storage.tape[index]) }

  /// The tape index after this value and everything in it.
  var nextIndex: Int {
    let token = token
    return token.isStart ? token.extent : index + 1
  }

  /// The type of the value.
  package var kind: JSONKind {
    switch token.kind {
    case .null, .end: .null
    case .false, .true: .bool
    case .integer, .number: .number
    case .string, .escapedString, .unpairedString: .string
    case .arrayStart: .array
    case .objectStart: .object
    }
  }

  /// The token's kind, which distinguishes integers from other numbers and plain strings from
  /// others.
  package var tokenKind: JSONTokenKind { token.kind }

  /// Whether the value is `null`.
  package var isNull: Bool { token.kind == .null }

  /// The boolean; nil for anything else.
  package var bool: Bool? {
    let kind = token.kind
    return kind == .true ? true : kind == .false ? false : nil
  }

  /// The exact integer, also of `1.0` and `1e3`; nil for fractions, integers beyond 64 bits, and
  /// anything else.
  package var int64: Int64? {
    let token = token
    guard token.isNumber else { return nil }
    return withBytes { JSONNumber.int64($0, token.offset..<token.offset + token.extent) }
  }

  /// The nearest double; nil if it is out of range, and for anything else.
  package var double: Double? {
    let token = token
    guard token.isNumber else { return nil }
    return withBytes { JSONNumber.double($0, token.offset..<token.offset + token.extent) }
  }

  /// The content of a string as UTF-8; nil for anything else, and for strings with half a surrogate
  /// pair.
  package var string: [UInt8]? {
    token.kind == .unpairedString ? nil : lossyString
  }

  /// The content of a string without escapes, without a copy; nil for anything else.
  package var plainString: ArraySlice<UInt8>? {
    let token = token
    guard token.kind == .string else { return nil }
    return storage.bytes[token.offset..<token.offset + token.extent]
  }

  /// The content of a string, with U+FFFD for half a surrogate pair; nil for anything else.
  package var lossyString: [UInt8]? {
    let token = token
    guard token.isString else { return nil }
    let range = token.offset..<token.offset + token.extent
    if token.kind == .string { return Array(storage.bytes[range]) }
    var output: [UInt8] = []
    withBytes { _ = UTF8Bytes.appendUnescaped($0, range, to: &output) }
    return output
  }

  /// Whether the value is a string with exactly these bytes as content. It allocates only for
  /// strings with escapes.
  package func isString(_ text: StaticString) -> Bool {
    let token = token
    if token.kind == .string {
      guard token.extent == text.utf8CodeUnitCount else { return false }
      return withBytes { base in
        for index in 0..<token.extent where base[token.offset + index] != text.utf8Start[index] {
          return false
        }
        return true
      }
    }
    return string.map { $0.elementsEqual(text.withUTF8Buffer { Array($0) }) } ?? false
  }

  /// Whether the value is a string with exactly these bytes as content.
  package func isString(_ bytes: [UInt8]) -> Bool {
    let token = token
    if token.kind == .string {
      return token.extent == bytes.count
        && storage.bytes[token.offset..<token.offset + token.extent].elementsEqual(bytes)
    }
    return string.map { $0 == bytes } ?? false
  }

  /// The number of elements of an array or members of an object, including duplicate names; 0 for
  /// scalars. O(1).
  package var count: Int {
    let token = token
    return token.isStart ? JSONToken(bits: storage.tape[token.extent - 1]).extent : 0
  }

  /// The original bytes of the value, with the quotes of a string.
  package var rawText: ArraySlice<UInt8> { storage.bytes[rawRange] }

  /// The range of `rawText` in the bytes given to the parser.
  package var rawRange: Range<Int> {
    let token = token
    if token.isString { return token.offset - 1..<token.offset + token.extent + 1 }
    if token.isStart {
      let end = JSONToken(bits: storage.tape[token.extent - 1])
      return token.offset..<min(end.offset + 1, storage.bytes.count)
    }
    return token.offset..<token.offset + token.extent
  }

  /// The first string or name in this value with half a surrogate pair.
  package var firstUnpairedString: JSONView? {
    guard storage.hasUnpairedSurrogate else { return nil }
    for index in index..<nextIndex
    where JSONToken(bits: storage.tape[index]).kind == .unpairedString {
      return JSONView(storage: storage, index: index)
    }
    return nil
  }

  private func withBytes<Value>(_ read: (UnsafePointer<UInt8>) -> Value) -> Value {
    // A document with a token has a non-empty text, so its base address exists.
    storage.bytes.withUnsafeBufferPointer { buffer in
      read(buffer.baseAddress.unsafelyUnwrapped)
    }
  }
}
