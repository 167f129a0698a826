import TableValues

/// How selecting works in a view; part of its state.
package struct SelectionRules: Hashable, Sendable {
  /// How much may be selected.
  package typealias Mode = SelectionMode

  /// What is selected.
  package typealias Unit = SelectionUnit

  /// What a tap does.
  package typealias Tap = SelectionTap

  /// What becomes of selected rows that a filter or a search takes out.
  package typealias WhenFiltered = ProtocolWords.WhenFiltered

  /// How much may be selected.
  package var mode = Mode.multiple
  /// What is selected.
  package var unit = Unit.row
  /// What a tap does.
  package var tap = Tap.replace
  /// Whether what is selected is told and at once deselected.
  package var isMomentary = false
  /// What becomes of selected rows that a filter takes out.
  package var whenFiltered = WhenFiltered.keep

  /// Any number of rows; a tap replaces.
  package init() {}
}
