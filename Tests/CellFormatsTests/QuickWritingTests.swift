import CellFormats
import TableValues
import TestSupport
import Testing

/// What is written quickly is what is written otherwise.
struct QuickWritingTests {
  private func written(_ write: (UnsafeMutablePointer<UInt8>) -> Int) -> [UInt8] {
    var room = [UInt8](repeating: 0xFF, count: CellFormatter.quickMax)
    let count = room.withUnsafeMutableBufferPointer { $0.baseAddress.map(write) ?? 0 }
    return Array(room[..<count])
  }

  private func check(_ value: Double) {
    var expected: [UInt8] = []
    CellFormatter.append(value, to: &expected)
    let found = written { CellFormatter.writeQuick(value, to: $0) }
    #expect(found.isEmpty || found == expected, "\(value)")
  }

  @Test(arguments: Seeds.all(20, inSweep: 200))
  func `numbers have their shortest digits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scales = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e9, 1e12, 1e15, 1e-2, 1e-7]
    for _ in 0..<2000 {
      let few = Double(Int64.random(in: -99_999_999_999...99_999_999_999, using: &random))
      let scale = scales.randomElement(using: &random) ?? 1
      for value in [few / scale, few * scale, (few / scale).nextUp, few / 1e4 + 0.1] {
        check(value)
      }
      check(Double(bitPattern: random.next()))
      let any = Int64.random(in: .min ... .max, using: &random)
      let whole = any >> Int64.random(in: 0...60, using: &random)
      #expect(written { CellFormatter.write(whole, to: $0) } == Array("\(whole)".utf8))
    }
  }

  @Test(arguments: [
    0.0, -0.0, 0.5, 0.01, 0.001, 1e-6, 1e-7, 999.99, 1e15, 9.007e15, .nan, .infinity, 0.1 + 0.2,
  ])
  func `numbers at the edges too`(value: Double) {
    check(value)
    check(-value)
  }

  @Test func `money is written quickly`() {
    #expect(written { CellFormatter.writeQuick(-1234.5, to: $0) } == Array("-1234.5".utf8))
    #expect(written { CellFormatter.writeQuick(12.34, to: $0) } == Array("12.34".utf8))
    #expect(written { CellFormatter.write(.min, to: $0) } == Array("\(Int64.min)".utf8))
  }

  @Test func `dates have four digits of the year`() {
    for day in stride(from: Int32(-800_000), to: 3_000_000, by: 331) {
      var expected: [UInt8] = []
      CellFormatter.append(.date(day), to: &expected)
      let found = written { CellFormatter.writeQuick(day: day, to: $0) }
      #expect(found.isEmpty ? expected.count != 10 : found == expected)
    }
  }
}
