import ColumnStorage
import RowPipeline
import RowTree
import TableDiffing
import TableModel
import TableValues
import ViewModel

/// One step of a subscription: from the client's content to a published state, both immutable.
struct SubscriptionStep: Sendable {
  var published: PublishedState
  var old: Shadow?
  var new: Shadow
  var isReset: Bool
  var hasCells: Bool
  /// The facets that the client has requested.
  var options: FacetOptions
  /// What ends a text that is cut to the room of its column; nil: texts are whole.
  var ellipsis: [UInt8]?
  /// The styles that the client has: before the update, then after it.
  var sentStyles: SentStyles
  var sentRevision: Revision?

  /// The client's content when it gets the update, if that is not a reset. Facets compare with it.
  private(set) var known: Shadow?
  /// Which entries of the new window are new to the client, if the update is not a reset.
  private(set) var inserts: [Range<Int>] = []

  /// What the client has until a reset discards it.
  var told: Shadow? { isReset ? nil : old }

  private var snapshot: ViewSnapshot { new.snapshot }

  /// The update for the client; nil if nothing that it sees has changed. May block on a file.
  mutating func update() -> SubscriptionUpdate? {
    var update = SubscriptionUpdate(
      from: sentRevision, snapshot: snapshot, causes: published.causes,
      authors: published.authors, hints: published.hints, first: new.first, size: new.slots.count,
      columns: told?.columns == new.columns ? nil : new.columns,
      body: .reset(keys: [], blocks: []))
    if let ellipsis { update.fits = snapshot.fits(of: new.columns, ellipsis: ellipsis) }
    let difference = told.flatMap { self.difference(from: $0, update.fits) }
    known = difference == nil ? nil : old
    inserts = difference?.order.inserts ?? []
    if known == nil { sentStyles.forget() }
    for facet in windowFacets where options.isSuperset(of: facet.option) {
      if let news = facet.news(&self) { update.facets.append(news) }
    }
    if let difference, let old {
      // Every merged change of the view is sent, so that the client knows its revision.
      if difference.isEmpty, !published.isPromised, update.facets.isEmpty,
        sentRevision == snapshot.viewRevision,
        old.isSame(as: new)
      {
        return nil
      }
      update.body = .difference(difference)
    } else {
      let blocks = hasCells ? snapshot.quickBlocks(of: new.slots, new.columns) : []
      update.from = nil
      update.body = .reset(keys: snapshot.keys(of: new.entries), blocks: blocks)
    }
    return update
  }

  /// The difference of two windows, or nil if a reset is smaller or the only way.
  private func difference(
    from old: Shadow, _ fits: [ColumnNumber: CellFit]
  ) -> WindowDifference? {
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
    let changed =
      hasCells
      ? snapshot.changedBlocks(
        slots, new.columns.filter { !arrivals.contains($0) }, since: old.snapshot,
        except: inserted) : []
    let cutAnew =
      hasCells && ellipsis != nil
      ? blocksCutAnew(since: old, fits, except: insertedIndices, arrivals, changed) : []
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
        ? changed + cutAnew + wholeBlocks(of: arrivals, except: insertedIndices) : [])
  }

  /// A number for each entry of two windows, which is the same for the same entry in both. A row
  /// whose key is new to the client has a new number.
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
  /// Whether both have the same counts, order state and window position.
  fileprivate func isSame(as other: Shadow) -> Bool {
    first == other.first && columns == other.columns && selection == other.selection
      && sections == other.sections
      && snapshot.counts == other.snapshot.counts
      && snapshot.searching == other.snapshot.searching
      && snapshot.sorting == other.snapshot.sorting
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
  /// The rows whose keys differ from those that the client knows. Each appears to the client as one
  /// removed and one inserted row.
  fileprivate func rekeyed(_ windows: [[UInt32]], since old: ViewSnapshot) -> Set<UInt32> {
    guard !table.keys.isGiven, table.lastKeyChange > old.table.revision else { return [] }
    return Set(
      windows.joined().filter { slot in
        table.row(slot, changedAfter: old.table.revision) && old.table.order.holds(slot)
          && table.keys.key(of: slot) != old.table.keys.key(of: slot)
      })
  }

  /// The cells of rows that changed after a table revision, by column. Columns without any are left
  /// out.
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
  /// The places in a list of rows at which a written cell of a column differs from its old content.
  /// Cells that only a device could compare count as different.
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

  /// Whether a written cell has the same content as before, as far as that can be found without
  /// reading a device.
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

/// Joins ascending numbers to runs.
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
