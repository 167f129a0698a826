import ColumnStorage
import TableValues

extension RowChanges {
  /// The maximum number of changed rows whose readers are looked up, and of readers that are
  /// listed.
  private static let followedMax = 4096
  private static let readersMax = 1 << 14

  /// The changes, extended by rows that read changed cells in other rows. They are listed as
  /// changed if one of their cells is computed from these, and as retold if only the rules read
  /// them. The changed columns are extended by those computed from them.
  ///
  /// O(changed rows · columns that read others). Nil if there are too many, or if rows were loaded
  /// whose absence anybody may have read. Everything that depends on other rows must then be
  /// rebuilt.
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
    // Columns that read others may be read by others, so this repeats until nothing is added.
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

  /// The rows of one expression that may read a changed cell in other rows; nil: too many.
  ///
  /// - Parameters:
  ///   - ledger: The record of which rows read which cells.
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
