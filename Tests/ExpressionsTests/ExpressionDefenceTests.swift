import Expressions
import TableValues
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
}
