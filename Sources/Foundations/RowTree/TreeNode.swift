/// A node of a ``CountedTree``: a branch of nodes or a leaf of slots, with counts and summary.
///
/// Its arrays make it copy-on-write without a class. A change through an unshared path happens in
/// place; one through a shared path copies the arrays on it.
struct TreeNode<Summary: RowSummary>: Sendable {
  /// The children of a branch; empty in a leaf.
  var children: [TreeNode] = []
  /// The rows of a leaf: live slots if it is dense, else pairs of words, one ``LeafEntry`` each.
  var words: [UInt32] = []
  /// Whether a leaf's words are slots.
  var isDense = true
  /// The number of this leaf, or of the first leaf below.
  var firstLeaf: UInt32
  /// The number of live rows below.
  var liveCount = 0
  /// The number of rows below, including dead ones.
  var totalCount = 0
  /// The summary of the live and dead runs below.
  var summary = Summary.empty

  /// Makes an empty leaf.
  init(leaf: UInt32) {
    firstLeaf = leaf
  }

  /// Makes a branch of at least one child.
  init(children: [TreeNode]) {
    self.children = children
    firstLeaf = children[0].firstLeaf
    recount()
  }

  var isLeaf: Bool { children.isEmpty }
  var entryCount: Int { isDense ? words.count : words.count / 2 }

  func entry(_ index: Int) -> LeafEntry {
    isDense
      ? LeafEntry(start: words[index], extent: 1)
      : LeafEntry(start: words[2 * index], extent: words[2 * index + 1])
  }

  var entries: [LeafEntry] { (0..<entryCount).map { entry($0) } }

  /// Recomputes counts and summary from the children or rows.
  mutating func recount() {
    if isLeaf { return recountLeaf() }
    var live = 0
    var total = 0
    var sum = Summary.empty
    for child in children {
      live += child.liveCount
      total += child.totalCount
      sum = sum.combined(with: child.summary)
    }
    liveCount = live
    totalCount = total
    summary = sum
    firstLeaf = children[0].firstLeaf
  }

  private mutating func recountLeaf() {
    if isDense && Summary.self == NoSummary.self {
      liveCount = words.count
      totalCount = words.count
      return
    }
    liveCount = 0
    totalCount = 0
    summary = .empty
    for index in 0..<entryCount {
      let entry = entry(index)
      liveCount += entry.liveCount
      totalCount += entry.count
      summary = summary.combined(with: Summary(run: entry.run))
    }
  }

  /// Writes entries into this leaf, in the shorter of the two forms.
  mutating func store(_ entries: ArraySlice<LeafEntry>, leafCapacity: Int) {
    let size = LeafSize(entries)
    isDense = size.prefersDense(leafCapacity: leafCapacity)
    words.removeAll(keepingCapacity: true)
    words.reserveCapacity(isDense ? size.slotCount : 2 * size.entryCount)
    for entry in entries {
      if isDense {
        for offset in 0..<entry.extent { words.append(entry.start + offset) }
      } else {
        words.append(entry.start)
        words.append(entry.extent)
      }
    }
    recount()
  }
}

/// The size of a list of entries, which decides how it is stored.
struct LeafSize {
  var entryCount = 0
  var slotCount = 0
  var isAllLive = true

  init(_ entries: ArraySlice<LeafEntry> = []) {
    for entry in entries { add(entry) }
  }

  mutating func add(_ entry: LeafEntry) {
    entryCount += 1
    slotCount += entry.count
    isAllLive = isAllLive && entry.isLive
  }

  /// The number of words that the entries need.
  var wordCount: Int { isAllLive ? min(slotCount, 2 * entryCount) : 2 * entryCount }

  func prefersDense(leafCapacity: Int) -> Bool {
    isAllLive && slotCount <= leafCapacity && slotCount <= 2 * entryCount
  }
}
