import ColumnStorage
import RowTree
import TableValues

extension TableState {
  /// The cells, with a finder of rows by key. O(1).
  package var linked: TableContent {
    if content.rows != nil { return content }
    var linked = content
    linked.rows = LiveRows(self)
    return linked
  }
}

extension TableContent {
  /// Renews columns that read changed cells in other rows.
  mutating func renewReaders(after change: TableChange, at revision: Revision) {
    switch change {
    case .cells(let column, _):
      renewReaders(ofCells: column, isKey: schema.isKey(column), at: revision)
    // Keys never contain client-computed cells.
    case .supplied(let column, _): renewDerived(reading: [column], revision: revision)
    case .rows(.move): break
    case .rows(.insert), .rows(.load), .rows(.remove), .rows(.revive):
      renewDerived(reading: nil, revision: revision)
    // Redefined columns have been replaced already.
    case .schema, .parameters, .traits, .sections: break
    }
  }

  /// The same after a change of cells in one column.
  mutating func renewReaders(ofCells column: ColumnNumber, isKey: Bool, at revision: Revision) {
    if isKey {
      renewDerived(reading: nil, revision: revision)
    } else {
      renewDerived(readingOnly: column, revision: revision)
    }
  }
}

/// The live rows of a table in one state.
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
