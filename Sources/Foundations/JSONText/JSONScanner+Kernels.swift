/// The single pass that converts text to a tape. Unsafe pointers exist only inside `scan`.
struct JSONScanner {
  enum Outcome {
    case done
    case syntax(Int, JSONSyntaxError.Reason)
    case tooDeep(Int)
  }

  struct Output {
    var tape: [UInt64]
    var hasUnpairedSurrogate: Bool
    var outcome: Outcome
  }

  private struct Open {
    var index: Int
    var count: Int
    var isObject: Bool
  }

  private struct Failure: Error {
    var offset: Int
    var reason: JSONSyntaxError.Reason?
  }

  private let base: UnsafePointer<UInt8>
  private let end: Int
  private let depthLimit: Int
  private var position: Int
  private var tape: UnsafeMutablePointer<UInt64>
  private var tapeCount = 0
  private var tapeCapacity: Int
  /// Whether the tape has outgrown its first allocation.
  private var ownsTape = false
  private var outer: [Open] = []
  private var open = Open(index: -1, count: 0, isObject: false)
  private var hasUnpairedSurrogate = false

  /// Scans one value in a range of `bytes`.
  static func scan(_ bytes: [UInt8], range: Range<Int>, depthLimit: Int) -> Output {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, !range.isEmpty else {
        return Output(
          tape: [], hasUnpairedSurrogate: false,
          outcome: .syntax(range.lowerBound, .unexpectedEnd))
      }
      return scan(base, range, depthLimit)
    }
  }

  /// Fills the returned array in place as long as its first allocation is sufficient, because
  /// touching more memory pages would cost more than scanning.
  private static func scan(
    _ base: UnsafePointer<UInt8>, _ range: Range<Int>, _ depthLimit: Int
  ) -> Output {
    let room = range.count / 6 + 16
    var result = Output(tape: [], hasUnpairedSurrogate: false, outcome: .done)
    var outgrown: [UInt64]?
    let tape = [UInt64](unsafeUninitializedCapacity: room) { buffer, count in
      guard let place = buffer.baseAddress else { return }
      var scanner = JSONScanner(
        base: base, range: range, depthLimit: depthLimit, tape: place, room: room)
      result.outcome = scanner.run()
      result.hasUnpairedSurrogate = scanner.hasUnpairedSurrogate
      outgrown = scanner.takeOutgrown()
      count = outgrown == nil ? scanner.tapeCount : 0
    }
    result.tape = outgrown ?? tape
    return result
  }

  private init(
    base: UnsafePointer<UInt8>, range: Range<Int>, depthLimit: Int,
    tape: UnsafeMutablePointer<UInt64>, room: Int
  ) {
    self.base = base
    self.depthLimit = depthLimit
    position = range.lowerBound
    end = range.upperBound
    self.tape = tape
    tapeCapacity = room
  }

  /// The tape, if it has outgrown its first allocation.
  private mutating func takeOutgrown() -> [UInt64]? {
    guard ownsTape else { return nil }
    defer { tape.deallocate() }
    return Array(UnsafeBufferPointer(start: tape, count: tapeCount))
  }

  private mutating func run() -> Outcome {
    var outcome = Outcome.done
    do throws(Failure) {
      try scanText()
    } catch {
      if let reason = error.reason {
        outcome = .syntax(error.offset, reason)
      } else {
        outcome = .tooDeep(error.offset)
        closeAll()
      }
    }
    return outcome
  }

  private mutating func scanText() throws(Failure) {
    if end - position >= 3, base[position] == 0xEF, base[position + 1] == 0xBB,
      base[position + 2] == 0xBF
    {
      position += 3
    }
    next: while true {
      skipBlanks()
      if open.isObject { try scanName() }
      let byte = peek()
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        if try !openContainer(isObject: byte == UInt8(ascii: "{")) { continue next }
      } else {
        try scanScalar(byte)
      }
      while open.index >= 0 {
        skipBlanks()
        let byte = peek()
        if byte == UInt8(ascii: ",") {
          position += 1
          open.count += 1
          continue next
        }
        guard byte == (open.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw failure(.expectedCommaOrEnd)
        }
        close()
      }
      break
    }
    skipBlanks()
    if position < end { throw failure(.trailingBytes) }
  }

  // MARK: Containers

  /// Opens a container at the bracket. Returns true if it is empty and therefore closed again.
  private mutating func openContainer(isObject: Bool) throws(Failure) -> Bool {
    if outer.count >= depthLimit {
      append(JSONToken(kind: .null, offset: position, extent: 0))
      throw Failure(offset: position, reason: nil)
    }
    if outer.capacity == 0 { outer.reserveCapacity(16) }
    outer.append(open)
    open = Open(index: tapeCount, count: 0, isObject: isObject)
    append(
      JSONToken(kind: isObject ? .objectStart : .arrayStart, offset: position, extent: 0))
    position += 1
    skipBlanks()
    if peek() == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      close()
      return true
    }
    open.count = 1
    return false
  }

  private mutating func close() {
    append(JSONToken(kind: .end, offset: position, extent: open.count))
    let start = JSONToken(bits: tape[open.index])
    tape[open.index] =
      JSONToken(kind: start.kind, offset: start.offset, extent: tapeCount).bits
    position += 1
    open = outer.removeLast()
  }

  /// Closes all open containers after scanning stopped. `position` stays within the text.
  private mutating func closeAll() {
    let offset = position
    while open.index >= 0 {
      position = offset
      close()
    }
  }

  @inline(__always) private mutating func append(_ token: JSONToken) {
    if tapeCount == tapeCapacity { grow() }
    tape[tapeCount] = token.bits
    tapeCount += 1
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: tapeCapacity * 2)
    larger.update(from: tape, count: tapeCount)
    if ownsTape { tape.deallocate() }
    ownsTape = true
    tape = larger
    tapeCapacity *= 2
  }

  // MARK: Scalars

  private mutating func scanName() throws(Failure) {
    guard peek() == UInt8(ascii: "\"") else { throw failure(.expectedName) }
    try scanString()
    skipBlanks()
    guard peek() == UInt8(ascii: ":") else { throw failure(.expectedColon) }
    position += 1
    skipBlanks()
  }

  @inline(__always) private mutating func scanScalar(_ byte: UInt8) throws(Failure) {
    switch byte {
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber(byte)
    case UInt8(ascii: "t"): try scanLiteral("true", .true)
    case UInt8(ascii: "f"): try scanLiteral("false", .false)
    case UInt8(ascii: "n"): try scanLiteral("null", .null)
    default: throw failure(.expectedValue)
    }
  }

  private mutating func scanLiteral(
    _ text: StaticString, _ kind: JSONTokenKind
  ) throws(Failure) {
    let start = position
    for index in 0..<text.utf8CodeUnitCount {
      guard peek() == text.utf8Start[index] else { throw failure(.badLiteral) }
      position += 1
    }
    append(JSONToken(kind: kind, offset: start, extent: position - start))
  }

  @inline(__always) private mutating func scanNumber(_ first: UInt8) throws(Failure) {
    let start = position
    var kind = JSONTokenKind.integer
    if first == UInt8(ascii: "-") { position += 1 }
    if peek() == UInt8(ascii: "0") {
      position += 1
    } else {
      try skipDigits()
    }
    if peek() == UInt8(ascii: ".") {
      kind = .number
      position += 1
      try skipDigits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      kind = .number
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    append(JSONToken(kind: kind, offset: start, extent: position - start))
  }

  @inline(__always) private mutating func skipDigits() throws(Failure) {
    let start = position
    while position < end, base[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    if position == start { throw failure(.badNumber) }
  }

  // MARK: Strings

  @inline(__always) private mutating func scanString() throws(Failure) {
    let start = position + 1
    position = start
    var kind = JSONTokenKind.string
    while true {
      skipPlain()
      guard position < end else { throw failure(.unexpectedEnd) }
      let byte = base[position]
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        let isSound = try skipEscape()
        if !isSound {
          kind = .unpairedString
          hasUnpairedSurrogate = true
        } else if kind == .string {
          kind = .escapedString
        }
      } else if byte < 0x20 {
        throw failure(.controlCharacter)
      } else {
        let length = UTF8Bytes.sequenceLength(base, at: position, end: end)
        if length == 0 { throw failure(.invalidUTF8) }
        position += length
      }
    }
    append(JSONToken(kind: kind, offset: start, extent: position - start))
    position += 1
  }

  /// Skips plain ASCII, eight bytes at a time.
  @inline(__always) private mutating func skipPlain() {
    while position + 8 <= end {
      let word = UTF8Bytes.loadWord(base + position)
      let stops = UTF8Bytes.stops(in: word) | (word & 0x8080_8080_8080_8080)
      if stops != 0 {
        position += stops.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while position < end {
      let byte = base[position]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return
      }
      position += 1
    }
  }

  /// Skips one escape, or a pair of them. Returns false if it is half a surrogate pair.
  @inline(never) private mutating func skipEscape() throws(Failure) -> Bool {
    position += 1
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
      return true
    case UInt8(ascii: "u"):
      position += 1
      guard let unit = UTF8Bytes.hexUnit(base, at: position, end: end) else {
        throw failure(.badEscape)
      }
      position += 4
      if unit & 0xF800 != 0xD800 { return true }
      if unit >= 0xDC00 { return false }
      guard position + 1 < end, base[position] == UInt8(ascii: "\\"),
        base[position + 1] == UInt8(ascii: "u"),
        let low = UTF8Bytes.hexUnit(base, at: position + 2, end: end), low & 0xFC00 == 0xDC00
      else { return false }
      position += 6
      return true
    default:
      throw failure(.badEscape)
    }
  }

  // MARK: Bytes

  @inline(__always) private func peek() -> UInt8 {
    position < end ? base[position] : 0
  }

  @inline(__always) private mutating func skipBlanks() {
    while position < end {
      let byte = base[position]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        return
      }
      position += 1
    }
  }

  private func failure(_ reason: JSONSyntaxError.Reason) -> Failure {
    Failure(offset: position, reason: position < end ? reason : .unexpectedEnd)
  }
}

extension JSONToken {
  @inlinable init(bits: UInt64) {
    self.bits = bits
  }
}
