import TestSupport
import Testing

@testable import ViewportLayout

struct PackedRunsTests {
  private static let counts = [1, 2, 127, 128, 129, 1 << 20, Int(Int32.max)]
  private static let extents: [Int32] = [0, 1, 64, 1 << 23, (1 << 24) - 1, 1 << 24, 1 << 30]

  @Test func `every run comes out as it went in`() {
    let runs = Self.counts.flatMap { count in
      Self.extents.map { StoredRun(count: count, extent: $0) }
    }
    let packed = PackedRuns(runs)
    #expect(Array(packed) == runs)
    #expect(packed.count == runs.count)
    for run in runs { #expect(Array(PackedRuns([run])) == [run]) }
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(20)))
  func `runs of all kinds mix`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let runs = try (0..<Int.random(in: 0...40, using: &random)).map { _ in
      StoredRun(
        count: try #require(Self.counts.randomElement(using: &random)),
        extent: try #require(Self.extents.randomElement(using: &random)))
    }
    let packed = PackedRuns(runs)
    #expect(Array(packed) == runs)
    #expect(packed.isEmpty == runs.isEmpty)
  }

  @Test func `short runs of common lengths take four bytes`() {
    let runs = (0..<256).map { StoredRun(count: 1 + $0 % 128, extent: Int32($0 * 1000)) }
    #expect(PackedRuns(runs).byteSize < 256 * 5)
  }
}
