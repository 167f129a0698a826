import RowPipeline
import RowTree
import TableValues

/// What of a viewport stays when the view changes, by the kind of change.
package struct ViewportHold: Sendable, Hashable {
  /// A kind of change of what a viewport shows.
  package enum Change: String, Sendable, CaseIterable {
    /// The rows are sorted otherwise.
    case sort
    /// Other rows pass the filter, the search or what is hidden.
    case filter
    /// Sections are made otherwise, collapsed or expanded.
    case sections
    /// Another page is shown, or pages of another size.
    case page
    /// New content.
    case setRows
    /// Rows that are read or streamed in.
    case load
    /// Any other change of the table: edits, undo, drafts, declarations, parameters.
    case edit
    /// The view is laid out by other rules, in another frame for instance.
    case resize
    /// Heights have become known, or widths that texts are wrapped at.
    case measure
  }

  /// What stays.
  package typealias Place = ViewportHoldPlace

  private var places: [Change: Place] = [:]

  /// The anchor stays, whatever changes.
  package init() {}

  /// What stays at a kind of change.
  package subscript(change: Change) -> Place {
    get { places[change] ?? .entry }
    set { places[change] = newValue }
  }
}

extension ViewportHold.Change {
  /// What has changed between two states of a view. Of several kinds the one told first above.
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
