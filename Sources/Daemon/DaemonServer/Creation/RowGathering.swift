import CellFormats
import ColumnStorage
import JSONText
import TableModel
import TableValues

/// Collects rows of JSON column by column, without a cell value per cell.
struct RowGathering {
  /// The columns so far. Row objects may add columns.
  var columns: [GatheredColumn]
  /// Rows read so far.
  private(set) var rowCount = 0

  private let mayAddColumns: Bool
  private let chunkRows: Int
  private let columnsMax: Int
  private var places: [[UInt8]: Int] = [:]
  /// The index of the section column.
  private var sectionPlace: Int?
  /// The list that is being read, and the number of rows before it.
  private var part: (pointer: String, key: JSONView?, first: Int) = ("/rows", nil, 0)
  private let reading: ObjectReading
  /// The kinds of the rows; empty: unknown.
  private let kinds: [Text?]
  private let isCancelled: () -> Bool

  init(
    declared: [GatheredColumn], hasColumns: Bool, chunkRows: Int, columnsMax: Int,
    paths: KindPaths? = nil, kinds: [Text?] = [], isCancelled: @escaping () -> Bool = { false }
  ) {
    self.isCancelled = isCancelled
    self.kinds = kinds
    columns = declared
    mayAddColumns = !hasColumns
    self.chunkRows = chunkRows
    self.columnsMax = columnsMax
    reading = ObjectReading(declared.map(\.column), paths)
    for (index, column) in declared.enumerated() where reading.readsByName(index) {
      places[column.column.id.text.utf8] = index
    }
  }

  /// Reads lists of arrays or of objects, in one pass over the tape.
  ///
  /// - Throws: `DaemonError.invalid`, `DaemonError.unknownColumn`, `DaemonError.limit`,
  ///   `DaemonError.cancelled`.
  mutating func read(_ rows: RowParts) throws {
    sectionPlace = rows.sectionColumn.flatMap { id in
      columns.firstIndex { $0.column.id == id }
    }
    for list in rows.parts {
      part = (list.pointer, list.key, rowCount)
      try read(list.rows)
    }
  }

  private var pointer: String { "\(part.pointer)/\(rowCount - part.first)" }

  private mutating func read(_ rows: JSONView) throws {
    for row in rows.elements {
      if let key = part.key, let sectionPlace { columns[sectionPlace].append(key) }
      switch row.kind {
      case .array: try read(array: row)
      case .object: try read(object: row)
      case .null, .bool, .number, .string:
        throw DaemonError.invalid(
          pointer: pointer, expected: "an array or an object",
          found: "a \(row.kind)")
      }
      rowCount += 1
      if rowCount % 256 == 0, isCancelled() { throw DaemonError.cancelled }
      for index in columns.indices { columns[index].pad(to: rowCount) }
      if rowCount % chunkRows == 0 {
        for index in columns.indices { columns[index].endChunk() }
      }
    }
  }

  private mutating func read(array row: JSONView) throws {
    let count = columns.count - (sectionPlace == nil ? 0 : 1)
    guard row.count <= count || mayAddColumns else {
      throw DaemonError.invalid(
        pointer: pointer, expected: "at most \(count) cells", found: "\(row.count) cells")
    }
    var index = 0
    for (place, value) in row.elements.enumerated() {
      if index == sectionPlace { index += 1 }
      if index == columns.count { try addColumn(Text("column\(place + 1)")) }
      columns[index].append(value)
      index += 1
    }
  }

  private mutating func read(object row: JSONView) throws {
    let kind = rowCount < kinds.count ? kinds[rowCount] : nil
    for member in row.members {
      let name = member.name.string ?? []
      if let index = places[name] {
        if reading.isElsewhere(index, in: kind) { continue }
        guard index != sectionPlace else {
          throw PlacedRefusal(
            pointer: pointer.pointing(to: name), reason: .notEditable(ColumnID(Text(name))))
        }
        guard columns[index].count == rowCount else {
          throw DaemonError.invalid(
            pointer: pointer, expected: "each member once", found: "a second one")
        }
        columns[index].append(member.value)
      } else if reading.leads(through: name) {
        continue
      } else if mayAddColumns {
        let index = columns.count
        try addColumn(Text(name))
        columns[index].append(member.value)
      } else {
        throw DaemonError.unknownColumn(
          pointer: pointer.pointing(to: name), Text(name))
      }
    }
    reading.forEachValue(in: row, of: kind) { if $0 != sectionPlace { columns[$0].append($1) } }
  }

  private mutating func addColumn(_ name: Text) throws {
    guard columns.count < columnsMax else {
      throw DaemonError.limit(name: "columnsMax", maximum: columnsMax, found: columns.count + 1)
    }
    let id = ColumnID(name.isEmpty ? Text("column\(columns.count + 1)") : name)
    guard places[id.text.utf8] == nil else {
      throw DaemonError.invalid(
        pointer: pointer, expected: "column names that differ", found: "\"\(id.text)\"")
    }
    places[name.utf8] = columns.count
    var column = GatheredColumn(
      Column(number: ColumnNumber(columns.count), id: id, title: id.text, type: .text),
      isDeclared: false)
    column.pad(to: rowCount)
    columns.append(column)
  }

  /// The columns with their types decided, and their chunks.
  consuming func finish() -> (columns: [Column], chunks: [[ColumnChunk]], rowCount: Int) {
    var built: [Column] = []
    var chunks: [[ColumnChunk]] = []
    for column in columns {
      let finished = column.finish(chunkRows: chunkRows)
      built.append(finished.column)
      chunks.append(finished.chunks)
    }
    return (built, chunks, rowCount)
  }
}
