import ColumnStorage
import RowTree
import TableValues

/// A cell by its row and column.
package struct CellPlace: Hashable, Sendable {
  /// The row.
  package var slot: UInt32
  /// The column.
  package var column: ColumnNumber

  /// Makes a reference to a cell.
  package init(slot: UInt32, column: ColumnNumber) {
    self.slot = slot
    self.column = column
  }
}

/// An uncommitted edit of one cell, while a user is typing. It is not part of the table's content.
package struct CellDraft: Sendable, Equatable {
  /// The cell.
  package let place: CellPlace
  /// The view in which it was begun. The draft ends with the view.
  package let view: String
  /// The author, as named by the client.
  package let author: Text?
  /// Whether the author is the view's user and not the owner.
  package let isUsers: Bool
  /// The revision at which it was begun.
  package let begun: Revision
  /// The current text.
  package var text: Text
  /// The cell that the text parses to; an error cell if it does not fit.
  package var cell: Cell
  /// Whether the text has changed since the beginning.
  package var isChanged = false
  /// The rule that it violates.
  package var broken: BrokenRule?
  /// Whether another request has changed the cell since the beginning.
  package internal(set) var isStale = false

  /// A new draft.
  package init(
    place: CellPlace, view: String, author: Text?, isUsers: Bool = false, begun: Revision,
    text: Text, cell: Cell
  ) {
    self.place = place
    self.view = view
    self.author = author
    self.isUsers = isUsers
    self.begun = begun
    self.text = text
    self.cell = cell
  }

  /// Why the current text could not be committed.
  package var problem: DraftProblem? {
    if case .error = cell.value { return .doesNotFit }
    return broken.map { .breaks($0) }
  }
}

/// Why a draft could not be committed as it is.
package enum DraftProblem: Sendable, Equatable {
  /// The text cannot be parsed as the column's type.
  case doesNotFit
  /// The row would violate a rule.
  case breaks(BrokenRule)
}

/// The drafts of a table, at most one per cell. It is a value: snapshots of views have a copy.
package struct CellDrafts: Sendable {
  private var drafts: [CellPlace: CellDraft] = [:]

  /// No drafts.
  package init() {}

  /// Whether there are no drafts.
  package var isEmpty: Bool { drafts.isEmpty }

  /// The number of drafts.
  package var count: Int { drafts.count }

  /// All drafts, in any order.
  package var all: some Collection<CellDraft> { drafts.values }

  /// The draft of a cell. O(1).
  package subscript(place: CellPlace) -> CellDraft? {
    get { drafts[place] }
    set { drafts[place] = newValue }
  }

  /// The rows that have drafts. O(drafts).
  package var rows: Set<UInt32> { Set(drafts.keys.lazy.map(\.slot)) }

  /// Whether any of some rows has a draft. O(slots), if there are drafts.
  package func holdsAny(of slots: [UInt32]) -> Bool {
    if drafts.isEmpty { return false }
    let rows = rows
    return slots.contains { rows.contains($0) }
  }

  /// The drafts of some rows in one column, by index of the row. O(slots), if there are drafts.
  package func drafts(of column: ColumnNumber, _ slots: [UInt32]) -> [Int: CellDraft] {
    guard drafts.keys.contains(where: { $0.column == column }) else { return [:] }
    var found: [Int: CellDraft] = [:]
    for (index, slot) in slots.enumerated() {
      found[index] = drafts[CellPlace(slot: slot, column: column)]
    }
    return found
  }

  /// The cells whose draft differs from an older state. O(drafts).
  package func changes(since old: CellDrafts) -> Set<CellPlace> {
    if drafts.isEmpty, old.drafts.isEmpty { return [] }
    var changed = Set<CellPlace>()
    for (place, draft) in drafts where old.drafts[place] != draft { changed.insert(place) }
    for place in old.drafts.keys where drafts[place] == nil { changed.insert(place) }
    return changed
  }

  /// Keeps the drafts that satisfy a condition.
  package mutating func keep(where isKept: (CellDraft) -> Bool) {
    drafts = drafts.filter { isKept($0.value) }
  }

  /// Updates drafts after a change of the table. O(record).
  ///
  /// A draft becomes stale if the change wrote its cell. It ends if its row or column was removed, or
  /// if the column now reads text differently.
  package mutating func follow(_ record: EditRecord, to state: TableState) {
    if drafts.isEmpty { return }
    for change in record.changes {
      switch change {
      case .cells(let column, let cells):
        for cell in cells {
          drafts[CellPlace(slot: cell.slot, column: column)]?.isStale = true
        }
      case .rows(.remove(let slots)):
        let gone = Set(slots)
        keep { !gone.contains($0.place.slot) }
      case .schema(let before, let after):
        keep { draft in
          guard let old = before[draft.place.column], let new = after[draft.place.column] else {
            return false
          }
          return old.type == new.type && old.traits.parse == new.traits.parse && new.takesEdits
        }
      // Rows that are inserted, moved or have other properties keep their drafts.
      case .rows, .parameters, .traits, .sections, .supplied: break
      }
    }
    keep { state.order.contains($0.place.slot) }
  }
}
