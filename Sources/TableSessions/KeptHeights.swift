import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// What the heights of all rows of a view are found by.
struct HeightKey: Equatable {
  private var sizing: RowSizing
  private var variety: RowVariety
  private var standard: RowSize
  private var sourceChange: Revision?
  private var texts: Texts?
  private var rules: Rules?

  /// What wrapping depends on.
  private struct Texts: Equatable {
    var metrics: TextMetrics?
    /// Whether widths are estimates does not matter while they are the same.
    var widths: [LayoutLength]?
    var columns: [Column]
    var nullDefaults: [ColumnNumber: Cell]
  }

  /// What declared heights depend on.
  private struct Rules: Equatable {
    var declared: Revision?
    var columns: [Column]
    var parameters: [TableParameters]
    var sections: DeclaredSections?
    var source: SectionSource
  }

  init(_ measuring: EntryMeasuring) {
    let (state, table) = (measuring.snapshot.state, measuring.snapshot.table)
    sizing = measuring.sizing
    sizing.measuresAll = true
    sizing.quiet = RowSizing.standardQuiet
    sizing.deadline = RowSizing.standardDeadline
    sizing.asksClient = measuring.asksClient
    variety = measuring.variety
    standard = measuring.standard
    sourceChange = table.sourceChange
    if measuring.wraps || measuring.asksClient {
      texts = Texts(
        metrics: state.layout?.metrics,
        widths: measuring.snapshot.layout?.places.map(\.width.width),
        columns: measuring.snapshot.columns, nullDefaults: state.nullDefaults)
    }
    if table.rules != nil || table.hasTraits {
      rules = Rules(
        declared: table.lastDeclaration, columns: table.content.schema.columns,
        parameters: [state.parameters, table.parameters], sections: table.sections,
        source: state.sectionSource)
    }
  }
}

/// The heights of a view's entries at one state of it.
struct KeptHeights: Sendable {
  let key: HeightKey
  /// Measures rows of that state.
  private(set) var measuring: EntryMeasuring
  /// The heights of all rows of the table, shown or not.
  private(set) var rows: RowSizes
  /// The rows that have not been measured: what is known of them is an estimate.
  private(set) var pending = RowSet()
  /// The rows that have been looked at, and that the client has to be asked for.
  private(set) var awaited = RowSet()
  /// The lengths of all entries shown, with the spacing after each.
  private(set) var entries: ExtentTree
  /// Whether some height depends on more than its own row.
  private(set) var readsMore = false
  /// Which state of the view they are of, heights aside.
  private(set) var stamp: Int
  /// Where the entries stand as items, as it was found last.
  private var flow: KeptFlow?
  /// Counts changes of rows' sizes.
  private var sizesStamp = 0
  /// Which collections rows hold.
  private(set) var holders: [UInt32: Text] = [:]

  /// So many rows that changed are measured at once.
  private static let fewRowsMax = 1 << 12
  /// How many rows are read at once.
  private static let batchSize = 1 << 12
  /// How many rows are measured before what was found is put together.
  private static let groupSize = 1 << 17

  var table: TableState { measuring.snapshot.table }
  private var snapshot: ViewSnapshot { measuring.snapshot }

  /// Begins anew: nothing is measured yet. O(rows / 64), O(sections).
  ///
  /// - Parameters:
  ///   - stamp: Which state of the view it is.
  ///   - estimates: Heights that were found otherwise.
  init(_ key: HeightKey, _ measuring: EntryMeasuring, stamp: Int, estimates: KeptHeights?) {
    self.key = key
    self.measuring = measuring
    self.stamp = stamp
    rows = RowSizes(standard: measuring.standard)
    entries = ExtentTree()
    switch measuring.variety {
    case .none: break
    case .carrying:
      let order = table.order
      table.traits.forEachRun(in: 0..<SlotMap<RowTraits>.slotLimit) { slots, _ in
        for slot in slots where order.contains(UInt32(slot)) { pending.insert(UInt32(slot)) }
      }
    case .all:
      pending = RowSet(table.order)
      if let estimates, estimates.measuring.variety == .all { rows.others = estimates.rows.others }
    }
    if measuring.variety != .all {
      for slot in measuring.told.slots where table.order.contains(slot) { pending.insert(slot) }
    }
    rebuild()
  }

  /// What is told of them; nil where there are too many items. O(1) where all is measured, O(items)
  /// where items may stand elsewhere.
  ///
  /// - Parameter view: Which state of the view it is.
  mutating func told(at view: Revision) -> ViewHeights? {
    var heights = ViewHeights(
      entries: entries, spacing: measuring.spacing,
      isEstimate: measuring.isEstimate || shows(pending) || shows(awaited))
    guard let rules = measuring.itemRules else { return heights }
    let key = KeptFlow.Key(
      view: view, table: table.revision, page: snapshot.page, sizes: sizesStamp, rules: rules)
    if flow?.key != key { flow = KeptFlow(key: key, flow: measuring.flow(rows, by: rules)) }
    guard let found = flow?.flow else { return nil }
    heights.flow = found
    return heights
  }

  /// Whether one of some rows is on the page shown.
  private func shows(_ rows: RowSet) -> Bool {
    if rows.isEmpty { return false }
    if rows.count <= Self.fewRowsMax {
      var isFound = false
      rows.forEach { slot in
        isFound = snapshot.pageIndex(of: .row(slot)) != nil
        return !isFound
      }
      return isFound
    }
    var isFound = false
    snapshot.forEachRun(ofRows: snapshot.page.rows) { run in
      isFound = isFound || rows.intersects(run.start..<run.start + UInt32(run.count))
    }
    return isFound
  }

  private mutating func rebuild() {
    let count = snapshot.sections?.entryCount ?? snapshot.order.count
    entries = ExtentTree(runs: measuring.runs(rows, in: 0..<count))
  }

  // MARK: Measuring

  /// Measures what is not measured yet if that is little and in memory.
  mutating func measureFew(inlineRowsMax: Int) {
    guard !pending.isEmpty, pending.count <= inlineRowsMax, table.content.source.isResident else {
      return
    }
    var slots: [UInt32] = []
    pending.forEach { slot in
      slots.append(slot)
      return true
    }
    _ = measure(slots)
  }

  /// Measures rows; false where something would have to be read of a device.
  mutating func measure(_ slots: [UInt32]) -> Bool {
    guard let sizes = measuring.sizes(of: slots, mayBlock: table.content.source.isResident)
    else { return false }
    note(measuring, slots)
    readsMore = readsMore || measuring.readsMore
    var resized: [UInt32] = []
    for (slot, size) in zip(slots, sizes) where set(size, of: slot) { resized.append(slot) }
    resize(resized)
    return true
  }

  /// Takes what was found of a row: its size, or that the client has to be asked.
  ///
  /// - Returns: whether it has another height than before.
  private mutating func set(_ size: RowSize?, of slot: UInt32) -> Bool {
    pending.remove(slot)
    guard let size else {
      awaited.insert(slot)
      return false
    }
    awaited.remove(slot)
    return rows.set(size, of: slot)
  }

  /// Takes what the client has found rows to be; what that comes to for some of them is found anew,
  /// at once where nothing has to be read for it. Rows that the table has not got are passed over.
  /// O(rows · log n).
  mutating func take(_ told: ToldMeasures, of slots: [UInt32]) {
    measuring.told = told
    let slots = slots.filter { table.order.contains($0) }
    guard !slots.isEmpty, !measure(slots) else { return }
    for slot in slots { pending.insert(slot) }
  }

  /// Gives the rows that hold one of some collections its height; false where none of them is
  /// another. O(rows that hold any), O(log n) for each of these.
  mutating func hold(_ collections: [Text: LayoutLength], _ changed: Set<Text>) -> Bool {
    measuring.collections = collections
    let before = sizesStamp
    let slots = holders.filter { changed.contains($0.value) }.keys.sorted()
      .filter { table.order.contains($0) }
    if !measure(slots) {
      for slot in slots { pending.insert(slot) }
      return true
    }
    return sizesStamp != before
  }

  /// Takes over which collections rows hold that were just measured.
  private mutating func note(_ measured: EntryMeasuring, _ slots: [UInt32]) {
    if holders.isEmpty, measured.holders.isEmpty { return }
    for slot in slots { holders[slot] = measured.holders[slot] }
  }

  /// Gives the entries of rows their heights. O(rows · log n).
  private mutating func resize(_ slots: [UInt32]) {
    if !slots.isEmpty { sizesStamp += 1 }
    for slot in slots {
      guard let index = entryIndex(of: slot) else { continue }
      entries.set(rows[slot] + measuring.spacing, at: index)
    }
  }

  /// About how many bytes the heights take. O(nodes).
  var byteSize: Int {
    rows.byteSize + entries.byteSize + pending.byteSize + awaited.byteSize
      + holders.capacity * 64
  }

  private func entryIndex(of slot: UInt32) -> Int? {
    guard let index = snapshot.order.index(of: slot) else { return nil }
    guard let sections = snapshot.sections else { return index }
    return sections.place(ofRowAt: index).flatMap { $0.isShown ? $0.entry : nil }
  }

  /// The same with some rows measured, or all; nil when that was cancelled. May block on a file.
  func measured(
    _ some: [UInt32]?, _ parallel: ParallelLoop, _ cancellation: OrderCancellation
  ) -> KeptHeights? {
    var slots = some ?? []
    if some == nil {
      pending.forEach { slot in
        slots.append(slot)
        return true
      }
    }
    // A few batches at a time, so that what they find is never held twice for all rows.
    var result = self
    for first in stride(from: 0, to: slots.count, by: Self.groupSize) {
      let group = slots[first..<min(first + Self.groupSize, slots.count)]
      let found = measuredBatches(of: group, parallel, cancellation)
      if cancellation.isCancelled { return nil }
      for (number, batch) in found.enumerated() {
        result.readsMore = result.readsMore || batch.measuring.readsMore
        let rows = group.dropFirst(number * Self.batchSize).prefix(Self.batchSize)
        result.note(batch.measuring, Array(rows))
        for (slot, size) in zip(rows, batch.sizes) { _ = result.set(size, of: slot) }
      }
    }
    if some == nil {
      result.pending = RowSet()
    } else {
      slots.forEach { result.pending.remove($0) }
    }
    result.sizesStamp += 1
    result.rebuild()
    return result
  }

  /// How large rows were found to be, a batch to a worker.
  private func measuredBatches(
    of slots: ArraySlice<UInt32>, _ parallel: ParallelLoop, _ cancellation: OrderCancellation
  ) -> [(sizes: [RowSize?], measuring: EntryMeasuring)] {
    let starts = Array(stride(from: slots.startIndex, to: slots.endIndex, by: Self.batchSize))
    return Parallel.map(starts.count, parallel) { batch in
      let rows = Array(slots[starts[batch]..<min(starts[batch] + Self.batchSize, slots.endIndex)])
      var measuring = measuring
      if cancellation.isCancelled { return (sizes: [], measuring: measuring) }
      return (measuring.sizes(of: rows, mayBlock: true) ?? [], measuring)
    }
  }

  // MARK: Steps

  /// The heights at a newer state of the view. O(changes · log n) where it came from this one.
  ///
  /// - Parameters:
  ///   - stamp: Which state it is.
  ///   - changes: What became of the table's rows since.
  ///   - forgotten: Rows of which what the client told does not hold any more.
  ///   - mayRegroup: Whether rows may be in other sections because of other rows.
  func advanced(
    to new: EntryMeasuring, stamp: Int, _ changes: RowChanges, forgotten: [UInt32],
    mayRegroup: Bool
  ) -> KeptHeights {
    var next = self
    next.measuring = new
    next.stamp = stamp
    var touched = Set(changes.changedRows)
    touched.formUnion(changes.inserted)
    touched.formUnion(changes.retold)
    let written = touched
    touched.formUnion(new.snapshot.drafts.changes(since: snapshot.drafts).lazy.map(\.slot))
    if new.variety == .none { touched = [] }
    touched.formUnion(forgotten)
    for slot in changes.removed {
      next.pending.remove(slot)
      next.awaited.remove(slot)
      // A row that comes back is measured anew.
      _ = next.rows.set(new.standard, of: slot)
      if !next.holders.isEmpty { next.holders[slot] = nil }
    }
    for slot in forgotten where !new.snapshot.table.order.contains(slot) {
      _ = next.rows.set(new.standard, of: slot)
    }
    if new.variety == .all, let appended = changes.appendedSourceRows {
      for slot in appended where new.snapshot.table.order.contains(slot) {
        next.pending.insert(slot)
      }
    }
    var resized: [UInt32] = []
    if !touched.isEmpty {
      resized = next.remeasure(touched.filter { new.snapshot.table.order.contains($0) })
    }
    next.follow(from: snapshot, written, mayRegroup: mayRegroup)
    next.resize(resized)
    return next
  }

  /// Measures rows that changed, as far as that can be done at once; the others wait.
  ///
  /// - Returns: those of another height than before.
  private mutating func remeasure(_ touched: Set<UInt32>) -> [UInt32] {
    let slots = touched.sorted()
    guard slots.count <= Self.fewRowsMax,
      let sizes = measuring.sizes(of: slots, mayBlock: table.content.source.isResident)
    else {
      for slot in slots { pending.insert(slot) }
      return []
    }
    note(measuring, slots)
    readsMore = readsMore || measuring.readsMore
    return zip(slots, sizes).compactMap { set($1, of: $0) ? $0 : nil }
  }

  /// Puts the entries where they stand now, with the heights known of their rows.
  private mutating func follow(from old: ViewSnapshot, _ written: Set<UInt32>, mayRegroup: Bool) {
    var ranges = RowOrder.changedRanges(from: old.order, to: snapshot.order)
    guard old.sections != nil || snapshot.sections != nil else {
      return replace(ranges)
    }
    guard let before = old.sections, let now = snapshot.sections, !mayRegroup,
      before.isKeptInSteps(with: now), before.display == now.display,
      written.count <= Self.fewRowsMax
    else { return rebuild() }
    // A row may go to another section and stay between the same rows.
    ranges = ranges.joined(with: written, from: old.order, to: snapshot.order)
    replace(
      ranges.map { range in
        ChangedRange(
          old: before.entries(around: range.old), new: now.entries(around: range.new))
      })
    if entries.count != now.entryCount { rebuild() }
  }

  /// Replaces ranges of entries by those that stand there now.
  private mutating func replace(_ ranges: [ChangedRange]) {
    for range in ranges.reversed() {
      entries.replace(range.old, with: measuring.runs(rows, in: range.new))
    }
  }
}

extension SectionIndex {
  /// The entries between the row before some rows of the order and the row behind them. O(log n).
  fileprivate func entries(around rows: Range<Int>) -> Range<Int> {
    var start = 0
    if rows.lowerBound > 0, let left = place(ofRowAt: rows.lowerBound - 1) {
      start = left.entry + (left.isShown ? 1 : 0)
    }
    let end = place(ofRowAt: rows.upperBound)?.entry ?? entryCount
    return start..<max(start, end)
  }
}

extension [ChangedRange] {
  /// These ranges, and those of single rows that stand in both orders; ranges that touch are one.
  fileprivate func joined(
    with slots: Set<UInt32>, from old: RowOrder, to new: RowOrder
  ) -> [ChangedRange] {
    var all = self
    for slot in slots {
      guard let before = old.index(of: slot), let now = new.index(of: slot),
        !contains(where: { $0.old.contains(before) || $0.new.contains(now) })
      else { continue }
      all.append(ChangedRange(old: before..<before + 1, new: now..<now + 1))
    }
    all.sort { ($0.old.lowerBound, $0.new.lowerBound) < ($1.old.lowerBound, $1.new.lowerBound) }
    var joined: [ChangedRange] = []
    for range in all {
      if let last = joined.last, last.old.upperBound >= range.old.lowerBound {
        joined[joined.count - 1] = ChangedRange(
          old: last.old.lowerBound..<Swift.max(last.old.upperBound, range.old.upperBound),
          new: last.new.lowerBound..<Swift.max(last.new.upperBound, range.new.upperBound))
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
