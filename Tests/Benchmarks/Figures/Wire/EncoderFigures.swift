import CellFormats
import ColumnStorage
import DaemonServer
import JSONText
import TableModel
import TableValues
import WireProtocol

/// The writing of an update alone: a window's cells, gathered before, become JSON as the daemon
/// writes it.
///
/// Counted in processor time of this thread, so that it can be compared with encoders measured by
/// themselves.
func measureEncoding(_ bench: Bench) throws {
  for (size, count) in [(50, 2000), (10_000, 20)] {
    let window = EncoderWindow(rows: size)
    let name = "writing of \(size) x 8"
    let fromCells = try rate(bench, count, window.writeCells)
    Report.amount("\(name), from cells", fromCells, "MB/s", atLeast: 300)
    let fromChunks = try rate(bench, count, window.writeChunks)
    Report.amount("\(name), from chunks", fromChunks, "MB/s", atLeast: 300)
    var writers = (JSONWriter(), JSONWriter())
    window.writeCells(to: &writers.0)
    window.writeChunks(to: &writers.1)
    guard writers.0.bytes == writers.1.bytes else {
      throw Implausible(description: "cells and chunks are not written alike")
    }
  }
}

/// Megabytes of JSON in a second of processor time: the median of some runs.
private func rate(
  _ bench: Bench, _ count: Int, _ write: (inout JSONWriter) -> Void
) throws -> Double {
  var timing = Timing()
  var bytes = 0
  for _ in 0..<max(bench.settings.runs, 9) {
    bytes = 0
    timing.takeProcessor {
      for _ in 0..<count {
        var writer = JSONWriter(capacity: 4096)
        write(&writer)
        bytes += writer.finish().count
      }
    }
  }
  return Double(bytes) / 1e6 / timing.median
}

/// The cells of sample rows, in both of the forms in which the daemon writes them.
private struct EncoderWindow {
  private var blocks: [CellBlock] = []
  private var values: [ColumnChunk] = []
  private var texts: [ColumnChunk] = []
  private let writer = CellWriter(content: .both)

  init(rows: Int) {
    var samples = SampleRows(seed: 1)
    let rows = (0..<rows).map { _ in samples.next() }
    for index in SampleWords.columns.indices {
      let type = ColumnType(rawValue: SampleWords.columnTypes[index]) ?? .text
      let id = Text(SampleWords.columns[index])
      let column = Column(number: ColumnNumber(index), id: ColumnID(id), title: id, type: type)
      let cells = rows.map { $0.cell(index) }
      var builders = (ColumnChunkBuilder(type: type), ColumnChunkBuilder(type: .text))
      for cell in cells {
        builders.0.append(cell)
        builders.1.append(Cell(.text(Text(cell.displayText))))
      }
      blocks.append(CellBlock(column: column, cells: cells))
      values.append(builders.0.finish())
      texts.append(builders.1.finish())
    }
  }

  func writeCells(to json: inout JSONWriter) {
    json.beginArray()
    for block in blocks {
      writer.write(block, cells: block.cells.indices, offset: 0, to: &json)
    }
    json.endArray()
  }

  func writeChunks(to json: inout JSONWriter) {
    json.beginArray()
    for index in blocks.indices {
      writer.write(blocks[index].column, values[index], texts[index], to: &json)
    }
    json.endArray()
  }
}

extension SampleRow {
  /// The cell of a column, as `table/open` reads it from the file of samples.
  fileprivate func cell(_ column: Int) -> Cell {
    switch column {
    case 0: return Cell(.integer(Int64(id)))
    case 1: return Cell(.text(Text(name)))
    case 2: return Cell(.text(Text(email)))
    case 3: return Cell(.integer(Int64(age)))
    case 4:
      let cents = balanceInCents.magnitude % 100
      let whole = "\(balanceInCents < 0 ? "-" : "")\(balanceInCents.magnitude / 100)"
      let spelled = Text("\(whole).\(cents < 10 ? "0" : "")\(cents)")
      return Cell(.number(Double(balanceInCents) / 100), source: spelled)
    case 5: return Cell(.text(Text(SampleWords.cities[city])))
    case 6: return Cell(.date(Int32(10_957 + createdDay)))
    default: return Cell(.text(Text(note)))
    }
  }
}
