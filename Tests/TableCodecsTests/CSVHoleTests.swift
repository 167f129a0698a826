import ColumnStorage
import TableCodecs
import TableValues
import Testing

@testable import TableCodecs

/// Holes of sparse files: zeros that nobody has written and nobody should read.
struct CSVHoleTests {
  /// Bytes with holes, that counts what is read of these.
  private struct Sparse: ByteSource {
    let bytes: [UInt8]
    let holes: [Range<Int>]
    var tellsHoles = true
    var size: Int { bytes.count }
    var isResident: Bool { true }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
      try MemoryByteSource(bytes).read(at: offset, into: buffer)
    }

    func holeEnd(at offset: Int) -> Int? {
      tellsHoles ? holes.first { $0.contains(offset) }?.upperBound : nil
    }
  }

  @Test func `passing over holes finds what reading them finds`() throws {
    let head = Array("a,b\n1,2\n\"x\ny\",3\n4,".utf8)
    let tail = Array("5\n6,\"7\"\n8,9".utf8)
    for length in [0, 1, 63, 64, 65, 127, 128, 129, 640, 1000, 4096] {
      for start in [head, head + Array("\"open".utf8)] {
        let bytes = start + [UInt8](repeating: 0, count: length) + tail
        let hole = start.count..<start.count + length
        for blockSize in [16, 64] {
          var indexes: [CSVIndex] = []
          for tellsHoles in [true, false] {
            let source = Sparse(bytes: bytes, holes: [hole], tellsHoles: tellsHoles)
            var dialect = CSVDialect()
            dialect.hasHeader = true
            let units = CSVUnits(source: source, encoding: .utf8)
            let index = CSVIndex(
              units: units, dialect: dialect, dataStart: 4, blockSize: blockSize)
            try index.scan()
            indexes.append(index)
          }
          let place = "\(length) zeros behind \(start.count), blocks of \(blockSize)"
          #expect(indexes[0].recordCount == indexes[1].recordCount, "\(place)")
          #expect(indexes[0].unclosedQuoteOffset == indexes[1].unclosedQuoteOffset, "\(place)")
          for row in 0..<indexes[0].recordCount {
            #expect(
              try indexes[0].end(ofRecord: row) == indexes[1].end(ofRecord: row), "\(place)")
          }
          for offset in stride(from: 4, to: bytes.count, by: 7) {
            #expect(
              try indexes[0].line(atByte: offset) == indexes[1].line(atByte: offset), "\(place)")
          }
        }
      }
    }
  }

  @Test func `blocks without line breaks take no room`() {
    var lines = BlockLines()
    for block in 0..<1_000_000 { lines.note(block, block < 10 ? block : 10) }
    lines.note(1_000_000, 11)
    lines.note(3_000_000, 12)
    #expect(lines.byteSize < 1000)
    #expect(
      [0, 9, 10, 500_000, 1_000_000, 2_999_999, 3_000_000].map { lines[$0] } == [
        0, 9, 10, 10, 11, 11, 12,
      ])
  }
}
