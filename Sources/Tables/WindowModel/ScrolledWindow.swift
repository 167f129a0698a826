import ViewportLayout

/// Where a window is once it was scrolled, and which update shows it.
///
/// It is taken when the window is scrolled: an answer can wait for the update before, and a later
/// request can move the window meanwhile.
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
