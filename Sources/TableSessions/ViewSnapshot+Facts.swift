import ColumnStorage
import Expressions
import RowPipeline
import TableValues

extension ViewSnapshot {
  /// Who watches a view that rules are resolved for.
  enum Watcher {
    /// Nobody: where a pointer is has no answer.
    case nobody
    /// A subscription, and where its client's pointer is.
    case subscription(RowPointer?)
  }

  /// What a name says of a row in this view, in expressions of rules; nil: it is none of these names.
  ///
  /// O(log n).
  func fact(_ name: String, of slot: UInt32, for watcher: Watcher) -> ExpressionValue? {
    switch name {
    case "selected": .boolean(selection.contains(Selection.Point(slot: slot)))
    case "hovered":
      switch watcher {
      case .nobody: .null
      case .subscription(let pointer): .boolean(pointer?.slot == slot)
      }
    case "hoveredColumn":
      switch watcher {
      case .nobody: .null
      case .subscription(let pointer):
        (pointer?.slot == slot ? pointer?.column : nil).map { .text($0.text) } ?? .null
      }
    case "index": pageIndex(of: .row(slot)).map { .integer(Int64($0)) } ?? .null
    case "section":
      sectionPath(of: slot).map { path in
        .list(ExpressionList(path.map { (try? ExpressionValue(cell: $0)) ?? .null }))
      } ?? .null
    default: nil  // bound by somebody else
    }
  }
}
