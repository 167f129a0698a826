/// The index of a tree's leaves: the leaf of each slot, and the order of the leaves.
///
/// A leaf has a number that is fixed while the leaf exists, and a label. Labels increase in leaf
/// order. A new leaf gets a label between those of its neighbours. If there is none left, all
/// labels are redistributed. The 64-bit label space makes that rare enough to be free on average.
struct LeafLedger: Sendable {
  /// The leaf of each slot.
  var leaves = SlotMap<UInt32>()
  /// The label of a leaf, by number.
  var labels: [UInt64] = []
  /// Numbers of leaves that no longer exist.
  var freeLeaves: [UInt32] = []
  /// Whether the labels must be redistributed before the next comparison.
  var needsSpreading = false
  /// The maximum number of words in a leaf.
  let leafCapacity: Int
  /// The maximum number of children of a branch.
  let fanOut: Int

  init(leafCapacity: Int, fanOut: Int) {
    self.leafCapacity = max(2, leafCapacity)
    self.fanOut = max(3, fanOut)
  }

  /// The number of words that packing puts into a leaf.
  var leafFill: Int { max(1, leafCapacity * 3 / 4) }
  /// The number of children that packing puts into a branch.
  var branchFill: Int { max(2, fanOut * 3 / 4) }

  /// Allocates `count` leaf numbers with labels between those of a leaf and its successor.
  mutating func newLeaves(_ count: Int, after label: UInt64, before upper: UInt64) -> [UInt32] {
    let step = (upper - label) / UInt64(count + 1)
    if step == 0 { needsSpreading = true }
    return (0..<count).map { index in
      newLeaf(label: step == 0 ? label : label + step * UInt64(index + 1))
    }
  }

  /// Allocates one leaf number.
  mutating func newLeaf(label: UInt64) -> UInt32 {
    if let number = freeLeaves.popLast() {
      labels[Int(number)] = label
      return number
    }
    labels.append(label)
    return UInt32(labels.count - 1)
  }

  /// Records that the slots of an entry are in a leaf.
  mutating func assign(_ entry: LeafEntry, to leaf: UInt32) {
    if entry.count == 1 {
      if leaves[entry.start] != leaf { leaves[entry.start] = leaf }
    } else {
      leaves.setRange(entry.slots, to: leaf)
    }
  }

  /// Records that the slots of an entry are in no leaf.
  mutating func forget(_ entry: LeafEntry) {
    leaves.removeRange(entry.slots)
  }
}
