import RowPipeline
import RowTree
import TableValues
import ViewModel
import ViewportLayout

/// A section header that sticks to the start of a viewport while part of its section is visible.
package struct StickyHeader: Sendable, Equatable {
  /// The header.
  package var entry: SectionEntry
  /// Its position from the viewport's start. Negative if the next header pushes it out.
  package var y: LayoutLength
  /// Its height.
  package var height: LayoutLength
  /// The information about its section.
  package var section: SectionInfo
}

extension ViewSnapshot {
  /// The sticky headers at an offset, one per level, outermost first. O(levels · log n).
  ///
  /// A header sticks from the point where it would leave the viewport, or slide under the enclosing
  /// one, to the end of its section. A header in its natural position is not sticky. A horizontal
  /// collection has none.
  func stickyHeaders(at offset: LayoutLength, _ axis: EntryAxis) -> [StickyHeader] {
    guard let sections, sections.display.hasHeaders, axis.flow?.direction != .horizontal else {
      return []
    }
    var headers: [StickyHeader] = []
    var y: LayoutLength = 0
    for level in 0..<sections.columns.count {
      guard let place = axis.index(at: offset + y), let path = path(ofEntryAt: place),
        path.count > level
      else { break }
      let section = Array(path[...level])
      if let outer = headers.last, !section.starts(with: outer.entry.path) { break }
      let entry = sections.headEntry(of: section)
      guard let index = pageIndex(of: .section(entry)), let end = pageEnd(of: section)
      else { break }
      let start = axis.start(of: index)
      let height = axis.end(of: index) - start
      let told = min(y, axis.start(of: end) - offset - height)
      if start - offset >= told { break }
      var known = WindowEntries()
      known.append(entry)
      guard let info = sectionInfos(of: known).first else { break }
      headers.append(StickyHeader(entry: entry, y: told, height: height, section: info))
      y = told + height
    }
    return headers
  }

  /// The section of an entry of the page.
  private func path(ofEntryAt index: Int) -> SectionPath? {
    switch pageEntry(at: index) {
    case .row(let slot): sectionPath(of: slot)
    case .section(let entry): entry.path
    case nil: nil
    }
  }

  /// The index within the page of the first entry behind a section.
  private func pageEnd(of path: SectionPath) -> Int? {
    guard let range = sections?.entries(of: path) else { return nil }
    let page = entries(of: page)
    let end = min(range.upperBound, page.range.upperBound) - page.range.lowerBound
    return max(0, end) + page.repeated.count
  }
}
