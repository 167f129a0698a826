/// How selecting works in a view; part of its state.
package struct SelectionRules: Hashable, Sendable {
  /// How much may be selected.
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// At most one thing.
    case single
    /// Any number.
    case multiple
  }

  /// What is selected.
  package enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Whole rows.
    case row
    /// Single cells.
    case cell
    /// Whole columns.
    case column
  }

  /// What a tap does.
  package enum Tap: String, Hashable, Sendable, CaseIterable {
    /// Selects what is tapped and nothing else.
    case replace
    /// Selects what is tapped, or takes it out.
    case toggle
    /// Selects from the last tapped up to this.
    case extend
  }

  /// What becomes of selected rows that a filter or a search takes out.
  package enum WhenFiltered: String, Hashable, Sendable, CaseIterable {
    /// They stay selected.
    case keep
    /// They are not selected any more.
    case drop
  }

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
