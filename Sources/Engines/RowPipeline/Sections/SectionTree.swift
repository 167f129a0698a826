import RowTree
import TableValues

/// One section of a level, with its counts.
struct SectionNode: Sendable {
  /// The value that identifies it among its siblings.
  let value: CellValue
  /// The comparison keys that decide its position.
  let keys: [KeyValue]
  /// Whether it exists also without rows.
  let isListed: Bool
  /// Whether it is hidden while it has no rows, even if other empty sections are shown.
  var isHidden: Bool
  /// Whether only its header is shown.
  var isCollapsed: Bool
  /// The sections inside; nil on the innermost level and if there are none.
  var below: SectionTree?
  /// The number of rows, shown or not.
  var rowCount = 0
  /// The number of rows in open sections.
  var shownRowCount = 0
  /// The number of entries shown: headers, footers, rows.
  var entryCount = 0
  /// The number of sections inside, on all levels, plus one.
  var sectionCount: Int { 1 + (below?.sectionCount ?? 0) }
  /// Approximate memory including the sections inside, in bytes.
  var byteSize: Int { 240 + textByteSize + (below?.byteSize ?? 0) }
  private let textByteSize: Int

  /// A section without rows. The key of its value shares its bytes.
  init(
    value: CellValue, keys: [KeyValue], isListed: Bool, isHidden: Bool, isCollapsed: Bool
  ) {
    self.value = value
    self.isListed = isListed
    self.isHidden = isHidden
    self.isCollapsed = isCollapsed
    var keys = keys.map(\.compact)
    var bytes = HeapSize.array(keys)
    switch (value, keys.last) {
    case (.text(let text), .text(let last)):
      if text.utf8.elementsEqual(last) { keys[keys.count - 1] = .text(text.utf8[...]) }
      bytes += HeapSize.array(text.utf8)
    case (.decimal(let text), _): bytes += HeapSize.array(text.utf8)
    case (.json(let json), _): bytes += HeapSize.array(json.text.utf8)
    default: break
    }
    for (place, key) in keys.enumerated() {
      guard case .text(let text) = key else { continue }
      if case .text = value, place == keys.count - 1 { continue }
      bytes += HeapSize.block(32 + text.count)
    }
    self.keys = keys
    textByteSize = bytes
  }

  /// Whether it is shown at all.
  func isShown(_ display: SectionDisplay) -> Bool {
    rowCount > 0 || display.showsEmpty && !isHidden
  }

  /// Recomputes the counts. On the innermost level, `rowCount` is given.
  mutating func recount(isInnermost: Bool, _ display: SectionDisplay) {
    if !isInnermost { rowCount = below?.rowCount ?? 0 }
    shownRowCount = isCollapsed ? 0 : isInnermost ? rowCount : below?.shownRowCount ?? 0
    guard isShown(display) else {
      entryCount = 0
      return
    }
    entryCount = display.hasHeaders ? 1 : 0
    if isCollapsed { return }
    entryCount += isInnermost ? rowCount : below?.entryCount ?? 0
    entryCount += display.hasFooters ? 1 : 0
  }
}

/// The sections of one level inside one section, in order: a persistent weight-balanced tree.
///
/// A change copies the path to it, O(log n). An empty list is nil. Balancing follows Adams, with
/// the parameters (3, 2) that Hirai and Yamamoto proved correct ("Balancing weight-balanced trees",
/// 2011).
final class SectionTree: Sendable {
  let node: SectionNode
  let left: SectionTree?
  let right: SectionTree?
  /// The number of sections.
  let count: Int
  /// The sums of the sections' counts.
  let rowCount: Int
  let shownRowCount: Int
  let entryCount: Int
  /// The number of sections on this and all inner levels.
  let sectionCount: Int
  /// Approximate memory of all of them, in bytes.
  let byteSize: Int

  init(_ left: SectionTree?, _ node: SectionNode, _ right: SectionTree?) {
    self.node = node
    self.left = left
    self.right = right
    count = 1 + (left?.count ?? 0) + (right?.count ?? 0)
    rowCount = node.rowCount + (left?.rowCount ?? 0) + (right?.rowCount ?? 0)
    shownRowCount =
      node.shownRowCount + (left?.shownRowCount ?? 0) + (right?.shownRowCount ?? 0)
    entryCount = node.entryCount + (left?.entryCount ?? 0) + (right?.entryCount ?? 0)
    sectionCount = node.sectionCount + (left?.sectionCount ?? 0) + (right?.sectionCount ?? 0)
    byteSize = node.byteSize + (left?.byteSize ?? 0) + (right?.byteSize ?? 0)
  }

  /// A tree of sections in order. O(sections).
  static func make(_ nodes: ArraySlice<SectionNode>) -> SectionTree? {
    if nodes.isEmpty { return nil }
    let middle = nodes.startIndex + nodes.count / 2
    return SectionTree(make(nodes[..<middle]), nodes[middle], make(nodes[(middle + 1)...]))
  }

  // MARK: Changing, by index

  /// The list with an additional section.
  static func inserting(
    _ node: SectionNode, at index: Int, in tree: SectionTree?
  ) -> SectionTree {
    guard let tree else { return SectionTree(nil, node, nil) }
    let before = tree.left?.count ?? 0
    return index <= before
      ? balanced(inserting(node, at: index, in: tree.left), tree.node, tree.right)
      : balanced(tree.left, tree.node, inserting(node, at: index - before - 1, in: tree.right))
  }

  /// The list with a section replaced. The index must exist.
  func replacing(_ index: Int, with new: SectionNode) -> SectionTree {
    let before = left?.count ?? 0
    if index == before { return SectionTree(left, new, right) }
    return index < before
      ? SectionTree(left?.replacing(index, with: new), node, right)
      : SectionTree(left, node, right?.replacing(index - before - 1, with: new))
  }

  /// The list without a section. The index must exist.
  func removing(_ index: Int) -> SectionTree? {
    let before = left?.count ?? 0
    if index < before { return Self.balanced(left?.removing(index), node, right) }
    if index > before { return Self.balanced(left, node, right?.removing(index - before - 1)) }
    guard let right else { return left }
    guard let left else { return right }
    return left.count > right.count
      ? Self.balanced(left.removing(left.count - 1), left.last, right)
      : Self.balanced(left, right.first, right.removing(0))
  }

  private var first: SectionNode { left?.first ?? node }
  private var last: SectionNode { right?.last ?? node }

  private static func balanced(
    _ left: SectionTree?, _ node: SectionNode, _ right: SectionTree?
  ) -> SectionTree {
    let (weightLeft, weightRight) = (1 + (left?.count ?? 0), 1 + (right?.count ?? 0))
    if let right, weightRight > 3 * weightLeft {
      if let inner = right.left, 1 + inner.count >= 2 * (1 + (right.right?.count ?? 0)) {
        return SectionTree(
          SectionTree(left, node, inner.left), inner.node,
          SectionTree(inner.right, right.node, right.right))
      }
      return SectionTree(SectionTree(left, node, right.left), right.node, right.right)
    }
    if let left, weightLeft > 3 * weightRight {
      if let inner = left.right, 1 + inner.count >= 2 * (1 + (left.left?.count ?? 0)) {
        return SectionTree(
          SectionTree(left.left, left.node, inner.left), inner.node,
          SectionTree(inner.right, node, right))
      }
      return SectionTree(left.left, left.node, SectionTree(left.right, node, right))
    }
    return SectionTree(left, node, right)
  }

  /// The list with every section changed, in the same order.
  func mapping(_ change: (SectionNode) -> SectionNode) -> SectionTree {
    let left = left?.mapping(change)
    let node = change(node)
    return SectionTree(left, node, right?.mapping(change))
  }

  /// Calls `body` for every section, in order.
  func forEach(_ body: (SectionNode) -> Void) {
    left?.forEach(body)
    body(node)
    right?.forEach(body)
  }

  // MARK: Finding

  /// The first section that does not precede the target, and whether it is the target itself.
  /// `order` is negative for sections that come first.
  func place(_ order: (SectionNode) -> Int) -> (place: SectionPlace, isFound: Bool) {
    var tree: SectionTree? = self
    var place = SectionPlace()
    var isFound = false
    var found: SectionPlace?
    while let here = tree {
      let result = order(here.node)
      if result < 0 {
        place.pass(here.left)
        place.pass(here.node)
        tree = here.right
      } else {
        var candidate = place
        candidate.pass(here.left)
        candidate.node = here.node
        found = candidate
        isFound = result == 0
        if isFound { break }
        tree = here.left
      }
    }
    return (found ?? place, isFound)
  }

  /// The section that contains an ordinal among everything that `count` counts; nil past the end.
  func place(
    of number: Int, _ treeCount: (SectionTree) -> Int, _ count: (SectionNode) -> Int
  ) -> SectionPlace? {
    guard number >= 0, number < treeCount(self) else { return nil }
    var tree: SectionTree? = self
    var place = SectionPlace()
    var rest = number
    while let here = tree {
      let before = here.left.map(treeCount) ?? 0
      if rest < before {
        tree = here.left
      } else if rest < before + count(here.node) {
        place.pass(here.left)
        place.node = here.node
        place.offset = rest - before
        return place
      } else {
        rest -= before + count(here.node)
        place.pass(here.left)
        place.pass(here.node)
        tree = here.right
      }
    }
    return nil
  }
}

/// A position in a list of sections, with the counts before it.
struct SectionPlace {
  /// The index of the section.
  var index = 0
  var rowsBefore = 0
  var shownRowsBefore = 0
  var entriesBefore = 0
  /// The offset of the target within the section.
  var offset = 0
  /// The section; nil past the last.
  var node: SectionNode?

  mutating func pass(_ tree: SectionTree?) {
    guard let tree else { return }
    index += tree.count
    rowsBefore += tree.rowCount
    shownRowsBefore += tree.shownRowCount
    entriesBefore += tree.entryCount
  }

  mutating func pass(_ node: SectionNode) {
    index += 1
    rowsBefore += node.rowCount
    shownRowsBefore += node.shownRowCount
    entriesBefore += node.entryCount
  }
}
