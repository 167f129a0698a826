/// Iterates over the tokens of a value in order, without allocation. Use it to read a million rows.
///
/// It exists only inside `withCursor` and cannot be copied out. A member name is a string token
/// before its value.
package struct JSONCursor: ~Copyable {
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline let tape: UnsafePointer<UInt64>
  @usableFromInline let end: Int
  @usableFromInline var index: Int

  init(base: UnsafePointer<UInt8>, tape: UnsafePointer<UInt64>, index: Int, end: Int) {
    self.base = base
    self.tape = tape
    self.index = index
    self.end = end
  }

  /// Consumes the next token; nil after the last.
  @inlinable package mutating func next() -> JSONToken? {
    guard index < end else { return nil }
    let token = JSONToken(bits: tape[index])
    index += 1
    return token
  }

  /// The next token without consuming it; nil after the last.
  @inlinable package func peek() -> JSONToken? {
    index < end ? JSONToken(bits: tape[index]) : nil
  }

  /// Skips the rest of an array or object whose start was just consumed. Does nothing for other
  /// tokens.
  @inlinable package mutating func skip(_ token: JSONToken) {
    if token.isStart { index = min(token.extent, end) }
  }

  /// The number of elements or members of a container whose start was consumed.
  @inlinable package func count(_ token: JSONToken) -> Int {
    token.isStart ? JSONToken(bits: tape[token.extent - 1]).extent : 0
  }

  /// The exact integer of a number token, also of `1.0` and `1e3`.
  @inlinable package func int64(_ token: JSONToken) -> Int64? {
    guard token.isNumber else { return nil }
    return JSONNumber.int64(base, token.offset..<token.offset + token.extent)
  }

  /// The nearest finite double of a number token.
  @inlinable package func double(_ token: JSONToken) -> Double? {
    guard token.isNumber else { return nil }
    return JSONNumber.double(base, token.offset..<token.offset + token.extent)
  }

  /// Appends the content of a string token, or the text of any other scalar. Returns false if half
  /// a surrogate pair became U+FFFD.
  @inlinable @discardableResult
  package func append(_ token: JSONToken, to output: inout [UInt8]) -> Bool {
    if token.isStart || token.isEnd { return true }
    if token.isString, !token.isPlainString {
      return appendEscaped(token, to: &output)
    }
    output.append(
      contentsOf: UnsafeBufferPointer(start: base + token.offset, count: token.extent))
    return true
  }

  @usableFromInline func appendEscaped(_ token: JSONToken, to output: inout [UInt8]) -> Bool {
    UTF8Bytes.appendUnescaped(base, token.offset..<token.offset + token.extent, to: &output)
  }

  /// Whether a string token without escapes has exactly these bytes.
  @inlinable package func isString(_ token: JSONToken, _ bytes: [UInt8]) -> Bool {
    isString(token, bytes, bytes.indices)
  }

  /// Whether a string token without escapes has exactly the bytes of a range.
  @inlinable package func isString(
    _ token: JSONToken, _ bytes: [UInt8], _ range: Range<Int>
  ) -> Bool {
    guard token.isPlainString, token.extent == range.count else { return false }
    let start = token.offset - range.lowerBound
    for index in range where base[start + index] != bytes[index] { return false }
    return true
  }

  /// Whether a string token has exactly these bytes as content. It allocates only for strings with
  /// escapes.
  package func isString(_ token: JSONToken, _ text: StaticString) -> Bool {
    let start = text.utf8Start
    guard token.isPlainString else {
      let wanted = UnsafeBufferPointer(start: start, count: text.utf8CodeUnitCount)
      return string(token)?.elementsEqual(wanted) == true
    }
    guard token.extent == text.utf8CodeUnitCount else { return false }
    for index in 0..<token.extent where base[token.offset + index] != start[index] { return false }
    return true
  }

  /// The content of a string token; nil for other tokens and for strings with half a surrogate
  /// pair.
  package func string(_ token: JSONToken) -> [UInt8]? {
    guard token.isString, token.kind != .unpairedString else { return nil }
    if token.isPlainString {
      return Array(UnsafeBufferPointer(start: base + token.offset, count: token.extent))
    }
    var content: [UInt8] = []
    _ = appendEscaped(token, to: &content)
    return content
  }

  /// The text of a scalar, with the quotes of a string; empty for a container.
  package func rawScalar(_ token: JSONToken) -> [UInt8] {
    guard !token.isStart, !token.isEnd else { return [] }
    let quote = token.isString ? 1 : 0
    return Array(
      UnsafeBufferPointer(
        start: base + token.offset - quote, count: token.extent + 2 * quote))
  }

  /// The range of a value's bytes in the bytes given to the parser, with the quotes of a string.
  @inlinable package func rawRange(_ token: JSONToken) -> Range<Int> {
    if token.isStart {
      return token.offset..<JSONToken(bits: tape[token.extent - 1]).offset + 1
    }
    let quote = token.isString ? 1 : 0
    return token.offset - quote..<token.offset + token.extent + quote
  }

  /// The bytes of a scalar, those between the quotes of a string. They exist as long as the cursor.
  @inlinable package func bytes(_ token: JSONToken) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base + token.offset, count: token.isStart ? 1 : token.extent)
  }

  /// The text of a value, with the quotes of a string.
  package func rawBytes(_ token: JSONToken) -> [UInt8] {
    let range = rawRange(token)
    return Array(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Continues behind the token at an index, which was consumed before.
  package mutating func move(behind tokenIndex: Int) { index = min(tokenIndex + 1, end) }

  /// Appends a value without the blanks between its tokens. Strings and numbers stay as they are.
  ///
  /// The cursor must be behind the token, and is behind the value then.
  package mutating func appendMinified(_ token: JSONToken, to output: inout [UInt8]) {
    let range = rawRange(token)
    skip(token)
    var isInString = false
    var isEscaped = false
    output.reserveCapacity(output.count + range.count)
    for index in range {
      let byte = base[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte <= 0x20 {
        continue
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      output.append(byte)
    }
  }

  /// The index of the token just consumed. It identifies the value's view; see `JSONView.child`.
  @inlinable package var lastIndex: Int { index - 1 }
}

extension JSONView {
  /// Passes a cursor over the tokens of this value, including its own.
  package func withCursor<Value>(
    _ body: (inout JSONCursor) throws -> Value
  ) rethrows -> Value {
    try storage.bytes.withUnsafeBufferPointer { bytes in
      try storage.tape.withUnsafeBufferPointer { tape in
        // A view exists only if there is a token, so neither buffer is empty.
        var cursor = JSONCursor(
          base: bytes.baseAddress.unsafelyUnwrapped, tape: tape.baseAddress.unsafelyUnwrapped,
          index: index, end: nextIndex)
        return try body(&cursor)
      }
    }
  }

  /// The value inside this one at a cursor's `lastIndex`, for pointers in messages; nil if it is
  /// outside.
  package func child(at cursorIndex: Int) -> JSONView? {
    guard index <= cursorIndex, cursorIndex < nextIndex else { return nil }
    return JSONView(storage: storage, index: cursorIndex)
  }
}
