/// A range of an order's indices, and the range that replaces it in another order.
package struct ChangedRange: Equatable, Sendable {
  /// In the old order.
  package var old: Range<Int>
  /// In the new one.
  package var new: Range<Int>

  /// Pairs two ranges.
  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}

extension CountedTree {
  /// The ranges of live indices at which two orders differ, in ascending order. Between them, both
  /// orders are equal. A moved run counts as one removed and one inserted run.
  ///
  /// Subtrees that both orders share are recognized by their storage. If one order was derived from
  /// the other, the cost is O(changes · log n), otherwise O(n · log n).
  @specialized(where Summary == NoSummary)
  package static func changedRanges(
    from old: CountedTree, to new: CountedTree
  ) -> [ChangedRange] {
    var walk = ChangeWalk<Summary>()
    var (oldNodes, newNodes) = ([old.root], [new.root])
    var (oldHeight, newHeight) = (old.root.height, new.root.height)
    while oldHeight > newHeight {
      oldNodes = oldNodes.flatMap(\.children)
      oldHeight -= 1
    }
    while newHeight > oldHeight {
      newNodes = newNodes.flatMap(\.children)
      newHeight -= 1
    }
    walk.compare(oldNodes[...], newNodes[...], height: oldHeight)
    return walk.ranges
  }
}

extension TreeNode {
  /// The number of levels below.
  fileprivate var height: Int { isLeaf ? 0 : children[0].height + 1 }

  /// A number that two nodes share only if they have the same rows.
  fileprivate var identity: UInt {
    isLeaf ? storageNumber(of: words) : storageNumber(of: children)
  }
}

/// A simultaneous traversal of two orders.
private struct ChangeWalk<Summary: RowSummary> {
  typealias Nodes = ArraySlice<TreeNode<Summary>>

  var ranges: [ChangedRange] = []
  /// The number of live rows passed in each order.
  private var old = 0
  private var new = 0

  init() {}

  /// Compares nodes of the same height.
  mutating func compare(_ oldNodes: Nodes, _ newNodes: Nodes, height: Int) {
    var places: [UInt: Int] = [:]
    for place in oldNodes.indices where oldNodes[place].liveCount > 0 {
      places[oldNodes[place].identity] = place
    }
    var (oldNext, newNext) = (oldNodes.startIndex, newNodes.startIndex)
    for place in newNodes.indices where newNodes[place].liveCount > 0 {
      guard let found = places[newNodes[place].identity], found >= oldNext,
        oldNodes[found].liveCount == newNodes[place].liveCount,
        oldNodes[found].isDense == newNodes[place].isDense
      else { continue }
      differ(oldNodes[oldNext..<found], newNodes[newNext..<place], height: height)
      old += oldNodes[found].liveCount
      new += newNodes[place].liveCount
      (oldNext, newNext) = (found + 1, place + 1)
    }
    differ(oldNodes[oldNext...], newNodes[newNext...], height: height)
  }

  /// Compares nodes of the same height, none of which is shared.
  private mutating func differ(_ oldNodes: Nodes, _ newNodes: Nodes, height: Int) {
    let counts = (count(of: oldNodes), count(of: newNodes))
    if counts.0 == 0 || counts.1 == 0 {
      add(old..<old + counts.0, new..<new + counts.1)
    } else if height > 0 {
      return compare(
        oldNodes.flatMap(\.children)[...], newNodes.flatMap(\.children)[...], height: height - 1)
    } else {
      var next = (old: old, new: new)
      for part in SharedPart.chain(of: runs(of: oldNodes), runs(of: newNodes)) {
        add(next.old..<old + part.old, next.new..<new + part.new)
        next = (old + part.old + part.count, new + part.new + part.count)
      }
      add(next.old..<old + counts.0, next.new..<new + counts.1)
    }
    old += counts.0
    new += counts.1
  }

  private func count(of nodes: Nodes) -> Int { nodes.reduce(0) { $0 + $1.liveCount } }

  private mutating func add(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    if oldRange.isEmpty, newRange.isEmpty { return }
    if let last = ranges.last, last.old.upperBound == oldRange.lowerBound,
      last.new.upperBound == newRange.lowerBound
    {
      ranges[ranges.count - 1] = ChangedRange(
        old: last.old.lowerBound..<oldRange.upperBound,
        new: last.new.lowerBound..<newRange.upperBound)
    } else {
      ranges.append(ChangedRange(old: oldRange, new: newRange))
    }
  }

  /// The live rows of leaves, joined.
  private func runs(of leaves: Nodes) -> [LeafEntry] {
    var runs: [LeafEntry] = []
    for leaf in leaves {
      for index in 0..<leaf.entryCount {
        let entry = leaf.entry(index)
        if entry.isLive { entry.append(to: &runs) }
      }
    }
    return runs
  }
}

/// A sequence of rows that is contiguous in two lists of runs.
private struct SharedPart {
  /// Its first position in each list.
  var old: Int
  var new: Int
  /// Its length in rows.
  var count: Int

  /// The maximum number of runs that are compared pairwise. Of longer lists, only the ends are
  /// compared.
  private static let runsMax = 1 << 11

  /// Parts that two lists share, in the same order in both. Of conflicting parts, the longest is
  /// chosen. O(runs · log runs), with few words moved per run.
  static func chain(of old: [LeafEntry], _ new: [LeafEntry]) -> [SharedPart] {
    guard old.count <= runsMax, new.count <= runsMax else { return ends(of: old, new) }
    var chain: [SharedPart] = []
    for part in all(of: old, new).sorted(by: { $0.count > $1.count }) {
      var (low, high) = (0, chain.count)
      while low < high {
        let middle = (low + high) / 2
        if chain[middle].old < part.old { low = middle + 1 } else { high = middle }
      }
      let follows = low == 0 || chain[low - 1].new + chain[low - 1].count <= part.new
      let precedes = low == chain.count || part.new + part.count <= chain[low].new
      if follows, precedes { chain.insert(part, at: low) }
    }
    return chain
  }

  /// All parts that two lists share, in any order.
  private static func all(of old: [LeafEntry], _ new: [LeafEntry]) -> [SharedPart] {
    var starts: [(run: LeafEntry, position: Int)] = []
    var position = 0
    for run in old {
      starts.append((run, position))
      position += run.count
    }
    starts.sort { $0.run.start < $1.run.start }
    var parts: [SharedPart] = []
    position = 0
    for run in new {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle].run.slots.upperBound <= run.slots.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < starts.count, starts[low].run.slots.lowerBound < run.slots.upperBound {
        let shared = starts[low].run.slots.clamped(to: run.slots)
        parts.append(
          SharedPart(
            old: starts[low].position + shared.lowerBound - starts[low].run.slots.lowerBound,
            new: position + shared.lowerBound - run.slots.lowerBound, count: shared.count))
        low += 1
      }
      position += run.count
    }
    return parts
  }

  /// The common parts at both ends of two lists.
  private static func ends(of old: [LeafEntry], _ new: [LeafEntry]) -> [SharedPart] {
    let (oldCount, newCount) = (count(of: old), count(of: new))
    let most = min(oldCount, newCount)
    let prefix = common(old, new, most, atEnd: false)
    let suffix = common(old, new, most - prefix, atEnd: true)
    return [
      SharedPart(old: 0, new: 0, count: prefix),
      SharedPart(old: oldCount - suffix, new: newCount - suffix, count: suffix),
    ]
  }

  private static func count(of runs: [LeafEntry]) -> Int { runs.reduce(0) { $0 + $1.count } }

  /// The number of common rows at one end of two lists of runs, at most `most`.
  private static func common(
    _ left: [LeafEntry], _ right: [LeafEntry], _ most: Int, atEnd: Bool
  ) -> Int {
    var length = 0
    var (leftPlace, rightPlace) = (0, 0)
    var (leftUsed, rightUsed) = (0, 0)
    while length < most, leftPlace < left.count, rightPlace < right.count {
      let leftRun = left[atEnd ? left.count - 1 - leftPlace : leftPlace]
      let rightRun = right[atEnd ? right.count - 1 - rightPlace : rightPlace]
      let leftRest = leftRun.part(
        from: atEnd ? 0 : leftUsed, count: leftRun.count - leftUsed)
      let rightRest = rightRun.part(
        from: atEnd ? 0 : rightUsed, count: rightRun.count - rightUsed)
      let same = leftRest.common(with: rightRest, atEnd: atEnd)
      if same == 0 { break }
      length += same
      leftUsed += same
      rightUsed += same
      if leftUsed == leftRun.count { (leftPlace, leftUsed) = (leftPlace + 1, 0) }
      if rightUsed == rightRun.count { (rightPlace, rightUsed) = (rightPlace + 1, 0) }
    }
    return min(length, most)
  }
}
