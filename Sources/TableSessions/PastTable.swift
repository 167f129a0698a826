import RowPipeline
import RowTree
import TableValues

/// A table as it was at a revision: a newer state, and the records that lie between.
package struct PastTable: Sendable {
  /// The revision it is about.
  package let revision: Revision
  private let newer: TableState
  private let records: [AppliedRecord]

  init(_ newer: TableState, _ records: [AppliedRecord], at revision: Revision) {
    self.newer = newer
    self.records = records
    self.revision = revision
  }

  /// The state, by taking the records back from the last to the first. O(their rows and cells).
  package func state() -> TableState {
    var state = newer
    for applied in records.reversed() {
      for change in applied.inverseChanges { state.apply(change, at: revision) }
    }
    state.advance(to: revision)
    return state
  }
}

/// The newest records whole, by which older states can be told; the undo history has most of them
/// too, so that they take little memory of their own.
struct PastLog: Sendable {
  private var entries: [AppliedRecord] = []
  /// The oldest state that can be told.
  private(set) var base: Revision
  private var byteSize = 0

  /// So many bytes of records are kept in any case, and so many records of more.
  private static let byteSizeMin = 128 << 10
  private static let countMin = 8
  private static let byteSizeMax = 16 << 20
  private static let countMax = 1024

  init(base: Revision) {
    self.base = base
  }

  /// Adds a record that was just applied; lets the oldest go when there is too much, never this.
  mutating func note(_ record: EditRecord, at revision: Revision) {
    let applied = AppliedRecord(record, at: revision)
    entries.append(applied)
    byteSize += applied.byteSize
    var dropped = 0
    let countLeft = entries.count <= Self.countMax ? Self.countMax : Self.countMax / 2
    while dropped + 1 < entries.count {
      let left = entries.count - dropped
      let isLarge = byteSize > Self.byteSizeMin && left > Self.countMin
      guard isLarge || byteSize > Self.byteSizeMax || left > countLeft else { break }
      byteSize -= entries[dropped].byteSize
      base = entries[dropped].revision
      dropped += 1
    }
    if dropped == 0 { return }
    entries.removeFirst(dropped)
    entries.giveBackRoom()
  }

  /// About how many bytes it takes that the undo history has not got, too. O(cells).
  var heldByteSize: Int {
    entries.reduce(HeapSize.array(entries)) { $0 + ($1.isInHistory ? 0 : $1.heldByteSize) }
  }

  /// Lets go of states before a revision. O(entries).
  mutating func drop(before revision: Revision) {
    guard base < revision else { return }
    base = revision
    entries.removeAll { $0.revision <= revision }
    entries.giveBackRoom()
    byteSize = entries.reduce(0) { $0 + $1.byteSize }
  }

  /// Adds the rows that records after a revision find places by. O(entries), O(rows moved).
  ///
  /// - Returns: how many rows were looked at.
  func addNeighbours(after revision: Revision, to names: inout RowSet) -> Int {
    var count = 0
    for applied in entries where applied.revision > revision {
      count += 1 + applied.addNeighbours(to: &names)
    }
    return count
  }

  /// The records after a revision, oldest first; nil when they do not reach back to it.
  func records(after revision: Revision) -> [AppliedRecord]? {
    guard revision >= base else { return nil }
    return Array(entries.drop { $0.revision <= revision })
  }
}

extension TableSession {
  /// The table as it was at a revision, as far as its change log reaches; now for nil. O(records).
  ///
  /// - Throws: ``TableError/revisionIsGone(asked:oldest:current:)``.
  package func past(_ asked: Revision?) throws(TableError) -> PastTable {
    let state = try state()
    let revision = asked ?? state.revision
    guard revision <= state.revision, let records = pastLog.records(after: revision) else {
      throw .revisionIsGone(asked: revision, oldest: pastLog.base, current: state.revision)
    }
    return PastTable(state, records, at: revision)
  }
}
