import TableValues

/// Converts the JSON of a list or JSON cell to a value: whole numbers are `int`, others `double`.
struct JSONCellReader {
  private let bytes: [UInt8]
  private var index = 0
  private static let depthMax = 64

  /// The value of a document.
  static func value(of text: Text) throws(EvaluationError) -> ExpressionValue {
    var reader = JSONCellReader(bytes: text.utf8)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == text.utf8.count else { throw reader.failure }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var failure: EvaluationError {
    EvaluationError(.cellError, "the cell is no JSON document")
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ mark: UInt8) -> Bool {
    skipBlanks()
    guard byte == mark, index < bytes.count else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(EvaluationError) -> ExpressionValue {
    guard depth < Self.depthMax else {
      throw EvaluationError(.tooLarge, "the cell's JSON is nested too deep")
    }
    skipBlanks()
    switch byte {
    case 0x5B: return try list(depth: depth)
    case 0x7B: return try map(depth: depth)
    case 0x22: return .text(Text(try string()))
    case 0x74: return try word("true", .boolean(true))
    case 0x66: return try word("false", .boolean(false))
    case 0x6E: return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(
    _ word: String, _ value: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    guard bytes[index...].starts(with: word.utf8) else { throw failure }
    index += word.utf8.count
    return value
  }

  private mutating func list(depth: Int) throws(EvaluationError) -> ExpressionValue {
    index += 1
    var elements: [ExpressionValue] = []
    if take(0x5D) { return .list(ExpressionList([])) }
    repeat { elements.append(try value(depth: depth + 1)) } while take(0x2C)
    guard take(0x5D) else { throw failure }
    return .list(ExpressionList(elements))
  }

  private mutating func map(depth: Int) throws(EvaluationError) -> ExpressionValue {
    index += 1
    var pairs: [(key: ExpressionValue, value: ExpressionValue)] = []
    if take(0x7D) { return .map(.empty) }
    repeat {
      skipBlanks()
      guard byte == 0x22 else { throw failure }
      let key = ExpressionValue.text(Text(try string()))
      guard take(0x3A) else { throw failure }
      pairs.append((key: key, value: try value(depth: depth + 1)))
    } while take(0x2C)
    guard take(0x7D) else { throw failure }
    return .map(try ExpressionMap(pairs))
  }

  private mutating func number() throws(EvaluationError) -> ExpressionValue {
    let start = index
    while index < bytes.count, [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) || byte &- 0x30 < 10 {
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int64(text) { return .integer(whole) }
    guard let double = Double(text) else { throw failure }
    return .double(double)
  }

  private mutating func string() throws(EvaluationError) -> [UInt8] {
    index += 1
    var content: [UInt8] = []
    while index < bytes.count, byte != 0x22 {
      if byte == 0x5C {
        try readEscape(into: &content)
      } else {
        content.append(byte)
        index += 1
      }
    }
    guard index < bytes.count else { throw failure }
    index += 1
    return content
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(EvaluationError) {
    index += 1
    let letter = byte
    index += 1
    switch letter {
    case 0x62: content.append(0x08)
    case 0x66: content.append(0x0C)
    case 0x6E: content.append(0x0A)
    case 0x72: content.append(0x0D)
    case 0x74: content.append(0x09)
    case 0x75: try readUnit(into: &content)
    default: content.append(letter)
    }
  }

  private mutating func readUnit(into content: inout [UInt8]) throws(EvaluationError) {
    var unit = try hexUnit()
    if 0xD800..<0xDC00 ~= unit, bytes[index...].starts(with: [0x5C, 0x75]) {
      index += 2
      unit = 0x10000 + (unit - 0xD800) << 10 + (try hexUnit() &- 0xDC00) & 0x3FF
    }
    let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
    content += Array(String(Character(scalar)).utf8)
  }

  private mutating func hexUnit() throws(EvaluationError) -> UInt32 {
    let end = min(index + 4, bytes.count)
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    guard end == index + 4, let unit = UInt32(text, radix: 16) else { throw failure }
    index = end
    return unit
  }
}
