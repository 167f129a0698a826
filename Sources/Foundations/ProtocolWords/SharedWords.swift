// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// An aggregate function over the cells of one column.
package enum AggregateKind: String, ContractWord {
  /// The number of rows.
  case count
  /// The number of cells that have a value.
  case valid
  /// The number of distinct values. Values are the same if they are equal in sort order: 0 and -0,
  /// 1.0 and 1.00, two spellings of one moment.
  case distinct
  /// The sum.
  case sum
  /// The arithmetic mean.
  case mean
  /// The smallest value in sort order. Of equal values, the one whose text is first.
  case min
  /// The largest value in sort order. Of equal values, the one whose text is last.
  case max
}

/// The rows that an aggregate is computed over.
package enum AggregateExtent: String, ContractWord {
  /// All rows of the table.
  case all
  /// The rows that pass the view's filter and search, on all its pages.
  case shown
}

/// The role of the entry.
package enum SectionEntryKind: String, ContractWord {
  /// Before a section that contains sections.
  case group
  /// Before the rows of an innermost section.
  case header
  /// Behind a section of any level.
  case footer
}

/// The part of a viewport that stays in place at a change.
package enum ViewportHoldPlace: String, ContractWord {
  /// The anchor entry.
  case entry
  /// The scroll offset.
  case offset
  /// None: the viewport moves to the start.
  case start
}

/// The place of a named entry in a viewport.
package enum ScrollPlacement: String, ContractWord {
  /// At the start.
  case top
  /// In the middle.
  case center
  /// At the end.
  case bottom
  /// The nearest place at which all of it is visible. If it is visible already, nothing moves.
  case nearest
}

/// The relation of a value to a constant.
package enum ValueRelation: String, ContractWord {
  /// The value equals the constant.
  case equal
  /// The value differs from the constant.
  case notEqual
  /// The value is before the constant.
  case less
  /// The value is before the constant, or equal to it.
  case lessOrEqual
  /// The value is after the constant.
  case greater
  /// The value is after the constant, or equal to it.
  case greaterOrEqual
}

/// The relation between a cell's text and the condition's.
package enum TextRelation: String, ContractWord {
  /// The cell's text contains the text.
  case contains
  /// The cell's text begins with it.
  case startsWith
  /// The cell's text ends with it.
  case endsWith
  /// Both are equal.
  case equals
}

/// The visual form of rows.
package enum PresentationKind: String, ContractWord {
  /// A list whose header and footer scroll with the rows.
  case list
  /// A list between a fixed header and a fixed footer.
  case stack
  /// Cells in the tracks of a grid, between a fixed header and a fixed footer.
  case grid
  /// A list without header and footer.
  case headless
}

/// The place of the search field.
package enum SearchPlacement: String, ContractWord {
  /// In the table.
  case embedded
  /// Elsewhere in the client.
  case client
  /// Not visible; a search can still be set.
  case hidden
}

/// The alignment of cells in their track.
package enum PresentationAlignment: String, ContractWord {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// A setting of rows and sections, which may have a value in several layers.
package enum RowSetting: String, ContractWord {
  /// The height of a row, in the view's units.
  case height
  /// The width of a row as an item of a collection.
  case width
  /// The height assumed until the row is measured.
  case estimatedHeight
  /// The height of a section's header.
  case headerHeight
  /// The height of a section's footer.
  case footerHeight
  /// Whether the row is left out of views.
  case hidden
  /// Whether the user of a view may select it.
  case selectable
  /// Whether a selection of it is reported and undone at once.
  case momentary
  /// Whether the user of a view may set its cells.
  case editable
  /// Whether the user of a view may move it.
  case movable
  /// Whether the user of a view may remove it.
  case deletable
  /// Whether the user of a view may collapse it.
  case collapsible
  /// The indentation, in levels.
  case indentation
  /// The actions that it offers.
  case actions
  /// The separator lines around it.
  case separators
  /// The accessory at its trailing end.
  case accessory
  /// The text for screen readers.
  case accessibilityText
  /// The name of the client's cell type that draws it.
  case cellKind
  /// The name of the client's editor that edits it.
  case editor
  /// The view that is shown inside it as a collection.
  case holds
}

/// How it is presented.
package enum ActionStyle: String, ContractWord {
  /// Like any other.
  case normal
  /// As one that cannot be undone.
  case destructive
  /// As one that is not available now.
  case disabled
}

/// Where it is presented.
package enum ActionPlacement: String, ContractWord {
  /// In the context menu.
  case menu
  /// Before the row, revealed by a swipe.
  case leading
  /// Behind the row, revealed by a swipe.
  case trailing
  /// In the row itself, or inline among its parent's actions.
  case inline
}

/// The locales whose data is built into the daemon.
package enum FormatLocale: String, ContractWord {
  /// English.
  case en
  /// German.
  case de
  /// French.
  case fr
  /// Spanish.
  case es
  /// Portuguese, as in Brazil.
  case pt
  /// Italian.
  case it
  /// Dutch.
  case nl
  /// Hindi.
  case hi
  /// Japanese.
  case ja
}

/// The style.
package enum DurationStyle: String, ContractWord {
  /// `1:05:09`, with decimals where there are any.
  case clock
  /// `1h 05m`: the two largest units.
  case short
  /// `1 hour 5 minutes`: all units in words.
  case words
}

/// The unit of a number that is displayed as a duration.
package enum DurationUnit: String, ContractWord {
  /// Milliseconds.
  case millisecond
  /// Seconds.
  case second
  /// Minutes.
  case minute
  /// Hours.
  case hour
  /// Days.
  case day
}

/// The part of a text that is cut if it is too long for its line.
package enum TruncationPlace: String, ContractWord {
  /// The beginning is cut.
  case head
  /// The middle is cut.
  case middle
  /// The end is cut.
  case tail
}

/// The number of things that can be selected.
package enum SelectionMode: String, ContractWord {
  /// None.
  case none
  /// At most one.
  case single
  /// Any number.
  case multiple
}

/// The unit of selection.
package enum SelectionUnit: String, ContractWord {
  /// Whole rows.
  case row
  /// Single cells.
  case cell
  /// Whole columns.
  case column
}

/// The effect of a tap on the selection.
package enum SelectionTap: String, ContractWord {
  /// Selects only the tapped item.
  case replace
  /// Selects the tapped item, or deselects it.
  case toggle
  /// Selects the range from the item tapped before to this one.
  case extend
}

/// The treatment of selected rows that the filter removes.
package enum WhenFiltered: String, ContractWord {
  /// They stay selected.
  case keep
  /// They are deselected.
  case drop
}

/// An action on the selection. The items are the rows, columns, cells and ranges of the request.
package enum SelectAction: String, ContractWord {
  /// Selects only the items.
  case replace
  /// Also selects the items.
  case add
  /// Deselects the items.
  case remove
  /// Deselects those items that were selected, and selects the others.
  case toggle
  /// Selects only the range from the last item selected before to the item.
  case extend
  /// The effect of a tap, as the selection rules define it.
  case tap
  /// Selects everything that the view shows, on all pages.
  case all
  /// Selects nothing.
  case none
  /// Inverts the selection of everything that the view shows. Hidden items stay as they are.
  case invert
}

/// The layer on which a style is drawn.
package enum StyleLayer: String, ContractWord {
  /// Behind the content.
  case background
  /// In front of the content.
  case overlay
}

/// The strictness of the language about numbers.
package enum ExpressionDialect: String, ContractWord {
  /// Exactly as in the published specification.
  case strict
  /// Integers are converted to doubles in mixed arithmetic and comparison.
  case table
}

/// The effect of a violation. The raw value is the word on the wire.
package enum RuleSeverity: String, ContractWord {
  /// An edit that violates the rule is refused.
  case refuse
  /// The data is accepted, and updates report the violation.
  case mark
}

/// The direction of the flow.
package enum ItemDirection: String, ContractWord {
  /// In lines of the frame's width, from top to bottom.
  case wrapped
  /// In one line, which scrolls horizontally.
  case horizontal
}

/// The type of a column. A type never changes by itself.
package enum ColumnType: String, ContractWord {
  /// True or false.
  case boolean
  /// 64-bit signed integer.
  case integer
  /// Double. The source text is kept and displayed.
  case number
  /// Exact decimal of at most 38 digits. Never inferred, only declared.
  case decimal
  /// Calendar date.
  case date
  /// Date and time, with seconds and nanoseconds, with or without an offset.
  case dateTime
  /// Time of day, with seconds and nanoseconds, without a date.
  case time
  /// Duration. Never inferred, only declared.
  case duration
  /// Text.
  case text
  /// List, kept as JSON.
  case list
  /// Any JSON document.
  case json
}

/// Whether and how a record becomes an undo step.
package enum HistoryClass: String, ContractWord {
  /// A new step.
  case step
  /// Joined to the same author's previous step.
  case join
  /// Not undoable: live data, loading.
  case none
}

/// The direction.
package enum SortDirection: String, ContractWord {
  /// Small before large.
  case ascending
  /// Large before small.
  case descending
}

/// One step of the cycle of header taps.
package enum SortCycleStep: String, ContractWord {
  /// Smallest first.
  case ascending
  /// Largest first.
  case descending
  /// Not sorted by the column.
  case none
}

/// The place of rows without a value, in both directions. Errors are always last.
package enum NullsPlace: String, ContractWord {
  /// Before the values.
  case first
  /// After the values, before the errors.
  case last
}

/// How the text matches.
package enum SearchMatch: String, ContractWord {
  /// A cell contains it.
  case contains
  /// Every word of it is contained in some searched cell of the row.
  case words
  /// A word of a cell begins with it.
  case prefix
  /// It is a regular expression that matches somewhere in a cell.
  case regex
  /// Its code points, without blanks, occur in a cell in the same order.
  case fuzzy
}

/// The effect on rows without a hit.
package enum SearchMode: String, ContractWord {
  /// They are removed.
  case filter
  /// They stay, and hits are marked.
  case mark
}

/// The rule that keeps a window in place when rows are inserted or removed.
package enum WindowHold: String, ContractWord {
  /// The first entry of the window stays.
  case entry
  /// The index of the window stays.
  case index
  /// The window stays at the end of the rows.
  case end
}

/// The editing rights of a view's user.
package enum ViewBinding: String, ContractWord {
  /// None.
  case none
  /// Single cells, the order of rows, and their removal.
  case cell
  /// Also whole rows: setting several cells of a row, and inserting rows.
  case object
}

/// The side at which columns begin.
package enum LayoutDirection: String, ContractWord {
  /// At the left.
  case leftToRight = "ltr"
  /// At the right.
  case rightToLeft = "rtl"
}

/// The place of a column in the visible part of the centre.
package enum ColumnPlacement: String, ContractWord {
  /// At the leading side.
  case start
  /// In the middle.
  case center
  /// At the trailing side.
  case end
  /// The nearest place at which all of the column is visible.
  case nearest
}

/// The group of columns.
package enum ColumnGroup: String, ContractWord {
  /// Fixed at the leading side.
  case leading
  /// Scrolling, between the fixed groups.
  case center
  /// Fixed at the trailing side.
  case trailing
}
