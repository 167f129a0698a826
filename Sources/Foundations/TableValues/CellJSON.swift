/// A JSON value in canonical form: equal values have the same text.
///
/// The parser below is the only way from bytes to such a value. Its text is therefore always one
/// valid JSON value and can be put into a message unchanged. Values are equal exactly if their
/// texts are. The canonical form has
///
/// - no blanks; strings with the shortest escapes, and characters beyond ASCII unescaped;
/// - members sorted by name, by code point; of duplicate names the last one;
/// - exact numbers, without an exponent if that needs few zeros: `1.0` and `1` are `1`, `1e2` is
///   `100`, `-0` is `0`.
package struct CellJSON: Hashable, Sendable {
  /// The JSON type of a value.
  package enum Kind: Sendable {
    case null, boolean, number, string, list, object
  }

  /// The canonical text.
  package let text: Text

  private init(canonical: [UInt8]) { text = Text(canonical) }

  /// The maximum nesting depth. It is below that of messages, so that a value fits into any
  /// message.
  package static let depthMax = 112

  /// Parses a value (RFC 8259), with blanks around it.
  ///
  /// - Returns: nil if the bytes are not JSON, nest too deep or have half a surrogate pair.
  /// - Complexity: O(bytes), plus sorting the members of each object.
  package init?(parsing bytes: some Sequence<UInt8>) {
    var reader = CanonicalReader(Array(bytes), depthMax: Self.depthMax)
    guard let canonical = reader.document() else { return nil }
    self.init(canonical: canonical)
  }

  /// A JSON string with this content. Bytes that are not UTF-8 become U+FFFD.
  package init(string content: some Collection<UInt8>) {
    var text: [UInt8] = []
    if String(validating: content, as: UTF8.self) == nil {
      CanonicalReader.appendString(Array(String(decoding: content, as: UTF8.self).utf8), to: &text)
    } else {
      CanonicalReader.appendString(Array(content), to: &text)
    }
    self.init(canonical: text)
  }

  /// A JSON boolean.
  package init(boolean: Bool) { self.init(canonical: Array((boolean ? "true" : "false").utf8)) }

  /// The JSON type of the value. O(1).
  package var kind: Kind {
    switch text.utf8.first {
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "{"): .object
    default: .number  // a digit or a minus sign
    }
  }

  /// A JSON scalar as a cell value of the matching type; nil for lists and objects.
  package var scalar: CellValue? {
    switch kind {
    case .null: return .null
    case .boolean: return .boolean(text.utf8.first == UInt8(ascii: "t"))
    case .list, .object: return nil
    case .string: return .text(shownText)
    case .number:
      let spelled = String(decoding: text.utf8, as: UTF8.self)
      if let whole = Int64(spelled) { return .integer(whole) }
      if spelled.utf8.contains(UInt8(ascii: "e")) { return .number(Double(spelled) ?? .nan) }
      return .decimal(text)
    }
  }

  /// The display text: the content of a string, else the canonical text.
  package var shownText: Text {
    guard kind == .string else { return text }
    var shown: [UInt8] = []
    Self.appendShown(text.utf8[...], to: &shown)
    return Text(shown)
  }

  /// Appends the display text of a value whose canonical text is in a chunk.
  package static func appendShown(_ canonical: ArraySlice<UInt8>, to shown: inout [UInt8]) {
    guard canonical.first == UInt8(ascii: "\""), canonical.count >= 2 else {
      shown += canonical
      return
    }
    let body = canonical.dropFirst().dropLast()
    if !body.contains(UInt8(ascii: "\\")) {
      shown += body
    } else {
      shown += CanonicalReader.content(ofString: Array(canonical)) ?? Array(body)
    }
  }
}

extension CellValue {
  /// A JSON text as the value of a JSON column. `null` is an empty cell. Returns nil if the text is
  /// not JSON.
  package init?(json bytes: some Sequence<UInt8>) {
    guard let json = CellJSON(parsing: bytes) else { return nil }
    self = json.kind == .null ? .null : .json(json)
  }

  /// A JSON text as the value of a column whose type stores JSON. A list column accepts lists only.
  package init?(json bytes: some Sequence<UInt8>, in type: ColumnType) {
    guard let value = CellValue(json: bytes) else { return nil }
    if type == .list, case .json(let json) = value, json.kind != .list { return nil }
    self = value
  }
}

/// Parses JSON and writes its canonical form, in one pass.
private struct CanonicalReader {
  private let bytes: [UInt8]
  private let depthMax: Int
  private var index = 0
  private var output: [UInt8] = []

  init(_ bytes: [UInt8], depthMax: Int) {
    self.bytes = bytes
    self.depthMax = depthMax
  }

  /// The whole text as one value; nil if it is not one.
  mutating func document() -> [UInt8]? {
    // Bytes beyond ASCII are valid in strings only. One check covers the UTF-8 of the whole text.
    if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
      return nil
    }
    output.reserveCapacity(bytes.count)
    skipBlanks()
    guard value(depth: 0) else { return nil }
    skipBlanks()
    return index == bytes.count ? output : nil
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return  // the next token
      }
    }
  }

  private mutating func take(_ mark: UInt8) -> Bool {
    skipBlanks()
    guard byte == mark else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "["): return depth < depthMax && list(depth: depth)
    case UInt8(ascii: "{"): return depth < depthMax && object(depth: depth)
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func word(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    output += word.utf8
    return true
  }

  // MARK: Containers

  private mutating func list(depth: Int) -> Bool {
    index += 1
    output.append(UInt8(ascii: "["))
    var isFirst = true
    if !take(UInt8(ascii: "]")) {
      repeat {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        skipBlanks()
        guard value(depth: depth + 1) else { return false }
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { return false }
    }
    output.append(UInt8(ascii: "]"))
    return true
  }

  /// One member in the output: the content of its name, and the ranges of name and value.
  private struct Member {
    var name: [UInt8]
    var range: Range<Int>
  }

  private mutating func object(depth: Int) -> Bool {
    index += 1
    output.append(UInt8(ascii: "{"))
    let start = output.count
    var members: [Member] = []
    var isRising = true
    if !take(UInt8(ascii: "}")) {
      repeat {
        if !members.isEmpty { output.append(UInt8(ascii: ",")) }
        guard let member = member(depth: depth) else { return false }
        if let last = members.last, !last.name.lexicographicallyPrecedes(member.name) {
          isRising = false
        }
        members.append(member)
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { return false }
    }
    if !isRising { order(members, from: start) }
    output.append(UInt8(ascii: "}"))
    return true
  }

  private mutating func member(depth: Int) -> Member? {
    skipBlanks()
    let first = output.count
    guard byte == UInt8(ascii: "\""), string() else { return nil }
    let spelled = output[(first + 1)..<(output.count - 1)]
    let name =
      spelled.contains(UInt8(ascii: "\\"))
      ? Self.content(ofString: Array(output[first...])) ?? [] : Array(spelled)
    guard take(UInt8(ascii: ":")) else { return nil }
    output.append(UInt8(ascii: ":"))
    skipBlanks()
    guard value(depth: depth + 1) else { return nil }
    return Member(name: name, range: first..<output.count)
  }

  /// Rewrites the members of an object, sorted by name. Of duplicate names the last one remains.
  private mutating func order(_ members: [Member], from start: Int) {
    let places = members.indices.sorted { one, other in
      let (left, right) = (members[one].name, members[other].name)
      return left == right ? one < other : left.lexicographicallyPrecedes(right)
    }
    var ordered: [UInt8] = []
    for (rank, place) in places.enumerated() {
      let isLast = rank + 1 == places.count || members[places[rank + 1]].name != members[place].name
      guard isLast else { continue }
      if !ordered.isEmpty { ordered.append(UInt8(ascii: ",")) }
      ordered += output[members[place].range]
    }
    output.replaceSubrange(start..., with: ordered)
  }

  // MARK: Numbers

  private mutating func digits(_ digits: inout [UInt8]) -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- 0x30 < 10 {
      digits.append(bytes[index])
      index += 1
    }
    return index - start
  }

  private mutating func number() -> Bool {
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = byte
    var digits: [UInt8] = []
    let whole = self.digits(&digits)
    if whole == 0 || whole > 1 && first == UInt8(ascii: "0") { return false }
    // The number of digits before the decimal point.
    var point = whole
    if byte == UInt8(ascii: ".") {
      index += 1
      if self.digits(&digits) == 0 { return false }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isBelow = byte == UInt8(ascii: "-")
      if isBelow || byte == UInt8(ascii: "+") { index += 1 }
      var spelled: [UInt8] = []
      if self.digits(&spelled) == 0 { return false }
      // An exponent beyond 32 bits is refused: such a number could not be compared.
      guard let exponent = Int32(String(decoding: spelled, as: UTF8.self)) else { return false }
      point += isBelow ? -Int(exponent) : Int(exponent)
    }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    append(digits, point: point, isNegative: isNegative)
    return true
  }

  /// The maximum number of digits of a number written without an exponent, unless it has more
  /// digits itself.
  private static let plainPlacesMax = 40

  private mutating func append(_ digits: [UInt8], point: Int, isNegative: Bool) {
    let zero = UInt8(ascii: "0")
    if digits.isEmpty { return output.append(zero) }
    if isNegative { output.append(UInt8(ascii: "-")) }
    if point > 0, point <= max(Self.plainPlacesMax, digits.count) {
      output += digits.prefix(point)
      output += repeatElement(zero, count: max(0, point - digits.count))
      if point < digits.count {
        output.append(UInt8(ascii: "."))
        output += digits[point...]
      }
    } else if point <= 0, point > -7 {
      output += "0.".utf8
      output += repeatElement(zero, count: -point)
      output += digits
    } else {
      output.append(digits[0])
      if digits.count > 1 { output.append(UInt8(ascii: ".")) }
      output += digits[1...]
      output += "e\(point - 1)".utf8
    }
  }

  // MARK: Strings

  /// Parses a string and writes it with the shortest escapes. Returns false if it is malformed.
  private mutating func string() -> Bool {
    index += 1
    output.append(UInt8(ascii: "\""))
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        output.append(byte)
        return true
      case UInt8(ascii: "\\"):
        guard escape() else { return false }
      case 0..<0x20: return false
      default: output.append(byte)  // a literal byte
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    let letter = byte
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): Self.append(letter, to: &output)
    case UInt8(ascii: "/"): output.append(letter)
    case UInt8(ascii: "b"): Self.append(0x08, to: &output)
    case UInt8(ascii: "f"): Self.append(0x0C, to: &output)
    case UInt8(ascii: "n"): Self.append(0x0A, to: &output)
    case UInt8(ascii: "r"): Self.append(0x0D, to: &output)
    case UInt8(ascii: "t"): Self.append(0x09, to: &output)
    case UInt8(ascii: "u"):
      guard let scalar = escapedScalar() else { return false }
      if scalar.value < 0x80 {
        Self.append(UInt8(scalar.value), to: &output)
      } else {
        output += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    default: return false
    }
    return true
  }

  /// The scalar after `\u`, combined from both halves of a surrogate pair. Returns nil for half a
  /// pair.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = hexUnit() else { return nil }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, byte == UInt8(ascii: "\\") else { return nil }
    index += 1
    guard byte == UInt8(ascii: "u") else { return nil }
    index += 1
    guard let low = hexUnit(), 0xDC00..<0xE000 ~= low else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexUnit() -> UInt32? {
    guard bytes.count - index >= 4 else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil  // no hexadecimal digit
      }
      unit = unit << 4 | UInt32(digit)
    }
    index += 4
    return unit
  }

  /// Writes an ASCII character of a string.
  private static func append(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case 0x08: output += "\\b".utf8
    case 0x09: output += "\\t".utf8
    case 0x0A: output += "\\n".utf8
    case 0x0C: output += "\\f".utf8
    case 0x0D: output += "\\r".utf8
    case 0..<0x20:
      output += "\\u00".utf8
      output += [byte >> 4, byte & 15].map { digit in
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
    default: output.append(byte)  // a literal character
    }
  }

  /// Writes a string. The content must be UTF-8.
  static func appendString(_ content: [UInt8], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in content { append(byte, to: &output) }
    output.append(UInt8(ascii: "\""))
  }

  /// The content of a quoted string; nil if it is malformed.
  static func content(ofString text: [UInt8]) -> [UInt8]? {
    var content: [UInt8] = []
    var reader = CanonicalReader(text, depthMax: 0)
    reader.index = 1
    while reader.index < text.count - 1 {
      let byte = text[reader.index]
      reader.index += 1
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      let letter = reader.byte
      reader.index += 1
      switch letter {
      case UInt8(ascii: "b"): content.append(0x08)
      case UInt8(ascii: "f"): content.append(0x0C)
      case UInt8(ascii: "n"): content.append(0x0A)
      case UInt8(ascii: "r"): content.append(0x0D)
      case UInt8(ascii: "t"): content.append(0x09)
      case UInt8(ascii: "u"):
        guard let scalar = reader.escapedScalar() else { return nil }
        content += UTF8.encode(scalar).map { Array($0) } ?? []
      default: content.append(letter)  // a literal character
      }
    }
    return content
  }
}
