import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableSessions
import TableValues
import WireProtocol

/// Aggregates of a view's rows, by groups.
enum AggregateHandler {
  /// `view/aggregate`.
  static func aggregate(_ call: MethodCall) throws {
    let params = try ViewAggregateParams(decoding: call.params)
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let (pool, limits) = (call.daemon.pool, call.daemon.options.limits)
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let query = try AggregateQuery(params, try session.snapshot(ofView: view), limits)
      pool.submit(.long) {
        call.answer.attempt {
          let groups = try query.run({ pool.parallel($0, $1) }) { call.answer.isCancelled }
          call.answer.succeedWhenRoom { query.write(groups, to: &$0) }
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

  init(
    _ params: ViewAggregateParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits
  ) throws {
    self.snapshot = snapshot
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    for count in [params.groupBy.count, params.aggregates.count] where count > limits.aggregatesMax
    {
      throw DaemonError.limit(name: "aggregatesMax", maximum: limits.aggregatesMax, found: count)
    }
    columns = try params.groupBy.enumerated().map { try conversion.column($1, "/groupBy/\($0)") }
    var kinds: [(column: Column, kinds: Set<AggregateKind>)] = []
    results = try params.aggregates.enumerated().map { index, wire in
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
    order = try Self.order(params.sort, results)
    direction = params.sort?.direction ?? .ascending
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
    _ sort: ViewAggregateParams.Sort?, _ results: [Result]
  ) throws -> GroupedAggregates.Order {
    switch sort?.kind {
    case .group, nil: return .values
    case .count: return .count
    case .aggregate:
      let index = sort?.index ?? 0
      guard results.indices.contains(index) else {
        throw DaemonError.invalid(
          pointer: "/sort/index", expected: "the index of an aggregate", found: "\(index)")
      }
      return .result(plan: results[index].plan, results[index].kind)
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
        parallel: parallel, isCancelled: isCancelled)
    } catch {
      switch error {
      case .cancelled: throw DaemonError.cancelled
      case .textsTooLong:
        let maximum = GroupedAggregates.textBytesMax
        throw DaemonError.limit(name: "groupBytesMax", maximum: maximum, found: maximum + 1)
      case .tooManyGroups:
        let maximum = GroupedAggregates.groupsMax / max(1, plans.count)
        throw DaemonError.limit(name: "groupsMax", maximum: maximum, found: maximum + 1)
      }
    }
  }

  func write(_ groups: GroupedAggregates, to writer: inout JSONWriter) {
    let sorted = groups.groups(by: order, direction)
    let first = min(range.first, sorted.count)
    let asked = sorted[first..<first + min(range.size, sorted.count - first)]
    writer.page(asked.count) { writer, count in
      write(asked.prefix(count), of: groups, first, sorted.count, to: &writer) { writer in
        writer.more(count < asked.count)
      }
    }
  }

  private func write(
    _ told: ArraySlice<Int>, of groups: GroupedAggregates, _ first: Int, _ groupCount: Int,
    to writer: inout JSONWriter, end: (inout JSONWriter) -> Void
  ) {
    writer.beginObject()
    writer.name("viewRevision")
    writer.int(snapshot.viewRevision.rawValue)
    writer.name("revision")
    writer.int(snapshot.table.revision.rawValue)
    writer.complete(snapshot)
    writer.name("groups")
    writer.int(groupCount)
    writer.name("first")
    writer.int(first)
    writer.name("groupBy")
    writer.beginArray()
    let values = told.map { groups.values(of: $0) }
    for (place, column) in columns.enumerated() {
      var block = CellBlock(column: column, cells: values.map { Cell($0[place]) })
      block.display = snapshot.table.content.display(of: column.number)
      cells.write(block, cells: block.cells.indices, offset: 0, to: &writer)
    }
    writer.endArray()
    writer.name("counts")
    writer.beginArray()
    for group in told { writer.int(groups.counts[group]) }
    writer.endArray()
    writer.name("aggregates")
    writer.beginArray()
    for result in results {
      write(result, told.map { groups.accumulators[result.plan][$0] }, to: &writer)
    }
    writer.endArray()
    end(&writer)
    writer.endObject()
  }

  private func write(
    _ result: Result, _ accumulators: [AggregateAccumulator], to writer: inout JSONWriter
  ) {
    let values = accumulators.map { $0.result(result.kind) }
    var cut = Set<Int>()
    writer.beginObject()
    writer.name("column")
    writer.string(result.column.id.text.utf8)
    writer.name("kind")
    writer.string(result.kind.rawValue)
    if cells.hasValues {
      writer.name("values")
      writer.beginArray()
      for (place, value) in values.enumerated()
      where writer.value(of: Cell(value), upTo: cells.textBytes) {
        cut.insert(place)
      }
      writer.endArray()
    }
    if cells.hasTexts {
      writer.name("texts")
      writer.beginArray()
      for (place, value) in values.enumerated() {
        let text = snapshot.table.content.text(
          ofAggregate: value, result.kind, result.column.number)
        if writer.shown(text.utf8, upTo: cells.textBytes) { cut.insert(place) }
      }
      writer.endArray()
    }
    cells.writeList("cut", cut.sorted(), to: &writer)
    for (name, counts) in [
      ("nulls" as StaticString, accumulators.map(\.nulls)), ("errors", accumulators.map(\.errors)),
    ] where counts.contains(where: { $0 > 0 }) {
      cells.writeList(name, counts, to: &writer)
    }
    writer.endObject()
  }
}
