import RowTree
import Synchronization
import TableValues
import TestSupport
import Testing

@testable import ColumnStorage

/// Rows in memory that grow; they must be read, or need not.
final class PlainSource: ChunkSource {
  let chunkRows: Int
  let isResident: Bool
  private let rows = Mutex<[[Cell]]>([])
  private let types: [ColumnType]

  init(types: [ColumnType], chunkRows: Int, isResident: Bool) {
    self.types = types
    self.chunkRows = chunkRows
    self.isResident = isResident
  }

  var rowCount: Int { rows.withLock { $0.count } }

  func append(_ added: [[Cell]]) { rows.withLock { $0 += added } }

  func decode(rows range: Range<Int>, _ requests: [ColumnRequest]) -> [ColumnChunk] {
    zip(requests, cells(rows: Array(range), requests)).map { request, cells in
      let type: ColumnType = if case .values(let type) = request.form { type } else { .text }
      var builder = ColumnChunkBuilder(type: type)
      for cell in cells { builder.append(cell) }
      return builder.finish()
    }
  }

  func cells(rows wanted: [Int], _ requests: [ColumnRequest]) -> [[Cell]] {
    rows.withLock { rows in
      requests.map { request in
        wanted.map { row in
          let cell = rows[row][request.column.rawValue]
          return request.form == .text ? Cell(.text(cell.overlayText)) : cell
        }
      }
    }
  }
}

/// Reads of a content, by chunk and by cell, against rows in an array.
struct ContentLawTests {
  private static let types: [ColumnType] = [.integer, .text, .boolean, .number]

  private static func row(_ random: inout SeededGenerator) -> [Cell] {
    types.map { type in
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .null
      case 1: return type == .text ? .null : Cell(.error(.doesNotParse), source: "bad")
      default: break
      }
      let number = Int.random(in: -9...9, using: &random)
      switch type {
      case .integer: return Cell(.integer(Int64(number)), source: Text("\(number)"))
      case .boolean: return Cell(.boolean(number > 0), source: number > 0 ? "true" : "false")
      case .number: return Cell(.number(Double(number) / 2), source: Text("\(number)/2"))
      case .text, .decimal, .date, .dateTime, .time, .duration, .list, .json:
        return Cell(.text(Text(String(repeating: "é", count: abs(number)))))
      }
    }
  }

  /// A content with what it should hold, by slot.
  private struct Model {
    var content: TableContent
    var cells: [UInt32: [Cell]] = [:]

    /// What is wrong, if anything.
    func problem(mayRead: Bool) -> String? {
      for column in ContentLawTests.types.indices {
        let type = ContentLawTests.types[column]
        for form in [ChunkForm.values(type), .text] {
          let request = ColumnRequest(ColumnNumber(column), as: form)
          if let problem = problem(request, type, mayRead: mayRead) { return problem }
        }
      }
      return nil
    }

    private func expected(_ slot: UInt32, _ request: ColumnRequest) -> Cell {
      let cell = cells[slot]?[request.column.rawValue] ?? .null
      return request.form == .text ? Cell(.text(cell.overlayText)) : cell
    }

    private func problem(
      _ request: ColumnRequest, _ type: ColumnType, mayRead: Bool
    ) -> String? {
      var next: [UInt32] = []
      for index in 0..<content.chunkCount {
        let slots = content.slots(ofChunk: index)
        next += Array(slots)
        let found = mayRead ? content.chunk(index, request) : content.residentChunk(index, request)
        guard let chunk = found else { continue }
        if chunk.count != slots.count { return "chunk \(index) has \(chunk.count) rows" }
        for (row, slot) in slots.enumerated() {
          let shown = chunk.cell(at: row, type: request.form == .text ? .text : type)
          let expected = expected(slot, request)
          let isError = if case .error = expected.value { true } else { false }
          if shown.value != expected.value || isError && shown.source != expected.source {
            return "slot \(slot): \(shown), not \(expected)"
          }
          if content.chunkIndex(ofSlot: slot) != index { return "slot \(slot) is elsewhere" }
        }
      }
      if Set(next) != Set(cells.keys) { return "chunks do not tile the slots" }
      let slots = next.reversed() + [77_777]
      let single = mayRead ? content.cells(of: slots, [request]) : []
      if mayRead, single[0].dropLast() != slots.dropLast().map({ expected($0, request) })[...] {
        return "cells differ"
      }
      return nil
    }
  }

  @Test(arguments: (0..<UInt64(TestSettings.seedCount(40))).map { $0 &* 7919 &+ 1 })
  func `chunks and cells are the source's with the edits over them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = PlainSource(
      types: Self.types, chunkRows: 2 + Int(seed % 3), isResident: seed % 2 == 0)
    let columns = Self.types.enumerated().map { number, type in
      Column(number: ColumnNumber(number), id: ColumnID(Text("\(number)")), title: "", type: type)
    }
    let cache = ChunkCache(budget: seed % 5 == 0 ? 0 : 1 << 16)
    var model = Model(
      content: TableContent(schema: TableSchema(columns: columns), source: source, cache: cache))
    var frozen: [Model] = []
    for step in 0..<40 {
      change(&model, source, Revision(step + 2), &random)
      if Int.random(in: 0..<8, using: &random) == 0 { frozen.append(model) }
      let mayRead = Bool.random(using: &random)
      let problem = model.problem(mayRead: mayRead)
      #expect(problem == nil, "seed \(seed), step \(step)")
      if problem != nil { return }
    }
    for model in frozen { #expect(model.problem(mayRead: true) == nil, "seed \(seed), frozen") }
  }

  private func change(
    _ model: inout Model, _ source: PlainSource, _ revision: Revision,
    _ random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let first = source.rowCount
      let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in Self.row(&random) }
      source.append(rows)
      model.content.growSource(to: source.rowCount)
      for (place, row) in rows.enumerated() { model.cells[UInt32(first + place)] = row }
    case 1:
      let slots = model.content.addInsertedRows(Int.random(in: 1...5, using: &random))
      for slot in slots { model.cells[slot] = Self.types.map { _ in .null } }
    case 2: model.content.forgetChunks()
    default:
      guard let slot = model.cells.keys.sorted().randomElement(using: &random) else { return }
      let column = Int.random(in: 0..<Self.types.count, using: &random)
      let cell = Self.row(&random)[column]
      model.cells[slot]?[column] = cell
      model.content.setCell(cell, slot: slot, column: ColumnNumber(column), revision: revision)
    }
  }

  @Test func `the cache keeps to its budget and drops what was used longest ago`() {
    let cache = ChunkCache(budget: 10_000)
    let number = SourceNumber()
    let chunk = ColumnChunk(values: .integers(Array(repeating: 1, count: 100)))
    func key(_ index: Int) -> ChunkKey {
      ChunkKey(
        source: number, request: ColumnRequest(ColumnNumber(0), as: .text), chunk: index)
    }
    for index in 0..<100 {
      cache.keep(chunk, for: key(index))
      #expect(cache.byteSize <= 10_000)
      _ = cache.chunk(key(0), rowCount: 1)
    }
    #expect(cache.chunk(key(0), rowCount: 100) != nil)
    #expect(cache.chunk(key(0), rowCount: 101) == nil)
    #expect(cache.chunk(key(1), rowCount: 1) == nil)
    cache.drop(source: number)
    #expect(cache.byteSize == 0)
  }

  @Test func `chunks kept late for a source that is gone are never given to another`() {
    let cache = ChunkCache(budget: 1 << 20)
    var numbers = Set<SourceNumber>()
    for _ in 0..<100 {
      let source = PlainSource(types: [.text], chunkRows: 2, isResident: false)
      let content = TableContent(
        schema: TableSchema(columns: []), source: source, cache: cache)
      #expect(numbers.insert(content.sourceNumber).inserted)
    }
  }
}
