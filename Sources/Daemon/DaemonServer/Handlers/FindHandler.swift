import ColumnStorage
import RowPipeline
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Stepping through the hits of a search.
enum FindHandler {
  /// `view/find`.
  static func find(_ params: ViewFindParams, _ call: Call<ViewFindResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let (pool, unit) = (call.daemon.pool, call.session.positions)
    if params.fromColumn != nil, params.from == nil || params.unit != .cell {
      throw InvalidParams(
        pointer: "/fromColumn", expected: "from and the unit \"cell\" beside it",
        found: params.from == nil ? "no from" : "steps by row")
    }
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let snapshot = try session.snapshot(ofView: view)
      let step = try FindStep(params, snapshot, TextPositions(unit, of: snapshot))
      // The search may pass every row, and reading the hit may block on a file.
      pool.submit(step.readsManyRows ? .long : .short) {
        let result = step.result({ pool.parallel($0, $1) }) { call.answer.isCancelled }
        if call.answer.isCancelled {
          call.answer.fail(ErrorMapping.responseError(for: DaemonError.cancelled))
        } else {
          call.answer.succeed(result)
        }
      }
    }
  }
}

/// One step through the hits of a search, over a view snapshot.
private struct FindStep: Sendable {
  private let snapshot: ViewSnapshot
  private let walk: HitWalk
  private let origin: HitWalk.Origin?
  private let isForward: Bool
  private let wraps: Bool
  private let counts: Bool
  private let positions: TextPositions

  init(_ params: ViewFindParams, _ snapshot: ViewSnapshot, _ positions: TextPositions) throws {
    self.snapshot = snapshot
    self.positions = positions
    let schema = snapshot.table.content.schema
    let conversion = ViewStateConversion(schema: schema)
    let given = try params.search.map { try conversion.search(.value($0), nil, "/search") }
    walk = try HitWalk(snapshot, given ?? nil, byCell: params.unit == .cell)
    isForward = params.direction != .previous
    wraps = params.wraps ?? true
    counts = params.counts ?? false
    let column = try params.fromColumn.map { wire in
      guard let column = schema[ColumnID(Text(wire))] else {
        throw DaemonError.unknownColumn(pointer: "/fromColumn", Text(wire))
      }
      return column.number
    }
    origin = try params.from.map { wire in
      let key = RowKey(wire, in: snapshot.table)
      guard let slot = snapshot.table.slot(of: key) else { throw snapshot.table.unknownRow(key) }
      return HitWalk.Origin(slot: slot, column: column)
    }
  }

  /// Whether it may read the texts of many rows.
  var readsManyRows: Bool {
    walk.mayReadManyRows || counts && snapshot.isComplete && !walk.isCounted
  }

  /// The answer. After a cancellation it is of no use.
  func result(
    _ parallel: ParallelLoop, isCancelled: @escaping @Sendable () -> Bool
  ) -> ViewFindResult {
    let found = walk.next(
      from: origin, isForward: isForward, wraps: wraps, parallel, isCancelled: isCancelled)
    var sums =
      counts && snapshot.isComplete ? walk.count(parallel, isCancelled: isCancelled) : nil
    let counted = found.flatMap { self.hit($0, sums) }
    // Some rows may have turned out to be unreadable.
    let isComplete = snapshot.isComplete
    if !isComplete { sums = nil }
    return ViewFindResult(
      viewRevision: snapshot.viewRevision.rawValue, revision: snapshot.table.revision.rawValue,
      complete: isComplete, hit: isComplete ? counted : found.flatMap { self.hit($0, nil) },
      matches: walk.matchCount, hits: sums?.total)
  }

  private func hit(_ hit: HitWalk.Hit, _ sums: HitCounts.Sums?) -> ViewFindResult.Hit? {
    guard let place = snapshot.place(of: hit.slot) else { return nil }
    return ViewFindResult.Hit(
      row: WireKey(snapshot.table.keys.key(of: hit.slot)), viewIndex: place.index,
      pageIndex: place.page, wrapped: hit.hasWrapped, cells: cells(hit),
      ordinal: sums.map { walk.ordinal(of: hit, $0) })
  }

  /// The cells with hits, with the ranges.
  private func cells(_ hit: HitWalk.Hit) -> [ViewFindResult.Hit.Cell] {
    var cells: [ViewFindResult.Hit.Cell] = []
    for (column, index, text) in walk.texts(of: hit) {
      let hits = CellHits(
        walk.searcher.ranges(in: text, limit: TextCut.hitsFoundMost), in: text, upTo: .max,
        positions, isShown: !walk.readsValues, countMax: TextCut.hitsMost)
      if hits.isEmpty { continue }
      cells.append(
        ViewFindResult.Hit.Cell(
          ranges: hits.ranges.map { IndexPair($0.lowerBound, $0.upperBound) },
          column: column?.id.text.utf8, extraField: column == nil ? index : nil,
          further: hits.further > 0 ? hits.further : nil))
    }
    return cells
  }
}
