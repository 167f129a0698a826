import TableValues
import TestSupport
import Testing

@testable import ColumnStorage

struct ChunkJoiningTests {
  private static func cell(_ type: ColumnType, _ random: inout SeededGenerator) -> Cell {
    let number = Int.random(in: -9...9, using: &random)
    switch Int.random(in: 0...5, using: &random) {
    case 0: return .null
    case 1: return Cell(.error(.doesNotParse), source: Text("bad \(number)"))
    default: break
    }
    return switch type {
    case .boolean: Cell(.boolean(number > 0))
    case .integer: Cell(.integer(Int64(number)))
    case .number: Cell(.number(Double(number) / 2))
    case .date: Cell(.date(Int32(number)))
    case .text: Cell(.text(Text(String(repeating: "x", count: abs(number)))))
    default: Cell(.decimal(Text("\(number)")))
    }
  }

  private static func chunk(_ cells: some Sequence<Cell>, _ type: ColumnType) -> ColumnChunk {
    var builder = ColumnChunkBuilder(type: type)
    for cell in cells { builder.append(cell) }
    return builder.finish()
  }

  @Test(arguments: Seeds.all(40))
  func `joined chunks are the chunk of all their rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let types: [ColumnType] = [.boolean, .integer, .number, .date, .text, .decimal]
    let type = types[Int.random(in: 0..<types.count, using: &random)]
    let count = Int.random(in: 0...150, using: &random)
    let cells = (0..<count).map { _ in Self.cell(type, &random) }
    let cut = Int.random(in: 0...count, using: &random)
    let joined = Self.chunk(cells[..<cut], type).followed(by: Self.chunk(cells[cut...], type))
    #expect(joined == Self.chunk(cells, type), "seed \(seed)")
  }
}
