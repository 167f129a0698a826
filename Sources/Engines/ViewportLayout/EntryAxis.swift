import ProtocolWords

/// The visible part of an axis.
package struct Viewport: Sendable, Hashable {
  /// Its start, as an offset from the start of the content.
  package var offset: LayoutLength
  /// Its length.
  package var extent: LayoutLength

  /// Makes a viewport.
  package init(offset: LayoutLength, extent: LayoutLength) {
    self.offset = offset
    self.extent = extent
  }
}

/// Entries along an axis, with insets before and after them.
///
/// They are a part of a tree over more entries, such as a page. A few repeated entries may come
/// before the part. Indices are those of the entries shown, from 0. An index out of range means the
/// nearest one, or has no result. Everything is O(log n) unless stated.
///
/// If the entries are items of a collection, those of one line have the same offset.
package struct EntryAxis: Sendable {
  /// The length before the first entry: insets, and a header that scrolls with the content.
  package var leading: LayoutLength
  /// The length after the last entry. Negative if the last entry has no spacing after it.
  package var trailing: LayoutLength
  /// The spacing after each entry.
  package let spacing: LayoutLength
  /// Whether the length of some entry is an estimate.
  package let isEstimate: Bool
  /// The lengths of entries, each with the spacing after it.
  private let entries: ExtentTree
  private let part: Range<Int>
  /// The offsets of the entries before the part, and the end of the last one.
  private let headStarts: [LayoutLength]
  /// The offset of the part in its tree.
  private let base: LayoutLength
  /// The layout of items of a collection, which replaces all of the above.
  package let flow: ItemFlow?

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - entries: The lengths of entries, each with the spacing after it.
  ///   - part: The range of entries shown, which is clamped; nil: all.
  ///   - heads: The lengths of the entries before these, each with the spacing after it.
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

  /// The axis along which a collection is scrolled.
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

  /// The number of entries. O(1).
  package var count: Int { flow?.count ?? headCount + part.count }

  /// The total length of all entries including spacing.
  private var total: LayoutLength {
    headTotal + entries.offset(of: part.upperBound) - base
  }

  /// The length of the content.
  package var extent: LayoutLength { flow?.extent ?? max(0, leading + total + trailing) }

  /// The offset of an entry. For an index past the end, the end of the last one with its spacing.
  package func start(of index: Int) -> LayoutLength {
    let index = min(max(0, index), count)
    if let flow { return flow.start(of: index) }
    if index < headCount { return leading + headStarts[index] }
    let offset = entries.offset(of: part.lowerBound + index - headCount)
    return leading + headTotal + offset - base
  }

  /// The length of an entry without its spacing; nil if there is none.
  package func extent(at index: Int) -> LayoutLength? {
    guard 0 <= index, index < count else { return nil }
    if let flow { return flow.extent(at: index) }
    let whole =
      index < headCount
      ? headStarts[index + 1] - headStarts[index]
      : entries.extent(at: part.lowerBound + index - headCount) ?? 0
    return max(0, whole - spacing)
  }

  /// The end of an entry, without its spacing.
  package func end(of index: Int) -> LayoutLength { start(of: index) + (extent(at: index) ?? 0) }

  /// The lengths of the entries of a range without their spacing; neighbours of the same length are
  /// one run. The range is clamped; for items the result is empty. O(log n + runs).
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

  /// The entry at an offset from the start of the content, including its spacing; nil if there is
  /// none. For items, the first one of the line.
  package func index(at offset: LayoutLength) -> Int? {
    if let flow { return flow.index(at: offset) }
    let offset = offset - leading
    guard 0 <= offset, offset < total else { return nil }
    if offset < headTotal { return headStarts.lastIndex { $0 <= offset } }
    return entries.index(at: offset - headTotal + base).map { $0 - part.lowerBound + headCount }
  }

  /// The first entry whose start is not before an offset from the start of the content, or
  /// ``count``.
  package func firstIndex(beginningAt offset: LayoutLength) -> Int {
    if let flow { return flow.firstIndex(beginningAt: offset) }
    let offset = offset - leading
    if let head = headStarts.dropLast().firstIndex(where: { $0 >= offset }) { return head }
    let index = entries.firstIndex(beginningAt: offset - headTotal + base)
    return min(max(index, part.lowerBound), part.upperBound) - part.lowerBound + headCount
  }

  /// The entries that overlap a viewport, including their spacing.
  package func visible(in viewport: Viewport) -> Range<Int> {
    let low = max(leading, viewport.offset)
    let high = viewport.offset + max(0, viewport.extent)
    guard low < high, let first = index(at: low) else {
      let place = low >= start(of: count) ? count : firstIndex(beginningAt: low)
      return place..<place
    }
    return first..<max(first, firstIndex(beginningAt: high))
  }

  /// An offset clamped to the scrollable range: 0 ... content length − viewport length.
  package func clamped(
    _ offset: LayoutLength, viewportExtent: LayoutLength
  ) -> LayoutLength {
    min(max(0, offset), max(0, extent - max(0, viewportExtent)))
  }

  /// The offset that shows an entry at the requested place. O(log n).
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
