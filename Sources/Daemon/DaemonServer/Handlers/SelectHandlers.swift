import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// The selection of a view.
enum SelectHandlers {
  /// The maximum number of items in each list of an answer to `view/select`.
  private static let namedMax = 1000
  /// The size after which no further item is written to such a list, in bytes.
  private static let namedBytesMax = 1 << 20

  /// `view/select`.
  static func select(_ params: ViewSelectParams, _ call: Call<ViewSelectResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    Decisions.inTurn(
      call, entry.session, view: view, isChange: false, waits: params.waits ?? false
    ) { session, allowed in
      try select(params, call, session, view, allowed)
    }
  }

  private static func select(
    _ params: ViewSelectParams, _ call: Call<ViewSelectResult>, _ session: isolated TableSession,
    _ view: String, _ allowed: Set<AskedPermission>
  ) throws {
    let before = try session.snapshot(ofView: view)
    let request = try SelectConversion(snapshot: before).request(params)
    let outcome = try session.select(
      inView: view, request, allowed: allowed, isCancelled: { call.answer.isCancelled },
      begin: { () throws(TableError) in try call.beginChange() })
    let snapshot = try session.snapshot(ofView: view)
    let (selected, deselected) = (outcome.selected, outcome.deselected)
    let told = snapshot.items(of: selected, max: namedMax, bytesMax: namedBytesMax)
    let untold = snapshot.items(of: deselected, max: namedMax, bytesMax: namedBytesMax)
    let isTruncated = told.count < selected.count || untold.count < deselected.count
    call.answer.succeed(
      ViewSelectResult(
        viewRevision: snapshot.viewRevision.rawValue, complete: snapshot.isComplete,
        count: outcome.count, selected: told, deselected: untold,
        truncated: isTruncated ? true : nil,
        skipped: outcome.skippedCount > 0 ? outcome.skippedCount : nil))
  }

  /// `view/selection`.
  static func selection(_ params: ViewSelectionParams, _ call: Call<ViewSelectionResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let rowsMax = call.daemon.options.limits.rowsPerAnswerMax
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? false) { session in
      let snapshot = try session.snapshot(ofView: view)
      let size = params.size ?? rowsMax
      guard size <= rowsMax else {
        throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: rowsMax, found: size)
      }
      call.answer.succeedWhenRoom {
        ViewSelectionResult(
          viewRevision: snapshot.viewRevision.rawValue, complete: snapshot.isComplete,
          unit: snapshot.state.selection.unit, count: snapshot.selection.count,
          first: min(params.first ?? 0, snapshot.selection.count),
          items: snapshot.items(of: snapshot.selection, skipping: params.first ?? 0, max: size))
      }
    }
  }
}

/// Converts the client's references to slots and columns.
struct SelectConversion {
  /// The view that the references belong to.
  let snapshot: ViewSnapshot

  private var unit: SelectionRules.Unit { snapshot.state.selection.unit }

  /// The converted request.
  ///
  /// - Throws: `DaemonError.invalid` for references of another unit than the view's,
  ///   `DaemonError.unknownColumn`, `TableError.unknownRow`.
  func request(_ params: ViewSelectParams) throws -> SelectRequest {
    var request = SelectRequest(action: params.action)
    for (name, isThere, wanted) in [
      ("rows", params.rows != nil, SelectionRules.Unit.row),
      ("cells", params.cells != nil, .cell), ("columns", params.columns != nil, .column),
    ] where isThere && wanted != unit {
      throw DaemonError.invalid(
        pointer: "/" + name, expected: "what a selection of unit \(unit.rawValue) names",
        found: name)
    }
    for row in params.rows ?? [] { request.points.append(.init(slot: try slot(row))) }
    for (index, id) in (params.columns ?? []).enumerated() {
      request.points.append(.init(column: try column(id, "/columns/\(index)")))
    }
    for (index, point) in (params.cells ?? []).enumerated() {
      request.points.append(try self.point(point, "/cells/\(index)"))
    }
    for (index, range) in (params.ranges ?? []).enumerated() {
      let pointer = "/ranges/\(index)"
      request.ranges.append(
        (try point(range.from, pointer + "/from"), try point(range.to, pointer + "/to")))
    }
    try check(request)
    return request
  }

  /// Refuses a request without a required reference, or with too many.
  private func check(_ request: SelectRequest) throws {
    let isEmpty = request.points.isEmpty && request.ranges.isEmpty
    switch request.action {
    case .replace, .add, .remove, .toggle: return
    case .extend, .tap:
      guard request.points.count != 1 || !request.ranges.isEmpty else { return }
      throw DaemonError.invalid(
        pointer: "", expected: "one \(unit.rawValue)",
        found: isEmpty ? "nothing" : "\(request.points.count + request.ranges.count)")
    case .all, .none, .invert:
      guard !isEmpty else { return }
      throw DaemonError.invalid(
        pointer: "", expected: "nothing named", found: "rows, cells, columns or ranges")
    }
  }

  private func slot(_ wire: WireKey) throws -> UInt32 {
    let key = RowKey(wire, in: snapshot.table)
    guard let slot = snapshot.table.slot(of: key) else { throw snapshot.table.unknownRow(key) }
    return slot
  }

  private func column(_ id: WireText, _ pointer: String) throws -> ColumnNumber {
    try ViewStateConversion(schema: snapshot.table.content.schema).column(id, pointer).number
  }

  private func point(_ wire: WirePoint, _ pointer: String) throws -> Selection.Point {
    let needsRow = unit != .column
    let needsColumn = unit != .row
    guard (wire.row != nil) == needsRow, (wire.column != nil) == needsColumn else {
      let expected = (needsRow ? ["row"] : []) + (needsColumn ? ["column"] : [])
      throw DaemonError.invalid(
        pointer: pointer, expected: expected.joined(separator: " and "), found: "other members")
    }
    return Selection.Point(
      slot: try wire.row.map { try slot($0) },
      column: try wire.column.map { try column($0, pointer + "/column") })
  }
}

extension ViewSnapshot {
  /// Selected items, each with its position.
  fileprivate func items(
    of selection: Selection, skipping: Int = 0, max count: Int, bytesMax: Int = .max
  ) -> [WireSelectedItem] {
    var items: [WireSelectedItem] = []
    var bytes = 0
    var seen = 0
    selection.forEach { point in
      seen += 1
      if seen <= skipping { return true }
      guard items.count < count, bytes < bytesMax else { return false }
      let item = item(point)
      bytes += 100
      if case .text(let key)? = item.row { bytes += key.count }
      items.append(item)
      return true
    }
    return items
  }

  private func item(_ point: Selection.Point) -> WireSelectedItem {
    var item = WireSelectedItem(
      column: point.column.flatMap { table.content.schema[$0]?.id.text.utf8 })
    guard let slot = point.slot else { return item }
    let place = place(of: slot)
    item.row = WireKey(table.keys.key(of: slot))
    item.sourceIndex = WireMember(orNull: table.order.index(of: slot))
    item.viewIndex = WireMember(orNull: place?.index)
    item.pageIndex = place?.page
    return item
  }
}
