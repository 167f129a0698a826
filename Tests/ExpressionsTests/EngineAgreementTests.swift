import ColumnStorage
import Expressions
import TableValues
import Testing

/// Corners in which the official C++ engine is the reference. Each result was read from it.
struct EngineAgreementTests {
  private func value(_ source: Text) throws -> ExpressionValue {
    let environment = ExpressionEnvironment(dialect: .strict)
    return try CompiledExpression(source, in: environment).evaluate([])
  }

  @Test(
    arguments: [
      // What is not needed is not missed.
      "optional.of(1).orValue(1/0) == 1", "optional.of(1).or(optional.of(1/0)).value() == 1",
      "optional.of(1).or(dyn(2)).value() == 1", "optional.none().orValue(3) == 3",
      "optional.none().or(optional.of(4)).value() == 4",
      "!optional.none().or(optional.none()).hasValue()",
      "cel.bind(x, 1/0, 2) == 2", "cel.bind(x, 1/0, true || x == 1)",
      "cel.bind(x, 1/0, x == 1 || true)", "cel.bind(x, 1/0, [1].map(y, 3)) == [3]",
      "cel.bind(x, 1/0, cel.bind(y, x + 1, 5)) == 5",
      "[0, 1].map(i, cel.bind(x, 1 / i, i == 0 ? 7 : x)) == [7, 1]",
      "cel.bind(x, [1, 2].map(y, [y].map(z, z * 2)), [10].map(z, x.size() + z)) == [12]",
      // A zone can move a moment out of the years 1 to 9999.
      "timestamp('9999-12-31T23:59:59Z').getFullYear('Europe/Paris') == 10000",
      "timestamp('9999-12-31T23:59:59Z').getDayOfYear('Europe/Paris') == 0",
      "timestamp('9999-12-31T23:59:59Z').getHours('Europe/Paris') == 0",
      "timestamp('9999-12-31T23:59:59Z').getDayOfWeek('Europe/Paris') == 6",
      "timestamp('9999-12-31T23:59:59Z').getDate('Australia/Sydney') == 1",
      "timestamp('9999-12-31T23:59:59Z').getHours('Australia/Sydney') == 10",
      "timestamp('9999-12-31T23:59:59Z').getHours('America/New_York') == 18",
      "timestamp('0001-01-01T00:00:00Z').getFullYear('America/New_York') == 0",
      "timestamp('0001-01-01T00:00:00Z').getMonth('America/New_York') == 11",
      "timestamp('0001-01-01T00:00:00Z').getDayOfYear('America/New_York') == 365",
      "timestamp('0001-01-01T00:00:00Z').getHours('America/New_York') == 19",
      "timestamp('0001-01-01T00:00:00Z').getDayOfWeek('America/New_York') == 0",
      "timestamp('0001-01-01T00:00:00Z').getDayOfYear('-02:00') == 365",
      "timestamp('9999-12-31T23:59:59Z').getDayOfYear('+02:00') == 0",
      // Numbers.
      "uint(-0.0) == 0u", "uint(0.5) == 0u", "int(-0.5) == 0", "7 % -1 == 0",
      "1.0 / math.sign(-0.0) > 0.0", "math.isNaN(math.sign(double('NaN')))",
      // Base 64.
      "base64.decode('\\n\\t') == b''", "base64.decode(' aGVs bG8= ') == b'hello'",
      "base64.decode('aGVsbG8') == b'hello'", "base64.decode('aGVsbG8 =') == b'hello'",
      "base64.decode('aGVsbG8.') == b'hello'", "base64.decode('aGVsbA= =') == b'hell'",
      "base64.decode('a\\v\\fbcd\\r') == base64.decode('abcd')", "base64.decode('aB') == b'h'",
    ] as [Text])
  func `a condition holds`(_ source: Text) throws {
    #expect(try value(source).isEqual(to: .boolean(true)), "\(source)")
  }

  @Test(
    arguments: [
      ("optional.none().orValue(1/0)", .divisionByZero),
      ("optional.of(1/0).or(optional.of(1)).value()", .divisionByZero),
      ("dyn(1).orValue(2)", .noSuchOverload), ("dyn(1).or(optional.of(2))", .noSuchOverload),
      ("optional.none().or(dyn(2))", .noSuchOverload),
      ("cel.bind(x, 1/0, x == 1)", .divisionByZero),
      ("cel.bind(x, 1/0, [1].map(y, x))", .divisionByZero),
      ("uint(-0.5)", .overflow), ("uint(-1.0)", .overflow), ("uint(double('NaN'))", .overflow),
      ("-9223372036854775808 % -1", .overflow), ("-9223372036854775808 / -1", .overflow),
      ("base64.decode('aGVsbG8= x')", .invalidArgument),
      ("base64.decode('aGVsbG8==')", .invalidArgument),
      ("base64.decode('aGVsbA=')", .invalidArgument), ("base64.decode('=')", .invalidArgument),
      ("base64.decode('a')", .invalidArgument), ("base64.decode('a===')", .invalidArgument),
      ("base64.decode('====')", .invalidArgument), ("base64.decode('YWI=YWI=')", .invalidArgument),
      ("base64.decode('a-_b')", .invalidArgument), ("base64.decode('\\u00a0')", .invalidArgument),
    ] as [(Text, EvaluationError.Kind)])
  func `an expression fails`(_ source: Text, _ kind: EvaluationError.Kind) {
    do {
      let found = try value(source)
      Issue.record("\(source) is \(found)")
    } catch {
      #expect((error as? EvaluationError)?.kind == kind, "\(source): \(error)")
    }
  }

  @Test func `kernels agree on the remainder by minus one`() throws {
    let columns = ["a", "b"].enumerated().map { index, name in
      Column(
        number: ColumnNumber(index), id: ColumnID(Text(name)), title: Text(name), type: .integer)
    }
    let expression = try CompiledExpression(
      "a % b == 0", in: ExpressionEnvironment(columns: columns))
    let inputs = [[.min, .min, 6, 7], [-1, 1, -1, 0] as [Int64]].map {
      ExpressionInput.column(ColumnChunk(values: .integers($0)), .integer)
    }
    let hits = try expression.hits(inputs, count: 4)
    #expect(hits.words == [0b0110])
    #expect(hits.unknownCount == 2)
    #expect(hits.firstError?.row == 0)
    #expect(hits.firstError?.error.kind == .overflow)
  }
}
