import ColumnStorage
import Expressions
import TableValues
import TestSupport
import Testing

/// Kernels give what single rows give.
struct ChunkEvaluationTests {
  private static let columns: [Column] = [
    ("a", ColumnType.integer), ("b", .integer), ("x", .number), ("y", .number), ("s", .text),
    ("f", .boolean), ("d", .date),
  ].enumerated().map { index, column in
    Column(
      number: ColumnNumber(index), id: ColumnID(Text(column.0)), title: Text(column.0),
      type: column.1)
  }

  /// A chunk of a type with nulls and error cells.
  private func chunk(_ type: ColumnType, _ count: Int, _ random: inout SeededGenerator)
    -> ColumnChunk
  {
    var builder = ColumnChunkBuilder(type: type)
    let isWhole = Bool.random(using: &random)
    for _ in 0..<count {
      switch isWhole ? 9 : Int.random(in: 0..<10, using: &random) {
      case 0, 1: builder.append(.null)
      case 2: builder.append(Cell(.error(.doesNotParse), source: "?"))
      default: builder.append(Cell(value(type, &random)))
      }
    }
    return builder.finish()
  }

  private func value(_ type: ColumnType, _ random: inout SeededGenerator) -> CellValue {
    switch type {
    case .integer:
      let edges: [Int64] = [.min, .max, -1, 0, 1, 2, 3, 4, 5, 1 << 53]
      return .integer(edges.randomElement(using: &random) ?? 0)
    case .number:
      let edges: [Double] = [-0.0, 0, 1, 1.5, -2, .nan, .infinity, 9_007_199_254_740_992, 3, 4]
      return .number(edges.randomElement(using: &random) ?? 0)
    case .text:
      let texts: [Text] = ["", "é", "caf\u{E9} noir", "cafe", "a", "ab", "b", "ééé", "aéb"]
      return .text(texts.randomElement(using: &random) ?? "")
    case .date: return .date(Int32.random(in: 19_000..<19_004, using: &random))
    default: return .boolean(Bool.random(using: &random))
    }
  }

  private func condition(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let kind = Int.random(in: depth > 0 ? 0..<16 : 4..<16, using: &random)
    let mark = ["==", "!=", "<", "<=", ">", ">="].randomElement(using: &random) ?? "=="
    switch kind {
    case 0, 1: return "(\(condition(depth - 1, &random)) && \(condition(depth - 1, &random)))"
    case 2: return "(\(condition(depth - 1, &random)) || \(condition(depth - 1, &random)))"
    case 3: return "!\(condition(depth - 1, &random))"
    case 4, 5: return "\(number(2, &random)) \(mark) \(number(2, &random))"
    case 6: return "\(whole(2, &random)) \(mark) \(whole(1, &random))"
    case 7: return "s \(mark) 'café'"
    case 8:
      let test = ["contains", "startsWith", "endsWith"].randomElement(using: &random) ?? ""
      return "s.\(test)('\(["é", "a", "", "é n", "caf"].randomElement(using: &random) ?? "")')"
    case 9: return ["f", "f == true", "(f ? x : y) > 1.0"].randomElement(using: &random) ?? "f"
    case 10:
      return ["a == null", "s != null", "null == x", "d == null"].randomElement(using: &random)
        ?? ""
    case 11: return "d \(mark) timestamp('2022-01-09T00:00:00Z')"
    case 12:
      return ["a in [1, 2, 3]", "x in [1.5, 2, 3.0]", "s in ['a', 'é']", "s.matches('^c.*e')"]
        .randomElement(using: &random) ?? ""
    case 13:
      let other = whole(depth - 1, &random)
      return "optional.ofNonZeroValue(a).orValue(\(other)) \(mark) \(whole(0, &random))"
    case 14:
      return "cel.bind(v, \(whole(1, &random)), f || v \(mark) \(whole(0, &random)))"
    default: return "s.size() \(mark) \(whole(1, &random))"
    }
  }

  private func number(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let mark = ["+", "-", "*", "/"].randomElement(using: &random) ?? "+"
    switch Int.random(in: depth > 0 ? 0..<6 : 2..<6, using: &random) {
    case 0, 1: return "(\(number(depth - 1, &random)) \(mark) \(number(depth - 1, &random)))"
    case 2: return "x"
    case 3: return "-y"
    case 4: return "1.5"
    default: return whole(depth - 1, &random)
    }
  }

  private func whole(_ depth: Int, _ random: inout SeededGenerator) -> String {
    let mark = ["+", "-", "*", "/", "%"].randomElement(using: &random) ?? "+"
    switch Int.random(in: depth > 0 ? 0..<5 : 1..<5, using: &random) {
    case 0: return "(\(whole(depth - 1, &random)) \(mark) \(whole(depth - 1, &random)))"
    case 1: return "a"
    case 2: return "-b"
    case 3: return "3"
    default: return "b"
    }
  }

  /// The inputs of a row as single values.
  private func single(_ inputs: [ExpressionInput], row: Int) -> [ExpressionInput] {
    inputs.map { input in
      guard case .column(let chunk, let type) = input else { return input }
      do throws(EvaluationError) {
        return .value(try ExpressionValue(cell: chunk.cell(at: row, type: type).value))
      } catch {
        return .failure(error)
      }
    }
  }

  @Test func `kernels answer every row as the row alone does`() throws {
    let environment = ExpressionEnvironment(columns: Self.columns)
    var compiled = 0
    for seed in 0..<TestSettings.seedCount(400) {
      var random = SeededGenerator(seed: UInt64(seed))
      let source = condition(3, &random)
      let count = [0, 1, 63, 64, 65, 130].randomElement(using: &random) ?? 1
      let chunks = Self.columns.map { chunk($0.type, count, &random) }
      guard let expression = try? CompiledExpression(Text(source), in: environment) else {
        continue
      }
      compiled += 1
      let inputs = expression.dependencies.columns.map { number in
        ExpressionInput.column(chunks[number.rawValue], Self.columns[number.rawValue].type)
      }
      let hits = try expression.hits(inputs, count: count)
      var unknown = 0
      for row in 0..<count {
        var wanted: Bool?
        let value = try? expression.evaluate(single(inputs, row: row))
        if case .boolean(let flag)? = value { wanted = flag }
        if wanted == nil { unknown += 1 }
        let found = hits.words[row / 64] >> UInt64(row % 64) & 1 == 1
        #expect(found == (wanted ?? false), "seed \(seed), row \(row): \(source)")
      }
      #expect(hits.unknownCount == unknown, "seed \(seed): \(source)")
    }
    #expect(compiled * 4 > 3 * TestSettings.seedCount(400))
  }

  @Test func `a rule is missed where it is false or fails by itself`() throws {
    let environment = ExpressionEnvironment(columns: Self.columns)
    let types = Dictionary(uniqueKeysWithValues: Self.columns.map { ($0.number, $0.type) })
    for seed in 0..<TestSettings.seedCount(200) {
      var random = SeededGenerator(seed: UInt64(seed))
      let source = condition(3, &random)
      let count = [0, 1, 63, 64, 65, 130].randomElement(using: &random) ?? 1
      guard
        let rule = try? RowExpression(
          Text(source), in: environment, parameters: TableParameters(), type: { types[$0] })
      else { continue }
      let chunks = rule.inputs.map { chunk($0.type, count, &random) }
      let inputs = rule.variables(chunks)
      let missed = (0..<count).filter { row in
        do throws(EvaluationError) {
          switch try rule.expression.evaluate(single(inputs, row: row)) {
          case .boolean(true), .null: return false
          default: return true  // false, or no condition
          }
        } catch {
          return ![.nullOperand, .pending, .cellError].contains(error.kind)
        }
      }
      #expect(rule.misses(chunks, count: count).map(\.row) == missed, "seed \(seed): \(source)")
    }
  }

  @Test func `computed columns hold what single rows give`() throws {
    let environment = ExpressionEnvironment(columns: Self.columns)
    let sources = [
      "x * a + 1.5", "-x / y", "a + b", "s + '!'", "f ? x : y", "[a, b]", "{'k': x}", "d",
      "s.size() * 2", "x > 1.0", "duration('1s')", "string(a)",
    ]
    for seed in 0..<TestSettings.seedCount(10) {
      var random = SeededGenerator(seed: UInt64(seed))
      let chunks = Self.columns.map { chunk($0.type, 70, &random) }
      for source in sources {
        let expression = try CompiledExpression(Text(source), in: environment)
        let inputs = expression.dependencies.columns.map { number in
          ExpressionInput.column(chunks[number.rawValue], Self.columns[number.rawValue].type)
        }
        let column = try expression.column(inputs, count: 70)
        #expect(column.chunk.count == 70)
        for row in 0..<70 {
          let cell = column.chunk.cell(at: row, type: expression.columnType)
          do throws(EvaluationError) {
            let value = try expression.evaluate(single(inputs, row: row))
            let found = try ExpressionValue(cell: cell.value)
            let same = TypedJSON.isSame(found, value) || isJSONCopy(found, value)
            #expect(same, "\(source), seed \(seed), row \(row): \(found) for \(value)")
          } catch {
            if error.kind == .nullOperand {
              #expect(cell.value == .null, "\(source), seed \(seed), row \(row)")
            } else {
              #expect(cell.value == .error(.notComputed), "\(source), seed \(seed), row \(row)")
            }
          }
        }
      }
    }
  }

  /// Through JSON, whole doubles come back as integers and what is not finite as text.
  private func isJSONCopy(_ found: ExpressionValue, _ value: ExpressionValue) -> Bool {
    switch (found, value) {
    case (.list, .list), (.map, .map): true
    default: false
    }
  }

  @Test func `parameters become constants of kernels`() throws {
    let environment = ExpressionEnvironment(columns: Self.columns)
    let expression = try CompiledExpression("x > params.least", in: environment)
    #expect(expression.dependencies.parameters == ["least"])
    let bound = expression.bound { variable in
      variable.source == .parameter("least") ? .double(2) : nil
    }
    let chunk = ColumnChunk(values: .numbers([1, 3, 2, 5]))
    let hits = try bound.hits([.column(chunk, .number), .unbound], count: 4)
    #expect(hits.words == [0b1010])
    let unbound = try expression.hits([.column(chunk, .number), .unbound], count: 4)
    #expect(unbound.words == [0])
    #expect(unbound.firstError?.error.kind == .unbound)
  }

  @Test func `a dear chunk ends and a cancelled one too`() throws {
    var environment = ExpressionEnvironment(columns: Self.columns)
    environment.limits.chunkSteps = 500_000
    let source: Text = "lists.range(2000).all(i, i >= 0 && x > -1.0)"
    let expression = try CompiledExpression(source, in: environment)
    let chunk = ColumnChunk(values: .numbers(Array(repeating: 1, count: 4_096)))
    #expect(throws: EvaluationError.self) {
      try expression.hits([.column(chunk, .number)], count: 4_096)
    }
    do throws(EvaluationError) {
      _ = try expression.hits([.column(chunk, .number)], count: 4_096) { true }
    } catch {
      #expect(error.kind == .cancelled)
    }
  }
}
