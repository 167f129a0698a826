// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `view/pin`.
package struct ViewPinResult: WireResult {
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// An id of a table, view, subscription, pin or column.
  package let pin: WireText
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// The counts of a view.
  package let counts: WireCounts
  /// pending while a sort is being computed or the table is loading. The old order is shown until
  /// then.
  package let orderState: WireText
  /// The progress of a running search.
  package let searching: WireSearchProgress?
  /// The progress of a running sort.
  package let sorting: WireSortProgress?
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool

  /// Makes it of its members.
  package init(
    view: ViewID, pin: WireText, viewRevision: Int, revision: Int, counts: WireCounts,
    orderState: WireText, complete: Bool, searching: WireSearchProgress? = nil,
    sorting: WireSortProgress? = nil
  ) {
    self.view = view
    self.pin = pin
    self.viewRevision = viewRevision
    self.revision = revision
    self.counts = counts
    self.orderState = orderState
    self.searching = searching
    self.sorting = sorting
    self.complete = complete
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    pin = try reader.required("pin").text()
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    counts = try reader.required("counts").openObject()
    orderState = try reader.required("orderState").text()
    searching = try reader.optional("searching")?.openObject()
    sorting = try reader.optional("sorting")?.openObject()
    complete = try reader.required("complete").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("pin", pin)
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("counts", counts)
    writer.member("orderState", orderState)
    writer.member("searching", searching)
    writer.member("sorting", sorting)
    writer.member("complete", complete)
  }
}
