import ColumnStorage
import RowPipeline
import RowTree
import TableDiffing
import TableValues

@testable import TableSessions

/// A client that knows of a view only what updates tell it, and applies them by the letter of
/// `Protocol/guide/open-and-watch.md`.
struct WindowReplica {
  var subscription: Subscription
  var keys: [EntryKey] = []
  var columns: [Column] = []
  /// What it was told about the sections of its entries.
  var sections: [SectionPath: SectionInfo] = [:]
  /// By row, then by column of the window.
  var cells: [[Cell]] = []
  var first = 0
  var counts: ViewCounts?
  var footers: [ViewFooter] = []
  var viewport: WindowViewport?
  var revision: Revision?
  var snapshot: ViewSnapshot?
  /// What the window should do; set when the client scrolls, so that the next update is no law.
  var size: Int?
  var hold = WindowSpec.Hold.entry
  var hasScrolled = false
  var problems: [String] = []
  var causes: [[ChangeCause]] = []

  init(_ subscription: Subscription) {
    self.subscription = subscription
  }

  /// Takes all updates that are due.
  mutating func drain() {
    while let update = subscription.nextUpdate() {
      let (old, oldFirst, oldCount) = (snapshot, first, keys.count)
      apply(update)
      check(update.snapshot)
      if let old, !update.causes.contains(.scroll) {
        checkHold(from: old, oldFirst, oldCount, to: update.snapshot)
      }
      // With one update per revision those published before the scroll come first.
      if update.causes.contains(.scroll) { hasScrolled = false }
    }
    hasScrolled = false
  }

  private mutating func apply(_ update: SubscriptionUpdate) {
    if let from = update.from, from != revision {
      problems.append(
        "an update starts from \(from), the client has \(String(describing: revision))")
    }
    if let held = snapshot?.table.revision, update.snapshot.table.revision < held {
      problems.append("an update goes back from table revision \(held)")
    }
    revision = update.snapshot.viewRevision
    snapshot = update.snapshot
    counts = update.snapshot.counts
    first = update.first
    causes.append(update.causes)
    if let columns = update.columns { self.columns = columns }
    if update.from == nil { (footers, viewport) = ([], nil) }
    if let told = update.viewport { viewport = told }
    if let told = update.footers { footers = told }
    switch update.body {
    case .reset(let keys, let blocks):
      self.keys = keys
      cells = keys.indices.map { row in blocks.map { $0.shownCell(row) } }
    case .difference(let difference): apply(difference)
    }
    for info in update.sections { sections[info.path] = info }
    sections = sections.filter { section in
      keys.contains {
        if case .section(let entry) = $0 { entry.path == section.key } else { false }
      }
    }
    if keys.count != update.size { problems.append("the window's size is not what it says") }
  }

  private mutating func apply(_ difference: WindowDifference) {
    var rows = Array(zip(keys, cells))
    var moving: [Int: (EntryKey, [Cell])] = [:]
    for move in difference.order.moves { moving[move.to] = rows[move.from] }
    let gone = difference.order.deletes.flatMap { Array($0) } + difference.order.moves.map(\.from)
    for index in gone.sorted(by: >) { rows.remove(at: index) }
    var coming: [(Int, (EntryKey, [Cell]))] = moving.map { ($0.key, $0.value) }
    for (place, index) in difference.order.inserts.flatMap({ Array($0) }).enumerated() {
      let cells = difference.insertedBlocks.map { $0.shownCell(place) }
      coming.append((index, (difference.insertedKeys[place], cells)))
    }
    for (index, row) in coming.sorted(by: { $0.0 < $1.0 }) { rows.insert(row, at: index) }
    for block in difference.updates {
      guard let column = columns.firstIndex(of: block.column) else { continue }
      for (place, row) in (block.rows ?? []).enumerated() {
        rows[row].1[column] = block.shownCell(place)
      }
    }
    keys = rows.map(\.0)
    cells = rows.map(\.1)
  }

  /// Law 1: what the client holds is what a fresh read of the snapshot gives.
  private mutating func check(_ snapshot: ViewSnapshot) {
    let entries = snapshot.entries(inPage: first..<first + keys.count)
    let slots = entries.slots
    let expectedKeys = snapshot.keys(of: entries)
    let infos = snapshot.sectionInfos(of: entries)
    if sections != Dictionary(uniqueKeysWithValues: infos.map { ($0.path, $0) }) {
      problems.append("sections \(sections.values), a read gives \(infos)")
    }
    if keys != expectedKeys { problems.append("keys \(keys), a read gives \(expectedKeys)") }
    if columns != snapshot.columns { problems.append("columns differ") }
    let blocks = snapshot.blocks(of: slots, snapshot.columns)
    let expected = slots.indices.map { row in blocks.map { $0.shownCell(row) } }
    if cells != expected {
      problems.append(
        "cells \(cells.map { $0.map(\.overlayText) }), a read gives "
          + "\(expected.map { $0.map(\.overlayText) })")
    }
  }

  /// Law 6 for windows: the entry that was first stays first, as far as the content reaches.
  private mutating func checkHold(
    from old: ViewSnapshot, _ oldFirst: Int, _ oldCount: Int, to new: ViewSnapshot
  ) {
    guard let size, !hasScrolled else { return }
    let last = max(0, new.pageEntryCount - size)
    switch hold {
    case .entry:
      guard oldCount > 0, old.orderStamp == new.orderStamp,
        let place = new.pageIndex(of: old.entries(inPage: oldFirst..<oldFirst + 1)[0])
      else { return }
      if first != min(place, last) { problems.append("first is \(first), not \(min(place, last))") }
    case .end:
      guard oldFirst + oldCount == old.pageEntryCount else { return }
      if first != last { problems.append("first is \(first), the end is \(last)") }
    case .index: break
    }
  }
}

extension CellBlock {
  /// What a client holds of a cell: the draft, if there is one.
  func shownCell(_ index: Int) -> Cell {
    guard let draft = drafts[index] else { return cells[index] }
    return Cell(
      .error(.doesNotParse), source: Text("\(draft.text), \(draft.isStale), \(draft.view)"))
  }
}

extension SubscriptionUpdate {
  /// What is told of one facet, if it is told.
  private func first<News>(_ take: (FacetNews) -> News?) -> News? {
    facets.lazy.compactMap(take).first
  }

  var viewport: WindowViewport? {
    first { if case .viewport(let viewport) = $0 { viewport } else { nil } }
  }

  var footers: [ViewFooter]? {
    first { if case .footers(let footers) = $0 { footers } else { nil } }
  }

  var sections: [SectionInfo] {
    first { if case .sections(let sections) = $0 { sections } else { nil } } ?? []
  }

  var styles: StyleDelta? {
    first { if case .styles(let styles) = $0 { styles } else { nil } }
  }
}
