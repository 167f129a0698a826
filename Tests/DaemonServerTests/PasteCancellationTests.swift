import CellFormats
import ColumnStorage
import JSONText
import RowTree
import TableSessions
import TableValues
import Testing
import WireProtocol

@testable import DaemonServer

/// Counts questions.
private final class Counter {
  private(set) var value = 0

  func next() -> Int {
    value += 1
    return value
  }
}

/// A block of texts that nobody wants any more is not read to its end.
struct PasteCancellationTests {
  private static let rowCount = 4_000

  /// A table of one text column.
  private func table() -> TableState {
    var builder = ColumnChunkBuilder(type: .text)
    for row in 0..<Self.rowCount { builder.append(Cell(.text(Text("n\(row)")))) }
    let source = ResidentSource(
      columns: [[builder.finish()]], types: [.text], rowCount: Self.rowCount,
      chunkRows: Self.rowCount
    ) { CellFormatter.spelledText(of: $0) }
    let column = Column(number: ColumnNumber(0), id: ColumnID("a"), title: "a", type: .text)
    let content = TableContent(
      schema: TableSchema(columns: [column]), source: source, cache: ChunkCache(budget: 1 << 20))
    return TableState(content: content, keys: RowKeyMap(.given), isComplete: true)
  }

  private func params() throws -> TableEditParams {
    let lines = Array(repeating: "[\"p\"]", count: Self.rowCount).joined(separator: ",")
    let edit = #"{"kind":"paste","at":{"row":1,"column":"a"},"texts":[\#(lines)]}"#
    let document = try JSONDocument(
      parsing: Array(#"{"table":"t","edits":[\#(edit)]}"#.utf8), depthLimit: 16)
    return try TableEditParams(decoding: document.root)
  }

  /// How often it is asked about, and whether all edits were made.
  private func asked(cancelledAt question: Int) throws -> (count: Int, isDone: Bool) {
    let params = try params()
    let count = Counter()
    var conversion = EditConversion(
      params, for: table(), user: nil, limits: PublishedLimits(),
      isCancelled: { count.next() > question })
    var isDone = false
    do {
      let request = try conversion.request(params) { _ in throw TableError.closed }.request
      isDone = request.edits.count == Self.rowCount
    } catch DaemonError.cancelled {
    }
    return (count.value, isDone)
  }

  @Test func `a paste is asked about for every few lines`() throws {
    let whole = try asked(cancelledAt: .max)
    // The lines are counted, their rows found and their texts read.
    #expect(whole.isDone && whole.count >= 3 * Self.rowCount / 256)
    for question in 0..<whole.count {
      let cancelled = try asked(cancelledAt: question)
      #expect(cancelled.count == question + 1 && !cancelled.isDone)
    }
  }
}
