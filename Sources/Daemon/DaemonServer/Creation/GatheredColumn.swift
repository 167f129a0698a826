import CellFormats
import ColumnStorage
import JSONText
import TableCodecs
import TableModel
import TableValues

/// One column of created rows, while they are read. It is typed as long as the values agree.
struct GatheredColumn {
  /// The values so far, in the narrowest type that fits all of them.
  private enum Values {
    case none
    case booleans([UInt8])
    case integers([Int64])
    case numbers([Double])
    case decimals(TextArena)
    case texts(TextArena)
    case json(TextArena)
    case cells([Cell])
  }

  /// The column. Its type is decided at the end, unless it is declared.
  private(set) var column: Column
  /// Whether the type was declared.
  let isDeclared: Bool
  /// Rows so far.
  private(set) var count = 0

  private var values = Values.none
  private var chunks: [ColumnChunk] = []
  /// The number of rows in `chunks`. The others are in `values`, counted from here.
  private var ended = 0
  /// The rows of `values` without a value. Invariant: ascending.
  private var nulls: [Int] = []
  private var onlyLists = true
  private let conversion: CellConversion

  init(_ column: Column, isDeclared: Bool) {
    self.column = column
    self.isDeclared = isDeclared
    conversion = CellConversion(
      keepsInvalid: true, readsSource: true, codecs: TableSchema(columns: [column]).codecs)
    if isDeclared { values = Self.emptyValues(column.type) }
  }

  private static func emptyValues(_ type: ColumnType) -> Values {
    switch type {
    case .boolean: .booleans([])
    case .integer: .integers([])
    case .number: .numbers([])
    case .text: .texts(TextArena())
    case .decimal, .date, .dateTime, .time, .duration, .list, .json: .cells([])
    }
  }

  /// Moves the rows so far into a chunk if the type is declared, since no later row can change
  /// them.
  mutating func endChunk() {
    guard isDeclared, count > ended else { return }
    let rows = 0..<count - ended
    var validity: ValidityBitmap?
    if !nulls.isEmpty {
      validity = ValidityBitmap(repeating: true, count: rows.count)
      for row in nulls { validity?[row] = false }
    }
    chunks.append(chunk(rows, validity))
    nulls = []
    ended = count
    emptyValues()
  }

  /// Removes all rows and keeps the capacity.
  private mutating func emptyValues() {
    switch take() {
    case .booleans(var array):
      array.removeAll(keepingCapacity: true)
      values = .booleans(array)
    case .integers(var array):
      array.removeAll(keepingCapacity: true)
      values = .integers(array)
    case .numbers(var array):
      array.removeAll(keepingCapacity: true)
      values = .numbers(array)
    case .texts(var arena):
      arena.bytes.removeAll(keepingCapacity: true)
      arena.offsets.removeSubrange(1...)
      values = .texts(arena)
    case .none, .decimals, .json, .cells: values = Self.emptyValues(column.type)
    }
  }

  /// Whether every value was a string.
  var holdsOnlyText: Bool {
    if case .texts = values { true } else { false }
  }

  /// Adds nulls until there are `rowCount` rows.
  mutating func pad(to rowCount: Int) {
    while count < rowCount { appendNull() }
  }

  /// Adds a value.
  mutating func append(_ view: JSONView) {
    let kind = view.kind
    if kind == .null { return appendNull() }
    if !appendFitting(view, kind) {
      widen(for: view, kind)
      _ = appendFitting(view, kind)
    }
    if kind != .array { onlyLists = false }
    count += 1
  }

  // MARK: Appending

  private mutating func appendNull() {
    nulls.append(count - ended)
    count += 1
    switch take() {
    case .none: values = .none
    case .booleans(var array):
      array.append(0)
      values = .booleans(array)
    case .integers(var array):
      array.append(0)
      values = .integers(array)
    case .numbers(var array):
      array.append(0)
      values = .numbers(array)
    case .decimals(var arena):
      arena.append([])
      values = .decimals(arena)
    case .texts(var arena):
      arena.append([])
      values = .texts(arena)
    case .json(var arena):
      arena.append([])
      values = .json(arena)
    case .cells(var cells):
      cells.append(.null)
      values = .cells(cells)
    }
  }

  /// Moves the storage out, so that it grows in place.
  private mutating func take() -> Values {
    let taken = values
    values = .none
    return taken
  }

  /// Appends a value if the storage fits its type. Puts the storage back in either case.
  private mutating func appendFitting(_ view: JSONView, _ kind: JSONKind) -> Bool {
    switch take() {
    case .none: return false
    case .booleans(var array):
      let fits = kind == .bool
      if fits { array.append(view.bool == true ? 1 : 0) }
      values = .booleans(array)
      return fits
    case .integers(var array):
      let number = kind == .number && (isDeclared || view.tokenKind == .integer) ? view.int64 : nil
      if let number { array.append(number) }
      values = .integers(array)
      return number != nil
    case .numbers(var array):
      let number = kind == .number && (isDeclared || isExact(view)) ? view.double : nil
      if let number { array.append(number) }
      values = .numbers(array)
      return number != nil
    case .decimals(var arena):
      let fits = kind == .number && view.tokenKind == .integer && view.rawText.count <= 38
      if fits { arena.append(view.rawText) }
      values = .decimals(arena)
      return fits
    case .texts(var arena):
      let plain = kind == .string ? view.plainString : nil
      let text = kind == .string && plain == nil ? view.string : nil
      if let plain { arena.append(plain) } else if let text { arena.append(text) }
      values = .texts(arena)
      return plain != nil || text != nil
    case .json(var arena):
      guard let json = CellJSON(parsing: view.rawText) else {
        // The value exceeds what a JSON cell can store. From here on, cells are stored one by one.
        values = .json(arena)
        let cells = (0..<count - ended).map { cell(at: $0) }
        column.type = .json
        values = .cells(cells + [Cell(.error(.doesNotParse), source: Text(view.rawText))])
        return true
      }
      arena.append(json.text.utf8)
      values = .json(arena)
      return true
    case .cells(var cells):
      let cell = try? conversion.cell(view, for: column)
      cells.append(cell ?? .null)
      values = .cells(cells)
      return true
    }
  }

  // MARK: Widening

  /// Converts the storage to a type that fits the existing and the new value.
  private mutating func widen(for view: JSONView, _ kind: JSONKind) {
    if isDeclared {
      values = .cells((0..<count - ended).map { cell(at: $0) })
      return
    }
    switch (take(), kind) {
    case (.none, .bool): values = .booleans(Array(repeating: 0, count: count))
    case (.none, .string): values = .texts(blank(count))
    case (.none, .number):
      if view.int64 != nil, view.tokenKind == .integer {
        values = .integers(Array(repeating: 0, count: count))
      } else if view.tokenKind == .integer, view.rawText.count <= 38 {
        values = .decimals(blank(count))
      } else if view.double != nil, isExact(view) {
        values = .numbers(Array(repeating: 0, count: count))
      } else {
        values = .json(blank(count))
      }
    case (.integers(let array), .number)
    where view.tokenKind != .integer && view.double != nil
      && array.allSatisfy { $0.magnitude < 1 << 53 }:
      values = .numbers(array.map { Double($0) })
    case (.integers(let array), .number)
    where view.tokenKind == .integer
      && view.rawText.count <= 38:
      values = .decimals(spelled(array.map { Text(String($0)) }))
    case (let old, _):
      values = old
      values = .json(spelled((0..<count).map { jsonText(at: $0) }))
    }
  }

  /// Whether a double represents a number exactly: an integer only up to 2^53.
  private func isExact(_ view: JSONView) -> Bool {
    view.tokenKind != .integer || view.int64.map { $0.magnitude <= 1 << 53 } ?? false
  }

  private func blank(_ count: Int) -> TextArena {
    TextArena(bytes: [], offsets: Array(repeating: 0, count: count + 1))
  }

  private func spelled(_ texts: [Text]) -> TextArena {
    var arena = TextArena()
    var next = 0
    for (row, text) in texts.enumerated() {
      let isNull = next < nulls.count && nulls[next] == row
      if isNull { next += 1 }
      arena.append(isNull ? [] : text.utf8)
    }
    return arena
  }

  private func jsonText(at row: Int) -> Text {
    let json: CellJSON?
    switch values {
    case .none, .cells: json = nil
    case .booleans(let array): json = CellJSON(boolean: array[row] != 0)
    case .integers(let array): json = CellJSON(parsing: String(array[row]).utf8)
    case .numbers(let array): json = CellJSON(parsing: String(array[row]).utf8)
    case .decimals(let arena), .json(let arena): json = CellJSON(parsing: arena[row])
    case .texts(let arena): json = CellJSON(string: arena[row])
    }
    return json?.text ?? ""
  }

  /// Whether a row has no value. O(log n).
  private func isNull(_ row: Int) -> Bool {
    var (low, high) = (0, nulls.count)
    while low < high {
      let middle = (low + high) / 2
      if nulls[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < nulls.count && nulls[low] == row
  }

  private func cell(at row: Int) -> Cell {
    if isNull(row) { return .null }
    switch values {
    case .none: return .null
    case .booleans(let array): return Cell(.boolean(array[row] != 0))
    case .integers(let array): return Cell(.integer(array[row]))
    case .numbers(let array): return Cell(.number(array[row]))
    case .decimals(let arena): return Cell(.decimal(Text(arena[row])))
    case .texts(let arena): return Cell(.text(Text(arena[row])))
    case .json(let arena): return Cell(CellValue(json: arena[row]) ?? .null)
    case .cells(let cells): return cells[row]
    }
  }

  // MARK: Detecting

  /// The first texts of a column that has only texts. Nulls are left out.
  func texts(first: Int) -> [Text] {
    guard case .texts(let arena) = values else { return [] }
    let nulls = Set(nulls)
    return (0..<min(first, arena.count)).filter { !nulls.contains($0) }.map { Text(arena[$0]) }
  }

  /// Parses the texts as a column that was found in them. A text that does not fit becomes an error
  /// cell.
  ///
  /// - Parameter isCancelled: Checked every few rows.
  /// - Throws: `TableError.cancelled`.
  mutating func read(as found: CSVColumn, isCancelled: () -> Bool) throws(TableError) {
    let settings = found.settings
    guard settings.type != .text, case .texts(let arena) = values else { return }
    let parser = CellParser(settings)
    let format = found.format.flatMap { try? CompiledFormat($0) }
    let nulls = Set(nulls)
    var cells: [Cell] = []
    cells.reserveCapacity(arena.count)
    for row in 0..<arena.count {
      if row % 1024 == 0, isCancelled() { throw .cancelled }
      let text = Text(arena[row])
      if nulls.contains(row) {
        cells.append(.null)
      } else if let format, !settings.isNull(text.utf8, isQuoted: false) {
        let value = CellRetyping.value(of: text, as: settings.type, readBy: format)
        cells.append(Cell(value, source: text))
      } else {
        cells.append(parser.cell(text))
      }
    }
    column.type = settings.type
    column.adopt(found.format)
    values = .cells(cells)
  }

  // MARK: Ending

  /// The column with its type, divided into chunks.
  consuming func finish(chunkRows: Int) -> (column: Column, chunks: [ColumnChunk]) {
    if isDeclared {
      endChunk()
      return (column, chunks)
    }
    column.type = decidedType
    var nextNull = 0
    for first in stride(from: 0, to: count, by: chunkRows) {
      let rows = first..<min(first + chunkRows, count)
      var validity: ValidityBitmap?
      while nextNull < nulls.count, nulls[nextNull] < rows.upperBound {
        if validity == nil { validity = ValidityBitmap(repeating: true, count: rows.count) }
        validity?[nulls[nextNull] - first] = false
        nextNull += 1
      }
      chunks.append(chunk(rows, validity))
    }
    return (column, chunks)
  }

  private var decidedType: ColumnType {
    switch values {
    case .none, .texts: .text
    case .booleans: .boolean
    case .integers: .integer
    case .numbers: .number
    case .decimals: .decimal
    case .json: onlyLists ? .list : .json
    case .cells: column.type
    }
  }

  private func chunk(_ rows: Range<Int>, _ validity: ValidityBitmap?) -> ColumnChunk {
    switch values {
    case .none: return ColumnChunk(values: .texts(blank(rows.count)), validity: validity)
    case .booleans(let array):
      return ColumnChunk(values: .booleans(Array(array[rows])), validity: validity)
    case .integers(let array):
      return ColumnChunk(values: .integers(Array(array[rows])), validity: validity)
    case .numbers(let array):
      return ColumnChunk(values: .numbers(Array(array[rows])), validity: validity)
    case .decimals(let arena), .texts(let arena), .json(let arena):
      return ColumnChunk(values: .texts(arena.rows(rows)), validity: validity)
    case .cells(let cells):
      var builder = ColumnChunkBuilder(type: column.type)
      for cell in cells[rows] { builder.append(cell) }
      return builder.finish()
    }
  }
}

extension TextArena {
  /// A copy of some rows.
  func rows(_ rows: Range<Int>) -> TextArena {
    let start = offsets[rows.lowerBound]
    let end = offsets[rows.upperBound]
    return TextArena(
      bytes: Array(bytes[Int(start)..<Int(end)]),
      offsets: offsets[rows.lowerBound...rows.upperBound].map { $0 - start })
  }
}
