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
  /// The numbers of updates.
  var numbers = UpdateNumbers()
  /// The styles that the client was sent.
  var sentStyles = SentStyles()
  /// The position of the client's pointer. In the latest state it is on the page.
  var pointer: RowPointer?
  /// The horizontal window in the latest state; nil: all columns are sent.
  var across: AcrossWindow?
  /// Where the window begins that the client has.
  private var held: WindowPosition
  /// Where it is to begin in the latest state, if that was named; of a viewport always.
  private var wanted: WindowPosition?

  init(spec: WindowSpec, latest: ViewSnapshot, viewport: ViewportPosition? = nil) {
    self.spec = spec
    self.latest = latest
    across = spec.across
    across?.settle(in: latest.layout)
    held = WindowPosition(spec.range, viewport, in: latest)
    wanted = held
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
    held = (published.position ?? held).resolved(in: snapshot, spec)
    let old = shadow
    let new = Shadow(
      published, held: held.held(in: snapshot, spec.range),
      visible: held.visible(in: snapshot, spec.range),
      columns: spec.windowColumns(in: snapshot, published.across))
    shadow = new
    numbers.take()
    defer { isResetDue = false }
    return SubscriptionStep(
      published: published, old: old, new: new, isReset: isResetDue, hasCells: spec.hasCells,
      options: spec.facets, ellipsis: spec.ellipsis, sentStyles: sentStyles,
      sentRevision: sent?.viewRevision)
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
      if case .entries = wanted { wanted = nil }
      isDirty = false
      numbers.isPromised = false
    }
    var unsent = PublishedState(snapshot: latest, causes: causes, authors: authors, hints: hints)
    unsent.position = wanted
    unsent.pointer = pointer
    unsent.across = across
    unsent.isPromised = numbers.isPromised
    return unsent
  }

  // MARK: Where the window begins

  /// Where it begins in the latest state.
  var position: WindowPosition {
    let named = wanted ?? queue.last { $0.position != nil }?.position
    return (named ?? held).resolved(in: latest, spec)
  }

  /// The window that the client has after the latest state is sent.
  var latestWindow: Range<Int> { position.visible(in: latest, spec.range) }

  /// The position of the viewport in the latest state, if the window is one.
  var viewport: ViewportPosition? {
    get { wanted?.viewport }
    set { if let newValue { wanted = .viewport(newValue) } }
  }

  /// Names the entry that the window begins with, by its index in the latest state.
  mutating func name(first: Int) {
    guard case .entries(_, let size, _) = spec.range else { return }
    wanted = .entries(EntryPosition(first, size: size, in: latest))
  }

  /// Follows a newer state of the view.
  ///
  /// A window that was not sent keeps the index that it would have if the latest state had been sent,
  /// where the newer one is in another order.
  ///
  /// - Parameter row: A row that keeps its place in the window, or that enters it.
  mutating func follow(_ next: ViewSnapshot, _ causes: [ChangeCause], keeping row: UInt32?) {
    var before: Int?
    if let row, let index = latest.pageIndex(of: .row(row)), case .entries = spec.range {
      let window = latestWindow
      if window.contains(index) { before = index - window.lowerBound }
    }
    let isReordered = isDirty && spec.hold == .entry && next.orderStamp != latest.orderStamp
    let settled = isReordered ? position : nil
    if var viewport {
      viewport.follow(
        from: latest, to: next, ViewportChange(from: latest, to: next, causes), keeping: row)
      self.viewport = viewport
    }
    latest = next
    if case .entries(let settled) = settled { name(first: settled.first) }
    guard let row, spec.hold != .index, case .entries = spec.range,
      let index = next.pageIndex(of: .row(row))
    else { return }
    if let before {
      name(first: max(0, index - before))
    } else if !latestWindow.contains(index) {
      name(first: index)
    }
  }
}

/// Windows on states of the view, as requested by clients.
extension WindowSpec {
  /// The columns of the window, in order. O(columns of the window) where these are named.
  fileprivate func windowColumns(
    in snapshot: ViewSnapshot, _ across: AcrossWindow?
  ) -> [Column] {
    let places = snapshot.layout
    let held = across.flatMap { across in places.map { across.columns(in: $0) } }
    guard let wanted = columns else {
      guard let held else { return snapshot.columns }
      return snapshot.columns.filter { held.contains($0.number) }
    }
    let schema = snapshot.table.content.schema
    let hidden = snapshot.state.hiddenColumns
    return wanted.compactMap { number in
      // A named column is sent even if the view does not show it.
      if let held, !held.contains(number), !hidden.contains(number) { return nil }
      return schema[number]
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
  /// The hints that clients attached to the changes.
  package var hints: [Text]
  /// The position of the client's pointer.
  var pointer: RowPointer?
  /// The horizontal window.
  var across: AcrossWindow?
  /// The row that windows keep in place.
  package var anchor: UInt32?
  /// Where the window is to begin, if that was named for it; of a viewport always.
  var position: WindowPosition?
  /// Whether it is sent even if nothing differs, because the answer to a request has its number.
  var isPromised = false

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
    viewport = published.position?.viewport.map {
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
