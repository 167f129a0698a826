import RowPipeline
import TableModel
import TableValues

/// Checks which sections the table's declarations allow a view's user to collapse.
package struct CollapsePermissions {
  private let snapshot: ViewSnapshot
  private let allowed: Set<AskedPermission>

  /// A check for a view's current state.
  package init(_ snapshot: ViewSnapshot, allowed: Set<AskedPermission>) {
    self.snapshot = snapshot
    self.allowed = allowed
  }

  /// The part of a collapse that is allowed.
  ///
  /// If sections were named, all of them must be allowed. Otherwise forbidden sections stay expanded.
  ///
  /// - Parameters:
  ///   - wanted: The requested collapse.
  ///   - named: The sections that were named; nil if all were meant.
  /// - Complexity: O(1) if the declarations are the same for every section, else O(sections checked).
  /// - Throws: ``TableError/notPermitted(_:)``, ``DecisionNeeded``.
  package func permitted(
    _ wanted: SectionCollapse, named: [SectionPath]?
  ) throws -> SectionCollapse {
    guard let rules = snapshot.table.rules, rules.constant(.collapsible) != .flag(true),
      let sections = snapshot.state.sections
    else { return wanted }
    let before = sections.display.collapse
    var check = PermissionCheck(snapshot.table, sections: SectionSource(), allowed: allowed)
    var result = wanted
    for path in named ?? snapshot.sections?.paths ?? [] {
      guard wanted.contains(path), !before.contains(path) else { continue }
      let key = SettingResolver.sectionKey(path.map { Cell($0) })
      guard let refusal = check.refusal(.collapse, slot: nil, section: key ?? "") else { continue }
      if named != nil || rules.constant(.collapsible) != nil {
        throw TableError.notPermitted(refusal)
      }
      result.set([path], isCollapsed: false)
    }
    if !check.asked.isEmpty { throw DecisionNeeded(asked: check.asked, in: snapshot.table) }
    return result
  }
}
