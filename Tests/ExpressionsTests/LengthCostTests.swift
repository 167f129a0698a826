import ColumnStorage
import Expressions
import TableValues
import Testing

/// What reads or writes a text, a list or a map pays for its length.
struct LengthCostTests {
  private static let environment: ExpressionEnvironment = {
    let columns = [("t", ColumnType.text), ("j", .json), ("d", .decimal)].enumerated().map {
      Column(
        number: ColumnNumber($0), id: ColumnID(Text($1.0)), title: Text($1.0), type: $1.1)
    }
    return ExpressionEnvironment(columns: columns)
  }()

  /// The steps of an expression where `t` is a text of so many bytes, made of a unit.
  private func steps(_ source: String, _ unit: String, _ bytes: Int) throws -> Int {
    let compiled = try CompiledExpression(Text(source), in: Self.environment)
    let text = Array(unit.utf8) * (bytes / unit.utf8.count)
    return compiled.stepsTaken(compiled.variables.map { _ in .value(.text(Text(text))) })
  }

  /// Expressions over the text `t`, and what it is made of.
  private static let byLength: [(source: String, unit: String)] = [
    ("double(t)", "1"), ("int(t)", "0"), ("uint(t)", "0"), ("num.parse(t)", "1"),
    ("num.parse(t, 'de')", "1"), ("duration(t)", "1s"), ("timestamp(t)", "2"),
    ("string(bytes(t))", "x"), ("t == t", "x"), ("t != t", "x"), ("t < t", "x"),
    ("t >= t", "x"), ("bytes(t) == bytes(t)", "x"), ("bytes(t) < bytes(t)", "x"),
    ("[t] == [t]", "x"), ("{'a': t} == {'a': t}", "x"), ("{t: 1} == {t: 1}", "x"),
    ("t in [t]", "x"), ("t in {'a': 1}", "x"), ("{t: 1}.size()", "x"), ("{'a': 1}[?t]", "x"),
    ("[1].transformMap(i, v, v).size() + size(t)", "x"),
    ("['a'].transformMapEntry(i, v, {t: v}).size()", "x"), ("size(t)", "x"), ("t.size()", "é"),
    ("t.contains('y')", "x"), ("t.startsWith(t)", "x"), ("t.endsWith(t)", "x"),
    ("t.matches('y')", "x"), ("t.matches('y' + 'z')", "x"), ("'a'.matches(t)", "x"),
    ("regex.extract(t, 'y')", "x"), ("regex.extractAll(t, 'x+')", "x"),
    ("regex.replace(t, 'x', 'y')", "x"), ("t.charAt(0)", "x"), ("t.indexOf('y')", "x"),
    ("t.lastIndexOf('y')", "x"), ("t.lowerAscii()", "x"), ("t.upperAscii()", "x"),
    ("t.trim()", " "), ("t.replace('x', 'y')", "x"), ("strings.quote(t)", "x"),
    ("t.format([])", "x"), ("'%s'.format([t])", "x"), ("'%x'.format([t])", "x"),
    ("t.substring(1)", "x"), ("t.split('y')", "x"), ("[t, t].join(t)", "x"),
    ("t.reverse()", "é"), ("t + t", "x"), ("bytes(t) + bytes(t)", "x"), ("[t, t].distinct()", "x"),
    ("[t, t].sort()", "x"), ("sets.contains([t], [t])", "x"), ("base64.encode(bytes(t))", "x"),
    ("base64.decode(t)", "abcd"), ("text.width(t)", "x"), ("text.fold(t)", "X"),
    ("text.foldDiacritics(t)", "é"), ("text.compareNatural(t, t)", "1"),
    ("text.compareVersions(t, t)", "1."), ("text.number(1, t)", "0"),
    ("text.date(timestamp(0), t)", "d"),
    ("timestamp(0).getHours(t)", "0"), ("t.split('x').map(x, optional.of(1)).unwrapOpt()", "x"),
    ("math.greatest(t.split('x').map(x, 1))", "x"), ("t.split('x').reverse()", "x"),
    ("t.split('x').slice(0, t.size())", "x"), ("t.split('x') + t.split('x')", "x"),
    ("lists.range(t.size())", "x"), ("t.split('x').map(x, [x]).flatten()", "x"),
    ("text.format(t, 't')", "x"),
  ]

  @Test(arguments: byLength.indices)
  func `steps grow with the length`(_ index: Int) throws {
    let (source, unit) = Self.byLength[index]
    let (few, many) = (try steps(source, unit, 64), try steps(source, unit, 16_384))
    #expect(many - few >= 16_320 / 17, "\(source): \(few), \(many)")
  }

  /// Functions whose cost does not depend on what is in their texts and lists.
  private static let byCall: [(source: String, unit: String)] = [
    ("bool(t)", "1"), ("bytes(t)", "x"), ("string(t)", "x"), ("dyn(t)", "x"), ("type(t)", "x"),
    ("optional.of(t)", "x"), ("t == ''", "x"), ("t.startsWith('x')", "x"),
    ("bytes(t).size()", "x"),
  ]

  @Test(arguments: byCall.indices)
  func `what looks at no byte costs the same at every length`(_ index: Int) throws {
    let (source, unit) = Self.byCall[index]
    #expect(try steps(source, unit, 64) == steps(source, unit, 16_384), "\(source)")
  }

  @Test(arguments: ["double(t) < 0.0", "num.parse(t) < 0.0", "t < t", "t + 'x' != t + 'x'"])
  func `a conversion in a loop ends by its cost`(_ call: String) throws {
    let source = "lists.range(100000).exists(i, \(call))"
    let compiled = try CompiledExpression(Text(source), in: Self.environment)
    let digits = Text(Array("7".utf8) * 7_000)
    #expect {
      try compiled.evaluate(compiled.variables.map { _ in .value(.text(digits)) })
    } throws: { ($0 as? EvaluationError)?.kind == .costExceeded }
  }

  @Test func `cells of JSON and decimals pay each time they are read`() throws {
    for (name, type, text) in [
      ("j", ColumnType.json, String(repeating: "1,", count: 8_000) + "1"),
      ("d", .decimal, String(repeating: "1", count: 16_000)),
    ] {
      var builder = ColumnChunkBuilder(type: type)
      let json = try #require(CellJSON(parsing: "[\(text)]".utf8))
      builder.append(Cell(type == .json ? .json(json) : .decimal(Text(text))))
      let input = ExpressionInput.column(builder.finish(), type)
      let once = try CompiledExpression(Text("\(name) != null"), in: Self.environment)
      let thrice = try CompiledExpression(
        Text("[1, 2, 3].all(i, \(name) != null)"), in: Self.environment)
      let (few, many) = (once.stepsTaken([input]), thrice.stepsTaken([input]))
      #expect(few >= 1_000 && many >= 3 * 1_000, "\(name): \(few), \(many)")
    }
  }

  @Test func `exact digits of very small numbers pay for their exponent`() throws {
    let steps = try ["5e-324", "1.5"].map { number in
      let source = "lists.range(1).map(i, '%f'.format([\(number) + double(i)]))"
      return try CompiledExpression(Text(source), in: Self.environment).stepsTaken([])
    }
    #expect(steps[0] >= steps[1] + 1_000, "\(steps)")
  }

  @Test func `an error quotes the beginning of a long text`() throws {
    for source in ["double(t)", "num.parse(t)", "timestamp(t)", "timestamp(0).getHours(t)"] {
      let compiled = try CompiledExpression(Text(source), in: Self.environment)
      let text = Text(Array("é".utf8) * 8_000)
      let inputs = compiled.variables.map { _ in ExpressionInput.value(.text(text)) }
      do {
        _ = try compiled.evaluate(inputs)
        Issue.record("\(source) has a value")
      } catch {
        #expect(error.message.utf8.count < 200, "\(source)")
        #expect(error.message.contains("…"), "\(source)")
      }
    }
  }
}

private func * (unit: [UInt8], count: Int) -> [UInt8] {
  Array([[UInt8]](repeating: unit, count: count).joined())
}
