import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// What stays in place in a viewport when the view changes, by type of change.
package struct ViewportHold: Sendable, Hashable {
  /// What stays.
  package typealias Place = ViewportHoldPlace

  private var places: [ViewportChange: Place] = [:]

  /// The anchor stays in place at every change.
  package init() {}

  /// What stays in place for a type of change.
  package subscript(change: ViewportChange) -> Place {
    get { places[change] ?? .entry }
    set { places[change] = newValue }
  }
}

extension ViewportChange {
  /// The type of change between two states of a view. Of several types, the first in the list
  /// of `ViewportChange`.
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
