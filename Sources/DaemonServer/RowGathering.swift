import CellFormats
import ColumnStorage
import JSONText
import TableSessions
import TableValues

/// Gathers rows of JSON column by column, without a cell value per cell.
struct RowGathering {
  /// The columns so far; rows of objects may bring more.
  var columns: [GatheredColumn]
  /// Rows read so far.
  private(set) var rowCount = 0

  private let mayAddColumns: Bool
  private let chunkRows: Int
  private let columnsMax: Int
  private var places: [[UInt8]: Int] = [:]

  init(declared: [GatheredColumn], hasColumns: Bool, chunkRows: Int, columnsMax: Int) {
    columns = declared
    mayAddColumns = !hasColumns
    self.chunkRows = chunkRows
    self.columnsMax = columnsMax
    for (index, column) in declared.enumerated() { places[column.column.id.text.utf8] = index }
  }

  /// Reads an array of arrays or of objects, in one pass over the tape.
  ///
  /// - Throws: `DaemonError.invalid`, `DaemonError.unknownColumn`, `DaemonError.limit`.
  mutating func read(_ rows: JSONView) throws {
    for row in rows.elements {
      switch row.kind {
      case .array: try read(array: row)
      case .object: try read(object: row)
      case .null, .bool, .number, .string:
        throw DaemonError.invalid(
          pointer: "/rows/\(rowCount)", expected: "an array or an object",
          found: "a \(row.kind)")
      }
      rowCount += 1
      for index in columns.indices { columns[index].pad(to: rowCount) }
      if rowCount % chunkRows == 0 {
        for index in columns.indices { columns[index].endChunk() }
      }
    }
  }

  private mutating func read(array row: JSONView) throws {
    guard row.count <= columns.count || mayAddColumns else {
      throw DaemonError.invalid(
        pointer: "/rows/\(rowCount)", expected: "at most \(columns.count) cells",
        found: "\(row.count) cells")
    }
    var index = 0
    for value in row.elements {
      if index == columns.count { try addColumn(Text("column\(index + 1)")) }
      columns[index].append(value)
      index += 1
    }
  }

  private mutating func read(object row: JSONView) throws {
    for member in row.members {
      let name = member.name.string ?? []
      if let index = places[name] {
        guard columns[index].count == rowCount else {
          throw DaemonError.invalid(
            pointer: "/rows/\(rowCount)", expected: "each member once", found: "a second one")
        }
        columns[index].append(member.value)
      } else if mayAddColumns {
        let index = columns.count
        try addColumn(Text(name))
        columns[index].append(member.value)
      } else {
        throw DaemonError.unknownColumn(
          pointer: "/rows/\(rowCount)".pointing(to: name), Text(name))
      }
    }
  }

  private mutating func addColumn(_ name: Text) throws {
    guard columns.count < columnsMax else {
      throw DaemonError.limit(name: "columnsMax", maximum: columnsMax, found: columns.count + 1)
    }
    let id = ColumnID(name.isEmpty ? Text("column\(columns.count + 1)") : name)
    guard places[id.text.utf8] == nil else {
      throw DaemonError.invalid(
        pointer: "/rows/\(rowCount)", expected: "column names that differ", found: "\"\(id.text)\"")
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
