import TableValues
import ViewportLayout

/// A subscription's window, and the parts of updates that it requested.
package struct WindowSpec: Sendable, Equatable {
  /// The entries.
  package enum Range: Sendable, Equatable {
    /// `size` entries from `first` on, as indices within the page, and `overscan` more on both sides.
    case entries(first: Int, size: Int, overscan: Int)
    /// All entries of the page; the first `sizeMax` if there are more.
    case all(sizeMax: Int)
    /// The entries that a viewport shows at least in part, or that are within `overscan` of it; the
    /// first `sizeMax` if there are more.
    case viewport(overscan: LayoutLength, sizeMax: Int)
  }

  /// What stays in place when the view changes under the window.
  package typealias Hold = WindowHold

  /// The entries.
  package var range: Range
  /// The columns, of those shown; nil: all shown.
  package var columns: [ColumnNumber]?
  /// Whether cells are sent, or keys only.
  package var hasCells: Bool
  /// What stays in place.
  package var hold: Hold
  /// The facets that updates include only if the client requests them.
  package var facets: FacetOptions = []
  /// What ends a text that is cut to the room of its column; nil: texts are whole.
  package var ellipsis: [UInt8]?
  /// The horizontal window; nil if the subscription has all columns.
  package var across: AcrossWindow?

  /// Makes a spec.
  package init(range: Range, columns: [ColumnNumber]?, hasCells: Bool, hold: Hold) {
    self.range = range
    self.columns = columns
    self.hasCells = hasCells
    self.hold = hold
  }
}
