import RowPipeline
import RowTree
import TableValues

/// A table at an earlier revision: a newer state, and the records in between.
package struct PastTable: Sendable {
  /// The revision.
  package let revision: Revision
  private let newer: TableState
  private let records: [AppliedRecord]

  init(_ newer: TableState, _ records: [AppliedRecord], at revision: Revision) {
    self.newer = newer
    self.records = records
    self.revision = revision
  }

  /// The state, computed by undoing the records from the last to the first. O(their rows and
  /// cells).
  package func state() -> TableState {
    var state = newer
    for applied in records.reversed() {
      for change in applied.inverseChanges { state.apply(change, at: revision) }
    }
    state.advance(to: revision)
    return state
  }
}

/// The newest records with their cells, from which older states can be derived. The undo history
/// has most of them too, so they need little memory of their own.
package struct PastLog: Sendable {
  private var entries: [AppliedRecord] = []
  /// The oldest state that can be derived.
  package private(set) var base: Revision
  private var byteSize = 0

  /// The minimum size of kept records in bytes, up to twice of which are kept, and the maximum
  /// number of records beyond it.
  private static let byteSizeMin = 128 << 10
  private static let countMin = 8
  private static let byteSizeMax = 16 << 20
  private static let countMax = 1024

  /// An empty log, of a table at that revision.
  package init(base: Revision) {
    self.base = base
  }

  /// Adds a record that was just applied. Drops the oldest if there are too many, but never this
  /// one.
  package mutating func note(_ record: EditRecord, at revision: Revision) {
    let applied = AppliedRecord(record, at: revision)
    entries.append(applied)
    byteSize += applied.byteSize
    var dropped = 0
    // Many are dropped at once, since dropping one moves all others.
    let countLeft = entries.count <= Self.countMax ? Self.countMax : Self.countMax / 2
    let sizeLeft = byteSize <= 2 * Self.byteSizeMin ? 2 * Self.byteSizeMin : Self.byteSizeMin
    while dropped + 1 < entries.count {
      let left = entries.count - dropped
      let isLarge = byteSize > sizeLeft && left > Self.countMin
      guard isLarge || byteSize > Self.byteSizeMax || left > countLeft else { break }
      byteSize -= entries[dropped].byteSize
      base = entries[dropped].revision
      dropped += 1
    }
    if dropped == 0 { return }
    entries.removeFirst(dropped)
    entries.giveBackRoom()
  }

  /// Approximate memory beyond that of the undo history, in bytes. O(cells).
  package var heldByteSize: Int {
    entries.reduce(HeapSize.array(entries)) { $0 + ($1.isInHistory ? 0 : $1.heldByteSize) }
  }

  /// Drops states before a revision. O(entries).
  package mutating func drop(before revision: Revision) {
    guard base < revision else { return }
    base = revision
    entries.removeAll { $0.revision <= revision }
    entries.giveBackRoom()
    byteSize = entries.reduce(0) { $0 + $1.byteSize }
  }

  /// Adds the rows that records after a revision use as positions. O(entries), O(rows moved).
  ///
  /// - Returns: The number of rows examined.
  package func addNeighbours(after revision: Revision, to names: inout RowSet) -> Int {
    var count = 0
    for applied in entries where applied.revision > revision {
      count += 1 + applied.addNeighbours(to: &names)
    }
    return count
  }

  /// The records after a revision, oldest first; nil if they do not reach back that far.
  func records(after revision: Revision) -> [AppliedRecord]? {
    guard revision >= base else { return nil }
    return Array(entries.drop { $0.revision <= revision })
  }
}

extension PastLog {
  /// A table as it was at a revision, as far as the log reaches; now for nil. O(records).
  ///
  /// - Throws: ``TableError/revisionIsGone(asked:oldest:current:)``.
  package func table(
    _ state: TableState, at asked: Revision?
  ) throws(TableError) -> PastTable {
    let revision = asked ?? state.revision
    guard revision <= state.revision, let records = records(after: revision) else {
      throw .revisionIsGone(asked: revision, oldest: base, current: state.revision)
    }
    return PastTable(state, records, at: revision)
  }
}
