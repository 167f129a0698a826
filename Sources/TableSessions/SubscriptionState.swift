import ColumnStorage
import RowPipeline
import RowTree
import TableValues

/// What a subscription knows: its window, what the client holds, and what it lacks.
struct SubscriptionState: Sendable {
  /// How many unsent states are kept one by one before they are merged.
  static let queueMax = 4096

  var spec: WindowSpec
  var latest: ViewSnapshot
  var queue: [PublishedState] = []
  var causes: [ChangeCause] = [.watch]
  var authors: [Text] = []
  var hints: [Text] = []
  var isDirty = true
  var isClosed = false
  var isResetDue = true
  /// What the last update led to; a difference says that it starts from there.
  var sent: ViewSnapshot?
  /// What the client holds; newer than `sent` when nothing in the window differed since.
  private(set) var shadow: Shadow?
  /// The first entry that the client has named for the latest state, until that is sent.
  var choice: FirstEntry?
  /// What the client knows of looks.
  var sentStyles = SentStyles()
  /// Where the client's pointer is; in the latest state it is on the page.
  var pointer: RowPointer?
  /// What is seen of the columns of the latest state; nil: all of them are held.
  var across: AcrossWindow?
  /// Where the viewport stands in the latest state, if the window is one.
  var viewport: ViewportPosition?

  init(spec: WindowSpec, latest: ViewSnapshot, viewport: ViewportPosition? = nil) {
    self.spec = spec
    self.latest = latest
    across = spec.across
    across?.settle(in: latest.layout)
    self.viewport = viewport
    if case .entries(let first, _, _) = spec.range { choice = FirstEntry(first, latest) }
  }

  mutating func note(_ newCauses: [ChangeCause], _ newAuthors: [Text]) {
    for cause in newCauses where !causes.contains(cause) { causes.append(cause) }
    for author in newAuthors where !authors.contains(author) && authors.count < 16 {
      authors.append(author)
    }
  }

  /// Whether something that is told may depend on where the pointer is.
  var readsPointer: Bool {
    if latest.table.rules?.readsView == true { return true }
    return spec.facets.contains(.styles) && !latest.state.styles.isEmpty
  }

  /// The next state to be sent with the window it is to be seen through; nil when all is sent.
  mutating func nextStep() -> SubscriptionStep? {
    guard isDirty, !isClosed else { return nil }
    let published = queue.isEmpty ? takeLatest() : queue.removeFirst()
    let snapshot = published.snapshot
    if let choice = published.choice {
      spec.range = spec.range(from: choice, in: snapshot)
    } else {
      followAnchor(to: snapshot)
    }
    let (visible, held) = spec.windows(in: snapshot, published.viewport)
    let old = shadow
    let new = Shadow(
      published, held: held, visible: visible,
      columns: spec.windowColumns(in: snapshot, published.across))
    shadow = new
    defer { isResetDue = false }
    return SubscriptionStep(
      published: published, old: old, new: new, isReset: isResetDue, hasCells: spec.hasCells,
      options: spec.facets, sentStyles: sentStyles, sentRevision: sent?.viewRevision)
  }

  /// Keeps the latest state to be sent by itself, unless too many are kept.
  mutating func queueLatest() {
    if isDirty, queue.count < Self.queueMax { queue.append(takeLatest()) }
  }

  private mutating func takeLatest() -> PublishedState {
    defer {
      causes = []
      authors = []
      hints = []
      choice = nil
      isDirty = false
    }
    return PublishedState(
      snapshot: latest, causes: causes, authors: authors, hints: hints, choice: choice,
      pointer: pointer, across: across, viewport: viewport)
  }

  // MARK: Windows

  /// The window that the client holds when the latest state is sent.
  var latestWindow: Range<Int> {
    if let viewport { return spec.windows(in: latest, viewport).visible }
    let choice = choice ?? queue.last { $0.choice != nil }?.choice
    return spec.visibleWindow(
      of: choice.map { spec.range(from: $0, in: latest) } ?? spec.range, in: latest)
  }

  /// Before a state in another order replaces one that was not sent: the window keeps the index
  /// that it would have if that one had been sent.
  mutating func settleFirst(before next: ViewSnapshot) {
    guard isDirty, spec.hold == .entry, next.orderStamp != latest.orderStamp else { return }
    if let choice {
      guard case .entries(let first, _, _) = spec.range(from: choice, in: latest) else { return }
      self.choice = FirstEntry(first, next)
    } else if let shadow, case .entries = spec.range,
      let first = spec.firstEntry(of: shadow.visible, of: shadow.snapshot, in: latest)
    {
      choice = FirstEntry(first, next)
    }
  }

  /// Moves the window's first entry to where the held one is now.
  private mutating func followAnchor(to snapshot: ViewSnapshot) {
    guard let shadow, case .entries(_, let size, let overscan) = spec.range,
      let first = spec.firstEntry(of: shadow.visible, of: shadow.snapshot, in: snapshot)
    else { return }
    spec.range = .entries(first: first, size: size, overscan: overscan)
  }
}

/// Windows on states of the view, as they were asked for.
extension WindowSpec {
  /// A range of the page, clamped to it; of a viewport none.
  func visibleWindow(of range: Range, in snapshot: ViewSnapshot) -> Swift.Range<Int> {
    let count = snapshot.pageEntryCount
    switch range {
    case .all(let sizeMax): return 0..<min(count, sizeMax)
    case .viewport: return 0..<0  // told by where it stands
    case .entries(let first, let size, _):
      let size = min(max(0, size), count)
      let first = min(max(0, first), count - size)
      return first..<first + size
    }
  }

  /// The window that the client asked for, clamped to the page, and the one that it holds, overscan
  /// included.
  func windows(
    in snapshot: ViewSnapshot, _ viewport: ViewportPosition?
  ) -> (visible: Swift.Range<Int>, held: Swift.Range<Int>) {
    if let viewport, case .viewport(let overscan, let sizeMax) = range {
      let axis = snapshot.shownAxis
      return (
        viewport.visible(in: axis, sizeMax: sizeMax),
        viewport.held(in: axis, overscan: overscan, sizeMax: sizeMax)
      )
    }
    let visible = visibleWindow(of: range, in: snapshot)
    guard case .entries(_, _, let overscan) = range else { return (visible, visible) }
    let count = snapshot.pageEntryCount
    let extra = min(max(0, overscan), count)
    return (
      visible, max(0, visible.lowerBound - extra)..<min(count, visible.upperBound + extra)
    )
  }

  /// The range that begins with the entry the client has named, wherever it is by now.
  func range(from choice: FirstEntry, in snapshot: ViewSnapshot) -> Range {
    guard case .entries(_, let size, let overscan) = range else { return range }
    let chosen = Range.entries(first: choice.first, size: size, overscan: overscan)
    if choice.snapshot.viewRevision == snapshot.viewRevision { return chosen }
    let visible = visibleWindow(of: chosen, in: choice.snapshot)
    let first = firstEntry(of: visible, of: choice.snapshot, in: snapshot)
    return first.map { .entries(first: $0, size: size, overscan: overscan) } ?? chosen
  }

  /// Where a window of an older state begins in a newer one; nil where its index stays.
  func firstEntry(
    of visible: Swift.Range<Int>, of old: ViewSnapshot, in snapshot: ViewSnapshot
  ) -> Int? {
    if hold == .end, visible.upperBound >= old.pageEntryCount,
      case .entries(_, let size, _) = range
    {
      return max(0, snapshot.pageEntryCount - size)
    }
    guard hold != .index, old.orderStamp == snapshot.orderStamp else { return nil }
    return snapshot.place(ofAnchor: visible.lowerBound, heldIn: old)
  }

  /// The columns held, in order.
  fileprivate func windowColumns(
    in snapshot: ViewSnapshot, _ across: AcrossWindow?
  ) -> [Column] {
    var shown = snapshot.columns
    if let across, let places = snapshot.layout {
      let held = across.columns(in: places)
      shown = shown.filter { held.contains($0.number) }
    }
    guard let wanted = columns else { return shown }
    // What is named is held although the view does not show it.
    let all = Set(snapshot.columns.map(\.number))
    let schema = snapshot.table.content.schema
    return wanted.compactMap { number in
      all.contains(number) ? shown.first { $0.number == number } : schema[number]
    }
  }
}

/// A published state that has not been sent.
package struct PublishedState: Sendable {
  var snapshot: ViewSnapshot
  var causes: [ChangeCause]
  var authors: [Text]
  var hints: [Text]
  /// The first entry that the client has named for it.
  var choice: FirstEntry?
  /// Where the client's pointer was.
  var pointer: RowPointer?
  /// What was seen of the columns.
  var across: AcrossWindow?
  /// The row that windows keep in place.
  var anchor: UInt32?
  /// Where the viewport stood, if the window is one.
  var viewport: ViewportPosition?
}

extension [Text] {
  /// How many hints one update carries; older ones are left out.
  private static var hintsMax: Int { 16 }

  /// Adds hints, and lets the oldest go when there are too many.
  mutating func appendHints(_ hints: [Text]) {
    append(contentsOf: hints)
    if count > Self.hintsMax { removeFirst(count - Self.hintsMax) }
  }
}

/// An entry that a window is to begin with, named by its index within the page of a state. What
/// changes before that state is sent moves it, just as if it had been sent.
struct FirstEntry: Sendable {
  var first: Int
  var snapshot: ViewSnapshot

  init(_ first: Int, _ snapshot: ViewSnapshot) {
    self.first = first
    self.snapshot = snapshot
  }
}

/// Where a client's pointer is: on a row, and on one of its cells if the client tells that.
package struct RowPointer: Hashable, Sendable {
  /// The row.
  package var slot: UInt32
  /// The column.
  package var column: ColumnID?

  /// The pointer is on a row.
  package init(slot: UInt32, column: ColumnID? = nil) {
    self.slot = slot
    self.column = column
  }

  /// The pointer, if its row is on the page shown. O(log n).
  func kept(in snapshot: ViewSnapshot) -> RowPointer? {
    snapshot.pageIndex(of: .row(slot)) == nil ? nil : self
  }
}

/// What the client holds. Cells are not kept: changed ones are told by their stamps. Nothing of it
/// ever changes, so that a copy is one pointer.
final class Shadow: Sendable {
  let snapshot: ViewSnapshot
  let entries: WindowEntries
  /// The first entry held, as index within the page.
  let first: Int
  /// The window without overscan.
  let visible: Range<Int>
  let columns: [Column]
  /// What of it is selected.
  let selection: WindowSelection
  /// Where the pointer is.
  let pointer: RowPointer?
  /// What is seen of the columns.
  let across: AcrossWindow?
  /// What was told about its sections.
  let sections: [SectionInfo]
  /// Where the viewport stands, if the window is one.
  let viewport: WindowViewport?

  /// The entries held of a published state. O(log n + entries · columns).
  init(_ published: PublishedState, held: Range<Int>, visible: Range<Int>, columns: [Column]) {
    let snapshot = published.snapshot
    self.snapshot = snapshot
    pointer = published.pointer
    across = published.across
    viewport = published.viewport.map {
      WindowViewport($0, first: held.lowerBound, in: snapshot)
    }
    entries = snapshot.entries(inPage: held)
    sections = snapshot.sectionInfos(of: entries)
    first = held.lowerBound
    self.visible = visible
    self.columns = columns
    selection = WindowSelection(snapshot.selection, slots: entries.slots, columns: columns)
  }

  var tableRevision: Revision { snapshot.table.revision }
  var slots: [UInt32] { entries.slots }
}

extension ViewSnapshot {
  /// Where the entry that was first in a window is now, as index within the page; its nearest
  /// survivor in the old order if it is gone; nil when none of the page survives.
  fileprivate func place(ofAnchor first: Int, heldIn old: ViewSnapshot) -> Int? {
    let count = old.pageEntryCount
    guard count > 0 else { return nil }
    let index = min(max(0, first), count - 1)
    func place(_ index: Int) -> Int? {
      guard (0..<count).contains(index) else { return nil }
      return pageIndex(of: old.entries(inPage: index..<index + 1)[0])
    }
    if let here = place(index) { return here }
    var distance = 1
    while index + distance < count || index - distance >= 0 {
      if let here = place(index + distance) ?? place(index - distance) { return here }
      distance += 1
    }
    return nil
  }
}
