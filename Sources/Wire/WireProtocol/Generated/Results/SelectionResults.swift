// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// A selected row, column or cell with its positions. viewIndex is null if the row is filtered out
/// or its section is collapsed.
package struct WireSelectedItem: WireObject, Sendable {
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package var row: WireKey?
  /// An id of a table, view, subscription, pin or column.
  package var column: WireText?
  /// The index in the source order.
  package var sourceIndex: WireMember<Int>
  /// The index within its page.
  package var viewIndex: WireMember<Int>
  /// The index of the page that has the row.
  package var pageIndex: Int?

  /// Makes it of its members.
  package init(
    row: WireKey? = nil, column: WireText? = nil, sourceIndex: WireMember<Int> = .absent,
    viewIndex: WireMember<Int> = .absent, pageIndex: Int? = nil
  ) {
    self.row = row
    self.column = column
    self.sourceIndex = sourceIndex
    self.viewIndex = viewIndex
    self.pageIndex = pageIndex
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    row = try reader.optional("row")?.key()
    column = try reader.optional("column")?.text()
    sourceIndex = try reader.nullable("sourceIndex").count()
    viewIndex = try reader.nullable("viewIndex").count()
    pageIndex = try reader.optional("pageIndex")?.count()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("column", column)
    writer.member("sourceIndex", sourceIndex)
    writer.member("viewIndex", viewIndex)
    writer.member("pageIndex", pageIndex)
  }
}

/// The result of `view/select`.
package struct ViewSelectResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The number of selected items.
  package let count: Int
  /// The items that were not selected before.
  package let selected: [WireSelectedItem]
  /// The items that are no longer selected.
  package let deselected: [WireSelectedItem]
  /// true: a list is not whole. Each has at most 1,000 items and about 1 MiB.
  package let truncated: Bool?
  /// The number of items that were left out because they may not be selected. Absent: none.
  package let skipped: Int?

  /// Makes it of its members.
  package init(
    viewRevision: Int, complete: Bool, count: Int, selected: [WireSelectedItem],
    deselected: [WireSelectedItem], truncated: Bool? = nil, skipped: Int? = nil
  ) {
    self.viewRevision = viewRevision
    self.complete = complete
    self.count = count
    self.selected = selected
    self.deselected = deselected
    self.truncated = truncated
    self.skipped = skipped
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    complete = try reader.required("complete").bool()
    count = try reader.required("count").count()
    selected = try reader.required("selected").openObjects()
    deselected = try reader.required("deselected").openObjects()
    truncated = try reader.optional("truncated")?.bool()
    skipped = try reader.optional("skipped")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("complete", complete)
    writer.member("count", count)
    writer.member("selected", selected) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("deselected", deselected) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("truncated", truncated)
    writer.member("skipped", skipped)
  }
}

/// The result of `view/selection`.
package struct ViewSelectionResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The unit.
  package let unit: SelectionUnit
  /// The number of selected items.
  package let count: Int
  /// The index of the first returned item.
  package let first: Int
  /// The selected items.
  package let items: [WireSelectedItem]

  /// Makes it of its members.
  package init(
    viewRevision: Int, complete: Bool, unit: SelectionUnit, count: Int, first: Int,
    items: [WireSelectedItem]
  ) {
    self.viewRevision = viewRevision
    self.complete = complete
    self.unit = unit
    self.count = count
    self.first = first
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    complete = try reader.required("complete").bool()
    unit = try reader.required("unit").choice()
    count = try reader.required("count").count()
    first = try reader.required("first").count()
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("complete", complete)
    writer.member("unit", unit)
    writer.member("count", count)
    writer.member("first", first)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}
