import ColumnStorage
import RowPipeline
import RowTree
import Synchronization
import TableDiffing
import TableValues

/// One client's window on a view: what it holds (the shadow) and what it lacks.
///
/// The table's mailbox publishes frozen snapshots into it; the writer of the connection takes
/// updates out when there is room. Snapshots that nobody took are merged by being overwritten, so
/// a slow client gets fewer, larger updates and nothing queues.
package final class Subscription: Sendable {
  /// The id on the wire.
  package let id: String
  /// The view's id.
  package let view: String
  /// The table's id.
  package let table: String
  /// Whether every revision is sent, for recordings and tests.
  package let sendsEach: Bool

  private let state: Mutex<SubscriptionState>

  /// A subscription that has sent nothing; its first update is a reset.
  package init(
    id: String, view: String, table: String, spec: WindowSpec, sendsEach: Bool,
    snapshot: ViewSnapshot
  ) {
    self.id = id
    self.view = view
    self.table = table
    self.sendsEach = sendsEach
    state = Mutex(SubscriptionState(spec: spec, latest: snapshot))
  }

  /// Brings a newer state of the view. O(1).
  package func publish(_ snapshot: ViewSnapshot, causes: [ChangeCause], authors: [Text]) {
    state.withLock { state in
      if sendsEach, state.isDirty, state.queue.count < SubscriptionState.queueMax {
        state.queue.append(state.takeLatest())
      }
      state.latest = snapshot
      state.note(causes, authors)
      state.isDirty = true
    }
  }

  /// Makes the next update a reset.
  package func resync() {
    state.withLock { state in
      state.shadow = nil
      state.note([.watch], [])
      state.isDirty = true
    }
  }

  /// Ends the subscription: no update comes any more.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      state.isDirty = false
      state.queue = []
    }
  }

  /// Changes the window.
  ///
  /// - Returns: the first entry and the count that the window has now.
  package func scroll(
    first: Int?, size: Int?, columns: [ColumnNumber]??, hold: WindowSpec.Hold?
  ) -> Range<Int> {
    state.withLock { state in
      if case .entries(let oldFirst, let oldSize, let overscan) = state.spec.range {
        // An unsent content change moves the anchor first, so that the client's numbers win.
        state.spec.range = .entries(
          first: first ?? oldFirst, size: size ?? oldSize, overscan: overscan)
        if first != nil { state.isFirstChosen = true }
      }
      if let columns { state.spec.columns = columns }
      if let hold { state.spec.hold = hold }
      state.note([.scroll], [])
      state.isDirty = true
      return state.visibleWindow(in: state.latest)
    }
  }

  /// Whether there is something to send.
  package var isDirty: Bool { state.withLock { $0.isDirty } }

  /// Updates that wait to be sent: at most one, save where every revision is.
  package var pendingCount: Int {
    state.withLock { $0.queue.count + ($0.isDirty ? 1 : 0) }
  }

  /// How many table revisions the client lags behind.
  package var lag: Int {
    state.withLock { state in
      guard state.isDirty, let shadow = state.shadow else { return state.isDirty ? 1 : 0 }
      return state.latest.table.revision.rawValue - shadow.tableRevision.rawValue
    }
  }

  /// The snapshot that the client holds, or holds next, if it has this view revision.
  package func snapshot(at revision: Revision) -> ViewSnapshot? {
    state.withLock { state in
      if state.latest.viewRevision == revision { return state.latest }
      if let held = state.shadow?.snapshot, held.viewRevision == revision { return held }
      return nil
    }
  }

  /// Computes the next update and takes it for sent; nil when nothing differs.
  ///
  /// May read cells from a file. One thread at a time.
  package func nextUpdate() -> SubscriptionUpdate? {
    state.withLock { state in
      while state.isDirty {
        let step = state.queue.isEmpty ? state.takeLatest() : state.queue.removeFirst()
        if let update = state.update(to: step) { return update }
      }
      return nil
    }
  }
}

/// A published state that has not been sent.
private struct PublishedStep: Sendable {
  var snapshot: ViewSnapshot
  var causes: [ChangeCause]
  var authors: [Text]
  var isLatest: Bool
}

/// What the client holds. Cells are not kept: changed ones are told by their stamps.
private struct Shadow: Sendable {
  var snapshot: ViewSnapshot
  var slots: [UInt32]
  var first: Int
  var columns: [Column]

  var tableRevision: Revision { snapshot.table.revision }
}

private struct SubscriptionState: Sendable {
  static let queueMax = 4096

  var spec: WindowSpec
  var latest: ViewSnapshot
  var queue: [PublishedStep] = []
  var causes: [ChangeCause] = [.watch]
  var authors: [Text] = []
  var shadow: Shadow?
  var isDirty = true
  var isClosed = false
  /// The view revision of the last update sent; what a difference says it starts from.
  var sentRevision: Revision?
  /// Whether the client has named the first entry since the last update, so that it is no anchor.
  var isFirstChosen = true

  init(spec: WindowSpec, latest: ViewSnapshot) {
    self.spec = spec
    self.latest = latest
  }

  mutating func note(_ newCauses: [ChangeCause], _ newAuthors: [Text]) {
    for cause in newCauses where !causes.contains(cause) { causes.append(cause) }
    for author in newAuthors where !authors.contains(author) && authors.count < 16 {
      authors.append(author)
    }
  }

  mutating func takeLatest() -> PublishedStep {
    defer {
      causes = []
      authors = []
      isDirty = false
    }
    return PublishedStep(snapshot: latest, causes: causes, authors: authors, isLatest: true)
  }

  // MARK: Windows

  /// The window the client asked for, without overscan, clamped to the page.
  func visibleWindow(in snapshot: ViewSnapshot) -> Range<Int> {
    let count = snapshot.page.rows.count
    switch spec.range {
    case .all: return 0..<count
    case .entries(let first, let size, _):
      let size = min(max(0, size), count)
      let first = min(max(0, first), count - size)
      return first..<first + size
    }
  }

  /// The window held by the client, overscan included.
  func heldWindow(in snapshot: ViewSnapshot) -> Range<Int> {
    let visible = visibleWindow(in: snapshot)
    guard case .entries(_, _, let overscan) = spec.range else { return visible }
    let count = snapshot.page.rows.count
    let extra = min(max(0, overscan), count)
    return max(0, visible.lowerBound - extra)..<min(count, visible.upperBound + extra)
  }

  /// Moves the window's first entry to where the held one is now.
  mutating func followAnchor(to snapshot: ViewSnapshot) {
    defer { isFirstChosen = false }
    guard let shadow, case .entries(let first, let size, let overscan) = spec.range else { return }
    let old = shadow.snapshot
    if spec.hold == .end, first + size >= old.page.rows.count, !isFirstChosen {
      let end = max(0, snapshot.page.rows.count - size)
      spec.range = .entries(first: end, size: size, overscan: overscan)
      return
    }
    guard !isFirstChosen, spec.hold != .index, old.orderStamp == snapshot.orderStamp else { return }
    guard let anchored = snapshot.place(ofAnchor: first, heldIn: old) else { return }
    spec.range = .entries(first: anchored, size: size, overscan: overscan)
  }

  func windowColumns(in snapshot: ViewSnapshot) -> [Column] {
    let shown = snapshot.columns
    guard let wanted = spec.columns else { return shown }
    return wanted.compactMap { number in shown.first { $0.number == number } }
  }

  // MARK: Updates

  mutating func update(to step: PublishedStep) -> SubscriptionUpdate? {
    guard !isClosed else { return nil }
    let snapshot = step.snapshot
    followAnchor(to: snapshot)
    let held = heldWindow(in: snapshot)
    let slots = snapshot.slots(inPage: held)
    let columns = windowColumns(in: snapshot)
    let old = shadow
    shadow = Shadow(snapshot: snapshot, slots: slots, first: held.lowerBound, columns: columns)
    var update = SubscriptionUpdate(
      from: sentRevision, snapshot: snapshot, causes: step.causes,
      authors: step.authors, first: held.lowerBound, size: held.count,
      columns: old?.columns == columns ? nil : columns,
      body: .reset(keys: [], blocks: []))
    if let old, let difference = difference(from: old, to: snapshot, slots, columns) {
      update.body = .difference(difference)
      // Every merged change of the view is told, so that the client knows its revision.
      if difference.isEmpty, sentRevision == snapshot.viewRevision,
        old.isSame(as: snapshot, first: held.lowerBound, columns)
      {
        return nil
      }
    } else {
      let blocks = spec.hasCells ? snapshot.blocks(of: slots, columns) : []
      update.from = nil
      update.body = .reset(keys: slots.map { snapshot.table.keys.key(of: $0) }, blocks: blocks)
    }
    sentRevision = snapshot.viewRevision
    return update
  }

  /// The difference of two windows, or nil when a reset is smaller or the only way.
  private func difference(
    from old: Shadow, to snapshot: ViewSnapshot, _ slots: [UInt32], _ columns: [Column]
  ) -> WindowDifference? {
    guard old.columns == columns, old.snapshot.presentationStamp == snapshot.presentationStamp
    else { return nil }
    if let change = snapshot.table.sourceChange, change > old.tableRevision { return nil }
    let identities = snapshot.identities(of: slots, knownTo: old.snapshot)
    guard let order = try? OrderDiff(from: old.slots, to: identities) else { return nil }
    let insertedIndices = order.inserts.flatMap { Array($0) }
    if insertedIndices.count + order.moves.count / 4 >= slots.count, !slots.isEmpty { return nil }
    let inserted = insertedIndices.map { slots[$0] }
    let kept = Set(inserted)
    return WindowDifference(
      order: order,
      scrolledOut: runs(
        order.deletes.flatMap { Array($0) }.filter { index in
          snapshot.pageIndex(of: old.slots[index]) != nil
        }),
      scrolledIn: runs(
        insertedIndices.filter { index in
          old.snapshot.pageIndex(of: slots[index]) != nil
        }),
      insertedKeys: inserted.map { snapshot.table.keys.key(of: $0) },
      insertedBlocks: spec.hasCells && !inserted.isEmpty
        ? snapshot.blocks(of: inserted, columns) : [],
      updates: spec.hasCells
        ? snapshot.changedBlocks(
          slots, columns, since: old.tableRevision, except: kept, old: old.snapshot) : [])
  }
}

extension Shadow {
  /// Whether a snapshot shows the same counts, order state and window place.
  fileprivate func isSame(as other: ViewSnapshot, first: Int, _ columns: [Column]) -> Bool {
    self.first == first && self.columns == columns && snapshot.counts == other.counts
      && snapshot.isOrderReady == other.isOrderReady
      && snapshot.table.isComplete == other.table.isComplete
  }
}

extension WindowDifference {
  /// Whether nothing in the window differs.
  package var isEmpty: Bool { order.isEmpty && updates.isEmpty }
}

extension ViewSnapshot {
  /// Where the entry that was first in a window is now, as index within the page; its nearest
  /// survivor in the old order if it is gone; nil when none of the page survives.
  fileprivate func place(ofAnchor first: Int, heldIn old: ViewSnapshot) -> Int? {
    let page = old.page.rows
    guard !page.isEmpty else { return nil }
    let index = page.lowerBound + min(max(0, first), page.count - 1)
    guard let slot = old.order.slot(at: index) else { return nil }
    if let place = pageIndex(of: slot) { return place }
    var distance = 1
    while index + distance < page.upperBound || index - distance >= page.lowerBound {
      if index + distance < page.upperBound, let next = old.order.slot(at: index + distance),
        let place = pageIndex(of: next)
      {
        return place
      }
      if index - distance >= page.lowerBound, let previous = old.order.slot(at: index - distance),
        let place = pageIndex(of: previous)
      {
        return place
      }
      distance += 1
    }
    return nil
  }

  /// The slots, but a number of its own for a row whose key is not the one the client knows: it
  /// sees such a row as one that went and one that came.
  fileprivate func identities(of slots: [UInt32], knownTo old: ViewSnapshot) -> [UInt32] {
    guard !table.keys.isGiven else { return slots }
    return slots.indices.map { index in
      let slot = slots[index]
      guard table.row(slot, changedAfter: old.table.revision), old.table.order.holds(slot),
        table.keys.key(of: slot) != old.table.keys.key(of: slot)
      else { return slot }
      return RowSlot.firstEntry + UInt32(index)
    }
  }

  /// The cells of rows that changed after a table revision, by column; only columns with any.
  fileprivate func changedBlocks(
    _ slots: [UInt32], _ columns: [Column], since revision: Revision, except: Set<UInt32>,
    old: ViewSnapshot
  ) -> [CellBlock] {
    guard table.revision > revision else { return [] }
    let changed = slots.indices.filter { index in
      table.row(slots[index], changedAfter: revision) && !except.contains(slots[index])
    }
    guard !changed.isEmpty else { return [] }
    return columns.compactMap { column in
      let rows = changed.filter { index in
        table.content.cell(slot: slots[index], column: column.number, changedAfter: revision)
          && !isSame(slots[index], column, as: old)
      }
      guard !rows.isEmpty else { return nil }
      var block = blocks(of: rows.map { slots[$0] }, [column])[0]
      block.rows = rows
      return block
    }
  }
}

extension ViewSnapshot {
  /// Whether a cell that was written meanwhile holds what it held, as far as that can be told
  /// without reading a device.
  private func isSame(_ slot: UInt32, _ column: Column, as old: ViewSnapshot) -> Bool {
    let before = old.table.content.overlayCell(slot: slot, column: column.number)
    let now = table.content.overlayCell(slot: slot, column: column.number)
    if before?.cell == now?.cell { return true }
    guard table.content.source.isResident else { return false }
    let requests = [ColumnRequest(column.number, as: .values(column.type))]
    let cells = [old, self].map { $0.table.content.cells(of: [slot], requests)[0][0] }
    return cells[0].value == cells[1].value && cells[0].displayText == cells[1].displayText
  }
}

/// Joins rising numbers into runs.
private func runs(_ numbers: [Int]) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  for number in numbers {
    if let last = runs.last, last.upperBound == number {
      runs[runs.count - 1] = last.lowerBound..<number + 1
    } else {
      runs.append(number..<number + 1)
    }
  }
  return runs
}
