import ColumnStorage
import RowPipeline
import TableValues

/// Something that may be allowed or forbidden; the raw value is the word on the wire.
package enum Permission: String, Hashable, Sendable, CaseIterable {
  /// To select a row, a cell or a column.
  case select
  /// To set a cell.
  case edit
  /// To move a row.
  case move
  /// To remove a row.
  case delete
  /// To collapse a section.
  case collapse

  /// The setting that says so.
  package var setting: RowSetting {
    switch self {
    case .select: .selectable
    case .edit: .editable
    case .move: .movable
    case .delete: .deletable
    case .collapse: .collapsible
    }
  }
}

/// One thing that the client is asked to allow.
package struct AskedPermission: Hashable, Sendable {
  /// What.
  package var permission: Permission
  /// Of which row.
  package var slot: UInt32?
  /// Of which column.
  package var column: ColumnNumber?
  /// Of which section.
  package var section: Text?
  /// The layer that wants it asked.
  package var layer: SettingLayer

  /// Makes one.
  package init(
    _ permission: Permission, slot: UInt32?, column: ColumnNumber?, section: Text? = nil,
    layer: SettingLayer
  ) {
    self.section = section
    self.permission = permission
    self.slot = slot
    self.column = column
    self.layer = layer
  }
}

/// Why something is not permitted, and who says so.
package struct PermissionRefusal: Error, Sendable, Equatable {
  /// What.
  package var permission: Permission
  /// Of which row.
  package var row: RowKey?
  /// Of which column.
  package var column: ColumnID?
  /// Of which section.
  package var section: Text?
  /// The layer that refused.
  package var layer: SettingLayer
  /// The kind, section or column that it speaks as.
  package var name: Text?
  /// Why it could not be told, where that is the reason.
  package var problem: Text?
  /// Whether the client was asked, and refused or did not answer.
  package var wasAsked = false
}

/// What an edit or a selection needs the client's leave for. Nothing has changed.
package struct DecisionNeeded: Error, Sendable {
  /// What the client is asked for, in the order in which it came up.
  package var asked: [AskedPermission]
  /// What is refused if the client does not allow it.
  package var first: PermissionRefusal?

  init(asked: [AskedPermission], in table: TableState) {
    self.asked = asked
    first = asked.first.map { asked in
      PermissionRefusal(
        permission: asked.permission, row: asked.slot.map { table.keys.key(of: $0) },
        column: asked.column.flatMap { table.content.schema[$0]?.id }, section: asked.section,
        layer: asked.layer,
        wasAsked: true)
    }
  }
}

/// A view's user, for whom the table's declarations count.
package struct ViewUser: Sendable {
  /// What may be changed through the view.
  package var binding: ViewBinding
  /// What makes the sections there.
  package var sections: SectionSource
  /// What stands for null there.
  package var nullDefaults: [ColumnNumber: Cell]
  /// What the client was asked for and has allowed.
  package var allowed = Set<AskedPermission>()

  /// The user of a view.
  package init(of state: ViewState) {
    binding = state.binding
    nullDefaults = state.nullDefaults
    sections = state.sectionSource
  }

  /// Cells as they are written: what stands for null is null.
  package func written(_ cells: [CellEdit]) -> [CellEdit] {
    guard !nullDefaults.isEmpty else { return cells }
    return cells.map { edit in
      guard nullDefaults[edit.column]?.value == edit.cell.value else { return edit }
      return CellEdit(column: edit.column, cell: .null)
    }
  }
}

extension TableState {
  /// Refuses a draft that the view's user could not commit. What the client would have to be asked
  /// for is asked when it is committed.
  func checkTyping(at place: CellPlace, _ user: ViewUser) throws(TableError) {
    guard user.binding != .none else { throw .notBound(.none) }
    guard let column = content.schema[place.column] else { return }
    var check = PermissionCheck(self, sections: user.sections, allowed: [])
    check.prepare([place.slot])
    if let refusal = check.refusal(.edit, slot: place.slot, column: column) {
      throw .notPermitted(refusal)
    }
  }
}

/// Asks declarations what a view's user may do.
struct PermissionCheck {
  private var resolver: SettingResolver
  private let allowed: Set<AskedPermission>
  /// What the client has to be asked for.
  private(set) var asked: [AskedPermission] = []

  /// - Parameter sections: What makes the sections of the user's view.
  init(_ table: TableState, sections: SectionSource, allowed: Set<AskedPermission>) {
    self.allowed = allowed
    resolver = SettingResolver(table, sections: sections)
  }

  /// Whether rows may differ in a permission; if not, whether it is given to all.
  static func constant(_ permission: Permission, in table: TableState) -> Bool? {
    guard !table.hasTraits else { return nil }
    guard let rules = table.rules else { return permission.setting.builtIn == .flag(true) }
    switch rules.constant(permission.setting) {
    case .flag(let flag): return flag
    default: return nil
    }
  }

  mutating func prepare(_ slots: [UInt32]) { resolver.prepare(slots) }

  /// Why something is not permitted; nil when it is, or when the client has to be asked.
  mutating func refusal(
    _ permission: Permission, slot: UInt32?, column: Column? = nil, section: Text? = nil
  ) -> PermissionRefusal? {
    let target = SettingResolver.Target(slot: slot, column: column, section: section)
    let found = resolver.resolve(permission.setting, target)
    switch found.value {
    case .flag(true): return nil
    case .within(let sections):
      let keys = slot.map { resolver.sectionKeys(of: $0) } ?? []
      if keys.isEmpty || !Set(keys).isDisjoint(with: sections) { return nil }
    case .ask:
      let asked = AskedPermission(
        permission, slot: slot, column: column?.number, section: section, layer: found.layer)
      if !allowed.contains(asked) { self.asked.append(asked) }
      return nil
    default: break  // what is not allowed is refused
    }
    return PermissionRefusal(
      permission: permission, row: slot.map { resolver.table.keys.key(of: $0) }, column: column?.id,
      section: section, layer: found.layer, name: found.name, problem: found.problem)
  }

  /// Why a row may not go to the section that edited cells put it in; nil when it may.
  mutating func refusal(
    toMove slot: UInt32, with edits: [CellEdit]
  ) -> PermissionRefusal? {
    let found = resolver.resolve(.movable, SettingResolver.Target(slot: slot))
    guard case .within(let sections) = found.value else { return nil }
    let keys = resolver.sectionKeys(of: slot, after: edits)
    if keys.isEmpty || !Set(keys).isDisjoint(with: sections) { return nil }
    return PermissionRefusal(
      permission: .move, row: resolver.table.keys.key(of: slot), section: keys.first,
      layer: found.layer,
      name: found.name, problem: found.problem)
  }
}
