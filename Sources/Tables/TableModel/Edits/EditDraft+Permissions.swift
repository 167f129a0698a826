import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// A change of a row's properties beside its cells. A part that is nil is unchanged.
package struct TraitsPatch: Sendable {
  /// The row's own kind; `.some(nil)` removes it.
  package var kind: Text??
  /// Settings by name; nil removes one.
  package var settings: [RowSetting: SettingValue?] = [:]
  /// Whether all settings are removed first.
  package var resetsSettings = false
  /// The client state; `.some(nil)` removes it.
  package var state: OpaqueJSON??
  /// The client states of cells, by column; nil removes one.
  package var cellStates: [ColumnNumber: OpaqueJSON?] = [:]
  /// Whether the states of all cells are removed first.
  package var resetsCellStates = false

  /// No change.
  package init() {}

  /// The properties after the change.
  package func applied(to traits: RowTraits?) -> RowTraits? {
    var result = traits ?? RowTraits()
    if let kind { result.kind = kind }
    if resetsSettings { result.settings = [:] }
    for (setting, value) in settings { result.settings[setting] = value }
    if let state { result.state = state }
    if resetsCellStates { result.cellStates = [:] }
    for (column, state) in cellStates { result.cellStates[column] = state }
    return result.isEmpty ? nil : result
  }
}

extension EditDraft {
  // MARK: The view's user

  /// Refuses edits that the view's user may not make, and records the permissions to ask the client
  /// for.
  mutating func permit(_ edit: TableEdit, to user: ViewUser) throws(TableError) {
    guard user.binding != .none else { throw .notBound(.none) }
    switch edit {
    case .set(let row, let cells):
      if cells.count > 1, user.binding != .object { throw .notBound(user.binding) }
      let slot = try slot(of: row)
      try permit(.edit, [slot], cells.compactMap { state.content.schema[$0.column] })
      try permit(slot, toLeaveBy: cells, user)
    case .insert(_, _, let carried):
      // The properties of rows belong to the owner.
      guard user.binding == .object, carried.allSatisfy({ $0 == nil }) else {
        throw .notBound(user.binding)
      }
    case .remove(let rows): try permit(.delete, slots(of: rows))
    case .move(let rows, _): try permit(.move, slots(of: rows))
    case .adopt(let slots): try permit(.move, slots)
    case .setTraits, .columns, .sections: throw .notBound(user.binding)
    }
  }

  /// Refuses to set a section cell if that moves the row to a section where it may not go.
  private func permit(
    _ slot: UInt32, toLeaveBy cells: [CellEdit], _ user: ViewUser
  ) throws(TableError) {
    let levels = Set(user.sections.levels.map(\.column))
    guard state.rules != nil, cells.contains(where: { levels.contains($0.column) }) else { return }
    var check = PermissionCheck(state, sections: user.sections, allowed: user.allowed)
    if let refusal = check.refusal(toMove: slot, with: cells) { throw .notPermitted(refusal) }
  }

  private func slots(of rows: [RowKey]) throws(TableError) -> [UInt32] {
    var slots: [UInt32] = []
    for row in rows { slots.append(try slot(of: row)) }
    return slots
  }

  private mutating func permit(
    _ permission: Permission, _ slots: [UInt32], _ columns: [Column] = []
  ) throws(TableError) {
    if columns.isEmpty, PermissionCheck.constant(permission, in: state) == true { return }
    var check = PermissionCheck(
      state, sections: request.user?.sections ?? SectionSource(),
      allowed: request.user?.allowed ?? [])
    check.prepare(slots)
    for slot in slots {
      for column in columns {
        if let refusal = check.refusal(permission, slot: slot, column: column) {
          throw .notPermitted(refusal)
        }
      }
      if columns.isEmpty, let refusal = check.refusal(permission, slot: slot) {
        throw .notPermitted(refusal)
      }
    }
    asked += check.asked
  }

  // MARK: Kinds

  /// Changes a row's properties.
  mutating func setTraits(_ slot: UInt32, _ patch: TraitsPatch) throws(TableError) {
    try checkPin(row: slot)
    let before = state.traits(of: slot)
    let after = patch.applied(to: before)
    guard before != after else { return }
    apply(.traits([TraitsChange(slot: slot, before: before, after: after)]))
    guard before?.kind != after?.kind else { return }
    for entry in state.validation?.entries ?? [] where entry.place.kind != nil {
      if let own = entry.own { touched.note(slot, own) }
    }
  }

  /// The existing row whose kind may change with an edit, and its current kind.
  func changedRow(_ edit: TableEdit) -> (slot: UInt32, kind: ResolvedKind)? {
    guard state.rules?.declarations.refusesUndeclared == true else { return nil }
    switch edit {
    case .set(let row, _), .setTraits(let row, _):
      var resolver = SettingResolver(state)
      return state.slot(of: row).map { ($0, resolver.kind(of: $0)) }
    case .insert, .remove, .move, .adopt, .columns, .sections: return nil
    }
  }

  /// Refuses rows of undeclared kinds, if the table refuses these.
  func checkKinds(
    of edit: TableEdit, _ row: (slot: UInt32, kind: ResolvedKind)?
  ) throws(TableError) {
    guard state.rules?.declarations.refusesUndeclared == true else { return }
    if case .insert(let rows, _, _) = edit {
      try state.checkKinds(of: Array(inserted.suffix(rows.count)))
    } else if case .sections(.add(let sections, _, _)) = edit {
      let count = sections.reduce(0) { $0 + $1.rows.count }
      try state.checkKinds(of: Array(inserted.suffix(count)))
    } else if let row {
      var resolver = SettingResolver(state)
      if resolver.kind(of: row.slot).said != row.kind.said {
        try state.checkKinds(of: [row.slot])
      }
    }
  }
}

extension TableState {
  /// Refuses rows of undeclared kinds, if the table refuses these. May block on a file.
  ///
  /// - Throws: ``TableError/undeclaredKind(_:kind:)`` for the first such row.
  /// - Complexity: O(rows).
  package func checkKinds(of slots: [UInt32]) throws(TableError) {
    guard let rules, rules.declarations.refusesUndeclared else { return }
    var resolver = SettingResolver(self)
    resolver.prepare(slots)
    for slot in slots {
      guard let said = resolver.kind(of: slot).said, rules.declarations.kinds[said] == nil
      else { continue }
      throw .undeclaredKind(keys.key(of: slot), kind: said)
    }
  }
}
