import JSONText
import WireProtocol

/// Why an update could not be applied. Use `view/resync` to recover.
package enum ReplicaError: Error, Hashable, Sendable {
  /// The update belongs to another subscription.
  case otherSubscription(WireText)
  /// An update is missing.
  case gap(expected: Int, got: Int)
  /// The update does not start from the replica's state.
  case otherStart(held: Int?, from: Int?)
  /// A part is out of order.
  case badPart(String)
  /// An index that does not exist.
  case badIndex(String)
}

/// A replica of a window, which is maintained by applying `view/update` events
/// (`Protocol/guide/open-and-watch.md`).
package struct Replica: Sendable {
  /// The subscription.
  package let subscription: WireText
  /// The entries shown.
  package private(set) var contents = WindowContents()
  /// The view's counts.
  package private(set) var counts = WireCounts(
    source: 0, filtered: 0, pages: 1, pageIndex: 0, pageSize: nil, pageStart: 0, pageEnd: 0)
  /// The window within the page.
  package private(set) var window = WireRange(first: 0, size: 0)
  /// The selection within the window.
  package private(set) var selection = WireWindowSelection()
  /// The footers of columns, by column.
  package private(set) var footers: [WireText: JSONView] = [:]
  /// The horizontal layout; nil if the view requests no layout. Its `columns` may be missing.
  package private(set) var layout: JSONView?
  /// The `columns` of the current layout, from the last update that contained them; nil without a
  /// layout.
  package private(set) var layoutColumns: JSONView?
  /// The horizontal viewport; nil if the window has all columns.
  package private(set) var across: JSONView?
  /// The heights of the entries, from the first on; empty if they are not requested.
  package private(set) var heights: [WireHeightRun] = []
  /// The frames of the entries as items of a collection; empty for other views.
  package private(set) var items: [WireItemFrame] = []
  /// The viewport of a window by offsets; nil for other windows.
  package private(set) var viewport: WireViewport?
  /// `ready` or `pending`.
  package private(set) var orderState: WireText = []
  /// The current view revision; nil before the first reset.
  package private(set) var viewRevision: Int?
  /// The current table revision.
  package private(set) var revision = 0
  /// The `seq` of the last event applied.
  package private(set) var seq = 0
  private var gathered: ViewUpdate?

  /// A replica that expects its first reset.
  package init(subscription: WireText) {
    self.subscription = subscription
  }

  /// Applies an event. Returns true if the window has changed, and false for a part other than the
  /// last. After an error the replica keeps its content and expects a reset.
  @discardableResult
  package mutating func apply(_ update: ViewUpdate) throws(ReplicaError) -> Bool {
    guard update.subscription == subscription else {
      throw .otherSubscription(update.subscription)
    }
    let expected = seq + 1
    seq = update.seq
    guard update.seq == expected else {
      gathered = nil
      viewRevision = nil
      throw .gap(expected: expected, got: update.seq)
    }
    do throws(ReplicaError) {
      guard let whole = try gather(update) else { return false }
      try show(whole)
      return true
    } catch {
      gathered = nil
      viewRevision = nil
      throw error
    }
  }

  /// Combines the parts of an update. Returns nil while some are missing.
  private mutating func gather(_ update: ViewUpdate) throws(ReplicaError) -> ViewUpdate? {
    guard var whole = gathered else {
      guard update.part ?? 0 == 0 else { throw .badPart("part \(update.part ?? 0) first") }
      if update.isLast { return update }
      gathered = update
      return nil
    }
    guard let part = update.part, part == (whole.part ?? 0) + 1, update.to == whole.to else {
      throw .badPart("part \(update.part ?? -1) after \(whole.part ?? 0)")
    }
    whole.append(update)
    gathered = update.isLast ? nil : whole
    return update.isLast ? whole : nil
  }

  private mutating func show(_ update: ViewUpdate) throws(ReplicaError) {
    if let reset = update.reset {
      guard update.from == nil else { throw .otherStart(held: nil, from: update.from) }
      contents = WindowContents(columns: update.columns ?? contents.columns, rows: reset)
    } else {
      guard viewRevision != nil, update.from == viewRevision else {
        throw .otherStart(held: viewRevision, from: update.from)
      }
      var changed = contents
      if let columns = update.columns { changed.setColumns(columns) }
      if let diff = update.diff { try changed.apply(diff) }
      contents = changed
    }
    contents.take(update.sections)
    contents.forgetSections()
    if let told = update.counts { counts = told }
    if let told = update.window { window = told }
    if let told = update.orderState { orderState = told }
    if update.reset != nil { selection = WireWindowSelection() }
    if let told = update.selection { selection = told }
    if update.reset != nil {
      (footers, layout, heights, items, viewport, across) = ([:], nil, [], [], nil, nil)
      layoutColumns = nil
    }
    if let told = update.heights { heights = told }
    if let told = update.frames { items = told }
    if let told = update.viewport { viewport = told }
    if !update.layout.isAbsent {
      layout = update.layout.value
      layoutColumns = layout.flatMap { $0.member("columns") ?? layoutColumns }
    }
    if !update.across.isAbsent { across = update.across.value }
    if let told = update.footers { footers = told }
    viewRevision = update.to
    revision = update.revision
  }
}

extension Replica {
  /// For a window by offsets: the offset and the height of each entry, in units.
  package var frames: [(offset: Double, height: Double)] {
    guard let viewport else { return [] }
    var (offset, frames) = (viewport.top, [(offset: Double, height: Double)]())
    func add(_ height: Double) {
      frames.append((offset, height))
      offset += height + viewport.spacing
    }
    if heights.isEmpty { for _ in contents.keys { add(1) } }
    for run in heights {
      for _ in 0..<min(run.count, contents.keys.count - frames.count) { add(run.height) }
    }
    return frames
  }
}

extension ViewUpdate {
  /// Adds the content of the next part.
  fileprivate mutating func append(_ next: ViewUpdate) {
    part = next.part
    sections += next.sections
    isLast = next.isLast
    heights = next.heights ?? heights
    frames = next.frames ?? frames
    viewport = next.viewport ?? viewport
    if let more = next.reset {
      reset = (reset ?? WireRows()).appending(more)
    }
    guard let more = next.diff else { return }
    var whole = diff ?? WireDiff()
    whole.deletes += more.deletes
    whole.moves += more.moves
    whole.insertRuns += more.insertRuns
    whole.inserts = whole.inserts.appending(more.inserts)
    whole.updates += more.updates
    whole.scrolledOut += more.scrolledOut
    whole.scrolledIn += more.scrolledIn
    diff = whole
  }
}

extension WireRows {
  fileprivate func appending(_ more: WireRows) -> WireRows {
    var whole = self
    whole.keys += more.keys
    whole.blocks += more.blocks
    return whole
  }
}
