import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// The state of a subscription: its window, the content that the client has, and the state to send
/// next.
struct SubscriptionState: Sendable {
  /// The maximum number of unsent states that are kept separately before they are merged.
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
  /// The snapshot of the last update. A difference starts from it.
  var sent: ViewSnapshot?
  /// The content that the client has. It is newer than `sent` if nothing in the window has changed
  /// since.
  private(set) var shadow: Shadow?
  /// The first entry that the client has named for the latest state, until that is sent.
  var choice: FirstEntry?
  /// The styles that the client was sent.
  var sentStyles = SentStyles()
  /// The position of the client's pointer. In the latest state it is on the page.
  var pointer: RowPointer?
  /// The horizontal window in the latest state; nil: all columns are sent.
  var across: AcrossWindow?
  /// The position of the viewport in the latest state, if the window is one.
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

  /// Whether anything that is sent may depend on the position of the pointer.
  var readsPointer: Bool {
    if latest.table.rules?.readsView == true { return true }
    return spec.facets.contains(.styles) && !latest.state.styles.isEmpty
  }

  /// The next state to send, with its window; nil if everything is sent.
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

  /// Queues the latest state to be sent separately, unless too many are queued.
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
    var unsent = PublishedState(snapshot: latest, causes: causes, authors: authors, hints: hints)
    unsent.choice = choice
    unsent.pointer = pointer
    unsent.across = across
    unsent.viewport = viewport
    return unsent
  }

  // MARK: Windows

  /// The window that the client has after the latest state is sent.
  var latestWindow: Range<Int> {
    if let viewport { return spec.windows(in: latest, viewport).visible }
    let choice = choice ?? queue.last { $0.choice != nil }?.choice
    return spec.visibleWindow(
      of: choice.map { spec.range(from: $0, in: latest) } ?? spec.range, in: latest)
  }

  /// Called before a state with another order replaces one that was not sent: the window gets the
  /// index that it would have if that one had been sent.
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

  /// Moves the window's first entry to the current position of the anchor.
  private mutating func followAnchor(to snapshot: ViewSnapshot) {
    guard let shadow, case .entries(_, let size, let overscan) = spec.range,
      let first = spec.firstEntry(of: shadow.visible, of: shadow.snapshot, in: snapshot)
    else { return }
    spec.range = .entries(first: first, size: size, overscan: overscan)
  }
}

/// Windows on states of the view, as requested by clients.
extension WindowSpec {
  /// A range of the page, clamped to it; empty for a viewport.
  func visibleWindow(of range: Range, in snapshot: ViewSnapshot) -> Swift.Range<Int> {
    let count = snapshot.pageEntryCount
    switch range {
    case .all(let sizeMax): return 0..<min(count, sizeMax)
    case .viewport: return 0..<0  // computed from its position
    case .entries(let first, let size, _):
      let size = min(max(0, size), count)
      let first = min(max(0, first), count - size)
      return first..<first + size
    }
  }

  /// The requested window, clamped to the page, and the same window including overscan.
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

  /// The range that begins with the entry named by the client, at its current position.
  func range(from choice: FirstEntry, in snapshot: ViewSnapshot) -> Range {
    guard case .entries(_, let size, let overscan) = range else { return range }
    let chosen = Range.entries(first: choice.first, size: size, overscan: overscan)
    if choice.snapshot.viewRevision == snapshot.viewRevision { return chosen }
    let visible = visibleWindow(of: chosen, in: choice.snapshot)
    let first = firstEntry(of: visible, of: choice.snapshot, in: snapshot)
    return first.map { .entries(first: $0, size: size, overscan: overscan) } ?? chosen
  }

  /// The first index of an older state's window in a newer state; nil if its index is unchanged.
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

  /// The columns of the window, in order.
  fileprivate func windowColumns(
    in snapshot: ViewSnapshot, _ across: AcrossWindow?
  ) -> [Column] {
    var shown = snapshot.columns
    if let across, let places = snapshot.layout {
      let held = across.columns(in: places)
      shown = shown.filter { held.contains($0.number) }
    }
    guard let wanted = columns else { return shown }
    // A named column is sent even if the view does not show it.
    let all = Set(snapshot.columns.map(\.number))
    let schema = snapshot.table.content.schema
    return wanted.compactMap { number in
      all.contains(number) ? shown.first { $0.number == number } : schema[number]
    }
  }
}

/// A published state that has not been sent.
package struct PublishedState: Sendable {
  /// What the view showed.
  package var snapshot: ViewSnapshot
  /// Why the view changed.
  package var causes: [ChangeCause]
  /// Who caused them.
  package var authors: [Text]
  /// What clients wanted told with the changes.
  package var hints: [Text]
  /// The first entry that the client has named for it.
  var choice: FirstEntry?
  /// The position of the client's pointer.
  var pointer: RowPointer?
  /// The horizontal window.
  var across: AcrossWindow?
  /// The row that windows keep in place.
  package var anchor: UInt32?
  /// The position of the viewport, if the window is one.
  var viewport: ViewportPosition?

  /// A state to be sent, why and by whom it changed, and the row that windows keep in place.
  package init(
    snapshot: ViewSnapshot, causes: [ChangeCause], authors: [Text], hints: [Text],
    anchor: UInt32? = nil
  ) {
    self.snapshot = snapshot
    self.causes = causes
    self.authors = authors
    self.hints = hints
    self.anchor = anchor
  }
}

extension [Text] {
  /// The maximum number of hints in one update. Older ones are left out.
  private static var hintsMax: Int { 16 }

  /// Adds hints, and drops the oldest if there are too many.
  package mutating func appendHints(_ hints: [Text]) {
    append(contentsOf: hints)
    if count > Self.hintsMax { removeFirst(count - Self.hintsMax) }
  }
}

/// The entry with which a window is to begin, by its index within the page of a state. Changes
/// before that state is sent move it, as if it had been sent.
struct FirstEntry: Sendable {
  var first: Int
  var snapshot: ViewSnapshot

  init(_ first: Int, _ snapshot: ViewSnapshot) {
    self.first = first
    self.snapshot = snapshot
  }
}

/// The content that the client has. Cells are not stored; changed ones are found by their
/// revisions. It is immutable, so that a copy is one pointer.
final class Shadow: Sendable {
  let snapshot: ViewSnapshot
  let entries: WindowEntries
  /// The first entry, as index within the page.
  let first: Int
  /// The window without overscan.
  let visible: Range<Int>
  let columns: [Column]
  /// The selection within it.
  let selection: WindowSelection
  /// The position of the pointer.
  let pointer: RowPointer?
  /// The horizontal window.
  let across: AcrossWindow?
  /// The information about its sections.
  let sections: [SectionInfo]
  /// The viewport, if the window is one.
  let viewport: WindowViewport?

  /// The entries of a published state. O(log n + entries · columns).
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
  /// The current index within the page of the entry that was first in a window. If it was removed,
  /// that of the nearest remaining one in the old order; nil if none of the page remains.
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
