import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// The approximate memory of tables by part, in bytes.
package struct TableMemory: Sendable, Equatable {
  /// Sources: rows of created tables, and indexes of files.
  package var sources = 0
  /// Edited and client-computed cells.
  package var edits = 0
  /// The order of rows, and their properties beside cells.
  package var rows = 0
  /// The keys of rows.
  package var keys = 0
  /// The undo history, and the newest records.
  package var history = 0
  /// The orders, filters, selections and heights of views.
  package var views = 0

  /// No memory.
  package init() {}

  /// Adds the memory of another table.
  package mutating func add(_ other: TableMemory) {
    sources += other.sources
    edits += other.edits
    rows += other.rows
    keys += other.keys
    history += other.history
    views += other.views
  }

  /// The total.
  package var total: Int { sources + edits + rows + keys + history + views }
}

/// An immutable copy of a table's parts, which can be measured on any thread.
package struct TableParts: Sendable {
  fileprivate let state: TableState?
  fileprivate let history: UndoHistory
  fileprivate let past: PastLog
  fileprivate let log: ChangeLog
  fileprivate let views: [ViewParts]

  /// Measures them. O(edited rows, cells of the history).
  package func counted() -> TableMemory {
    var memory = TableMemory()
    if let state {
      memory.sources = state.content.source.byteSize
      memory.edits = state.content.editedByteSize
      memory.rows = state.rowsByteSize
      memory.keys = state.keys.byteSize
    }
    memory.history = history.heldByteSize + past.heldByteSize + log.heldByteSize
    memory.views = views.reduce(0) { $0 + $1.byteSize }
    return memory
  }
}

/// The data that a view keeps.
struct ViewParts: Sendable {
  let result: ViewOrderResult
  /// Whether its order is the table's own.
  let isSourceOrder: Bool
  let selection: Selection
  let heights: KeptHeights?

  var byteSize: Int {
    let sets = [result.passing, result.matches, result.hidden, result.failures?.rows]
    let order = isSourceOrder ? 0 : result.order.byteSize
    return sets.reduce(order + 4096) { $0 + ($1?.byteSize ?? 0) }
      + (result.sections?.byteSize ?? 0) + selection.byteSize + (heights?.byteSize ?? 0)
  }
}

extension TableSession {
  /// The current parts of the table. O(views).
  package var parts: TableParts {
    TableParts(
      state: current, history: history, past: pastLog, log: log,
      views: views.values.map { view in
        ViewParts(
          result: view.result, isSourceOrder: view.shownRules.isIdle, selection: view.selection,
          heights: view.heights.kept)
      })
  }
}
