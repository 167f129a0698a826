/// A function with the lines it spans.
struct FunctionSpan {
  let line: Int
  let lineCount: Int
}

extension SwiftFile {
  /// Every function, initializer, subscript and computed property with a body.
  var functions: [FunctionSpan] {
    var spans: [FunctionSpan] = []
    var line = 1
    var index = 0
    while index < codeBytes.count {
      if codeBytes[index] == UInt8(ascii: "\n") { line += 1 }
      if isWordStart(index) {
        let word = word(at: index)
        if declaresFunction(word, at: index),
          let end = bodyEnd(from: index + word.utf8.count, isProperty: word == "var")
        {
          let lineCount = codeBytes[index..<end].count { $0 == UInt8(ascii: "\n") } + 1
          spans.append(FunctionSpan(line: line, lineCount: lineCount))
        }
        index += word.utf8.count
      } else {
        index += 1
      }
    }
    return spans
  }

  private func declaresFunction(_ word: String, at index: Int) -> Bool {
    let after = index + word.utf8.count
    let next = after < codeBytes.count ? codeBytes[after] : 0
    let isMember = index > 0 && codeBytes[index - 1] == UInt8(ascii: ".")
    switch word {
    case "func", "var": return !isMember && next == UInt8(ascii: " ")
    case "init": return !isMember && "(<?!".utf8.contains(next)
    case "subscript": return !isMember && "(<".utf8.contains(next)
    case "deinit": return !isMember
    default: return false
    }
  }

  /// The index after the closing brace of the body that a declaration opens, or nil without body.
  private func bodyEnd(from start: Int, isProperty: Bool) -> Int? {
    var depth = 0
    var index = start
    while index < codeBytes.count {
      switch codeBytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return closingBrace(from: index)
      case UInt8(ascii: "}") where depth == 0: return nil
      case UInt8(ascii: "=") where depth == 0 && isProperty: return nil
      case UInt8(ascii: "\n") where depth == 0:
        if !continues(after: index) { return nil }
      default: break
      }
      if depth < 0 { return nil }
      index += 1
    }
    return nil
  }

  private func continues(after lineEnd: Int) -> Bool {
    let before = codeBytes[..<lineEnd].last { $0 != UInt8(ascii: " ") }
    if before == UInt8(ascii: ">") || before == UInt8(ascii: ",") { return true }
    let rest = codeBytes[lineEnd...].drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
    return ["{", "->", "where", "throws", "async", "rethrows"].contains {
      rest.starts(with: $0.utf8)
    }
  }

  private func closingBrace(from start: Int) -> Int? {
    var depth = 0
    for index in start..<codeBytes.count {
      if codeBytes[index] == UInt8(ascii: "{") { depth += 1 }
      if codeBytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  private func isWordStart(_ index: Int) -> Bool {
    isWordByte(codeBytes[index]) && (index == 0 || !isWordByte(codeBytes[index - 1]))
  }

  private func word(at index: Int) -> String {
    String(decoding: codeBytes[index...].prefix { isWordByte($0) }, as: UTF8.self)
  }
}

extension SwiftFile {
  /// The lines (from 1) of `package` declarations that no doc comment stands above.
  var undocumentedLines: [Int] {
    code.indices.filter { declaresPackage(code[$0]) && !isDocumented($0) }.map { $0 + 1 }
  }

  private func declaresPackage(_ line: String) -> Bool {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") || Self.modifiers.contains(first) {
      words.removeFirst()
      if first.contains("("), !first.contains(")") {
        words = Array(words.drop { !$0.contains(")") }.dropFirst())
      }
    }
    guard words.first == "package", words.count > 1 else { return false }
    return words[1] != "import" && words[1] != "extension"
  }

  private static let modifiers: Set<Substring> = [
    "static", "final", "mutating", "nonmutating", "indirect", "override", "nonisolated",
    "consuming", "borrowing", "convenience", "required", "lazy", "weak", "class", "private(set)",
  ]

  private func isDocumented(_ index: Int) -> Bool {
    for line in lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") || text.hasSuffix("*/") { return true }
      if !text.hasPrefix("@") && !text.hasPrefix("#") { return false }
    }
    return false
  }
}

/// Functions of a Python file: a `def` and the lines indented below it.
func pythonFunctions(_ text: String) -> [FunctionSpan] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.indices.compactMap { start in
    let head = lines[start].drop { $0 == " " }
    guard head.hasPrefix("def ") || head.hasPrefix("async def ") else { return nil }
    let indent = lines[start].count - head.count
    var last = start
    for index in lines.indices[(start + 1)...] {
      let body = lines[index].drop { $0 == " " }
      if body.isEmpty { continue }
      if lines[index].count - body.count <= indent, !body.hasPrefix(")") { break }
      last = index
    }
    return FunctionSpan(line: start + 1, lineCount: last - start + 1)
  }
}

/// Whether a byte can stand in a Swift word.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: byte >= 0x80
  }
}

/// Whether a text holds a token that no word byte precedes.
func holds(_ text: String, token: String) -> Bool {
  guard let first = token.utf8.first else { return false }
  let bytes = Array(text.utf8)
  let token = Array(token.utf8)
  for index in bytes.indices where bytes[index] == first {
    let isInside = index > 0 && isWordByte(first) && isWordByte(bytes[index - 1])
    if !isInside, bytes[index...].starts(with: token) { return true }
  }
  return false
}
