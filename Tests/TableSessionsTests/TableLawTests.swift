import TableValues
import TestSupport
import Testing

/// Laws 1, 2, 4, 6 and 7 over runs of edits, undo, loading, view changes and scrolls.
struct TableLawTests {
  private func shape(_ seed: UInt64, _ random: inout SeededGenerator) -> TableShape {
    let kinds = KeyKind.allCases
    var shape = TableShape(keys: kinds[Int(seed % UInt64(kinds.count))])
    shape.rowCount = Int.random(in: 0...20, using: &random)
    shape.published = shape.rowCount
    shape.chunkRows = Int.random(in: 2...4, using: &random)
    shape.isResident = Bool.random(using: &random)
    shape.inlineRowsMax = Bool.random(using: &random) ? 0 : 2048
    shape.cacheBytes = Bool.random(using: &random) ? 0 : 1 << 20
    return shape
  }

  @Test(arguments: Seeds.all(24, inSweep: 60))
  func `a table keeps its laws through any run`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let plan = LawWorld.Plan(
      shape: shape(seed, &random), sendsEach: Int.random(in: 0..<4, using: &random) == 0)
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(16, inSweep: 40))
  func `a growing table keeps its laws through any run`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plan = LawWorld.Plan(shape: shape(seed, &random))
    plan.shape.keys = .given
    plan.shape.rowCount += 10
    plan.shape.published = Int.random(in: 0...8, using: &random)
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(24, inSweep: 60))
  func `heights of all entries keep every law`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plan = LawWorld.Plan(shape: shape(seed, &random))
    plan.hasLayouts = true
    plan.shape.hasComputed = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<4, using: &random) == 0 {
      plan.shape.keys = .given
      plan.shape.rowCount += 10
      plan.shape.published = Int.random(in: 0...8, using: &random)
    }
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(12, inSweep: 30))
  func `live edits between steps lose no law`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let plan = LawWorld.Plan(shape: shape(seed, &random), hasLiveEdits: true)
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(24, inSweep: 60))
  func `computed columns keep every law`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plan = LawWorld.Plan(
      shape: shape(seed, &random), sendsEach: Int.random(in: 0..<4, using: &random) == 0)
    plan.shape.hasComputed = true
    if Bool.random(using: &random) {
      plan.shape.keys = .given
      plan.shape.rowCount += 10
      plan.shape.published = Int.random(in: 0...8, using: &random)
    }
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(32, inSweep: 80))
  func `declared sections keep every law`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plan = LawWorld.Plan(
      shape: shape(seed, &random), hasLiveEdits: Int.random(in: 0..<4, using: &random) == 0,
      sendsEach: Int.random(in: 0..<4, using: &random) == 0)
    plan.shape.sections = LawWorld.sections(["x2", "x7", "x0"])
    if Int.random(in: 0..<4, using: &random) == 0 { plan.shape.undoBytesMax = 4000 }
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(24, inSweep: 60))
  func `what reads other rows keeps every law`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plan = LawWorld.Plan(
      shape: shape(seed, &random), sendsEach: Int.random(in: 0..<4, using: &random) == 0)
    plan.shape.hasComputed = true
    plan.shape.readsOtherRows = true
    plan.shape.hidesByOtherRows = seed % 2 == 0
    if Int.random(in: 0..<3, using: &random) == 0 {
      plan.shape.keys = .given
      plan.shape.rowCount += 10
      plan.shape.published = Int.random(in: 0...8, using: &random)
    }
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }

  @Test(arguments: Seeds.all(8, inSweep: 20))
  func `a history within its bytes keeps the newest steps`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var plan = LawWorld.Plan(shape: shape(seed, &random))
    plan.shape.undoBytesMax = 2000
    let report = try LawWorld.report(plan, seed: seed, count: 40)
    #expect(report == nil)
  }
}
