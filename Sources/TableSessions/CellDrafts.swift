import ColumnStorage
import RowTree
import TableValues

/// A cell by its row and column.
package struct CellPlace: Hashable, Sendable {
  /// The row.
  package var slot: UInt32
  /// The column.
  package var column: ColumnNumber

  /// Names a cell.
  package init(slot: UInt32, column: ColumnNumber) {
    self.slot = slot
    self.column = column
  }
}

/// An uncommitted edit of one cell: what somebody is typing. Not part of the table's content.
package struct CellDraft: Sendable, Equatable {
  /// Where it is typed.
  package let place: CellPlace
  /// The view that it was begun in, and ends with.
  package let view: String
  /// Who types, as the client said.
  package let author: Text?
  /// Whether it is the view's user who types, and not the owner.
  package let isUsers: Bool
  /// The revision that the text was begun from.
  package let begun: Revision
  /// What is typed so far.
  package internal(set) var text: Text
  /// The cell that it reads as; an error cell if it does not fit.
  package internal(set) var cell: Cell
  /// Whether anything was typed since the beginning.
  package internal(set) var isChanged = false
  /// The rule that it breaks.
  package internal(set) var broken: BrokenRule?
  /// Whether somebody else changed the cell since the beginning.
  package internal(set) var isStale = false

  /// A draft that begins.
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

  /// What is wrong with what is typed so far.
  package var problem: DraftProblem? {
    if case .error = cell.value { return .doesNotFit }
    return broken.map { .breaks($0) }
  }
}

/// Why a draft could not be committed as it is.
package enum DraftProblem: Sendable, Equatable {
  /// The text does not read as the column's type.
  case doesNotFit
  /// The row would break a rule.
  case breaks(BrokenRule)
}

/// The drafts of a table, at most one per cell. A value: snapshots of views hold it.
package struct CellDrafts: Sendable {
  private var drafts: [CellPlace: CellDraft] = [:]

  /// No drafts.
  package init() {}

  /// Whether nobody types.
  package var isEmpty: Bool { drafts.isEmpty }

  /// How many cells are typed into.
  package var count: Int { drafts.count }

  /// All drafts, in no order.
  package var all: some Collection<CellDraft> { drafts.values }

  /// The draft of a cell. O(1).
  package subscript(place: CellPlace) -> CellDraft? {
    get { drafts[place] }
    set { drafts[place] = newValue }
  }

  /// The rows that hold drafts. O(drafts).
  package var rows: Set<UInt32> { Set(drafts.keys.lazy.map(\.slot)) }

  /// Whether one of some rows holds a draft. O(slots) if there are any.
  func holdsAny(of slots: [UInt32]) -> Bool {
    if drafts.isEmpty { return false }
    let rows = rows
    return slots.contains { rows.contains($0) }
  }

  /// The drafts of some rows in one column, by the rows' index. O(slots) if there are any.
  func drafts(of column: ColumnNumber, _ slots: [UInt32]) -> [Int: CellDraft] {
    guard drafts.keys.contains(where: { $0.column == column }) else { return [:] }
    var found: [Int: CellDraft] = [:]
    for (index, slot) in slots.enumerated() {
      found[index] = drafts[CellPlace(slot: slot, column: column)]
    }
    return found
  }

  /// The cells whose draft is another than in an older book. O(drafts).
  func changes(since old: CellDrafts) -> Set<CellPlace> {
    if drafts.isEmpty, old.drafts.isEmpty { return [] }
    var changed = Set<CellPlace>()
    for (place, draft) in drafts where old.drafts[place] != draft { changed.insert(place) }
    for place in old.drafts.keys where drafts[place] == nil { changed.insert(place) }
    return changed
  }

  /// Keeps the drafts that something holds for.
  mutating func keep(where isKept: (CellDraft) -> Bool) {
    drafts = drafts.filter { isKept($0.value) }
  }

  /// Updates drafts after a change of the table. O(record).
  ///
  /// A draft becomes stale if the change wrote its cell. It ends if its row or column was removed, or
  /// if the column now reads text differently.
  mutating func follow(_ record: EditRecord, to state: TableState) {
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
      // Rows that come, move or carry something else keep their drafts.
      case .rows, .parameters, .traits, .sections, .supplied: break
      }
    }
    keep { state.order.contains($0.place.slot) }
  }
}
