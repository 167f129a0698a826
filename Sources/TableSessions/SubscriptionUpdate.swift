import RowPipeline
import TableDiffing
import TableValues
import ViewportLayout

/// One update of a subscription: the difference between what the client holds and now.
package struct SubscriptionUpdate: Sendable {
  /// What the client must do.
  package enum Body: Sendable {
    /// Throw everything away and take these rows.
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
  /// What clients wanted told with the changes, as JSON, oldest first.
  package var hints: [Text]
  /// The first entry held, as index within the page, and how many are held.
  package var first: Int
  /// How many entries are held.
  package var size: Int
  /// The window's columns, when they differ from those of the last update.
  package var columns: [Column]?
  /// What of the window is selected, if that differs from what the client was told.
  package var selection: WindowSelection?
  /// What stands below the columns, if that differs from what the client was told.
  package var footers: [ViewFooter]?
  /// Whether the client was told another layout than the snapshot's.
  package var tellsLayout = false
  /// What is seen of the columns, and where they stand in the frame; the inner nil: all of them are
  /// held. Nil if that is what the client was told.
  package var across: AcrossPlaces??
  /// How high the window's entries are, if that differs from what the client was told.
  package var heights: WindowHeights?
  /// Where they stand as items of a collection, if that changed.
  package var frames: ArraySlice<ItemFrame>?
  /// Where the viewport stands, if the window is one and that differs from what the client was told.
  package var viewport: WindowViewport?
  /// What is told about sections of the window, where the client does not know it.
  package var sections: [SectionInfo] = []
  /// Which entries appear and disappear, if that was asked for and any do.
  package var appearance: Appearance?
  /// Of which kinds rows and cells are, if that was asked for and differs.
  package var kinds: WindowKinds?
  /// Which rules rows break, if that was asked for and differs.
  package var problems: WindowProblems?
  /// The lines around rows, if that was asked for and any are new.
  package var separators: WindowSeparators?
  /// How rows and cells look, if that was asked for and any look is new.
  package var styles: StyleDelta?
  /// What the client must do.
  package var body: Body
}

/// Which entries came into sight and went out of it since the last update, by key; each list in
/// the order of its window.
package struct Appearance: Sendable, Equatable {
  /// In the window and not before.
  package var appeared: [EntryKey] = []
  /// In the window before and not now.
  package var disappeared: [EntryKey] = []
  /// Held beside the window, and not held before.
  package var prefetched: [EntryKey] = []
  /// Held beside the window before, and not held any more.
  package var cancelled: [EntryKey] = []

  /// Whether nothing came or went.
  package var isEmpty: Bool {
    appeared.isEmpty && disappeared.isEmpty && prefetched.isEmpty && cancelled.isEmpty
  }
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
