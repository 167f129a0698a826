import TestSupport
import Testing
import ViewportLayout

/// Widths of columns.
struct ColumnWidthsTests {
  @Test(arguments: 0..<UInt64(TestSettings.seedCount(60)))
  func `the widest is right after any additions and removals`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var counts = WidthCounts()
    var model: [LayoutLength] = []
    for _ in 0..<200 {
      let width = LayoutLength.random(in: 0...12, using: &random)
      if Bool.random(using: &random) {
        let count = Int.random(in: 1...3, using: &random)
        counts.add(width, count: count)
        model += Array(repeating: width, count: count)
      } else {
        counts.remove(width)
        if let place = model.firstIndex(of: width) { model.remove(at: place) }
      }
      #expect(counts.widest == model.max(), "seed \(seed)")
      #expect(counts.cellCount == model.count, "seed \(seed)")
      let share = Double.random(in: -0.2...1.2, using: &random)
      let index = model.isEmpty ? 0 : PercentileIndex.of(share, count: model.count)
      #expect(counts.percentile(share) == (model.isEmpty ? nil : model.sorted()[index]))
    }
    var fresh = WidthCounts()
    for width in model { fresh.add(width) }
    #expect(fresh == counts)
    fresh.merge(counts)
    #expect(fresh.cellCount == 2 * model.count && fresh.widest == counts.widest)
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(20)))
  func `texts counted together are those counted one by one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var single = ColumnTally()
    var batch = TallyBatch()
    for _ in 0..<300 {
      let most: LayoutLength = Bool.random(using: &random) ? 40 : 70_000
      let width = LayoutLength.random(in: -1...most, using: &random)
      let clusters = Int.random(in: 0...9, using: &random)
      single.add(width: width < 0 ? nil : width, clusters: clusters)
      batch.add(width: width < 0 ? nil : width, clusters: clusters)
    }
    var together = single
    batch.add(to: &together)
    single.merge(single)
    #expect(together == single, "seed \(seed)")
  }

  @Test func `samples and percentiles are those of SwiftDataTables`() {
    #expect(RowSample.indices(of: 10, sizeMax: 3) == [0, 4, 8])
    #expect(RowSample.indices(of: 10, sizeMax: 4) == [0, 3, 6, 9])
    #expect(RowSample.indices(of: 5, sizeMax: 2) == [0, 3])
    #expect(RowSample.indices(of: 5, sizeMax: 3) == [0, 2, 4])
    for (count, size, found) in [
      (100, 30, 25), (101, 100, 51), (150, 100, 75), (199, 100, 100), (250, 100, 84),
    ] {
      #expect(RowSample.indices(of: count, sizeMax: size).count == found)
    }
    #expect(RowSample.indices(of: 3, sizeMax: 0) == [0, 1, 2])
    #expect(RowSample.indices(of: .max, sizeMax: 2).count == 2)
    let percentiles: [(Double, Int, Int)] = [
      (0.5, 4, 2), (0.5, 2, 1), (0.5, 3, 1), (0.95, 100, 94), (0.95, 20, 18), (1.5, 5, 4),
      (-1, 5, 0), (0.25, 3, 1), (.nan, 3, 0),
    ]
    for (share, count, index) in percentiles {
      #expect(PercentileIndex.of(share, count: count) == index)
    }
  }

  private func width(
    _ mode: ColumnSizing.Mode, content: Double = 0, min: Double = 0, max: Double? = nil,
    header: Double = 54
  ) -> Double {
    let sizing = ColumnSizing(
      mode: mode, minimum: min, maximum: max, padding: 60, header: header)
    let widths = ColumnWidths.compute(
      [(sizing, ColumnMeasure(content: content))], frame: nil)
    return Double(widths[0].width) / 64
  }

  @Test func `limits are clamped in the order least, greatest, header`() {
    let content = ColumnSizing.Mode.content(.maximum)
    #expect(width(content, content: 38.5) == 98.5)
    #expect(width(content, content: 83) == 143)
    #expect(width(content, content: 83, min: 70, max: 100) == 100)
    #expect(width(content, content: 10, min: 120, max: 100) == 100)
    #expect(width(content, content: 83, max: 50, header: 216) == 216)
    #expect(width(content, content: -100) == 54)
    #expect(width(content, content: 10, min: 50, max: 60) == 60)
    #expect(width(.fixed(40)) == 54)
    #expect(width(.fixed(120)) == 120)
  }

  @Test func `columns grow in proportion to fill the frame`() {
    func widths(_ all: [Double], frame: Double, override: Int? = nil) -> [Double] {
      let columns = all.enumerated().map { place, width in
        (
          sizing: ColumnSizing(mode: .fixed(width), override: place == override ? width : nil),
          measure: ColumnMeasure()
        )
      }
      return ColumnWidths.compute(columns, frame: frame, scales: true).map { Double($0.width) / 64 }
    }
    #expect(widths([100, 100, 200], frame: 800) == [200, 200, 400])
    #expect(widths([100, 300], frame: 400) == [100, 300])
    #expect(widths([100, 300], frame: 399) == [100, 300])
    #expect(widths([100, 100, 200], frame: 700, override: 0) == [100, 200, 400])
    #expect(widths([0, 0], frame: 100) == [0, 0])
  }

  @Test func `flexible columns share what others leave, and adaptive ones hold tracks`() {
    let fixed = ColumnSizing(mode: .fixed(70))
    let adaptive = ColumnSizing(mode: .adaptive, minimum: 40)
    let both = ColumnWidths.compute(
      [(fixed, ColumnMeasure()), (adaptive, ColumnMeasure())], frame: 200, spacing: 8)
    #expect(both.map { Int($0.width) / 64 } == [70, 122])
    #expect(both[1].trackCount == 2)
    let limits: [(Double, Double?)] = [(35, 40), (100, nil), (40, 80), (35, 50)]
    let items = limits.map { least, most in
      (
        sizing: ColumnSizing(mode: .flexible, minimum: least, maximum: most),
        measure: ColumnMeasure()
      )
    }
    let flexible = ColumnWidths.compute(items, frame: 400, spacing: 0)
    #expect(flexible.map { Int($0.width) / 64 } == [40, 120, 80, 50])
    let unknown = ColumnWidths.compute(items, frame: nil)
    #expect(unknown.map { Int($0.width) / 64 } == [35, 100, 40, 35])
    let part = ColumnWidths.compute(
      [(ColumnSizing(mode: .fraction(0.25)), ColumnMeasure())], frame: 200)
    #expect(part[0].width == 50 * 64)
  }

  @Test func `only widths that come from content are estimates`() {
    let guess = ColumnMeasure(content: 10, isEstimate: true)
    let widths = ColumnWidths.compute(
      [
        (ColumnSizing(), guess), (ColumnSizing(mode: .fixed(1)), guess),
        (ColumnSizing(override: 5), guess),
      ], frame: nil)
    #expect(widths.map(\.isEstimate) == [true, false, false])
    #expect(widths[2].width == 5 * 64)
  }

  @Test func `flexible columns share what spacings of their own leave`() {
    let columns = [
      ColumnSizing(mode: .flexible, spacing: 10), ColumnSizing(mode: .flexible, spacing: 0),
      ColumnSizing(mode: .fixed(50), spacing: 99),
    ].map { (sizing: $0, measure: ColumnMeasure()) }
    let widths = ColumnWidths.compute(columns, frame: 260, spacing: 8)
    #expect(widths.map { LayoutUnit.units($0.width) } == [100, 100, 50])
  }
}
