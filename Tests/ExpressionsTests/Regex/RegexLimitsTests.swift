import Expressions
import TestSupport
import Testing

/// Patterns that stall or exhaust other engines (threats Z4, Z23 and Z24).
struct RegexLimitsTests {
  private static func time(_ body: () throws -> Void) rethrows -> Duration {
    try ContinuousClock().measure(body)
  }

  @Test(arguments: [
    "(a+)+$", "(a|a)*b", "(.*)*x", "(x+x+)+y", "(a*)*b", "(?:a?){30}a{30}b", "(a|aa)+$",
    "([a-z]+)*\\d", "(.*)(.*)(.*)(.*)(.*)x", "^(a+)+$", "a*a*a*a*a*a*a*a*b", "(?:(?:a*)*)*c",
    ".{0,500}y", "(?i)(\\w+\\s?)*!",
  ])
  func `a megabyte takes time in proportion, whatever the pattern`(pattern: String) throws {
    let expression = try regex(pattern)
    let text = [UInt8](repeating: 0x61, count: 1_000_000) + [0x2D]
    let small = Array(text.suffix(10_001))
    let base = Self.time { _ = expression.matches(small) }
    let whole = Self.time { #expect(!expression.matches(text)) }
    // A hundred times the text; square growth would be ten thousand times.
    #expect(whole < max(base * 1000, .seconds(8)), "\(pattern): \(base) and \(whole)")
    #expect(expression.firstMatch(in: small) == nil)
  }

  @Test func `a match with groups over a long text is found in linear time too`() throws {
    let text = [UInt8](repeating: 0x61, count: 100_000)
    let match = try #require(try regex("(a+)+$").firstMatch(in: text))
    #expect(description(match) == "0-100000,0-100000")
    let rest = try #require(try regex("(x+x+)+y|(a*)*").firstMatch(in: text))
    #expect(description(rest) == "0-100000,.,0-100000")
  }

  @Test func `what repetitions multiply to is refused before it is built`() {
    let spent = Self.time {
      #expect(fault("((a{100}){100}){100}") == "bad repetition count 9-14")
      #expect(fault("a{0,1000}{0,1000}") == "bad repetition operator 9-17")
      #expect(fault("(\\pL{1000})") == "too large 0-11")
      #expect(fault(String(repeating: "(\\pL)", count: 200)) == "too large 0-1000")
      #expect(fault(String(repeating: "(a)", count: 100) + "(.){1000}") == "too large 0-309")
      #expect(fault("(?:" + String(repeating: "()", count: 400) + "){1000}") == "too large 0-810")
    }
    #expect(spent < .seconds(5))
  }

  @Test func `counts up to a thousand work`() throws {
    let text = Array(String(repeating: "é", count: 1000).utf8)
    #expect(spans(try regex("^.{1000}$"), in: text) == "0-2000")
    #expect(try !regex("^.{999}$").matches(text))
    #expect(try regex("^[^,]{1,1000}$").matches(text))
  }

  @Test func `nesting and length have limits and no stack overflows`() throws {
    var limits = RegularExpressionLimits()
    limits.patternBytes = 1 << 20
    func nested(_ depth: Int) -> String {
      String(repeating: "(?:", count: depth) + "a" + String(repeating: ")*", count: depth)
    }
    #expect(try regex(nested(1000), limits: limits).matches(Array("b".utf8)))
    #expect(throws: RegularExpressionError.self) { try regex(nested(1001), limits: limits) }
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: RegularExpressionError.self) { try regex(deep, limits: limits) }
    #expect(fault(String(repeating: "a", count: 1001)) == "too large 0-1001")
    #expect(fault(String(repeating: "a", count: 1000)) == nil)
  }

  @Test func `random patterns are compiled or refused and never trap`() throws {
    let parts = [
      "(", "(?:", "(?i)", "(?P<n>", "(?", ")", "[", "]", "^", "-", "a", "b", "\\d", "*", "+", "?",
      "{2}", "{0}", "{", "}", "{2,", "|", "\\", "\\Q", "\\E", "\\pN", "\\p{Greek}", "[[:alpha:]]",
      "[:x:]", ".", "$", "\\x41", "\\x{", "é", "\\b", "\\B", "\\1", "\\07", "{1001}", "\u{10FFFF}",
    ]
    let text: [UInt8] = Array("aé\n1 b".utf8) + [0xFF, 0xE2, 0x82]
    var compiledCount = 0
    for seed in 0..<UInt64(TestSettings.seedCount(3000)) {
      var generator = SeededGenerator(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        bytes += Array((parts.randomElement(using: &generator) ?? "").utf8)
      }
      if seed % 10 == 0 { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      do {
        let expression = try RegularExpression(bytes)
        compiledCount += 1
        let matches = expression.allMatches(in: text)
        #expect(expression.matches(text) == !matches.isEmpty)
        #expect(matches.allSatisfy { $0.range.upperBound <= text.count })
      } catch {
        #expect(error.range.upperBound <= bytes.count)
      }
    }
    #expect(compiledCount * 6 > TestSettings.seedCount(3000))
  }

  @Test func `many callers may use one expression at once`() async throws {
    let expression = try regex("(\\w+)@(\\w+)\\.com")
    let text = Array("write to someone@example.com now".utf8)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          (0..<50).allSatisfy { _ in expression.firstMatch(in: text)?.range == 9..<28 }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
