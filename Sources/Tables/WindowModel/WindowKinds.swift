import ColumnStorage
import RowTree
import TableModel
import TableValues
import ViewModel

/// The kinds of a window's rows and cells, the editors of cells, and the client states of rows and
/// cells; in runs of window indices.
package struct WindowKinds: Equatable, Sendable {
  /// Rows of one kind.
  package struct Rows: Equatable, Sendable {
    /// The kind.
    package var kind: Text
    /// The rows, in runs.
    package var rows: [Range<Int>]
  }

  /// Cells of one column with the same cell type and editor.
  package struct Cells: Equatable, Sendable {
    /// The column.
    package var column: ColumnID
    /// The cell type.
    package var cellKind: SettingValue?
    /// The editor.
    package var editor: SettingValue?
    /// The rows, in runs.
    package var rows: [Range<Int>]
  }

  /// The client state of one row.
  package struct State: Equatable, Sendable {
    /// The row.
    package var index: Int
    /// The client's own JSON.
    package var state: OpaqueJSON
  }

  /// The client state of one cell.
  package struct CellState: Equatable, Sendable {
    /// The row.
    package var index: Int
    /// The column.
    package var column: ColumnID
    /// The client's own JSON.
    package var state: OpaqueJSON
  }

  /// Rows of a declared kind, in order of the kinds' first occurrence.
  package private(set) var rows: [Rows] = []
  /// Cells with a cell type or editor, by column.
  package private(set) var cells: [Cells] = []
  /// Rows with client state.
  package private(set) var states: [State] = []
  /// Cells of the window's columns with client state, row by row.
  package private(set) var cellStates: [CellState] = []

  /// No kinds.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool {
    rows.isEmpty && cells.isEmpty && states.isEmpty && cellStates.isEmpty
  }

  /// The kinds of a window. O(rows · columns with declarations). May block on a file.
  init(of shadow: Shadow) {
    let table = shadow.snapshot.table
    let columns = shadow.columns.filter { Self.isSaid(of: $0, in: table) }
    let hasKinds = table.rules?.declarations.kinds.isEmpty == false
    guard hasKinds || table.hasTraits || !columns.isEmpty else { return }
    var resolver = SettingResolver(shadow.snapshot, watchedAt: shadow.pointer)
    let rows = shadow.slots.enumerated().filter { $0.element != WindowEntries.noRow }
    resolver.prepare(rows.map(\.element))
    for (index, slot) in rows {
      if hasKinds, let kind = resolver.kind(of: slot).name { note(kind, index) }
      if let traits = table.traits(of: slot) { note(traits, index, shadow.columns) }
    }
    for column in columns {
      let first = cells.count
      for (index, slot) in rows {
        let target = SettingResolver.Target(slot: slot, column: column)
        let cellKind = resolver.resolve(.cellKind, target).value
        let editor = resolver.resolve(.editor, target).value
        if cellKind != nil || editor != nil {
          note(column.id, cellKind, editor, index, from: first)
        }
      }
    }
  }

  private static func isSaid(of column: Column, in table: TableState) -> Bool {
    table.rules?.says(.cellKind) ?? false || table.rules?.says(.editor) ?? false
      || column.traits.documents["cellKind"] != nil || column.traits.documents["editor"] != nil
  }

  private mutating func note(_ traits: RowTraits, _ index: Int, _ columns: [Column]) {
    if let state = traits.state { states.append(State(index: index, state: state)) }
    if traits.cellStates.isEmpty { return }
    for column in columns {
      guard let state = traits.cellStates[column.number] else { continue }
      cellStates.append(CellState(index: index, column: column.id, state: state))
    }
  }

  private mutating func note(_ kind: Text, _ index: Int) {
    if let place = rows.firstIndex(where: { $0.kind == kind }) {
      rows[place].rows.append(index: index)
    } else {
      rows.append(Rows(kind: kind, rows: [index..<index + 1]))
    }
  }

  private mutating func note(
    _ column: ColumnID, _ cellKind: SettingValue?, _ editor: SettingValue?, _ index: Int,
    from first: Int
  ) {
    let place = cells[first...].firstIndex { $0.cellKind == cellKind && $0.editor == editor }
    if let place {
      cells[place].rows.append(index: index)
    } else {
      cells.append(
        Cells(column: column, cellKind: cellKind, editor: editor, rows: [index..<index + 1]))
    }
  }
}

extension WindowKinds: WindowFacet {
  static var option: FacetOptions { .kinds }

  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    if step.known?.sharesKinds(with: step.new) == true { return nil }
    let kinds = WindowKinds(of: step.new)
    return kinds == step.known.map { WindowKinds(of: $0) } ?? WindowKinds() ? nil : .kinds(kinds)
  }
}

extension Shadow {
  /// Whether the kinds are certainly the same: the same rows of the same table in the same columns,
  /// and the same view if they depend on that.
  func sharesKinds(with other: Shadow) -> Bool {
    guard tableRevision == other.tableRevision, entries == other.entries, columns == other.columns
    else { return false }
    if snapshot.table.rules?.readsView != true { return true }
    return snapshot.viewRevision == other.snapshot.viewRevision && pointer == other.pointer
  }
}

extension [Range<Int>] {
  /// Appends an index that is larger than all others.
  mutating func append(index: Int) {
    if let last, last.upperBound == index {
      self[count - 1] = last.lowerBound..<index + 1
    } else {
      append(index..<index + 1)
    }
  }
}
