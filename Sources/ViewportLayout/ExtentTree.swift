/// How long each entry of an order is, and so where each stands: a persistent counted tree.
///
/// A copy is O(1) and answers for its own time for good; a change copies the path it touches when a
/// copy is out. Neighbours of one length are one run, so a uniform table of any size is one leaf
/// entry, and entries that all differ take about 4 bytes each.
///
/// An entry covers the offsets from its start up to, not including, its end; an entry of no length
/// covers none. Indices and offsets out of range are clamped or answered with nil.
package struct ExtentTree: Sendable {
  private var root: ExtentNode
  private let limits: ExtentNode.Limits

  /// Makes an order of no entries.
  ///
  /// - Parameters:
  ///   - leafCapacity: Runs in a leaf, at least 2.
  ///   - fanOut: Children of a branch, at least 4.
  package init(leafCapacity: Int = 256, fanOut: Int = 32) {
    limits = ExtentNode.Limits(leafCapacity: max(2, leafCapacity), fanOut: max(4, fanOut))
    root = ExtentNode(runs: [])
  }

  /// Makes an order of runs. O(runs).
  package init(runs: [ExtentRun], leafCapacity: Int = 256, fanOut: Int = 32) {
    self.init(leafCapacity: leafCapacity, fanOut: fanOut)
    root = ExtentNode.joined(ExtentNode.leaves(ExtentNode.merged(runs), limits), limits)
  }

  /// How many entries there are. O(1).
  package var count: Int { root.count }

  /// How long all entries are together. O(1).
  package var total: LayoutLength { root.total }

  /// Where the entry at an index begins; for an index past the end, where the last one ends.
  /// O(log n).
  package func offset(of index: Int) -> LayoutLength {
    root.offset(of: min(max(0, index), count))
  }

  /// The entry that covers an offset, or nil if none does. O(log n).
  package func index(at offset: LayoutLength) -> Int? {
    0 <= offset && offset < total ? root.index(at: offset) : nil
  }

  /// The first entry that does not begin before an offset, or ``count``. O(log n).
  package func firstIndex(beginningAt offset: LayoutLength) -> Int {
    if offset <= 0 { return 0 }
    guard let covering = index(at: offset - 1) else { return count }
    return covering + 1
  }

  /// How long the entry at an index is, or nil. O(log n).
  package func extent(at index: Int) -> LayoutLength? {
    0 <= index && index < count ? root.extent(at: index) : nil
  }

  /// The lengths of a range of entries, clamped to what there is. O(log n + runs).
  package func runs(in range: Range<Int>) -> [ExtentRun] {
    var runs: [StoredRun] = []
    root.append(range.clamped(to: 0..<count), to: &runs)
    return runs.map(\.run)
  }

  /// Puts entries in the place of a range of entries, which is clamped to what there is.
  /// O(log n + runs).
  package mutating func replace(_ range: Range<Int>, with runs: [ExtentRun]) {
    let range = range.clamped(to: 0..<count)
    let runs = ExtentNode.merged(runs)
    if range.isEmpty, runs.isEmpty { return }
    root = ExtentNode.joined(root.replacing(range, with: runs, limits), limits)
  }

  /// Sets the length of the entry at an index; nothing happens out of range. O(log n).
  package mutating func set(_ extent: LayoutLength, at index: Int) {
    guard 0 <= index, index < count, self.extent(at: index) != extent else { return }
    replace(index..<index + 1, with: [ExtentRun(count: 1, extent: extent)])
  }

  /// Takes out a range of entries, clamped to what there is. O(log n).
  package mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

  /// Puts entries in before the one at an index, clamped to `0...count`. O(log n + runs).
  package mutating func insert(_ runs: [ExtentRun], at index: Int) {
    let index = min(max(0, index), count)
    replace(index..<index, with: runs)
  }

  /// About how many bytes the tree takes. O(nodes).
  package var byteSize: Int { root.byteSize }

  /// What is wrong with the tree's structure, for tests. O(n).
  package func checkInvariants() -> [String] { root.problems(limits, isRoot: true).list }
}
