import ColumnStorage
import TableValues

extension RowChanges {
  /// How many rows are followed to those that read them, and how many of these are named.
  private static let followedMax = 4096
  private static let readersMax = 1 << 14

  /// The changes with the rows that read what changed in other rows: as changed ones where a cell
  /// of theirs is made of it, as retold ones where only the rules read it. The changed columns are
  /// widened to those that are made of them.
  ///
  /// O(changed rows · columns that read others). Nil: too many to tell, or rows have been read
  /// meanwhile that everybody may have missed; what depends on other rows is then made anew.
  func withReaders(
    of rules: ViewRules, from old: TableContent, to new: TableContent
  ) -> RowChanges? {
    var changes = self
    changes.changedColumns = changedColumns.map { new.widened($0) }
    let columns = new.derivedColumns.filter { $0.value.ledger != nil }
    let conditions = rules.filter?.expressions.filter { $0.ledger != nil } ?? []
    let hider = rules.hiding?.hider
    guard !columns.isEmpty || !conditions.isEmpty || hider?.otherColumns.isEmpty == false
    else { return changes }
    guard appendedSourceRows == nil else { return nil }
    // Columns that read others may be read by others: in as many rounds as such chains are long.
    var count = -1
    var rows = Set(changes.changedRows)
    while count != rows.count + (changes.changedColumns?.count ?? 0) {
      count = rows.count + (changes.changedColumns?.count ?? 0)
      for (number, column) in columns {
        guard
          let readers = changes.readers(column.ledger, column.otherColumns, from: old, to: new)
        else { return nil }
        if readers.isEmpty { continue }
        rows.formUnion(readers)
        changes.changedRows = Array(rows)
        changes.changedColumns?.formUnion(new.widened([number]))
        changes.changedColumns?.insert(number)
      }
    }
    for condition in conditions {
      let read = condition.others.map(\.column)
      guard let readers = changes.readers(condition.ledger, read, from: old, to: new) else {
        return nil
      }
      changes.retold += readers
    }
    if let hider {
      guard let readers = hider.readers(of: changes, from: old, to: new) else { return nil }
      changes.retold += readers
    }
    return changes
  }

  /// The rows of one expression that may read what changed in other rows; nil: too many.
  ///
  /// - Parameters:
  ///   - ledger: Which rows read which cells.
  ///   - columns: The columns that they read in other rows.
  package func readers(
    _ ledger: ReadLedger?, _ columns: [ColumnNumber], from old: TableContent,
    to new: TableContent
  ) -> Set<UInt32>? {
    guard let ledger else { return [] }
    let changesKeys = touch(new.schema.keyColumns)
    let rows = inserted + removed + (changesKeys || touch(columns) ? changedRows : [])
    if rows.isEmpty { return [] }
    guard rows.count <= Self.followedMax else { return nil }
    var cells = Set<ReadCell>()
    for slot in rows {
      for key in [old.rows?.key(of: slot), new.rows?.key(of: slot)] {
        guard let key else { continue }
        for column in columns { cells.insert(ReadCell(key: key, column: column)) }
      }
    }
    return ledger.readers(of: cells, limit: Self.readersMax)
  }
}
