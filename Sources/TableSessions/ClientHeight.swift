import TableValues
import ViewportLayout

/// The height of a row of a view, or of one of its cells, as the client measured it.
package struct ClientHeight: Sendable {
  /// The row.
  package var slot: UInt32
  /// The column of the cell; nil: the row as a whole.
  package var column: ColumnNumber?
  /// The height; nil: the daemon is to measure it.
  package var height: LayoutLength?

  /// A height, in 64ths of a unit.
  package init(slot: UInt32, column: ColumnNumber? = nil, height: LayoutLength?) {
    self.slot = slot
    self.column = column
    self.height = height
  }
}

/// Why a height that the client reported has no effect.
package enum UnusedHeight: String, Sendable {
  /// The table declares how high the row is.
  case declared
  /// The view's layout says how high all rows are.
  case fixed
  /// The row, or what it is drawn by, is another by now.
  case changed
  /// The view does not show the cell's column.
  case hidden
}

/// What reporting heights did.
package struct ClientHeightsOutcome: Sendable {
  /// The state of the view that has them.
  package var viewRevision: Revision
  /// How many rows are of another height than before.
  package var changedCount: Int
  /// What has no effect, and why.
  package var unused: [(told: ClientHeight, reason: UnusedHeight)]
}
