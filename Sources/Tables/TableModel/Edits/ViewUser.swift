import ColumnStorage
import RowPipeline
import TableValues

/// A permission. The raw value is the word on the wire.
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

  /// The setting of this permission.
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

/// One permission that the client must decide.
package struct AskedPermission: Hashable, Sendable {
  /// The permission.
  package var permission: Permission
  /// The row.
  package var slot: UInt32?
  /// The column.
  package var column: ColumnNumber?
  /// The section.
  package var section: Text?
  /// The layer that requires asking.
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

/// Why something is not permitted, and the layer that decided it.
package struct PermissionRefusal: Error, Sendable, Equatable {
  /// The permission.
  package var permission: Permission
  /// The row.
  package var row: RowKey?
  /// The column.
  package var column: ColumnID?
  /// The section.
  package var section: Text?
  /// The layer that refused.
  package var layer: SettingLayer
  /// The name of the kind, section or column in that layer.
  package var name: Text?
  /// Why the permission could not be determined, if that is the reason.
  package var problem: Text?
  /// Whether the client was asked, and refused or did not answer.
  package var wasAsked = false
}

/// An edit or a selection needs permissions from the client. Nothing has changed.
package struct DecisionNeeded: Error, Sendable {
  /// The permissions to ask for, in order of occurrence.
  package var asked: [AskedPermission]
  /// The refusal if the client does not grant them.
  package var first: PermissionRefusal?

  /// The permissions that the client must decide; `first` is found in the table.
  package init(asked: [AskedPermission], in table: TableState) {
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

/// A view's user, to whom the table's declarations apply.
package struct ViewUser: Sendable {
  /// The changes that are allowed through the view.
  package var binding: ViewBinding
  /// The source of the view's sections.
  package var sections: SectionSource
  /// The values that replace null in the view.
  package var nullDefaults: [ColumnNumber: Cell]
  /// The permissions that the client has granted.
  package var allowed = Set<AskedPermission>()

  /// The user of a view, with its binding, its sections, and the values that replace null by column.
  package init(
    binding: ViewBinding, sections: SectionSource, nullDefaults: [ColumnNumber: Cell]
  ) {
    self.binding = binding
    self.sections = sections
    self.nullDefaults = nullDefaults
  }

  /// Cells in the form to be written: the replacement of null is null.
  package func written(_ cells: [CellEdit]) -> [CellEdit] {
    guard !nullDefaults.isEmpty else { return cells }
    return cells.map { edit in
      guard nullDefaults[edit.column]?.value == edit.cell.value else { return edit }
      return CellEdit(column: edit.column, cell: .null)
    }
  }
}

extension TableState {
  /// Refuses a draft that the view's user could not commit. Permissions of the client are requested
  /// when it is committed.
  ///
  /// - Throws: ``TableError/notBound(_:)`` if the view is not bound,
  ///   ``TableError/notPermitted(_:)``.
  package func checkTyping(at place: CellPlace, _ user: ViewUser) throws(TableError) {
    guard user.binding != .none else { throw .notBound(.none) }
    guard let column = content.schema[place.column] else { return }
    var check = PermissionCheck(self, sections: user.sections, allowed: [])
    check.prepare([place.slot])
    if let refusal = check.refusal(.edit, slot: place.slot, column: column) {
      throw .notPermitted(refusal)
    }
  }
}

/// Checks declarations for the permissions of a view's user.
package struct PermissionCheck {
  private var resolver: SettingResolver
  private let allowed: Set<AskedPermission>
  /// The permissions to ask the client for.
  package private(set) var asked: [AskedPermission] = []

  /// - Parameter sections: The source of the sections of the user's view.
  package init(_ table: TableState, sections: SectionSource, allowed: Set<AskedPermission>) {
    self.allowed = allowed
    resolver = SettingResolver(table, sections: sections)
  }

  /// Whether a permission is granted for all rows; nil if it may differ between rows.
  package static func constant(_ permission: Permission, in table: TableState) -> Bool? {
    guard !table.hasTraits else { return nil }
    guard let rules = table.rules else { return permission.setting.builtIn == .flag(true) }
    switch rules.constant(permission.setting) {
    case .flag(let flag): return flag
    default: return nil
    }
  }

  /// Reads what the rules need of some rows at once. May block on a file.
  package mutating func prepare(_ slots: [UInt32]) { resolver.prepare(slots) }

  /// Why something is not permitted; nil if it is, or if the client must be asked.
  package mutating func refusal(
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

  /// Why a row may not move to the section that edited cells assign it to; nil if it may.
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
