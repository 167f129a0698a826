import ProtocolWords

/// The cells, or the place, of one row that two sides of a merge changed differently. It is open
/// until it is resolved.
///
/// Our cells are those of the table itself: an edit of such a cell ends its conflict.
package struct RowConflict: Hashable, Sendable {
  /// A cell that both sides changed to different values.
  package struct CellConflict: Hashable, Sendable {
    /// The cell that both sides began with; nil: both inserted the row.
    package var base: Cell?
    /// Their cell.
    package var theirs: Cell

    /// Makes one.
    package init(base: Cell?, theirs: Cell) {
      self.base = base
      self.theirs = theirs
    }
  }

  /// A row that both sides put to different places.
  package struct PlaceConflict: Hashable, Sendable {
    /// The row that it follows in our order; nil: it is the first one.
    package var ours: RowKey?
    /// The row that it follows in their order; nil: it is the first one.
    package var theirs: RowKey?

    /// Makes one.
    package init(ours: RowKey?, theirs: RowKey?) {
      self.ours = ours
      self.theirs = theirs
    }
  }

  /// The side that removed the row, while the other changed it; nil: none did.
  package var removedBy: ConflictSide?
  /// Both sides' places; nil: they agree.
  package var place: PlaceConflict?
  /// The cells, by column.
  package var cells: [ColumnNumber: CellConflict] = [:]

  /// No conflict.
  package init() {}

  /// Whether nothing is open.
  package var isEmpty: Bool { count == 0 }

  /// How many conflicts there are.
  package var count: Int {
    cells.count + (removedBy == nil ? 0 : 1) + (place == nil ? 0 : 1)
  }

  /// Approximate memory, in bytes.
  package var byteSize: Int {
    cells.values.reduce(64) { sum, cell in
      sum + 96 + (cell.theirs.source?.utf8.count ?? 0) + (cell.base?.source?.utf8.count ?? 0)
    }
  }
}
