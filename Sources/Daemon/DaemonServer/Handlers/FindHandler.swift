import ColumnStorage
import JSONText
import RowPipeline
import RowTree
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
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let snapshot = try session.snapshot(ofView: view)
      let walk = try HitWalk(params, snapshot, TextPositions(unit, of: snapshot))
      // The search may pass every row, and reading the hit may block on a file.
      pool.submit(.short) {
        let found = walk.next { call.answer.isCancelled }
        if call.answer.isCancelled {
          call.answer.fail(ErrorMapping.responseError(for: DaemonError.cancelled))
        } else {
          call.answer.succeed(walk.result(found))
        }
      }
    }
  }
}

/// Walks along a view's order to the next row that matches a search.
private struct HitWalk: Sendable {
  private static let stepRows = 4096

  private let snapshot: ViewSnapshot
  /// The hits of the view's own search; nil if the request searches for something else.
  private let matches: RowSet?
  private let search: SearchQuery
  private let searcher: RowSearcher
  /// The index at which the walk begins.
  private let start: Int
  private let isForward: Bool
  private let wraps: Bool
  private let positions: TextPositions

  init(_ params: ViewFindParams, _ snapshot: ViewSnapshot, _ positions: TextPositions) throws {
    self.positions = positions
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    let given = try params.search.map { try conversion.search(.value($0), nil, "/search") }
    guard let search = given ?? snapshot.shownSearch, !search.text.isEmpty else {
      throw TableError.nothingSearched
    }
    self.snapshot = snapshot
    self.search = search
    searcher = RowSearcher(search)
    matches = given == nil ? snapshot.matches : nil
    isForward = params.direction != .previous
    wraps = params.wraps ?? true
    let count = snapshot.rowCount
    guard let wire = params.from else {
      start = isForward ? 0 : count - 1
      return
    }
    let key = RowKey(wire, in: snapshot.table)
    guard let slot = snapshot.table.slot(of: key) else { throw snapshot.table.unknownRow(key) }
    if let index = snapshot.rowIndex(of: slot) {
      start = isForward ? index + 1 : index - 1
    } else {
      start = isForward ? 0 : count - 1
    }
  }

  /// The index of the next hit, and whether the walk wrapped around.
  func next(isCancelled: () -> Bool) -> (index: Int, hasWrapped: Bool)? {
    let count = snapshot.rowCount
    let (ahead, behind) =
      isForward ? (start..<count, 0..<min(start, count)) : (0..<start + 1, start + 1..<count)
    if let index = first(in: ahead, isCancelled) { return (index, false) }
    guard wraps else { return nil }
    return first(in: behind, isCancelled).map { ($0, true) }
  }

  private func first(in range: Range<Int>, _ isCancelled: () -> Bool) -> Int? {
    var rest = range
    let columns = search.columns(in: snapshot.table.content.schema).count
    let stepRows = min(Self.stepRows, ColumnBlocks.rows(columns: columns))
    while !rest.isEmpty, !isCancelled() {
      let step = isForward ? rest.prefix(stepRows) : rest.suffix(stepRows)
      let slots = snapshot.slots(ofRows: step)
      let hits = hits(slots)
      let place = isForward ? hits.firstIndex(of: true) : hits.lastIndex(of: true)
      if let place { return step.lowerBound + place }
      rest = isForward ? step.upperBound..<rest.upperBound : rest.lowerBound..<step.lowerBound
    }
    return nil
  }

  /// Whether each row matches.
  private func hits(_ slots: [UInt32]) -> [Bool] {
    if let matches { return slots.map { matches.contains($0) } }
    let texts = texts(of: slots)
    return slots.indices.map { place in
      searcher.matches(texts.flatMap { $0[place] })
    }
  }

  /// The searched texts by column, then those of fields beyond the columns.
  private func texts(of slots: [UInt32]) -> [[[[UInt8]]]] {
    let content = snapshot.table.content
    let requests = search.requests(in: content)
    return zip(content.cells(of: slots, requests), requests).map { cells, request in
      cells.map { ValueText.searched(of: $0, as: request) }
    }
  }

  /// The answer.
  func result(_ found: (index: Int, hasWrapped: Bool)?) -> ViewFindResult {
    ViewFindResult(
      viewRevision: snapshot.viewRevision.rawValue, revision: snapshot.table.revision.rawValue,
      complete: snapshot.isComplete, hit: found.flatMap { hit($0.index, $0.hasWrapped) },
      matches: matches?.count)
  }

  private func hit(_ index: Int, _ hasWrapped: Bool) -> ViewFindResult.Hit? {
    guard let slot = snapshot.slots(ofRows: index..<index + 1).first,
      let place = snapshot.place(of: slot)
    else { return nil }
    return ViewFindResult.Hit(
      row: WireKey(snapshot.table.keys.key(of: slot)), viewIndex: place.index,
      pageIndex: place.page, wrapped: hasWrapped, cells: cells(slot))
  }

  /// The cells of a row that have hits, with the ranges.
  private func cells(_ slot: UInt32) -> [ViewFindResult.Hit.Cell] {
    let schema = snapshot.table.content.schema
    let columns = search.columns(in: schema)
    var found: [ViewFindResult.Hit.Cell] = []
    for (place, cells) in texts(of: [slot]).enumerated() {
      for (index, text) in cells[0].enumerated() {
        let hits = CellHits(
          searcher.ranges(in: text, limit: TextCut.hitsFoundMost), in: text, upTo: .max,
          positions, isShown: !search.readsValues, countMax: TextCut.hitsMost)
        if hits.isEmpty { continue }
        let column = place < columns.count ? schema[columns[place]] : nil
        found.append(
          ViewFindResult.Hit.Cell(
            ranges: hits.ranges.map { IndexPair($0.lowerBound, $0.upperBound) },
            column: column?.id.text.utf8, extraField: column == nil ? index : nil,
            further: hits.further > 0 ? hits.further : nil))
      }
    }
    return found
  }
}
