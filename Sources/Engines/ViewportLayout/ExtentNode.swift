/// A node of an ``ExtentTree``. It is immutable, so that copies may share it.
final class ExtentNode: Sendable {
  /// The maximum size of nodes.
  struct Limits: Sendable {
    var leafCapacity: Int
    var fanOut: Int
  }

  let count: Int
  let total: LayoutLength
  /// Empty for a leaf. All have the same height.
  let children: [ExtentNode]
  /// Empty for a branch. Neighbours differ in length, and no run is empty.
  let runs: PackedRuns

  init(runs: [StoredRun]) {
    self.runs = PackedRuns(runs)
    children = []
    count = runs.reduce(0) { $0 + Int($1.count) }
    total = runs.reduce(0) { $0 + $1.total }
  }

  init(children: [ExtentNode]) {
    self.children = children
    runs = PackedRuns([])
    count = children.reduce(0) { $0 + $1.count }
    total = children.reduce(0) { $0 + $1.total }
  }

  /// A branch with another child at a place.
  private init(_ other: ExtentNode, at place: Int, _ child: ExtentNode) {
    var children = other.children
    count = other.count + child.count - children[place].count
    total = other.total + child.total - children[place].total
    children[place] = child
    self.children = children
    runs = other.runs
  }

  /// A leaf that is longer than another one with as many entries.
  private init(_ other: ExtentNode, runs: PackedRuns, longer: LayoutLength) {
    self.runs = runs
    children = []
    count = other.count
    total = other.total + longer
  }

  var isLeaf: Bool { children.isEmpty }

  // MARK: Reading

  func offset(of index: Int) -> LayoutLength {
    var left = index
    var offset: LayoutLength = 0
    for child in children {
      if left < child.count { return offset + child.offset(of: left) }
      left -= child.count
      offset += child.total
    }
    for run in runs {
      if left < Int(run.count) { return offset + LayoutLength(left) * LayoutLength(run.extent) }
      left -= Int(run.count)
      offset += run.total
    }
    return offset
  }

  /// The entry at an offset in `0..<total`.
  func index(at offset: LayoutLength) -> Int {
    var left = offset
    var index = 0
    for child in children {
      if left < child.total { return index + child.index(at: left) }
      left -= child.total
      index += child.count
    }
    for run in runs {
      if left < run.total { return index + Int(left / LayoutLength(run.extent)) }
      left -= run.total
      index += Int(run.count)
    }
    return index
  }

  /// The length of the entry at an index in `0..<count`.
  func extent(at index: Int) -> LayoutLength {
    var left = index
    for child in children {
      if left < child.count { return child.extent(at: left) }
      left -= child.count
    }
    for run in runs {
      if left < Int(run.count) { return LayoutLength(run.extent) }
      left -= Int(run.count)
    }
    return 0
  }

  /// Appends the lengths of a range within `0..<count`.
  func append(_ range: Range<Int>, to result: inout [StoredRun]) {
    var start = 0
    for child in children where !range.isEmpty {
      let part = range.clamped(to: start..<start + child.count)
      if !part.isEmpty {
        child.append(part.lowerBound - start..<part.upperBound - start, to: &result)
      }
      start += child.count
    }
    for run in runs {
      if start >= range.upperBound { return }
      let end = start + Int(run.count)
      let count = min(end, range.upperBound) - max(start, range.lowerBound)
      if count > 0 { result.add(StoredRun(count: count, extent: run.extent)) }
      start = end
    }
  }

  // MARK: Changes

  /// The node with another length of the entry at an index in `0..<count`, if every leaf keeps its
  /// number of runs. Otherwise nil: nodes may have to be divided or merged then.
  func setting(_ extent: Int32, at index: Int) -> ExtentNode? {
    if isLeaf {
      guard let (changed, before) = runs.setting(extent, at: index) else { return nil }
      return ExtentNode(
        self, runs: changed, longer: LayoutLength(extent) - LayoutLength(before))
    }
    var left = index
    var place = 0
    while left >= children[place].count {
      left -= children[place].count
      place += 1
    }
    return children[place].setting(extent, at: left).map { ExtentNode(self, at: place, $0) }
  }

  /// The nodes of the same height that replace this one after a range was replaced; empty if
  /// nothing is left.
  func replacing(_ range: Range<Int>, with new: [StoredRun], _ limits: Limits) -> [ExtentNode] {
    if isLeaf { return Self.leaves(replacingRuns(range, with: new), limits) }
    if let (place, start) = holder(of: range) {
      let nodes = children[place].replacing(
        range.lowerBound - start..<range.upperBound - start, with: new, limits)
      if nodes.count == 1, !nodes[0].isThin(limits) {
        return [ExtentNode(self, at: place, nodes[0])]
      }
      let others = children[..<place] + nodes + children[(place + 1)...]
      return Self.branches(Self.balanced(Array(others), limits), limits)
    }
    var result: [ExtentNode] = []
    var start = 0
    var isPlaced = false
    for (place, child) in children.enumerated() {
      let end = start + child.count
      let isLast = place == children.count - 1
      let takesNew = !isPlaced && (range.lowerBound < end || isLast)
      let part = range.clamped(to: start..<end)
      if takesNew || !part.isEmpty {
        let inner = part.isEmpty ? range.lowerBound..<range.lowerBound : part
        result += child.replacing(
          inner.lowerBound - start..<inner.upperBound - start, with: takesNew ? new : [], limits)
        isPlaced = isPlaced || takesNew
      } else {
        result.append(child)
      }
      start = end
    }
    return Self.branches(Self.balanced(result, limits), limits)
  }

  /// The only child that a range touches, and the number of entries before it; nil: there are several.
  private func holder(of range: Range<Int>) -> (place: Int, start: Int)? {
    var start = 0
    for (place, child) in children.enumerated() {
      let end = start + child.count
      if range.lowerBound < end { return range.upperBound <= end ? (place, start) : nil }
      start = end
    }
    return nil
  }

  /// The runs of a leaf after a range was replaced.
  private func replacingRuns(_ range: Range<Int>, with new: [StoredRun]) -> [StoredRun] {
    var result: [StoredRun] = []
    result.reserveCapacity(runs.count + new.count + 1)
    var start = 0
    var isPlaced = false
    for run in runs {
      let end = start + Int(run.count)
      defer { start = end }
      if end <= range.lowerBound {
        // It differs from the run before.
        result.append(run)
        continue
      }
      if !isPlaced {
        isPlaced = true
        if start < range.lowerBound {
          result.append(StoredRun(count: range.lowerBound - start, extent: run.extent))
        }
        for run in new { result.add(run) }
      }
      let left = end - max(start, range.upperBound)
      if left > 0 { result.add(StoredRun(count: left, extent: run.extent)) }
    }
    if !isPlaced { for run in new { result.add(run) } }
    return result
  }

  /// One node over nodes of the same height.
  static func joined(_ nodes: [ExtentNode], _ limits: Limits) -> ExtentNode {
    var level = nodes
    while level.count > 1 { level = branches(level, limits) }
    guard var root = level.first else { return ExtentNode(runs: []) }
    while root.children.count == 1 { root = root.children[0] }
    return root
  }

  /// Runs as leaves. If there are several, each is at least half full.
  static func leaves(_ runs: [StoredRun], _ limits: Limits) -> [ExtentNode] {
    if !runs.isEmpty, runs.count <= limits.leafCapacity { return [ExtentNode(runs: runs)] }
    return parts(runs.count, limits.leafCapacity).map { ExtentNode(runs: Array(runs[$0])) }
  }

  /// Nodes of one height under as few branches as possible.
  private static func branches(_ nodes: [ExtentNode], _ limits: Limits) -> [ExtentNode] {
    parts(nodes.count, limits.fanOut).map { ExtentNode(children: Array(nodes[$0])) }
  }

  /// Divides a count into equal parts of at most `sizeMax`.
  private static func parts(_ count: Int, _ sizeMax: Int) -> [Range<Int>] {
    let partCount = (count + sizeMax - 1) / sizeMax
    return (0..<partCount).map { part in
      count * part / partCount..<count * (part + 1) / partCount
    }
  }

  /// The same nodes, after merging those that are less than half full with a neighbour, and joining
  /// runs at the borders of leaves.
  private static func balanced(_ nodes: [ExtentNode], _ limits: Limits) -> [ExtentNode] {
    var result: [ExtentNode] = []
    for node in nodes {
      guard let last = result.last, last.isThin(limits) || node.isThin(limits) else {
        result.append(node)
        continue
      }
      result.removeLast()
      if node.isLeaf {
        var runs = Array(last.runs)
        for run in node.runs { runs.add(run) }
        result += leaves(runs, limits)
      } else {
        result += branches(balanced(last.children + node.children, limits), limits)
      }
    }
    return result
  }

  private func isThin(_ limits: Limits) -> Bool {
    isLeaf ? runs.count < (limits.leafCapacity + 1) / 2 : children.count < limits.fanOut / 2
  }

  /// Runs without empty ones, with neighbours of the same length joined.
  static func merged(_ runs: [ExtentRun]) -> [StoredRun] {
    var result: [StoredRun] = []
    result.reserveCapacity(runs.count)
    for run in runs where run.count > 0 { result.add(StoredRun(run)) }
    return result
  }

  // MARK: Maintenance

  var byteSize: Int {
    children.reduce(96 + runs.byteSize + children.capacity * 8) { $0 + $1.byteSize }
  }

  func problems(_ limits: Limits, isRoot: Bool) -> (list: [String], height: Int) {
    var list: [String] = []
    if isLeaf {
      if runs.isEmpty, !isRoot { list.append("a leaf is empty") }
      if runs.count > limits.leafCapacity { list.append("a leaf has \(runs.count) runs") }
      for (first, second) in zip(runs, runs.dropFirst()) where first.extent == second.extent {
        if Int(first.count) + Int(second.count) <= Int(Int32.max) {
          list.append("two runs should be one")
        }
      }
      if runs.contains(where: { $0.count <= 0 }) { list.append("a run is empty") }
      return (list, 0)
    }
    if children.count > limits.fanOut { list.append("a branch has \(children.count) children") }
    if isRoot, children.count < 2 { list.append("the root has one child") }
    var heights: Set<Int> = []
    for child in children {
      let (found, height) = child.problems(limits, isRoot: false)
      list += found
      heights.insert(height)
    }
    if heights.count != 1 { list.append("children differ in height: \(heights)") }
    return (list, (heights.max() ?? 0) + 1)
  }
}

extension [StoredRun] {
  /// Appends a run, or extends the last one if it has the same length.
  mutating func add(_ run: StoredRun) {
    if let last, last.extent == run.extent, Int(last.count) + Int(run.count) <= Int(Int32.max) {
      self[count - 1].count += run.count
    } else {
      append(run)
    }
  }
}
