import Expressions
import Testing

struct RegexMatchTests {
  @Test(arguments: [
    // Preferences: the leftmost, then the first way.
    ("a|ab", "abab", "0-1 2-3"), ("ab|a", "abab", "0-2 2-4"), ("a+?", "aaa", "0-1 1-2 2-3"),
    ("a{2,3}?", "aaaaa", "0-2 2-4"), ("(a|ab)(c|bcd)", "abcd", "0-4,0-1,1-4"),
    ("(?U)a+", "aa", "0-1 1-2"), ("(?U)a+?", "aa", "0-2"), ("(a*)*", "b", "0-0,0-0 1-1,1-1"),
    ("(a*)+", "b", "0-0,0-0 1-1,1-1"), ("(|a)*", "aa", "0-0,0-0 1-1,1-1 2-2,2-2"),
    ("(a)|(b)", "ab", "0-1,0-1,. 1-2,.,1-2"), ("(?:(a)|b)*", "ab", "0-2,0-1"),
    // Empty matches, never right behind a match.
    ("a*", "baac", "0-0 1-3 4-4"), ("", "aé", "0-0 1-1 3-3"), ("x*", "", "0-0"),
    // Conditions.
    ("^a", "aa", "0-1"), ("(?m)^.", "ab\ncd", "0-1 3-4"), ("a$", "a\na", "2-3"),
    ("(?m)a$", "a\na", "0-1 2-3"), ("\\Aa|b\\z", "abab", "0-1 3-4"), ("\\bb", "ab b", "3-4"),
    ("\\b", "ab c", "0-0 2-2 3-3 4-4"), ("\\B", "abé", "1-1 4-4"), ("é\\b", "éa", "0-2"),
    ("$^", "", "0-0"), ("(?:^|,)x", "x,x", "0-1 1-3"),
    // Classes.
    (".", "a\né", "0-1 2-4"), ("(?s).", "\n", "0-1"), ("[^a]", "a\n", "1-2"),
    ("[[:punct:]]+", "a.-b", "1-3"), ("\\s+", "a \t\u{0B}b", "1-3"),
    ("[\\s\\v]+", " \u{0B}", "0-2"),
    ("\\d+", "1٣", "0-1"), ("\\pN+", "1٣", "0-3"), ("\\p{Greek}+", "aΑω1", "1-5"),
    ("\\p{^Greek}+", "Αab", "2-4"), ("\\P{Greek}", "Αa", "2-3"), ("\\p{Lu}\\p{Ll}+", "aÉté", "1-6"),
    ("[\\p{Cyrillic}x]+", "xДx", "0-4"), ("[à-ü]", "é", "0-2"), ("[]a-]+", "a]-b", "0-3"),
    // Case by simple folding.
    ("(?i)straße", "STRAẞE", "0-8"), ("(?i)k", "K\u{212A}", "0-1 1-4"), ("(?i)ς", "ΣΣ", "0-2 2-4"),
    ("(?i)[a-z]+", "aſK", "0-4"), ("(?i)[^k]", "K\u{212A}k", ""), ("(?i)\\w", "\u{212A}", "0-3"),
    ("(?i)ǆ", "ǅ", "0-2"), ("(?i)\u{10400}", "\u{10428}", "0-4"), ("a(?i)b(?-i)c", "aBcaBC", "0-3"),
    // Escapes.
    ("\\x41\\x{1F600}\\101\\t", "A😀A\t", "0-7"), ("\\Qa.b\\E+", "a.bb", "0-4"),
    ("\\Q(\\E\\)", "()", "0-2"), ("\\a\\f\\n\\r\\v", "\u{7}\u{C}\n\r\u{B}", "0-5"),
    // Code points, not bytes.
    ("a.c", "aéc", "0-4"), ("^.$", "😀", "0-4"), ("(a|😀){2}", "😀😀", "0-8,4-8"),
    ("[^\\x00-\\x{10FFFF}]", "a", ""), ("\\p{Any}", "é", "0-2"),
  ])
  func `matches stand where RE2 has them`(pattern: String, text: String, expected: String) throws {
    #expect(try spans(pattern, in: text) == expected)
  }

  @Test func `a search from a position sees what stands before it`() throws {
    let text = Array("ab ab".utf8)
    #expect(try regex("\\bab").firstMatch(in: text, from: 1)?.range == 3..<5)
    #expect(try regex("^ab").firstMatch(in: text, from: 3) == nil)
    #expect(try regex("b").firstMatch(in: text, from: 2)?.range == 4..<5)
    #expect(try regex("").firstMatch(in: text, from: 5)?.range == 5..<5)
    #expect(try regex("").firstMatch(in: text, from: 6) == nil)
    #expect(try regex("").firstMatch(in: text, from: -1) == nil)
  }

  @Test func `a group that took no part has no range`() throws {
    let match = try #require(try regex("(a)|(b)").firstMatch(in: Array("b".utf8)))
    #expect(match.count == 3)
    #expect(match[0] == 0..<1)
    #expect(match[1] == nil)
    #expect(match[2] == 0..<1)
    #expect(match[3] == nil)
    #expect(match[-1] == nil)
  }

  @Test func `a byte that is not UTF-8 is read as a replacement character`() throws {
    let text: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xE2, 0x82, 0xAC]
    #expect(spans(try regex("."), in: text) == "0-1 1-2 2-3 3-4 4-5 5-8")
    #expect(spans(try regex("\u{FFFD}+"), in: text) == "1-4")
    #expect(spans(try regex("a(.*)b"), in: text) == "0-5,1-4")
    #expect(spans(try regex("[^a]$"), in: text) == "5-8")
    #expect(spans(try regex("b"), in: text) == "4-5")
    #expect(spans(try regex("€"), in: text) == "5-8")
    #expect(spans(try regex("\\B"), in: text) == "2-2 3-3 8-8")
    #expect(try regex("\\pL").firstMatch(in: text, from: 1)?.range == 4..<5)
    #expect(try regex(".").firstMatch(in: text, from: 2)?.range == 2..<3)
    #expect(try regex("^a.{3}b.$").matches(text))
  }

  @Test func `replacing copies what does not match and writes groups`() throws {
    func replaced(
      _ pattern: String, _ text: String, _ template: String,
      _ style: RegularExpressionRewrite.Style = .backslash, limit: Int = .max
    ) throws -> String? {
      let expression = try regex(pattern)
      let rewrite = try expression.rewrite(Array(template.utf8), style: style)
      return expression.replacing(in: Array(text.utf8), with: rewrite, limit: limit)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(try replaced("b+", "yabbadabbadoo", "d") == "yadadadadoo")
    #expect(try replaced("b+", "yabbadabbadoo", "d", limit: 1) == "yadadabbadoo")
    #expect(
      try replaced("(\\w+) (\\w+)", "hello world", "\\2 \\1\\\\\\0") == "world hello\\hello world")
    #expect(
      try replaced("(?P<y>\\d+)-(\\d+)", "2026-11", "$2/${y}${1}$$", .dollar) == "11/20262026$")
    #expect(try replaced("", "aé", "-") == "-a-é-")
    #expect(try replaced("(a)|(b)", "ab", "[\\1\\2]") == "[a][b]")
    let expression = try regex("a")
    let rewrite = try expression.rewrite(Array(repeating: 0x62, count: 100))
    #expect(expression.replacing(in: Array("aaa".utf8), with: rewrite, sizeMax: 250) == nil)
  }

  @Test(arguments: [("\\2", 0..<2), ("a\\", 1..<2), ("\\x", 0..<1)])
  func `a rewrite that names no group is refused`(template: String, range: Range<Int>) throws {
    let error = #expect(throws: RegularExpressionError.self) {
      try regex("(a)").rewrite(Array(template.utf8))
    }
    #expect(error?.kind == .badRewrite)
    #expect(error?.range == range)
    #expect(throws: RegularExpressionError.self) {
      try regex("(a)").rewrite(Array("${name}".utf8), style: .dollar)
    }
  }
}
