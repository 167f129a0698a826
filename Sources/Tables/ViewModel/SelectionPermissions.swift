import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues

/// Checks what the table's declarations allow of a new selection, and finds what is deselected again
/// at once (momentary rows).
package struct SelectionPermissions {
  /// The items that may not be selected.
  package private(set) var forbidden = Selection()
  /// The items that are deselected at once.
  package private(set) var momentary = Selection()

  /// The number of rows that are checked together.
  private static let batch = 2048

  private let table: TableState
  private let sections: SectionSource
  private let added: Selection
  private let allowed: Set<AskedPermission>
  private var named = Set<Selection.Point>()
  private var asked: [AskedPermission] = []

  /// A check of what is added to a selection, with what the client has allowed.
  package init(_ snapshot: ViewSnapshot, added: Selection, _ allowed: Set<AskedPermission>) {
    table = snapshot.table
    sections = snapshot.state.sectionSource
    self.added = added
    self.allowed = allowed
  }

  /// Checks everything added. O(1) if the declarations are the same for every row, otherwise
  /// O(items added).
  ///
  /// - Parameter isCancelled: Called before each ``batch`` of rows.
  /// - Throws: ``TableError/notPermitted(_:)`` for a named item that is forbidden; forbidden items
  ///   that are only within a range are skipped. ``DecisionNeeded``, ``TableError/cancelled``.
  package mutating func check(
    named points: [Selection.Point], isCancelled: () -> Bool
  ) throws {
    guard !added.isEmpty, table.rules != nil || table.hasTraits else { return }
    let isConstant =
      PermissionCheck.constant(.select, in: table) == true && table.rules?.says(.momentary) == false
    if isConstant, added.columns.isEmpty { return }
    named = Set(points)
    var points: [Selection.Point] = []
    var failure: TableError?
    added.forEach { point in
      points.append(point)
      guard points.count == Self.batch else { return true }
      failure = isCancelled() ? .cancelled : look(at: points)
      points = []
      return failure == nil
    }
    failure = failure ?? (isCancelled() ? .cancelled : look(at: points))
    if let failure { throw failure }
    if !asked.isEmpty { throw DecisionNeeded(asked: asked, in: table) }
  }

  private mutating func look(at points: [Selection.Point]) -> TableError? {
    let slots = points.compactMap(\.slot)
    var check = PermissionCheck(table, sections: sections, allowed: allowed)
    var resolver = SettingResolver(table, sections: sections)
    check.prepare(slots)
    resolver.prepare(slots)
    for point in points {
      let column = point.column.flatMap { table.content.schema[$0] }
      if let refusal = check.refusal(.select, slot: point.slot, column: column) {
        if named.contains(point) { return .notPermitted(refusal) }
        forbidden.insert(point)
        continue
      }
      let target = SettingResolver.Target(slot: point.slot, column: column)
      if resolver.resolve(.momentary, target).value == .flag(true) { momentary.insert(point) }
    }
    asked += check.asked
    return nil
  }
}
