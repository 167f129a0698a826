import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Filters as text and as conditions: each passes the rows that the other passes.
struct FilterTextTests {
  @Test(arguments: Seeds.all(50, inSweep: 100))
  func `a text and its conditions pass the same rows`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = FilteredRows(&random)
    var writer = TextMaker(random)
    for _ in 0..<8 {
      let source = writer.condition(depth: 3)
      let text = RowFilter.expression(try ExpressionCondition(Text(source), over: table.schema))
      let tree = text.asConditions(over: table.schema)
      let expected = try table.passing(text)
      #expect(try table.passing(tree) == expected, "\(source) became \(tree)")
      let back = FilterText(tree, over: table.content)
      #expect(back.problems == [], "\(source)")
      guard let again = back.text else { continue }
      let read = RowFilter.expression(try ExpressionCondition(again, over: table.schema))
      #expect(try table.passing(read) == expected, "\(source) became \(again)")
      #expect(try table.passing(read.asConditions(over: table.schema)) == expected)
    }
  }

  @Test(arguments: Seeds.all(50, inSweep: 100))
  func `conditions and their text pass the same rows`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 5)
    let table = FilteredRows(&random)
    for _ in 0..<8 {
      let tree = table.filter(depth: 3, &random)
      let expected = try table.passing(tree)
      let written = FilterText(tree, over: table.content)
      #expect((written.text == nil) == !written.problems.isEmpty)
      guard let text = written.text else { continue }
      let read = RowFilter.expression(try ExpressionCondition(text, over: table.schema))
      #expect(try table.passing(read) == expected, "\(tree) became \(text)")
      #expect(try table.passing(read.asConditions(over: table.schema)) == expected, "\(text)")
    }
  }

  @Test func `plain texts become plain conditions and come back`() throws {
    var random = SeededGenerator(seed: 1)
    let table = FilteredRows(&random)
    func tree(_ source: Text) throws -> RowFilter {
      RowFilter.expression(try ExpressionCondition(source, over: table.schema))
        .asConditions(over: table.schema)
    }
    func compare(
      _ column: Int, _ relation: ValueCondition.Relation, _ constants: CellValue...
    ) -> RowFilter {
      let number = ColumnNumber(column)
      let type = FilteredRows.types[column]
      return .compare(
        number, ValueCondition(type: type, relation: relation, constants: constants))
    }
    let contains = RowFilter.text(
      ColumnNumber(0),
      TextCondition(relation: .contains, text: "é", isCaseFolded: false, readsValues: true))
    let above = [compare(2, .greater, .number(5)), compare(2, .notEqual, .number(.nan))]
    #expect(try tree(#"x > 5 && s.contains("é")"#) == .all(above + [contains]))
    #expect(try tree("!(x <= 5.0)") == compare(2, .greater, .number(5)))
    #expect(try tree("2.5 < n") == compare(1, .greater, .integer(2)))
    #expect(try tree("n in [1, 2, null]") == compare(1, .oneOf, .integer(1), .integer(2), .null))
    #expect(
      try tree("s == null || !b")
        == .any([compare(0, .equal, .null), compare(5, .equal, .boolean(false))]))
    #expect(try tree("b") == compare(5, .equal, .boolean(true)))
    let moment = #"d < timestamp("2024-02-29T12:00:00Z")"#
    #expect(try tree(Text(moment)) == compare(6, .lessOrEqual, .date(19_782)))
    #expect(try tree(#""n" in row"#) == .not(.isError(ColumnNumber(1))))
    let texts: [(RowFilter, Text)] = [
      (.all(above + [contains]), #"x > 5.0 && s.contains("é")"#),
      (
        .any([.all([.isNull(ColumnNumber(1)), contains]), compare(8, .less, .integer(3))]),
        #"n == null && s.contains("é") || row["odd \"name"] < 3"#
      ),
      (.not(.isNull(ColumnNumber(1))), #"!("n" in row && n == null)"#),
      (.isError(ColumnNumber(2)), #"!("x" in row)"#),
      (compare(1, .oneOf, .integer(1), .null), "n in [1] || n == null"),
      (compare(2, .oneOf, .number(1), .number(.nan)), "x in [1.0] || x != x"),
      (
        compare(7, .equal, .duration(DurationValue(seconds: -2, nanoseconds: 500_000_000))),
        #"l == duration("-1.500000000s")"#
      ),
    ]
    for (filter, text) in texts {
      #expect(FilterText(filter, over: table.content).text == text)
    }
    #expect(
      try tree("n + 1 > 2 && n > 2")
        == .all([
          .expression(try ExpressionCondition("n + 1 > 2", over: table.schema)),
          compare(1, .greater, .integer(2)),
        ]))
    let folded = RowFilter.text(
      ColumnNumber(0), TextCondition(relation: .contains, text: "Straße", readsValues: true))
    let text = FilterText(folded, over: table.content).text
    #expect(text == #"text.fold(s).contains("strasse")"#)
    #expect(
      try text.map { try tree($0) }
        == .text(
          ColumnNumber(0), TextCondition(relation: .contains, text: "strasse", readsValues: true)))
  }

  @Test func `tests of what columns show become texts and come back`() throws {
    var random = SeededGenerator(seed: 1)
    let table = FilteredRows(&random)
    func tree(_ source: Text) throws -> RowFilter {
      RowFilter.expression(try ExpressionCondition(source, over: table.schema))
        .asConditions(over: table.schema)
    }
    let shown = RowFilter.text(
      ColumnNumber(8), TextCondition(relation: .equals, text: "É", ignoresDiacritics: true))
    let written = FilterText(shown, over: table.content).text
    #expect(
      written == #"text.fold(text.foldDiacritics(text.display("odd \"name"))) == "e""#)
    #expect(
      try written.map { try tree($0) }
        == .text(
          ColumnNumber(8), TextCondition(relation: .equals, text: "e", ignoresDiacritics: true)))
    let bare = RowFilter.text(
      ColumnNumber(2),
      TextCondition(
        relation: .startsWith, text: "a", isCaseFolded: false, ignoresDiacritics: true))
    #expect(
      FilterText(bare, over: table.content).text
        == #"text.foldDiacritics(text.display("x")).startsWith("a")"#)
    let decimal = RowFilter.compare(
      ColumnNumber(3),
      ValueCondition(type: .decimal, relation: .less, constants: [.decimal("1.5")]))
    let problems = FilterText(.all([shown, .not(decimal)]), over: table.content).problems
    #expect(problems.map(\.kind) == [.columnType])
    #expect(problems.map(\.path) == [[.member(1), .negated]])
  }
}

/// Random rows of all types, with nulls and errors everywhere.
private struct FilteredRows {
  static let types: [ColumnType] = [
    .text, .integer, .number, .decimal, .dateTime, .boolean, .date, .duration, .integer, .time,
    .json,
  ]
  static let names: [Text] = ["s", "n", "x", "m", "t", "b", "d", "l", #"odd "name"#, "o", "j"]

  let schema: TableSchema
  let content: TableContent
  private let order: RowOrder

  init(_ random: inout SeededGenerator) {
    schema = TableSchema(
      columns: Self.types.enumerated().map { number, type in
        Column(
          number: ColumnNumber(number), id: ColumnID(Self.names[number]), title: "", type: type)
      })
    let rows = (0..<40).map { _ in Self.types.map { Self.cell($0, &random) } }
    let source = MemorySource(types: Self.types, rows: rows, chunkRows: 7)
    content = TableContent(schema: schema, source: source, cache: ChunkCache(budget: 1 << 20))
    order = RowOrder(runs: [SlotRun(start: 0, count: rows.count)])
  }

  func passing(_ filter: RowFilter) throws -> [UInt32] {
    let result = try ViewOrderBuilder.build(
      content: content, sourceOrder: order, rules: ViewRules(filter: filter),
      parallel: Parallel.inline, isCancelled: { false })
    return result.order.slots(in: 0..<result.order.count)
  }

  static func cell(_ type: ColumnType, _ random: inout SeededGenerator) -> Cell {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .null
    case 1: Cell(.error(.doesNotParse), source: Text(ModelTable.word(&random)))
    default: Cell(value(type, &random))
    }
  }

  static func value(_ type: ColumnType, _ random: inout SeededGenerator) -> CellValue {
    let number = Int.random(in: -3...3, using: &random)
    switch type {
    case .boolean: return .boolean(number > 0)
    case .integer: return .integer(Int64(number))
    case .number: return .number([0.5, -0.0, 0, .nan, .infinity, -.infinity, 2][number + 3])
    case .decimal:
      return .decimal(["-10.5", "-10.25", "0", "0.001", "0.01", "2", "10"][number + 3])
    case .date: return .date(Int32(19_782 + number))
    case .dateTime:
      return .dateTime(
        DateTimeValue(
          seconds: Int64(number / 2), nanoseconds: number % 2 == 0 ? 0 : 5,
          offsetMinutes: number > 1 ? 60 : nil))
    case .time:
      return .time(TimeOfDay(wrapping: Int64(number) * 1_800_000_000_000))
    case .duration:
      return .duration(
        DurationValue(seconds: Int64(number / 2), nanoseconds: number % 2 == 0 ? 0 : 500_000_000))
    case .text: return .text(Text(ModelTable.word(&random)))
    case .list, .json:
      let texts = ["1", "null", "[1]", "\"a\"", "2", "{}", "\"x\""]
      return CellValue(json: texts[number + 3].utf8) ?? .null
    }
  }

  func filter(depth: Int, _ random: inout SeededGenerator) -> RowFilter {
    // Mostly what expressions can say.
    let number = ColumnNumber(Int.random(in: 0..<(depth > 2 ? 11 : 10), using: &random))
    let type = Self.types[number.rawValue]
    switch Int.random(in: depth > 0 ? 0..<9 : 3..<9, using: &random) {
    case 0: return .all(members(depth, &random))
    case 1: return .any(members(depth, &random))
    case 2: return .not(filter(depth: depth - 1, &random))
    case 3: return Bool.random(using: &random) ? .isNull(number) : .isError(number)
    case 4:
      let readsValues = Bool.random(using: &random)
      return .text(
        readsValues ? ColumnNumber(0) : number,
        TextCondition(
          relation: TextCondition.Relation.allCases.randomElement(using: &random) ?? .contains,
          text: Text(ModelTable.word(&random)), isCaseFolded: Bool.random(using: &random),
          ignoresDiacritics: Bool.random(using: &random), readsValues: readsValues))
    case 5:
      // The guard that makes `greater` what it is in expressions.
      let guards = [ColumnNumber(2), ColumnNumber(2)].map { column in
        RowFilter.compare(
          column, ValueCondition(type: .number, relation: .notEqual, constants: [.number(.nan)]))
      }
      return .all([filter(depth: 0, &random), guards[0], comparison(ColumnNumber(2), &random)])
    case 6 where type != .decimal:
      let constants = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Int.random(in: 0..<6, using: &random) == 0 ? CellValue.null : Self.value(type, &random)
      }
      return .compare(
        number, ValueCondition(type: type, relation: .oneOf, constants: constants))
    default: return comparison(number, &random)
    }
  }

  private func comparison(_ number: ColumnNumber, _ random: inout SeededGenerator) -> RowFilter {
    let type = Self.types[number.rawValue]
    let relations: [ValueCondition.Relation] = [
      .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
    ]
    let relation = relations.randomElement(using: &random) ?? .equal
    let isNull = Int.random(in: 0..<5, using: &random) == 0
    let constant =
      isNull && (relation == .equal || relation == .notEqual) ? .null : Self.value(type, &random)
    return .compare(
      number, ValueCondition(type: type, relation: relation, constants: [constant]))
  }

  private func members(_ depth: Int, _ random: inout SeededGenerator) -> [RowFilter] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in filter(depth: depth - 1, &random) }
  }
}

/// Random conditions as text.
private struct TextMaker {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: 0..<texts.count, using: &random)]
  }

  mutating func condition(depth: Int) -> String {
    guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return atom() }
    let (left, right) = (condition(depth: depth - 1), condition(depth: depth - 1))
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: "(\(left)) && (\(right))"
    case 1: "\(left) && !(\(right))"
    case 2: "\(left) || \(right)"
    case 3: "!(\(left) || \(right))"
    default: "(\(left) // why\n || \(right)) && \(atom())"
    }
  }

  private mutating func atom() -> String {
    let mark = pick(["==", "!=", "<", "<=", ">", ">="])
    return switch Int.random(in: 0..<15, using: &random) {
    case 0: "n \(mark) \(pick(["0", "-1", "2", "0.5", "-1.0", "1e300"]))"
    case 1: "\(pick(["0", "1.5", "-2"])) \(mark) n"
    case 2, 3: "x \(mark) \(pick(["0", "-0.0", "0.5", "1e999", "double('NaN')", "2"]))"
    case 4: "s \(mark) \(pick(["'a'", "''", #""\"k\n""#]))"
    case 5: "s.\(pick(["contains", "startsWith", "endsWith"]))(\(pick(["'a'", "'É'", "''"])))"
    case 6: pick(["b", "!b", "b == true", "b != false", "b < true", "true", "!!b"])
    case 7:
      "d \(mark) timestamp('2024-02-\(pick(["27T00:00:00", "28T00:00:00", "28T13:00:00"]))Z')"
    case 8: "t \(mark) timestamp('1970-01-01T00:00:0\(pick(["0", "0.000000005", "1"]))Z')"
    case 9: "l \(mark) duration('\(pick(["0s", "500ms", "-1.5s"]))')"
    case 10:
      pick([
        "n in [1, 2]", "x in [0.5, 2]", "s in ['a', 'b']", "n in []", "n in [1, null]",
        "d in [timestamp('2024-02-28T00:00:00Z')]", "x in [1, 2.0]", "n in [1, 2.5]",
      ])
    case 11:
      "\(pick(["s", "n", "x", "m", "t", "b", "d", "l", "j"])) \(pick(["==", "!="])) null"
    case 12:
      pick(["math.isNaN(x)", "!math.isNaN(x)", "'n' in row", "!('s' in row)", "x != x"])
    case 13: "row['odd \"name'] \(mark) \(pick(["0", "1"]))"
    default:
      pick([
        "n + 1 > 2", "(s + 'a').contains('ab')", "(n > 0 ? b : s == 'a')", "s.size() > 1",
        "m > 0.005", "j == 1", "10 / n > 4 // ?\n", "[1, 2].exists(i, i == n)", "'j' in row",
        "s.matches('a|k')", "((n)) < 1", "text.display('s') == 'É'", "text.display('x') != 'nan'",
        "text.fold(text.foldDiacritics(s)).contains('e')", "text.fold(text.display('t')) == ''",
        "text.foldDiacritics(text.fold(s)).startsWith('s')", "text.display('j').endsWith(']')",
        "text.display('d').size() > n", "'k' == text.foldDiacritics(text.display('s'))",
      ])
    }
  }
}
