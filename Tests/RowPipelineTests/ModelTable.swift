import CellFormats
import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport
import UnicodeTables

/// A table beside its plain model: rows in an array, cells in a dictionary.
struct ModelTable {
  static let types: [ColumnType] = [.text, .integer, .number, .decimal, .dateTime, .boolean]

  static let schema = TableSchema(
    columns: types.enumerated().map { number, type in
      Column(number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    })

  let source: MemorySource
  var content: TableContent
  var order: RowOrder
  /// The live rows in source order, and where every row, dead or live, stands.
  var all: [UInt32]
  var dead: Set<UInt32> = []
  var cells: [UInt32: [Cell]] = [:]
  var revision = Revision(1)
  /// What expressions of an order give for a row.
  var expressions: [ColumnNumber: RowValue] = [:]

  var live: [UInt32] { all.filter { !dead.contains($0) } }

  init(
    rowCount: Int, chunkRows: Int, isResident: Bool = false, _ random: inout SeededGenerator
  ) {
    let rows = (0..<rowCount).map { _ in Self.row(&random) }
    source = MemorySource(
      types: Self.types, rows: rows, chunkRows: chunkRows, isResident: isResident)
    content = TableContent(
      schema: Self.schema, source: source, cache: ChunkCache(budget: 1 << 20),
      blockCells: [1, 2 * chunkRows, 1 << 19][rowCount % 3])
    all = Array(0..<UInt32(rowCount))
    order = RowOrder(runs: [SlotRun(start: 0, count: rowCount)], leafCapacity: 4, fanOut: 3)
    for (slot, row) in rows.enumerated() { cells[UInt32(slot)] = row }
  }

  // MARK: Random cells

  static func row(_ random: inout SeededGenerator) -> [Cell] {
    types.map { cell($0, &random) }
  }

  static func cell(_ type: ColumnType, _ random: inout SeededGenerator) -> Cell {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .null
    case 1: return Cell(.error(.doesNotParse), source: Text(word(&random)))
    default: break
    }
    let number = Int.random(in: -3...3, using: &random)
    switch type {
    case .integer: return Cell(.integer(Int64(number)), source: Text("\(number)"))
    case .number:
      let values = [0.5, -0.0, 0, .nan, .infinity, -.infinity, -7.25]
      return Cell(.number(values[number + 3]), source: Text("\(values[number + 3])"))
    case .decimal:
      let texts: [Text] = ["-10.5", "-10.25", "0", "0.001", "0.01", "2", "10"]
      return Cell(.decimal(texts[number + 3]), source: texts[number + 3])
    case .dateTime:
      let value = DateTimeValue(
        seconds: Int64(number / 2), nanoseconds: number % 2 == 0 ? 0 : 5,
        offsetMinutes: [nil, -60, 330].randomElement(using: &random) ?? nil)
      return Cell(.dateTime(value), source: Text("t\(number)"))
    case .boolean: return Cell(.boolean(number > 0), source: Text(number > 0 ? "true" : "false"))
    case .text, .date, .time, .duration, .list, .json: return Cell(.text(Text(word(&random))))
    }
  }

  static func word(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "b", "A", "É", "e\u{301}", "ß", "ss", "\u{212A}", "k", "commonprefix", "\0"]
    let count = Int.random(in: 0...3, using: &random)
    return (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
      .joined()
  }

  // MARK: The model's answers

  static func hasValue(_ cell: Cell) -> Bool {
    switch cell.value {
    case .null, .error, .pending: false
    default: true
    }
  }

  func expectedMatches(_ rules: ViewRules) -> Set<UInt32>? {
    guard let search = rules.activeSearch else { return nil }
    let folder = TextFolder(
      caseFolded: search.isCaseFolded, withoutDiacritics: search.ignoresDiacritics)
    let needle = folder.fold(search.text.utf8)
    return Set(
      passing(rules).filter { slot in
        search.columns(in: content.schema).contains { column in
          let cell = cells[slot]?[column.rawValue] ?? .null
          if search.readsValues, !Self.hasValue(cell) { return false }
          let shown = search.readsValues ? Cell(cell.value) : cell
          let text = folder.fold(CellFormatter.displayText(of: shown).utf8)
          return needle.isEmpty
            || text.indices.contains { text[$0...].starts(with: needle) }
        }
      })
  }

  /// The live rows that pass the filter, in source order.
  func passing(_ rules: ViewRules) -> [UInt32] {
    guard let filter = rules.filter else { return live }
    return live.filter { holds(filter, for: $0) == true }
  }

  func expectedOrder(_ rules: ViewRules) -> [UInt32] {
    var rows = passing(rules)
    if rules.filteringSearch != nil, let matches = expectedMatches(rules) {
      rows = rows.filter { matches.contains($0) }
    }
    let sorted = rows.enumerated().sorted { left, right in
      for key in rules.sort {
        let result = compare(left.element, right.element, key)
        if result != 0 { return result < 0 }
      }
      return left.offset < right.offset
    }
    return sorted.map(\.element)
  }

  func compare(_ left: UInt32, _ right: UInt32, _ key: SortKey) -> Int {
    let (a, b) = (cell(left, key.column), cell(right, key.column))
    let (rankA, rankB) = (Self.rank(a, key.nulls), Self.rank(b, key.nulls))
    if rankA != rankB { return rankA < rankB ? -1 : 1 }
    guard rankA == 1 else { return 0 }
    let result: Int
    let (textA, textB) = (
      Self.folded(a.overlayText, key.comparator), Self.folded(b.overlayText, key.comparator)
    )
    switch key.comparator.kind {
    case .value: result = Self.compareValues(a.value, b.value)
    case .text, .semver: result = Self.order(textA, textB)  // no text here is a version
    case .natural: result = Self.naturalOrder(textA.utf8[...], textB.utf8[...])
    case .list(let list):
      let places = [textA, textB].map { list.firstIndex(of: $0) ?? list.count }
      result =
        places[0] == list.count && places[1] == list.count
        ? Self.order(textA, textB) : Self.order(places[0], places[1])
    case .length:
      result = Self.order(
        a.overlayText.description.unicodeScalars.count,
        b.overlayText.description.unicodeScalars.count)
    }
    return key.direction == .ascending ? result : -result
  }

  private static func folded(_ text: Text, _ comparator: CellComparator) -> Text {
    comparator.foldsCase ? Text(CaseFolding.fold(text.utf8)) : text
  }

  /// Piece by piece, where a run of digits is a piece, then by bytes.
  private static func naturalOrder(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    let (left, right) = (naturalPieces(a), naturalPieces(b))
    for (one, other) in zip(left, right) where one != other {
      let areDigits = [one, other].allSatisfy { 0x30...0x39 ~= $0[0] }
      if areDigits, one[0] != 0x30, other[0] != 0x30, one.count != other.count {
        return order(one.count, other.count)
      }
      return order(Text(one), Text(other))
    }
    return left.count == right.count
      ? order(Text(Array(a)), Text(Array(b))) : order(left.count, right.count)
  }

  private static func naturalPieces(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var isOpen = false
    for byte in text {
      let isDigit = 0x30...0x39 ~= byte
      if isDigit, isOpen {
        pieces[pieces.count - 1].append(byte)
      } else if byte != 0x20, byte != 0x09 {
        pieces.append([byte])
      }
      isOpen = isDigit
    }
    return pieces
  }

  func cell(_ slot: UInt32, _ column: ColumnNumber) -> Cell {
    if let value = expressions[column] { return cells[slot].map(value) ?? .null }
    return cells[slot]?[column.rawValue] ?? .null
  }

  private static func rank(_ cell: Cell, _ nulls: SortKey.Nulls) -> Int {
    switch cell.value {
    case .null: nulls == .first ? 0 : 2
    case .error: 3
    default: 1
    }
  }

  static func compareValues(_ a: CellValue, _ b: CellValue) -> Int {
    switch (a, b) {
    case (.boolean(let a), .boolean(let b)): order(a ? 1 : 0, b ? 1 : 0)
    case (.integer(let a), .integer(let b)): order(a, b)
    case (.number(let a), .number(let b)):
      a.isNaN || b.isNaN ? order(a.isNaN ? 1 : 0, b.isNaN ? 1 : 0) : order(a, b)
    case (.decimal(let a), .decimal(let b)):
      order(Double(a.description) ?? 0, Double(b.description) ?? 0)
    case (.dateTime(let a), .dateTime(let b)):
      a.seconds == b.seconds
        ? order(a.nanoseconds, b.nanoseconds) : order(a.seconds, b.seconds)
    case (.text(let a), .text(let b)): order(a, b)
    default: 0
    }
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> Int {
    a < b ? -1 : b < a ? 1 : 0
  }
}

extension ModelTable {
  // MARK: Random changes

  /// Changes the table a few times, and says what has changed in all.
  mutating func change(_ random: inout SeededGenerator) -> RowChanges {
    let before = Set(live)
    let rowsBefore = UInt32(content.sourceRowCount)
    var (changed, moved): (Set<UInt32>, Set<UInt32>) = ([], [])
    var columns: Set<ColumnNumber> = []
    revision = revision.next
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1, 2: edit(&changed, &columns, &random)
      case 3: insert(Int.random(in: 1...5, using: &random), &random)
      case 4: bury(&random)
      case 5: move(&moved, &random)
      default: Bool.random(using: &random) ? grow(&random) : revive(&random)
      }
    }
    let after = Set(live)
    let grown = UInt32(content.sourceRowCount)
    return RowChanges(
      changedRows: Array(changed), changedColumns: Bool.random(using: &random) ? columns : nil,
      inserted: after.subtracting(before).filter { !(rowsBefore..<grown).contains($0) }.sorted(),
      removed: before.subtracting(after).sorted(),
      moved: Array(moved), appendedSourceRows: grown > rowsBefore ? rowsBefore..<grown : nil)
  }

  private mutating func edit(
    _ changed: inout Set<UInt32>, _ columns: inout Set<ColumnNumber>,
    _ random: inout SeededGenerator
  ) {
    guard let slot = live.randomElement(using: &random) else { return }
    let column = Int.random(in: 0..<Self.types.count, using: &random)
    let cell = Self.cell(Self.types[column], &random)
    cells[slot]?[column] = cell
    content.setCell(cell, slot: slot, column: ColumnNumber(column), revision: revision)
    changed.insert(slot)
    columns.insert(ColumnNumber(column))
  }

  @discardableResult
  mutating func insert(_ count: Int, _ random: inout SeededGenerator) -> Range<UInt32> {
    let after = all.randomElement(using: &random)
    let slots = content.addInsertedRows(count)
    for slot in slots {
      let row = Self.row(&random)
      cells[slot] = row
      for (column, cell) in row.enumerated() {
        content.setCell(cell, slot: slot, column: ColumnNumber(column), revision: revision)
      }
    }
    order.insert([SlotRun(start: slots.lowerBound, count: count)], after: after)
    let place = after.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    all.insert(contentsOf: slots, at: place)
    return slots
  }

  private mutating func bury(_ random: inout SeededGenerator) {
    guard let slot = live.randomElement(using: &random) else { return }
    dead.insert(slot)
    order.markDead(slot)
  }

  private mutating func revive(_ random: inout SeededGenerator) {
    guard let slot = dead.sorted().randomElement(using: &random) else { return }
    dead.remove(slot)
    order.markLive(slot)
  }

  private mutating func move(_ moved: inout Set<UInt32>, _ random: inout SeededGenerator) {
    guard let slot = live.randomElement(using: &random),
      let target = live.randomElement(using: &random), slot != target
    else { return }
    order.move([slot], before: target)
    all.removeAll { $0 == slot }
    all.insert(slot, at: all.firstIndex(of: target) ?? 0)
    moved.insert(slot)
  }

  private mutating func grow(_ random: inout SeededGenerator) {
    let first = source.rowCount
    let rows = (0..<Int.random(in: 1...9, using: &random)).map { _ in Self.row(&random) }
    source.append(rows)
    content.growSource(to: source.rowCount)
    for (offset, row) in rows.enumerated() { cells[UInt32(first + offset)] = row }
    all += UInt32(first)..<UInt32(first + rows.count)
    order.append(SlotRun(start: UInt32(first), count: rows.count))
  }

  // MARK: Random rules

  static func rules(_ random: inout SeededGenerator) -> ViewRules {
    var rules = ViewRules()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let comparators: [SortKey.Comparator] = [
        .value, .text, .caseInsensitive, .length, .natural, .semver,
        SortKey.Comparator(.natural, foldsCase: true),
        SortKey.Comparator(.list(["a", "true", "1"])),
      ]
      rules.sort.append(
        SortKey(
          column: ColumnNumber(Int.random(in: 0..<types.count, using: &random)),
          direction: Bool.random(using: &random) ? .ascending : .descending,
          nulls: Bool.random(using: &random) ? .first : .last,
          comparator: comparators.randomElement(using: &random) ?? .value))
    }
    if Bool.random(using: &random) {
      let needles: [Text] = ["a", "ss", "é", "K", "\u{301}", "commonprefixa", "zz", "1", ""]
      rules.search = SearchQuery(
        text: needles.randomElement(using: &random) ?? "a",
        columns: Bool.random(using: &random) ? nil : [ColumnNumber(0), ColumnNumber(3)],
        isCaseFolded: Bool.random(using: &random),
        ignoresDiacritics: Bool.random(using: &random),
        mode: Bool.random(using: &random) ? .filter : .mark,
        readsValues: Int.random(in: 0..<4, using: &random) == 0)
    }
    if Bool.random(using: &random) { rules.filter = filter(depth: 2, &random) }
    return rules
  }
}
