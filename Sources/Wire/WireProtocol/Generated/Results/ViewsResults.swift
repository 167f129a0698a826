// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// An object with `pointer`, `kind` and `message`.
package struct WireStateProblem: WireObject, Sendable {
  /// A JSON pointer within the state.
  package let pointer: WireText
  /// The kind.
  package let kind: WireText
  /// The message.
  package let message: WireText

  /// Makes it of its members.
  package init(pointer: WireText, kind: WireText, message: WireText) {
    self.pointer = pointer
    self.kind = kind
    self.message = message
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    pointer = try reader.required("pointer").text()
    kind = try reader.required("kind").text()
    message = try reader.required("message").text()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("pointer", pointer)
    writer.member("kind", kind)
    writer.member("message", message)
  }
}

/// The result of `view/open` and `view/get` and `view/set`.
package struct WireViewDescription: WireResult {
  /// An id of a table, view, subscription, pin or column.
  package var view: ViewID
  /// An id of a table, view, subscription, pin or column.
  package var table: TableID
  /// The viewRevision.
  package var viewRevision: Int
  /// The revision.
  package var revision: Int
  /// The complete state of a view.
  package var state: WirePart
  /// The footers of the visible columns, by column id.
  package var footers: WirePart?
  /// The frames of the visible columns, and the height of the page.
  package var layout: WirePart?
  /// The cursor of a view.
  package var cursor: WireViewCursor?
  /// The name of a preset.
  package var preset: WireText?
  /// Filter conditions that are not valid with the present columns. They are kept in the state and
  /// not applied.
  package var filterProblems: [WireStateProblem]?
  /// One of the rows counted in counts.failed, with the error.
  package var filterFailure: WireFilterFailure?
  /// Expressions of the sort and the sections that are not valid with the present columns. They are
  /// kept in the state and not applied.
  package var orderProblems: [WireStateProblem]?
  /// One of the rows counted in counts.orderFailed, with the error.
  package var orderFailure: WireOrderFailure?
  /// The counts of a view.
  package var counts: WireCounts
  /// pending while a sort is being computed or the table is loading. The old order is shown until
  /// then.
  package var orderState: WireText
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package var complete: Bool
  /// The progress of a running search.
  package var searching: WireSearchProgress?
  /// The progress of a running sort.
  package var sorting: WireSortProgress?
  /// The visible columns, in order.
  package var columns: [WireText]
  /// What was kept of a view that is opened with `remember`. Only the answer to `view/open` has it.
  package var remembered: WireRememberedState?

  /// Makes it of its members.
  package init(
    view: ViewID, table: TableID, viewRevision: Int, revision: Int, state: WirePart,
    counts: WireCounts, orderState: WireText, complete: Bool, columns: [WireText],
    footers: WirePart? = nil, layout: WirePart? = nil, cursor: WireViewCursor? = nil,
    preset: WireText? = nil, filterProblems: [WireStateProblem]? = nil,
    filterFailure: WireFilterFailure? = nil, orderProblems: [WireStateProblem]? = nil,
    orderFailure: WireOrderFailure? = nil, searching: WireSearchProgress? = nil,
    sorting: WireSortProgress? = nil, remembered: WireRememberedState? = nil
  ) {
    self.view = view
    self.table = table
    self.viewRevision = viewRevision
    self.revision = revision
    self.state = state
    self.footers = footers
    self.layout = layout
    self.cursor = cursor
    self.preset = preset
    self.filterProblems = filterProblems
    self.filterFailure = filterFailure
    self.orderProblems = orderProblems
    self.orderFailure = orderFailure
    self.counts = counts
    self.orderState = orderState
    self.complete = complete
    self.searching = searching
    self.sorting = sorting
    self.columns = columns
    self.remembered = remembered
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    table = try reader.required("table").id()
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    state = try reader.required("state").part(.object)
    footers = try reader.optional("footers")?.part(.object)
    layout = try reader.optional("layout")?.part(.object)
    cursor = try reader.optional("cursor")?.openObject()
    preset = try reader.optional("preset")?.text()
    filterProblems = try reader.optional("filterProblems")?.openObjects()
    filterFailure = try reader.optional("filterFailure")?.openObject()
    orderProblems = try reader.optional("orderProblems")?.openObjects()
    orderFailure = try reader.optional("orderFailure")?.openObject()
    counts = try reader.required("counts").openObject()
    orderState = try reader.required("orderState").text()
    complete = try reader.required("complete").bool()
    searching = try reader.optional("searching")?.openObject()
    sorting = try reader.optional("sorting")?.openObject()
    columns = try reader.required("columns").texts()
    remembered = try reader.optional("remembered")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("table", table)
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("state", state)
    writer.member("footers", footers)
    writer.member("layout", layout)
    writer.member("cursor", cursor)
    writer.member("preset", preset)
    writer.member("filterProblems", filterProblems) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("filterFailure", filterFailure)
    writer.member("orderProblems", orderProblems) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("orderFailure", orderFailure)
    writer.member("counts", counts)
    writer.member("orderState", orderState)
    writer.member("complete", complete)
    writer.member("searching", searching)
    writer.member("sorting", sorting)
    writer.member("columns", columns)
    writer.member("remembered", remembered)
  }
}
