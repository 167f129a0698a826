import RowTree
import TableValues
import TestSupport
import Testing

@testable import ColumnStorage

/// Cells that the client supplies, read by chunk and by cell, against a dictionary.
struct SuppliedLawTests {
  private static let input = ColumnNumber(0)
  private static let supplied = ColumnNumber(1)
  private static let request = ColumnRequest(supplied, as: .values(.integer))

  /// A content with what it should hold, by slot.
  private struct Model {
    var content: TableContent
    var cells: [UInt32: Cell] = [:]
    var changed: [UInt32: Revision] = [:]
    var stale = Set<UInt32>()
    var slots: [UInt32] = []
    var revision = Revision(1)

    /// What is wrong, if anything.
    var problem: String? {
      let wanted = slots.map { cells[$0] ?? .awaited }
      let request = SuppliedLawTests.request
      if content.cells(of: slots, [request])[0] != wanted { return "cells" }
      if content.residentCells(of: slots, [request])[0] != wanted { return "resident cells" }
      let texts = ColumnRequest(request.column, as: .text)
      let shown = wanted.map { Cell(.text($0.overlayText)) }
      if content.cells(of: slots, [texts])[0] != shown { return "texts" }
      for chunk in 0..<content.chunkCount {
        let values = content.chunk(chunk, request)
        let resident = content.residentChunk(chunk, request)
        for (row, slot) in content.slots(ofChunk: chunk).enumerated() {
          let cell = cells[slot] ?? .awaited
          if values.cell(at: row, type: .integer).value != cell.value { return "chunk \(chunk)" }
          if resident?.cell(at: row, type: .integer).value != cell.value {
            return "resident chunk \(chunk)"
          }
        }
      }
      for slot in slots {
        if content.isStale(slot: slot, column: request.column) != stale.contains(slot) {
          return "whether \(slot) is stale"
        }
        let isAwaited = cells[slot] == nil || stale.contains(slot)
        if content.isAwaited(slot, column: request.column) != isAwaited {
          return "whether \(slot) is awaited"
        }
      }
      return nil
    }

    /// What was supplied for some rows is made from something else by now.
    mutating func noteStale(_ slots: [UInt32]) {
      for slot in slots {
        changed[slot] = revision
        if cells[slot] != nil { stale.insert(slot) }
      }
    }

    /// Whether a cell that was made at a revision may be taken.
    func mayTake(_ slot: UInt32, _ made: Revision) -> Bool {
      changed[slot].map { $0 <= made } ?? true
    }
  }

  private static func schema(parse: CellFormat? = nil) -> TableSchema {
    var input = Column(number: input, id: "n", title: "n", type: .integer)
    input.traits.parse = parse
    var column = Column(number: supplied, id: "s", title: "s", type: .integer)
    column.supply = ColumnSupply(inputs: .columns(["n"]))
    return TableSchema(columns: [input, column])
  }

  @Test(arguments: 0..<40)
  func `supplied cells are awaited, known, stale and known again`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = PlainSource(
      types: [.integer, .integer], chunkRows: Int.random(in: 1...5, using: &random),
      isResident: seed % 2 == 0)
    let count = Int.random(in: 0...23, using: &random)
    source.append((0..<count).map { [Cell(.integer(Int64($0)), source: "x"), .null] })
    let cache = ChunkCache(budget: 1 << 20)
    var model = Model(
      content: TableContent(schema: Self.schema(), source: source, cache: cache))
    model.slots = (0..<UInt32(count)).map { $0 }
    #expect(model.problem == nil)
    for turn in 0..<60 {
      model.revision = model.revision.next
      let slot = model.slots.randomElement(using: &random)
      switch (Int.random(in: 0..<10, using: &random), slot) {
      case (0...2, let slot?):
        let cell = Cell(.integer(Int64(turn)), source: Text("\(turn)"))
        model.content.supply(
          cell, slot: slot, column: Self.supplied, revision: model.revision)
        model.cells[slot] = cell
        model.stale.remove(slot)
      case (3...4, let slot?):
        let cell = Cell(.integer(Int64(turn)), source: "edited")
        model.content.setCell(cell, slot: slot, column: Self.input, revision: model.revision)
        model.content.age([slot], ofInput: Self.input, at: model.revision)
        model.noteStale([slot])
      case (5, let slot?):
        let made = Revision(Int.random(in: 1...model.revision.rawValue, using: &random))
        if model.content.dueSlots(of: Self.supplied).contains(slot) {
          let isCurrent = model.content.isCurrent(
            slot: slot, column: Self.supplied, madeAt: made)
          #expect(isCurrent == model.mayTake(slot, made))
        }
      case (6, _):
        let added = model.content.addInsertedRows(Int.random(in: 1...3, using: &random))
        model.slots += added
      case (8, let slot?):
        // The client says that it would supply another cell now.
        model.content.ageSupplied(Self.supplied, rows: [slot], at: model.revision)
        model.noteStale([slot])
      case (9, _):
        guard turn % 3 == 0 else { continue }
        model.content.ageSupplied(Self.supplied, rows: nil, at: model.revision)
        model.noteStale(model.slots)
      default:
        // The input is read in another way: everything that is known is stale.
        guard turn % 3 == 0 else { continue }
        let parse = CellFormat.boolean(trueText: Text("\(turn)"), falseText: "no")
        model.content.setSchema(Self.schema(parse: parse), codecs: [:])
        model.content.setDerived([:], revision: model.revision)
        model.noteStale(model.slots)
      }
      #expect(model.problem == nil, "seed \(seed), turn \(turn)")
    }
    let kept = model.content
    model.content.setSchema(TableSchema(columns: [kept.schema.columns[0]]), codecs: [:])
    model.content.setDerived([:], revision: model.revision.next)
    #expect(!model.content.isSupplied(Self.supplied))
    model.content.setSchema(kept.schema, codecs: [:])
    model.content.setDerived([:], revision: model.revision.next.next)
    #expect(model.content.cells(of: model.slots, [Self.request])[0].allSatisfy { $0 == .awaited })
  }
}
