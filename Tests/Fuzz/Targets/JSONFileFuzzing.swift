import CellFormats
import ColumnStorage
import TableCodecs
import TableValues

/// JSON files of any bytes: the index does not depend on its blocks, chunks are cells, rendering keeps
/// bytes, and an edit leaves the other rows as they are.
enum JSONFileFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    var options = CSVDialectOptions()
    let formats: [FileFormat?] = [.json, .ndjson, nil]
    options.format = CSVFormatChoice(forced: formats[input.number(0...2)])
    options.flattenDepth = input.number(0...2)
    let chunkRows = input.number(1...9)
    let blockSize = input.number(1...80)
    let row = Int(input.byte())
    let column = Int(input.byte())
    let bytes = input.remaining
    do {
      let sniffing = try CSVSniffer.sniff(bytes, isWhole: true, options: options)
      guard sniffing.dialect.json != nil else { return nil }
      let small = source(bytes, sniffing, chunkRows, blockSize)
      let large = source(bytes, sniffing, 4096, 32_768)
      try small.index.scan()
      try large.index.scan()
      if let complaint = try complaint(small, large) { return complaint }
      if try rendered(small, [:]) != bytes { return "rendering changes bytes" }
      return try complaint(small, sniffing, editing: row, column)
    } catch is CSVError {
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func source(
    _ bytes: [UInt8], _ sniffing: CSVSniffing, _ chunkRows: Int, _ blockSize: Int
  ) -> CSVSource {
    CSVSource(
      bytes: MemoryByteSource(bytes), dialect: sniffing.dialect, columns: sniffing.columns,
      layout: sniffing.layout, chunkRows: chunkRows, blockSize: blockSize)
  }

  private static func requests(_ source: CSVSource) -> [ColumnRequest] {
    source.columns.indices.prefix(20).map { column in
      ColumnRequest(ColumnNumber(column), as: .values(source.columns[column].settings.type))
    }
  }

  private static func complaint(_ small: CSVSource, _ large: CSVSource) throws -> String? {
    let count = small.rowCount
    if count != large.rowCount {
      return "\(count) records in small blocks, \(large.rowCount) in large ones"
    }
    let requests = requests(small)
    let all = large.cells(rows: Array(0..<count), requests)
    var start = 0
    while start < count {
      let rows = start..<min(start + small.chunkRows, count)
      for (place, chunk) in small.decode(rows: rows, requests).enumerated() {
        let type = small.columns[place].settings.type
        for row in rows
        where chunk.cell(at: row - rows.lowerBound, type: type).value
          != all[place][row].value
        {
          return "row \(row), column \(place) differs in a chunk from \(all[place][row])"
        }
      }
      start = rows.upperBound
    }
    let found = try small.examine()
    return found.rows == count ? nil : "\(found.rows) of \(count) rows examined"
  }

  private static func rendered(
    _ source: CSVSource, _ edits: [Int: [Int: Cell]]
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try source.rendered(
      order: (0..<source.rowCount).map { CSVRowReference.source($0) },
      edits: { reference in
        if case .source(let row) = reference { edits[row] } else { nil }
      }, write: { bytes += $0 })
    return bytes
  }

  private static func complaint(
    _ source: CSVSource, _ sniffing: CSVSniffing, editing row: Int, _ column: Int
  ) throws -> String? {
    guard source.rowCount > 0, !source.columns.isEmpty else { return nil }
    let row = row % source.rowCount
    let column = column % min(source.columns.count, 20)
    let bytes: [UInt8]
    do {
      bytes = try rendered(source, [row: [column: Cell(.text("x"))]])
    } catch is CSVRenderingError {
      return nil
    }
    var layout = sniffing.layout
    layout.endMarks = 0
    let again = CSVSource(
      bytes: MemoryByteSource(bytes), dialect: sniffing.dialect, columns: sniffing.columns,
      layout: layout, chunkRows: 4096)
    try again.index.scan()
    if again.rowCount != source.rowCount {
      return "after an edit \(again.rowCount) records, before \(source.rowCount)"
    }
    let requests = requests(source)
    let rows = Array(0..<source.rowCount)
    let (before, after) = (source.cells(rows: rows, requests), again.cells(rows: rows, requests))
    for place in requests.indices {
      for other in rows where other != row && before[place][other] != after[place][other] {
        return "an edit of row \(row) changes row \(other)"
      }
    }
    return nil
  }
}
