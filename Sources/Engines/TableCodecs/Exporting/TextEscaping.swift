import ProtocolWords

/// Texts with what a format reads as its own signs written in another way.
struct TextEscaping {
  private let format: ExportFormat
  /// Whether a byte may need another spelling.
  private let isSpecial: [Bool]
  /// The same as numbers: 1 for such a byte, else 0.
  let marks: [UInt8]

  init(_ style: ExportStyle) {
    format = style.format
    var special = [Bool](repeating: false, count: 256)
    switch style.format {
    case .csv: Self.mark([style.delimiter, 0x22, 0x0A, 0x0D], in: &special)
    case .tsv: Self.mark([0x09, 0x22, 0x0A, 0x0D], in: &special)
    case .sql: Self.mark([0x27, 0x00], in: &special)
    case .json, .ndjson: Self.mark([0x22, 0x5C] + Self.controls, in: &special)
    case .markdown: Self.mark(Array("\\|`*_[]<>&~".utf8) + Self.controls, in: &special)
    case .html: Self.mark(Array("&<>\"".utf8) + Self.controls, in: &special)
    case .latex: Self.mark(Array("\\{}$&#^_~%[]*<>|\"".utf8) + Self.controls, in: &special)
    // Controls, and the first bytes of line ends and of further controls.
    case .text: Self.mark([0xC2, 0xE2] + Self.controls, in: &special)
    }
    isSpecial = special
    marks = special.map { $0 ? 1 : 0 }
  }

  private static let controls = Array(UInt8(0)..<0x20) + [0x7F]

  private static func mark(_ bytes: [UInt8], in special: inout [Bool]) {
    for byte in bytes { special[Int(byte)] = true }
  }

  /// Whether no byte needs an escape.
  func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    for byte in text where isSpecial[Int(byte)] { return false }
    return true
  }

  /// Appends a text whose special bytes are spelled one by one.
  func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var start = text.startIndex
    for index in text.indices where isSpecial[Int(text[index])] {
      bytes += text[start..<index]
      switch format {
      case .json, .ndjson: Self.json(text[index], to: &bytes)
      case .markdown: Self.markdown(text, index, to: &bytes)
      case .html: Self.html(text, index, to: &bytes)
      case .latex: Self.latex(text, index, to: &bytes)
      case .sql: bytes += text[index] == 0 ? [0xEF, 0xBF, 0xBD] : [0x27, 0x27]
      case .csv, .tsv, .text: bytes.append(text[index])
      }
      start = index + 1
    }
    bytes += text[start...]
  }

  /// Appends a text in double quotes, which are doubled inside.
  static func appendQuoted(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    var start = text.startIndex
    for index in text.indices where text[index] == 0x22 {
      bytes += text[start...index]
      start = index
    }
    bytes += text[start...]
    bytes.append(0x22)
  }

  // MARK: One byte

  private static func json(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x22, 0x5C: bytes += [0x5C, byte]
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += "\\u00".utf8
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  /// Appends a line break as `mark`; CR LF is one. Returns false for other bytes.
  private static func isBreak(
    _ text: ArraySlice<UInt8>, _ index: Int, _ mark: String, to bytes: inout [UInt8]
  ) -> Bool {
    switch text[index] {
    case 0x0A: bytes += mark.utf8
    case 0x0D: if index + 1 == text.endIndex || text[index + 1] != 0x0A { bytes += mark.utf8 }
    default: return false
    }
    return true
  }

  /// Appends a control character as its picture (U+2400 and following); a tab stays.
  private static func appendPicture(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x09: bytes.append(byte)
    case 0x7F: bytes += [0xE2, 0x90, 0xA1]
    default: bytes += [0xE2, 0x90, 0x80 + byte]
    }
  }

  private static func markdown(
    _ text: ArraySlice<UInt8>, _ index: Int, to bytes: inout [UInt8]
  ) {
    if isBreak(text, index, "<br>", to: &bytes) { return }
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "_"):
      // Within a word it needs no escape.
      let isInside =
        index > text.startIndex && index + 1 < text.endIndex && isWord(text[index - 1])
        && isWord(text[index + 1])
      bytes += isInside ? [byte] : [0x5C, byte]
    case 0x21...0x7E: bytes += [0x5C, byte]
    default: appendPicture(byte, to: &bytes)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func html(_ text: ArraySlice<UInt8>, _ index: Int, to bytes: inout [UInt8]) {
    if isBreak(text, index, "<br>", to: &bytes) { return }
    switch text[index] {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    default: appendPicture(text[index], to: &bytes)
    }
  }

  private static func latex(_ text: ArraySlice<UInt8>, _ index: Int, to bytes: inout [UInt8]) {
    if isBreak(text, index, " ", to: &bytes) { return }
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\\"): bytes += "\\textbackslash{}".utf8
    case UInt8(ascii: "^"): bytes += "\\textasciicircum{}".utf8
    case UInt8(ascii: "~"): bytes += "\\textasciitilde{}".utf8
    case UInt8(ascii: "<"): bytes += "\\textless{}".utf8
    case UInt8(ascii: ">"): bytes += "\\textgreater{}".utf8
    case UInt8(ascii: "|"): bytes += "\\textbar{}".utf8
    case UInt8(ascii: "\""): bytes += "\\textquotedbl{}".utf8
    // After the end of a row these would be its options.
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"): bytes += [0x7B, byte, 0x7D]
    case 0x21...0x7E: bytes += [0x5C, byte]
    default: appendPicture(byte, to: &bytes)
    }
  }
}
