import RowTree
import TableDiffing
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The seeds of a test: few by default, more when the environment asks for more.
private func testSeeds(_ count: Int) -> Range<UInt64> {
  let factor = getenv("TABLE_SERVER_SEEDS").flatMap { Int(String(cString: $0)) } ?? 1
  return 0..<UInt64(count * max(1, factor))
}

@Suite struct OrderDiffTests {
  /// A list without repetitions that has much in common with another.
  private static func changed(_ old: [UInt32], _ random: inout SeededGenerator) -> [UInt32] {
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let slot = UInt32.random(in: 0..<1000, using: &random)
        if !new.contains(slot) {
          new.insert(slot, at: Int.random(in: 0...new.count, using: &random))
        }
      case 1:
        if let place = new.indices.randomElement(using: &random) { new.remove(at: place) }
      case 2:
        if let place = new.indices.randomElement(using: &random) {
          let slot = new.remove(at: place)
          new.insert(slot, at: Int.random(in: 0...new.count, using: &random))
        }
      default:
        if Int.random(in: 0..<5, using: &random) == 0 { new.shuffle(using: &random) }
      }
    }
    return new
  }

  private static func inserted(_ diff: OrderDiff, _ new: [UInt32]) -> [UInt32] {
    diff.inserts.flatMap { new[$0] }
  }

  /// Applies a diff by the protocol's words, one row at a time.
  private static func appliedByTheWord(
    _ diff: OrderDiff, to old: [UInt32], _ new: [UInt32]
  ) -> [UInt32] {
    var rows = old
    var moved: [Int: UInt32] = [:]
    let targets = Dictionary(uniqueKeysWithValues: diff.moves.map { ($0.from, $0.to) })
    let out = diff.deletes.flatMap { Array($0) } + diff.moves.map(\.from)
    for index in out.sorted(by: >) {
      let slot = rows.remove(at: index)
      if let target = targets[index] { moved[target] = slot }
    }
    let into = diff.inserts.flatMap { Array($0) } + diff.moves.map(\.to)
    for index in into.sorted() { rows.insert(moved[index] ?? new[index], at: index) }
    return rows
  }

  /// The fewest moves, by trying every set of survivors that could stay.
  private static func fewestMoves(_ old: [UInt32], _ new: [UInt32]) -> Int {
    let common = new.compactMap { old.firstIndex(of: $0) }
    var longest = 0
    for set in 0..<1 << common.count {
      let kept = common.indices.filter { set >> $0 & 1 == 1 }.map { common[$0] }
      if kept.count > longest, zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) {
        longest = kept.count
      }
    }
    return common.count - longest
  }

  @Test(arguments: testSeeds(200))
  func `diff then apply gives the target, inverse undoes, composed does both`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...30, using: &random)
    let old = Array((0..<UInt32(count)).map { $0 * 7 % 1000 }.shuffled(using: &random))
    let middle = Self.changed(old, &random)
    let new = Self.changed(middle, &random)
    let first = try OrderDiff(from: old, to: middle)
    let second = try OrderDiff(from: middle, to: new)
    #expect(first.apply(to: old, inserting: Self.inserted(first, middle)) == middle)
    #expect(Self.appliedByTheWord(first, to: old, middle) == middle)
    let deleted = first.deletes.flatMap { old[$0] }
    #expect(first.inverted.apply(to: middle, inserting: deleted) == old)
    #expect(first.inverted.inverted == first)
    let both = try #require(first.followed(by: second))
    #expect(both.apply(to: old, inserting: Self.inserted(both, new)) == new)
    #expect(Self.appliedByTheWord(both, to: old, new) == new)
    #expect(
      try OrderDiff(fromKeys: old, toKeys: middle).apply(
        to: old, inserting: Self.inserted(first, middle)) == middle)
    #expect(try OrderDiff(fromKeys: old, toKeys: middle).moves.count == first.moves.count)
  }

  @Test(arguments: testSeeds(60))
  func `moves are the fewest possible`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = Array((0..<UInt32(12)).shuffled(using: &random).prefix(9))
    let new = Array((0..<UInt32(12)).shuffled(using: &random).prefix(9))
    let diff = try OrderDiff(from: old, to: new)
    #expect(diff.moves.count == Self.fewestMoves(old, new))
    let back = try OrderDiff(from: new, to: old)
    let round = try #require(diff.followed(by: back))
    #expect(round.moves.isEmpty)
  }

  @Test(arguments: testSeeds(20))
  func `two row orders differ as their lists do`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let slots = (0..<UInt32(60)).shuffled(using: &random)
    let old = RowOrder(slots: slots, leafCapacity: 4, fanOut: 3)
    var new = old
    for slot in slots.shuffled(using: &random).prefix(Int(seed % 5)) {
      new.remove(slot)
      if slot % 2 == 0 { new.insert(slots: [slot], at: Int(slot)) }
    }
    new.insert(slots: [100, 101], at: Int(seed))
    let target = new.slots(in: 0..<new.count)
    let diff = OrderDiff(from: old, to: new)
    #expect(diff == (try OrderDiff(from: slots, to: target)))
    #expect(diff.apply(to: slots, inserting: Self.inserted(diff, target)) == target)
    #expect(OrderDiff(from: old, to: old).isEmpty)
  }

  @Test func `equal keys are refused by name`() throws {
    #expect(throws: DuplicateKeys<String>.self) {
      try OrderDiff(fromKeys: ["a", "b", "a"], toKeys: ["b"])
    }
    do {
      _ = try OrderDiff(fromKeys: ["a", "b"], toKeys: ["x", "b", "b", "x", "x"])
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.keys == ["b", "x"])
    }
    #expect(throws: DuplicateKeys<UInt32>.self) { try OrderDiff(from: [1, 2, 2, 5], to: [3, 2]) }
    #expect(throws: DuplicateKeys<UInt32>.self) { try OrderDiff(from: [1], to: [4, 4, 5]) }
  }

  @Test func `a diff says no to what it was not made for`() throws {
    let diff = try OrderDiff(from: [1, 2, 3], to: [3, 1, 4])
    #expect(diff.deletes == [1..<2] && diff.inserts == [2..<3])
    #expect(diff.moves.map(\.from) == [2] && diff.moves.map(\.to) == [0])
    #expect(diff.apply(to: [1, 2], inserting: [4]) == nil)
    #expect(diff.apply(to: [1, 2, 3], inserting: []) == nil)
    #expect(diff.followed(by: OrderDiff(count: 4)) == nil)
    #expect(diff.followed(by: OrderDiff(count: 3)) == diff)
    #expect(OrderDiff(count: -1).apply(to: [Int](), inserting: []) == [])
  }
}
