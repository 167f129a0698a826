import ColumnStorage
import Expressions
import RowPipeline
import TableValues

extension ViewSnapshot {
  /// What a name says of a row in this view, in expressions of rules; nil: it is none of these names.
  ///
  /// O(log n).
  func fact(_ name: String, of slot: UInt32) -> ExpressionValue? {
    switch name {
    case "selected": .boolean(selection.contains(Selection.Point(slot: slot)))
    // Where the pointer is, no client says yet.
    case "hovered": .null
    case "index": pageIndex(of: .row(slot)).map { .integer(Int64($0)) } ?? .null
    case "section":
      sectionPath(of: slot).map { path in
        .list(ExpressionList(path.map { (try? ExpressionValue(cell: $0)) ?? .null }))
      } ?? .null
    default: nil  // bound by somebody else
    }
  }
}
