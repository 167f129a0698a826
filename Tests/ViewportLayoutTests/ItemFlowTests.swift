import ProtocolWords
import TestSupport
import Testing
import ViewportLayout

/// Where the items of a collection stand.
struct ItemFlowTests {
  private static func units(_ length: LayoutLength) -> LayoutLength { length * LayoutUnit.perUnit }

  /// The grid of the fork's demo: insets of 8, spacings of 10, items 100 high.
  private func grid(_ perLine: [Int], frame: LayoutLength = 320) -> ItemFlow {
    var rules = ItemRules()
    rules.frame = Self.units(frame)
    rules.perLine = perLine
    (rules.spacing, rules.lineSpacing) = (Self.units(10), Self.units(10))
    (rules.top, rules.leading) = (Self.units(8), Self.units(8))
    (rules.bottom, rules.trailing) = (Self.units(8), Self.units(8))
    let item = ItemFlow.Entry.item(width: 1, height: Self.units(100))
    return ItemFlow(repeatElement(item, count: perLine.reduce(0, +)), by: rules)
  }

  @Test(
    arguments: [([1, 3], 226), ([2, 3], 226), ([3, 3], 226), ([4, 3, 2, 1], 446)]
      as [([Int], LayoutLength)])
  func `items share lines as the demo of the fork says`(perLine: [Int], height: LayoutLength) {
    let flow = grid(perLine)
    #expect(flow.height == Self.units(height))
    #expect(flow.width == Self.units(320))
    for count in perLine {
      let width =
        (Self.units(320 - 16) - LayoutLength(count - 1) * Self.units(10)) / LayoutLength(count)
      #expect(flow.frames.filter { $0.width == width }.count >= count)
    }
  }

  @Test func `an empty collection is as high as its insets`() {
    let flow = ItemFlow([], by: ItemRules())
    #expect(flow.extent == 0 && flow.count == 0)
    #expect(flow.index(at: 0) == nil && flow.firstIndex(beginningAt: 0) == 0)
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(200)))
  func `what is seen and anchored is what looking at every frame says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rules = ItemRules()
    rules.direction = Bool.random(using: &random) ? .wrapped : .horizontal
    rules.frame = Bool.random(using: &random) ? .random(in: 0...20, using: &random) : nil
    if Bool.random(using: &random) { rules.perLine = [2, 1, 3] }
    rules.spacing = .random(in: 0...2, using: &random)
    rules.lineSpacing = .random(in: 0...2, using: &random)
    rules.top = .random(in: 0...3, using: &random)
    rules.leading = .random(in: 0...3, using: &random)
    rules.bottom = .random(in: 0...3, using: &random)
    let entries = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      Int.random(in: 0...4, using: &random) == 0
        ? ItemFlow.Entry.bar(.random(in: 1...3, using: &random))
        : .item(
          width: .random(in: 1...9, using: &random), height: .random(in: 1...5, using: &random))
    }
    let flow = ItemFlow(entries, by: rules)
    let axis = EntryAxis(flow: flow)
    let isWrapped = rules.direction == .wrapped
    let starts = flow.frames.map { isWrapped ? $0.y : $0.x }
    let ends = flow.frames.map { isWrapped ? $0.y + $0.height : $0.x + $0.width }
    #expect(axis.count == entries.count, "seed \(seed)")
    #expect(axis.extent >= (ends.max() ?? 0), "seed \(seed)")
    #expect(starts == starts.sorted(), "seed \(seed)")
    for (one, frame) in flow.frames.enumerated() {
      #expect(axis.start(of: one) == starts[one] && axis.end(of: one) == ends[one])
      for other in flow.frames[..<one] {
        let apart =
          frame.x >= other.x + other.width || other.x >= frame.x + frame.width
          || frame.y >= other.y + other.height || other.y >= frame.y + frame.height
        #expect(apart || frame.width == 0 || other.width == 0, "seed \(seed): items overlap")
      }
    }
    for offset in -2...axis.extent + 2 {
      let first = starts.firstIndex { $0 >= offset } ?? entries.count
      #expect(axis.firstIndex(beginningAt: offset) == first, "seed \(seed)")
      let line = starts.last { $0 <= offset }
      let isCovered = line != nil && offset < (ends.max() ?? 0)
      #expect(
        axis.index(at: offset) == (isCovered ? starts.firstIndex { $0 == line } : nil),
        "seed \(seed) at \(offset)")
    }
  }
}
