import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

/// Aggregates of a view's rows, by groups.
enum AggregateHandler {
  /// `view/aggregate`.
  static func aggregate(_ params: ViewAggregateParams, _ call: Call<ViewAggregateResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let (pool, limits) = (call.daemon.pool, call.daemon.options.limits)
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let query = try AggregateQuery(params, try session.snapshot(ofView: view), limits)
      pool.submit(.long) {
        call.answer.attempt {
          let groups = try query.run({ pool.parallel($0, $1) }) { call.answer.isCancelled }
          query.write(groups, to: call.answer)
        }
      }
    }
  }
}

/// A query of `view/aggregate` over a view snapshot.
private struct AggregateQuery: Sendable {
  /// An aggregate of one column.
  private struct Result: Sendable {
    var column: Column
    var kind: AggregateKind
    /// The plan from which it is computed.
    var plan: Int
  }

  private let snapshot: ViewSnapshot
  private let columns: [Column]
  private let results: [Result]
  private let plans: [AggregatePlan]
  private let extent: AggregateExtent
  private let order: GroupedAggregates.Order
  private let direction: SortKey.Direction
  private let range: WireRange
  private let cells: CellWriter
  private let limits: PublishedLimits

  init(
    _ params: ViewAggregateParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits
  ) throws {
    (self.snapshot, self.limits) = (snapshot, limits)
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    let (groupBy, aggregates) = (params.groupBy ?? [], params.aggregates ?? [])
    for count in [groupBy.count, aggregates.count] where count > limits.aggregatesMax {
      throw DaemonError.limit(name: "aggregatesMax", maximum: limits.aggregatesMax, found: count)
    }
    columns = try groupBy.enumerated().map { try conversion.column($1, "/groupBy/\($0)") }
    var kinds: [(column: Column, kinds: Set<AggregateKind>)] = []
    results = try aggregates.enumerated().map { index, wire in
      let pointer = "/aggregates/\(index)"
      let column = try conversion.column(wire.column, pointer + "/column")
      let kind = wire.kind
      guard kind.applies(to: column.type) else {
        throw DaemonError.invalid(
          pointer: pointer + "/kind", expected: "an aggregate of \(column.type.rawValue) cells",
          found: "\"\(kind.rawValue)\"")
      }
      var plan = kinds.firstIndex { $0.column.number == column.number }
      if plan == nil {
        plan = kinds.count
        kinds.append((column, []))
      }
      kinds[plan ?? 0].kinds.insert(kind)
      return Result(column: column, kind: kind, plan: plan ?? 0)
    }
    plans = kinds.map { AggregatePlan(column: $0.column, kinds: $0.kinds, isKept: false) }
    extent = params.extent ?? .shown
    (order, direction) = try Self.order(params.sort, results)
    range = params.range ?? WireRange(first: 0, size: limits.rowsPerAnswerMax)
    if range.size > limits.rowsPerAnswerMax {
      throw DaemonError.limit(
        name: "rowsPerAnswerMax", maximum: limits.rowsPerAnswerMax, found: range.size)
    }
    try limits.check(textBytes: params.textBytes)
    cells = CellWriter(
      content: params.content ?? .both, textBytes: params.textBytes ?? limits.windowTextBytes)
  }

  private static func order(
    _ sort: WireGroupSort?, _ results: [Result]
  ) throws -> (GroupedAggregates.Order, SortKey.Direction) {
    switch sort {
    case nil: return (.values, .ascending)
    case .group(let direction): return (.values, direction ?? .ascending)
    case .count(let direction): return (.count, direction ?? .ascending)
    case .aggregate(let index, let direction):
      guard results.indices.contains(index) else {
        throw DaemonError.invalid(
          pointer: "/sort/index", expected: "the index of an aggregate", found: "\(index)")
      }
      let order = GroupedAggregates.Order.result(
        plan: results[index].plan, results[index].kind)
      return (order, direction ?? .ascending)
    }
  }

  /// Computes the groups. May block on a file.
  func run(
    _ parallel: ParallelLoop, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws -> GroupedAggregates {
    let rows = extent == .all ? snapshot.table.order : snapshot.order
    do throws(GroupedAggregates.Failure) {
      return try GroupedAggregates.group(
        content: snapshot.table.content, rows: RowSet(rows), by: columns, plans: plans,
        parallel: parallel, groupsMax: limits.groupsMax, textBytesMax: limits.groupBytesMax,
        isCancelled: isCancelled)
    } catch {
      switch error {
      case .cancelled: throw DaemonError.cancelled
      case .textsTooLong:
        let maximum = limits.groupBytesMax
        throw DaemonError.limit(name: "groupBytesMax", maximum: maximum, found: maximum + 1)
      case .tooManyGroups:
        let maximum = limits.groupsMax / max(1, plans.count)
        throw DaemonError.limit(name: "groupsMax", maximum: maximum, found: maximum + 1)
      }
    }
  }

  func write(_ groups: GroupedAggregates, to answer: Answer<ViewAggregateResult>) {
    let sorted = groups.groups(by: order, direction)
    let first = min(range.first, sorted.count)
    let asked = sorted[first..<first + min(range.size, sorted.count - first)]
    answer.succeedWhenRoom(page: asked.count) { count in
      var result = result(asked.prefix(count), of: groups, first, sorted.count)
      result.more = count < asked.count
      return result
    }
  }

  private func result(
    _ told: ArraySlice<Int>, of groups: GroupedAggregates, _ first: Int, _ groupCount: Int
  ) -> ViewAggregateResult {
    let values = told.map { groups.values(of: $0) }
    return ViewAggregateResult(
      viewRevision: snapshot.viewRevision.rawValue, revision: snapshot.table.revision.rawValue,
      complete: snapshot.isComplete, groups: groupCount, first: first,
      groupBy: columns.enumerated().map { place, column in
        var block = CellBlock(column: column, cells: values.map { Cell($0[place]) })
        block.display = snapshot.table.content.display(of: column.number)
        let found = block
        return WirePart { cells.write(found, cells: found.cells.indices, offset: 0, to: &$0) }
      }, counts: told.map { groups.counts[$0] },
      aggregates: results.map { result in
        aggregate(result, told.map { groups.accumulators[result.plan][$0] })
      })
  }

  private func aggregate(
    _ result: Result, _ accumulators: [AggregateAccumulator]
  ) -> ViewAggregateResult.Aggregate {
    let values = accumulators.map { $0.result(result.kind) }
    var cut = Set<Int>()
    var aggregate = ViewAggregateResult.Aggregate(
      column: result.column.id.text.utf8, kind: result.kind)
    if cells.hasValues {
      aggregate.values = values.map { value in
        WirePart { _ = $0.value(of: Cell(value), upTo: cells.textBytes) }
      }
      cut.formUnion(
        values.indices.filter { Cell(values[$0]).hasValue(longerThan: cells.textBytes) })
    }
    if cells.hasTexts {
      let texts = values.map { value in
        snapshot.table.content.text(ofAggregate: value, result.kind, result.column.number).utf8
      }
      aggregate.texts = texts.map { text in
        WirePart { _ = $0.shown(text, upTo: cells.textBytes, form: snapshot.state.visibleForm) }
      }
      cut.formUnion(texts.indices.filter { texts[$0].count > cells.textBytes })
    }
    let (nulls, errors) = (accumulators.map(\.nulls), accumulators.map(\.errors))
    if !cut.isEmpty { aggregate.cut = cut.sorted() }
    if nulls.contains(where: { $0 > 0 }) { aggregate.nulls = nulls }
    if errors.contains(where: { $0 > 0 }) { aggregate.errors = errors }
    return aggregate
  }
}
