import TableValues

/// The selection rules of a view, as part of its state.
package struct SelectionRules: Hashable, Sendable {
  /// How many items may be selected.
  package typealias Mode = SelectionMode

  /// What is selected.
  package typealias Unit = SelectionUnit

  /// What a tap does.
  package typealias Tap = SelectionTap

  /// The effect of a filter or search on selected rows that it removes.
  package typealias WhenFiltered = ProtocolWords.WhenFiltered

  /// How many items may be selected.
  package var mode = Mode.multiple
  /// The type of item that is selected.
  package var unit = Unit.row
  /// The effect of a tap.
  package var tap = Tap.replace
  /// Whether a selection is reported and then undone at once.
  package var isMomentary = false
  /// The effect of a filter on selected rows that it removes.
  package var whenFiltered = WhenFiltered.keep

  /// Any number of rows. A tap replaces the selection.
  package init() {}
}
