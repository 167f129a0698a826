import RowTree
import TableValues

/// A part of a view's entries: a section entry, or consecutive rows.
package enum SectionItem: Sendable {
  /// A header or footer.
  case section(SectionEntry)
  /// Indices of the view's order.
  case rows(Range<Int>)
}

extension SectionIndex {
  // MARK: Entries to rows

  /// The entries at some indices, which are clamped. O(log sections + items).
  package func items(in range: Range<Int>) -> [SectionItem] {
    var items: [SectionItem] = []
    guard let root else { return [] }
    let range = range.clamped(to: 0..<root.entryCount)
    if range.isEmpty { return [] }
    visit(0, root, [], range, (entry: 0, row: 0), &items)
    return items
  }

  private func visit(
    _ level: Int, _ tree: SectionTree, _ path: SectionPath, _ range: Range<Int>,
    _ start: (entry: Int, row: Int), _ items: inout [SectionItem]
  ) {
    var (entry, row) = start
    if let left = tree.left {
      if range.lowerBound < entry + left.entryCount {
        visit(level, left, path, range, (entry, row), &items)
      }
      entry += left.entryCount
      row += left.rowCount
    }
    guard entry < range.upperBound else { return }
    if tree.node.entryCount > 0, range.lowerBound < entry + tree.node.entryCount {
      visit(level, tree.node, path, range, (entry, row), &items)
    }
    entry += tree.node.entryCount
    row += tree.node.rowCount
    if let right = tree.right, entry < range.upperBound {
      visit(level, right, path, range, (entry, row), &items)
    }
  }

  private func visit(
    _ level: Int, _ node: SectionNode, _ path: SectionPath, _ range: Range<Int>,
    _ start: (entry: Int, row: Int), _ items: inout [SectionItem]
  ) {
    let path = path + [node.value]
    var entry = start.entry
    let end = entry + node.entryCount
    if display.hasHeaders {
      if range.contains(entry) { items.append(.section(headEntry(level, path))) }
      entry += 1
    }
    if node.isCollapsed { return }
    let inner = end - (display.hasFooters ? 1 : 0)
    if level + 1 == levels.count {
      let part = range.clamped(to: entry..<inner)
      if !part.isEmpty {
        let first = start.row - entry
        items.append(.rows(first + part.lowerBound..<first + part.upperBound))
      }
    } else if let below = node.below, range.overlaps(entry..<inner) {
      visit(level + 1, below, path, range, (entry, start.row), &items)
    }
    if display.hasFooters, range.contains(inner) {
      items.append(.section(SectionEntry(.footer, path)))
    }
  }

  private func headEntry(_ level: Int, _ path: SectionPath) -> SectionEntry {
    SectionEntry(level + 1 == levels.count ? .header : .group, path)
  }

  // MARK: Rows to entries

  /// The position of the row at an index of the order, and its section.
  package func place(ofRowAt index: Int) -> SectionRowPlace? {
    guard var tree = root else { return nil }
    var place = SectionRowPlace()
    var rest = index
    for level in levels.indices {
      guard let here = tree.place(of: rest, \.rowCount, \.rowCount), let node = here.node else {
        return nil
      }
      place.path.append(node.value)
      place.isShown = place.isShown && !node.isCollapsed
      place.opens = place.opens && here.offset == 0
      place.closes.append(isLast(node, here.offset, level))
      rest = here.offset
      if place.isShownSoFar {
        place.shownRow += here.shownRowsBefore
        place.entry += here.entriesBefore + (display.hasHeaders ? 1 : 0)
      }
      place.isShownSoFar = place.isShown
      guard level + 1 < levels.count else { break }
      guard let below = node.below else { return nil }
      tree = below
    }
    if place.isShown {
      place.shownRow += rest
      place.entry += rest
    }
    return place
  }

  /// Whether a row is the first or last of its innermost section; nil past the end. O(levels · log
  /// sections).
  package func edges(ofRowAt index: Int) -> SectionEdges? {
    innermost(ofRowAt: index).map { place in
      SectionEdges(isFirst: place.index == 0, isLast: place.index == place.node.rowCount - 1)
    }
  }

  /// The index of a row within its innermost section; nil past the end. O(levels · log sections).
  package func indexInSection(ofRowAt index: Int) -> Int? { innermost(ofRowAt: index)?.index }

  private func innermost(ofRowAt index: Int) -> (node: SectionNode, index: Int)? {
    var tree = root
    var rest = index
    for level in levels.indices {
      guard let place = tree?.place(of: rest, \.rowCount, \.rowCount), let node = place.node else {
        return nil
      }
      rest = place.offset
      if level + 1 == levels.count { return (node, rest) }
      tree = node.below
    }
    return nil
  }

  /// Whether no shown entry inside a section follows a row of it.
  private func isLast(_ node: SectionNode, _ row: Int, _ level: Int) -> Bool {
    guard level + 1 < levels.count else { return row == node.rowCount - 1 }
    guard let below = node.below,
      let here = below.place(of: row, \.rowCount, \.rowCount), let inner = here.node,
      here.entriesBefore + inner.entryCount == below.entryCount
    else { return false }
    return isLast(inner, here.offset, level + 1)
  }

  /// The rows at some indices among the shown ones, as runs of indices of the order.
  package func rows(atShown range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    guard let root else { return [] }
    let range = range.clamped(to: 0..<root.shownRowCount)
    if !range.isEmpty { visitRows(root, range, (shown: 0, row: 0), &runs) }
    return runs
  }

  private func visitRows(
    _ tree: SectionTree, _ range: Range<Int>, _ start: (shown: Int, row: Int),
    _ runs: inout [Range<Int>]
  ) {
    var (shown, row) = start
    if let left = tree.left {
      if range.lowerBound < shown + left.shownRowCount {
        visitRows(left, range, (shown, row), &runs)
      }
      shown += left.shownRowCount
      row += left.rowCount
    }
    let node = tree.node
    let part = range.clamped(to: shown..<shown + node.shownRowCount)
    if !part.isEmpty {
      if let below = node.below {
        visitRows(below, range, (shown, row), &runs)
      } else {
        let run = row + part.lowerBound - shown..<row + part.upperBound - shown
        if let last = runs.last, last.upperBound == run.lowerBound {
          runs[runs.count - 1] = last.lowerBound..<run.upperBound
        } else {
          runs.append(run)
        }
      }
    }
    shown += node.shownRowCount
    row += node.rowCount
    if let right = tree.right, shown < range.upperBound {
      visitRows(right, range, (shown, row), &runs)
    }
  }

  // MARK: Sections

  /// The existing sections, each before those inside it, including listed ones without rows.
  /// O(sections).
  package var paths: [SectionPath] {
    var paths: [SectionPath] = []
    var open: [(tree: SectionTree, path: SectionPath, isPassed: Bool)] = []
    if let root { open.append((root, [], false)) }
    while let (tree, path, isPassed) = open.popLast() {
      if isPassed {
        paths.append(path + [tree.node.value])
        if let right = tree.right { open.append((right, path, false)) }
        if let below = tree.node.below { open.append((below, path + [tree.node.value], false)) }
      } else {
        open.append((tree, path, true))
        if let left = tree.left { open.append((left, path, false)) }
      }
    }
    return paths
  }

  /// The index of a section's entry among the entries; nil if it is not shown.
  package func index(of entry: SectionEntry) -> Int? {
    guard var tree = root else { return nil }
    var index = 0
    for (level, value) in entry.path.enumerated() {
      guard let place = place(of: value, level, in: tree), let node = place.node,
        node.isShown(display)
      else { return nil }
      index += place.entriesBefore
      if level + 1 == entry.path.count { return self.index(of: entry, index, node, level) }
      guard !node.isCollapsed, let below = node.below else { return nil }
      index += display.hasHeaders ? 1 : 0
      tree = below
    }
    return nil
  }

  private func index(
    of entry: SectionEntry, _ first: Int, _ node: SectionNode, _ level: Int
  ) -> Int? {
    switch entry.kind {
    case .footer:
      return display.hasFooters && !node.isCollapsed ? first + node.entryCount - 1 : nil
    case .group, .header:
      let isHeader = level + 1 == levels.count
      return display.hasHeaders && (entry.kind == .header) == isHeader ? first : nil
    }
  }

  /// The indices of a section's entries among the entries; nil if it is not shown. O(levels · log
  /// sections).
  package func entries(of path: SectionPath) -> Range<Int>? {
    guard var tree = root else { return nil }
    var index = 0
    for (level, value) in path.enumerated() {
      guard let place = place(of: value, level, in: tree), let node = place.node,
        node.isShown(display)
      else { return nil }
      index += place.entriesBefore
      if level + 1 == path.count { return index..<index + node.entryCount }
      guard !node.isCollapsed, let below = node.below else { return nil }
      index += display.hasHeaders ? 1 : 0
      tree = below
    }
    return nil
  }

  /// The information about a section; nil if it does not exist. O(levels · log sections).
  package func info(_ path: SectionPath) -> SectionInfo? {
    guard var tree = root, !path.isEmpty else { return nil }
    for (level, value) in path.enumerated() {
      guard let node = place(of: value, level, in: tree)?.node else { return nil }
      if level + 1 == path.count {
        return SectionInfo(path: path, rowCount: node.rowCount, isCollapsed: node.isCollapsed)
      }
      guard let below = node.below else { return nil }
      tree = below
    }
    return nil
  }

  /// The outermost sections in order, including listed ones without rows: value and row count.
  /// O(sections).
  package var outermost: [(value: CellValue, rowCount: Int)] {
    var result: [(value: CellValue, rowCount: Int)] = []
    root?.forEach { result.append(($0.value, $0.rowCount)) }
    return result
  }

  /// The entry before a section's content.
  package func headEntry(of path: SectionPath) -> SectionEntry {
    headEntry(path.count - 1, path)
  }

  /// The columns of the levels, outermost first.
  package var columns: [ColumnNumber] { levels.map(\.level.column) }
}

/// The position of a row among sections.
package struct SectionRowPlace: Sendable {
  /// Its sections, outermost first.
  package var path: SectionPath = []
  /// Whether none of them is collapsed.
  package var isShown = true
  /// Its index among the shown rows. For a row that is not shown, the number of shown rows before
  /// it.
  package var shownRow = 0
  /// Its index among the entries, if it is shown.
  package var entry = 0
  /// Whether it is the first row of its outermost section.
  package var opens = true
  /// For each of its sections, whether only the section's footer follows the row.
  package var closes: [Bool] = []
  fileprivate var isShownSoFar = true
}
