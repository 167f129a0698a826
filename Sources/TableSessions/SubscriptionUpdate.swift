import RowPipeline
import TableDiffing
import TableValues
import ViewportLayout

/// One update of a subscription: the difference between what the client was sent and a newer snapshot.
/// A member that is nil or empty is unchanged, or was not asked for.
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
  /// The first entry held, as index within the page, and how many are held.
  package var first: Int
  /// How many entries are held.
  package var size: Int
  /// The window's columns, when they differ from those of the last update.
  package var columns: [Column]?
  /// The selected part of the window, if it has changed.
  package var selection: WindowSelection?
  /// The footers of the columns, if they have changed.
  package var footers: [ViewFooter]?
  /// Whether the layout of the columns has changed.
  package var tellsLayout = false
  /// The horizontal window and the positions of columns in the frame, if they have changed; the inner
  /// nil if the subscription has all columns.
  package var across: AcrossPlaces??
  /// The heights of the window's entries, if they have changed.
  package var heights: WindowHeights?
  /// The frames of the entries as items of a collection, if they have changed.
  package var frames: ArraySlice<ItemFrame>?
  /// The position of the viewport, if the window is one and it has changed.
  package var viewport: WindowViewport?
  /// Facts about sections of the window that the client was not sent yet.
  package var sections: [SectionInfo] = []
  /// Which entries appear and disappear, if that was asked for and any do.
  package var appearance: Appearance?
  /// The kinds of rows and cells, if asked for and changed.
  package var kinds: WindowKinds?
  /// The rules that rows break, if asked for and changed.
  package var problems: WindowProblems?
  /// The lines around rows, if asked for and changed.
  package var separators: WindowSeparators?
  /// The styles of rows and cells, if asked for and changed.
  package var styles: StyleDelta?
  /// What the client must do.
  package var body: Body
}

/// Which entries appeared and disappeared since the last update, by key. Each list is in the order of
/// its window.
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
