import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// The errors of a request, each with its position in the request.
struct BlockRefusal: Error {
  /// The maximum number of errors that are reported.
  static let toldMax = 100

  /// The errors, in the order of the block.
  var errors: [any Error & Sendable]
  /// The total number of errors.
  var count: Int

  /// - Parameter count: The total number, if not all errors are kept.
  init(errors: [any Error & Sendable], count: Int? = nil) {
    self.errors = errors
    self.count = count ?? errors.count
  }

  /// Rows that break rules.
  ///
  /// - Parameter pointer: The origin of the edit or row at an index.
  init(_ invalid: InvalidRows, pointer: ((EditRefusal) -> String)?) {
    self.init(
      errors: invalid.refusals.map { refusal in
        pointer.map { PlacedRefusal(pointer: $0(refusal), reason: refusal.reason) }
          ?? PlacedRefusal(pointer: "/edits/\(refusal.index)", reason: refusal.reason)
      }, count: invalid.count)
  }
}

/// A rectangle of texts, converted to edits of cells and, if it extends the table, new rows.
struct PastedBlock {
  /// The edits, and the origin of each in the request.
  private(set) var edits: [TableEdit] = []
  private(set) var places: [String] = []
  /// Texts that do not fit their columns.
  private(set) var refusals: [PlacedRefusal] = []

  private let paste: WirePaste
  private let lines: PastedLines
  private let snapshot: ViewSnapshot?
  private let pointer: String
  private let conversion: EditConversion
  private var rows: [RowKey] = []
  private var columns: [Column] = []

  init(
    _ paste: WirePaste, _ snapshot: ViewSnapshot?, _ pointer: String,
    _ conversion: EditConversion
  ) throws {
    self.snapshot = snapshot
    self.paste = paste
    lines = try PastedLines(paste.content, pointer)
    self.pointer = pointer
    self.conversion = conversion
    try findTarget()
  }

  /// Finds the rows and columns that the block covers. O(rows of the block).
  private mutating func findTarget() throws {
    let table = conversion.table
    let height = lines.count
    switch paste.target {
    case .named(let keys, let ids):
      rows = try keys.enumerated().map { place, key in
        try conversion.check(at: place)
        return conversion.key(key)
      }
      columns = try ids.enumerated().map {
        try conversion.column($1, "\(pointer)/columns/\($0)")
      }
    case .at(let wire, let id, _):
      let key = conversion.key(wire)
      guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
      let first = try conversion.column(id, pointer + "/at/column")
      let order = snapshot?.order ?? table.order
      guard let index = order.index(of: slot) else { throw table.unknownRow(key) }
      let slots = order.slots(in: index..<min(order.count, index + max(1, height)))
      rows = try slots.enumerated().map { place, slot in
        try conversion.check(at: place)
        return table.keys.key(of: slot)
      }
      let shown = snapshot?.columns ?? conversion.schema.columns
      guard let place = shown.firstIndex(where: { $0.number == first.number }) else {
        throw DaemonError.unknownColumn(pointer: pointer + "/at/column", first.id.text)
      }
      columns = Array(shown[place...])
    }
  }

  /// Makes the edits. O(cells).
  mutating func convert() throws {
    let width = try (0..<lines.count).reduce(0) { width, index in
      try conversion.check(at: index)
      return max(width, lines.width(index))
    }
    let over = (rows: max(0, lines.count - rows.count), columns: max(0, width - columns.count))
    // Rows that are not loaded yet may have room for it.
    if over.rows > 0, case .at = paste.target, !conversion.table.isComplete {
      throw TableError.notComplete
    }
    switch paste.overflow ?? .refuse {
    case .refuse:
      if over != (0, 0) { throw TableError.blockOverflows(rows: over.rows, columns: over.columns) }
    case .insert:
      if over.columns > 0 { throw TableError.blockOverflows(rows: 0, columns: over.columns) }
    case .clip: break
    }
    for index in 0..<min(lines.count, rows.count) {
      try conversion.check(at: index)
      convert(index)
    }
    guard over.rows > 0, paste.overflow == .insert else { return }
    let schema = conversion.schema
    let new = try (rows.count..<lines.count).map { index in
      try conversion.check(at: index)
      var cells = [Cell](repeating: .null, count: schema.columns.count)
      for (column, cell) in self.cells(index) {
        if let place = schema.position(of: column.number) { cells[place] = cell }
      }
      return cells
    }
    edits.append(.insert(rows: new, rows.last.map { .after($0) } ?? .end))
    places.append("\(pointer)/texts/\(rows.count)")
  }

  private mutating func convert(_ index: Int) {
    let cells = cells(index).map { CellEdit(column: $0.number, cell: $1) }
    guard !cells.isEmpty else { return }
    edits.append(.set(row: rows[index], cells: cells))
    places.append("\(pointer)/texts/\(index)")
  }

  private mutating func cells(_ index: Int) -> [(Column, Cell)] {
    var cells: [(Column, Cell)] = []
    for (place, text) in lines.texts(index).enumerated() where place < columns.count {
      guard let text else { continue }  // unchanged
      let column = columns[place]
      // The kind of a new row is not known yet.
      let slot = index < rows.count ? conversion.table.slot(of: rows[index]) : nil
      let field = slot.flatMap { conversion.table.field(of: $0, column) }
      do {
        cells.append(
          (column, try conversion.cells.cell(typed: text, for: column, as: field)))
      } catch let error as TableError {
        refusals.append(
          PlacedRefusal(pointer: "\(pointer)/texts/\(index)/\(place)", reason: error))
      } catch {
        continue  // parsing a text has no other error
      }
    }
    return cells
  }
}
