import TableValues
import ViewportLayout

/// The height of a row of a view, or of one of its cells, as measured by the client.
package struct ClientHeight: Sendable {
  /// The row.
  package var slot: UInt32
  /// The column of the cell; nil: the row as a whole.
  package var column: ColumnNumber?
  /// The height; nil: the daemon measures it again.
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
  /// The table declares the height of the row.
  case declared
  /// The view's layout sets the height of all rows.
  case fixed
  /// The row, or something that affects its drawing, has changed since.
  case changed
  /// The view does not show the cell's column.
  case hidden
}

/// The result of reporting heights.
package struct ClientHeightsOutcome: Sendable {
  /// The view revision with the new heights.
  package var viewRevision: Revision
  /// The number of rows whose height changed.
  package var changedCount: Int
  /// The reports without an effect, with the reason.
  package var unused: [(told: ClientHeight, reason: UnusedHeight)]

  /// What reporting heights did to a view.
  package init(
    viewRevision: Revision, changedCount: Int,
    unused: [(told: ClientHeight, reason: UnusedHeight)]
  ) {
    self.viewRevision = viewRevision
    self.changedCount = changedCount
    self.unused = unused
  }
}
