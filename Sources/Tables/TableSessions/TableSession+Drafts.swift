import ColumnStorage
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

extension TableSession {
  /// Begins a draft of a cell. From now on its text is shown, and its row keeps its position.
  ///
  /// - Parameters:
  ///   - typed: The first text of the draft, in place of its own. It is called once the draft may
  ///     begin.
  ///   - begin: Called after all reads and before the first change. If it throws, nothing changes.
  /// - Throws: ``TableError/draftOpen(view:)``, ``TableError/notEditable(_:)``,
  ///   ``TableError/notBound(_:)``, ``TableError/notPermitted(_:)``,
  ///   ``TableError/unknownView(_:)``, ``TableError/limit(name:maximum:found:)``,
  ///   ``TableError/differenceTable``.
  package func beginDraft(
    _ draft: CellDraft, typed: () throws -> (text: Text, cell: Cell)? = { nil },
    begin: () throws(TableError) -> Void = {}
  ) throws {
    try refuseDifference()
    let table = try state()
    let schema = table.content.schema
    let state = try view(draft.view).state
    if draft.isUsers { try table.checkTyping(at: draft.place, ViewUser(of: state)) }
    if let column = schema[draft.place.column], !column.takesEdits {
      throw TableError.notEditable(column.id)
    }
    if let open = drafts[draft.place] { throw TableError.draftOpen(view: open.view) }
    guard drafts.count < limits.draftsMax else {
      throw TableError.limit(name: "draftsMax", maximum: limits.draftsMax, found: drafts.count + 1)
    }
    var draft = draft
    if let typed = try typed() { draft = try self.typed(typed.text, typed.cell, into: draft) }
    try begin()
    drafts[draft.place] = draft
    draftsChanged(draft.author)
  }

  /// The draft of a cell that a view has begun.
  ///
  /// - Throws: ``TableError/noDraft``.
  package func draft(at place: CellPlace, of view: String) throws(TableError) -> CellDraft {
    guard let draft = drafts[place], draft.view == view else { throw .noDraft }
    return draft
  }

  /// A draft with another text; nothing has changed yet. May block on a file.
  ///
  /// - Throws: ``TableError/unknownView(_:)`` for a draft of the view's user,
  ///   ``TableError/closed``.
  package func typed(_ text: Text, _ cell: Cell, into draft: CellDraft) throws(TableError)
    -> CellDraft
  {
    guard draft.text != text || draft.cell != cell else { return draft }
    var draft = draft
    draft.text = text
    draft.cell = cell
    var written = CellEdit(column: draft.place.column, cell: cell)
    if draft.isUsers {
      written = ViewUser(of: try view(draft.view).state).written([written])[0]
    }
    draft.broken = try state().brokenRule(setting: written.cell, at: draft.place)
    draft.isChanged = true
    return draft
  }

  /// Keeps what was typed into a draft that is open.
  ///
  /// - Parameter begin: Called before the change, if there is one. If it throws, nothing changes.
  /// - Throws: ``TableError/noDraft``.
  package func keepDraft(
    _ draft: CellDraft, begin: () throws(TableError) -> Void = {}
  ) throws(TableError) {
    let open = try self.draft(at: draft.place, of: draft.view)
    guard open != draft else { return }
    try begin()
    drafts[draft.place] = draft
    draftsChanged(draft.author)
  }

  /// Ends a draft without changing the table.
  ///
  /// - Throws: ``TableError/noDraft``.
  package func cancelDraft(at place: CellPlace, of view: String) throws(TableError) {
    let draft = try draft(at: place, of: view)
    drafts[place] = nil
    draftsChanged(draft.author)
  }

  /// Applies a draft as an edit of the table, and ends it.
  ///
  /// - Parameters:
  ///   - draft: The open draft, with what was typed last.
  ///   - isSame: Whether the new cell equals the current one.
  ///   - overwrites: Whether to replace a change that another request made since the draft began.
  ///   - edit: The edit that sets the cell, with its label, author and class.
  ///   - isCancelled: Called every few rows, cells and edits.
  ///   - begin: Called after all checks and before the first change. If it throws, nothing changes.
  /// - Throws: ``TableError/conflict(seen:current:)``, ``EditRefusal``, ``InvalidRows``,
  ///   ``DecisionNeeded``, ``TableError/cancelled``. The draft then stays open and unchanged.
  package func commitDraft(
    _ draft: CellDraft, isSame: Bool, overwrites: Bool, _ edit: EditRequest,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    begin: () throws(TableError) -> Void = {}
  ) throws -> EditOutcome? {
    let open = try self.draft(at: draft.place, of: draft.view)
    if draft.isStale, !isSame, !overwrites {
      throw TableError.conflict(seen: draft.begun, current: try state().revision)
    }
    drafts[draft.place] = nil
    do {
      let outcome = isSame ? nil : try self.edit(edit, isCancelled: isCancelled, begin: begin)
      // An edit that changes nothing has not begun.
      try begin()
      draftsChanged(draft.author)
      return outcome
    } catch {
      drafts[draft.place] = open
      throw error
    }
  }

  /// Ends the drafts of a view that is being closed.
  func endDrafts(ofView id: String) {
    let count = drafts.count
    drafts.keep { $0.view != id }
    if drafts.count < count { draftsChanged(nil) }
  }

  /// Updates every view after a change of drafts. Rows without a draft return to their sorted
  /// positions.
  private func draftsChanged(_ author: Text?) {
    let rows = drafts.rows
    for view in views.values {
      view.keepPlaces(of: rows, shown: view.shown, from: view.base, to: view.base)
      view.changed(because: .draft, by: author)
    }
  }
}

/// Rows with drafts keep their place in a view, even if its rules would move them, so that rows do
/// not move while a user types. The order by the rules is stored beside the one shown.
extension ViewRecord {
  /// Places changed rows with drafts, and those that were out of order before, where they were
  /// shown: after the nearest row above that has not changed. Normally O(drafts · log n).
  ///
  /// - Parameters:
  ///   - drafted: The rows with drafts.
  ///   - shown: The order and sections shown until now.
  ///   - old: The state that they belong to.
  ///   - new: The state of the order by the rules.
  func keepPlaces(
    of drafted: Set<UInt32>, shown: ShownRows, from old: TableState, to new: TableState
  ) {
    let wasHeld = held
    // A row that reads other rows may move without a change of its own.
    let mayMoveWithOthers = shownRules.readOtherRows(in: new.content)
    held = []
    heldRows = nil
    if drafted.isEmpty { return }
    var kept = ShownRows(order: result.order, sections: result.sections)
    let rows = drafted.compactMap { slot in shown.order.index(of: slot).map { ($0, slot) } }
    // Rows with drafts above a row are placed before it, because it looks for its own place among
    // them.
    var placed = Set<UInt32>()
    for (index, slot) in rows.sorted(by: { $0.0 < $1.0 }) {
      guard new.order.contains(slot),
        mayMoveWithOthers || wasHeld.contains(slot)
          || new.row(slot, changedAfter: old.revision)
      else { continue }
      let anchor = shown.order.nearestSlot(above: index) { other in
        guard kept.order.contains(other) else { return false }
        return placed.contains(other)
          || !wasHeld.contains(other) && !new.row(other, changedAfter: old.revision)
      }
      placed.insert(slot)
      if kept.put(slot, after: anchor, inSectionOf: index, of: shown) { held.insert(slot) }
    }
    if !held.isEmpty { heldRows = kept }
  }
}

/// Rows in the order shown, with their sections.
struct ShownRows {
  var order: RowOrder
  var sections: SectionIndex?

  /// Moves a row behind another one, or to the start, within the section where it was shown before.
  /// That section is restored if it was removed. Returns false if the row is there already.
  mutating func put(
    _ slot: UInt32, after anchor: UInt32?, inSectionOf index: Int, of shown: ShownRows
  ) -> Bool {
    let keys = shown.sections?.keys(ofRowAt: index)
    if let place = order.index(of: slot) {
      let isThere = place == 0 ? anchor == nil : order.slot(at: place - 1) == anchor
      if isThere, sections?.keys(ofRowAt: place) == keys { return false }
      sections?.removeRow(at: place)
    }
    order.remove(slot)
    let run = [SlotRun(start: slot, count: 1)]
    guard let keys, sections != nil else {
      _ = order.insert(run, after: anchor)
      return true
    }
    let next = anchor.flatMap { order.index(of: $0) }.map { $0 + 1 } ?? 0
    order.insert(run, at: sections?.insertRow(keys, notBefore: next) ?? next)
    return true
  }
}

extension RowOrder {
  /// The nearest row above an index that satisfies a condition. O(log n) for each row examined.
  fileprivate func nearestSlot(above index: Int, where fits: (UInt32) -> Bool) -> UInt32? {
    var index = index - 1
    while index >= 0, let slot = slot(at: index) {
      if fits(slot) { return slot }
      index -= 1
    }
    return nil
  }
}
