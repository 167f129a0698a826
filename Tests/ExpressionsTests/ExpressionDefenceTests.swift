import Expressions
import JSONText
import TableValues
import TestSupport
import Testing

/// Expressions that would stall, exhaust or crash.
struct ExpressionDefenceTests {
  private func outcome(_ source: String, _ limits: ExpressionLimits = .init()) -> String {
    var environment = ExpressionEnvironment(dialect: .strict)
    environment.limits = limits
    do {
      let compiled = try CompiledExpression(Text(source), in: environment)
      _ = try compiled.evaluate([])
      return "value"
    } catch let error as EvaluationError {
      return error.kind.rawValue
    } catch let failure as ExpressionFailure {
      return failure.kind.rawValue
    } catch {
      return "\(error)"
    }
  }

  private let ten = "[0,1,2,3,4,5,6,7,8,9]"

  @Test func `nested macros end by their cost`() {
    var source = "true"
    for depth in 0..<6 { source = "\(ten).all(x\(depth), \(source))" }
    #expect(outcome(source) == "costExceeded")
    #expect(outcome("lists.range(900000).map(x, x * 2).size() > 0") == "costExceeded")
    #expect(outcome("lists.range(1000).map(x, x * 2).size() > 0") == "value")
  }

  @Test func `doubling ends by size`() {
    for start in ["'0123456789abcdef'", "[1]"] {
      var source = "x40"
      for depth in (0..<40).reversed() {
        source = "cel.bind(x\(depth + 1), x\(depth) + x\(depth), \(source))"
      }
      // Growing costs as much as it weighs, so that either limit may be passed first.
      #expect(["tooLarge", "costExceeded"].contains(outcome("cel.bind(x0, \(start), \(source))")))
    }
    var nested = "x40 == x40"
    for depth in (0..<40).reversed() {
      nested = "cel.bind(x\(depth + 1), [x\(depth), x\(depth)], \(nested))"
    }
    #expect(outcome("cel.bind(x0, [1], \(nested))") == "tooLarge")
  }

  @Test func `chains and nesting are refused before they run`() {
    #expect(outcome(Array(repeating: "1", count: 5_000).joined(separator: "+")) == "limit")
    #expect(outcome(Array(repeating: "1", count: 90).joined(separator: "+")) == "value")
    let deep = 5_000
    for (open, close) in [
      ("(", ")"), ("[", "]"), ("{1:", "}"), ("size(", ")"), ("true ? 1 : ", ""),
    ] {
      let source =
        String(repeating: open, count: deep) + "1" + String(repeating: close, count: deep)
      #expect(outcome(source) == "limit")
    }
    #expect(outcome(String(repeating: "!", count: 5_001) + "true") == "value")
    #expect(outcome(String(repeating: "-", count: 5_001) + "1") == "value")
    #expect(outcome("a" + String(repeating: ".a", count: 5_000)) == "limit")
    #expect(outcome("[1]" + String(repeating: "[0]", count: 3_000)) == "limit")
    #expect(outcome(Array(repeating: "true", count: 2_000).joined(separator: "&&")) == "value")
    #expect(outcome("'" + String(repeating: "x", count: 20_000) + "'") == "limit")
  }

  @Test func `a passed limit is not absorbed`() {
    #expect(outcome("lists.range(999999).all(x, x >= 0) || true") == "costExceeded")
    #expect(outcome("[1].exists(y, lists.range(999999).all(x, x >= 0)) || true") == "costExceeded")
  }

  @Test func `patterns are linear in the text`() {
    let text = "'\(String(repeating: "a", count: 4_000))'"
    for pattern in ["(a+)+$", "(a|a)*b", "(a*)*c", "(.*a){20}"] {
      #expect(outcome("(\(text) + '!').matches('\(pattern)')") == "value")
    }
    #expect(outcome("'a'.matches('a{1000}{1000}')") == "invalidPattern")
    #expect(outcome("'a'.matches('(')") == "invalidPattern")
    let many = "lists.range(5000).all(x, 'a'.matches('[a-z]{1,100}' + string(x)) || true)"
    #expect(outcome(many) == "costExceeded")
  }

  @Test func `quadratic functions pay for what they do`() {
    #expect(outcome("lists.range(5000).distinct().size() > 0") == "costExceeded")
    #expect(outcome("sets.equivalent(lists.range(5000), lists.range(5000))") == "costExceeded")
  }

  @Test func `bytes of any kind are read or refused`() {
    for byte in UInt8.min...UInt8.max {
      for source in [
        [byte], [0x31, byte], [0x27, byte, 0x27], [0x60, byte, 0x60], [byte, byte],
      ] {
        let environment = ExpressionEnvironment(dialect: .strict)
        _ = try? CompiledExpression(Text(source), in: environment).evaluate([])
      }
    }
  }

  @Test func `long chains of open types are checked without recursion`() {
    let many = Array(repeating: "[]", count: 3_000).joined(separator: ",")
    #expect(outcome("[\(many)].size() == 3000") == "value")
    #expect(outcome("[{},{'a':[]},{'a':[1]}] == []") == "value")
  }

  @Test func `searches pay for long false starts`() {
    let source =
      "cel.bind(t, lists.range(9000).map(i, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa').join(), "
      + "(t + t).contains(t + 'b'))"
    #expect(outcome(source) == "costExceeded")
  }

  @Test func `damaged expressions of the suite are refused or run, nothing else`() throws {
    guard let content = TestFiles.corpus("cel-spec/conformance.jsonl") else { return }
    var limits = ExpressionLimits()
    limits.steps = 20_000
    var environment = ExpressionEnvironment(dialect: .table)
    environment.limits = limits
    var random = SeededGenerator(seed: 7)
    let lines = content.split(separator: 0x0A).compactMap {
      try? JSONValue(parsing: $0)["expr"]?.text
    }
    for line in lines {
      for _ in 0..<(TestSettings.seedCount(3)) {
        var bytes = Array(line.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes.remove(at: place)
          case 1: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &random)
          case 2: bytes.insert(contentsOf: bytes[..<place].suffix(8), at: place)
          default:
            let other = Array((lines.randomElement(using: &random) ?? "").utf8)
            bytes = Array(bytes[..<place] + other.suffix(from: other.count / 2))
          }
        }
        for isChecked in [true, false] {
          let compiled = try? CompiledExpression(Text(bytes), in: environment, isChecked: isChecked)
          _ = try? compiled?.evaluate(compiled?.variables.map { _ in .unbound } ?? [])
        }
      }
    }
  }
}
