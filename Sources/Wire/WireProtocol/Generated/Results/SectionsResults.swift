// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `view/collapse`.
package struct ViewCollapseResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The counts of a view.
  package let counts: WireCounts
  /// pending while a sort is being computed or the table is loading. The old order is shown until
  /// then.
  package let orderState: WireText
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The progress of a running search.
  package let searching: WireSearchProgress?
  /// The progress of a running sort.
  package let sorting: WireSortProgress?

  /// Makes it of its members.
  package init(
    viewRevision: Int, counts: WireCounts, orderState: WireText, complete: Bool,
    searching: WireSearchProgress? = nil, sorting: WireSortProgress? = nil
  ) {
    self.viewRevision = viewRevision
    self.counts = counts
    self.orderState = orderState
    self.complete = complete
    self.searching = searching
    self.sorting = sorting
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    counts = try reader.required("counts").openObject()
    orderState = try reader.required("orderState").text()
    complete = try reader.required("complete").bool()
    searching = try reader.optional("searching")?.openObject()
    sorting = try reader.optional("sorting")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("counts", counts)
    writer.member("orderState", orderState)
    writer.member("complete", complete)
    writer.member("searching", searching)
    writer.member("sorting", sorting)
  }
}
