import TestSupport
import Testing
import ViewportLayout

/// An extent tree against a plain array of lengths.
struct ExtentTreeTests {
  private static let generated = 60

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(40)))
  func `after any changes the tree says what adding up an array says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let leafCapacity = Int.random(in: 2...5, using: &random)
    let fanOut = Int.random(in: 4...6, using: &random)
    // Lengths on both sides of what a packed run holds.
    let unit: LayoutLength = seed % 2 == 0 ? 10 : (1 << 24) / 2
    var model: [LayoutLength] = []
    var tree = ExtentTree(leafCapacity: leafCapacity, fanOut: fanOut)
    var kept: [(ExtentTree, [LayoutLength])] = []
    for step in 0..<Self.generated {
      let low = Int.random(in: 0...model.count, using: &random)
      let most = step % 20 == 19 ? model.count : min(model.count, low + 4)
      let range = low..<max(low, Int.random(in: low...max(low, most), using: &random))
      let runs = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ExtentRun(
          count: Int.random(in: 0...5, using: &random),
          extent: LayoutLength.random(in: 0...3, using: &random) * unit)
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !model.isEmpty:
        let index = Int.random(in: 0..<model.count, using: &random)
        tree.set(7, at: index)
        model[index] = 7
      case 1:
        tree.remove(range)
        model.removeSubrange(range)
      default:
        tree.replace(range, with: runs)
        model.replaceSubrange(
          range, with: runs.flatMap { Array(repeating: $0.extent, count: $0.count) })
      }
      expectSame(tree, model, "seed \(seed), step \(step)")
      if step % 13 == 0 { kept.append((tree, model)) }
    }
    for (tree, model) in kept { expectSame(tree, model, "seed \(seed), an old copy") }
  }

  @Test func `a tree of runs made at once is the one made step by step`() {
    let runs = (0..<500).map { ExtentRun(count: $0 % 4, extent: LayoutLength($0 % 7)) }
    let model = runs.flatMap { Array(repeating: $0.extent, count: $0.count) }
    expectSame(ExtentTree(runs: runs, leafCapacity: 3, fanOut: 4), model, "at once")
    var tree = ExtentTree(leafCapacity: 3, fanOut: 4)
    for run in runs { tree.insert([run], at: tree.count) }
    expectSame(tree, model, "in steps")
  }

  @Test func `what is out of range is clamped`() {
    var tree = ExtentTree(runs: [
      ExtentRun(count: 2, extent: .max), ExtentRun(count: -1, extent: 1),
    ])
    #expect(tree.count == 2)
    #expect(tree.total == 2 * LayoutUnit.extentMax)
    tree.set(5, at: 2)
    tree.set(-5, at: 0)
    #expect(tree.extent(at: 0) == 0)
    tree.remove(1..<99)
    tree.insert([ExtentRun(count: 1, extent: 3)], at: 99)
    #expect(
      tree.runs(in: -5..<99) == [ExtentRun(count: 1, extent: 0), ExtentRun(count: 1, extent: 3)])
  }

  @Test func `a uniform tree is small and a varied one takes few bytes an entry`() {
    let uniform = ExtentTree(runs: [ExtentRun(count: 5_000_000, extent: 64)])
    #expect(uniform.byteSize < 1024)
    let varied = ExtentTree(
      runs: (0..<100_000).map { ExtentRun(count: 1, extent: LayoutLength($0 % 1000)) })
    #expect(varied.byteSize < 100_000 * 5)
  }

  private func expectSame(_ tree: ExtentTree, _ model: [LayoutLength], _ context: Comment) {
    #expect(tree.checkInvariants() == [], context)
    #expect(tree.count == model.count, context)
    var offset: LayoutLength = 0
    var firstThere = 0
    for (index, extent) in model.enumerated() {
      #expect(tree.offset(of: index) == offset, context)
      #expect(tree.extent(at: index) == extent, context)
      if extent > 0 {
        #expect(tree.index(at: offset) == index, context)
        #expect(tree.index(at: offset + extent - 1) == index, context)
      }
      if index > 0, model[index - 1] > 0 { firstThere = index }
      #expect(tree.firstIndex(beginningAt: offset) == firstThere, context)
      offset += extent
    }
    #expect(tree.total == offset, context)
    #expect(tree.index(at: offset) == nil && tree.index(at: -1) == nil, context)
    #expect(tree.extent(at: model.count) == nil && tree.extent(at: -1) == nil, context)
    #expect(tree.offset(of: model.count + 1) == offset, context)
    let spread = tree.runs(in: 0..<model.count).flatMap {
      Array(repeating: $0.extent, count: $0.count)
    }
    #expect(spread == model, context)
  }
}
