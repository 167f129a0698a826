import ColumnStorage
import EditJournal
import RowTree
import TableModel
import TableSessions
import TableValues

/// Names the steps of an undo history by the names in the file, from the table as it is back or ahead.
///
/// A cell without an edit is the source's, parsed as the type that its column has at the time. The next
/// process has such a cell as an edit where its file has another one or none. So a step that changes the
/// type of a column gets these cells, too.
struct StepNaming {
  private let unsaved: UnsavedTable
  private var names: SavedNames
  private var table: TableState { unsaved.table }
  /// Where cells are edited at the time or not, and are otherwise now.
  private var edited: [ColumnNumber: [UInt32: Bool]] = [:]

  /// Begins at the table as it is.
  init(_ unsaved: UnsavedTable, _ names: SavedNames) {
    (self.unsaved, self.names) = (unsaved, names)
  }

  /// A step, the nearest one that was not named yet.
  ///
  /// - Throws: ``JournalRefusal/beforeSave`` if it names an unknown row or column.
  /// - Complexity: O(changes), and for a change of a column's type O(rows that differ in the file).
  mutating func named(_ step: KeptStep) throws(JournalRefusal) -> KeptStep {
    var step = step
    if names.leavesOutDead {
      // A step that names such rows has many cells. So its rows are looked at first.
      for case .rows(let change) in step.records.joined() {
        _ = try names.change(.rows(change), table)
      }
    }
    for place in step.records.indices.reversed() {
      var changes: [TableChange] = []
      for change in step.records[place].reversed() {
        let named = try names.change(ColumnForms.noted(change, all: true), table)
        let whole = try whole(named, of: change)
        // What is listed last was made last.
        changes += try retyped(by: change)
        changes.append(whole)
        follow(change)
      }
      step.records[place] = changes.reversed()
    }
    return step
  }

  /// Follows that a change is not made yet.
  private mutating func follow(_ change: TableChange) {
    switch change {
    case .cells(let column, let cells):
      for cell in cells.reversed() { edited[column, default: [:]][cell.slot] = cell.before != nil }
    case .schema(let before, _):
      for column in before.columns where column.isStored {
        names.pastColumns[column.number] = column
      }
    case .rows, .parameters, .sections, .traits, .supplied: break
    }
  }

  /// The cells that become others with the types of columns.
  private mutating func retyped(by change: TableChange) throws(JournalRefusal) -> [TableChange] {
    guard case .schema(let before, _) = change else { return [] }
    var changes: [TableChange] = []
    for old in before.columns where old.isStored {
      let new = names.readColumn(old.number, of: table)
      if new.type == old.type, new.traits.parse == old.traits.parse { continue }
      let slots = otherSlots(of: old.number)
      if slots.isEmpty { continue }
      let (ours, theirs) = (cells(slots, old), cells(slots, new))
      var list: [CellChange] = []
      for (place, slot) in slots.enumerated() where ours[place] != theirs[place] {
        guard let name = names.name(of: slot) else { continue }
        list.append(CellChange(slot: name, before: ours[place], after: theirs[place]))
      }
      if !list.isEmpty { changes.append(.cells(column: names.column(old.number), list)) }
    }
    return changes
  }

  /// The rows of the source that have no edited cell of a column at the time, and that the next process
  /// does not read as they are.
  private func otherSlots(of number: ColumnNumber) -> [UInt32] {
    guard names.isInSource(number), !names.leftOutColumns.contains(number) else { return [] }
    var slots = names.others.filter { $0 < RowSlot.firstInserted }
    switch names.holding(number) {
    case .source: break
    case .nothing:
      for run in unsaved.saved.order.runs(inTotal: 0..<unsaved.saved.order.totalCount)
      where run.isLive && run.start < RowSlot.firstInserted && !unsaved.hasNoFile {
        slots += (run.start..<run.start + UInt32(run.count)).filter { !names.isOther($0) }
      }
    case .own:
      unsaved.saved.content.forEachEdit(in: 0..<RowSlot.firstInserted, column: number) { slot, _ in
        if !names.isOther(slot) { slots.append(slot) }
      }
    }
    let edited = edited[number] ?? [:]
    return slots.filter { slot in
      !(edited[slot] ?? (table.content.ownCell(slot: slot, column: number)?.cell != nil))
    }
  }

  private func cells(_ slots: [UInt32], _ column: Column) -> [Cell] {
    let content = names.reading(column, of: table)
    return names.sourceCells(slots, column, content, table.revision)
  }

  /// A change by the names in the file, also in what was before.
  private mutating func whole(
    _ named: TableChange, of change: TableChange
  ) throws(JournalRefusal) -> TableChange {
    switch change {
    case .cells, .parameters, .supplied, .rows(.insert), .rows(.remove), .rows(.revive),
      .rows(.load):
      return named
    case .rows(.move), .schema, .sections, .traits: break
    }
    let inverse = try names.change(ColumnForms.noted(change.inverse, all: true), table)
    switch (named, inverse) {
    case (.rows(.move(let there, _)), .rows(.move(let back, _))):
      return .rows(.move(there: there, back: back))
    case (.sections(_, let after), .sections(_, let before)):
      return .sections(before: before, after: after)
    case (.schema(_, let after), .schema(_, let before)):
      return .schema(before: before, after: after)
    case (.traits(var list), .traits(let before)):
      for (row, change) in before.reversed().enumerated() { list[row].before = change.after }
      return .traits(list)
    default: return named
    }
  }
}
