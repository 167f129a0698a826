import JSONText
import WireProtocol

/// Keys and cells of consecutive entries, of a replica or of a fresh read.
///
/// Two contents are equal if keys and cells are, in any order of their columns.
package struct WindowContents: Sendable {
  /// One entry.
  package struct Row: Hashable, Sendable {
    /// Its key.
    package var key: WireEntryKey
    /// Its cells, by column index.
    package var cells: [WireCell]
  }

  /// The columns.
  package private(set) var columns: [WireText] = []
  /// The entries.
  package private(set) var rows: [Row] = []
  /// The sections that have an entry here, by key.
  package private(set) var sections: [[WireText]: WireSectionInfo] = [:]

  /// No entries.
  package init() {}

  /// Decodes an answer to `view/rows`.
  package init(answer: JSONView) throws(InvalidParams) {
    guard answer.kind == .object else {
      throw InvalidParams(at: answer, in: nil, expected: "an object")
    }
    self.init(columns: [], rows: try WireRows(.present(answer)))
  }

  /// Combines keys and blocks. A cell that no block covers is unknown.
  package init(columns: [WireText], rows: WireRows) {
    self.columns = columns
    for block in rows.blocks where !self.columns.contains(block.column) {
      self.columns.append(block.column)
    }
    take(rows.sections)
    let empty = [WireCell](repeating: WireCell(), count: self.columns.count)
    self.rows = rows.keys.map { Row(key: $0, cells: empty) }
    for block in rows.blocks {
      guard let column = self.columns.firstIndex(of: block.column) else { continue }
      for (place, cell) in block.cells.enumerated() {
        let row = block.offset + place
        if self.rows.indices.contains(row) { self.rows[row].cells[column] = cell }
      }
    }
  }

  /// The keys in order.
  package var keys: [WireEntryKey] { rows.map(\.key) }

  /// The keys of the entries that are rows, in order.
  package var rowKeys: [WireKey] {
    rows.compactMap { row in
      if case .row(let key) = row.key { key } else { nil }
    }
  }

  /// A cell; nil if there is no such entry or column.
  package func cell(_ row: Int, _ column: WireText) -> WireCell? {
    guard let place = columns.firstIndex(of: column), rows.indices.contains(row) else {
      return nil
    }
    return rows[row].cells[place]
  }

  /// Stores information about sections.
  mutating func take(_ told: [WireSectionInfo]) {
    for info in told { sections[info.key] = info }
  }

  /// Removes sections that have no entry here any more.
  mutating func forgetSections() {
    if sections.isEmpty { return }
    var shown: Set<[WireText]> = []
    for row in rows {
      if case .section(let entry) = row.key { shown.insert(entry.key) }
    }
    sections = sections.filter { shown.contains($0.key) }
  }

  /// Replaces the columns. Cells of columns that stay are kept.
  mutating func setColumns(_ newColumns: [WireText]) {
    guard newColumns != columns else { return }
    let sources = newColumns.map { columns.firstIndex(of: $0) }
    for row in rows.indices {
      let old = rows[row].cells
      rows[row].cells = sources.map { $0.map { old[$0] } ?? WireCell() }
    }
    columns = newColumns
  }

  /// Applies a diff in O(entries + cells changed).
  mutating func apply(_ diff: WireDiff) throws(ReplicaError) {
    let arrivals = WindowContents(columns: columns, rows: diff.inserts)
    if arrivals.columns != columns { setColumns(arrivals.columns) }
    var placed = try takeOut(diff)
    try placeInserts(diff.insertRuns, arrivals.rows, &placed.targets)
    try merge(placed.survivors, placed.targets)
    for block in diff.updates { try write(block) }
  }

  private func takeOut(
    _ diff: WireDiff
  ) throws(ReplicaError) -> (survivors: [Row], targets: [Int: Row]) {
    var isOut = [Bool](repeating: false, count: rows.count)
    for index in try Self.indices(diff.deletes, bound: rows.count) {
      guard !isOut[index] else { throw .badIndex("entry \(index) goes twice") }
      isOut[index] = true
    }
    var targets: [Int: Row] = [:]
    for move in diff.moves {
      guard rows.indices.contains(move.first), !isOut[move.first] else {
        throw .badIndex("no entry \(move.first) to move")
      }
      isOut[move.first] = true
      guard targets.updateValue(rows[move.first], forKey: move.second) == nil else {
        throw .badIndex("two entries come to \(move.second)")
      }
    }
    let survivors = rows.indices.lazy.filter { !isOut[$0] }.map { rows[$0] }
    return (Array(survivors), targets)
  }

  private func placeInserts(
    _ runs: [IndexPair], _ arrivals: [Row], _ targets: inout [Int: Row]
  ) throws(ReplicaError) {
    let places = try Self.indices(runs, bound: rows.count + arrivals.count + targets.count)
    guard places.count == arrivals.count else {
      throw .badIndex("\(places.count) places for \(arrivals.count) new entries")
    }
    for (place, row) in zip(places, arrivals) {
      guard targets.updateValue(row, forKey: place) == nil else {
        throw .badIndex("two entries come to \(place)")
      }
    }
  }

  private mutating func merge(_ survivors: [Row], _ targets: [Int: Row]) throws(ReplicaError) {
    var result: [Row] = []
    let count = survivors.count + targets.count
    result.reserveCapacity(count)
    var next = 0
    for index in 0..<count {
      if let row = targets[index] {
        result.append(row)
      } else {
        guard next < survivors.count else { throw .badIndex("no entry for \(index)") }
        result.append(survivors[next])
        next += 1
      }
    }
    guard next == survivors.count else { throw .badIndex("a new index beyond the window") }
    rows = result
  }

  private mutating func write(_ block: ColumnBlock) throws(ReplicaError) {
    guard let targets = block.rows, targets.count == block.cells.count else {
      throw .badIndex("an update without a row for each cell")
    }
    if !columns.contains(block.column) { setColumns(columns + [block.column]) }
    guard let column = columns.firstIndex(of: block.column) else { return }
    for (row, cell) in zip(targets, block.cells) {
      guard rows.indices.contains(row) else { throw .badIndex("no entry \(row) to update") }
      rows[row].cells[column] = cell
    }
  }

  /// The indices of runs, in the order written.
  private static func indices(
    _ runs: [IndexPair], bound: Int
  ) throws(ReplicaError) -> [Int] {
    var result: [Int] = []
    for run in runs {
      guard run.first <= bound, run.second <= bound - run.first else {
        throw .badIndex("a run of \(run.second) from \(run.first) in \(bound) entries")
      }
      result += run.first..<run.first + run.second
    }
    return result
  }
}

extension WindowContents: Equatable {
  /// Whether keys and cells are the same.
  package static func == (left: WindowContents, right: WindowContents) -> Bool {
    guard left.rows.count == right.rows.count, left.columns.count == right.columns.count,
      left.sections == right.sections
    else {
      return false
    }
    let places = left.columns.map { right.columns.firstIndex(of: $0) }
    return zip(left.rows, right.rows).allSatisfy { mine, yours in
      mine.key == yours.key
        && zip(mine.cells, places).allSatisfy { cell, place in
          place.map { yours.cells[$0] == cell } ?? false
        }
    }
  }
}
