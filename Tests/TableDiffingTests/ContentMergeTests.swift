import ProtocolWords
import TableDiffing
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private func testSeeds(_ count: Int) -> Range<UInt64> {
  let factor = getenv("TABLE_SERVER_SEEDS").flatMap { Int(String(cString: $0)) } ?? 1
  return 0..<UInt64(count * max(1, factor))
}

/// A row of the model: what names it, and its cells.
private struct Row: Hashable, Sendable {
  var name: Int
  var cells: [Int]
}

/// Three contents, as rows that know what they are.
private struct Three: Sendable {
  var base: [Row]
  var ours: [Row]
  var theirs: [Row]

  var swapped: Three { Three(base: base, ours: theirs, theirs: ours) }

  /// A base and two changes of it.
  init(_ random: inout SeededGenerator) {
    base = (0..<Int.random(in: 0...8, using: &random)).map { Row(name: $0, cells: [$0, 0]) }
    (ours, theirs) = (base, base)
    ours.change(Int.random(in: 0...4, using: &random), 100, &random)
    theirs.change(Int.random(in: 0...4, using: &random), 200, &random)
  }

  init(base: [Row], ours: [Row], theirs: [Row]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  /// All that are smaller by one row or one change.
  var smaller: [Three] {
    var found: [Three] = []
    for row in Set((base + ours + theirs).map(\.name)).sorted() {
      found.append(
        Three(
          base: base.filter { $0.name != row }, ours: ours.filter { $0.name != row },
          theirs: theirs.filter { $0.name != row }))
    }
    if ours != base { found.append(Three(base: base, ours: base, theirs: theirs)) }
    if theirs != base { found.append(Three(base: base, ours: ours, theirs: base)) }
    return found
  }

  /// The merge, as the function under test gives it.
  var merged: Merged {
    let (ours, theirs) = (ours, theirs)
    var pairs: [Int: Int] = [:]
    let known = Set(base.map(\.name))
    for (their, row) in theirs.enumerated() where !known.contains(row.name) {
      pairs[their] = ours.firstIndex { $0.name == row.name }
    }
    let merge = ContentMerge(
      baseCount: base.count, columnCount: 2, ours: side(ours), theirs: side(theirs), pairs: pairs,
      precedes: { our, their in
        let (one, other) = (ours[our], theirs[their])
        if one == other { return nil }
        return ([one.name] + one.cells).lexicographicallyPrecedes([other.name] + other.cells)
      },
      isSame: { ours[$1].cells[$0] == theirs[$2].cells[$0] })
    let result = merge.merged()
    var rows: [Row] = []
    for (place, entry) in result.rows.enumerated() {
      let name =
        (entry.ours.map { ours[$0].name } ?? entry.theirs.map { theirs[$0].name }) ?? -1
      let cells = (0..<2).map { column in
        let isTheirs = result.theirCells[column].contains(place)
        if isTheirs, let their = entry.theirs { return theirs[their].cells[column] }
        return entry.ours.map { ours[$0].cells[column] } ?? -1
      }
      rows.append(Row(name: name, cells: cells))
    }
    return Merged(rows: rows, conflicts: result.conflicts)
  }

  private func side(_ rows: [Row]) -> ContentMerge.Side {
    var updates: [[Int]] = [[], []]
    let origins = rows.enumerated().map { place, row in
      guard let origin = base.firstIndex(where: { $0.name == row.name }) else { return -1 }
      for column in 0..<2 where base[origin].cells[column] != row.cells[column] {
        updates[column].append(place)
      }
      return origin
    }
    return ContentMerge.Side(origins: origins, updates: updates)
  }
}

/// A merged content of the model.
private struct Merged: Equatable, Sendable {
  var rows: [Row]
  var conflicts: [MergeConflict]
}

extension [Row] {
  fileprivate mutating func change(
    _ count: Int, _ free: Int, _ random: inout SeededGenerator
  ) {
    for step in 0..<count {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        // Small names, so that both sides sometimes insert the same row.
        let name = Int.random(in: 50..<55, using: &random)
        if !contains(where: { $0.name == name }) {
          insert(
            Row(name: name, cells: [Int.random(in: 0...1, using: &random), 0]),
            at: Int.random(in: 0...self.count, using: &random))
        }
      case 1: if let place = indices.randomElement(using: &random) { remove(at: place) }
      case 2:
        if let place = indices.randomElement(using: &random) {
          let row = remove(at: place)
          insert(row, at: Int.random(in: 0...self.count, using: &random))
        }
      default:
        if let place = indices.randomElement(using: &random) {
          let column = Int.random(in: 0...1, using: &random)
          self[place].cells[column] =
            Bool.random(using: &random) ? 7 : free + step
        }
      }
    }
  }

  fileprivate subscript(named name: Int) -> Row? { first { $0.name == name } }
}

/// What a merge must be, row by row and cell by cell, said as simply as possible; nil if it is so.
private func fault(_ three: Three) -> String? {
  let (base, ours, theirs, merged) = (three.base, three.ours, three.theirs, three.merged)
  var cells = Set<[Int]>()
  var removed = Set<Int>()
  for conflict in merged.conflicts {
    switch conflict {
    case .cell(let row, let column): cells.insert([merged.rows[row].name, column])
    case .removed(let row, _): removed.insert(merged.rows[row].name)
    case .place: break
    }
  }
  if Set(merged.rows.map(\.name)).count != merged.rows.count { return "a row is there twice" }
  for name in Set((base + ours + theirs).map(\.name)) {
    let (old, our, their) = (base[named: name], ours[named: name], theirs[named: name])
    let row = merged.rows[named: name]
    let isThere: Bool
    switch (old, our, their) {
    case (nil, _, _): isThere = true
    case (_, nil, nil): isThere = false
    case (let old?, nil, let one?), (let old?, let one?, nil): isThere = one != old
    case (_, _?, _?): isThere = true
    }
    if isThere != (row != nil) { return "row \(name) is there: \(row != nil)" }
    guard let row else { continue }
    if removed.contains(name) != (old != nil && (our == nil || their == nil)) {
      return "row \(name) was removed by one and changed by the other"
    }
    for column in 0..<2 {
      let (before, one, other) = (old?.cells[column], our?.cells[column], their?.cells[column])
      var isConflict = false
      let expected: Int?
      switch (one, other) {
      case (let one?, let other?):
        isConflict = one != other && one != before && other != before
        expected = one == before ? other : one
      default: expected = one ?? other
      }
      if row.cells[column] != expected { return "cell \(name), \(column) is \(row.cells[column])" }
      if cells.contains([name, column]) != isConflict { return "conflict of \(name), \(column)" }
    }
  }
  return orderFault(three, merged)
}

private func orderFault(_ three: Three, _ merged: Merged) -> String? {
  let names = merged.rows.map(\.name)
  for (one, other) in [(three.ours, three.theirs), (three.theirs, three.ours)] {
    if other.map(\.name) == three.base.map(\.name) {
      let expected = one.map(\.name).filter { names.contains($0) }
      let found = names.filter { one.map(\.name).contains($0) }
      if found != expected { return "only one side changed the order" }
    }
  }
  let (ours, theirs) = (three.ours.map(\.name), three.theirs.map(\.name))
  if haveOneOrder([ours, theirs, three.base.map(\.name)], of: names) {
    if merged.conflicts.contains(where: { if case .place = $0 { true } else { false } }) {
      return "a place is a conflict, and all orders agree"
    }
    for side in [ours, theirs]
    where names.filter({ side.contains($0) }) != side.filter({ names.contains($0) }) {
      return "the order of a side is lost, and all orders agree"
    }
  }
  if three.ours == three.theirs, merged != Merged(rows: three.ours, conflicts: []) {
    return "both did the same"
  }
  let other = three.swapped.merged
  if other.rows.map(\.name) != names { return "the order depends on who is who" }
  let mine = merged.conflicts.map { $0.swapped }
  if Set(mine) != Set(other.conflicts) { return "the conflicts depend on who is who" }
  for (place, row) in other.rows.enumerated() {
    for column in 0..<2 where row.cells[column] != merged.rows[place].cells[column] {
      if !merged.conflicts.contains(.cell(row: place, column: column)) {
        return "cells depend on who is who"
      }
    }
  }
  return nil
}

/// Whether there is an order of rows that agrees with each of some orders.
private func haveOneOrder(_ orders: [[Int]], of names: [Int]) -> Bool {
  var left = orders.map { order in order.filter { names.contains($0) } }
  var rest = Set(names)
  while !rest.isEmpty {
    let first = rest.first { name in
      left.allSatisfy { $0.first == name || !$0.contains(name) }
    }
    guard let first else { return false }
    rest.remove(first)
    for place in left.indices where left[place].first == first { left[place].removeFirst() }
  }
  return true
}

extension MergeConflict {
  fileprivate var swapped: MergeConflict {
    guard case .removed(let row, let side) = self else { return self }
    return .removed(row: row, by: side == .ours ? .theirs : .ours)
  }
}

@Suite struct ContentMergeTests {
  @Test(arguments: testSeeds(40))
  func mergesAreWhatTheModelSays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var three = Three(&random)
      guard var found = fault(three) else { continue }
      var isSmaller = true
      while isSmaller {
        isSmaller = false
        for smaller in three.smaller {
          guard let next = fault(smaller) else { continue }
          (three, found, isSmaller) = (smaller, next, true)
          break
        }
      }
      Issue.record("\(found): \(three) gives \(three.merged)")
      return
    }
  }

  @Test func rowsThatOneSideMovedOrInsertedHaveItsPlace() {
    func row(_ name: Int) -> Row { Row(name: name, cells: [0, 0]) }
    let (a, b, c, x, y) = (row(0), row(1), row(2), row(50), row(51))
    let three = Three(base: [a, b, c], ours: [a, x, b, c], theirs: [c, a, b, y])
    #expect(three.merged == Merged(rows: [c, a, x, b, y], conflicts: []))
  }

  @Test func aPlaceBehindARemovedRowIsOneBehindTheRowBefore() {
    func row(_ name: Int, _ cell: Int = 0) -> Row { Row(name: name, cells: [cell, 0]) }
    let base = [row(1), row(2), row(3)]
    let ours = [row(1), row(2), row(5), row(9)]
    let both = Three(base: base, ours: ours, theirs: [row(1), row(2), row(3, 7), row(5)])
    #expect(
      both.merged
        == Merged(
          rows: [row(1), row(2), row(3, 7), row(5), row(9)],
          conflicts: [.removed(row: 2, by: .ours)]))
    let turned = Three(
      base: base, ours: [row(1), row(2), row(5), row(6)],
      theirs: [row(1), row(2), row(6), row(3, 7), row(5)])
    #expect(turned.merged.conflicts == [.place(row: 2), .removed(row: 3, by: .ours)])
  }

  @Test func rowsThatBothMovedElsewhereStay() {
    func row(_ name: Int) -> Row { Row(name: name, cells: [0, 0]) }
    let base = (0..<5).map { row($0) }
    let ours = [base[2], base[0], base[1], base[3], base[4]]
    let theirs = [base[0], base[1], base[3], base[4], base[2]]
    let three = Three(base: base, ours: ours, theirs: theirs)
    #expect(three.merged == Merged(rows: base, conflicts: [.place(row: 2)]))
  }
}
