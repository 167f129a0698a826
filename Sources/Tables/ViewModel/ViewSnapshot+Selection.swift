import RowPipeline
import TableValues

extension ViewSnapshot {
  /// The rows whose cells in a column are selected: by themselves, with their row or with the column.
  ///
  /// - Parameter shown: The rows of the view. Others are left out.
  /// - Complexity: O(rows / 64).
  package func selectedRows(of column: ColumnNumber, among shown: RowSet) -> RowSet {
    var rows: RowSet
    switch state.selection.unit {
    case .row: rows = selection.rows[ColumnNumber?.none] ?? RowSet()
    case .cell: rows = selection.rows[column] ?? RowSet()
    case .column: return selection.contains(.init(column: column)) ? shown : RowSet()
    }
    rows.formIntersection(shown)
    return rows
  }
}
