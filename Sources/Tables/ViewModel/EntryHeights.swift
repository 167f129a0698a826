import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewportLayout

/// Counters of the work done to maintain a view's heights.
struct HeightWork: Sendable, Equatable {
  /// The number of row measurements.
  var measured = 0
  /// The number of times that an entry's height was set, including uniform ones.
  var placed = 0
}

/// The heights of a view's entries in one state: what ``KeptHeights`` points to.
struct EntryHeights: Sendable {
  /// What they depend on, beside the cells.
  @Shared private(set) var key: HeightKey
  /// The inputs of section entries.
  @Shared private var headKey: HeadKey
  /// Measures rows of that state.
  private(set) var measuring: EntryMeasuring
  /// The heights of all rows of the table, shown or not.
  private(set) var rows: RowSizes
  /// The rows that have not been measured. Their heights are estimates.
  private(set) var pending = RowSet()
  /// The rows that have been examined and for which the client must be asked.
  private(set) var awaited = RowSet()
  /// The lengths of all entries shown, each with the spacing after it.
  private(set) var entries: ExtentTree
  /// For each entry 1 if its row has not been measured or must be requested from the client,
  /// otherwise 0. Empty if there is no such row.
  private var open = ExtentTree()
  /// Rows whose value in ``open`` may have changed since it was last updated.
  private var turned: [UInt32] = []
  /// The work done so far, including that of earlier states.
  private(set) var work = HeightWork()
  /// The inputs of heights beyond their own row.
  private(set) var readElsewhere = ReadElsewhere()
  /// The number of the view's state, ignoring heights.
  private(set) var stamp: Int
  /// The last computed layout of items.
  @Shared private var flow: KeptFlow? = nil
  /// Counts changes of rows' sizes.
  private var sizesStamp = 0
  /// The collections in rows.
  private(set) var holders: [UInt32: Text] = [:]

  /// The maximum number of changed rows that are measured at once.
  private static let fewRowsMax = 1 << 12
  /// The number of rows that are read together.
  private static let batchSize = 1 << 12
  /// The number of rows that are measured before results are merged.
  private static let groupSize = 1 << 17

  /// The table that they are of.
  var table: TableState { measuring.snapshot.table }
  private var snapshot: ViewSnapshot { measuring.snapshot }

  /// Starts without measurements. O(rows / 64), O(sections).
  ///
  /// - Parameters:
  ///   - stamp: The number of the view's state.
  ///   - estimates: Heights of an earlier state, used as estimates.
  init(_ key: HeightKey, _ measuring: EntryMeasuring, stamp: Int, estimates: EntryHeights?) {
    self.key = key
    headKey = HeadKey(measuring)
    work = estimates?.work ?? HeightWork()
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

  /// The heights for a snapshot; nil if there are too many items. O(log n); O(items) if the layout
  /// of items may have changed.
  ///
  /// - Parameter view: The view revision.
  mutating func told(at view: Revision) -> ViewHeights? {
    var heights = lines
    guard let rules = measuring.itemRules else { return heights }
    let key = KeptFlow.Key(
      view: view, table: table.revision, page: snapshot.page, sizes: sizesStamp, rules: rules)
    if flow?.key != key { flow = KeptFlow(key: key, flow: measuring.flow(rows, by: rules)) }
    guard let found = flow?.flow else { return nil }
    heights.flow = found
    return heights
  }

  /// The heights for a snapshot whose entries stand below each other. O(log n).
  var lines: ViewHeights {
    ViewHeights(
      entries: entries, spacing: measuring.spacing, isEstimate: measuring.isEstimate || showsOpen)
  }

  /// Whether the page shown has a row that is not measured or must be requested from the client.
  /// O(log n).
  private var showsOpen: Bool {
    if open.total == 0 { return false }
    let page = snapshot.entries(of: snapshot.page).range
    return open.offset(of: page.upperBound) > open.offset(of: page.lowerBound)
  }

  private mutating func rebuild() {
    let count = snapshot.sections?.entryCount ?? snapshot.order.count
    work.placed += count
    entries = ExtentTree(runs: measuring.runs(rows, in: 0..<count))
    turned = []
    open = hasOpen ? ExtentTree(runs: openRuns(in: 0..<count)) : ExtentTree()
  }

  // MARK: Open rows

  private var hasOpen: Bool { !pending.isEmpty || !awaited.isEmpty }

  private func isOpen(_ slot: UInt32) -> Bool { pending.contains(slot) || awaited.contains(slot) }

  /// Records that a row must be measured.
  private mutating func wait(for slot: UInt32) {
    if pending.insert(slot) { turned.append(slot) }
  }

  /// Records that nothing about a row is open any more.
  private mutating func drop(_ slot: UInt32) {
    let wasOpen = isOpen(slot)
    pending.remove(slot)
    awaited.remove(slot)
    if wasOpen { turned.append(slot) }
  }

  /// Updates ``open`` for the recorded rows. O(log n) each.
  private mutating func count() {
    let slots = turned
    turned = []
    guard hasOpen else {
      open = ExtentTree()
      return
    }
    if open.count == 0 {
      var runs: [ExtentRun] = []
      runs.add(entries.count, 0)
      open = ExtentTree(runs: runs)
    }
    for slot in slots {
      guard let index = entryIndex(of: slot) else { continue }
      work.placed += 1
      open.set(isOpen(slot) ? 1 : 0, at: index)
    }
  }

  /// The open entries in a range. O(log n + entries / 64 + runs).
  private func openRuns(in range: Range<Int>) -> [ExtentRun] {
    var runs: [ExtentRun] = []
    func add(_ rows: Range<Int>) {
      snapshot.order.forEachRun(in: rows) { run in
        let slots = run.start..<run.start + UInt32(run.count)
        var left = run.count
        for (one, other) in zip(pending.words(in: slots), awaited.words(in: slots)) {
          runs.add(bits: one | other, count: min(64, left))
          left -= 64
        }
      }
    }
    guard let sections = snapshot.sections else {
      add(range)
      return runs
    }
    for item in sections.items(in: range) {
      switch item {
      case .section: runs.add(1, 0)
      case .rows(let rows): add(rows)
      }
    }
    return runs
  }

  // MARK: Measuring

  /// Measures the unmeasured rows, if they are few and in memory.
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

  /// Measures rows. Returns false if a device would have to be read.
  mutating func measure(_ slots: [UInt32]) -> Bool {
    guard let sizes = measuring.sizes(of: slots, mayBlock: table.content.source.isResident)
    else { return false }
    work.measured += slots.count
    note(measuring, slots)
    readElsewhere.formUnion(measuring.readElsewhere)
    var resized: [UInt32] = []
    for (slot, size) in zip(slots, sizes) where set(size, of: slot) { resized.append(slot) }
    resize(resized)
    count()
    return true
  }

  /// Stores the result for a row: its size, or that the client must be asked.
  ///
  /// - Returns: Whether its height changed.
  private mutating func set(_ size: RowSize?, of slot: UInt32) -> Bool {
    guard let size else {
      if !isOpen(slot) { turned.append(slot) }
      pending.remove(slot)
      awaited.insert(slot)
      return false
    }
    drop(slot)
    return rows.set(size, of: slot)
  }

  /// Stores the client's measurements. Affected rows are computed again, at once if nothing must be
  /// read. Rows that the table does not have are ignored. O(rows · log n).
  mutating func take(_ told: ClientMeasures, of slots: [UInt32]) {
    measuring.told = told
    let slots = slots.filter { table.order.contains($0) }
    guard !slots.isEmpty, !measure(slots) else { return }
    for slot in slots { wait(for: slot) }
    count()
  }

  /// Updates the rows that contain some collections. Returns false if no height changed. O(rows
  /// with collections), and O(log n) for each of these.
  mutating func hold(_ collections: [Text: LayoutLength], _ changed: Set<Text>) -> Bool {
    measuring.collections = collections
    let before = sizesStamp
    let slots = holders.filter { changed.contains($0.value) }.keys.sorted()
      .filter { table.order.contains($0) }
    if !measure(slots) {
      for slot in slots { wait(for: slot) }
      count()
      return true
    }
    return sizesStamp != before
  }

  /// Records the collections in rows that were just measured.
  private mutating func note(_ measured: EntryMeasuring, _ slots: [UInt32]) {
    if holders.isEmpty, measured.holders.isEmpty { return }
    for slot in slots { holders[slot] = measured.holders[slot] }
  }

  /// Updates the entries of rows to their heights. O(rows · log n).
  private mutating func resize(_ slots: [UInt32]) {
    if !slots.isEmpty { sizesStamp += 1 }
    for slot in slots {
      guard let index = entryIndex(of: slot) else { continue }
      work.placed += 1
      entries.set(rows[slot] + measuring.spacing, at: index)
    }
  }

  /// Approximate memory, in bytes. O(nodes).
  var byteSize: Int {
    rows.byteSize + entries.byteSize + open.byteSize + pending.byteSize + awaited.byteSize
      + holders.capacity * 64
  }

  private func entryIndex(of slot: UInt32) -> Int? {
    guard let index = snapshot.order.index(of: slot) else { return nil }
    guard let sections = snapshot.sections else { return index }
    return sections.place(ofRowAt: index).flatMap { $0.isShown ? $0.entry : nil }
  }

  /// A copy with some or all rows measured; nil if that was cancelled. May block on a file.
  func measured(
    _ some: [UInt32]?, _ parallel: ParallelLoop, _ cancellation: WorkCancellation
  ) -> EntryHeights? {
    var slots = some ?? []
    if some == nil {
      pending.forEach { slot in
        slots.append(slot)
        return true
      }
    }
    // A few batches at a time, so that their results are never in memory twice for all rows.
    var result = self
    result.work.measured += slots.count
    var resized: [UInt32] = []
    for first in stride(from: 0, to: slots.count, by: Self.groupSize) {
      let group = slots[first..<min(first + Self.groupSize, slots.count)]
      let found = measuredBatches(of: group, parallel, cancellation)
      if cancellation.isCancelled { return nil }
      for (number, batch) in found.enumerated() {
        result.readElsewhere.formUnion(batch.measuring.readElsewhere)
        let rows = group.dropFirst(number * Self.batchSize).prefix(Self.batchSize)
        result.note(batch.measuring, Array(rows))
        for (slot, size) in zip(rows, batch.sizes) where result.set(size, of: slot) {
          if some != nil { resized.append(slot) }
        }
      }
    }
    result.sizesStamp += 1
    guard let some else {
      result.pending = RowSet()
      result.rebuild()
      return result
    }
    for slot in some where result.pending.contains(slot) { result.drop(slot) }
    result.resize(resized)
    result.count()
    return result
  }

  /// The measured sizes of rows, one batch per worker.
  private func measuredBatches(
    of slots: ArraySlice<UInt32>, _ parallel: ParallelLoop, _ cancellation: WorkCancellation
  ) -> [(sizes: [RowSize?], measuring: EntryMeasuring)] {
    let starts = Array(stride(from: slots.startIndex, to: slots.endIndex, by: Self.batchSize))
    return Parallel.map(starts.count, parallel) { batch in
      let rows = Array(slots[starts[batch]..<min(starts[batch] + Self.batchSize, slots.endIndex)])
      var measuring = measuring
      if cancellation.isCancelled { return (sizes: [], measuring: measuring) }
      let sizes = measuring.sizes(
        of: rows, mayBlock: true, isCancelled: { cancellation.isCancelled })
      return (sizes ?? [], measuring)
    }
  }

  // MARK: Incremental update

  /// The heights in a newer state of the view. O(changes · log n) if that was derived from this
  /// one.
  ///
  /// - Parameters:
  ///   - stamp: The number of the new state.
  ///   - changes: The changes of the table's rows.
  ///   - forgotten: Rows whose reported height is not valid any more.
  ///   - mayRegroup: Whether rows may have changed their section because of other rows.
  func advanced(
    to new: EntryMeasuring, stamp: Int, _ changes: RowChanges, forgotten: [UInt32],
    mayRegroup: Bool
  ) -> EntryHeights {
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
      next.drop(slot)
      // A row that is inserted again is measured again.
      _ = next.rows.set(new.standard, of: slot)
      if !next.holders.isEmpty { next.holders[slot] = nil }
    }
    for slot in forgotten where !new.snapshot.table.order.contains(slot) {
      _ = next.rows.set(new.standard, of: slot)
    }
    if new.variety == .all, let appended = changes.appendedSourceRows {
      for slot in appended where new.snapshot.table.order.contains(slot) {
        next.wait(for: slot)
      }
    }
    var resized: [UInt32] = []
    if !touched.isEmpty {
      resized = next.remeasure(touched.filter { new.snapshot.table.order.contains($0) })
    }
    next.follow(from: snapshot, written, mayRegroup: mayRegroup)
    next.resize(resized)
    next.count()
    return next
  }

  /// Measures changed rows, as far as that is possible at once. The others wait.
  ///
  /// - Returns: Those whose height changed.
  private mutating func remeasure(_ touched: Set<UInt32>) -> [UInt32] {
    let slots = touched.sorted()
    guard slots.count <= Self.fewRowsMax,
      let sizes = measuring.sizes(of: slots, mayBlock: table.content.source.isResident)
    else {
      for slot in slots { wait(for: slot) }
      return []
    }
    work.measured += slots.count
    note(measuring, slots)
    readElsewhere.formUnion(measuring.readElsewhere)
    return zip(slots, sizes).compactMap { set($1, of: $0) ? $0 : nil }
  }

  /// Updates the entries to their current positions, with the known heights of their rows.
  private mutating func follow(from old: ViewSnapshot, _ written: Set<UInt32>, mayRegroup: Bool) {
    let heads = HeadKey(measuring)
    let hasOtherHeads = heads != headKey
    headKey = heads
    var ranges = RowOrder.changedRanges(from: old.order, to: snapshot.order)
    guard old.sections != nil || snapshot.sections != nil else {
      return replace(ranges)
    }
    guard let before = old.sections, let now = snapshot.sections, !mayRegroup, !hasOtherHeads,
      before.isKeptInSteps(with: now), written.count <= Self.fewRowsMax
    else { return rebuild() }
    if before.display != now.display {
      guard ranges.isEmpty, written.isEmpty, let folded = now.foldedEntries(since: before) else {
        return rebuild()
      }
      return replace(folded)
    }
    // A row may change its section and stay between the same rows.
    ranges = ranges.joined(with: written, from: old.order, to: snapshot.order)
    replace(
      ranges.map { range in
        ChangedRange(
          old: before.entries(around: range.old), new: now.entries(around: range.new))
      })
    if entries.count != now.entryCount { rebuild() }
  }

  /// Replaces ranges of entries by the current ones.
  private mutating func replace(_ ranges: [ChangedRange]) {
    for range in ranges.reversed() {
      work.placed += range.new.count
      entries.replace(range.old, with: measuring.runs(rows, in: range.new))
      if open.count > 0 { open.replace(range.old, with: openRuns(in: range.new)) }
    }
  }
}

extension TableState {
  /// The rows that compute their size by an expression of their own. O(rows with properties).
  package var rowsAskingForSizes: [UInt32] {
    var asking: [UInt32] = []
    traits.forEachRun(in: 0..<SlotMap<RowTraits>.slotLimit) { slots, carried in
      guard rowSizing.asks(carried) else { return }
      for slot in slots where order.contains(UInt32(slot)) { asking.append(UInt32(slot)) }
    }
    return asking
  }
}

extension SectionIndex {
  /// The entries of sections that were collapsed or expanded, if nothing else about the sections
  /// changed; otherwise nil. O(sections collapsed or expanded · log sections).
  fileprivate func foldedEntries(since old: SectionIndex) -> [ChangedRange]? {
    var same = old.display
    same.collapse = display.collapse
    guard same == display, old.display.collapse.isAll == display.collapse.isAll else { return nil }
    var folded: [ChangedRange] = []
    for path in display.collapse.difference(from: old.display.collapse) {
      // Others are inside a collapsed section and have no entries.
      guard let before = old.entries(of: path), let now = entries(of: path) else { continue }
      folded.append(ChangedRange(old: before, new: now))
    }
    folded.sort { $0.old.lowerBound < $1.old.lowerBound }
    var outermost: [ChangedRange] = []
    for range in folded where range.old.lowerBound >= outermost.last?.old.upperBound ?? 0 {
      outermost.append(range)
    }
    return outermost
  }

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

extension [ExtentRun] {
  /// Adds entries of length 1 for set bits and 0 for others; the lowest bit is the first.
  fileprivate mutating func add(bits: UInt64, count: Int) {
    var (rest, left) = (bits, count)
    while left > 0 {
      let isSet = rest & 1 == 1
      let length = Swift.min(left, (isSet ? ~rest : rest).trailingZeroBitCount)
      add(length, isSet ? 1 : 0)
      if length < left { rest >>= UInt64(length) }
      left -= length
    }
  }
}

extension [ChangedRange] {
  /// These ranges with those of single rows in both orders. Ranges that touch are merged.
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
