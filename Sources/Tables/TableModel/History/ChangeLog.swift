import RowPipeline
import TableValues

/// The rows changed by each record since some revision. Views that lag behind are updated from it.
///
/// It stores no cells: a view reads them from the two states.
package struct ChangeLog: Sendable {
  private var entries: [NamedRows] = []
  /// The oldest state from which a view can be updated with this log.
  private(set) var base: Revision
  private var rowCount = 0
  private let rowCountMax: Int

  /// An empty log that begins at a revision.
  ///
  /// - Parameter rowCountMax: The maximum number of changed rows and cells; the newest record is
  ///   always kept. A view that lags further behind is rebuilt, which is then also cheaper.
  package init(base: Revision, rowCountMax: Int = 200_000) {
    self.base = base
    self.rowCountMax = rowCountMax
  }

  /// Adds a record that was just applied.
  ///
  /// - Parameter living: The number of live rows. Updating a view by several times as many changes
  ///   is not cheaper than rebuilding it.
  package mutating func note(_ record: EditRecord, at revision: Revision, living: Int = .max) {
    let named = NamedRows(record, at: revision)
    entries.append(named)
    rowCount += named.count
    let rowCountMax = min(rowCountMax, max(2048, living < .max / 4 ? 4 * living : .max))
    let entryCountMax = max(1024, min(4096, living))
    guard rowCount > rowCountMax || entries.count > entryCountMax else { return }
    var dropped = 0
    while dropped < entries.count - 1,
      rowCount > rowCountMax / 2 || entries.count - dropped > entryCountMax / 2
    {
      rowCount -= entries[dropped].count
      base = entries[dropped].revision
      dropped += 1
    }
    entries.removeFirst(dropped)
    entries.giveBackRoom()
  }

  /// Its approximate size in bytes. O(1).
  package var heldByteSize: Int { entries.capacity * MemoryLayout<NamedRows>.stride + rowCount * 8 }

  /// The records after a revision; nil if the log does not reach back that far.
  package func records(after revision: Revision) -> ArraySlice<NamedRows>? {
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

/// The rows that one record refers to.
///
/// In a long session most records write one cell. They need no memory of their own.
package struct NamedRows: Sendable {
  /// The revision that the record made.
  package let revision: Revision
  /// The rows.
  package let names: Names

  /// The forms in which rows are stored.
  package enum Names: Sendable {
    case cell(ColumnNumber, UInt32)
    indirect case many(NamedRowList)
  }

  init(_ record: EditRecord, at revision: Revision) {
    self.revision = revision
    if record.changes.count == 1, case .cells(let column, let cells) = record.changes[0],
      cells.count == 1
    {
      names = .cell(column, cells[0].slot)
    } else {
      names = .many(NamedRowList(record))
    }
  }

  /// The number of rows and cells. Loaded rows count as one.
  var count: Int {
    switch names {
    case .cell: 2
    case .many(let list): list.count
    }
  }
}

/// The rows that one record refers to, by type of change.
package struct NamedRowList: Sendable {
  /// The columns whose cells it wrote.
  package private(set) var columns: [ColumnNumber] = []
  /// The rows of these cells.
  package private(set) var cells: [UInt32] = []
  /// Rows that it removed or revived.
  package private(set) var life: [UInt32] = []
  /// Rows that it moved.
  package private(set) var places: [UInt32] = []
  /// Rows whose properties beside their cells changed.
  package private(set) var traits: [UInt32] = []
  /// Rows that it inserted.
  package private(set) var inserted: [Range<UInt32>] = []
  /// Rows of the source that had been read.
  package private(set) var loaded: [Range<UInt32>] = []
  private(set) var count = 1
  /// Whether it changed columns, parameters or declared sections.
  private var isOfTable = false

  /// Whether it only wrote cells, moved rows or changed properties of rows.
  var keepsRows: Bool {
    let isKnown = !columns.isEmpty || !traits.isEmpty || !places.isEmpty
    return isKnown && !isOfTable && life.isEmpty && inserted.isEmpty && loaded.isEmpty
  }

  init(_ record: EditRecord) {
    for change in record.changes { note(change) }
  }

  private mutating func note(_ change: TableChange) {
    switch change {
    case .cells(let column, let changes), .supplied(let column, let changes):
      columns.append(column)
      cells += changes.lazy.map(\.slot)
      count += changes.count
    case .rows(.insert(let slots, _)):
      inserted.append(slots)
      count += slots.count
    case .rows(.remove(let slots)), .rows(.revive(let slots)):
      life += slots
      count += slots.count
    case .rows(.move(let there, _)):
      places += there.lazy.map(\.slot)
      count += there.count
    case .rows(.load(let slots, _)):
      loaded.append(slots)
      count += 1
    case .traits(let changes):
      traits += changes.lazy.map(\.slot)
      count += changes.count
      // Rows of another kind may have other display texts.
      let ofOtherKind = changes.filter { $0.before?.kind != $0.after?.kind }
      if ofOtherKind.isEmpty { break }
      columns.append(.saidKind)
      cells += ofOtherKind.map(\.slot)
    // The maintainer itself compares columns and their definitions.
    case .schema, .parameters:
      isOfTable = true
      count += 1
    // The declared sections are part of the views' rules.
    case .sections:
      isOfTable = true
      count += 1
    }
  }
}
