import Expressions
import Testing

struct RegexSyntaxTests {
  @Test(arguments: [
    ("a(b", "missing ) 1-2"), ("a)", "unexpected ) 1-2"), ("[a", "missing ] 0-1"),
    ("é[a", "missing ] 2-3"), ("a\\", "trailing backslash 1-2"), ("[\\", "trailing backslash 1-2"),
    ("*", "no argument for repetition 0-1"), ("a|*", "no argument for repetition 2-3"),
    ("(+)", "no argument for repetition 1-2"), ("{2}", "no argument for repetition 0-3"),
    ("a**", "bad repetition operator 2-3"), ("a*+", "bad repetition operator 2-3"),
    ("a{2}{3}", "bad repetition operator 4-7"), ("a???", "bad repetition operator 3-4"),
    ("a{1001}", "bad repetition count 1-7"), ("a{3,2}", "bad repetition count 1-6"),
    ("a{99999999999999999999}", "bad repetition count 1-23"),
    ("(a{100}){100}", "bad repetition count 8-13"),
    ("((a{100}){100}){100}", "bad repetition count 9-14"),
    ("[b-a]", "bad character class range 1-4"), ("[a-\\d]", "bad escape 3-5"),
    ("[[:word:]", "missing ] 0-1"), ("[[:name:]]", "bad character class 1-9"),
    ("\\pX", "bad character class 0-3"), ("\\p{Greec}", "bad character class 0-9"),
    ("\\p{", "bad character class 0-3"), ("\\p", "bad character class 0-2"),
    ("\\q", "bad escape 0-2"), ("\\8", "not supported 0-2"), ("\\Z", "bad escape 0-2"),
    ("\\E", "bad escape 0-2"), ("\\x4", "bad escape 0-3"), ("\\x{110000}", "bad escape 0-10"),
    ("\\x{}", "bad escape 0-4"), ("\\x{D800}", "bad escape 0-8"), ("\\1", "not supported 0-2"),
    ("(a)\\1", "not supported 3-5"), ("(?P=n)", "not supported 0-3"), ("\\C", "not supported 0-2"),
    ("(?=a)", "not supported 0-3"), ("(?!a)", "not supported 0-3"),
    ("(?<=a)", "not supported 0-3"), ("(?<!a)", "not supported 0-3"),
    ("(?>a)", "bad group 0-3"), ("(?z)", "bad group 0-3"), ("(?i-)", "bad group 0-5"),
    ("(?i", "missing ) 0-3"), ("(?", "missing ) 0-2"), ("(?P<n", "bad group name 0-5"),
    ("(?P<>a)", "bad group name 0-5"), ("(?P<a b>a)", "bad group name 0-6"),
    ("(?P<n>a)(?<n>b)", "bad group name 11-12"),
  ])
  func `a fault is named and located`(pattern: String, expected: String) {
    #expect(fault(pattern) == expected)
  }

  @Test(arguments: [
    "", "a|", "|a", "()", "^*", "a{,2}", "a{2", "a{b}", "}", "]", "[]a]", "[^]a]", "[a-]", "[-a]",
    "[a-b-c]", "[[:^alpha:]\\d\\pN]", "[[:]", "(?i)(?s:.)(?m-i:^)", "(?:)", "\\_\\-\\.\\/", "\\07",
    "\\123", "\\x{10FFFF}", "\\Qa|b", "\\Q\\E", "(?P<größe_1>a)", "(?<n>a)", "(?U)a*?", "x{1000}",
    "(?i)k", "\\p{Any}\\P{Any}", "[^\\x00-\\x{10FFFF}]", "a\\Q+\\E+", "(?)",
  ])
  func `what RE2 accepts is accepted`(pattern: String) {
    #expect(fault(pattern) == nil)
  }

  @Test func `an error says what was found and what to write`() {
    #expect(
      throws: RegularExpressionError(
        .badClassRange, at: 3..<6, "expected a range that rises, found z-a",
        hint: "write the lower end first, or \\- for the sign")
    ) { try regex("é[z-a]") }
    for pattern in ["(", "a**", "\\1", "(?=a)", "\\q", "[[:x:]]", "a{1001}", "x{1000}{2}"] {
      do {
        _ = try regex(pattern)
        Issue.record("\(pattern) is accepted")
      } catch {
        #expect(!error.message.isEmpty && !error.hint.isEmpty)
      }
    }
  }

  @Test func `a pattern that is not UTF-8 is refused where it is not`() {
    #expect(
      throws: RegularExpressionError(
        .notUTF8, at: 1..<2, "expected UTF-8, found the byte 255",
        hint: "encode the pattern as UTF-8")
    ) { try RegularExpression([0x61, 0xFF, 0x62]) }
  }

  @Test func `groups have numbers in order and names where given`() throws {
    let expression = try regex("(a)(?:b)(?P<year>c(?<größe>d))")
    #expect(expression.groupCount == 3)
    let names = expression.groupNames.map { $0.map { String(decoding: $0, as: UTF8.self) } }
    #expect(names == [nil, nil, "year", "größe"])
  }

  @Test func `a literal pattern is a text to look for`() throws {
    let options = RegularExpressionOptions(ignoresCase: true, isLiteral: true)
    let expression = try RegularExpression(Array("a.(B\\E".utf8), options: options)
    #expect(spans(expression, in: Array("axb A.(b\\e".utf8)) == "4-10")
  }
}
