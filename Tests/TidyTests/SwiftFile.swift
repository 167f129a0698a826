/// A Swift file with code and comments told apart, line by line.
///
/// In `code` comments and the contents of string literals and raw identifiers are blanked out; in
/// `prose` everything but comments is. Bare regular-expression literals are not understood.
struct SwiftFile: Sendable {
  /// The path below the package root.
  let path: String
  /// The lines as they are.
  let lines: [String]
  /// The code alone, blanks where comments and string contents were; same offsets as the file.
  let codeBytes: [UInt8]
  /// The lines of `codeBytes`.
  let code: [String]
  /// The comments alone, line by line.
  let prose: [String]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    var splitter = SwiftSplitter(bytes)
    splitter.run()
    codeBytes = splitter.code
    lines = Self.lines(of: bytes)
    code = Self.lines(of: splitter.code)
    prose = Self.lines(of: splitter.prose)
  }

  /// The room or test target that the file belongs to: the third part of `Sources/Group/Room/…`, the
  /// second of other paths.
  var room: String {
    let parts = path.split(separator: "/")
    let place = parts.first == "Sources" ? 2 : 1
    return parts.count > place ? String(parts[place]) : ""
  }

  /// The file's name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// Copies each byte of a Swift file to its code or to its prose and a blank to the other.
struct SwiftSplitter {
  private enum Mode {
    case code(parentheses: Int)
    case string(hashes: Int, quotes: Int)
    case lineComment
    case blockComment
    case rawIdentifier
  }

  private let bytes: [UInt8]
  private var index = 0
  private var modes: [Mode] = [.code(parentheses: 0)]
  private(set) var code: [UInt8] = []
  private(set) var prose: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    while index < bytes.count {
      switch modes[modes.count - 1] {
      case .code(let parentheses): stepCode(parentheses: parentheses)
      case .string(let hashes, let quotes): stepString(hashes: hashes, quotes: quotes)
      case .lineComment: stepLineComment()
      case .blockComment: stepBlockComment()
      case .rawIdentifier: stepRawIdentifier()
      }
    }
  }

  private mutating func stepCode(parentheses: Int) {
    if starts(with: "//") { return enter(.lineComment, prose: 2) }
    if starts(with: "/*") { return enter(.blockComment, prose: 2) }
    if let opening = stringOpening() {
      return enter(
        .string(hashes: opening.hashes, quotes: opening.quotes),
        code: opening.hashes + opening.quotes)
    }
    switch bytes[index] {
    case UInt8(ascii: "`"): enter(.rawIdentifier, code: 1)
    case UInt8(ascii: "("):
      modes[modes.count - 1] = .code(parentheses: parentheses + 1)
      copy(1, toCode: true)
    case UInt8(ascii: ")"):
      modes[modes.count - 1] = .code(parentheses: parentheses - 1)
      if parentheses == 1, modes.count > 1 { modes.removeLast() }
      copy(1, toCode: true)
    default: copy(1, toCode: true)
    }
  }

  private mutating func stepString(hashes: Int, quotes: Int) {
    let marks = String(repeating: "#", count: hashes)
    if starts(with: String(repeating: "\"", count: quotes) + marks) {
      modes.removeLast()
      copy(quotes + hashes, toCode: true)
    } else if starts(with: "\\" + marks + "(") {
      blank(hashes + 1)
      modes.append(.code(parentheses: 0))
    } else if starts(with: "\\" + marks) {
      blank(hashes + 2)
    } else if bytes[index] == UInt8(ascii: "\n"), quotes == 1 {
      modes.removeLast()
    } else {
      blank(1)
    }
  }

  private mutating func stepLineComment() {
    if bytes[index] == UInt8(ascii: "\n") {
      modes.removeLast()
    } else {
      copy(1, toCode: false)
    }
  }

  private mutating func stepBlockComment() {
    if starts(with: "/*") {
      enter(.blockComment, prose: 2)
    } else if starts(with: "*/") {
      modes.removeLast()
      copy(2, toCode: false)
    } else {
      copy(1, toCode: false)
    }
  }

  private mutating func stepRawIdentifier() {
    if bytes[index] == UInt8(ascii: "`") || bytes[index] == UInt8(ascii: "\n") {
      modes.removeLast()
      copy(1, toCode: true)
    } else {
      blank(1)
    }
  }

  private func stringOpening() -> (hashes: Int, quotes: Int)? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    let isLong =
      end + 2 < bytes.count && bytes[end + 1] == bytes[end] && bytes[end + 2] == bytes[end]
    return (end - index, isLong ? 3 : 1)
  }

  private func starts(with text: String) -> Bool {
    // Most bytes differ from the first one at once.
    guard index < bytes.count, bytes[index] == text.utf8.first else { return false }
    return bytes[index...].starts(with: text.utf8)
  }

  private mutating func enter(_ mode: Mode, code codeCount: Int) {
    modes.append(mode)
    copy(codeCount, toCode: true)
  }

  private mutating func enter(_ mode: Mode, prose proseCount: Int) {
    modes.append(mode)
    copy(proseCount, toCode: false)
  }

  private mutating func copy(_ count: Int, toCode: Bool) {
    for byte in bytes[index..<min(index + count, bytes.count)] {
      let blank = byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
      code.append(toCode ? byte : blank)
      prose.append(toCode ? blank : byte)
    }
    index += count
  }

  private mutating func blank(_ count: Int) {
    for byte in bytes[index..<min(index + count, bytes.count)] {
      let blank = byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
      code.append(blank)
      prose.append(blank)
    }
    index += count
  }
}
