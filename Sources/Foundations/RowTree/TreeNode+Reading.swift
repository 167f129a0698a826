extension TreeNode {
  /// The slot at a live position, which must exist. O(log n).
  func slot(atLive position: Int) -> UInt32 {
    if isLeaf {
      if isDense { return words[position] }
      var offset = position
      for index in 0..<entryCount {
        let entry = entry(index)
        if offset < entry.liveCount { return entry.start + UInt32(offset) }
        offset -= entry.liveCount
      }
      preconditionFailure("a leaf has as many live rows as it counts")
    }
    var offset = position
    var index = 0
    while offset >= children[index].liveCount {
      offset -= children[index].liveCount
      index += 1
    }
    return children[index].slot(atLive: offset)
  }

  /// The row at a total position, which must exist, and the number of live rows before it.
  func row(atTotal position: Int) -> (slot: UInt32, isLive: Bool, liveBefore: Int) {
    var offset = position
    var live = 0
    if isLeaf {
      for index in 0..<entryCount {
        let entry = entry(index)
        if offset < entry.count {
          return (entry.start + UInt32(offset), entry.isLive, live + (entry.isLive ? offset : 0))
        }
        offset -= entry.count
        live += entry.liveCount
      }
      preconditionFailure("a leaf has as many rows as it counts")
    }
    var index = 0
    while offset >= children[index].totalCount {
      offset -= children[index].totalCount
      live += children[index].liveCount
      index += 1
    }
    let row = children[index].row(atTotal: offset)
    return (row.slot, row.isLive, live + row.liveBefore)
  }

  /// The position of a slot in the leaf with a label.
  func place(of slot: UInt32, label: UInt64, _ labels: [UInt64]) -> SlotPlace? {
    if isLeaf { return placeInLeaf(of: slot) }
    var place = SlotPlace(live: 0, total: 0, isLive: true)
    var index = 0
    while index + 1 < children.count, labels[Int(children[index + 1].firstLeaf)] <= label {
      place.live += children[index].liveCount
      place.total += children[index].totalCount
      index += 1
    }
    guard let below = children[index].place(of: slot, label: label, labels) else { return nil }
    return SlotPlace(
      live: place.live + below.live, total: place.total + below.total, isLive: below.isLive)
  }

  private func placeInLeaf(of slot: UInt32) -> SlotPlace? {
    if isDense {
      return firstPosition(of: slot, in: words).map { SlotPlace(live: $0, total: $0, isLive: true) }
    }
    var place = SlotPlace(live: 0, total: 0, isLive: true)
    for index in 0..<entryCount {
      let entry = entry(index)
      if let offset = entry.offset(of: slot) {
        place.isLive = entry.isLive
        place.total += offset
        if entry.isLive { place.live += offset }
        return place
      }
      place.live += entry.liveCount
      place.total += entry.count
    }
    return nil
  }

  /// Appends the live slots of a range of live positions to a list.
  func appendSlots(in range: Range<Int>, to slots: inout [UInt32]) {
    if isLeaf && isDense { return slots.append(contentsOf: words[range]) }
    if isLeaf {
      _ = visit(range) { start, count in
        for offset in 0..<UInt32(count) { slots.append(start + offset) }
        return true
      }
      return
    }
    var start = 0
    for child in children where start < range.upperBound {
      let part = range.clamped(to: start..<start + child.liveCount)
      if !part.isEmpty {
        child.appendSlots(in: part.lowerBound - start..<part.upperBound - start, to: &slots)
      }
      start += child.liveCount
    }
  }

  /// Calls `body` for the live runs of a range of live positions, in order, until it returns false.
  func visit(_ range: Range<Int>, _ body: (UInt32, Int) -> Bool) -> Bool {
    var start = 0
    if !isLeaf {
      for child in children where start < range.upperBound {
        let part = range.clamped(to: start..<start + child.liveCount)
        if !part.isEmpty {
          let below = part.lowerBound - start..<part.upperBound - start
          guard child.visit(below, body) else { return false }
        }
        start += child.liveCount
      }
      return true
    }
    for index in isDense ? range : 0..<entryCount where start < range.upperBound {
      let entry = entry(index)
      if isDense { start = index }
      let part = range.clamped(to: start..<start + entry.liveCount)
      if !part.isEmpty {
        guard body(entry.start + UInt32(part.lowerBound - start), part.count) else { return false }
      }
      start += entry.liveCount
    }
    return true
  }

  /// Calls `body` for every leaf that overlaps a range of total positions, with the overlap.
  func forEachLeaf(
    in range: Range<Int>, start: inout Int, _ body: (TreeNode, Range<Int>) -> Void
  ) {
    let part = range.clamped(to: start..<start + totalCount)
    if part.isEmpty {
      start += totalCount
    } else if isLeaf {
      body(self, part.lowerBound - start..<part.upperBound - start)
      start += totalCount
    } else {
      for child in children { child.forEachLeaf(in: range, start: &start, body) }
    }
  }

  /// Calls `body` for every leaf, in order.
  func forEachLeaf(_ body: (TreeNode) -> Void) {
    if isLeaf { return body(self) }
    for child in children { child.forEachLeaf(body) }
  }
}

/// The position of a slot: the number of live rows and of all rows before it, and whether it is
/// live.
struct SlotPlace {
  var live: Int
  var total: Int
  var isLive: Bool
}
