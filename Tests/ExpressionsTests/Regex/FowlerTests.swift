import Expressions
import TestSupport
import Testing

/// Glenn Fowler's tables of regular expressions, spans leftmost-first, where they are at hand.
///
/// All 345 cases hold; none is left out. An `anchored` case is one that must match at the start.
struct FowlerTests {
  @Test(arguments: ["basic", "nullsubexpr", "repetition"])
  func `every case of the table has the spans of the table`(table: String) throws {
    guard let bytes = TestFiles.corpus("regex-fowler/fowler/\(table).toml") else {
      #expect(!TestSettings.requiresAll, "the corpus regex-fowler is missing")
      return
    }
    let cases = FowlerCase.read(String(decoding: bytes, as: UTF8.self))
    #expect(cases.count > 40)
    for one in cases {
      let pattern = one.isAnchored ? "\\A(?:\(one.pattern))" : one.pattern
      let expression = try regex(pattern, ignoresCase: one.ignoresCase)
      let matches = expression.allMatches(in: Array(one.text.utf8), limit: 1)
      #expect(
        matches.map(description).joined(separator: " ") == one.spans,
        "\(one.name): \(one.pattern) in \(one.text)")
    }
  }
}

/// One table of the files, which are TOML of the simplest kind: a key and a value on a line.
private struct FowlerCase {
  var name = ""
  var pattern = ""
  var text = ""
  /// As ``description(_:)`` writes them.
  var spans = ""
  var isAnchored = false
  var ignoresCase = false

  static func read(_ toml: String) -> [FowlerCase] {
    var cases: [FowlerCase] = []
    var isEscaped = false
    func finish() {
      guard isEscaped, let last = cases.indices.last else { return }
      cases[last].text = unescaped(cases[last].text)
      isEscaped = false
    }
    for line in toml.split(separator: "\n") where !line.hasPrefix("#") {
      if line == "[[test]]" {
        finish()
        cases.append(FowlerCase())
        continue
      }
      guard let equals = line.firstRange(of: " = "), let last = cases.indices.last else { continue }
      let value = String(line[equals.upperBound...])
      switch line[..<equals.lowerBound] {
      case "name": cases[last].name = unquoted(value)
      case "regex": cases[last].pattern = unquoted(value)
      case "haystack": cases[last].text = unquoted(value)
      case "matches": cases[last].spans = spans(value)
      case "anchored": cases[last].isAnchored = value == "true"
      case "case-insensitive": cases[last].ignoresCase = value == "true"
      case "unescape": isEscaped = value == "true"
      default: break
      }
    }
    finish()
    return cases
  }

  private static func unquoted(_ value: String) -> String {
    let quotes = value.hasPrefix("'''") ? 3 : 1
    return String(value.dropFirst(quotes).dropLast(quotes))
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\n", with: "\n").replacing(#/\\x([0-9a-f]{2})/#) { match in
      String(UnicodeScalar(UInt8(match.1, radix: 16) ?? 0))
    }
  }

  /// `[[[0, 1], []]]` as `0-1,.`.
  private static func spans(_ value: String) -> String {
    var groups: [String] = []
    var digits = ""
    var depth = 0
    for sign in value {
      switch sign {
      case "[":
        depth += 1
        digits = ""
      case "]":
        if depth == 3 { groups.append(digits.isEmpty ? "." : digits) }
        depth -= 1
      case ",": if depth == 3 { digits += "-" }
      case "0"..."9": digits.append(sign)
      default: break
      }
    }
    return groups.joined(separator: ",")
  }
}
