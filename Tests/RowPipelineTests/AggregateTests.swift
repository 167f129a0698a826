import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Aggregates depend on which cells there are and on nothing else.
struct AggregateTests {
  private static let kinds = Set(AggregateKind.allCases)

  private static func plan(_ type: ColumnType, isKept: Bool = true) -> AggregatePlan {
    AggregatePlan(
      column: Column(number: ColumnNumber(0), id: ColumnID("c"), title: "", type: type),
      kinds: kinds, isKept: isKept)
  }

  private static func results(_ accumulator: AggregateAccumulator) -> [CellValue] {
    AggregateKind.allCases.map { accumulator.result($0) } + [
      .integer(Int64(accumulator.nulls)), .integer(Int64(accumulator.errors)),
    ]
  }

  private static func fresh(_ cells: some Sequence<Cell>, _ type: ColumnType) -> [CellValue] {
    results(accumulator(cells, type))
  }

  private static func accumulator(
    _ cells: some Sequence<Cell>, _ type: ColumnType
  ) -> AggregateAccumulator {
    var accumulator = AggregateAccumulator(plan(type))
    for cell in cells { accumulator.add(cell) }
    return accumulator
  }

  /// A cell of any type, with values far apart and values that meet.
  static func cell(_ type: ColumnType, _ random: inout SeededGenerator) -> Cell {
    if Int.random(in: 0..<8, using: &random) == 0 { return .null }
    if Int.random(in: 0..<8, using: &random) == 0 { return Cell(.error(.doesNotParse)) }
    let isWide = Bool.random(using: &random)
    let small = Int64.random(in: -40...40, using: &random)
    switch type {
    case .integer:
      return Cell(.integer(isWide ? Int64.random(in: .min ... .max, using: &random) : small))
    case .number: return Cell(.number(number(isWide, small, &random)))
    case .decimal:
      let digits = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }
      let text = isWide ? "7.\(digits.joined())" : "\(small / 10).\(abs(small % 10))0"
      return Cell(.decimal(Text(small < 0 && !text.hasPrefix("-") ? "-" + text : text)))
    case .date: return Cell(.date(Int32(small)))
    case .dateTime:
      let offsets: [Int16?] = [nil, 0, 60, -60]
      return Cell(
        .dateTime(
          DateTimeValue(
            seconds: small / 8, nanoseconds: isWide ? 5 : 0,
            offsetMinutes: offsets.randomElement(using: &random) ?? nil)))
    case .time: return Cell(.time(TimeOfDay(wrapping: small * (isWide ? 60_000_000_000 : 1))))
    case .duration:
      let seconds = isWide ? Int64.random(in: -1 << 40...1 << 40, using: &random) : small
      return Cell(.duration(DurationValue(seconds: seconds, nanoseconds: 999_999_999)))
    case .boolean: return Cell(.boolean(isWide))
    case .text:
      let text = String(repeating: isWide ? "long text " : "t", count: Int(abs(small) % 4))
      return Cell(.text(Text(text + (isWide ? "\(small)" : ""))))
    case .list, .json: return Cell(CellValue(json: "[\(small)]".utf8) ?? .null)
    }
  }

  private static func number(
    _ isWide: Bool, _ small: Int64, _ random: inout SeededGenerator
  ) -> Double {
    if !isWide { return small == 3 ? -0.0 : Double(small) / 10 }
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return -.infinity
    default: break
    }
    let bits = UInt64.random(in: .min ... .max, using: &random)
    let value = Double(bitPattern: bits)
    return value.isFinite ? value : 0.1
  }

  // MARK: Laws

  @Test("cells added and taken out in any order give what the cells that are left give")
  func incrementalIsFresh() {
    for seed in Seeds.all(12) {
      var random = SeededGenerator(seed: seed)
      for type in ColumnType.allCases {
        var cells: [Cell] = []
        var kept = AggregateAccumulator(Self.plan(type))
        for step in 0..<400 {
          // First the cells become more, then fewer, so that the ends are reached.
          let grows = Int.random(in: 0..<10, using: &random) < (step < 200 ? 7 : 3)
          if grows || cells.isEmpty {
            cells.append(Self.cell(type, &random))
            kept.add(cells[cells.count - 1])
          } else {
            let place = Int.random(in: 0..<cells.count, using: &random)
            kept.remove(cells[place])
            cells.swapAt(place, cells.count - 1)
            cells.removeLast()
          }
          if kept.needsRecount { kept = Self.accumulator(cells, type) }
          if step % 7 == 0 {
            #expect(Self.results(kept) == Self.fresh(cells.shuffled(using: &random), type))
          }
        }
        #expect(Self.results(kept) == Self.fresh(cells, type), "seed \(seed), \(type)")
      }
    }
  }

  @Test("the smallest values can be taken out one by one, with a count anew now and then")
  func extremesAreTakenOut() {
    var cells = (0..<1000).map { Cell(.integer($0)) }
    var kept = Self.accumulator(cells.reversed(), .integer)
    var recounts = 0
    for low in 0..<999 {
      kept.remove(cells.removeFirst())
      if kept.needsRecount {
        kept = Self.accumulator(cells, .integer)
        recounts += 1
      }
      #expect(kept.result(.min) == .integer(Int64(low + 1)))
      #expect(kept.result(.max) == .integer(999))
    }
    #expect(recounts <= 1000 / 64 + 1)
  }

  @Test("merging is associative and gives what all cells give")
  func mergingIsAssociative() {
    for seed in Seeds.all(60) {
      var random = SeededGenerator(seed: seed)
      for type in ColumnType.allCases {
        let parts = (0..<3).map { _ in
          (0..<Int.random(in: 0...150, using: &random)).map { _ in Self.cell(type, &random) }
        }
        let made = parts.map { Self.accumulator($0, type) }
        var left = made[0]
        left.merge(made[1])
        left.merge(made[2])
        var right = made[1]
        right.merge(made[2])
        var whole = made[0]
        whole.merge(right)
        let fresh = Self.fresh(parts.joined(), type)
        #expect(Self.results(left) == fresh, "seed \(seed), \(type)")
        #expect(Self.results(whole) == fresh, "seed \(seed), \(type)")
      }
    }
  }

  // MARK: Values

  @Test("sums of doubles are exact and rounded once")
  func exactSums() {
    func sum(_ numbers: [Double]) -> Double? {
      let cells = numbers.map { Cell(.number($0)) }
      guard case .number(let sum) = Self.accumulator(cells, .number).result(.sum) else {
        return nil
      }
      return sum
    }
    #expect(sum([1e16, 1, -1e16]) == 1)
    #expect(sum([0.1, 0.2, 0.3, -0.6]) == 2.7755575615628914e-17)
    #expect(sum([1, 0x1p-53]) == 1)
    #expect(sum([1, 0x1p-53, 0x1p-1000]) == 1 + 0x1p-52)
    #expect(sum([1, 0x1p-53, -0x1p-1000]) == 1)
    #expect(sum([.greatestFiniteMagnitude, .greatestFiniteMagnitude]) == .infinity)
    #expect(sum([.greatestFiniteMagnitude, 1e300, -.greatestFiniteMagnitude]) == 1e300)
    #expect(sum([.leastNonzeroMagnitude, .leastNonzeroMagnitude]) == 2 * .leastNonzeroMagnitude)
    #expect(sum([.infinity, -.infinity])?.isNaN == true)
    #expect(sum([]) == 0)
    for seed in Seeds.all(400) {
      var random = SeededGenerator(seed: seed)
      let pair = (0..<2).map { _ in
        Double(bitPattern: UInt64.random(in: .min ... .max, using: &random))
      }
      let near = [pair[0], pair[0] * 0.3 * Double.random(in: -1...1, using: &random)]
      for two in [pair, near] where two.allSatisfy(\.isFinite) {
        #expect(sum(two) == two[0] + two[1], "\(two)")
        let noise = (0..<20).map { _ in
          Double.random(in: -1e9...1e9, using: &random) * [1e-30, 1, 1e30, 1e280].randomElement(
            using: &random)!
        }
        #expect(sum((noise + two + noise.map { -$0 }).shuffled(using: &random)) == two[0] + two[1])
      }
    }
  }

  @Test("sums and means that leave a type say so in a wider one")
  func wideResults() {
    let large = (0..<4).map { _ in Cell(.integer(.max)) }
    let whole = Self.accumulator(large, .integer)
    #expect(whole.result(.sum) == .decimal("36893488147419103228"))
    #expect(whole.result(.mean) == .number(9.223372036854775807e18))
    let third = Self.accumulator([1, 0, 0].map { Cell(.integer($0)) }, .integer)
    #expect(third.result(.mean) == .number(1.0 / 3))
    let numbers = Self.accumulator(
      [Double.greatestFiniteMagnitude, .greatestFiniteMagnitude].map { Cell(.number($0)) }, .number)
    #expect(numbers.result(.mean) == .number(.greatestFiniteMagnitude))
    let decimals: [Text] = ["0.10", "-0.3", "99999999999999999999999999999999999999", "1"]
    let decimal = Self.accumulator(decimals.map { Cell(.decimal($0)) }, .decimal)
    #expect(decimal.result(.sum) == .decimal("100000000000000000000000000000000000000"))
    let cents = Self.accumulator(["0.10", "-0.30"].map { Cell(.decimal($0)) }, .decimal)
    #expect(cents.result(.sum) == .decimal("-0.2"))
    #expect(cents.result(.mean) == .number(-0.1))
    let long = Self.accumulator(
      (0..<2).map { _ in
        Cell(.duration(DurationValue(seconds: .max, nanoseconds: 0)))
      }, .duration)
    #expect(long.result(.sum) == .error(.outOfRange))
    #expect(
      long.result(.mean) == .duration(DurationValue(seconds: .max, nanoseconds: 0)))
    let none = Self.accumulator([Cell.null], .number)
    #expect(none.result(.sum) == .number(0))
    #expect(none.result(.mean) == .null)
    #expect(none.result(.min) == .null)
  }

  // MARK: Groups

  @Test("groups are those of the plain model, whatever the chunks and pieces")
  func groupsAreThoseOfTheModel() throws {
    for seed in Seeds.all(60) {
      var random = SeededGenerator(seed: seed)
      var model = ModelTable(
        rowCount: Int.random(in: 0...60, using: &random),
        chunkRows: [1, 3, 7, 64, 100].randomElement(using: &random) ?? 3, &random)
      for _ in 0..<Int.random(in: 0...4, using: &random) { _ = model.change(&random) }
      let columns = model.content.schema.columns.shuffled(using: &random)
        .prefix(Int.random(in: 0...3, using: &random))
      let plans = model.content.schema.columns.map {
        AggregatePlan(column: $0, kinds: Self.kinds, isKept: Bool.random(using: &random))
      }
      let shown = model.expectedOrder(ModelTable.rules(&random))
      let groups = try GroupedAggregates.group(
        content: model.content, rows: RowSet(RowOrder(slots: shown)), by: Array(columns),
        plans: plans, parallel: Parallel.inline, isCancelled: { false })
      let expected = Self.groups(of: shown, by: Array(columns), model)
      #expect(groups.groupCount == expected.count, "seed \(seed)")
      for (group, rows) in zip(groups.groups(by: .values), expected) {
        #expect(groups.counts[group] == rows.count)
        let firsts = columns.map { column in
          // Of equal values the one that comes first in the column, in whichever group.
          shown.sorted().first { slot in
            rows.first.map { model.compare($0, slot, SortKey(column: column.number)) } == 0
          }.map { model.cell($0, column.number).value }
        }
        #expect(groups.values(of: group) == firsts, "seed \(seed)")
        for (place, plan) in plans.enumerated() {
          var fresh = AggregateAccumulator(plan)
          for slot in rows { fresh.add(model.cell(slot, plan.column)) }
          #expect(
            Self.results(groups.accumulators[place][group]) == Self.results(fresh),
            "seed \(seed), \(plan.type)")
        }
      }
    }
  }

  /// The rows of the groups, in the order of the groups' values.
  private static func groups(
    of rows: [UInt32], by columns: [Column], _ model: ModelTable
  ) -> [[UInt32]] {
    if columns.isEmpty { return [rows] }
    func order(_ left: UInt32, _ right: UInt32) -> Int {
      for column in columns {
        let result = model.compare(left, right, SortKey(column: column.number))
        if result != 0 { return result }
      }
      return 0
    }
    var groups: [[UInt32]] = []
    for row in rows.sorted(by: { order($0, $1) < 0 }) {
      if let first = groups.last?.first, order(first, row) == 0 {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups
  }

  @Test("a cancelled grouping ends, and many rows go through all pieces")
  func groupingInPieces() throws {
    var random = SeededGenerator(seed: 7)
    let rows = (0..<20_000).map { number in
      [
        Cell(.text(Text("city \(number % 37) of the long names"))),
        Cell(.number(Double.random(in: -100...100, using: &random))),
      ]
    }
    let source = MemorySource(types: [.text, .number], rows: rows, chunkRows: 256)
    let columns = [ColumnType.text, .number].enumerated().map { number, type in
      Column(number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    }
    let content = TableContent(
      schema: TableSchema(columns: columns), source: source, cache: ChunkCache(budget: 1 << 20))
    let all = RowSet(RowOrder(run: SlotRun(start: 0, count: rows.count)))
    let plan = AggregatePlan(column: columns[1], kinds: Self.kinds, isKept: false)
    let groups = try GroupedAggregates.group(
      content: content, rows: all, by: [columns[0]], plans: [plan], parallel: Parallel.inline,
      isCancelled: { false })
    #expect(groups.groupCount == 37)
    for group in 0..<37 {
      var fresh = AggregateAccumulator(plan)
      for row in rows where row[0].value == groups.values(of: group)[0] { fresh.add(row[1]) }
      #expect(Self.results(groups.accumulators[0][group]) == Self.results(fresh))
    }
    #expect(throws: GroupedAggregates.Failure.cancelled) {
      try GroupedAggregates.group(
        content: content, rows: all, by: [], plans: [plan], parallel: Parallel.inline,
        isCancelled: { true })
    }
  }
}
