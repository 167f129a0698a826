import ColumnStorage
import RowPipeline
import RowTree
import TableDiffing
import TableValues

/// One step of a subscription: from what the client holds to a published state, both frozen.
struct SubscriptionStep: Sendable {
  var published: PublishedState
  var old: Shadow?
  var new: Shadow
  var isReset: Bool
  var hasCells: Bool
  var tellsAppearance: Bool
  var tellsKinds: Bool
  var tellsProblems: Bool
  var tellsSeparators: Bool
  var tellsStyles: Bool
  /// What the client knows of looks: before the update, then after it.
  var sentStyles: SentStyles
  var sentRevision: Revision?

  private var snapshot: ViewSnapshot { new.snapshot }

  /// What the client has to be told; nil when nothing that it sees differs. May block on a file.
  mutating func update() -> SubscriptionUpdate? {
    // What the client still knows when it gets this.
    let told = isReset ? nil : old
    var update = SubscriptionUpdate(
      from: sentRevision, snapshot: snapshot, causes: published.causes,
      authors: published.authors, hints: published.hints, first: new.first, size: new.slots.count,
      columns: told?.columns == new.columns ? nil : new.columns,
      body: .reset(keys: [], blocks: []))
    if new.selection != told?.selection ?? WindowSelection() {
      update.selection = new.selection
    }
    if snapshot.footers != told?.snapshot.footers ?? [] {
      update.footers = snapshot.footers
    }
    update.tellsLayout =
      snapshot.layout != told?.snapshot.layout || snapshot.extent != told?.snapshot.extent
    update.across = changedAcross(told)
    update.heights = changedHeights(told)
    update.frames = changedFrames(told)
    update.viewport = new.viewport == told?.viewport ? nil : new.viewport
    update.sections = changedSections(told)
    if tellsAppearance {
      let appearance = Appearance(from: old, to: new)
      if !appearance.isEmpty { update.appearance = appearance }
    }
    if tellsKinds, isReset || old?.sharesKinds(with: new) != true {
      let kinds = WindowKinds(of: new)
      if kinds != old.map({ WindowKinds(of: $0) }) ?? WindowKinds() { update.kinds = kinds }
    }
    update.problems = changedProblems
    if let old = told, let difference = difference(from: old) {
      if tellsSeparators {
        update.separators = WindowSeparators(of: new, since: old, inserts: difference.order.inserts)
      }
      update.styles = changedStyles(old, inserts: difference.order.inserts)
      // Every merged change of the view is told, so that the client knows its revision.
      if difference.isEmpty, update.sections.isEmpty, sentRevision == snapshot.viewRevision,
        old.isSame(as: new), update.appearance == nil, update.kinds == nil,
        update.problems == nil, update.separators == nil, update.heights == nil,
        update.frames == nil, update.styles == nil, update.across == nil, update.viewport == nil
      {
        return nil
      }
      update.body = .difference(difference)
    } else {
      let blocks = hasCells ? snapshot.quickBlocks(of: new.slots, new.columns) : []
      update.from = nil
      if new.selection.count > 0 { update.selection = new.selection }
      if !snapshot.footers.isEmpty { update.footers = snapshot.footers }
      update.tellsLayout = snapshot.layout != nil
      update.across = changedAcross(nil)
      if !isReset { (update.heights, update.frames) = (changedHeights(nil), changedFrames(nil)) }
      update.viewport = new.viewport
      update.sections = new.sections
      if tellsKinds {
        let kinds = update.kinds ?? WindowKinds(of: new)
        update.kinds = kinds.isEmpty ? nil : kinds
      }
      if tellsProblems {
        let problems = update.problems ?? WindowProblems(of: new)
        update.problems = problems.isEmpty ? nil : problems
      }
      if tellsSeparators { update.separators = WindowSeparators(of: new, since: nil, inserts: []) }
      sentStyles.forget()
      update.styles = changedStyles(nil, inserts: [])
      update.body = .reset(keys: snapshot.keys(of: new.entries), blocks: blocks)
    }
    return update
  }

  /// Which rules rows break now, if that was asked for and differs.
  private var changedProblems: WindowProblems? {
    guard tellsProblems, isReset || old?.sharesKinds(with: new) != true else { return nil }
    let problems = WindowProblems(of: new)
    let told = isReset ? nil : old.map { WindowProblems(of: $0) }
    return problems == told ?? WindowProblems() ? nil : problems
  }

  /// How rows and cells look now, if that was asked for and is new to the client.
  private mutating func changedStyles(_ old: Shadow?, inserts: [Range<Int>]) -> StyleDelta? {
    guard tellsStyles, old?.sharesLooks(with: new) != true else { return nil }
    return sentStyles.news(of: new, inserts: inserts)
  }

  /// What is told about the window's sections and was not, or otherwise.
  private func changedSections(_ old: Shadow?) -> [SectionInfo] {
    let told = Set(old?.sections ?? [])
    return new.sections.filter { !told.contains($0) }
  }

  /// The difference of two windows, or nil when a reset is smaller or the only way.
  private func difference(from old: Shadow) -> WindowDifference? {
    let slots = new.slots
    guard let arrivals = columnsThatCame(since: old),
      old.snapshot.presentationStamp == snapshot.presentationStamp
    else { return nil }
    if let change = snapshot.table.sourceChange, change > old.tableRevision { return nil }
    if let reset = snapshot.table.lastReset, reset > old.tableRevision { return nil }
    let rekeyed = snapshot.rekeyed([slots, old.slots], since: old.snapshot)
    let identities = Self.identities(old.entries, new.entries, rekeyed)
    guard let order = try? OrderDiff(from: identities.old, to: identities.new) else { return nil }
    let insertedIndices = order.inserts.flatMap { Array($0) }
    if insertedIndices.count + order.moves.count / 4 >= slots.count, !slots.isEmpty { return nil }
    let newcomers = new.entries.part(insertedIndices)
    let inserted = newcomers.slots
    return WindowDifference(
      order: order,
      scrolledOut: runs(
        order.deletes.flatMap { Array($0) }.filter { index in
          snapshot.pageIndex(of: old.entries[index]) != nil && !rekeyed.contains(old.slots[index])
        }),
      scrolledIn: runs(
        insertedIndices.filter { index in
          old.snapshot.pageIndex(of: new.entries[index]) != nil && !rekeyed.contains(slots[index])
        }),
      insertedKeys: snapshot.keys(of: newcomers),
      insertedBlocks: hasCells && !inserted.isEmpty
        ? snapshot.quickBlocks(of: inserted, new.columns) : [],
      updates: hasCells
        ? snapshot.changedBlocks(
          slots, new.columns.filter { !arrivals.contains($0) }, since: old.snapshot,
          except: inserted) + wholeBlocks(of: arrivals, except: insertedIndices) : [])
  }

  /// One number for each entry of two windows, the same for one entry in both. A row whose key the
  /// client does not know has a new number.
  private static func identities(
    _ old: WindowEntries, _ new: WindowEntries, _ rekeyed: Set<UInt32>
  ) -> (old: [UInt32], new: [UInt32]) {
    var next = RowSlot.firstEntry
    var sections: [SectionEntry: UInt32] = [:]
    func number(_ entry: SectionEntry) -> UInt32 {
      if let known = sections[entry] { return known }
      next += 1
      sections[entry] = next
      return next
    }
    let before = old.slots.indices.map { old.sections[$0].map(number) ?? old.slots[$0] }
    let now = new.slots.indices.map { place in
      if let entry = new.sections[place] { return number(entry) }
      guard rekeyed.contains(new.slots[place]) else { return new.slots[place] }
      next += 1
      return next
    }
    return (before, now)
  }
}

extension Shadow {
  /// Whether both show the same counts, order state and window place.
  fileprivate func isSame(as other: Shadow) -> Bool {
    first == other.first && columns == other.columns && selection == other.selection
      && sections == other.sections
      && snapshot.counts == other.snapshot.counts
      && snapshot.searching == other.snapshot.searching
      && snapshot.isOrderReady == other.snapshot.isOrderReady
      && snapshot.table.isComplete == other.snapshot.table.isComplete
      && snapshot.isComplete == other.snapshot.isComplete
  }
}

extension WindowDifference {
  /// Whether nothing in the window differs.
  package var isEmpty: Bool { order.isEmpty && updates.isEmpty }
}

extension ViewSnapshot {
  /// The rows whose keys are not the ones the client knows: it sees each as one that went and one
  /// that came.
  fileprivate func rekeyed(_ windows: [[UInt32]], since old: ViewSnapshot) -> Set<UInt32> {
    guard !table.keys.isGiven, table.lastKeyChange > old.table.revision else { return [] }
    return Set(
      windows.joined().filter { slot in
        table.row(slot, changedAfter: old.table.revision) && old.table.order.holds(slot)
          && table.keys.key(of: slot) != old.table.keys.key(of: slot)
      })
  }

  /// The cells of rows that changed after a table revision, by column; only columns with any.
  fileprivate func changedBlocks(
    _ slots: [UInt32], _ columns: [Column], since old: ViewSnapshot, except: [UInt32]
  ) -> [CellBlock] {
    let revision = old.table.revision
    let redrafted = drafts.changes(since: old.drafts)
    guard table.revision > revision || !redrafted.isEmpty else { return [] }
    let (redraftedRows, except) = (Set(redrafted.map(\.slot)), Set(except))
    let others = slots.indices.filter {
      slots[$0] != WindowEntries.noRow && !except.contains(slots[$0])
    }
    let written = table.places(of: slots, changedAfter: revision).filter {
      !except.contains(slots[$0])
    }
    let changed =
      redraftedRows.isEmpty
      ? written
      : others.filter { written.contains($0) || redraftedRows.contains(slots[$0]) }
    return columns.compactMap { column in
      let isMadeAnew = table.content.isDerivedAnew(column.number, after: revision)
      let isAnyRow = isMadeAnew || table.content.readsSupplied(column.number)
      let places = isAnyRow ? others : changed
      var rows = different(
        table.content.places(places, of: slots, column: column.number, changedAfter: revision),
        slots, column, from: old)
      if !redrafted.isEmpty {
        rows = places.filter { index in
          redrafted.contains(CellPlace(slot: slots[index], column: column.number))
            || rows.contains(index)
        }
      }
      guard !rows.isEmpty else { return nil }
      var block = blocks(of: rows.map { slots[$0] }, [column])[0]
      block.rows = rows
      return block
    }
  }
}

extension ViewSnapshot {
  /// Those places of a list of rows at which a cell of a column that was written meanwhile holds
  /// something else than it held, as far as that can be told without reading a device.
  fileprivate func different(
    _ places: [Int], _ slots: [UInt32], _ column: Column, from old: ViewSnapshot
  ) -> [Int] {
    let (content, oldContent) = (table.content, old.table.content)
    guard column.isStored, !content.isShownByExpression(column.number),
      !oldContent.isShownByExpression(column.number),
      let now = content.overlay(of: column.number),
      let before = oldContent.overlay(of: column.number)
    else { return places.filter { !isSame(slots[$0], column, as: old) } }
    var (written, known) = (SlotReader(now), SlotReader(before))
    return places.filter { place in
      guard let now = written.value(of: slots[place])?.cell,
        let before = known.value(of: slots[place])?.cell
      else { return !isSame(slots[place], column, as: old) }
      // What was written and what is there now is what a reader of values finds.
      return before.value != now.value || before.displayText != now.displayText
    }
  }

  /// Whether a cell that was written meanwhile holds what it held, as far as that can be told
  /// without reading a device.
  private func isSame(_ slot: UInt32, _ column: Column, as old: ViewSnapshot) -> Bool {
    if table.content.isStale(slot: slot, column: column.number)
      != old.table.content.isStale(slot: slot, column: column.number)
    {
      return false
    }
    let isShown =
      old.table.content.isShownByExpression(column.number)
      || table.content.isShownByExpression(column.number)
    if column.computation == nil, !isShown {
      let before = old.table.content.overlayCell(slot: slot, column: column.number)?.cell
      let now = table.content.overlayCell(slot: slot, column: column.number)?.cell
      if before == now { return true }
    }
    guard table.content.source.isResident else { return false }
    var requests = [ColumnRequest(column.number, as: .values(column.type))]
    if isShown { requests.append(ColumnRequest(column.number, as: .text)) }
    let before = old.table.content.cells(of: [slot], requests)
    let now = table.content.cells(of: [slot], requests)
    return zip(before, now).allSatisfy { before, now in
      before[0].value == now[0].value && before[0].displayText == now[0].displayText
    }
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

extension Appearance {
  /// What came and went between two windows. O(entries held).
  fileprivate init(from old: Shadow?, to new: Shadow) {
    let (wasSeen, wasBeside) = old?.keys ?? (seen: [], beside: [])
    let (isSeen, isBeside) = new.keys
    let (oldSeen, newSeen) = (Set(wasSeen), Set(isSeen))
    let oldHeld = oldSeen.union(wasBeside)
    let newHeld = newSeen.union(isBeside)
    appeared = isSeen.filter { !oldSeen.contains($0) }
    disappeared = wasSeen.filter { !newSeen.contains($0) }
    prefetched = isBeside.filter { !oldHeld.contains($0) }
    cancelled = wasBeside.filter { !newHeld.contains($0) }
  }
}

extension Shadow {
  /// Whether the kinds are surely the same: the same rows of the same table in the same columns,
  /// and the same view where they depend on that.
  fileprivate func sharesKinds(with other: Shadow) -> Bool {
    guard tableRevision == other.tableRevision, entries == other.entries, columns == other.columns
    else { return false }
    if snapshot.table.rules?.readsView != true { return true }
    return snapshot.viewRevision == other.snapshot.viewRevision && pointer == other.pointer
  }

  /// Whether rows and cells surely look the same: the same entries of the same state of the view.
  fileprivate func sharesLooks(with other: Shadow) -> Bool {
    tableRevision == other.tableRevision && entries == other.entries
      && columns == other.columns && pointer == other.pointer
      && snapshot.viewRevision == other.snapshot.viewRevision
      && snapshot.page.rows.lowerBound == other.snapshot.page.rows.lowerBound
  }

  /// The keys of the entries in the window, and of those held beside it.
  fileprivate var keys: (seen: [EntryKey], beside: [EntryKey]) {
    var (seen, beside): ([EntryKey], [EntryKey]) = ([], [])
    for (offset, key) in snapshot.keys(of: entries).enumerated() {
      if visible.contains(first + offset) { seen.append(key) } else { beside.append(key) }
    }
    return (seen, beside)
  }
}
