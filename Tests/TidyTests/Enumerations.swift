/// An enumeration of a Swift file.
struct Enumeration {
  /// A case with its raw value, which is its name where none is written.
  struct Case {
    let name: String
    let value: String
  }

  let name: String
  /// The line of its declaration, from 1.
  let line: Int
  let cases: [Case]
  /// Whether a case has associated values.
  let hasPayload: Bool
}

extension SwiftFile {
  /// Every enumeration of the file, nested ones too.
  var enumerations: [Enumeration] {
    code.indices.compactMap { start in
      guard let name = declaredEnumeration(code[start]) else { return nil }
      return enumeration(name, from: start)
    }
  }

  private func declaredEnumeration(_ line: String) -> String? {
    var words = line.split { $0 == " " || $0 == ":" || $0 == "{" || $0 == "<" }
    while let first = words.first, Self.enumerationModifiers.contains(first) { words.removeFirst() }
    return words.count > 1 && words[0] == "enum" ? String(words[1]) : nil
  }

  private static let enumerationModifiers: Set<Substring> = [
    "package", "public", "private", "fileprivate", "internal", "indirect", "nonisolated",
  ]

  private func enumeration(_ name: String, from start: Int) -> Enumeration {
    var (depth, hasBegun, hasPayload) = (0, false, false)
    var cases: [Enumeration.Case] = []
    for index in start..<code.count {
      let text = code[index]
      let isOwn = index == start || depth == 1
      if isOwn, let place = text.start(behind: "case ", after: index == start ? "{" : nil) {
        var list = String(lines[index].dropFirst(text.distance(from: text.startIndex, to: place)))
        var next = index + 1
        while list.hasSuffix(","), next < lines.count {
          list += lines[next]
          next += 1
        }
        let (found, payload) = Self.cases(of: list)
        cases += found
        hasPayload = hasPayload || payload
      }
      for byte in text.utf8 {
        if byte == UInt8(ascii: "{") { (depth, hasBegun) = (depth + 1, true) }
        if byte == UInt8(ascii: "}") { depth -= 1 }
      }
      if hasBegun, depth == 0 { break }
    }
    return Enumeration(name: name, line: start + 1, cases: cases, hasPayload: hasPayload)
  }

  /// The cases of a list such as `left, right = "rechts"`.
  private static func cases(of list: String) -> ([Enumeration.Case], hasPayload: Bool) {
    let list = list.prefix { $0 != "}" && $0 != "/" }
    if list.contains("(") { return ([], true) }
    let cases = list.split(separator: ",").map { one in
      let parts = one.split(separator: "=").map { part in
        String(part.filter { $0 != " " && $0 != "`" && $0 != "\"" })
      }
      return Enumeration.Case(name: parts[0], value: parts[parts.count - 1])
    }
    return (cases, false)
  }
}

extension String {
  /// The index behind a word that is first in the line, or first behind a mark; nil if it is not.
  fileprivate func start(behind word: String, after mark: Character?) -> Index? {
    var from = startIndex
    if let mark {
      guard let place = firstIndex(of: mark) else { return nil }
      from = index(after: place)
    }
    let rest = self[from...].drop { $0 == " " }
    return rest.hasPrefix(word) ? index(rest.startIndex, offsetBy: word.count) : nil
  }
}
