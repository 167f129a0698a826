import CellFormats
import TableValues

/// Spells cells as JSON values.
struct JSONSpelling {
  /// JSON has no value for the cell: a number that is not finite.
  struct Obstacle: Error {}

  /// What a value in the file is, which a new one in its place stays where it can.
  enum Kind {
    case string, number, boolean, other
  }

  /// Whether characters beyond ASCII are escaped, as the file has them.
  let escapesAll: Bool

  /// The text of a cell.
  ///
  /// A string stays a string, and a number stays one where the text is one.
  /// - Parameter old: What is in its place; nil: nothing, or null.
  func value(
    _ cell: Cell, _ settings: ParseSettings, replacing old: Kind?
  ) throws(Obstacle) -> [UInt8] {
    switch cell.value {
    case .null, .pending: return Array("null".utf8)
    case .json(let json): return escapesAll ? Self.ascii(json.text.utf8) : json.text.utf8
    case .error: return string(cell.source?.utf8 ?? [])
    case .boolean(let flag):
      return old == .string
        ? string(spelled(cell, settings)) : Array((flag ? "true" : "false").utf8)
    case .integer, .number, .decimal:
      if old == .string { return string(spelled(cell, settings)) }
      if let source = cell.source, Self.isNumber(source.utf8) { return source.utf8 }
      var text: [UInt8] = []
      CellFormatter.append(cell.value, to: &text)
      guard Self.isNumber(text) else { throw Obstacle() }
      return text
    case .text(let text):
      if old == .number, Self.isNumber(text.utf8) { return text.utf8 }
      if old == .boolean, ["true", "false"].contains(text.description) { return text.utf8 }
      return string(text.utf8)
    case .date, .dateTime, .time, .duration: return string(spelled(cell, settings))
    }
  }

  private func spelled(_ cell: Cell, _ settings: ParseSettings) -> [UInt8] {
    if let source = cell.source { return source.utf8 }
    var text: [UInt8] = []
    CellFormatter.append(cell.value, as: settings, to: &text)
    return text
  }

  /// Whether a text is a JSON number.
  static func isNumber(_ text: [UInt8]) -> Bool {
    guard let first = text.first, first == 0x2D || first &- 0x30 < 10 else { return false }
    return CellJSON(parsing: text)?.kind == .number
  }

  /// A string with the shortest escapes.
  func string(_ content: [UInt8]) -> [UInt8] {
    let text = CellJSON(string: content).text.utf8
    return escapesAll ? Self.ascii(text) : text
  }

  /// The same JSON in ASCII: other characters are escaped.
  private static func ascii(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x80 }) else { return text }
    var ascii: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.isASCII {
        ascii.append(UInt8(scalar.value))
        continue
      }
      for unit in UTF16.encode(scalar).map({ Array($0) }) ?? [] {
        let digits = String(unit, radix: 16)
        ascii += Array("\\u".utf8) + [UInt8](repeating: 0x30, count: 4 - digits.utf8.count)
        ascii += Array(digits.utf8)
      }
    }
    return ascii
  }
}
