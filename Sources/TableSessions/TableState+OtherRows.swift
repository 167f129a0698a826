import ColumnStorage
import RowTree
import TableValues

extension TableState {
  /// The cells, with the rows to be found by their keys. O(1).
  package var linked: TableContent {
    if content.rows != nil { return content }
    var linked = content
    linked.rows = LiveRows(self)
    return linked
  }
}

extension TableContent {
  /// Makes columns anew that read in other rows what a change has changed.
  mutating func renewReaders(after change: TableChange, at revision: Revision) {
    switch change {
    case .cells(let column, _):
      if schema.keyColumns.contains(column) {
        renewDerived(reading: nil, revision: revision)
      } else {
        renewDerived(readingOnly: column, revision: revision)
      }
    // Keys are made of no supplied cells.
    case .supplied(let column, _): renewDerived(reading: [column], revision: revision)
    case .rows(.move): break
    case .rows(.insert), .rows(.load), .rows(.remove), .rows(.revive):
      renewDerived(reading: nil, revision: revision)
    // What is made in another way has been made anew already.
    case .schema, .parameters, .traits, .sections: break
    }
  }
}

/// The live rows of a table at one state.
private final class LiveRows: RowFinder {
  private let keys: RowKeyMap
  private let order: RowOrder
  private let sourceRowCount: Int

  init(_ state: TableState) {
    (keys, order) = (state.keys, state.order)
    sourceRowCount = state.content.sourceRowCount
  }

  func slot(of key: RowKey) -> UInt32? {
    keys.slots(of: key, sourceRowCount: sourceRowCount).first { order.contains($0) }
  }

  func key(of slot: UInt32) -> RowKey? { order.holds(slot) ? keys.key(of: slot) : nil }
}
