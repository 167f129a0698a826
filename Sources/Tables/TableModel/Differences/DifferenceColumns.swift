import ColumnStorage
import TableValues

/// The columns of the table of a difference: the marks of a row, the cells after, and beside each
/// compared column the cells before.
package struct DifferenceColumns: Sendable {
  /// What the cells of a column are.
  package enum Role: Sendable, Hashable {
    /// The word of ``DifferenceMark/Kind``.
    case kind
    /// Whether the row has moved.
    case moved
    /// The ids of the columns whose cells differ, as a list.
    case changed
    /// The key of the row before.
    case oldKey
    /// The key of the row after.
    case newKey
    /// The cell after; in a removed row, or if only the first table has the column, the cell before.
    case cell(old: Column?, new: Column?)
    /// The cell before.
    case was(Column)
  }

  /// The columns of the table.
  package let schema: TableSchema
  /// The roles of the columns.
  package let roles: [ColumnNumber: Role]
  /// The compared columns before and after, in order.
  package let compared: [(old: Column, new: Column)]
  /// The ids of ``compared``.
  let comparedIDs: [ColumnID]
  /// The compared columns of the difference, each with the column of its cells before.
  package let pairs: [(column: ColumnID, was: ColumnID)]
  /// The first number that no column has had.
  private let nextNumber: Int

  /// Plans the columns of a difference.
  ///
  /// - Parameters:
  ///   - ids: The columns to compare; nil: those that both tables have.
  ///   - known: The columns until now. Those with the same role keep their number.
  package init(
    from old: TableState, to new: TableState, comparing ids: [ColumnID]?,
    keeping known: DifferenceColumns? = nil
  ) {
    let (before, after) = (old.content.schema, new.content.schema)
    let wanted = ids.map { Set($0) }
    let all = after.columns + before.columns.filter { after[$0.id] == nil }
    // The tables' own columns come first, so that these keep their ids.
    var headers = all.map(\.id.text)
    var plan: [(role: Role, header: Int)] = []
    func add(_ role: Role, _ header: Text) {
      plan.append((role, headers.count))
      headers.append(header)
    }
    add(.kind, "diff_kind")
    var compared: [(old: Column, new: Column)] = []
    for (place, column) in all.enumerated() {
      let pair = (old: before[column.id], new: after[column.id])
      plan.append((.cell(old: pair.old, new: pair.new), place))
      guard let old = pair.old, let new = pair.new, wanted?.contains(column.id) ?? true else {
        continue
      }
      compared.append((old, new))
      add(.was(old), Text(Array("was_".utf8) + column.id.text.utf8))
    }
    add(.moved, "diff_moved")
    add(.changed, "diff_changed")
    add(.oldKey, "diff_from")
    add(.newKey, "diff_to")
    let columnIDs = TableSchema.ids(forHeaders: headers)
    var numbers: [Role.Key: ColumnNumber] = [:]
    for (number, role) in known?.roles ?? [:] { numbers[role.key] = number }
    var next = known?.nextNumber ?? 0
    var roles: [ColumnNumber: Role] = [:]
    var columns: [Column] = []
    var pairs: [(column: ColumnID, was: ColumnID)] = []
    for (role, header) in plan {
      let number = numbers[role.key] ?? ColumnNumber(next)
      if number.rawValue == next { next += 1 }
      roles[number] = role
      columns.append(Self.column(number, columnIDs[header], role, old, new))
      if case .was = role { pairs.append((columns[columns.count - 2].id, columnIDs[header])) }
    }
    schema = TableSchema(columns: columns)
    self.roles = roles
    self.compared = compared
    comparedIDs = compared.map(\.new.id)
    self.pairs = pairs
    nextNumber = next
  }

  private static func column(
    _ number: ColumnNumber, _ id: ColumnID, _ role: Role, _ old: TableState, _ new: TableState
  ) -> Column {
    let made = { (type: ColumnType) in
      Column(
        number: number, id: id, title: id.text, type: type, isSearchable: false, isEditable: false)
    }
    switch role {
    case .kind: return made(.text)
    case .moved: return made(.boolean)
    case .changed: return made(.list)
    case .oldKey: return made(old.hasIntegerKeys ? .integer : .text)
    case .newKey: return made(new.hasIntegerKeys ? .integer : .text)
    case .cell(let before, let after): return copy(after ?? before, number, id, isWas: false)
    case .was(let before): return copy(before, number, id, isWas: true)
    }
  }

  /// A column with the same type and the same look. Its cells are not edited, computed or parsed here.
  private static func copy(
    _ column: Column?, _ number: ColumnNumber, _ id: ColumnID, isWas: Bool
  ) -> Column {
    let title = column?.title ?? id.text
    var copy = Column(
      number: number, id: id, title: isWas ? Text(title.utf8 + Array(" (was)".utf8)) : title,
      type: column?.type ?? .text, isSortable: column?.isSortable ?? true,
      isSearchable: column?.isSearchable ?? true, isEditable: false)
    guard let traits = column?.traits else { return copy }
    copy.traits.comparator = traits.comparator
    copy.traits.documents = traits.documents.filter {
      ["align", "cellKind", "meta"].contains($0.key)
    }
    return copy
  }

  /// The id of a column of marks.
  package func id(of role: Role) -> ColumnID? {
    schema.columns.first { roles[$0.number] == role }?.id
  }
}

extension DifferenceColumns.Role {
  /// What stays the same while the columns of both sides are renamed or moved.
  struct Key: Hashable {
    private var word: String
    private var places: [Int]
    private var types: [ColumnType]

    init(_ word: String, _ columns: [Column?] = []) {
      self.word = word
      places = columns.map { $0?.number.rawValue ?? -1 }
      types = columns.compactMap { $0?.type }
    }
  }

  /// The role without titles and formats.
  var key: Key {
    switch self {
    case .kind: Key("kind")
    case .moved: Key("moved")
    case .changed: Key("changed")
    case .oldKey: Key("from")
    case .newKey: Key("to")
    case .cell(let old, let new): Key("cell", [old, new])
    case .was(let old): Key("was", [old])
    }
  }

  /// Whether it is a mark of the row.
  var isMark: Bool {
    switch self {
    case .kind, .moved, .changed, .oldKey, .newKey: true
    case .cell, .was: false
    }
  }
}

extension TableState {
  /// Whether every key is an integer.
  fileprivate var hasIntegerKeys: Bool {
    let schema = content.schema
    return keys.isGiven
      || schema.keyColumns.count == 1 && schema[schema.keyColumns[0]]?.type == .integer
  }
}

/// How a row differs between both sides.
package struct DifferenceMark: Sendable, Hashable {
  /// The mark of a row in one word.
  package enum Kind: String, Sendable, CaseIterable {
    /// On both sides, with equal cells and in the same place.
    case same
    /// On the second side only.
    case added
    /// On the first side only.
    case removed
    /// On both sides, with different cells. It may have moved, too.
    case changed
    /// On both sides with equal cells, in another place.
    case moved
  }

  /// Whether the row is on both sides and not in the same place.
  package var isMoved = false
  /// The indices of compared columns whose cells differ, rising.
  package var changed: [UInt16] = []

  /// A row without differences.
  package init() {}

  /// The mark in one word.
  package func kind(of pair: RowPair) -> Kind {
    if pair.old == nil { return .added }
    if pair.new == nil { return .removed }
    if !changed.isEmpty { return .changed }
    return isMoved ? .moved : .same
  }
}

/// A row of both sides, by slot. It is on at least one of them.
package struct RowPair: Sendable, Hashable {
  private var oldValue: UInt32
  private var newValue: UInt32
  private static let none = UInt32.max

  /// The row before; nil: it was added.
  package var old: UInt32? {
    get { oldValue == Self.none ? nil : oldValue }
    set(slot) { oldValue = slot ?? Self.none }
  }
  /// The row after; nil: it was removed.
  package var new: UInt32? {
    get { newValue == Self.none ? nil : newValue }
    set(slot) { newValue = slot ?? Self.none }
  }

  /// Makes a pair.
  package init(old: UInt32?, new: UInt32?) {
    oldValue = old ?? Self.none
    newValue = new ?? Self.none
  }
}
