import CellFormats
import ColumnStorage
import TableValues

/// Values of a database as cells, and back.
package enum DatabaseCells {
  /// A parser of texts in which no text is null.
  static func parser(_ type: ColumnType) -> CellParser {
    var settings = ParseSettings(type: type)
    settings.nullSpellings = []
    return CellParser(settings)
  }

  /// The cell of a value.
  ///
  /// - Parameters:
  ///   - type: The type wanted, which may be another one than the column has.
  ///   - holdsBlobs: Whether a blob is a value of the column.
  static func cell(_ value: SQLiteValue, as type: ColumnType, holdsBlobs: Bool) -> Cell {
    switch (type, value) {
    case (_, .null): return .null
    case (.integer, .integer(let number)): return Cell(.integer(number))
    case (.number, .real(let number)): return Cell(.number(number))
    case (.number, .integer(let number)):
      let double = Double(number)
      if let same = Int64(exactly: double), same == number { return Cell(.number(double)) }
      return Cell(.number(double), source: Text(value.shown))
    case (.boolean, .integer(0)): return Cell(.boolean(false))
    case (.boolean, .integer(1)): return Cell(.boolean(true))
    case (.text, .text(let bytes)): return Cell(.text(Text(bytes)))
    case (.text, .integer), (.text, .real): return Cell(.text(Text(value.shown)))
    case (.text, .blob) where holdsBlobs: return Cell(.text(Text(value.shown)))
    case (_, .blob), (.integer, .real), (.boolean, .integer), (.boolean, .real):
      return Cell(.error(.doesNotParse), source: Text(value.shown))
    case (_, _): return parser(type).cell(Text(value.shown))
    }
  }

  /// The text that a cell shows.
  static func text(_ value: SQLiteValue, _ plan: DatabaseColumnPlan) -> [UInt8] {
    switch plan.type {
    case .text, .integer, .number: value.shown
    case .boolean, .decimal, .date, .dateTime, .time, .duration, .list, .json:
      CellFormatter.displayText(
        of: cell(value, as: plan.type, holdsBlobs: plan.holdsBlobs)
      ).utf8
    }
  }

  /// The value that a cell is written as; nil: it cannot be written, as the beginning of a blob.
  package static func value(of cell: Cell, _ plan: DatabaseColumnPlan) -> SQLiteValue? {
    switch cell.value {
    case .null: return .null
    case .boolean(let flag): return .integer(flag ? 1 : 0)
    case .integer(let number): return .integer(number)
    case .number(let number):
      if let source = cell.source, let exact = Int64(String(decoding: source.utf8, as: UTF8.self)) {
        return .integer(exact)
      }
      return .real(number)
    case .decimal(let text): return .text(text.utf8)
    case .text(let text):
      guard plan.holdsBlobs, text.utf8.starts(with: Array("x'".utf8)) else {
        return .text(text.utf8)
      }
      if let bytes = SQLiteValue.blob(spelled: text.utf8) { return .blob(bytes) }
      return text.utf8.contains(0xE2) ? nil : .text(text.utf8)
    case .date, .time, .duration, .json:
      var text: [UInt8] = []
      CellFormatter.append(cell.value, to: &text)
      return .text(text)
    case .dateTime:
      var text: [UInt8] = []
      CellFormatter.append(cell.value, to: &text)
      if text.count > 10, text[10] == UInt8(ascii: "T") { text[10] = plan.dateTimeMark }
      return .text(text)
    case .error:
      guard let source = cell.source else { return nil }
      return source.utf8.starts(with: Array("x'".utf8)) ? nil : .text(source.utf8)
    case .pending: return nil
    }
  }
}

/// Collects the values of one column of some rows.
struct DatabaseFill {
  private enum Values {
    case integers([Int64])
    case numbers([Double])
    case texts(TextArena)
    case cells(ColumnChunkBuilder)
  }

  /// The column's place in rows; nil: the table has no such column.
  let place: Int?
  private let request: ColumnRequest
  private let plan: DatabaseColumnPlan?
  private var values: Values
  private var validity: ValidityBitmap?
  private var errors: [ChunkError] = []
  private var count = 0

  /// Begins a chunk.
  init(_ request: ColumnRequest, _ plans: [DatabaseColumnPlan]) {
    self.request = request
    let number = request.column.rawValue
    place = plans.indices.contains(number) ? number : nil
    plan = place.map { plans[$0] }
    switch request.form {
    case .text: values = .texts(TextArena())
    case .values(.integer): values = .integers([])
    case .values(.number): values = .numbers([])
    case .values(.text): values = .texts(TextArena())
    case .values(let type): values = .cells(ColumnChunkBuilder(type: type))
    }
  }

  private var type: ColumnType {
    if case .values(let type) = request.form { type } else { .text }
  }

  /// Adds the value of the next row.
  mutating func append(_ value: SQLiteValue) {
    if request.form == .text {
      return add(text: plan.map { DatabaseCells.text(value, $0) } ?? [])
    }
    switch (values, value) {
    case (.integers(var array), .integer(let number)):
      values = .integers([])
      array.append(number)
      values = .integers(array)
      note(isValid: true)
    case (.numbers(var array), .real(let number)):
      values = .numbers([])
      array.append(number)
      values = .numbers(array)
      note(isValid: true)
    case (.texts, .text(let bytes)): add(text: bytes)
    default:
      append(
        cell: DatabaseCells.cell(value, as: type, holdsBlobs: plan?.holdsBlobs ?? false))
    }
  }

  /// Adds a row that cannot be read.
  mutating func append(_ error: CellError) { append(cell: Cell(.error(error), source: "")) }

  private mutating func add(text bytes: [UInt8]) {
    guard case .texts(var arena) = values else { return }
    values = .texts(TextArena())
    arena.append(bytes)
    values = .texts(arena)
    note(isValid: true)
  }

  private mutating func append(cell: Cell) {
    switch (values, cell.value) {
    case (.cells(var builder), _):
      values = .integers([])
      builder.append(cell)
      values = .cells(builder)
      count += 1
      return
    case (.texts, .text(let text)): return add(text: text.utf8)
    case (.numbers(var array), .number(let number)):
      values = .numbers([])
      array.append(number)
      values = .numbers(array)
      return note(isValid: true)
    case (.integers(var array), .integer(let number)):
      values = .integers([])
      array.append(number)
      values = .integers(array)
      return note(isValid: true)
    default: addGap(cell)
    }
  }

  /// Adds a row without a value.
  private mutating func addGap(_ cell: Cell) {
    switch values {
    case .integers(var array):
      values = .integers([])
      array.append(0)
      values = .integers(array)
    case .numbers(var array):
      values = .integers([])
      array.append(0)
      values = .numbers(array)
    case .texts(var arena):
      values = .integers([])
      arena.append([] as [UInt8])
      values = .texts(arena)
    case .cells: break
    }
    if validity == nil { validity = ValidityBitmap(repeating: true, count: count) }
    if case .error(let reason) = cell.value {
      errors.append(ChunkError(row: count, source: cell.source ?? "", reason: reason))
    }
    note(isValid: false)
  }

  private mutating func note(isValid: Bool) {
    validity?.append(isValid)
    count += 1
  }

  /// The chunk.
  consuming func finish() -> ColumnChunk {
    switch values {
    case .integers(let array):
      ColumnChunk(values: .integers(array), validity: validity, errors: errors)
    case .numbers(let array):
      ColumnChunk(values: .numbers(array), validity: validity, errors: errors)
    case .texts(let arena):
      ColumnChunk(values: .texts(arena), validity: validity, errors: errors)
    case .cells(let builder): builder.finish()
    }
  }
}

extension DatabaseCells {
  /// The cell for a value that the database has stored or made in the place of an edited cell, with the
  /// text that it shows.
  package static func edited(
    _ value: SQLiteValue, as type: ColumnType, _ plan: DatabaseColumnPlan
  ) -> Cell {
    var cell = cell(value, as: type, holdsBlobs: plan.holdsBlobs)
    if cell.source == nil, cell.value != .null {
      if case .text = cell.value { return cell }
      cell.source = CellFormatter.displayText(of: cell)
    }
    return cell
  }
}
