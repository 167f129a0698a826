extension TreeNode {
  /// Changes the leaf at a total position, and the counts on the path to it.
  ///
  /// - Parameters:
  ///   - position: The position among all rows below. An insertion may be at the end.
  ///   - upper: The label of the leaf after this node's last.
  ///   - handled: Increased by the number of rows removed or marked.
  /// - Returns: The nodes split off, which follow this one. Usually empty.
  mutating func apply(
    _ edit: LeafEdit, at position: Int, upper: UInt64, _ ledger: inout LeafLedger,
    handled: inout Int
  ) -> [TreeNode] {
    if isLeaf { return applyToLeaf(edit, at: position, upper: upper, &ledger, handled: &handled) }
    let (index, offset) = childPosition(of: position, isInsert: edit.isInsert)
    let childUpper =
      index + 1 < children.count ? ledger.labels[Int(children[index + 1].firstLeaf)] : upper
    let siblings = children[index].apply(
      edit, at: offset, upper: childUpper, &ledger, handled: &handled)
    if siblings.isEmpty {
      mergeIfSmall(index, &ledger)
    } else {
      children.insert(contentsOf: siblings, at: index + 1)
    }
    let overflow = splitBranch(ledger)
    recount()
    return overflow
  }

  private func childPosition(of position: Int, isInsert: Bool) -> (index: Int, offset: Int) {
    var offset = position
    for index in 0..<children.count - 1 {
      let count = children[index].totalCount
      if offset < count || (isInsert && offset == count) { return (index, offset) }
      offset -= count
    }
    return (children.count - 1, offset)
  }

  private mutating func splitBranch(_ ledger: LeafLedger) -> [TreeNode] {
    guard children.count > ledger.fanOut else { return [] }
    var parts = Self.branches(of: children, fill: ledger.branchFill)
    children = parts[0].children
    parts.removeFirst()
    return parts
  }

  /// Groups nodes into branches of about equal size, with at most `fill` children.
  static func branches(of nodes: [TreeNode], fill: Int) -> [TreeNode] {
    let count = (nodes.count + fill - 1) / fill
    return (0..<count).map { part in
      let range = part * nodes.count / count..<(part + 1) * nodes.count / count
      return TreeNode(children: Array(nodes[range]))
    }
  }

  // MARK: Leaves

  private mutating func applyToLeaf(
    _ edit: LeafEdit, at position: Int, upper: UInt64, _ ledger: inout LeafLedger,
    handled: inout Int
  ) -> [TreeNode] {
    switch edit {
    case .insert(let inserted):
      if isDense, inserted.count == 1, inserted[0].extent == 1, words.count < ledger.leafCapacity,
        words.count > 1
      {
        words.insert(inserted[0].start, at: position)
        ledger.assign(inserted[0], to: firstLeaf)
        recount()
        return []
      }
      for entry in inserted { ledger.assign(entry, to: firstLeaf) }
      return replace(position..<position, with: inserted, upper: upper, &ledger)
    case .remove(let count):
      let end = min(position + count, totalCount)
      handled += end - position
      if isDense {
        for word in words[position..<end] { ledger.forget(LeafEntry(start: word, extent: 1)) }
        words.removeSubrange(position..<end)
        recount()
        return []
      }
      for entry in cut(position..<end) { ledger.forget(entry) }
      return replace(position..<end, with: [], upper: upper, &ledger)
    case .mark(let count, let isLive):
      let end = min(position + count, totalCount)
      handled += end - position
      let marked = cut(position..<end).map { $0.part(from: 0, count: $0.count, isLive: isLive) }
      return replace(position..<end, with: marked, upper: upper, &ledger)
    }
  }

  /// The entries in a range of total positions of this leaf, cut at its ends.
  func cut(_ range: Range<Int>) -> [LeafEntry] {
    var parts: [LeafEntry] = []
    var start = 0
    for index in 0..<entryCount {
      let entry = entry(index)
      let part = range.clamped(to: start..<start + entry.count)
      if !part.isEmpty {
        parts.append(entry.part(from: part.lowerBound - start, count: part.count))
      }
      start += entry.count
    }
    return parts
  }

  private mutating func replace(
    _ range: Range<Int>, with replacement: [LeafEntry], upper: UInt64,
    _ ledger: inout LeafLedger
  ) -> [TreeNode] {
    var entries: [LeafEntry] = []
    for entry in cut(0..<range.lowerBound) { entry.append(to: &entries) }
    for entry in replacement { entry.append(to: &entries) }
    for entry in cut(range.upperBound..<totalCount) { entry.append(to: &entries) }
    return pack(entries, upper: upper, &ledger)
  }

  /// Writes entries into this leaf, and the remainder into new leaves that follow it.
  private mutating func pack(
    _ entries: [LeafEntry], upper: UInt64, _ ledger: inout LeafLedger
  ) -> [TreeNode] {
    if LeafSize(entries[...]).wordCount <= ledger.leafCapacity {
      store(entries[...], leafCapacity: ledger.leafCapacity)
      return []
    }
    let leaves = distribute(entries, upper: upper, &ledger)
    for leaf in leaves {
      for index in 0..<leaf.entryCount { ledger.assign(leaf.entry(index), to: leaf.firstLeaf) }
    }
    return leaves
  }

  /// Writes entries into this empty leaf, the last of its tree, and the remainder into new leaves.
  /// It does not record the leaf of each slot.
  mutating func fill(with entries: [LeafEntry], _ ledger: inout LeafLedger) -> [TreeNode] {
    distribute(entries, upper: .max, &ledger)
  }

  private mutating func distribute(
    _ entries: [LeafEntry], upper: UInt64, _ ledger: inout LeafLedger
  ) -> [TreeNode] {
    let parts = Self.parts(of: entries, fill: ledger.leafFill)
    store(entries[parts[0]], leafCapacity: ledger.leafCapacity)
    let label = ledger.labels[Int(firstLeaf)]
    let numbers = ledger.newLeaves(parts.count - 1, after: label, before: upper)
    return zip(parts.dropFirst(), numbers).map { part, number in
      var node = TreeNode(leaf: number)
      node.store(entries[part], leafCapacity: ledger.leafCapacity)
      return node
    }
  }

  /// Divides entries into parts that fill one leaf each.
  private static func parts(of entries: [LeafEntry], fill: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var size = LeafSize()
    for (index, entry) in entries.enumerated() {
      var grown = size
      grown.add(entry)
      if grown.wordCount > fill && size.entryCount > 0 {
        parts.append(start..<index)
        start = index
        grown = LeafSize(entries[index...index])
      }
      size = grown
    }
    parts.append(start..<entries.count)
    return parts
  }

  // MARK: Merging

  /// Removes an empty child, or merges a small one with a neighbour that has room.
  private mutating func mergeIfSmall(_ index: Int, _ ledger: inout LeafLedger) {
    guard children.count > 1 else { return }
    if children[index].totalCount == 0 {
      children[index].release(&ledger)
      children.remove(at: index)
      return
    }
    guard children[index].isSmall(ledger) else { return }
    if index + 1 < children.count && join(index, &ledger) { return }
    if index > 0 { _ = join(index - 1, &ledger) }
  }

  private func isSmall(_ ledger: LeafLedger) -> Bool {
    isLeaf ? words.count * 3 <= ledger.leafCapacity : children.count * 3 <= ledger.fanOut
  }

  /// Frees the leaf numbers below.
  func release(_ ledger: inout LeafLedger) {
    if isLeaf { ledger.freeLeaves.append(firstLeaf) }
    for child in children { child.release(&ledger) }
  }

  /// Merges the child at an index with the next if both fit into one.
  private mutating func join(_ index: Int, _ ledger: inout LeafLedger) -> Bool {
    if children[index].isLeaf {
      guard
        children[index].words.count + children[index + 1].words.count <= ledger.leafFill
      else { return false }
      return joinLeaves(index, &ledger)
    }
    guard
      children[index].children.count + children[index + 1].children.count <= ledger.branchFill
    else { return false }
    let next = children.remove(at: index + 1)
    children[index].children += next.children
    children[index].recount()
    return true
  }

  private mutating func joinLeaves(_ index: Int, _ ledger: inout LeafLedger) -> Bool {
    var entries: [LeafEntry] = []
    for entry in children[index].entries { entry.append(to: &entries) }
    let moved = children[index + 1].entries
    for entry in moved { entry.append(to: &entries) }
    guard LeafSize(entries[...]).wordCount <= ledger.leafCapacity else { return false }
    let number = children[index].firstLeaf
    children[index].store(entries[...], leafCapacity: ledger.leafCapacity)
    for entry in moved { ledger.assign(entry, to: number) }
    children.remove(at: index + 1).release(&ledger)
    return true
  }
}
