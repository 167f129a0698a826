import ColumnStorage
import RowTree
import TableValues

/// The comparison keys of a row that identify its section.
package struct SectionRowKeys: Hashable, Sendable {
  let keys: [KeyValue]
}

/// An object that serves as an identity only.
private final class SectionOrigin: Sendable {}

/// The sections over a view's order: which rows each has, and the position of every entry.
///
/// The order has all rows, section by section; this index counts them. It is a value: a copy is
/// O(1), and inserting or removing a row is O(levels · log sections).
package struct SectionIndex: Sendable {
  /// The levels, outermost first.
  let levels: [SectionKeyLevel]
  /// The display of the sections.
  package private(set) var display: SectionDisplay
  var root: SectionTree?
  /// The identity of the full index from which this one was updated incrementally.
  private let origin = SectionOrigin()

  /// Approximate memory, in bytes. O(1).
  package var byteSize: Int { root?.byteSize ?? 0 }

  /// Builds the index of rows in order from runs of rows with equal keys.
  ///
  /// - Parameters:
  ///   - runs: For every innermost section that has rows, its comparison keys and its row count, in
  ///     order.
  ///   - isCancelled: Checked every few sections. After it returns true, the index is incomplete
  ///     and must not be used.
  init(
    _ levels: [SectionKeyLevel], runs: [(keys: [KeyValue], rowCount: Int)],
    _ display: SectionDisplay = SectionDisplay(), isCancelled: () -> Bool = { false }
  ) {
    self.levels = levels
    self.display = display
    root = tree(0, runs[...], [], isCancelled)
  }

  /// Rows in all sections.
  package var rowCount: Int { root?.rowCount ?? 0 }
  /// Rows of sections that are not collapsed.
  package var shownRowCount: Int { root?.shownRowCount ?? 0 }
  /// Headers, footers and rows shown.
  package var entryCount: Int { root?.entryCount ?? 0 }
  /// Sections on all levels, shown or not.
  package var sectionCount: Int { root?.sectionCount ?? 0 }

  /// Whether both were updated incrementally, row by row, from the same full index.
  package func isKeptInSteps(with other: SectionIndex) -> Bool { origin === other.origin }

  // MARK: Building

  private func tree(
    _ level: Int, _ runs: ArraySlice<(keys: [KeyValue], rowCount: Int)>, _ path: SectionPath,
    _ isCancelled: () -> Bool
  ) -> SectionTree? {
    let keys = levels[level]
    var nodes: [SectionNode] = []
    var listed = keys.listed[...]
    var start = runs.startIndex
    while start < runs.endIndex {
      if nodes.count % 1024 == 1023, isCancelled() { break }
      let key = keys.part(of: runs[start].keys)
      var end = start + 1
      while end < runs.endIndex, keys.compare(key, keys.part(of: runs[end].keys)) == 0 { end += 1 }
      while let next = listed.first, keys.compare(next.keys[...], key) < 0 {
        nodes.append(node(level, next, path))
        listed.removeFirst()
      }
      if let next = listed.first, keys.compare(next.keys[...], key) == 0 { listed.removeFirst() }
      var made = emptyNode(level, Array(key), path)
      if level + 1 < levels.count {
        made.below = tree(level + 1, runs[start..<end], path + [made.value], isCancelled)
      } else {
        made.rowCount = runs[start..<end].reduce(0) { $0 + $1.rowCount }
      }
      made.recount(isInnermost: level + 1 == levels.count, display)
      nodes.append(made)
      start = end
    }
    for next in listed { nodes.append(node(level, next, path)) }
    return SectionTree.make(nodes[...])
  }

  /// A listed section without rows.
  private func node(_ level: Int, _ listed: ListedSection, _ path: SectionPath) -> SectionNode {
    node(level, listed.keys, path)
  }

  /// A section without rows, with the listed ones inside it.
  private func node(_ level: Int, _ keys: [KeyValue], _ path: SectionPath) -> SectionNode {
    var made = emptyNode(level, keys, path)
    if level + 1 < levels.count { made.below = tree(level + 1, [], path + [made.value], { false }) }
    made.recount(isInnermost: level + 1 == levels.count, display)
    return made
  }

  private func emptyNode(_ level: Int, _ keys: [KeyValue], _ path: SectionPath) -> SectionNode {
    let value = levels[level].value(of: keys)
    return SectionNode(
      value: value, keys: keys, isListed: levels[level].lists(keys[...]),
      isHidden: display.hidden?.contains(path + [value]) ?? false,
      isCollapsed: display.collapse.contains(path + [value]))
  }

  // MARK: Inserting and removing rows

  /// Counts an additional row in the section of its keys.
  mutating func insertRow(_ keys: [KeyValue]) {
    root = inserting(0, keys, root, [])
  }

  private func inserting(
    _ level: Int, _ keys: [KeyValue], _ tree: SectionTree?, _ path: SectionPath
  ) -> SectionTree {
    let part = levels[level].part(of: keys)
    let (place, isFound) =
      tree?.place { levels[level].compare($0.keys[...], part) } ?? (SectionPlace(), false)
    var node =
      (isFound ? place.node : nil) ?? self.node(level, Array(part), path)
    if level + 1 < levels.count {
      node.below = inserting(level + 1, keys, node.below, path + [node.value])
    } else {
      node.rowCount += 1
    }
    node.recount(isInnermost: level + 1 == levels.count, display)
    guard isFound, let tree else {
      return SectionTree.inserting(node, at: place.index, in: tree)
    }
    return tree.replacing(place.index, with: node)
  }

  /// Counts an additional row in a given section, regardless of the row's own keys.
  ///
  /// - Returns: The index of the row in the order: within its section, and not before `index`
  ///   unless that is behind the section.
  package mutating func insertRow(_ keys: SectionRowKeys, notBefore index: Int) -> Int {
    insertRow(keys.keys)
    var first = 0
    var tree = root
    for level in levels.indices {
      let part = levels[level].part(of: keys.keys)
      guard let place = tree?.place({ levels[level].compare($0.keys[...], part) }).place else {
        break
      }
      first += place.rowsBefore
      tree = place.node?.below
    }
    return max(first, index)
  }

  /// The section keys of a row, for ``insertRow(_:notBefore:)``.
  package func keys(ofRowAt index: Int) -> SectionRowKeys? {
    var keys: [KeyValue] = []
    var tree = root
    var rest = index
    for _ in levels {
      guard let place = tree?.place(of: rest, \.rowCount, \.rowCount), let node = place.node else {
        return nil
      }
      keys += node.keys
      rest = place.offset
      tree = node.below
    }
    return SectionRowKeys(keys: keys)
  }

  /// Removes the row at an index of the order.
  package mutating func removeRow(at index: Int) {
    root = root.flatMap { removing(0, index, $0) }
  }

  private func removing(_ level: Int, _ row: Int, _ tree: SectionTree) -> SectionTree? {
    guard let place = tree.place(of: row, \.rowCount, \.rowCount), var node = place.node else {
      return tree
    }
    if level + 1 < levels.count {
      node.below = node.below.flatMap { removing(level + 1, place.offset, $0) }
    } else {
      node.rowCount -= 1
    }
    node.recount(isInnermost: level + 1 == levels.count, display)
    if node.rowCount == 0, !node.isListed { return tree.removing(place.index) }
    return tree.replacing(place.index, with: node)
  }

  // MARK: Display

  /// Changes the display of the sections. O(sections), or O(log sections) for each one that is
  /// collapsed or expanded.
  package mutating func show(as new: SectionDisplay) {
    let old = display
    display = new
    if old == new { return }
    var same = old
    same.collapse = new.collapse
    let changed = new.collapse.difference(from: old.collapse)
    guard same == new, old.collapse.isAll == new.collapse.isAll,
      changed.count * 16 < root?.count ?? 0
    else {
      let isAlike = new.collapse.paths.isEmpty && new.hidden == nil
      root = root.map { recounted(0, $0, isAlike ? nil : []) }
      return
    }
    for path in changed { root = root.map { collapsing(0, path, $0) } }
  }

  /// - Parameter path: The path of the enclosing sections; nil if there are no declarations about
  ///   single sections, so that no path is needed.
  private func recounted(_ level: Int, _ tree: SectionTree, _ path: SectionPath?) -> SectionTree {
    tree.mapping { old in
      var node = old
      let path = path.map { $0 + [node.value] }
      node.isCollapsed = path.map { display.collapse.contains($0) } ?? display.collapse.isAll
      node.isHidden = path.flatMap { display.hidden?.contains($0) } ?? false
      node.below = node.below.map { recounted(level + 1, $0, path) }
      node.recount(isInnermost: level + 1 == levels.count, display)
      return node
    }
  }

  private func collapsing(_ level: Int, _ path: SectionPath, _ tree: SectionTree) -> SectionTree {
    guard level < path.count, let place = place(of: path[level], level, in: tree),
      var node = place.node
    else { return tree }
    if level + 1 == path.count {
      node.isCollapsed = display.collapse.contains(path)
    } else {
      guard let below = node.below else { return tree }
      node.below = collapsing(level + 1, path, below)
    }
    node.recount(isInnermost: level + 1 == levels.count, display)
    return tree.replacing(place.index, with: node)
  }

  func place(of value: CellValue, _ level: Int, in tree: SectionTree) -> SectionPlace? {
    guard level < levels.count else { return nil }
    let keys = levels[level].keys(of: value)
    let (place, isFound) = tree.place { levels[level].compare($0.keys[...], keys[...]) }
    return isFound ? place : nil
  }
}
