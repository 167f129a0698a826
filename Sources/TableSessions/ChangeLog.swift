import RowPipeline
import TableValues

/// The records since some revision, by which views that lag are brought up to date.
package struct ChangeLog: Sendable {
  private var entries: [AppliedRecord] = []
  /// The state from which the log can bring a view forward.
  private(set) var base: Revision
  private var rowCount = 0
  private let rowCountMax: Int

  /// An empty log that begins at a revision.
  ///
  /// - Parameter rowCountMax: How many changed rows and cells are kept; what lags further behind
  ///   is built anew, which is then the cheaper way too.
  init(base: Revision, rowCountMax: Int = 200_000) {
    self.base = base
    self.rowCountMax = rowCountMax
  }

  /// Adds a record that was just applied.
  mutating func note(_ record: EditRecord, at revision: Revision) {
    entries.append(AppliedRecord(record: record, revision: revision))
    rowCount += record.rowCount
    guard rowCount > rowCountMax || entries.count > 4096 else { return }
    var dropped = 0
    while dropped < entries.count, rowCount > rowCountMax / 2 || entries.count - dropped > 2048 {
      rowCount -= entries[dropped].record.rowCount
      base = entries[dropped].revision
      dropped += 1
    }
    entries.removeFirst(dropped)
  }

  /// The records after a revision, or nil when the log does not reach back to it.
  func records(after revision: Revision) -> ArraySlice<AppliedRecord>? {
    guard revision >= base else { return nil }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].revision <= revision { low = middle + 1 } else { high = middle }
    }
    return entries[low...]
  }
}

extension EditRecord {
  /// How many rows and cells the record names.
  fileprivate var rowCount: Int {
    changes.reduce(1) { sum, change in
      switch change {
      case .cells(_, let cells): sum + cells.count
      case .rows(.insert(let slots, _)): sum + slots.count
      case .rows(.load): sum + 1
      case .rows(.remove(let slots)), .rows(.revive(let slots)): sum + slots.count
      case .rows(.move(let there, _)): sum + there.count
      }
    }
  }
}
