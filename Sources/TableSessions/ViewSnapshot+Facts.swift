import ColumnStorage
import Expressions
import RowPipeline
import TableValues

extension ViewSnapshot {
  /// The watcher of a view for which rules are resolved.
  enum Watcher {
    /// None: the position of a pointer is unknown.
    case nobody
    /// A subscription, with the position of its client's pointer.
    case subscription(RowPointer?)
  }

  /// The value of a fact about a row in this view, by the name that expressions use; nil for other
  /// names.
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
    default: nil  // bound elsewhere
    }
  }
}
