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
  var sentRevision: Revision?

  private var snapshot: ViewSnapshot { new.snapshot }

  /// What the client has to be told; nil when nothing that it sees differs. May block on a file.
  func update() -> SubscriptionUpdate? {
    var update = SubscriptionUpdate(
      from: sentRevision, snapshot: snapshot, causes: published.causes,
      authors: published.authors, hints: published.hints, first: new.first, size: new.slots.count,
      columns: old?.columns == new.columns && !isReset ? nil : new.columns,
      body: .reset(keys: [], blocks: []))
    if new.selection != (isReset ? nil : old?.selection) ?? WindowSelection() {
      update.selection = new.selection
    }
    if snapshot.footers != (isReset ? nil : old?.snapshot.footers) ?? [] {
      update.footers = snapshot.footers
    }
    if !isReset, let old, let difference = difference(from: old) {
      // Every merged change of the view is told, so that the client knows its revision.
      if difference.isEmpty, sentRevision == snapshot.viewRevision, old.isSame(as: new) {
        return nil
      }
      update.body = .difference(difference)
    } else {
      let blocks = hasCells ? snapshot.quickBlocks(of: new.slots, new.columns) : []
      update.from = nil
      if new.selection.count > 0 { update.selection = new.selection }
      if !snapshot.footers.isEmpty { update.footers = snapshot.footers }
      update.body = .reset(keys: new.slots.map { snapshot.table.keys.key(of: $0) }, blocks: blocks)
    }
    return update
  }

  /// The difference of two windows, or nil when a reset is smaller or the only way.
  private func difference(from old: Shadow) -> WindowDifference? {
    let slots = new.slots
    guard old.columns == new.columns,
      old.snapshot.presentationStamp == snapshot.presentationStamp
    else { return nil }
    if let change = snapshot.table.sourceChange, change > old.tableRevision { return nil }
    if let reset = snapshot.table.lastReset, reset > old.tableRevision { return nil }
    let rekeyed = snapshot.rekeyed(Set(slots).union(old.slots), since: old.snapshot)
    let identities = slots.indices.map { index in
      rekeyed.contains(slots[index]) ? RowSlot.firstEntry + UInt32(index) : slots[index]
    }
    guard let order = try? OrderDiff(from: old.slots, to: identities) else { return nil }
    let insertedIndices = order.inserts.flatMap { Array($0) }
    if insertedIndices.count + order.moves.count / 4 >= slots.count, !slots.isEmpty { return nil }
    let inserted = insertedIndices.map { slots[$0] }
    return WindowDifference(
      order: order,
      scrolledOut: runs(
        order.deletes.flatMap { Array($0) }.filter { index in
          snapshot.pageIndex(of: old.slots[index]) != nil && !rekeyed.contains(old.slots[index])
        }),
      scrolledIn: runs(
        insertedIndices.filter { index in
          old.snapshot.pageIndex(of: slots[index]) != nil && !rekeyed.contains(slots[index])
        }),
      insertedKeys: inserted.map { snapshot.table.keys.key(of: $0) },
      insertedBlocks: hasCells && !inserted.isEmpty
        ? snapshot.quickBlocks(of: inserted, new.columns) : [],
      updates: hasCells
        ? snapshot.changedBlocks(
          slots, new.columns, since: old.snapshot, except: Set(inserted)) : [])
  }
}

extension Shadow {
  /// Whether both show the same counts, order state and window place.
  fileprivate func isSame(as other: Shadow) -> Bool {
    first == other.first && columns == other.columns && selection == other.selection
      && snapshot.counts == other.snapshot.counts
      && snapshot.searching == other.snapshot.searching
      && snapshot.isOrderReady == other.snapshot.isOrderReady
      && snapshot.table.isComplete == other.snapshot.table.isComplete
  }
}

extension WindowDifference {
  /// Whether nothing in the window differs.
  package var isEmpty: Bool { order.isEmpty && updates.isEmpty }
}

extension ViewSnapshot {
  /// The rows whose keys are not the ones the client knows: it sees each as one that went and one
  /// that came.
  fileprivate func rekeyed(_ slots: Set<UInt32>, since old: ViewSnapshot) -> Set<UInt32> {
    guard !table.keys.isGiven else { return [] }
    return Set(
      slots.filter { slot in
        table.row(slot, changedAfter: old.table.revision) && old.table.order.holds(slot)
          && table.keys.key(of: slot) != old.table.keys.key(of: slot)
      })
  }

  /// The cells of rows that changed after a table revision, by column; only columns with any.
  fileprivate func changedBlocks(
    _ slots: [UInt32], _ columns: [Column], since old: ViewSnapshot, except: Set<UInt32>
  ) -> [CellBlock] {
    let revision = old.table.revision
    let redrafted = drafts.changes(since: old.drafts)
    guard table.revision > revision || !redrafted.isEmpty else { return [] }
    let redraftedRows = Set(redrafted.map(\.slot))
    let others = slots.indices.filter { !except.contains(slots[$0]) }
    let changed = others.filter { index in
      table.row(slots[index], changedAfter: revision) || redraftedRows.contains(slots[index])
    }
    return columns.compactMap { column in
      let isMadeAnew = table.content.isDerivedAnew(column.number, after: revision)
      let rows = (isMadeAnew ? others : changed).filter { index in
        redrafted.contains(CellPlace(slot: slots[index], column: column.number))
          || table.content.cell(slot: slots[index], column: column.number, changedAfter: revision)
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
    if column.computation == nil {
      let before = old.table.content.overlayCell(slot: slot, column: column.number)
      let now = table.content.overlayCell(slot: slot, column: column.number)
      if before?.cell == now?.cell { return true }
    }
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
