import CellFormats
import ColumnStorage
import TableCodecs
import TableValues

/// Delimited text: the index does not depend on its blocks, chunks are cells, rendering keeps
/// bytes, and what is edited is read back.
enum CSVFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    let options = DialectChoices.options(&input)
    let chunkRows = input.number(1...9)
    let blockSize = input.number(1...80)
    let row = Int(input.byte())
    let column = Int(input.byte())
    let text = texts[input.number(0...texts.count - 1)]
    let bytes = input.remaining
    do {
      let sniffing = try CSVSniffer.sniff(bytes, isWhole: true, options: options)
      let small = source(bytes, sniffing, chunkRows, blockSize)
      let large = source(bytes, sniffing, 4096, 32_768)
      try small.index.scan()
      try large.index.scan()
      if let complaint = try complaint(small, large) { return complaint }
      if try rendered(small, [:]) != bytes { return "rendering changes bytes" }
      return try complaint(small, sniffing, editing: row, column, Text(text))
    } catch is CSVError {
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let texts = ["x", "a,b", "a;b\tc|d", "\"", "it's", "a\nb", "\\", "# no", " ", "-"]

  private static func source(
    _ bytes: [UInt8], _ sniffing: CSVSniffing, _ chunkRows: Int, _ blockSize: Int
  ) -> CSVSource {
    CSVSource(
      bytes: MemoryByteSource(bytes), dialect: sniffing.dialect, columns: sniffing.columns,
      layout: sniffing.layout, chunkRows: chunkRows, blockSize: blockSize)
  }

  private static func requests(_ source: CSVSource, isText: Bool) -> [ColumnRequest] {
    source.columns.indices.prefix(20).map { column in
      let type = source.columns[column].settings.type
      return ColumnRequest(ColumnNumber(column), as: .values(isText ? .text : type))
    }
  }

  private static func complaint(_ small: CSVSource, _ large: CSVSource) throws -> String? {
    let count = small.rowCount
    if count != large.rowCount {
      return "\(count) records in small blocks, \(large.rowCount) in large ones"
    }
    if small.index.unclosedQuoteOffset != large.index.unclosedQuoteOffset {
      return "the unclosed quote depends on the blocks"
    }
    let requests = requests(small, isText: false)
    let all = large.cells(rows: Array(0..<count), requests)
    var start = 0
    while start < count {
      let rows = start..<min(start + small.chunkRows, count)
      let chunks = small.decode(rows: rows, requests)
      for (place, chunk) in chunks.enumerated() {
        let type = requests[place].form
        guard case .values(let valueType) = type else { continue }
        for row in rows {
          let cell = chunk.cell(at: row - rows.lowerBound, type: valueType)
          if !same(cell, all[place][row]) {
            return "row \(row), column \(place): \(cell) in a chunk, \(all[place][row]) alone"
          }
        }
      }
      start = rows.upperBound
    }
    let found = try small.examine()
    return found.rows == count ? nil : "\(found.rows) of \(count) rows examined"
  }

  /// Chunks do not keep how a number was spelled.
  private static func same(_ first: Cell, _ second: Cell) -> Bool {
    if case .number(let first) = first.value, case .number(let second) = second.value {
      return first == second || (first.isNaN && second.isNaN)
    }
    return first.value == second.value
  }

  private static func isEmpty(_ cell: Cell) -> Bool {
    cell.value == .text("") || cell.value == .null
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
    _ source: CSVSource, _ sniffing: CSVSniffing, editing row: Int, _ column: Int, _ text: Text
  ) throws -> String? {
    guard source.rowCount > 0, !source.columns.isEmpty, source.index.unclosedQuoteOffset == nil
    else { return nil }
    let row = row % source.rowCount
    let column = column % min(source.columns.count, 20)
    let bytes: [UInt8]
    do {
      bytes = try rendered(source, [row: [column: Cell(.text(text))]])
    } catch is CSVRenderingError {
      return nil
    }
    let again = Self.source(bytes, sniffing, 4096, 32_768)
    try again.index.scan()
    if again.rowCount != source.rowCount {
      return "after an edit \(again.rowCount) records, before \(source.rowCount)"
    }
    let rows = Array(0..<source.rowCount)
    let requests = requests(source, isText: true)
    var wanted = source.cells(rows: rows, requests)
    wanted[column][row] = Cell(.text(text))
    let found = again.cells(rows: rows, requests)
    for place in requests.indices {
      for other in rows where !same(found[place][other], wanted[place][other]) {
        // Fields that a short record lacked are there, and empty, once a later one was written.
        if other == row, wanted[place][other] == .null, isEmpty(found[place][other]) { continue }
        // In a typed column the spelling of null is null, however it came there.
        let settings = source.columns[place].settings
        if other == row, place == column, settings.type != .text,
          settings.nullSpellings.contains(text)
        {
          continue
        }
        return
          "row \(other), column \(place): \(wanted[place][other]) became \(found[place][other])"
      }
    }
    return nil
  }
}
