import ColumnStorage
import RowTree
import TableModel
import TableValues

/// A table as a list of rows: an integer that may be the key, and a text.
struct PlainRows {
  struct Row: Equatable {
    var key: RowKey
    var number: Int64
    var text: Text
  }

  var rows: [Row]
  /// Whether the last list of edits did anything.
  private(set) var hasChanged = false
  private let hasKeyColumn: Bool
  private var nextKey: Int64

  init(hasKeyColumn: Bool, sourceRows: Int) {
    self.hasKeyColumn = hasKeyColumn
    rows = (0..<Int64(sourceRows)).map { row in
      Row(
        key: .integer(hasKeyColumn ? row * 2 : row + 1), number: row * 2, text: Text("r\(row)"))
    }
    nextKey = Int64(sourceRows) + 1
  }

  func firstState() throws -> TableState {
    let types: [ColumnType] = [.integer, .text]
    var builders = types.map { ColumnChunkBuilder(type: $0) }
    for row in rows {
      builders[0].append(Self.cell(row.number))
      builders[1].append(Cell(.text(row.text)))
    }
    let source = ResidentSource(
      columns: builders.map { [$0.finish()] }, types: types, rowCount: rows.count,
      chunkRows: 4096
    ) { cell in
      if case .integer(let number) = cell.value { Text("\(number)") } else { cell.overlayText }
    }
    let columns = types.enumerated().map { number, type in
      Column(
        number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    }
    let schema = TableSchema(columns: columns, keyColumns: hasKeyColumn ? [ColumnNumber(0)] : [])
    let content = TableContent(schema: schema, source: source, cache: ChunkCache(budget: 1 << 20))
    let keys: RowKeyMap =
      hasKeyColumn
      ? RowKeyMap(.columns(try KeyIndex(integers: rows.map(\.number)))) : RowKeyMap(.given)
    return TableState(content: content, keys: keys, isComplete: true)
  }

  private static func cell(_ number: Int64) -> Cell {
    Cell(.integer(number), source: Text("\(number)"))
  }

  // MARK: Edits from bytes

  func edit(_ input: inout FuzzInput) -> TableEdit {
    switch input.byte() % 8 {
    case 0, 1: return .set(row: key(&input), cells: [cellEdit(&input)])
    case 2: return .set(row: key(&input), cells: [cellEdit(&input), cellEdit(&input)])
    case 3, 4:
      let new = (0..<input.number(1...3)).map { _ in
        [Self.cell(Int64(input.byte() % 32)), Cell(.text(Text("i\(input.byte())")))]
      }
      return .insert(rows: new, place(&input))
    case 5: return .remove((0..<input.number(1...3)).map { _ in key(&input) })
    default: return .move((0..<input.number(1...3)).map { _ in key(&input) }, place(&input))
    }
  }

  /// Mostly a key that there is.
  private func key(_ input: inout FuzzInput) -> RowKey {
    let byte = input.byte()
    if rows.isEmpty || byte >= 0xF0 { return .integer(Int64(byte)) }
    return rows[Int(byte) % rows.count].key
  }

  private func cellEdit(_ input: inout FuzzInput) -> CellEdit {
    let byte = input.byte()
    return byte & 1 == 0
      ? CellEdit(column: ColumnNumber(0), cell: Self.cell(Int64(byte >> 3)))
      : CellEdit(column: ColumnNumber(1), cell: Cell(.text(Text("e\(byte)"))))
  }

  private func place(_ input: inout FuzzInput) -> RowPlace {
    switch input.byte() % 6 {
    case 0: .start
    case 1: .end
    case 2: .before(key(&input))
    case 3: .after(key(&input))
    case 4: .index(Int(input.byte()) % (rows.count + 2))
    default: .indexAfter(Int(input.byte()) % (rows.count + 2))
    }
  }

  // MARK: Doing them

  /// Does all edits or none; whether it did.
  mutating func perform(_ edits: [TableEdit]) -> Bool {
    let (before, key) = (rows, nextKey)
    hasChanged = false
    for edit in edits where !perform(edit) {
      rows = before
      nextKey = key
      hasChanged = false
      return false
    }
    // Rows that stand where they stood, with the cells that they had, are no change.
    let mayChangeNothing = edits.allSatisfy { edit in
      switch edit {
      case .set, .move: true
      case .insert, .remove, .adopt, .columns, .setTraits, .sections: false
      }
    }
    if mayChangeNothing, rows == before { hasChanged = false }
    return true
  }

  private mutating func perform(_ edit: TableEdit) -> Bool {
    switch edit {
    case .set(let key, let cells): return set(key, cells)
    case .insert(let new, let place, _): return insert(new, place)
    case .remove(let keys):
      guard keys.allSatisfy({ position($0) != nil }) else { return false }
      rows.removeAll { keys.contains($0.key) }
      hasChanged = true
      return true
    case .move(let keys, let place): return move(keys, place)
    case .adopt, .columns, .setTraits, .sections: return false  // not part of these runs
    }
  }

  private mutating func set(_ key: RowKey, _ cells: [CellEdit]) -> Bool {
    guard let place = position(key) else { return false }
    var row = rows[place]
    for edit in cells {
      switch edit.cell.value {
      case .integer(let number): row.number = number
      case .text(let text): row.text = text
      case .null, .boolean, .number, .decimal, .date, .time, .dateTime, .duration, .json, .error,
        .pending:
        return false
      }
    }
    if hasKeyColumn { row.key = .integer(row.number) }
    if let holder = position(row.key), holder != place { return false }
    rows[place] = row
    hasChanged = true
    return true
  }

  private mutating func insert(_ new: [[Cell]], _ place: RowPlace) -> Bool {
    var made: [Row] = []
    var nextKey = nextKey
    for cells in new {
      guard case .integer(let number) = cells[0].value, case .text(let text) = cells[1].value
      else { return false }
      let key = RowKey.integer(hasKeyColumn ? number : nextKey)
      nextKey += 1
      if position(key) != nil || made.contains(where: { $0.key == key }) { return false }
      made.append(Row(key: key, number: number, text: text))
    }
    guard let index = index(of: place, moving: []) else { return false }
    rows.insert(contentsOf: made, at: index)
    self.nextKey = nextKey
    hasChanged = true
    return true
  }

  private mutating func move(_ keys: [RowKey], _ place: RowPlace) -> Bool {
    var unique: [RowKey] = []
    for key in keys where !unique.contains(key) { unique.append(key) }
    guard unique.allSatisfy({ position($0) != nil }),
      let index = index(of: place, moving: unique)
    else { return false }
    let moved = unique.compactMap { key in rows.first { $0.key == key } }
    let stay = rows[..<index].count { !unique.contains($0.key) }
    rows.removeAll { unique.contains($0.key) }
    rows.insert(contentsOf: moved, at: stay)
    hasChanged = true
    return true
  }

  private func position(_ key: RowKey) -> Int? { rows.firstIndex { $0.key == key } }

  private func index(of place: RowPlace, moving: [RowKey]) -> Int? {
    switch place {
    case .start: 0
    case .end: rows.count
    case .before(let key): moving.contains(key) ? nil : position(key)
    case .after(let key): moving.contains(key) ? nil : position(key).map { $0 + 1 }
    case .index(let index): min(index, rows.count)
    case .indexAfter(let index):
      rows.indices.filter { !moving.contains(rows[$0].key) }.dropFirst(index).first ?? rows.count
    }
  }

  // MARK: Comparing

  func complaint(about state: TableState?) -> String? {
    guard let state else { return "the table is gone" }
    let slots = state.order.slots(in: 0..<state.order.count)
    let requests = state.content.schema.columns.map {
      ColumnRequest($0.number, as: .values($0.type))
    }
    let cells = state.content.cells(of: slots, requests)
    let isSame =
      slots.count == rows.count
      && slots.indices.allSatisfy { row in
        state.keys.key(of: slots[row]) == rows[row].key
          && cells[0][row].value == .integer(rows[row].number)
          && cells[1][row].value == .text(rows[row].text)
      }
    if !isSame {
      let found = slots.indices.map { row in
        "\(state.keys.key(of: slots[row])) \(cells[0][row].value) \(cells[1][row].value)"
      }
      return "found \(found), wanted \(rows)"
    }
    for row in slots.indices where state.slot(of: rows[row].key) != slots[row] {
      return "the key \(rows[row].key) does not lead to its row"
    }
    return nil
  }
}
