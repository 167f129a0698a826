import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// What stays in place in a viewport when the view changes, by type of change.
package struct ViewportHold: Sendable, Hashable {
  /// A type of change.
  package enum Change: String, Sendable, CaseIterable {
    /// The rows are sorted differently.
    case sort
    /// The filter, the search or the hiding changed.
    case filter
    /// Sections changed, or were collapsed or expanded.
    case sections
    /// Another page is shown, or the page size changed.
    case page
    /// New content.
    case setRows
    /// Rows that are loaded or streamed.
    case load
    /// Any other change of the table: edits, undo, drafts, declarations, parameters.
    case edit
    /// The layout rules changed, such as the frame.
    case resize
    /// Heights were measured, or widths at which texts are wrapped.
    case measure
  }

  /// What stays.
  package typealias Place = ViewportHoldPlace

  private var places: [Change: Place] = [:]

  /// The anchor stays in place at every change.
  package init() {}

  /// What stays in place for a type of change.
  package subscript(change: Change) -> Place {
    get { places[change] ?? .entry }
    set { places[change] = newValue }
  }
}

extension ViewportHold.Change {
  /// The type of change between two states of a view. Of several types, the first in the list
  /// above.
  init(from old: ViewSnapshot, to new: ViewSnapshot, _ causes: [ChangeCause]) {
    let (before, now) = (old.shownRules, new.shownRules)
    if before.sort != now.sort {
      self = .sort
    } else if before.filter != now.filter || before.search != now.search
      || old.state.showsHidden != new.state.showsHidden
    {
      self = .filter
    } else if before.sections != now.sections || old.state.sections != new.state.sections {
      self = .sections
    } else if old.state.pageIndex != new.state.pageIndex
      || old.state.pageSize != new.state.pageSize
    {
      self = .page
    } else if causes.contains(.setRows) {
      self = .setRows
    } else if causes.contains(.load) {
      self = .load
    } else if old.table.revision != new.table.revision || causes.contains(.draft) {
      self = .edit
    } else {
      self = old.state.layout != new.state.layout ? .resize : .measure
    }
  }
}
