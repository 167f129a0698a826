import RowTree
import TableValues

/// The cells of a client-computed column, and those that must be requested again.
///
/// A cell that was never sent is ``CellError/awaited``. If an input changed since it was sent, it
/// is stale: it keeps its value until the client sends another.
package struct SuppliedCells: Sendable {
  /// The identity of these cells. A different number means that no earlier cell remains.
  package let number = SourceNumber()
  /// The declaration of the column.
  fileprivate let supply: ColumnSupply
  fileprivate let type: ColumnType
  /// The columns whose cells the client receives, in this order. Removed columns are left out.
  package fileprivate(set) var inputs: [ColumnNumber] = []
  /// The last revision at which inputs were redefined. Older cells are stale.
  package fileprivate(set) var agedAt: Revision?

  /// The stored columns from which the inputs are computed.
  fileprivate var sources = Set<ColumnNumber>()
  /// The definitions of the inputs.
  fileprivate var readings: [InputReading] = []
  /// The cells sent by the client, with the revision of their last change.
  fileprivate(set) var cells = SlotMap<OverlayCell>()
  /// The rows that are requested with priority, with the revision of the last change of an input.
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

/// The definition of an input. If it changes, its cells may change.
private struct InputReading: Sendable, Equatable {
  var column: ColumnNumber
  var type: ColumnType
  var parse: CellFormat?
  var derivation: SourceNumber?
}

extension TableContent {
  // MARK: Definitions

  /// Whether the client computes a column.
  package func isSupplied(_ column: ColumnNumber) -> Bool { supplied[column] != nil }

  /// The columns whose cells the client receives to compute those of a column.
  package func inputs(of column: ColumnNumber) -> [Column] {
    supplied[column]?.inputs.compactMap { schema[$0] } ?? []
  }

  /// Whether the client computes any column.
  package var hasSupplied: Bool { !supplied.isEmpty }

  /// The client-computed cells of a column; nil if it is not client-computed.
  package func suppliedCells(of column: ColumnNumber) -> SuppliedCells? { supplied[column] }

  /// Whether a column is client-computed, or reads or displays one that is.
  package func readsSupplied(_ column: ColumnNumber) -> Bool {
    if supplied.isEmpty { return false }
    return isSupplied(column) || derived.sources(of: column)?.contains(where: isSupplied) ?? false
  }

  /// Adapts the client-computed columns to the schema. Cells of a column whose declaration is the
  /// same are kept. O(columns).
  ///
  /// - Parameter revision: The revision of the change; nil for new content.
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

  /// Stores a cell sent by the client; nil: it is awaited again. O(log slots).
  package mutating func supply(
    _ cell: Cell?, slot: UInt32, column: ColumnNumber, revision: Revision
  ) {
    supplied[column]?.cells[slot] = OverlayCell(cell: cell, revision: revision)
    supplied[column]?.due[slot] = nil
  }

  /// Marks client-computed cells of some rows stale, because cells of an input column were written.
  /// O(rows · log slots) per column computed from it.
  package mutating func age(
    _ slots: some Sequence<UInt32>, ofInput column: ColumnNumber, at revision: Revision
  ) {
    if supplied.isEmpty { return }
    for number in supplied.keys where supplied[number]?.sources.contains(column) == true {
      ageSupplied(number, rows: Array(slots), at: revision)
    }
  }

  /// Marks client-computed cells of some rows of a column stale, or of all rows. O(rows · log
  /// slots); O(1) for all.
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

  /// Discards the client-computed cells of rows.
  mutating func forgetSupplied(_ slots: Range<Int>) {
    for number in supplied.keys {
      supplied[number]?.cells.removeRange(slots)
      supplied[number]?.due.removeRange(slots)
    }
  }

  /// Adds rows to those that are requested with priority.
  package mutating func noteDue(_ slots: some Sequence<UInt32>, at revision: Revision) {
    for number in supplied.keys {
      for slot in slots where isAwaited(slot, column: number) {
        supplied[number]?.due[slot] = revision
      }
    }
  }

  /// Whether a cell was sent by the client and an input has changed since.
  ///
  /// For a column computed from client-computed ones: whether one of their cells is stale. For a
  /// column that displays their values: whether one of their cells is awaited, so that it displays
  /// something else.
  package func isStale(slot: UInt32, column: ColumnNumber) -> Bool {
    if supplied.isEmpty { return false }
    if supplied[column]?.isStale(slot) ?? false { return true }
    let isShownBy = derived.displayed.contains(column)
    return derived.sources(of: column)?.contains { source in
      isShownBy && source != column
        ? isAwaited(slot, column: source) : supplied[source]?.isStale(slot) ?? false
    } ?? false
  }

  /// Whether a cell must be requested from the client: it is missing or stale.
  package func isAwaited(_ slot: UInt32, column: ColumnNumber) -> Bool {
    guard let cells = supplied[column] else { return false }
    return cells.cells[slot]?.cell == nil || cells.isStale(slot)
  }

  /// The rows of a column that are requested with priority. Dead rows may be among them. O(rows
  /// due).
  package func dueSlots(of column: ColumnNumber) -> [UInt32] {
    var slots: [UInt32] = []
    supplied[column]?.due.forEachRun(in: 0..<SlotMap<Revision>.slotLimit) { run, _ in
      for slot in run { slots.append(UInt32(slot)) }
    }
    return slots
  }

  /// Whether any row of a column is to be requested with priority. O(1).
  package func hasDueSlots(_ column: ColumnNumber) -> Bool {
    supplied[column].map { !$0.due.isEmpty } ?? false
  }

  /// Whether a cell computed from the inputs of a revision is up to date with the current inputs.
  package func isCurrent(
    slot: UInt32, column: ColumnNumber, madeAt revision: Revision
  ) -> Bool {
    guard let cells = supplied[column] else { return false }
    return cells.agedAt.map { $0 <= revision } ?? true
      && cells.due[slot].map { $0 <= revision } ?? true
  }

  // MARK: Reads

  /// A chunk of a client-computed column without any cells.
  func awaitedChunk(_ request: ColumnRequest, count: Int) -> ColumnChunk {
    var builder = ColumnChunkBuilder(type: request.form.type)
    let cell = awaitedCell(request)
    for _ in 0..<count { builder.append(cell) }
    return builder.finish()
  }

  /// A missing cell of a client-computed column, in the requested form.
  func awaitedCell(_ request: ColumnRequest) -> Cell {
    switch request.form {
    case .values: .awaited
    case .text: Cell(.text(""))
    }
  }

  /// The source's cells in some rows, and awaited cells for client-computed columns. May block on a
  /// file.
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

  /// A source chunk that need not be decoded: a cached one, or one of a client-computed column.
  ///
  /// - Parameter request: The request to the source.
  func keptChunk(_ key: ChunkKey, rowCount: Int) -> ColumnChunk? {
    if supplied[key.request.column] != nil, key.derivation == nil {
      return awaitedChunk(key.request, count: rowCount)
    }
    return cache.chunk(key, rowCount: rowCount)
  }
}
