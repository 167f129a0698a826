import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// A request to select, in slots and columns.
package struct SelectRequest: Sendable {
  /// The effect on the named items.
  package typealias Action = SelectAction

  /// The effect.
  package var action: Action
  /// The named items.
  package var points: [Selection.Point]
  /// Ranges, given by their corners in the view's current order.
  package var ranges: [(from: Selection.Point, to: Selection.Point)]
  /// Where a range begins that is extended; nil: at the item that was named last.
  package var anchor: Selection.Point?
  /// Whether a named item is left out if it may not be selected, instead of refusing the request.
  package var skipsForbidden = false

  /// Makes a request.
  package init(
    action: Action, points: [Selection.Point] = [],
    ranges: [(from: Selection.Point, to: Selection.Point)] = []
  ) {
    self.action = action
    self.points = points
    self.ranges = ranges
  }
}

/// The result of selecting.
package struct SelectOutcome: Sendable {
  /// The items that were not selected before and are now.
  package var selected: Selection
  /// The items that were selected before and are not any more. With momentary rules also those just
  /// selected.
  package var deselected: Selection
  /// The number of selected items.
  package var count: Int
  /// The number of items that were left out because they may not be selected.
  package var skippedCount: Int
}

extension TableSession {
  /// Changes the selection of a view.
  ///
  /// - Parameters:
  ///   - allowed: Permissions that the client has granted.
  ///   - isCancelled: Called for every few thousand rows whose permissions are checked.
  ///   - begin: Called after all checks and before the first change. If it throws, nothing changes.
  /// - Throws: ``TableError/notSelectable`` if the view allows no selection,
  ///   ``TableError/notPermitted(_:)`` if declarations forbid something that was named,
  ///   ``DecisionNeeded`` if the client must decide first, ``TableError/cancelled``.
  package func select(
    inView id: String, _ request: SelectRequest, allowed: Set<AskedPermission> = [],
    isCancelled: () -> Bool = { false }, begin: () throws(TableError) -> Void = {}
  ) throws -> SelectOutcome {
    let view = try view(id)
    let rules = view.state.selection
    guard rules.mode != .none else { throw TableError.notSelectable }
    let snapshot = snapshot(of: view)
    var change = SelectionChange(of: snapshot, anchor: request.anchor ?? view.selectionAnchor)
    change.perform(request)
    let old = view.selection
    var leave = SelectionPermissions(snapshot, added: change.selection.subtracting(old), allowed)
    try leave.check(
      named: request.skipsForbidden ? [] : request.points, isCancelled: isCancelled)
    let new = change.selection.subtracting(leave.forbidden).subtracting(leave.momentary)
    try begin()
    view.selectionAnchor = change.anchor
    var outcome = SelectOutcome(
      selected: new.subtracting(old), deselected: old.subtracting(new), count: new.count,
      skippedCount: leave.forbidden.count)
    outcome.selected.formUnion(leave.momentary)
    outcome.deselected.formUnion(leave.momentary)
    if rules.isMomentary {
      outcome.deselected = outcome.selected
      outcome.count = old.count
    } else if new != old {
      view.selection = new
      view.changed(because: .select)
      settle(view)
    }
    return outcome
  }
}

/// A change of a selection, over a view snapshot.
private struct SelectionChange {
  private let snapshot: ViewSnapshot
  private(set) var selection: Selection
  private(set) var anchor: Selection.Point?

  init(of snapshot: ViewSnapshot, anchor: Selection.Point?) {
    self.snapshot = snapshot
    self.anchor = anchor
    selection = snapshot.selection
  }

  private var rules: SelectionRules { snapshot.state.selection }

  mutating func perform(_ request: SelectRequest) {
    switch request.action {
    case .replace: replace(with: named(request))
    case .add: selection.formUnion(named(request))
    case .remove: selection.subtract(named(request))
    case .toggle: toggle(named(request))
    case .extend: extend(to: request.points.last)
    case .tap:
      switch rules.tap {
      case .replace: replace(with: named(request))
      case .toggle: toggle(named(request))
      case .extend: extend(to: request.points.last)
      }
    case .all: replace(with: everything)
    case .none: selection = Selection()
    case .invert: toggle(everything)
    }
    let last = request.points.last ?? request.ranges.last?.to
    let extends = request.action == .extend || request.action == .tap && rules.tap == .extend
    if !extends || anchor == nil { anchor = last ?? anchor }
    if rules.mode == .single, selection.count > 1 { keepOne(last) }
  }

  private mutating func replace(with other: Selection) {
    selection = other
  }

  private mutating func toggle(_ other: Selection) {
    let added = other.subtracting(selection)
    selection.subtract(other)
    selection.formUnion(added)
  }

  private mutating func extend(to point: Selection.Point?) {
    guard let point else { return }
    replace(with: range(from: anchor ?? point, to: point))
  }

  /// Limits the selection to one item: the last one named, if it is selected.
  private mutating func keepOne(_ last: Selection.Point?) {
    guard let last, selection.contains(last) else { return selection.keepOne() }
    selection = Selection()
    selection.insert(last)
  }

  private func named(_ request: SelectRequest) -> Selection {
    var result = Selection()
    for point in request.points { result.insert(point) }
    for range in request.ranges { result.formUnion(self.range(from: range.from, to: range.to)) }
    return result
  }

  /// Everything that the view shows, on all pages.
  private var everything: Selection {
    let rows = 0..<snapshot.rowCount
    return rectangle(rows, snapshot.columns.map(\.number))
  }

  /// The items between two corners. A corner that is not shown means only itself.
  private func range(from first: Selection.Point, to last: Selection.Point) -> Selection {
    guard let rows = rowRange(first, last), let columns = columnRange(first, last) else {
      var corners = Selection()
      corners.insert(first)
      corners.insert(last)
      return corners
    }
    return rectangle(rows, columns)
  }

  private func rowRange(_ first: Selection.Point, _ last: Selection.Point) -> Range<Int>? {
    if rules.unit == .column { return 0..<0 }
    guard let from = first.slot.flatMap({ snapshot.rowIndex(of: $0) }),
      let to = last.slot.flatMap({ snapshot.rowIndex(of: $0) })
    else { return nil }
    return min(from, to)..<max(from, to) + 1
  }

  private func columnRange(
    _ first: Selection.Point, _ last: Selection.Point
  ) -> [ColumnNumber]? {
    if rules.unit == .row { return [] }
    let shown = snapshot.columns.map(\.number)
    guard let from = first.column.flatMap({ shown.firstIndex(of: $0) }),
      let to = last.column.flatMap({ shown.firstIndex(of: $0) })
    else { return nil }
    return Array(shown[min(from, to)...max(from, to)])
  }

  private func rectangle(_ rows: Range<Int>, _ columns: [ColumnNumber]) -> Selection {
    var result = Selection()
    if rules.unit == .column {
      for column in columns { result.insert(Selection.Point(column: column)) }
      return result
    }
    var slots = RowSet()
    snapshot.forEachRun(ofRows: rows) { run in
      slots.insert(run.start..<run.start + UInt32(run.count))
    }
    if rules.unit == .row {
      result.insert(slots, nil)
    } else {
      for column in columns { result.insert(slots, column) }
    }
    return result
  }
}
