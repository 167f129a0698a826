import TableValues

extension CountedTree {
  // MARK: Inserting

  /// Inserts runs so that their first live row gets an index, which is clamped to 0...count.
  ///
  /// They are placed directly after the live row before that index, and so before any dead rows
  /// that follow it. At index 0 they come before everything. None of the slots may be in the order
  /// yet. O(log n + k).
  @specialized(where Summary == NoSummary)
  package mutating func insert(_ runs: [SlotRun], at index: Int) {
    insert(runs.map { LeafEntry($0) }, atTotal: totalPosition(before: index))
  }

  /// Inserts live slots, as ``insert(_:at:)-(_,_)`` does with runs. O(log n + k).
  @specialized(where Summary == NoSummary)
  package mutating func insert(slots: [UInt32], at index: Int) {
    insert(
      slots.map { LeafEntry(start: $0, extent: 1) }, atTotal: totalPosition(before: index))
  }

  /// Inserts runs directly after a row, dead or live; at the front for nil. O(log n + k).
  ///
  /// - Returns: False, without a change, if the row is not in the order.
  @specialized(where Summary == NoSummary)
  @discardableResult
  package mutating func insert(_ runs: [SlotRun], after slot: UInt32?) -> Bool {
    var position = 0
    if let slot {
      guard let total = totalIndex(of: slot) else { return false }
      position = total + 1
    }
    insert(runs.map { LeafEntry($0) }, atTotal: position)
    return true
  }

  /// Appends a run after all rows. If its slots follow the last run's, that run is extended. O(log
  /// n).
  @specialized(where Summary == NoSummary)
  package mutating func append(_ run: SlotRun) {
    insert([LeafEntry(run)], atTotal: root.totalCount)
  }

  /// Inserts single live slots.
  ///
  /// - Parameter sorted: In ascending order of index. Indices refer to the resulting order.
  @specialized(where Summary == NoSummary)
  package mutating func insert(sorted: [(index: Int, slot: UInt32)]) {
    for (index, slot) in sorted {
      insert([LeafEntry(start: slot, extent: 1)], atTotal: totalPosition(before: index))
    }
  }

  // MARK: Removing

  /// Removes a row completely, dead or live. Returns false if it is not in the order. O(log n).
  @specialized(where Summary == NoSummary)
  @discardableResult
  package mutating func remove(_ slot: UInt32) -> Bool {
    guard let place = place(of: slot) else { return false }
    apply(.remove(1), atTotal: place.total..<place.total + 1)
    return true
  }

  /// Removes rows completely. Slots that are not in the order are ignored. O(k log n).
  @specialized(where Summary == NoSummary)
  package mutating func remove(slots: [UInt32]) {
    for slot in slots { remove(slot) }
  }

  /// Removes rows with consecutive slots completely. Slots that are not in the order are ignored.
  /// O(log n + k) if they are adjacent in the order, else O(k log n).
  @specialized(where Summary == NoSummary)
  package mutating func remove(slots: Range<UInt32>) {
    guard let last = slots.last else { return }
    if let start = totalIndex(of: slots.lowerBound), let end = totalIndex(of: last),
      end - start == slots.count - 1
    {
      let rows = runs(inTotal: start..<end + 1)
      let isTogether = rows.allSatisfy { run in
        slots.contains(run.start) && run.count <= Int(slots.upperBound - run.start)
      }
      if isTogether { return apply(.remove(0), atTotal: start..<end + 1) }
    }
    for slot in slots { remove(slot) }
  }

  /// Removes the live rows of an index range. Dead rows between them stay. O(log n + k).
  @specialized(where Summary == NoSummary)
  package mutating func remove(at range: Range<Int>) {
    let range = range.clamped(to: 0..<root.liveCount)
    guard !range.isEmpty else { return }
    if root.liveCount == root.totalCount { return apply(.remove(0), atTotal: range) }
    var runs: [SlotRun] = []
    forEachRun(in: range) { runs.append($0) }
    for run in runs {
      guard let total = totalIndex(of: run.start) else { continue }
      apply(.remove(0), atTotal: total..<total + run.count)
    }
  }

  // MARK: Dead and live

  /// Makes a live row dead, in its place. Returns false if no live row has the slot. O(log n).
  @specialized(where Summary == NoSummary)
  @discardableResult
  package mutating func markDead(_ slot: UInt32) -> Bool { mark(slot, isLive: false) }

  /// Makes a dead row live, in its place. Returns false if no dead row has the slot. O(log n).
  @specialized(where Summary == NoSummary)
  @discardableResult
  package mutating func markLive(_ slot: UInt32) -> Bool { mark(slot, isLive: true) }

  private mutating func mark(_ slot: UInt32, isLive: Bool) -> Bool {
    guard let place = place(of: slot), place.isLive != isLive else { return false }
    apply(.mark(0, isLive: isLive), atTotal: place.total..<place.total + 1)
    return true
  }

  /// Makes the rows of a range of total positions dead or live. O(log n + k).
  @specialized(where Summary == NoSummary)
  package mutating func mark(inTotal range: Range<Int>, isLive: Bool) {
    apply(.mark(0, isLive: isLive), atTotal: range.clamped(to: 0..<root.totalCount))
  }

  // MARK: Moving

  /// Moves rows, in the order given, directly before a row that is not among them; nil means the
  /// end. O(k log n).
  ///
  /// Rows stay live or dead. Slots that are not in the order, and repetitions, are ignored. If the
  /// target is itself moved, the first row after it that stays is the target.
  ///
  /// - Returns: False, without a change, if the target is not in the order.
  @specialized(where Summary == NoSummary)
  @discardableResult
  package mutating func move(_ slots: [UInt32], before target: UInt32?) -> Bool {
    move(slots, to: target, step: 1)
  }

  /// Moves rows directly after a row; nil means the front. Otherwise like ``move(_:before:)``.
  @specialized(where Summary == NoSummary)
  @discardableResult
  package mutating func move(_ slots: [UInt32], after target: UInt32?) -> Bool {
    move(slots, to: target, step: -1)
  }

  private mutating func move(_ slots: [UInt32], to target: UInt32?, step: Int) -> Bool {
    var moved = Set<UInt32>()
    let slots = slots.filter { holds($0) && moved.insert($0).inserted }
    var stay = target
    if let target {
      guard var position = totalIndex(of: target) else { return false }
      while let slot = stay, moved.contains(slot) {
        position += step
        stay = row(atTotal: position)?.slot
      }
    }
    var entries: [LeafEntry] = []
    for slot in slots {
      guard let place = place(of: slot) else { continue }
      LeafEntry(SlotRun(start: slot, count: 1, isLive: place.isLive)).append(to: &entries)
      apply(.remove(0), atTotal: place.total..<place.total + 1)
    }
    var position = step > 0 ? root.totalCount : 0
    if let stay, let total = totalIndex(of: stay) { position = step > 0 ? total : total + 1 }
    insert(entries, atTotal: position)
    return true
  }

  // MARK: Shared parts

  private func totalPosition(before index: Int) -> Int {
    let index = min(index, root.liveCount)
    guard index > 0 else { return 0 }
    if root.liveCount == root.totalCount { return index }
    return (totalIndex(of: root.slot(atLive: index - 1)) ?? -1) + 1
  }

  private mutating func insert(_ entries: [LeafEntry], atTotal position: Int) {
    let entries = entries.filter { $0.count > 0 }
    if entries.isEmpty { return }
    assert(entries.allSatisfy { !holds($0.start) }, "a slot stands once in an order")
    if root.totalCount == 0 {
      var joined: [LeafEntry] = []
      for entry in entries { entry.append(to: &joined) }
      return build(joined)
    }
    var handled = 0
    grow(
      root.apply(
        .insert(entries), at: position, upper: .max, &ledger, handled: &handled))
  }

  /// Applies an edit leaf by leaf until a range of total positions is completed.
  private mutating func apply(_ edit: LeafEdit, atTotal range: Range<Int>) {
    var remaining = range.count
    var position = range.lowerBound
    while remaining > 0 {
      var handled = 0
      let step: LeafEdit
      switch edit {
      case .insert: return
      case .remove: step = .remove(remaining)
      case .mark(_, let isLive): step = .mark(remaining, isLive: isLive)
      }
      grow(root.apply(step, at: position, upper: .max, &ledger, handled: &handled))
      if case .mark = edit { position += handled }
      remaining -= handled
    }
  }

  /// Adds branches above an overflowing root, or removes superfluous ones. Redistributes labels if
  /// that is due.
  private mutating func grow(_ siblings: [TreeNode<Summary>]) {
    var level = siblings
    while !level.isEmpty {
      level.insert(root, at: 0)
      level =
        level.count <= ledger.fanOut
        ? [TreeNode(children: level)] : TreeNode.branches(of: level, fill: ledger.branchFill)
      root = level.removeFirst()
    }
    while root.children.count == 1 { root = root.children[0] }
    if root.totalCount == 0 {
      root.release(&ledger)
      root = TreeNode(leaf: ledger.newLeaf(label: 0))
    }
    if ledger.needsSpreading { spreadLabels() }
  }

  private mutating func spreadLabels() {
    var count: UInt64 = 0
    root.forEachLeaf { _ in count += 1 }
    let step = UInt64.max / (count + 1)
    var label: UInt64 = 0
    var labels = ledger.labels
    root.forEachLeaf { leaf in
      labels[Int(leaf.firstLeaf)] = label
      label += step
    }
    ledger.labels = labels
    ledger.needsSpreading = false
  }

  /// Fills an empty order leaf by leaf and then records the leaf of every slot. No entry may join
  /// the one before it.
  ///
  /// - Parameter isCancelled: Checked regularly. After a cancellation the order is unusable.
  mutating func build(_ entries: [LeafEntry], _ isCancelled: () -> Bool = { false }) {
    if entries.isEmpty { return }
    grow(root.fill(with: entries, &ledger))
    var halves = [LedgerHalf(first: 0), LedgerHalf(first: Int(RowSlot.firstInserted))]
    for (place, entry) in entries.enumerated() {
      if place % Self.cancellationEntries == 0, isCancelled() { return }
      halves[entry.half].add(entry)
    }
    writeLeaves(halves, isCancelled)
  }

  /// Fills the index from slot to leaf. Where slots are dense, it uses plain arrays: one for the
  /// source's slots, one for those of inserted rows.
  private mutating func writeLeaves(_ halves: [LedgerHalf], _ isCancelled: () -> Bool) {
    var stretches = halves.map { $0.stretch }
    var others: [(LeafEntry, UInt32)] = []
    var (leafCount, stops) = (0, false)
    root.forEachLeaf { leaf in
      if stops { return }
      leafCount += 1
      stops = leafCount % 64 == 0 && isCancelled()
      for index in 0..<leaf.entryCount {
        let entry = leaf.entry(index)
        let half = entry.half
        if halves[half].isCrowded {
          let start = entry.slots.lowerBound - halves[half].first
          for place in start..<start + entry.count {
            stretches[half].values[place] = leaf.firstLeaf
          }
        } else {
          others.append((entry, leaf.firstLeaf))
        }
      }
    }
    if stops { return }
    ledger.leaves = SlotMap(stretches)
    for (entry, leaf) in others { ledger.assign(entry, to: leaf) }
  }
}

/// The number of runs and the range of slots in one half of the slot space.
private struct LedgerHalf {
  /// The first slot in use, rounded down to the start of a block.
  private(set) var first: Int
  private var end: Int
  private var entryCount = 0

  init(first: Int) {
    self.first = first
    end = first
  }

  mutating func add(_ entry: LeafEntry) {
    let start = entry.slots.lowerBound & ~255
    first = entryCount == 0 ? start : min(first, start)
    entryCount += 1
    end = max(end, entry.slots.upperBound)
  }

  /// Whether writing every slot of the half into an array costs less than writing run by run.
  var isCrowded: Bool { entryCount > 256 && (end - first) / 64 <= entryCount }

  var stretch: SlotStretch<UInt32> {
    SlotStretch(first: first, count: isCrowded ? end - first : 0, absent: .max)
  }
}

extension LeafEntry {
  fileprivate var half: Int { start >= RowSlot.firstInserted ? 1 : 0 }
}
