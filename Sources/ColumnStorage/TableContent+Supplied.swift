import RowTree
import TableValues

/// The cells of a column that the client supplies, and which of them it has to be asked for anew.
///
/// A cell that was never supplied is ``CellError/awaited``. One of which an input changed since is
/// stale: it keeps its value until the client has supplied another.
package struct SuppliedCells: Sendable {
  /// Another number means that nothing is left of what was supplied before.
  package let number = SourceNumber()
  /// What the column was declared to be.
  fileprivate let supply: ColumnSupply
  fileprivate let type: ColumnType
  /// The columns whose cells the client is told, in this order; those that are gone are left out.
  package fileprivate(set) var inputs: [ColumnNumber] = []
  /// The last revision at which inputs came to be read in another way: older cells are stale.
  package fileprivate(set) var agedAt: Revision?

  /// The columns with cells of their own that the inputs are made from.
  fileprivate var sources = Set<ColumnNumber>()
  /// How the inputs are read.
  fileprivate var readings: [InputReading] = []
  /// What was supplied, with the revision that last changed something about it.
  fileprivate(set) var cells = SlotMap<OverlayCell>()
  /// The rows to be asked for out of turn, with the revision that last changed an input.
  fileprivate(set) var due = SlotMap<Revision>()

  fileprivate init(_ supply: ColumnSupply, type: ColumnType) {
    self.supply = supply
    self.type = type
  }

  fileprivate func isStale(_ slot: UInt32) -> Bool {
    guard let entry = cells[slot], entry.cell != nil else { return false }
    return due[slot] != nil || agedAt.map { entry.revision <= $0 } ?? false
  }
}

/// How a column is read; where that differs, so may its cells.
private struct InputReading: Sendable, Equatable {
  var column: ColumnNumber
  var type: ColumnType
  var parse: CellFormat?
  var derivation: SourceNumber?
}

extension TableContent {
  // MARK: Which there are

  /// Whether the client supplies a column.
  package func isSupplied(_ column: ColumnNumber) -> Bool { supplied[column] != nil }

  /// The columns whose cells the client is told, to make those of a column from.
  package func inputs(of column: ColumnNumber) -> [Column] {
    supplied[column]?.inputs.compactMap { schema[$0] } ?? []
  }

  /// Whether the client supplies any column.
  package var hasSupplied: Bool { !supplied.isEmpty }

  /// What the client supplies of a column; nil: it does not.
  package func suppliedCells(of column: ColumnNumber) -> SuppliedCells? { supplied[column] }

  /// Whether a column is supplied, or made from one that is, or shows what one holds.
  package func readsSupplied(_ column: ColumnNumber) -> Bool {
    if supplied.isEmpty { return false }
    return isSupplied(column) || derived.sources(of: column)?.contains(where: isSupplied) ?? false
  }

  /// Makes the supplied columns fit the schema; what was supplied to a column that is declared as
  /// before stays. O(columns).
  ///
  /// - Parameter revision: The revision of the change; nil for a content that is new.
  mutating func fitSupplied(at revision: Revision?) {
    let before = supplied
    supplied = [:]
    for column in schema.columns {
      guard let supply = column.supply else { continue }
      let inputs = inputNumbers(supply.inputs)
      let known = before[column.number].flatMap {
        $0.supply == supply && $0.type == column.type ? $0 : nil
      }
      var cells = known ?? SuppliedCells(supply, type: column.type)
      let readings = inputs.map(reading)
      if known != nil, let revision, cells.readings != readings {
        cells.agedAt = revision
        derived.stamp(column.number, at: revision)
      }
      cells.readings = readings
      cells.inputs = inputs
      cells.sources = Set(inputs.flatMap { derived.sources[$0] ?? [$0] })
      supplied[column.number] = cells
    }
  }

  private func inputNumbers(_ inputs: ColumnSupply.Inputs) -> [ColumnNumber] {
    switch inputs {
    case .columns(let ids): ids.compactMap { schema[$0]?.number }
    case .row:
      schema.columns.filter { column in
        let sources = derived.sources[column.number] ?? [column.number]
        return sources.allSatisfy { schema[$0]?.supply == nil }
      }.map(\.number)
    }
  }

  private func reading(_ number: ColumnNumber) -> InputReading {
    InputReading(
      column: number, type: type(of: number) ?? .text, parse: schema[number]?.traits.parse,
      derivation: derived.columns[number]?.number)
  }

  // MARK: Cells

  /// Takes a cell that the client supplied; nil: it is awaited again. O(log slots).
  package mutating func supply(
    _ cell: Cell?, slot: UInt32, column: ColumnNumber, revision: Revision
  ) {
    supplied[column]?.cells[slot] = OverlayCell(cell: cell, revision: revision)
    supplied[column]?.due[slot] = nil
  }

  /// Makes stale what was supplied for rows of which cells of a column were written.
  /// O(rows · log slots) per column that is made from it.
  package mutating func age(
    _ slots: some Sequence<UInt32>, ofInput column: ColumnNumber, at revision: Revision
  ) {
    for number in supplied.keys where supplied[number]?.sources.contains(column) == true {
      ageSupplied(number, rows: Array(slots), at: revision)
    }
  }

  /// Makes stale what was supplied for some rows of a column, or for all.
  /// O(rows · log slots); O(1) for all.
  package mutating func ageSupplied(
    _ column: ColumnNumber, rows slots: [UInt32]?, at revision: Revision
  ) {
    guard let slots else {
      supplied[column]?.agedAt = revision
      return derived.stamp(column, at: revision)
    }
    for slot in slots {
      supplied[column]?.due[slot] = revision
      if var entry = supplied[column]?.cells[slot], entry.cell != nil {
        entry.revision = revision
        supplied[column]?.cells[slot] = entry
      }
    }
  }

  /// Forgets what was supplied of rows.
  mutating func forgetSupplied(_ slots: Range<Int>) {
    for number in supplied.keys {
      supplied[number]?.cells.removeRange(slots)
      supplied[number]?.due.removeRange(slots)
    }
  }

  /// Puts rows among those that are asked for out of turn.
  package mutating func noteDue(_ slots: some Sequence<UInt32>, at revision: Revision) {
    for number in supplied.keys {
      for slot in slots where isAwaited(slot, column: number) {
        supplied[number]?.due[slot] = revision
      }
    }
  }

  /// Whether a cell was supplied, but an input has changed since.
  ///
  /// Of a column that is made from supplied ones: whether one of their cells is stale. Of one that
  /// shows what they hold: whether one of their cells is awaited, so that it shows something else.
  package func isStale(slot: UInt32, column: ColumnNumber) -> Bool {
    if supplied.isEmpty { return false }
    if supplied[column]?.isStale(slot) ?? false { return true }
    let isShownBy = derived.displayed.contains(column)
    return derived.sources(of: column)?.contains { source in
      isShownBy && source != column
        ? isAwaited(slot, column: source) : supplied[source]?.isStale(slot) ?? false
    } ?? false
  }

  /// Whether the client has to be asked for a cell: it has none, or a stale one.
  package func isAwaited(_ slot: UInt32, column: ColumnNumber) -> Bool {
    guard let cells = supplied[column] else { return false }
    return cells.cells[slot]?.cell == nil || cells.isStale(slot)
  }

  /// The rows of a column to be asked for out of turn, at least those that are not alive any more
  /// included. O(rows due).
  package func dueSlots(of column: ColumnNumber) -> [UInt32] {
    var slots: [UInt32] = []
    supplied[column]?.due.forEachRun(in: 0..<SlotMap<Revision>.slotLimit) { run, _ in
      for slot in run { slots.append(UInt32(slot)) }
    }
    return slots
  }

  /// Whether any row of a column is to be asked for out of turn. O(1).
  package func hasDueSlots(_ column: ColumnNumber) -> Bool {
    supplied[column].map { !$0.due.isEmpty } ?? false
  }

  /// Whether a cell made from the inputs of a revision is made from what they are now.
  package func isCurrent(
    slot: UInt32, column: ColumnNumber, madeAt revision: Revision
  ) -> Bool {
    guard let cells = supplied[column] else { return false }
    return cells.agedAt.map { $0 <= revision } ?? true
      && cells.due[slot].map { $0 <= revision } ?? true
  }

  // MARK: Reads

  /// A chunk of a supplied column of which nothing has been supplied.
  func awaitedChunk(_ request: ColumnRequest, count: Int) -> ColumnChunk {
    var builder = ColumnChunkBuilder(type: request.form.type)
    let cell = awaitedCell(request)
    for _ in 0..<count { builder.append(cell) }
    return builder.finish()
  }

  /// A cell of a supplied column that has not been supplied, as a request wants it.
  func awaitedCell(_ request: ColumnRequest) -> Cell {
    switch request.form {
    case .values: .awaited
    case .text: Cell(.text(""))
    }
  }

  /// What the source holds in some rows, awaited cells where the client supplies the column; may
  /// block on a file.
  func sourceCells(rows: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    let read = requests.indices.filter { supplied[requests[$0].column] == nil }
    if read.count == requests.count {
      return source.cells(rows: rows, requests.map(sourceRequest))
    }
    var cells = requests.map { [Cell](repeating: awaitedCell($0), count: rows.count) }
    if read.isEmpty { return cells }
    let found = source.cells(rows: rows, read.map { sourceRequest(requests[$0]) })
    for (place, index) in read.enumerated() { cells[index] = found[place] }
    return cells
  }

  /// A source chunk that need not be decoded: kept in the cache, or of cells that the client
  /// supplies.
  ///
  /// - Parameter request: What is read of the source.
  func keptChunk(_ key: ChunkKey, rowCount: Int) -> ColumnChunk? {
    if supplied[key.request.column] != nil, key.derivation == nil {
      return awaitedChunk(key.request, count: rowCount)
    }
    return cache.chunk(key, rowCount: rowCount)
  }
}
