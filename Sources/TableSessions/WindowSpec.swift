import TableValues
import ViewportLayout

/// What a subscription asks for.
package struct WindowSpec: Sendable, Equatable {
  /// Which entries.
  package enum Range: Sendable, Equatable {
    /// So many entries from a window's first one on, as indices within the page shown.
    case entries(first: Int, size: Int, overscan: Int)
    /// All entries of the page shown; the first ones if there are more than may be held.
    case all(sizeMax: Int)
    /// Those of which something is in a viewport, or so far beside it; the first ones if there are
    /// more than may be held.
    case viewport(overscan: LayoutLength, sizeMax: Int)
  }

  /// What stays when the view changes under the window.
  package enum Hold: String, Sendable, CaseIterable {
    /// The first entry, when content changes; the index, when the view's state does.
    case entry
    /// The index.
    case index
    /// The end, once the window stands there.
    case end
  }

  /// Which entries.
  package var range: Range
  /// Which columns, of those shown; nil: all shown.
  package var columns: [ColumnNumber]?
  /// Whether cells are sent, or keys only.
  package var hasCells: Bool
  /// What stays.
  package var hold: Hold
  /// Whether it is told which entries appear and disappear.
  package var tellsAppearance = false
  /// Whether it is told of which kinds rows and cells are.
  package var tellsKinds = false
  /// Whether it is told which rules rows break.
  package var tellsProblems = false
  /// Whether it is told of the lines around rows.
  package var tellsSeparators = false
  /// Whether it is told how rows and cells look.
  package var tellsStyles = false
  /// What is seen of the columns; nil: all of them are held.
  package var across: AcrossWindow?

  /// Makes a spec.
  package init(range: Range, columns: [ColumnNumber]?, hasCells: Bool, hold: Hold) {
    self.range = range
    self.columns = columns
    self.hasCells = hasCells
    self.hold = hold
  }
}
