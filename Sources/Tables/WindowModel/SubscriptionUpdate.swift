import RowPipeline
import TableDiffing
import TableModel
import TableValues
import ViewModel
import ViewportLayout

/// One update of a subscription: the difference between the client's content and a newer snapshot.
/// A member that is nil or empty is unchanged, or was not requested.
package struct SubscriptionUpdate: Sendable {
  /// What the client must do.
  package enum Body: Sendable {
    /// Discard everything and begin with these rows.
    case reset(keys: [EntryKey], blocks: [CellBlock])
    /// Apply a difference.
    case difference(WindowDifference)
  }

  /// The view revision it starts from; nil for a reset.
  package var from: Revision?
  /// The snapshot it leads to.
  package var snapshot: ViewSnapshot
  /// Why, without repetition.
  package var causes: [ChangeCause]
  /// Who, without repetition.
  package var authors: [Text]
  /// The hints that clients sent with their edits, as JSON, oldest first.
  package var hints: [Text]
  /// The first entry, as index within the page.
  package var first: Int
  /// The number of entries.
  package var size: Int
  /// The window's columns, when they differ from those of the last update.
  package var columns: [Column]?
  /// How texts are cut to the room of their columns; empty: they are whole.
  package var fits: [ColumnNumber: CellFit] = [:]
  /// What else has changed, in the order of ``windowFacets``.
  package var facets: [FacetNews] = []
  /// What the client must do.
  package var body: Body
}

/// A difference between two windows.
package struct WindowDifference: Sendable {
  /// Deletes, moves and inserts in window indices.
  package var order: OrderDiff
  /// Old window indices of deleted entries that are still in the view's page.
  package var scrolledOut: [Range<Int>]
  /// New window indices of inserted entries that were in the view's page before.
  package var scrolledIn: [Range<Int>]
  /// Keys of the inserted entries.
  package var insertedKeys: [EntryKey]
  /// Cells of the inserted entries.
  package var insertedBlocks: [CellBlock]
  /// Changed cells of entries that stayed, by column; `rows` are new window indices.
  package var updates: [CellBlock]
}
