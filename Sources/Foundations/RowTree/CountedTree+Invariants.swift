extension CountedTree {
  /// The violated invariants of the tree, as messages; empty if there are none. O(n), for tests.
  package func checkInvariants() -> [String] {
    var problems: [String] = []
    var lastLabel: UInt64?
    var slotCount = 0
    check(root, isRoot: true, depth: depth(root), &problems)
    root.forEachLeaf { leaf in
      let label = ledger.labels[Int(leaf.firstLeaf)]
      if let lastLabel, lastLabel >= label { problems.append("labels do not grow") }
      lastLabel = label
      if ledger.freeLeaves.contains(leaf.firstLeaf) { problems.append("a leaf in use is free") }
      for entry in leaf.entries {
        slotCount += entry.count
        ledger.leaves.forEachRun(in: entry.slots) { slots, number in
          if number != leaf.firstLeaf { problems.append("\(slots) lead to another leaf") }
        }
      }
    }
    if ledger.leaves.count != slotCount { problems.append("the ledger has lost or kept slots") }
    if ledger.needsSpreading { problems.append("labels are due") }
    var leafCount = 0
    root.forEachLeaf { _ in leafCount += 1 }
    if leafCount + ledger.freeLeaves.count != ledger.labels.count {
      problems.append("leaf numbers are lost")
    }
    return problems
  }

  /// The number of leaves. O(leaves), for tests.
  package var leafCount: Int {
    var count = 0
    root.forEachLeaf { _ in count += 1 }
    return count
  }

  private func depth(_ node: TreeNode<Summary>) -> Int {
    node.isLeaf ? 0 : 1 + depth(node.children[0])
  }

  private func check(
    _ node: TreeNode<Summary>, isRoot: Bool, depth: Int, _ problems: inout [String]
  ) {
    if node.isLeaf != (depth == 0) { problems.append("leaves lie at different depths") }
    if node.totalCount == 0 && !isRoot { problems.append("an empty node stays") }
    if node.children.count > ledger.fanOut { problems.append("a branch is too wide") }
    if node.words.count > ledger.leafCapacity { problems.append("a leaf is too long") }
    if !node.isDense && node.entries.contains(where: { $0.count == 0 }) {
      problems.append("an entry is empty")
    }
    var counted = node
    counted.recount()
    if (counted.liveCount, counted.totalCount, counted.firstLeaf)
      != (node.liveCount, node.totalCount, node.firstLeaf)
    {
      problems.append("counts are wrong")
    }
    for child in node.children {
      check(child, isRoot: false, depth: depth - 1, &problems)
    }
  }
}
