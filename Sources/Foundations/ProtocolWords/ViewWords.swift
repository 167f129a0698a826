// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// What became of a kept view state.
package enum RememberOutcome: String, ContractWord {
  /// The view began with it.
  case restored
  /// Nothing was kept yet. It is from now on.
  case none
  /// The table belongs to no file. The state is kept once the table is saved to one.
  case noFile
  /// There is no folder for it.
  case off
  /// It cannot be read. The present state replaces it.
  case damaged
  /// A newer program wrote it. It is not changed, and the present state is not stored.
  case newer
  /// There is another kind of file in its place. It is not changed.
  case foreign
}

/// Which texts of cells are looked at.
package enum TextSource: String, ContractWord {
  /// What cells show.
  case display
  /// Their values' own texts, as without a format.
  case value
}

/// The content of a watched window.
package enum WindowContent: String, ContractWord {
  /// Keys and cells.
  case cells
  /// Keys only.
  case keys
}

/// An end of the content.
package enum ContentEnd: String, ContractWord {
  /// The first entry.
  case start
  /// The last one.
  case end
}

/// A part of the client's frame.
package enum WindowPart: String, ContractWord {
  /// The header above the entries.
  case header
  /// An entry.
  case entry
  /// No entry: behind the last one, or outside of the viewport.
  case outside
}

/// The side of a cell at which a text is drawn.
package enum TextSide: String, ContractWord {
  /// Its left.
  case left
  /// Its middle.
  case center
  /// Its right.
  case right
}

/// The part of a column that was tapped.
package enum TapPart: String, ContractWord {
  /// Its header.
  case header
  /// Its footer.
  case footer
}

/// How much of long texts is sent.
package enum TextExtent: String, ContractWord {
  /// All that `textBytes` allows.
  case whole
  /// What there is room for, with an ellipsis.
  case cut
}

/// A kind of change to the content of a viewport, in order of precedence.
package enum ViewportChange: String, ContractWord {
  /// The rows are sorted differently.
  case sort
  /// The filter, the search or the hidden rows changed.
  case filter
  /// Sections changed, or were collapsed or expanded.
  case sections
  /// Another page is shown, or the page size changed.
  case page
  /// New content.
  case setRows
  /// Rows that are loaded or streamed in.
  case load
  /// Any other change of the table: edits, undo, drafts, declarations, parameters.
  case edit
  /// The layout changed, such as the width of the frame.
  case resize
  /// Heights became known, or widths at which texts wrap.
  case measure
}

/// Who measures how high rows are.
package enum RowMeasurer: String, ContractWord {
  /// The daemon, by what they show; or the client, who is asked.
  case daemon
  /// The daemon, by what they show; or the client, who is asked.
  case client
}

/// The rows among which stripes are counted.
package enum StripeScope: String, ContractWord {
  /// Those of the page.
  case page
  /// Those of the innermost section.
  case section
}

/// The width of characters whose width is ambiguous, in terminal cells.
package enum AmbiguousWidth: String, ContractWord {
  /// One cell.
  case narrow
  /// Two cells, as in East Asian terminals.
  case wide
}

/// What the cells of a grapheme cluster are counted by.
package enum CellUnit: String, ContractWord {
  /// The sum of its code points, as in xterm, VTE and foot. Emoji and flags are one symbol.
  case codePoints
  /// Its widest code point. Emoji and flags are one symbol.
  case clusters
  /// The sum of its code points, each as the C function wcwidth counts it, also those of emoji
  /// sequences: for terminals that know no clusters.
  case wcwidth
}

/// What becomes of listed sections without rows.
package enum EmptySections: String, ContractWord {
  /// They are hidden.
  case hide
  /// They are shown.
  case show
}

/// What `view/collapse` does.
package enum CollapseAction: String, ContractWord {
  /// Only the headers of the sections are shown.
  case collapse
  /// The rows of the sections are shown.
  case expand
  /// Each section changes.
  case toggle
}

/// The scope in which the keys of rows are unique.
package enum KeyScope: String, ContractWord {
  /// The whole table.
  case table
  /// Each section.
  case section
}

/// Where the cursor moves. The first ones need no search; those from nextFilled on read cells.
package enum CursorTarget: String, ContractWord {
  /// The first column.
  case rowStart
  /// The last column.
  case rowEnd
  /// The first entry of the page.
  case columnStart
  /// The last entry of the page.
  case columnEnd
  /// The first column of the first entry.
  case start
  /// The last column of the last entry.
  case end
  /// The next column; from the last one, the first column of the next entry.
  case nextCell
  /// The column before; from the first one, the last column of the entry before.
  case previousCell
  /// Down to the edge of a block of filled cells, as Ctrl+Down in a spreadsheet.
  case nextFilled
  /// Up to the edge of a block of filled cells.
  case previousFilled
  /// The same along the row, to later columns.
  case nextFilledColumn
  /// The same along the row, to earlier columns.
  case previousFilledColumn
  /// The next cell with a hit of the view's search.
  case nextHit
  /// The cell before with a hit of the view's search.
  case previousHit
  /// The next cell that does not parse, breaks a rule or has an open conflict.
  case nextProblem
  /// The cell before that does not parse, breaks a rule or has an open conflict.
  case previousProblem
  /// The next changed cell of a difference, or the next row that was added, removed or moved.
  case nextChange
  /// The changed cell before, or the row before that was added, removed or moved.
  case previousChange
}

/// What a move of the cursor selects.
package enum CursorSelect: String, ContractWord {
  /// What the cursor is on, and nothing else.
  case replace
  /// From where the selection began to the cursor.
  case extend
}

/// Which way something is looked for.
package enum FindDirection: String, ContractWord {
  /// Down or up the view's order.
  case next
  /// Down or up the view's order.
  case previous
}

/// The unit of a step of a search.
package enum FindUnit: String, ContractWord {
  /// The next row with a hit.
  case row
  /// The next cell with a hit: further in the row, then in the next row. Only columns that are
  /// shown count.
  case cell
}

/// What of a view's hits is replaced.
package enum ReplaceScope: String, ContractWord {
  case all
  case selection
}

/// How a condition is combined with the present filter.
package enum FilterCombination: String, ContractWord {
  /// Both must be true.
  case all
  /// One of them must be true.
  case any
  /// The condition replaces the filter.
  case replace
}

/// A part of a column's summary.
package enum ProfileKind: String, ContractWord {
  /// The number of distinct values.
  case distinct
  /// The smallest and the largest value.
  case extremes
  /// The arithmetic mean of numbers or durations.
  case mean
  /// Quantiles of numbers, dates, times or durations.
  case quantiles
  /// How numbers, dates, times or durations are spread.
  case histogram
  /// The most frequent values.
  case frequencies
}

/// The rows that summaries are made of.
package enum ProfileExtent: String, ContractWord {
  /// All rows of the table.
  case all
  /// The rows that pass the view's filter and search, on all its pages. The default.
  case shown
  /// The selected rows, or the selected cells of each column, that the view shows.
  case selection
}
