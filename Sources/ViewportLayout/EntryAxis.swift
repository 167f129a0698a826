/// What is seen of an axis.
package struct Viewport: Sendable, Hashable {
  /// Where it begins, from the start of the content.
  package var offset: LayoutLength
  /// How long it is.
  package var extent: LayoutLength

  /// Makes a viewport.
  package init(offset: LayoutLength, extent: LayoutLength) {
    self.offset = offset
    self.extent = extent
  }
}

/// Where a named entry is to stand in a viewport.
package enum ScrollPlacement: String, Sendable, CaseIterable {
  /// At the start.
  case top
  /// In the middle.
  case center
  /// At the end.
  case bottom
  /// Where the way to see all of it is shortest; it stays when it is seen.
  case nearest
}

/// Entries along an axis with what stands before and after them.
///
/// They are part of a tree over more entries, as a page is, behind a few that stand before it alone.
/// Indices are those of the entries shown, from 0 on; one out of range stands for the nearest, or
/// has no answer. Everything is O(log n) unless said.
///
/// Where the entries are items of a collection, those of one line begin at one offset.
package struct EntryAxis: Sendable {
  /// What stands before the first entry: insets, and a header that scrolls with the content.
  package var leading: LayoutLength
  /// What stands after the last; negative where that has no spacing after it.
  package var trailing: LayoutLength
  /// The spacing after each entry.
  package let spacing: LayoutLength
  /// Whether some entry's length is only estimated.
  package let isEstimate: Bool
  /// How long entries are, each with the spacing after it.
  private let entries: ExtentTree
  private let part: Range<Int>
  /// Where the entries before the part begin, from the first one on, and where the last one ends.
  private let headStarts: [LayoutLength]
  /// Where the part begins in its tree.
  private let base: LayoutLength
  /// Where the entries stand as items of a collection, in place of all that.
  package let flow: ItemFlow?

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - entries: How long entries are, each with the spacing after it.
  ///   - part: Which of them are shown, clamped to what there is; nil: all.
  ///   - heads: How long the entries before these are, with the spacing after each.
  package init(
    entries: ExtentTree, part: Range<Int>? = nil, heads: [LayoutLength] = [],
    leading: LayoutLength = 0, trailing: LayoutLength = 0, spacing: LayoutLength = 0,
    isEstimate: Bool = false
  ) {
    self.entries = entries
    self.part = (part ?? 0..<entries.count).clamped(to: 0..<entries.count)
    self.leading = leading
    self.trailing = trailing
    self.spacing = spacing
    self.isEstimate = isEstimate
    headStarts = heads.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    base = entries.offset(of: self.part.lowerBound)
    flow = nil
  }

  /// The way on which a collection is scrolled.
  package init(flow: ItemFlow, isEstimate: Bool = false) {
    entries = ExtentTree()
    part = 0..<0
    leading = flow.leading
    (trailing, spacing, base) = (0, 0, 0)
    self.isEstimate = isEstimate
    headStarts = [0]
    self.flow = flow
  }

  private var headCount: Int { headStarts.count - 1 }
  private var headTotal: LayoutLength { headStarts[headCount] }

  /// How many entries there are. O(1).
  package var count: Int { flow?.count ?? headCount + part.count }

  /// How long all entries are together, spacing counted.
  private var total: LayoutLength {
    headTotal + entries.offset(of: part.upperBound) - base
  }

  /// How long the content is.
  package var extent: LayoutLength { flow?.extent ?? max(0, leading + total + trailing) }

  /// Where an entry begins; for an index past the end, where the last one and its spacing end.
  package func start(of index: Int) -> LayoutLength {
    let index = min(max(0, index), count)
    if let flow { return flow.start(of: index) }
    if index < headCount { return leading + headStarts[index] }
    let offset = entries.offset(of: part.lowerBound + index - headCount)
    return leading + headTotal + offset - base
  }

  /// How long an entry is, without its spacing; nil where there is none.
  package func extent(at index: Int) -> LayoutLength? {
    guard 0 <= index, index < count else { return nil }
    if let flow { return flow.extent(at: index) }
    let whole =
      index < headCount
      ? headStarts[index + 1] - headStarts[index]
      : entries.extent(at: part.lowerBound + index - headCount) ?? 0
    return max(0, whole - spacing)
  }

  /// Where an entry ends, without its spacing.
  package func end(of index: Int) -> LayoutLength { start(of: index) + (extent(at: index) ?? 0) }

  /// How long the entries of a range are, without their spacing, neighbours of one length as one.
  /// The range is clamped; none of items. O(log n + runs).
  package func runs(in range: Range<Int>) -> [ExtentRun] {
    let range = range.clamped(to: 0..<headCount + part.count)
    var runs: [ExtentRun] = []
    func add(_ count: Int, _ whole: LayoutLength) {
      let run = ExtentRun(count: count, extent: whole - spacing)
      if let last = runs.last, last.extent == run.extent {
        runs[runs.count - 1] = ExtentRun(count: last.count + count, extent: last.extent)
      } else {
        runs.append(run)
      }
    }
    for head in range.clamped(to: 0..<headCount) {
      add(1, headStarts[head + 1] - headStarts[head])
    }
    let rest = range.clamped(to: headCount..<headCount + part.count)
    let shift = part.lowerBound - headCount
    for run in entries.runs(in: rest.lowerBound + shift..<rest.upperBound + shift) {
      add(run.count, run.extent)
    }
    return runs
  }

  /// The entry that covers an offset from the start of the content, its spacing counted; nil where
  /// none does. Of items the first one of the line.
  package func index(at offset: LayoutLength) -> Int? {
    if let flow { return flow.index(at: offset) }
    let offset = offset - leading
    guard 0 <= offset, offset < total else { return nil }
    if offset < headTotal { return headStarts.lastIndex { $0 <= offset } }
    return entries.index(at: offset - headTotal + base).map { $0 - part.lowerBound + headCount }
  }

  /// The first entry that does not begin before an offset from the start of the content, or
  /// ``count``.
  package func firstIndex(beginningAt offset: LayoutLength) -> Int {
    if let flow { return flow.firstIndex(beginningAt: offset) }
    let offset = offset - leading
    if let head = headStarts.dropLast().firstIndex(where: { $0 >= offset }) { return head }
    let index = entries.firstIndex(beginningAt: offset - headTotal + base)
    return min(max(index, part.lowerBound), part.upperBound) - part.lowerBound + headCount
  }

  /// The entries of which something is in a viewport, spacing counted.
  package func visible(in viewport: Viewport) -> Range<Int> {
    let low = max(leading, viewport.offset)
    let high = viewport.offset + max(0, viewport.extent)
    guard low < high, let first = index(at: low) else {
      let place = low >= start(of: count) ? count : firstIndex(beginningAt: low)
      return place..<place
    }
    return first..<max(first, firstIndex(beginningAt: high))
  }

  /// An offset within what can be scrolled to: 0 ... extent − viewport.
  package func clamped(
    _ offset: LayoutLength, viewportExtent: LayoutLength
  ) -> LayoutLength {
    min(max(0, offset), max(0, extent - max(0, viewportExtent)))
  }

  /// The offset that shows an entry as asked. O(log n).
  package func offset(
    showing index: Int, _ placement: ScrollPlacement, in viewport: Viewport
  ) -> LayoutLength {
    let start = start(of: index)
    let end = end(of: index)
    let atEnd = end - viewport.extent
    let wanted: LayoutLength =
      switch placement {
      case .top: start
      case .center: start - (viewport.extent - (end - start)) / 2
      case .bottom: atEnd
      case .nearest:
        if start < viewport.offset || end - start > viewport.extent {
          start
        } else {
          max(viewport.offset, atEnd)
        }
      }
    return clamped(wanted, viewportExtent: viewport.extent)
  }
}
