import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import Testing

/// Summaries of columns are what sorting and counting all values gives.
struct ProfileTests {
  // MARK: Laws

  @Test("after any changes a summary is that of the plain model, however little is kept")
  func profilesAreThoseOfTheModel() throws {
    for seed in Seeds.all(80) {
      var random = SeededGenerator(seed: seed)
      var model = ModelTable(
        rowCount: Int.random(in: 0...60, using: &random),
        chunkRows: [1, 3, 7, 64].randomElement(using: &random) ?? 3, &random)
      for _ in 0..<Int.random(in: 0...4, using: &random) { _ = model.change(&random) }
      let shown = model.expectedOrder(ModelTable.rules(&random))
      let plan = Self.plan(&random)
      let columns = model.content.schema.columns.shuffled(using: &random)
      let told = try Self.profiles(model.content, columns, RowSet(RowOrder(slots: shown)), plan)
      #expect(told.map(\.column.number) == columns.map(\.number))
      for profile in told {
        let cells = shown.sorted().map { model.cell($0, profile.column.number).value }
        Self.check(profile, cells, plan, "seed \(seed)")
      }
    }
  }

  @Test("all types of values, with extreme ones, have the model's summaries")
  func allTypes() throws {
    for seed in Seeds.all(40) {
      var random = SeededGenerator(seed: seed &+ 5)
      let types = Array(ColumnType.allCases)
      let rows = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        types.map { AggregateTests.cell($0, &random) }
      }
      let (content, columns) = Self.content(types, rows, chunkRows: 32)
      var slots = RowSet()
      for slot in rows.indices where Int.random(in: 0..<4, using: &random) > 0 {
        slots.insert(UInt32(slot))
      }
      let plan = Self.plan(&random)
      for profile in try Self.profiles(content, columns, slots, plan) {
        let column = profile.column.number.rawValue
        let cells = rows.indices.filter { slots.contains(UInt32($0)) }.map {
          rows[$0][column].value
        }
        Self.check(profile, cells, plan, "seed \(seed)")
      }
    }
  }

  // MARK: Too many values

  @Test("with too many values to keep, counts and shares are within their bounds")
  func bounds() throws {
    var random = SeededGenerator(seed: 3)
    let rows: [[Cell]] = (0..<40_000).map { row in
      let frequent = row % 5 == 0 ? Int64(row % 3) : Int64.random(in: .min ... .max, using: &random)
      return [Cell(.integer(frequent))]
    }
    let (content, columns) = Self.content([.integer], rows, chunkRows: 512)
    var all = RowSet()
    all.insert(0..<UInt32(rows.count))
    var plan = ProfilePlan(frequentMax: 3)
    (plan.valuesMax, plan.sortedMax, plan.sketchSize) = (500, 6000, 1000)
    let told = try #require(try Self.profiles(content, columns, all, plan).first)
    let values = rows.map { $0[0].value }
    let trueDistinct = Set(values).count
    let distinct = try #require(told.distinct)
    let error = try #require(distinct.error)
    #expect(error < 0.1)
    #expect(abs(Double(distinct.count - trueDistinct)) <= error * Double(trueDistinct))
    let frequencies = try #require(told.frequencies)
    #expect(Set(frequencies.values) == Set([0, 1, 2].map { .integer($0) }))
    // Each time at least half of the kept values leave, so less is lost than 2 n / valuesMax, in
    // two parts.
    #expect(0 < frequencies.undercount && frequencies.undercount <= 4 * rows.count / plan.valuesMax)
    for (value, count) in zip(frequencies.values, frequencies.counts) {
      let trueCount = values.count { $0 == value }
      #expect(count <= trueCount && trueCount <= count + frequencies.undercount)
    }
    let quantiles = try #require(told.quantiles)
    let shareError = try #require(quantiles.error)
    #expect(shareError < 0.04)
    for (share, value) in zip(quantiles.shares, quantiles.values) {
      let notAbove = values.count { ModelTable.compareValues($0, value) <= 0 }
      let below = values.count { ModelTable.compareValues($0, value) < 0 }
      #expect(Double(below) / Double(values.count) <= share + shareError)
      #expect(Double(notAbove) / Double(values.count) >= share - shareError)
    }
    let histogram = try #require(told.histogram)
    #expect(histogram.counts.reduce(0, +) == rows.count)
  }

  @Test("the number of distinct values is estimated well, by the same sketch in any order")
  func estimates() throws {
    for (seed, count) in zip(Seeds.all(4), [900, 5000, 20_000, 60_000]) {
      var random = SeededGenerator(seed: seed)
      let types: [ColumnType] = [.integer, .number, .text, .date]
      let rows: [[Cell]] = (0..<count).map { number in
        [
          Cell(.integer(Int64(number))), Cell(.number(Double(number) / 7)),
          Cell(.text(Text("t\(number)"))), Cell(.date(Int32(number))),
        ]
      }
      var plan = ProfilePlan(kinds: [.distinct])
      (plan.valuesMax, plan.sketchSize) = (64, 1024)
      let counts = try [rows, rows.shuffled(using: &random)].map { rows in
        let (content, columns) = Self.content(types, rows, chunkRows: 256)
        var all = RowSet()
        all.insert(0..<UInt32(rows.count))
        return try Self.profiles(content, columns, all, plan).map(\.distinct)
      }
      #expect(counts[0] == counts[1])
      for distinct in counts[0] {
        let told = try #require(distinct)
        if count <= 1000 { #expect(told.count == count && told.error == nil) }
        #expect(abs(Double(told.count - count)) <= (told.error ?? 0) * Double(count))
      }
    }
  }

  // MARK: Running

  @Test("the first summary comes alone, and a cancelled run ends")
  func batches() throws {
    let rows = (0..<50).map { number in (0..<9).map { _ in Cell(.integer(Int64(number))) } }
    let (content, columns) = Self.content(Array(repeating: .integer, count: 9), rows, chunkRows: 8)
    var all = RowSet()
    all.insert(0..<50)
    let wanted = columns.map { ProfiledColumn(column: $0, rows: all) }
    var sizes: [Int] = []
    try ColumnProfiler(
      content: content, plan: ProfilePlan(), parallel: Parallel.inline, isCancelled: { false }
    ).run(wanted) { sizes.append($0.count) }
    #expect(sizes == [1, 2, 4, 2])
    #expect(throws: PipelineCancelled.self) {
      try ColumnProfiler(
        content: content, plan: ProfilePlan(), parallel: Parallel.inline, isCancelled: { true }
      ).run(wanted) { _ in }
    }
  }

  // MARK: Histograms

  @Test("bins are as wide as Freedman and Diaconis say, in whole steps")
  func bins() throws {
    func histogram(_ values: [CellValue], _ type: ColumnType) throws -> ColumnProfile.Histogram? {
      let (content, columns) = Self.content([type], values.map { [Cell($0)] }, chunkRows: 64)
      var all = RowSet()
      all.insert(0..<UInt32(values.count))
      return try Self.profiles(content, columns, all, ProfilePlan(binsMax: 100)).first?.histogram
    }
    // Quartiles 250 and 750 of 1000: bins are 2 · 500 / 10 wide.
    let even = try histogram((1...1000).map { .integer($0) }, .integer)
    #expect(even?.edges == stride(from: 1, through: 1001, by: 100).map { .integer(Int64($0)) })
    #expect(even?.counts == Array(repeating: 100, count: 10))
    let one = try histogram([.integer(5), .integer(5)], .integer)
    #expect(one?.edges == [.integer(5), .integer(5)] && one?.counts == [2])
    #expect(
      try histogram([.integer(.min), .integer(.max)], .integer)?.edges.first == .integer(.min))
    #expect(
      try histogram([.integer(.min), .integer(.max)], .integer)?.edges.last == .integer(.max))
    let wide = try histogram(
      [-1, 1].map { .number($0 * .greatestFiniteMagnitude) }, .number)
    #expect(wide?.counts.reduce(0, +) == 2)
    #expect(wide?.edges.last == .number(.greatestFiniteMagnitude))
    #expect(try histogram([.number(.nan), .number(.infinity)], .number) == nil)
    let days = try histogram(
      (0..<200).map {
        .dateTime(DateTimeValue(seconds: $0 * 7200, nanoseconds: 0, offsetMinutes: 60))
      }, .dateTime)
    let seconds = days?.edges.compactMap { edge -> Int64? in
      if case .dateTime(let moment) = edge, moment.offsetMinutes == 60 {
        moment.seconds
      } else {
        nil
      }
    }
    #expect(seconds?.count == days?.edges.count)
    #expect(seconds?.allSatisfy { $0 % 3600 == 0 } == true)
    let evening = try histogram(
      [0, 86_399].map { .time(TimeOfDay(wrapping: $0 * 1_000_000_000)) }, .time)
    #expect(evening?.edges.last == .time(TimeOfDay(wrapping: 86_399_000_000_000)))
    #expect(evening?.counts.reduce(0, +) == 2)
  }

  // MARK: The model

  private static func plan(_ random: inout SeededGenerator) -> ProfilePlan {
    var plan = ProfilePlan(
      kinds: Set(ProfileKind.allCases.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }),
      shares: (0..<Int.random(in: 0...4, using: &random)).map { _ in
        [0, 1, 0.5, Double.random(in: 0...1, using: &random)].randomElement(using: &random) ?? 0
      },
      binsMax: Int.random(in: 1...12, using: &random),
      frequentMax: Int.random(in: 1...8, using: &random))
    plan.valuesMax = [1, 2, 5, 1 << 20].randomElement(using: &random) ?? 1
    plan.pieceCount = Int.random(in: 1...4, using: &random)
    return plan
  }

  private static func content(
    _ types: [ColumnType], _ rows: [[Cell]], chunkRows: Int
  ) -> (TableContent, [Column]) {
    let columns = types.enumerated().map { number, type in
      Column(number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    }
    let source = MemorySource(types: types, rows: rows, chunkRows: chunkRows)
    let content = TableContent(
      schema: TableSchema(columns: columns), source: source, cache: ChunkCache(budget: 1 << 20))
    return (content, columns)
  }

  private static func profiles(
    _ content: TableContent, _ columns: [Column], _ rows: RowSet, _ plan: ProfilePlan
  ) throws -> [ColumnProfile] {
    var told: [ColumnProfile] = []
    try ColumnProfiler(
      content: content, plan: plan, parallel: Parallel.inline, isCancelled: { false }
    ).run(columns.map { ProfiledColumn(column: $0, rows: rows) }) { told += $0 }
    return told
  }

  /// Compares a summary with cells in the order of their slots.
  private static func check(
    _ told: ColumnProfile, _ cells: [CellValue], _ plan: ProfilePlan, _ name: String
  ) {
    let name = "\(name), \(told.column.type)"
    #expect(told.rows == cells.count, "\(name)")
    #expect(told.nulls == cells.count { $0 == .null }, "\(name)")
    let values = cells.filter { ModelTable.hasValue(Cell($0)) }
    #expect(told.errors == told.rows - told.nulls - values.count, "\(name)")
    let groups = groups(of: values)
    let kinds = plan.kinds
    #expect((told.distinct != nil) == kinds.contains(.distinct))
    if let distinct = told.distinct {
      // Up to sixteen hashes any sketch is exact.
      if groups.count <= max(16, plan.valuesMax) || groups.count < plan.sketchSize {
        #expect(distinct.count == groups.count && distinct.error == nil, "\(name)")
      }
    }
    let sorted = groups.flatMap { Array(repeating: $0.value, count: $0.count) }
    if let low = sorted.first, let high = sorted.last, kinds.contains(.extremes) {
      #expect(told.min.map { compare($0, low) } == 0, "\(name)")
      #expect(told.max.map { compare($0, high) } == 0, "\(name)")
    } else {
      #expect(told.min == nil && told.max == nil)
    }
    if kinds.contains(.mean), !values.isEmpty, AggregateKind.mean.applies(to: told.column.type) {
      var accumulator = AggregateAccumulator(
        AggregatePlan(column: told.column, kinds: [.mean], isKept: false))
      for value in values { accumulator.add(Cell(value)) }
      #expect(told.mean == accumulator.result(.mean), "\(name)")
    } else {
      #expect(told.mean == nil)
    }
    check(told.frequencies, groups, plan, name)
    let isSorted = told.column.type.hasHistogram && !values.isEmpty
    #expect((told.quantiles != nil) == (isSorted && kinds.contains(.quantiles)))
    if let quantiles = told.quantiles {
      #expect(quantiles.error == nil && quantiles.shares == plan.shares)
      #expect(quantiles.values.count == plan.shares.count)
      for (share, value) in zip(plan.shares, quantiles.values) {
        // The smallest value that so many values do not exceed.
        let wanted = (1...sorted.count).first { Double($0) >= share * Double(sorted.count) } ?? 1
        #expect(compare(value, sorted[wanted - 1]) == 0, "\(name), share \(share)")
      }
    }
    guard isSorted, kinds.contains(.histogram) else { return #expect(told.histogram == nil) }
    check(told.histogram, values, plan, told.column.type, name)
  }

  private static func check(
    _ told: ColumnProfile.Frequencies?, _ groups: [Group], _ plan: ProfilePlan, _ name: String
  ) {
    guard !groups.isEmpty, plan.kinds.contains(.frequencies) else { return #expect(told == nil) }
    guard let told else { return #expect(Bool(false), "\(name)") }
    if told.undercount == 0 {
      let best = groups.sorted { ($1.count, $0.first) < ($0.count, $1.first) }
        .prefix(plan.frequentMax)
      #expect(told.counts == best.map(\.count), "\(name)")
      #expect(told.values == best.map(\.value), "\(name)")
      return
    }
    #expect(groups.count > plan.valuesMax, "\(name)")
    let most = told.counts.last ?? 0
    for group in groups {
      if let place = told.values.firstIndex(where: { compare($0, group.value) == 0 }) {
        #expect(told.counts[place] <= group.count, "\(name)")
        #expect(group.count <= told.counts[place] + told.undercount, "\(name)")
      } else {
        #expect(group.count <= most + told.undercount, "\(name)")
      }
    }
  }

  private static func check(
    _ told: ColumnProfile.Histogram?, _ values: [CellValue], _ plan: ProfilePlan,
    _ type: ColumnType, _ name: String
  ) {
    let finite = values.map(plainPosition).filter(\.isFinite)
    guard let told else { return #expect(finite.isEmpty, "\(name)") }
    #expect(told.outside == values.count - finite.count, "\(name)")
    #expect(told.edges.count == told.counts.count + 1)
    #expect((1...plan.binsMax).contains(told.counts.count), "\(name)")
    let edges = told.edges.map(plainPosition)
    #expect(edges[0] == finite.min() && edges[edges.count - 1] >= finite.max() ?? 0, "\(name)")
    var counts = [Int](repeating: 0, count: told.counts.count)
    for value in finite {
      let place = edges.lastIndex { $0 <= value } ?? 0
      counts[min(place, counts.count - 1)] += 1
    }
    // Positions of the model are doubles, so huge ones may fall into the bin beside theirs.
    // As doubles, whole steps beyond 2⁵³ may seem to be in the bin beside theirs.
    let isRounded = finite.contains { abs($0) > 1e15 } && type != .number && type != .decimal
    if !isRounded { #expect(told.counts == counts, "\(name) \(told.edges)") }
    #expect(told.counts.reduce(0, +) == finite.count, "\(name)")
  }

  /// Equal values.
  private struct Group {
    /// That of the lowest slot.
    var value: CellValue
    var first: Int
    var count: Int
  }

  /// The groups of equal values, in ascending order.
  private static func groups(of values: [CellValue]) -> [Group] {
    var groups: [Group] = []
    let places = values.indices.sorted {
      let order = compare(values[$0], values[$1])
      return order == 0 ? $0 < $1 : order < 0
    }
    for place in places {
      if let last = groups.last, compare(last.value, values[place]) == 0 {
        groups[groups.count - 1].count += 1
      } else {
        groups.append(Group(value: values[place], first: place, count: 1))
      }
    }
    return groups
  }

  private static func compare(_ left: CellValue, _ right: CellValue) -> Int {
    switch (left, right) {
    case (.decimal(let a), .decimal(let b)): decimalOrder(a.description, b.description)
    case (.date(let a), .date(let b)): a < b ? -1 : a > b ? 1 : 0
    case (.time(let a), .time(let b)):
      a.nanoseconds < b.nanoseconds ? -1 : a.nanoseconds > b.nanoseconds ? 1 : 0
    case (.duration(let a), .duration(let b)):
      (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
        ? -1 : (a.seconds, a.nanoseconds) > (b.seconds, b.nanoseconds) ? 1 : 0
    case (.json(let a), .json(let b)): a.text < b.text ? -1 : a.text > b.text ? 1 : 0
    default: ModelTable.compareValues(left, right)
    }
  }

  /// Compares plain decimals by their digits, brought to the same length.
  private static func decimalOrder(_ left: String, _ right: String) -> Int {
    func digits(_ text: String) -> (isNegative: Bool, digits: String) {
      let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
      let (whole, rest) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      let padded =
        String(repeating: "0", count: max(0, 40 - whole.count)) + whole + rest
        + String(repeating: "0", count: max(0, 40 - rest.count))
      return (text.hasPrefix("-") && padded.contains { $0 != "0" }, padded)
    }
    let (a, b) = (digits(left), digits(right))
    if a.isNegative != b.isNegative { return a.isNegative ? -1 : 1 }
    let order = a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0
    return a.isNegative ? -order : order
  }

  /// A position on the axis, as a double.
  private static func plainPosition(_ value: CellValue) -> Double {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .decimal(let text): Double(text.description) ?? .nan
    case .date(let day): Double(day)
    case .dateTime(let moment): Double(moment.seconds) * 1e9 + Double(moment.nanoseconds)
    case .time(let time): Double(time.nanoseconds)
    case .duration(let length): Double(length.seconds) * 1e9 + Double(length.nanoseconds)
    default: .nan
    }
  }
}
