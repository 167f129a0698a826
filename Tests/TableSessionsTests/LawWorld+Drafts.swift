import RowTree
import TableValues
import TestSupport

@testable import TableSessions

extension LawWorld {
  /// Begins, changes, commits or cancels a draft; the model hears of commits only.
  mutating func draft(_ random: inout SeededGenerator) {
    let view = Bool.random(using: &random) ? "v" : "w"
    let kind = Int.random(in: 0..<6, using: &random)
    let text = "d\(Int.random(in: 0..<40, using: &random))"
    let open = table.run { session in
      session.drafts.all.filter { $0.view == view }.map(\.place)
        .sorted { ($0.slot, $0.column.rawValue) < ($1.slot, $1.column.rawValue) }
    }
    let row = model.rows.randomElement(using: &random)
    guard kind > 1, let place = open.randomElement(using: &random) else {
      guard let key = row?.key else { return }
      trace.append("begin in \(view) at \(key)")
      begin(view, key, ColumnNumber(2))
      return
    }
    let cell = TestTable.text(text)
    switch kind {
    case 2, 3:
      trace.append("change in \(view) at \(place)")
      table.run { $0.change(place, of: view, to: Text(text), cell) }
    case 4:
      trace.append("cancel in \(view) at \(place)")
      places = [:]  // the row goes where it belongs, and may be held there again before a check
      table.run { try? $0.cancelDraft(at: place, of: view) }
    default: commit(view, place, cell)
    }
  }

  private func begin(_ view: String, _ key: RowKey, _ column: ColumnNumber) {
    table.run { session in
      guard let state = session.current, let slot = state.slot(of: key) else { return }
      let place = CellPlace(slot: slot, column: column)
      try? session.beginDraft(
        CellDraft(
          place: place, view: view, author: nil, begun: state.revision, text: "begun", cell: .null))
    }
  }

  private mutating func commit(_ view: String, _ place: CellPlace, _ cell: Cell) {
    guard let key = table.state?.keys.key(of: place.slot) else { return }
    places = [:]
    let request = EditRequest(
      edits: [.set(row: key, cells: [CellEdit(column: place.column, cell: cell)])])
    let (isStale, revision) = table.run { session in
      ((try? session.draft(at: place, of: view))?.isStale ?? false, session.current?.revision)
    }
    trace.append("commit in \(view) at \(place), \(isStale ? "stale" : "fresh")")
    let isDone = table.run { session in
      guard let draft = try? session.draft(at: place, of: view) else { return false }
      return (try? session.commitDraft(draft, isSame: false, overwrites: false, request)) != nil
    }
    if isDone == isStale { problems.append("a stale draft is refused, others are committed") }
    if isDone { _ = model.edit(request, given: []) }
    if !isDone, table.state?.revision != revision { problems.append("a refusal changes something") }
    if table.run({ $0.drafts[place] == nil }) != isDone {
      problems.append("a draft stays until it is committed")
    }
  }

  /// A row that holds a draft keeps its place among all rows that did not change themselves.
  mutating func checkPlaces(_ name: String, _ shown: [UInt32], _ snapshot: ViewSnapshot) {
    guard let (before, old) = places[name], old.orderStamp == snapshot.orderStamp else { return }
    let drafted = snapshot.drafts.rows.intersection(old.drafts.rows)
    let now = Set(shown)
    for slot in drafted {
      guard let place = before.firstIndex(of: slot) else { continue }
      guard let index = shown.firstIndex(of: slot) else {
        problems.append("a row that holds a draft is not shown any more in \(name)")
        continue
      }
      // What reads other rows may move among rows that have not changed themselves.
      if plan.shape.readsOtherRows { continue }
      let above = Set(shown[..<index])
      for (other, unchanged) in before.enumerated() where unchanged != slot {
        guard now.contains(unchanged), !drafted.contains(unchanged),
          !old.drafts.rows.contains(unchanged), !snapshot.drafts.rows.contains(unchanged),
          !snapshot.table.row(unchanged, changedAfter: old.table.revision)
        else { continue }
        if above.contains(unchanged) != (other < place) {
          problems.append("the draft's row \(slot) moves among \(shown), before \(before)")
        }
      }
    }
  }
}

extension RowOrder {
  /// All live rows.
  var all: [UInt32] { slots(in: 0..<count) }
}

extension TableSession {
  /// Types into an open draft.
  func change(_ place: CellPlace, of view: String, to text: Text, _ cell: Cell) {
    guard let open = try? draft(at: place, of: view),
      let draft = try? typed(text, cell, into: open)
    else { return }
    try? keepDraft(draft)
  }
}
