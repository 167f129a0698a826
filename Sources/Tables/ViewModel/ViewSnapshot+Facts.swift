import ColumnStorage
import Expressions
import RowPipeline
import TableModel
import TableValues

extension ViewSnapshot {
  /// The watcher of a view for which rules are resolved.
  package enum Watcher {
    /// None: the position of a pointer is unknown.
    case nobody
    /// A subscription, with the position of its client's pointer.
    case subscription(RowPointer?)
  }

  /// The value of a fact about a row in this view, by the name that expressions use; nil for other
  /// names.
  ///
  /// O(log n).
  package func fact(_ name: String, of slot: UInt32, for watcher: Watcher) -> ExpressionValue? {
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

/// The position of a client's pointer: a row, and one of its cells if the client reports it.
package struct RowPointer: Hashable, Sendable {
  /// The row.
  package var slot: UInt32
  /// The column.
  package var column: ColumnID?

  /// The pointer on a row.
  package init(slot: UInt32, column: ColumnID? = nil) {
    self.slot = slot
    self.column = column
  }

  /// The pointer, if its row is on the page shown. O(log n).
  package func kept(in snapshot: ViewSnapshot) -> RowPointer? {
    snapshot.pageIndex(of: .row(slot)) == nil ? nil : self
  }
}

/// A view with who watches it: what expressions of rules read of it.
private struct WatchedView: RowFacts {
  let view: ViewSnapshot
  let watcher: ViewSnapshot.Watcher

  func fact(_ name: String, of slot: UInt32) -> ExpressionValue? {
    view.fact(name, of: slot, for: watcher)
  }
}

extension SettingResolver {
  /// Resolves for a view: its sections, and the facts about it that expressions read.
  package init(_ view: ViewSnapshot) {
    self.init(
      view.table, sections: view.state.sectionSource,
      facts: WatchedView(view: view, watcher: .nobody))
  }

  /// Resolves for a subscription's window on a view, with its client's pointer.
  package init(_ view: ViewSnapshot, watchedAt pointer: RowPointer?) {
    self.init(
      view.table, sections: view.state.sectionSource,
      facts: WatchedView(view: view, watcher: .subscription(pointer)))
  }
}
