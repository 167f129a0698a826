import Expressions
import TableValues
import Testing

/// What checking says, and the dialects.
struct ExpressionCheckTests {
  private let columns = [
    Column(number: ColumnNumber(0), id: "price", title: "Price", type: .number),
    Column(number: ColumnNumber(1), id: "qty", title: "Qty", type: .integer),
    Column(number: ColumnNumber(2), id: "Unit Price", title: "Unit Price", type: .number),
    Column(number: ColumnNumber(3), id: "name", title: "Name", type: .text),
  ]

  private func failure(
    _ source: Text, _ dialect: ExpressionDialect = .table
  ) -> ExpressionFailure? {
    let environment = ExpressionEnvironment(dialect: dialect, columns: columns)
    do throws(ExpressionFailure) {
      _ = try CompiledExpression(source, in: environment)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a name that is not there says where and what was meant`() {
    let found = failure("qty > 1 && prise > 2.0")
    #expect(found?.kind == .undeclared)
    #expect(found?.range == 11..<16)
    #expect(found?.hint == "did you mean price?")
    #expect(failure("row['Unit Prize'] > 1.0")?.hint == "did you mean Unit Price?")
    #expect(failure("name.contians('x')")?.hint == "did you mean contains?")
    #expect(failure("qty = 1")?.hint == "equality is ==")
  }

  @Test func `types that do not fit say what was expected and found`() {
    let found = failure("name > 3")
    #expect(found?.kind == .noSuchOverload)
    #expect(found?.found == "(string, int)")
    #expect(failure("qty ? 1 : 2")?.expected == "bool")
    #expect(failure("price * qty", .strict)?.hint == nil || failure("price * qty") == nil)
    #expect(failure("1 + 1.0", .strict)?.hint == "write 2.0 for 2, or double(x)")
    #expect(failure("1 + 1.0") == nil)
    #expect(failure("price == null") == nil)
    #expect(failure("price == null", .strict) == nil)
    #expect(failure("a.b.c(")?.kind == .syntax)
    #expect(failure("if > 1")?.kind == .syntax)
    #expect(failure("Point{x: 1}")?.kind == .unsupported)
  }

  @Test func `row reaches columns of any name`() throws {
    let environment = ExpressionEnvironment(columns: columns)
    for source: Text in ["row['Unit Price'] * 2", "row.`Unit Price` * 2"] {
      let compiled = try CompiledExpression(source, in: environment)
      #expect(compiled.dependencies.columns == [ColumnNumber(2)])
      #expect(try compiled.evaluate([.value(.double(1.5))]).isEqual(to: .double(3)))
    }
    let whole = try CompiledExpression("row.size()", in: environment)
    #expect(whole.dependencies.columns.count == 4)
    let inputs = Array(repeating: ExpressionInput.value(.integer(1)), count: 4)
    #expect(try whole.evaluate(inputs).isEqual(to: .integer(4)))
    #expect(failure("has(row.nope)") == nil)
    #expect(failure("row.nope")?.kind == .undeclared)
  }

  @Test func `lists, sets, patterns and bindings work as documented`() throws {
    let cases: [(Text, Bool)] = [
      ("[1, 2, 3, 4].slice(1, 3) == [2, 3]", true),
      ("[1, [2, [3]]].flatten() == [1, 2, [3]]", true),
      ("[1, [2, [3]]].flatten(2) == [1, 2, 3]", true),
      ("[1, 2, 2, 3.0, 3].distinct() == [1, 2, 3.0]", true),
      ("[3, 1, 2].sort() == [1, 2, 3]", true),
      ("['bb', 'a', 'ccc'].sortBy(e, size(e)) == ['a', 'bb', 'ccc']", true),
      ("lists.range(3) == [0, 1, 2]", true),
      ("[1, 2].first().value() == 1 && ![].last().hasValue()", true),
      ("sets.contains([1, 2, 3], [2, 1]) && !sets.contains([1], [2])", true),
      ("sets.equivalent([1, 1, 2], [2u, 1.0])", true),
      ("sets.intersects([1], [2, 1])", true),
      ("regex.replace('a-b-c', '-', '+') == 'a+b+c'", true),
      ("regex.replace('a-b-c', '([a-c])-', r'\\1.', 1) == 'a.b-c'", true),
      ("regex.extract('id=42', 'id=(\\\\d+)').value() == '42'", true),
      ("regex.extractAll('a1 b22', '\\\\d+') == ['1', '22']", true),
      ("math.sqrt(16) == 4.0", true),
      ("'%.20f'.format([0.1]) == '0.10000000000000000555'", true),
      ("'%.3e'.format([0.0]) == '0.000e+00'", true),
      ("string(duration('-1.5s')) == '-1.5s'", true),
      ("duration('1h30m').getMinutes() == 90", true),
    ]
    let environment = ExpressionEnvironment(dialect: .strict)
    for (source, wanted) in cases {
      let value = try CompiledExpression(source, in: environment).evaluate([])
      #expect(value.isEqual(to: .boolean(wanted)), "\(source)")
    }
  }
}
