import CellFormats
import ColumnStorage
import TableDiffing
import TableValues

/// Reads the cells of a difference from both sides.
struct DifferenceCells: Sendable {
  /// The columns.
  let columns: DifferenceColumns
  /// The first side.
  let old: TableState
  /// The second side.
  let new: TableState

  /// A stored column of a side, if a cell of a row is read from one; nil: it is null.
  struct Place: Hashable {
    var isNew: Bool
    var column: ColumnNumber
    var type: ColumnType
    var slot: UInt32
  }

  /// Where the cell of a row is.
  func place(_ role: DifferenceColumns.Role, _ pair: RowPair) -> Place? {
    switch role {
    case .kind, .moved, .changed, .oldKey, .newKey: return nil
    case .was(let column):
      return pair.old.map {
        Place(isNew: false, column: column.number, type: column.type, slot: $0)
      }
    case .cell(let before, let after):
      if let after, let slot = pair.new {
        return Place(isNew: true, column: after.number, type: after.type, slot: slot)
      }
      guard let before, let slot = pair.old, pair.new == nil || after == nil else { return nil }
      return Place(isNew: false, column: before.number, type: before.type, slot: slot)
    }
  }

  /// A cell of a column of marks.
  func cell(_ role: DifferenceColumns.Role, _ pair: RowPair, _ mark: DifferenceMark) -> Cell {
    switch role {
    case .kind: return Cell(.text(Text(mark.kind(of: pair).rawValue)))
    case .moved: return Cell(.boolean(mark.isMoved), source: mark.isMoved ? "true" : "false")
    case .changed:
      guard !mark.changed.isEmpty else { return .null }
      var bytes: [UInt8] = [UInt8(ascii: "[")]
      for (place, index) in mark.changed.enumerated() where Int(index) < columns.comparedIDs.count {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += CellJSON(string: columns.comparedIDs[Int(index)].text.utf8).text.utf8
      }
      bytes.append(UInt8(ascii: "]"))
      return CellJSON(parsing: bytes).map { Cell(.json($0)) } ?? .null
    case .oldKey: return pair.old.map { Self.cell(old.keys.key(of: $0)) } ?? .null
    case .newKey: return pair.new.map { Self.cell(new.keys.key(of: $0)) } ?? .null
    case .cell, .was: return .null
    }
  }

  private static func cell(_ key: RowKey) -> Cell {
    switch key {
    case .integer(let number): Cell(.integer(number), source: Text("\(number)"))
    case .text(let text): Cell(.text(text))
    }
  }

  /// The cells of some rows, by column. O(rows · columns). May block on files.
  ///
  /// - Parameter numbers: The columns.
  func cells(
    _ numbers: [ColumnNumber], _ rows: [(pair: RowPair, mark: DifferenceMark)]
  ) -> [[Cell]] {
    var wanted: [Bool: (columns: [ColumnNumber: ColumnType], slots: Set<UInt32>)] = [:]
    for number in numbers {
      for row in rows {
        guard let role = columns.roles[number], let place = place(role, row.pair) else { continue }
        wanted[place.isNew, default: ([:], [])].columns[place.column] = place.type
        wanted[place.isNew, default: ([:], [])].slots.insert(place.slot)
      }
    }
    var found: [Place: Cell] = [:]
    for (isNew, part) in wanted {
      let slots = part.slots.sorted()
      let list = part.columns.sorted { $0.key < $1.key }
      let requests = list.map { ColumnRequest($0.key, as: .values($0.value)) }
      let texts = list.map { ColumnRequest($0.key, as: .text) }
      let read = (isNew ? new : old).content.cells(of: slots, requests + texts)
      for (index, column) in list.enumerated() {
        for (row, slot) in slots.enumerated() {
          let place = Place(isNew: isNew, column: column.key, type: column.value, slot: slot)
          found[place] = Self.shown(read[index][row], read[requests.count + index][row])
        }
      }
    }
    return numbers.map { number in
      guard let role = columns.roles[number], let type = columns.schema[number]?.type else {
        return rows.map { _ in .null }
      }
      return rows.map { row in
        switch role {
        case .kind, .moved, .changed, .oldKey, .newKey: return cell(role, row.pair, row.mark)
        case .cell, .was:
          guard let place = place(role, row.pair), let cell = found[place] else { return .null }
          return place.type == type ? cell : CellRetyping.cell(cell, as: type)
        }
      }
    }
  }

  /// A cell with the text that its own table displays.
  static func shown(_ cell: Cell, _ text: Cell) -> Cell {
    guard case .text(let text) = text.value else { return cell }
    switch cell.value {
    case .null, .pending: return cell
    case .text(let own): return own == text ? Cell(cell.value) : Cell(cell.value, source: text)
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .error:
      return Cell(cell.value, source: text)
    case .json(let json):
      return json.text == text ? Cell(cell.value) : Cell(cell.value, source: text)
    }
  }

  /// The indices of compared columns in which a row differs, among some. O(columns). May block.
  func differing(_ pair: RowPair, _ indices: [Int]) -> [UInt16] {
    guard let oldSlot = pair.old, let newSlot = pair.new else { return [] }
    let forms = indices.map { index -> ChunkForm in
      let (before, after) = columns.compared[index]
      return before.type == after.type ? .values(before.type) : .text
    }
    let before = old.content.cells(
      of: [oldSlot],
      zip(indices, forms).map { ColumnRequest(columns.compared[$0].old.number, as: $1) })
    let after = new.content.cells(
      of: [newSlot],
      zip(indices, forms).map { ColumnRequest(columns.compared[$0].new.number, as: $1) })
    return indices.indices.filter { !Self.isSame(before[$0][0], after[$0][0]) }
      .map { UInt16(clamping: indices[$0]) }
  }

  /// Whether two cells are equal, as where whole chunks are compared.
  private static func isSame(_ one: Cell, _ other: Cell) -> Bool {
    if case .error = one.value, case .error = other.value {
      return one.source ?? "" == other.source ?? ""
    }
    return one.value.compared == other.value.compared
  }
}
