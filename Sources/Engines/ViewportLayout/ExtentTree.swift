/// The lengths of the entries of an order, and thereby their offsets: a persistent counted tree.
///
/// A copy is O(1) and never changes with the original. A change copies the path it touches if a
/// copy exists. Neighbours of the same length are one run, so a uniform table of any size is one
/// leaf entry. If all lengths differ, an entry needs about 4 bytes.
///
/// An entry covers the offsets from its start up to, but not including, its end. An entry of length
/// 0 covers none. Indices and offsets out of range are clamped, or the result is nil.
package struct ExtentTree: Sendable {
  private var root: ExtentNode
  private let limits: ExtentNode.Limits

  /// Makes an empty tree.
  ///
  /// - Parameters:
  ///   - leafCapacity: Runs in a leaf, at least 2.
  ///   - fanOut: Children of a branch, at least 4.
  package init(leafCapacity: Int = 128, fanOut: Int = 32) {
    limits = ExtentNode.Limits(leafCapacity: max(2, leafCapacity), fanOut: max(4, fanOut))
    root = ExtentNode(runs: [])
  }

  /// Makes an order of runs. O(runs).
  package init(runs: [ExtentRun], leafCapacity: Int = 128, fanOut: Int = 32) {
    self.init(leafCapacity: leafCapacity, fanOut: fanOut)
    root = ExtentNode.joined(ExtentNode.leaves(ExtentNode.merged(runs), limits), limits)
  }

  /// The number of entries. O(1).
  package var count: Int { root.count }

  /// The total length of all entries. O(1).
  package var total: LayoutLength { root.total }

  /// The offset of the entry at an index; for an index past the end, the total length. O(log n).
  package func offset(of index: Int) -> LayoutLength {
    root.offset(of: min(max(0, index), count))
  }

  /// The entry that covers an offset, or nil if none does. O(log n).
  package func index(at offset: LayoutLength) -> Int? {
    0 <= offset && offset < total ? root.index(at: offset) : nil
  }

  /// The first entry whose start is not before an offset, or ``count``. O(log n).
  package func firstIndex(beginningAt offset: LayoutLength) -> Int {
    if offset <= 0 { return 0 }
    guard let covering = index(at: offset - 1) else { return count }
    return covering + 1
  }

  /// The length of the entry at an index, or nil. O(log n).
  package func extent(at index: Int) -> LayoutLength? {
    0 <= index && index < count ? root.extent(at: index) : nil
  }

  /// The lengths of a range of entries, which is clamped. O(log n + runs).
  package func runs(in range: Range<Int>) -> [ExtentRun] {
    var runs: [StoredRun] = []
    root.append(range.clamped(to: 0..<count), to: &runs)
    return runs.map(\.run)
  }

  /// Replaces a range of entries, which is clamped. O(log n + runs).
  package mutating func replace(_ range: Range<Int>, with runs: [ExtentRun]) {
    let range = range.clamped(to: 0..<count)
    let runs = ExtentNode.merged(runs)
    if range.isEmpty, runs.isEmpty { return }
    root = ExtentNode.joined(root.replacing(range, with: runs, limits), limits)
  }

  /// Sets the length of the entry at an index. An index out of range is ignored. O(log n).
  package mutating func set(_ extent: LayoutLength, at index: Int) {
    guard 0 <= index, index < count, self.extent(at: index) != extent else { return }
    let run = ExtentRun(count: 1, extent: extent)
    if let changed = root.setting(Int32(run.extent), at: index) {
      root = changed
      return
    }
    replace(index..<index + 1, with: [run])
  }

  /// Removes a range of entries, which is clamped. O(log n).
  package mutating func remove(_ range: Range<Int>) { replace(range, with: []) }

  /// Inserts entries before an index, which is clamped to `0...count`. O(log n + runs).
  package mutating func insert(_ runs: [ExtentRun], at index: Int) {
    let index = min(max(0, index), count)
    replace(index..<index, with: runs)
  }

  /// Approximate memory, in bytes. O(nodes).
  package var byteSize: Int { root.byteSize }

  /// The violated invariants of the tree, as messages, for tests. O(n).
  package func checkInvariants() -> [String] { root.problems(limits, isRoot: true).list }
}
