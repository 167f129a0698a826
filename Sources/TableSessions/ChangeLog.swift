import RowPipeline
import TableValues

/// Which rows the records since some revision name, by which views that lag are brought up to date.
///
/// Cells are not kept: a view reads them from the states it goes between.
package struct ChangeLog: Sendable {
  private var entries: [NamedRows] = []
  /// The state from which the log can bring a view forward.
  private(set) var base: Revision
  private var rowCount = 0
  private let rowCountMax: Int

  /// An empty log that begins at a revision.
  ///
  /// - Parameter rowCountMax: How many changed rows and cells are kept, the newest record in any
  ///   case; what lags further behind is built anew, which is then the cheaper way too.
  init(base: Revision, rowCountMax: Int = 200_000) {
    self.base = base
    self.rowCountMax = rowCountMax
  }

  /// Adds a record that was just applied.
  ///
  /// - Parameter living: How many rows the table has: to bring a view forward by many times as many
  ///   is no cheaper than to make it anew.
  mutating func note(_ record: EditRecord, at revision: Revision, living: Int = .max) {
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

  /// About how many bytes it takes. O(1).
  var heldByteSize: Int { entries.capacity * MemoryLayout<NamedRows>.stride + rowCount * 8 }

  /// What the records after a revision name, or nil when the log does not reach back to it.
  func records(after revision: Revision) -> ArraySlice<NamedRows>? {
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

/// The rows that one record names.
///
/// Most records of a long session write one cell: they take no memory of their own.
struct NamedRows: Sendable {
  /// The revision that the record made.
  let revision: Revision
  /// What it names.
  let names: Names

  /// What a record may name.
  enum Names: Sendable {
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

  /// How many rows and cells it names; loaded rows count as one.
  var count: Int {
    switch names {
    case .cell: 2
    case .many(let list): list.count
    }
  }
}

/// The rows that one record names, by what it did to them.
struct NamedRowList: Sendable {
  /// The columns whose cells it wrote, and the rows.
  private(set) var columns: [ColumnNumber] = []
  private(set) var cells: [UInt32] = []
  /// Rows that it removed or revived, and rows that it moved.
  private(set) var life: [UInt32] = []
  private(set) var places: [UInt32] = []
  /// Rows of which it changed what they carry beside their cells.
  private(set) var traits: [UInt32] = []
  /// Rows that it inserted, and rows of the source that had been read.
  private(set) var inserted: [Range<UInt32>] = []
  private(set) var loaded: [Range<UInt32>] = []
  private(set) var count = 1
  /// Whether it changed columns, parameters or declared sections.
  private var isOfTable = false

  /// Whether it wrote cells, moved rows or changed what rows carry, and did nothing else.
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
      // Rows of another kind may show other texts.
      let ofOtherKind = changes.filter { $0.before?.kind != $0.after?.kind }
      if ofOtherKind.isEmpty { break }
      columns.append(.saidKind)
      cells += ofOtherKind.map(\.slot)
    // The maintainer compares the columns and how they are made themselves.
    case .schema, .parameters:
      isOfTable = true
      count += 1
    // The views' rules have the declared sections.
    case .sections:
      isOfTable = true
      count += 1
    }
  }
}
