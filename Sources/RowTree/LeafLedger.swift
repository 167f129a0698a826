/// What a tree knows about its leaves from outside: which leaf holds a slot, and in which order
/// the leaves stand.
///
/// A leaf has a number that stays while it lives, and a label; labels grow in leaf order. A new leaf
/// takes a label between its neighbours'; when there is none left, all are spread anew, which a
/// 64-bit label space makes rare enough to cost nothing on average.
struct LeafLedger: Sendable {
  /// The leaf that holds a slot.
  var leaves = SlotMap<UInt32>()
  /// The label of a leaf, by number.
  var labels: [UInt64] = []
  /// Numbers whose leaf is gone.
  var freeLeaves: [UInt32] = []
  /// Whether the labels must be spread before the next look.
  var needsSpreading = false
  /// How many words a leaf holds at most.
  let leafCapacity: Int
  /// How many children a branch holds at most.
  let fanOut: Int

  init(leafCapacity: Int, fanOut: Int) {
    self.leafCapacity = max(2, leafCapacity)
    self.fanOut = max(3, fanOut)
  }

  /// How full packing makes a leaf, in words.
  var leafFill: Int { max(1, leafCapacity * 3 / 4) }
  /// How full packing makes a branch, in children.
  var branchFill: Int { max(2, fanOut * 3 / 4) }

  /// Gives out `count` leaf numbers whose labels lie between those of a leaf and its next.
  mutating func newLeaves(_ count: Int, after label: UInt64, before upper: UInt64) -> [UInt32] {
    let step = (upper - label) / UInt64(count + 1)
    if step == 0 { needsSpreading = true }
    return (0..<count).map { index in
      newLeaf(label: step == 0 ? label : label + step * UInt64(index + 1))
    }
  }

  /// Gives out one leaf number.
  mutating func newLeaf(label: UInt64) -> UInt32 {
    if let number = freeLeaves.popLast() {
      labels[Int(number)] = label
      return number
    }
    labels.append(label)
    return UInt32(labels.count - 1)
  }

  /// Writes down that a leaf holds the slots of an entry.
  mutating func assign(_ entry: LeafEntry, to leaf: UInt32) {
    if entry.count == 1 {
      if leaves[entry.start] != leaf { leaves[entry.start] = leaf }
    } else {
      leaves.setRange(entry.slots, to: leaf)
    }
  }

  /// Writes down that no leaf holds the slots of an entry.
  mutating func forget(_ entry: LeafEntry) {
    leaves.removeRange(entry.slots)
  }
}
