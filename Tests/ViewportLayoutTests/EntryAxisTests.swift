import ProtocolWords
import TestSupport
import Testing
import ViewportLayout

/// Entries along an axis, viewports and anchors.
struct EntryAxisTests {
  /// SwiftDataTables' metrics: fixed heights with a spacing of 1 after every row, the last too.
  private func axis(_ heights: [LayoutLength], header: LayoutLength, footer: LayoutLength = 0)
    -> EntryAxis
  {
    EntryAxis(
      entries: ExtentTree(runs: heights.map { ExtentRun(count: 1, extent: $0 + 1) }),
      leading: header, trailing: footer, spacing: 1)
  }

  @Test func `starts, ends and extents are those of SwiftDataTables`() {
    let four = axis([50, 50, 50, 50], header: 44, footer: 44)
    #expect((0..<4).map { four.start(of: $0) } == [44, 95, 146, 197])
    #expect(four.extent == 292)
    #expect(four.end(of: 0) == 94)
    let taller = axis([50, 100, 50, 50], header: 44, footer: 44)
    #expect((0..<4).map { taller.start(of: $0) } == [44, 95, 196, 247])
    #expect(taller.extent == 342)
  }

  @Test func `the anchor keeps its place when rows come before it`() {
    let old = axis(Array(repeating: 44, count: 30), header: 44, footer: 44)
    let viewport = Viewport(offset: 494, extent: 480)
    let anchor = ScrollAnchor(of: viewport, in: old)
    #expect(anchor?.index == 10)
    let new = axis(Array(repeating: 44, count: 33), header: 44, footer: 44)
    #expect(anchor?.offset(at: 13, viewportExtent: 480, in: new) == 629)
  }

  @Test func `entries are shown where asked`() {
    let ten = axis(Array(repeating: 9, count: 10), header: 0)
    let viewport = Viewport(offset: 20, extent: 30)
    func offset(_ index: Int, _ placement: ScrollPlacement) -> LayoutLength {
      ten.offset(showing: index, placement, in: viewport)
    }
    #expect(offset(6, .top) == 60)
    #expect(offset(9, .top) == 70)
    #expect(offset(6, .bottom) == 39)
    #expect(offset(6, .center) == 50)
    #expect(offset(3, .nearest) == 20)
    #expect(offset(0, .nearest) == 0)
    #expect(offset(7, .nearest) == 49)
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(100)))
  func `what is visible and anchored is what adding up says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      LayoutLength.random(in: 0...5, using: &random)
    }
    let leading = LayoutLength.random(in: 0...4, using: &random)
    let axis = EntryAxis(
      entries: ExtentTree(
        runs: heights.map { ExtentRun(count: 1, extent: $0) }, leafCapacity: 2, fanOut: 4),
      leading: leading, trailing: LayoutLength.random(in: 0...4, using: &random))
    var starts: [LayoutLength] = []
    var place = leading
    for height in heights {
      starts.append(place)
      place += height
    }
    #expect(axis.extent == place + axis.trailing)
    for offset in -3...place + 8 {
      for extent in [LayoutLength(0), 1, 4, 40] {
        let viewport = Viewport(offset: offset, extent: extent)
        let seen = heights.indices.filter {
          extent > 0 && heights[$0] > 0 && starts[$0] < offset + extent
            && starts[$0] + heights[$0] > offset
        }
        let visible = axis.visible(in: viewport)
        #expect(visible.filter { heights[$0] > 0 } == seen, "seed \(seed) \(viewport)")
        guard let anchor = ScrollAnchor(of: viewport, in: axis) else {
          #expect(heights.isEmpty)
          continue
        }
        let whole = heights.indices.first {
          starts[$0] >= offset && starts[$0] + heights[$0] <= offset + extent
        }
        if let whole, heights[whole] > 0 {
          #expect(anchor.index == whole, "seed \(seed) \(viewport)")
        }
        let clamped = min(max(0, offset), max(0, axis.extent - extent))
        #expect(anchor.offset(at: anchor.index, viewportExtent: extent, in: axis) == clamped)
      }
    }
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(100)))
  func `a part behind heads is what adding up says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spacing = LayoutLength.random(in: 0...2, using: &random)
    func heights(_ countMax: Int) -> [LayoutLength] {
      (0..<Int.random(in: 0...countMax, using: &random)).map { _ in
        LayoutLength.random(in: 0...3, using: &random)
      }
    }
    let (before, shown, after, heads) = (heights(5), heights(9), heights(5), heights(3))
    let leading = LayoutLength.random(in: 0...4, using: &random)
    let all = before + shown + after
    let axis = EntryAxis(
      entries: ExtentTree(
        runs: all.map { ExtentRun(count: 1, extent: $0 + spacing) }, leafCapacity: 2, fanOut: 4),
      part: before.count..<before.count + shown.count, heads: heads.map { $0 + spacing },
      leading: leading, trailing: -spacing, spacing: spacing, isEstimate: true)
    let entries = heads + shown
    var starts: [LayoutLength] = []
    var place = leading
    for height in entries {
      starts.append(place)
      place += height + spacing
    }
    #expect(axis.count == entries.count)
    #expect(axis.isEstimate)
    #expect(axis.extent == max(0, place - spacing), "seed \(seed)")
    for index in entries.indices {
      #expect(axis.start(of: index) == starts[index], "seed \(seed)")
      #expect(axis.end(of: index) == starts[index] + entries[index])
      #expect(axis.extent(at: index) == entries[index])
    }
    #expect(axis.start(of: entries.count) == place)
    #expect(axis.extent(at: -1) == nil && axis.extent(at: entries.count) == nil)
    for low in 0...entries.count {
      for high in low...entries.count {
        let runs = axis.runs(in: low..<high)
        #expect(
          runs.flatMap { Array(repeating: $0.extent, count: $0.count) }
            == entries[low..<high].map(\.self))
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.extent != $1.extent })
      }
    }
    for offset in -3...place + 3 {
      let covering = entries.indices.last {
        starts[$0] <= offset && offset < starts[$0] + entries[$0] + spacing
      }
      #expect(axis.index(at: offset) == covering, "seed \(seed), offset \(offset)")
      let first = entries.indices.first { starts[$0] >= offset } ?? entries.count
      let found = axis.firstIndex(beginningAt: offset)
      let start = found < entries.count ? starts[found] : place
      #expect(start == (first < entries.count ? starts[first] : place), "seed \(seed), \(offset)")
    }
  }
}
