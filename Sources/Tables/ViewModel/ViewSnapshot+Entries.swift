import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues

/// Consecutive entries of a view.
package struct WindowEntries: Sendable, Equatable {
  /// The slots of rows; ``noRow`` for an entry that is not a row.
  package private(set) var slots: [UInt32] = []
  /// The entries that are not rows, by index.
  package private(set) var sections: [Int: SectionEntry] = [:]

  /// The slot of an entry that is not a row. Its cells are null.
  package static let noRow = RowSlot.firstEntry

  /// Rows only.
  package init(slots: [UInt32] = []) {
    self.slots = slots
  }

  /// The number of entries.
  package var count: Int { slots.count }

  /// The entry at an index, which must exist.
  package subscript(place: Int) -> ViewEntry {
    sections[place].map { .section($0) } ?? .row(slots[place])
  }

  /// Adds an entry that is no row.
  package mutating func append(_ entry: SectionEntry) {
    sections[slots.count] = entry
    slots.append(Self.noRow)
  }

  mutating func append(_ rows: [UInt32]) { slots += rows }

  /// The first entries.
  package func prefix(_ count: Int) -> WindowEntries {
    if count >= self.count { return self }
    var part = WindowEntries(slots: Array(slots.prefix(count)))
    part.sections = sections.filter { $0.key < count }
    return part
  }

  /// The entries at some indices.
  package func part(_ places: [Int]) -> WindowEntries {
    var part = WindowEntries()
    for place in places {
      if let entry = sections[place] { part.append(entry) } else { part.slots.append(slots[place]) }
    }
    return part
  }
}

/// The entries of one page.
package struct PageEntries {
  /// The headers of sections that began on an earlier page, which are repeated.
  package var repeated: [SectionEntry] = []
  /// The other entries, as indices of all entries.
  package var range: Range<Int>

  var count: Int { repeated.count + range.count }
}

extension ViewSnapshot {
  // MARK: Rows shown

  /// The number of rows shown, on all pages, without those of collapsed sections.
  package var rowCount: Int { sections?.shownRowCount ?? order.count }

  /// The index of a row among all rows shown; nil if it is not shown. O(log n).
  package func rowIndex(of slot: UInt32) -> Int? {
    guard let index = order.index(of: slot) else { return nil }
    guard let sections else { return index }
    return sections.place(ofRowAt: index).flatMap { $0.isShown ? $0.shownRow : nil }
  }

  /// The slots of rows by their indices among all rows shown, which must exist. O(log n + k).
  package func slots(ofRows range: Range<Int>) -> [UInt32] {
    guard let sections else { return order.slots(in: range) }
    return sections.rows(atShown: range).flatMap { order.slots(in: $0) }
  }

  /// Calls `body` for the runs of slots of rows, by their indices among all rows shown.
  package func forEachRun(ofRows range: Range<Int>, _ body: (SlotRun) -> Void) {
    guard let sections else { return order.forEachRun(in: range, body) }
    for part in sections.rows(atShown: range) { order.forEachRun(in: part, body) }
  }

  /// The sections of a row, outermost first; nil without sections, or if it is filtered out.
  package func sectionPath(of slot: UInt32) -> SectionPath? {
    guard let sections, let index = order.index(of: slot) else { return nil }
    return sections.place(ofRowAt: index)?.path
  }

  // MARK: Pages

  /// The number of entries of the page shown.
  package var pageEntryCount: Int { entries(of: page).count }

  /// The entries of a page: its rows, and the section entries that belong to them. Headers between
  /// two pages belong to the later one, footers to the earlier.
  package func entries(of page: Page) -> PageEntries {
    guard let sections else { return PageEntries(range: page.rows) }
    let isLast = page.index == page.count - 1
    let start = end(ofRows: page.rows.lowerBound, sections)
    let end = isLast ? sections.entryCount : end(ofRows: page.rows.upperBound, sections)
    var entries = PageEntries(range: start..<max(start, end))
    guard page.index > 0, sections.display.hasHeaders,
      let first = sections.rows(atShown: page.rows).first?.lowerBound,
      let path = sections.place(ofRowAt: first)?.path
    else { return entries }
    for length in 1...path.count {
      let head = sections.headEntry(of: Array(path[..<length]))
      if let index = sections.index(of: head), index < start { entries.repeated.append(head) }
    }
    return entries
  }

  /// The index of the first entry that does not belong to the first `count` rows shown.
  private func end(ofRows count: Int, _ sections: SectionIndex) -> Int {
    guard count > 0, let last = sections.rows(atShown: count - 1..<count).first?.lowerBound,
      let place = sections.place(ofRowAt: last)
    else { return 0 }
    let footers = sections.display.hasFooters ? place.closes.reversed().prefix { $0 }.count : 0
    return place.entry + 1 + footers
  }

  /// The entries at some indices of the page shown, clamped to it. O(log n + k).
  package func entries(inPage range: Range<Int>) -> WindowEntries {
    let page = entries(of: page)
    let clamped = range.clamped(to: 0..<page.count)
    guard let sections else {
      let first = page.range.lowerBound + clamped.lowerBound
      return WindowEntries(slots: order.slots(in: first..<first + clamped.count))
    }
    var entries = WindowEntries()
    for entry in page.repeated[clamped.clamped(to: 0..<page.repeated.count)] {
      entries.append(entry)
    }
    let shift = page.range.lowerBound - page.repeated.count
    let rest = clamped.clamped(to: page.repeated.count..<page.count)
    for item in sections.items(in: rest.lowerBound + shift..<rest.upperBound + shift) {
      switch item {
      case .section(let entry): entries.append(entry)
      case .rows(let rows): entries.append(order.slots(in: rows))
      }
    }
    return entries
  }

  /// The index of an entry within the page shown, or nil if it is not on it. O(log n).
  package func pageIndex(of entry: ViewEntry) -> Int? {
    switch entry {
    case .row(let slot):
      return place(of: slot).flatMap { $0.page == page.index ? $0.index : nil }
    case .section(let section):
      let page = entries(of: page)
      if let place = page.repeated.firstIndex(of: section) { return place }
      guard let index = sections?.index(of: section), page.range.contains(index) else {
        return nil
      }
      return index - page.range.lowerBound + page.repeated.count
    }
  }

  /// The page of a row and its index there, or nil if it is not shown. O(log n).
  package func place(of slot: UInt32) -> (page: Int, index: Int)? {
    let size = state.pageSize ?? .max
    guard let index = order.index(of: slot) else { return nil }
    guard let sections else { return (index / size, index % size) }
    guard let place = sections.place(ofRowAt: index), place.isShown else { return nil }
    let pageIndex = place.shownRow / size
    let shown = PageState(size: size, index: pageIndex).page(rowCount: rowCount)
    let page = entries(of: shown)
    return (pageIndex, place.entry - page.range.lowerBound + page.repeated.count)
  }

  /// The keys of entries for clients.
  package func keys(of entries: WindowEntries) -> [EntryKey] {
    entries.slots.indices.map { place in
      switch entries[place] {
      case .row(let slot): .row(table.keys.key(of: slot))
      case .section(let entry): .section(entry)
      }
    }
  }

  /// The table's declaration of a section.
  private func declared(_ path: SectionPath) -> DeclaredSection? {
    guard let level = state.sections?.declaredLevel, level + 1 == path.count,
      let value = path.last
    else { return nil }
    return table.sections?[value]
  }

  /// The display text of a section's innermost value; empty for errors.
  private func shownValue(of path: SectionPath, _ columns: [ColumnNumber]) -> Text {
    guard let value = path.last, columns.indices.contains(path.count - 1) else { return "" }
    if case .error = value { return "" }
    return table.content.display(of: columns[path.count - 1])?.text(of: Cell(value))
      ?? Text(Cell(value).displayText)
  }

  /// The information about the sections of some entries, in their order.
  package func sectionInfos(of entries: WindowEntries) -> [SectionInfo] {
    guard let sections, !entries.sections.isEmpty else { return [] }
    var seen: Set<SectionPath> = []
    var infos: [SectionInfo] = []
    for place in entries.sections.keys.sorted() {
      guard let entry = entries.sections[place], seen.insert(entry.path).inserted,
        var info = sections.info(entry.path)
      else { continue }
      info.declared = declared(entry.path)
      info.title = info.declared?.header ?? shownValue(of: entry.path, sections.columns)
      info.aggregates = sectionAggregates?.aggregates(of: entry.path, table.content) ?? []
      infos.append(info)
    }
    return infos
  }
}
