/// Appends JSON to a growing buffer. It writes commas; the caller is responsible for nesting.
///
/// It allocates only to grow the buffer.
package struct JSONWriter: Sendable {
  /// Bytes beyond `used` are free capacity.
  private var storage: [UInt8] = []
  private var used = 0
  private var needsComma = false
  /// The capacity of the first allocation.
  private let firstCapacity: Int

  /// An empty text. It allocates nothing before something is written.
  ///
  /// - Parameter capacity: The capacity that the first written byte allocates.
  package init(capacity: Int = 256) {
    firstCapacity = max(capacity, 32)
  }

  /// The number of bytes written.
  package var count: Int { used }

  /// A copy of the bytes written so far.
  package var bytes: [UInt8] { Array(storage[0..<used]) }

  /// Returns the bytes written, without a copy.
  package consuming func finish() -> [UInt8] {
    storage.removeLast(storage.count - used)
    return storage
  }

  /// A position in the text to which the writer can be rewound.
  package struct Mark: Sendable {
    fileprivate let used: Int
    fileprivate let needsComma: Bool
  }

  /// The current position.
  package var mark: Mark { Mark(used: used, needsComma: needsComma) }

  /// Discards the text written since a mark.
  package mutating func rewind(to mark: Mark) {
    used = min(used, mark.used)
    needsComma = mark.needsComma
  }

  /// The number of bytes written since a mark.
  package func count(since mark: Mark) -> Int { used - mark.used }

  /// Discards all text and keeps the capacity.
  package mutating func removeAll() {
    used = 0
    needsComma = false
  }

  // MARK: Structure

  /// Writes `{`.
  package mutating func beginObject() { beginContainer(UInt8(ascii: "{")) }
  /// Writes `}`.
  package mutating func endObject() { endContainer(UInt8(ascii: "}")) }
  /// Writes `[`.
  package mutating func beginArray() { beginContainer(UInt8(ascii: "[")) }
  /// Writes `]`.
  package mutating func endArray() { endContainer(UInt8(ascii: "]")) }

  /// Writes a member name that needs no escapes, and its colon.
  package mutating func name(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    write(atMost: length + 4) { output in
      output[0] = UInt8(ascii: "\"")
      (output + 1).update(from: name.utf8Start, count: length)
      output[length + 1] = UInt8(ascii: "\"")
      output[length + 2] = UInt8(ascii: ":")
      return length + 3
    }
    needsComma = false
  }

  /// Writes any member name and its colon. Returns false if it was not UTF-8, so that bytes were
  /// replaced.
  @discardableResult package mutating func name(_ name: some Collection<UInt8>) -> Bool {
    let isExact = string(name)
    appendByte(UInt8(ascii: ":"))
    needsComma = false
    return isExact
  }

  /// Writes any member name, and its colon. The other function writes literals unchanged.
  @_disfavoredOverload
  package mutating func name(_ name: String) {
    self.name(name.utf8)
  }

  // MARK: Values

  /// Writes `null`.
  package mutating func null() { literal("null") }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes an integer.
  package mutating func int(_ value: Int) { integer(Int64(value)) }

  /// Writes an integer.
  package mutating func int(_ value: some FixedWidthInteger & SignedInteger) {
    integer(Int64(clamping: value))
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int64) {
    write(atMost: 21) { output in
      var rest = value.magnitude
      var length = value < 0 ? 1 : 0
      var bound: UInt64 = 10
      length += 1
      while rest >= bound {
        length += 1
        if length >= 20 { break }
        bound &*= 10
      }
      output[0] = UInt8(ascii: "-")
      var place = length
      repeat {
        place -= 1
        output[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
        rest /= 10
      } while rest > 0
      return length
    }
  }

  /// Writes the shortest digits that parse to the same double. Writes null if it is not finite;
  /// callers that need such values write strings.
  package mutating func double(_ value: Double) {
    guard value.isFinite else { return null() }
    if value.magnitude < 1e15, value == Double(Int64(value)),
      value != 0 || value.sign == .plus
    {
      integer(Int64(value))
      appendByte(UInt8(ascii: "."))
      appendByte(UInt8(ascii: "0"))
      return
    }
    if writeCents(value) { return }
    var text = value.description
    text.withUTF8 { raw($0) }
  }

  /// Writes a double with at most two decimals and 15 digits. Returns false for any other.
  ///
  /// Each such double has exactly one such decimal, so these are the shortest digits.
  private mutating func writeCents(_ value: Double) -> Bool {
    let cents = (value * 100).rounded()
    guard cents.magnitude < 1e15, cents / 100 == value else { return false }
    let whole = Int64(cents.magnitude)
    let rest = UInt8(whole % 100)
    if whole == 0 || cents < 0 && whole < 100 { return false }
    integer(cents < 0 ? -(whole / 100) : whole / 100)
    appendByte(UInt8(ascii: "."))
    appendByte(0x30 + rest / 10)
    if rest % 10 != 0 { appendByte(0x30 + rest % 10) }
    return true
  }

  /// Writes bytes that are valid JSON already. Only this room may call it; others have spans.
  mutating func raw(_ bytes: some Collection<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      write(atMost: buffer.count + 1) { output in
        if let base = buffer.baseAddress { output.update(from: base, count: buffer.count) }
        return buffer.count
      }
    }
    if done == nil { raw(Array(bytes)) }
  }

  /// Writes a string. Returns false if bytes were not UTF-8, so that each invalid byte became
  /// U+FFFD.
  @discardableResult package mutating func string(_ bytes: some Collection<UInt8>) -> Bool {
    let isExact = bytes.withContiguousStorageIfAvailable { quoted($0, isShown: false) }
    return isExact ?? string(Array(bytes))
  }

  /// Writes a string; false if bytes were not UTF-8 and each bad byte became U+FFFD.
  @discardableResult package mutating func string(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { quoted($0, isShown: false) }
  }

  /// Writes a string in which control characters and line ends are made visible, as ``strings(_:_:nulls:isShown:)``
  /// does.
  ///
  /// - Returns: False if bytes were not UTF-8 and each bad byte became U+FFFD.
  package mutating func shownString(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { quoted($0, isShown: true) }
  }

  /// Writes texts that lie one behind another as elements of an array; `nil` elements as null.
  ///
  /// - Parameters:
  ///   - offsets: The start of text i and, at i + 1, its end; within `bytes`.
  ///   - nulls: The elements that are null, ascending.
  ///   - isShown: Whether control characters and line ends are made visible: C0 and DEL as the
  ///     pictures U+2400…, U+0085, U+2028 and U+2029 as U+2424, other C1 as `\u{9b}`.
  /// - Returns: The elements that were not UTF-8, in which each invalid byte became U+FFFD.
  package mutating func strings(
    _ bytes: [UInt8], _ offsets: [UInt32], nulls: [Int] = [], isShown: Bool = false
  ) -> [Int] {
    var inexact: [Int] = []
    var nextNull = 0
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<offsets.count - 1 {
        if nextNull < nulls.count, nulls[nextNull] == index {
          nextNull += 1
          null()
          continue
        }
        let text = UnsafeBufferPointer(
          rebasing: buffer[Int(offsets[index])..<Int(offsets[index + 1])])
        if !quoted(text, isShown: isShown) { inexact.append(index) }
      }
    }
    return inexact
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    string(text.utf8)
  }

  /// Writes a string that needs no escapes.
  package mutating func string(_ text: StaticString) {
    name(text)
    used -= 1
    needsComma = true
  }

  // MARK: Bytes

  private mutating func literal(_ text: StaticString) {
    write(atMost: 6) { output in
      output.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      return text.utf8CodeUnitCount
    }
  }

  private mutating func beginContainer(_ byte: UInt8) {
    write(atMost: 2) { output in
      output[0] = byte
      return 1
    }
    needsComma = false
  }

  private mutating func endContainer(_ byte: UInt8) {
    appendByte(byte)
    needsComma = true
  }

  @inline(__always) private mutating func appendByte(_ byte: UInt8) {
    if used == storage.count { grow(by: 1) }
    storage[used] = byte
    used += 1
  }

  /// Writes a pending comma and one value of fewer than `length` bytes.
  @inline(__always) private mutating func write(
    atMost length: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    if storage.count - used < length + 1 { grow(by: length + 1) }
    var place = used
    let comma = needsComma
    storage.withUnsafeMutableBufferPointer { buffer in
      // `grow` reserves capacity, so the buffer has an address.
      let output = buffer.baseAddress.unsafelyUnwrapped
      if comma {
        output[place] = UInt8(ascii: ",")
        place += 1
      }
      place += fill(output + place)
    }
    used = place
    needsComma = true
  }

  @inline(never) private mutating func grow(by length: Int) {
    let target = max(storage.count * 2, used + length, firstCapacity)
    storage.append(contentsOf: repeatElement(0, count: target - storage.count))
  }

  /// In the worst case a byte needs six (`\u00XX`). Capacity is reserved for the plain case and
  /// checked again at every escape.
  private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>, isShown: Bool) -> Bool {
    if needsComma { appendByte(UInt8(ascii: ",")) }
    needsComma = true
    let count = text.count
    guard let base = text.baseAddress, count > 0 else {
      appendByte(UInt8(ascii: "\""))
      appendByte(UInt8(ascii: "\""))
      return true
    }
    if storage.count - used < count + 2 { grow(by: count + 2) }
    appendByte(UInt8(ascii: "\""))
    var isExact = true
    var position = 0
    while position < count {
      let plain = copyPlain(base + position, count - position, isShown: isShown)
      used += plain
      position += plain
      guard position < count else { break }
      if isShown, let length = showControl(base, position, count) {
        position += length
      } else {
        position += special(base, position, count, isShown: isShown, &isExact)
      }
    }
    appendByte(UInt8(ascii: "\""))
    return isExact
  }

  /// Copies bytes up to the first that needs an escape or a check. Returns their number.
  @inline(__always) private mutating func copyPlain(
    _ base: UnsafePointer<UInt8>, _ count: Int, isShown: Bool
  ) -> Int {
    if storage.count - used < count + 2 { grow(by: count + 2) }
    let start = used
    return storage.withUnsafeMutableBufferPointer { buffer in
      let output = buffer.baseAddress.unsafelyUnwrapped + start
      var position = 0
      while position + 8 <= count {
        let word = UTF8Bytes.loadWord(base + position)
        var stops = UTF8Bytes.stops(in: word) | (word & 0x8080_8080_8080_8080)
        if isShown { stops |= UTF8Bytes.deletes(in: word) }
        // All eight bytes are stored. Those behind a stop are overwritten later.
        UnsafeMutableRawPointer(output + position)
          .storeBytes(of: word.littleEndian, as: UInt64.self)
        if stops != 0 { return position + stops.trailingZeroBitCount >> 3 }
        position += 8
      }
      while position < count {
        let byte = base[position]
        if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"")
          || byte == UInt8(ascii: "\\") || isShown && byte == 0x7F
        {
          break
        }
        output[position] = byte
        position += 1
      }
      return position
    }
  }

  /// Writes a control character as a visible picture. Returns nil if there is none.
  private mutating func showControl(
    _ base: UnsafePointer<UInt8>, _ position: Int, _ count: Int
  ) -> Int? {
    let byte = base[position]
    if byte < 0x20 || byte == 0x7F {
      appendByte(0xE2)
      appendByte(0x90)
      appendByte(byte == 0x7F ? 0xA1 : 0x80 + byte)
      return 1
    }
    let lineEnd = Self.lineEndLength(base, position, count)
    if lineEnd > 0 {
      for byte in [0xE2, 0x90, 0xA4] as [UInt8] { appendByte(byte) }
      return lineEnd
    }
    guard byte == 0xC2, position + 1 < count, base[position + 1] & 0xE0 == 0x80 else { return nil }
    for byte in "\\\\u{\(String(base[position + 1], radix: 16))}".utf8 { appendByte(byte) }
    return 2
  }

  /// The length in bytes of U+0085, U+2028 or U+2029 at a position; 0 if there is none.
  private static func lineEndLength(
    _ base: UnsafePointer<UInt8>, _ position: Int, _ count: Int
  ) -> Int {
    switch base[position] {
    case 0xC2: position + 1 < count && base[position + 1] == 0x85 ? 2 : 0
    case 0xE2:
      position + 2 < count && base[position + 1] == 0x80 && base[position + 2] & 0xFE == 0xA8
        ? 3 : 0
    default: 0
    }
  }

  /// Writes one byte that needs an escape, or a run of bytes beyond ASCII. Returns the number of
  /// bytes consumed.
  private mutating func special(
    _ base: UnsafePointer<UInt8>, _ start: Int, _ count: Int, isShown: Bool,
    _ isExact: inout Bool
  ) -> Int {
    if base[start] < 0x80 {
      escape(base[start])
      return 1
    }
    var position = start
    while position < count, base[position] >= 0x80 {
      if isShown, position > start,
        base[position] == 0xC2 || Self.lineEndLength(base, position, count) > 0
      {
        break
      }
      let length = UTF8Bytes.sequenceLength(base, at: position, end: count)
      if length == 0 {
        isExact = false
        appendByte(0xEF)
        appendByte(0xBF)
        appendByte(0xBD)
        position += 1
      } else {
        for index in position..<position + length { appendByte(base[index]) }
        position += length
      }
    }
    return position - start
  }

  private mutating func escape(_ byte: UInt8) {
    appendByte(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: appendByte(UInt8(ascii: "b"))
    case 0x09: appendByte(UInt8(ascii: "t"))
    case 0x0A: appendByte(UInt8(ascii: "n"))
    case 0x0C: appendByte(UInt8(ascii: "f"))
    case 0x0D: appendByte(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): appendByte(byte)
    default:
      appendByte(UInt8(ascii: "u"))
      appendByte(0x30)
      appendByte(0x30)
      appendByte(0x30 + (byte >> 4))
      let low = byte & 15
      appendByte(low < 10 ? 0x30 + low : 0x57 + low)
    }
  }
}
