extension CountedTree {
  /// The lengths of the common ends of two orders, in live rows.
  ///
  /// Subtrees that both orders share are recognized by their storage and skipped. If one order was
  /// derived from the other by few changes, the cost is normally O(changes · log n), and O(n) in
  /// the worst case.
  ///
  /// - Returns: The lengths of the common prefix, and of the common suffix of the remainder.
  ///   Together they are at most the smaller count.
  @specialized(where Summary == NoSummary)
  package static func commonEnds(
    _ old: CountedTree, _ new: CountedTree
  ) -> (prefix: Int, suffix: Int) {
    let limit = min(old.count, new.count)
    let prefix = common(old, new, limit: limit, atEnd: false)
    if prefix == limit { return (prefix, 0) }
    return (prefix, common(old, new, limit: limit - prefix, atEnd: true))
  }

  /// The range of indices that differs between two orders, in the old and in the new order. Returns
  /// nil if they are equal. The cost is that of ``commonEnds(_:_:)``.
  @specialized(where Summary == NoSummary)
  package static func changedRange(
    from old: CountedTree, to new: CountedTree
  ) -> (old: Range<Int>, new: Range<Int>)? {
    let ends = commonEnds(old, new)
    let oldRange = ends.prefix..<old.count - ends.suffix
    let newRange = ends.prefix..<new.count - ends.suffix
    return oldRange.isEmpty && newRange.isEmpty ? nil : (oldRange, newRange)
  }

  private static func common(
    _ old: CountedTree, _ new: CountedTree, limit: Int, atEnd: Bool
  ) -> Int {
    var length = min(limit, TreeNode.common(old.root, new.root, atEnd: atEnd).length)
    var oldReader = RunReader(order: old, offset: length, isBackward: atEnd)
    var newReader = RunReader(order: new, offset: length, isBackward: atEnd)
    while length < limit, let left = oldReader.peek(), let right = newReader.peek() {
      let same = left.common(with: right, atEnd: atEnd)
      length += same
      if same < min(left.count, right.count) { break }
      oldReader.skip(same)
      newReader.skip(same)
    }
    return min(length, limit)
  }
}

extension LeafEntry {
  /// The number of rows that two live entries have in common at one end.
  func common(with other: LeafEntry, atEnd: Bool) -> Int {
    let isSame = atEnd ? slots.upperBound == other.slots.upperBound : start == other.start
    return isSame ? min(count, other.count) : 0
  }
}

extension TreeNode {
  /// The number of live rows that two nodes have in common at one end, as far as their structure is
  /// the same, and whether they are completely equal.
  static func common(
    _ old: TreeNode, _ new: TreeNode, atEnd: Bool
  ) -> (length: Int, isAll: Bool) {
    if old.isLeaf != new.isLeaf { return (0, old.liveCount == 0 && new.liveCount == 0) }
    if old.isLeaf { return commonOfLeaves(old, new) }
    if isSameStorage(old.children, new.children) { return (old.liveCount, true) }
    var length = 0
    for step in 0..<min(old.children.count, new.children.count) {
      let left = old.children[atEnd ? old.children.count - 1 - step : step]
      let right = new.children[atEnd ? new.children.count - 1 - step : step]
      let part = common(left, right, atEnd: atEnd)
      length += part.length
      if !part.isAll { return (length, false) }
    }
    return (length, old.children.count == new.children.count)
  }

  private static func commonOfLeaves(
    _ old: TreeNode, _ new: TreeNode
  ) -> (length: Int, isAll: Bool) {
    let isSame =
      old.isDense == new.isDense
      && (isSameStorage(old.words, new.words) || old.words == new.words)
    return isSame ? (old.liveCount, true) : (0, false)
  }
}

/// Reads the live runs of an order from an offset: forward from its start, or backward from its
/// end.
private struct RunReader<Summary: RowSummary> {
  let order: CountedTree<Summary>
  /// The number of rows read so far, including those in the buffer.
  var offset: Int
  let isBackward: Bool
  var buffer: [LeafEntry] = []
  var next = 0

  init(order: CountedTree<Summary>, offset: Int, isBackward: Bool) {
    self.order = order
    self.offset = offset
    self.isBackward = isBackward
  }

  /// The rest of the current run, or nil at the end.
  mutating func peek() -> LeafEntry? {
    if next == buffer.count { refill() }
    return next < buffer.count ? buffer[next] : nil
  }

  /// Skips rows at the start (or end) of the current run.
  mutating func skip(_ count: Int) {
    let entry = buffer[next]
    if count == entry.count {
      next += 1
    } else {
      buffer[next] = entry.part(from: isBackward ? 0 : count, count: entry.count - count)
    }
  }

  private mutating func refill() {
    buffer.removeAll(keepingCapacity: true)
    next = 0
    let count = order.count
    guard offset < count else { return }
    let low = isBackward ? count - offset - min(count - offset, 1) : offset
    var start = 0
    let (range, leaf) = order.root.leaf(atLive: low, start: &start)
    let part =
      isBackward ? 0..<count - offset - range.lowerBound : low - range.lowerBound..<range.count
    _ = leaf.visit(part) { start, count in
      buffer.append(LeafEntry(start: start, extent: UInt32(count)))
      return true
    }
    offset += part.count
    if isBackward { buffer.reverse() }
  }
}

extension TreeNode {
  /// The leaf at a live position, which must exist, and the live positions it covers.
  fileprivate func leaf(atLive position: Int, start: inout Int) -> (Range<Int>, TreeNode) {
    if isLeaf { return (start..<start + liveCount, self) }
    var index = 0
    while position - start >= children[index].liveCount {
      start += children[index].liveCount
      index += 1
    }
    return children[index].leaf(atLive: position, start: &start)
  }
}
