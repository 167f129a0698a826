import ViewportLayout

/// The position of a window after a scroll, and the number of the update that shows it.
///
/// It is computed when the window is scrolled, because the answer may wait for an earlier update,
/// and a later request may move the window meanwhile.
package struct ScrolledWindow: Sendable {
  /// The visible entries.
  package let entries: Range<Int>
  /// The position of the viewport; nil: the window is none.
  package let viewport: WindowViewport?
  /// The column positions; nil: the window has all columns.
  package let across: AcrossPlaces?
  /// The number of the update that shows it; nil: none follows.
  package let update: Int?
}
