import Expressions
import TableValues
import Testing
import UnicodeTables

/// Functions of the dialect `table` that the published language does not have.
struct OwnFunctionTests {
  private func value(
    _ source: Text, _ dialect: ExpressionDialect = .table
  ) throws -> ExpressionValue {
    let environment = ExpressionEnvironment(dialect: dialect)
    return try CompiledExpression(source, in: environment).evaluate([])
  }

  private func isTrue(_ source: Text) throws -> Bool {
    try value(source).isEqual(to: .boolean(true))
  }

  @Test(
    arguments: [
      "text.width('abc') == 3", "text.width('日本') == 4", "text.width('e\\u0301') == 1",
      "text.width('👩‍👩‍👧') == 2", "text.width('') == 0",
      "text.fold('Straße') == 'strasse'", "text.fold('ΣΑΣ') == text.fold('σας')",
      "text.foldDiacritics('Éa\\u0301ß') == 'Eaß'", "text.foldDiacritics('') == ''",
      "text.compareNatural('pic2', 'pic10') == -1", "text.compareNatural('a', 'a') == 0",
      "text.compareNatural('pic10', 'pic2') == 1",
      "text.compareVersions('1.9.0', '1.10.0') == -1",
      "text.compareVersions('1.0.0+a', 'v1.0.0+b') == 0",
      "text.compareVersions('1.0.0', '1.0.0-rc.1') == 1",
      "text.number(1234.5, '#,##0.00') == '1,234.50'",
      "text.number(1234567, '#,##0', 'de') == '1.234.567'",
      "text.number(dyn(2), '0.0') == '2.0'", "text.number(-0.25, '0%') == '-25%'",
      "text.date(timestamp('2024-02-29T12:34:56Z'), 'd MMM yyyy, HH:mm') == '29 Feb 2024, 12:34'",
      "text.date(timestamp('2024-02-29T12:34:56Z'), 'EEEE', 'de') == 'Donnerstag'",
      "text.compact(12345) == '12.3K'", "text.bytes(1536).matches('^1.5.KiB$')",
      "num.parse('1,234.5') == 1234.5", "num.parse('1.234,5', 'de') == 1234.5",
      "['2', '10', '1'].map(x, num.parse(x)) == [2.0, 10.0, 1.0]",
    ] as [Text])
  func `texts and numbers`(_ source: Text) throws {
    #expect(try isTrue(source), "\(source)")
  }

  @Test(arguments: [
    ("years", "2000-06-15T00:00:00Z", "2024-06-14T23:59:59Z", 23),
    ("years", "2000-06-15T00:00:00Z", "2024-06-15T00:00:00Z", 24),
    ("years", "2020-02-29T00:00:00Z", "2021-02-28T00:00:00Z", 0),
    ("years", "2020-02-29T00:00:00Z", "2021-03-01T00:00:00Z", 1),
    ("months", "2024-01-31T00:00:00Z", "2024-02-29T00:00:00Z", 0),
    ("months", "2024-01-31T00:00:00Z", "2024-03-01T00:00:00Z", 1),
    ("months", "1999-12-01T12:00:00Z", "2000-02-01T11:59:59Z", 1),
    ("days", "2024-02-28T00:00:00Z", "2024-03-01T00:00:00Z", 2),
    ("days", "2024-02-28T12:00:00Z", "2024-02-29T11:59:59Z", 0),
    ("days", "0001-01-01T00:00:00Z", "9999-12-31T00:00:00Z", 3_652_058),
  ])
  func `differences of the calendar, both ways`(
    _ unit: String, _ from: String, _ to: String, _ wanted: Int
  ) throws {
    let (first, last) = ("timestamp('\(from)')", "timestamp('\(to)')")
    #expect(try isTrue(Text("cal.\(unit)(\(first), \(last)) == \(wanted)")))
    #expect(try isTrue(Text("cal.\(unit)(\(last), \(first)) == -\(wanted)")))
  }

  @Test func `diacritics taken away and case folded is what searches look at`() {
    let bare = TextFolder(caseFolded: false, withoutDiacritics: true)
    let both = TextFolder(caseFolded: true, withoutDiacritics: true)
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let text = Array(String(Character(scalar)).utf8)
      if CaseFolding.fold(bare.fold(text)) != both.fold(text) { Issue.record("U+\(number)") }
    }
  }

  private static let table: TableSchema = {
    var price = Column(
      number: ColumnNumber(0), id: "price", title: "", type: .decimal)
    price.traits.format = .number(NumberFormat())
    price.traits.nullPlaceholder = "-"
    var day = Column(number: ColumnNumber(1), id: "day", title: "", type: .date)
    day.traits.format = .date(pattern: "d.M.yyyy", locale: .en)
    var schema = TableSchema(columns: [price, day])
    var traits = ColumnTraits()
    traits.format = .bytes(ByteCountFormat())
    schema.types = [NamedType(name: "size", base: .integer, traits: traits)]
    return schema
  }()

  @Test(arguments: [
    ("text.format(1234.5, 'price')", "1,234.5"), ("text.format(null, 'price')", "-"),
    ("text.format(timestamp('2024-02-29T00:00:00Z'), 'day')", "29.2.2024"),
    ("text.format(null, 'day')", ""), ("text.format('odd', 'price')", "odd"),
    ("text.format([1, 2], 'day')", "[1,2]"), ("text.format(true, 'size')", "true"),
    ("text.format(2048, 'size') + text.format(2.5, 'price')", "2\u{A0}KiB2.5"),
  ])
  func `values are written as columns and types show them`(
    _ source: Text, _ wanted: Text
  ) throws {
    let environment = ExpressionEnvironment(over: Self.table)
    let compiled = try CompiledExpression(source, in: environment)
    #expect(compiled.type == .text)
    #expect(compiled.dependencies.columns.isEmpty)
    let found = try compiled.evaluate([])
    #expect(found.isEqual(to: .text(wanted)), "\(found)")
  }

  @Test func `other formats are put in where a column says something else now`() throws {
    let environment = ExpressionEnvironment(over: Self.table)
    let row = try RowExpression(
      "text.format(3, 'price') + text.format(price, 'size')", in: environment,
      parameters: TableParameters(), type: { Self.table[$0]?.type })
    func value(_ row: RowExpression) throws -> ExpressionValue {
      try row.expression.evaluate(row.variables(of: [.integer(5)]))
    }
    #expect(try value(row).isEqual(to: .text("35\u{A0}B")))
    #expect(row.formatted(as: Self.table).formats == row.formats)
    var price = Self.table.columns[0]
    var format = NumberFormat()
    format.pattern = "0.00"
    price.traits.format = .number(format)
    var schema = TableSchema(columns: [price, Self.table.columns[1]])
    schema.types = Self.table.types
    let now = row.formatted(as: schema)
    #expect(now.formats != row.formats)
    #expect(try value(now).isEqual(to: .text("3.005\u{A0}B")))
  }

  @Test func `names of columns and formats are checked`() throws {
    let environment = ExpressionEnvironment(over: Self.table)
    let shown = try CompiledExpression("text.display('day') + 'x'", in: environment)
    #expect(shown.dependencies.columns == [ColumnNumber(1)])
    #expect(shown.dependencies.shownColumns == [ColumnNumber(1)])
    for source: Text in [
      "text.display(day)", "text.display('x')", "text.display()", "text.format(price)",
      "text.format(price, 'none')", "text.format(price, price)", "text.format(nothing, 'price')",
    ] {
      #expect(throws: ExpressionFailure.self, "\(source)") {
        try CompiledExpression(source, in: environment)
      }
    }
    let strict = ExpressionEnvironment(dialect: .strict, columns: Self.table.columns)
    #expect(throws: ExpressionFailure.self) {
      try CompiledExpression("text.display('day')", in: strict)
    }
  }

  @Test func `what they do not take is a named error`() throws {
    for source: Text in [
      "text.number(1, 'a0b0c')", "text.number(1.0, '0.0', 'xx')", "num.parse('one')",
      "text.date(timestamp(0), 'QQQ')", "text.fold(dyn(1))",
    ] {
      #expect(throws: EvaluationError.self, "\(source)") { try value(source) }
    }
    for source: Text in ["text.width(1)", "cal.days(1, 2)", "text.nothing('x')"] {
      #expect(throws: ExpressionFailure.self, "\(source)") { try value(source) }
    }
    #expect(throws: ExpressionFailure.self) { try value("text.width('a')", .strict) }
  }

  @Test func `a pattern of a row costs more than one that is known`() throws {
    let columns = [Column(number: ColumnNumber(0), id: "p", title: "p", type: .text)]
    let environment = ExpressionEnvironment(columns: columns)
    let compiled = try CompiledExpression("text.number(1.5, p)", in: environment)
    #expect(try compiled.evaluate([.value(.text("0.00"))]).isEqual(to: .text("1.50")))
    #expect(throws: EvaluationError.self) { try compiled.evaluate([.value(.text("a0b0"))]) }
  }
}
