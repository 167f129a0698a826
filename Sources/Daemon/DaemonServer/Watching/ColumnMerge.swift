import ColumnStorage
import Expressions
import TableModel
import TableValues

/// Merges the columns of a table that has unsaved changes with the present columns of its file.
///
/// For example, the file had `id,name`, we have added `note`, and another program writes
/// `id,name,city`. The table gets `id,name,city,note`.
struct ColumnMerge {
  private let ours: TableState
  private let base: TableState
  private let theirs: FileColumns
  /// The columns of the file before, in its order.
  private let known: [ColumnNumber]

  /// The columns after it.
  struct Merged {
    /// Those of the table.
    var ours: TableSchema
    /// Those that the file's change makes of the base.
    var base: TableSchema
    /// The numbers of those of the file, in its order.
    var numbers: [ColumnNumber]
  }

  /// A merge of what a table has with what its file has.
  ///
  /// - Parameters:
  ///   - base: The table as the file was before.
  ///   - known: The columns that the file had then, in its order.
  init(
    of ours: TableState, base: TableState, _ theirs: FileColumns, _ known: [ColumnNumber]
  ) {
    (self.ours, self.base, self.theirs, self.known) = (ours, base, theirs, known)
  }

  /// The merged columns. O(columns), and O(edits) of columns that the file has no more.
  ///
  /// - Throws: ``FileReload/Refused`` if the sides do not go together. One has removed a column of the
  ///   file, and the other has changed or renamed it. Both have added one of the same name, given one
  ///   two names, or moved them in two ways. Keys or sections lack their column.
  func merged() throws -> Merged {
    let schema = ours.content.schema
    guard
      known.allSatisfy({ number in
        schema[number].map { $0.isStored == base.content.schema[number]?.isStored } ?? true
      })
    else { throw FileReload.Refused() }
    if theirs.areSame {
      return Merged(ours: schema, base: base.content.schema, numbers: known)
    }
    let (theirSchema, numbers) = try theirs.schema(of: base, known, besides: ours)
    let removed = Set(known).subtracting(numbers)
    try checkRemoved(removed)
    let added = Set(numbers).subtracting(known)
    try checkAdded(added, theirSchema)
    var columns = try placed(numbers, removed, added, theirSchema)
    // One that we have removed, and that has another title there, is a change of both.
    guard !numbers.indices.contains(where: { theirs.isRenamed[$0] && schema[numbers[$0]] == nil })
    else { throw FileReload.Refused() }
    for (place, column) in columns.enumerated() {
      guard let index = numbers.firstIndex(of: column.number), theirs.isRenamed[index] else {
        continue
      }
      columns[place].title = try title(of: column, theirSchema)
    }
    let checked = try ComputedSchema(columns, types: schema.types, parameters: ours.parameters)
    var after = TableSchema(columns: checked.columns, keyColumns: schema.keyColumns)
    after.types = schema.types
    return Merged(ours: after, base: theirSchema, numbers: numbers)
  }

  /// Refuses the removal of a column that keys or sections need, or that we have changed.
  private func checkRemoved(_ removed: Set<ColumnNumber>) throws {
    let needed = ours.content.schema.keyColumns + [ours.sections?.column].compactMap(\.self)
    guard removed.isDisjoint(with: needed) else { throw FileReload.Refused() }
    for number in removed {
      // Both have removed it.
      guard let one = ours.content.schema[number] else { continue }
      guard one.title == base.content.schema[number]?.title, !hasEdits(number, ours, base),
        !hasEdits(number, base, ours)
      else { throw FileReload.Refused() }
    }
  }

  /// Whether a state has own cells in a column that another lacks.
  private func hasEdits(_ column: ColumnNumber, _ one: TableState, _ other: TableState) -> Bool {
    var found = false
    one.content.forEachEdit(in: 0..<RowSlot.firstEntry, column: column) { slot, cell in
      if !found, other.content.ownCell(slot: slot, column: column)?.cell != cell { found = true }
    }
    return found
  }

  private func checkAdded(_ added: Set<ColumnNumber>, _ theirSchema: TableSchema) throws {
    let own = Set(
      ours.content.schema.columns.filter { base.content.schema[$0.number] == nil }.map(\.title))
    for number in added {
      if let title = theirSchema[number]?.title, own.contains(title) { throw FileReload.Refused() }
    }
  }

  /// The title of a column that the file calls otherwise now.
  private func title(of column: Column, _ theirSchema: TableSchema) throws -> Text {
    let before = base.content.schema[column.number]?.title
    let now = theirSchema[column.number]?.title
    guard let now, now != before else { return column.title }
    guard column.title == before || column.title == now else { throw FileReload.Refused() }
    return now
  }

  // MARK: Order

  /// The columns in an order that has the moves of both sides, if only one has any.
  private func placed(
    _ numbers: [ColumnNumber], _ removed: Set<ColumnNumber>, _ added: Set<ColumnNumber>,
    _ theirSchema: TableSchema
  ) throws -> [Column] {
    let kept = ours.content.schema.columns.filter { !removed.contains($0.number) }
    let isOurs = Set(kept.map(\.number))
    let stay = known.filter { !removed.contains($0) && isOurs.contains($0) }
    let theirOrder = numbers.filter { !added.contains($0) && isOurs.contains($0) }
    let isStaying = Set(stay)
    let ourOrder = kept.map(\.number).filter { isStaying.contains($0) }
    if theirOrder != stay, ourOrder != stay, theirOrder != ourOrder { throw FileReload.Refused() }
    var columns = kept
    if theirOrder != stay, theirOrder != ourOrder {
      var next = theirOrder[...]
      for place in columns.indices where isStaying.contains(columns[place].number) {
        guard let column = next.popFirst().flatMap({ ours.content.schema[$0] }) else { break }
        columns[place] = column
      }
    }
    // New ones are placed behind the same column as in the file.
    for (index, number) in numbers.enumerated() where added.contains(number) {
      guard let column = theirSchema[number] else { continue }
      let before = numbers[..<index].reversed().lazy.compactMap { other in
        columns.firstIndex { $0.number == other }
      }.first
      let first = columns.firstIndex { isStaying.contains($0.number) } ?? columns.endIndex
      columns.insert(column, at: before.map { $0 + 1 } ?? first)
    }
    return columns
  }
}
