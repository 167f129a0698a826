// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The counts of a view.
package struct WireCounts: WireObject, Sendable {
  /// The number of rows before the filter.
  package let source: Int
  /// The number of rows after the filter.
  package let filtered: Int
  /// The number of pages, at least 1.
  package let pages: Int
  /// The index of the page shown, from 0.
  package let pageIndex: Int
  /// The number of rows per page; null: all rows are one page.
  package let pageSize: Int?
  /// The index of the page's first row in the filtered order, over all pages.
  package let pageStart: Int
  /// The index after the page's last row in the filtered order, over all pages.
  package let pageEnd: Int
  /// The number of rows that match the search, if there is one.
  package let matches: Int?
  /// The number of entries on the page, including headers and footers; only with sections.
  package let entries: Int?
  /// The number of rows for which an expression of the filter fails, if there are any.
  package let failed: Int?
  /// The number of shown rows for which an expression of the sort or the sections fails, if there
  /// are any.
  package let orderFailed: Int?
  /// The number of rows hidden by the table's declarations, if there are any.
  package let hidden: Int?

  /// Makes it of its members.
  package init(
    source: Int, filtered: Int, pages: Int, pageIndex: Int, pageSize: Int?, pageStart: Int,
    pageEnd: Int, matches: Int? = nil, entries: Int? = nil, failed: Int? = nil,
    orderFailed: Int? = nil, hidden: Int? = nil
  ) {
    self.source = source
    self.filtered = filtered
    self.pages = pages
    self.pageIndex = pageIndex
    self.pageSize = pageSize
    self.pageStart = pageStart
    self.pageEnd = pageEnd
    self.matches = matches
    self.entries = entries
    self.failed = failed
    self.orderFailed = orderFailed
    self.hidden = hidden
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    source = try reader.required("source").count()
    filtered = try reader.required("filtered").count()
    pages = try reader.required("pages").count()
    pageIndex = try reader.required("pageIndex").count()
    pageSize = try reader.required("pageSize").orNull()?.positive()
    pageStart = try reader.required("pageStart").count()
    pageEnd = try reader.required("pageEnd").count()
    matches = try reader.optional("matches")?.count()
    entries = try reader.optional("entries")?.count()
    failed = try reader.optional("failed")?.positive()
    orderFailed = try reader.optional("orderFailed")?.positive()
    hidden = try reader.optional("hidden")?.positive()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("source", source)
    writer.member("filtered", filtered)
    writer.member("pages", pages)
    writer.member("pageIndex", pageIndex)
    writer.orNull("pageSize", pageSize) { $0.int($1) }
    writer.member("pageStart", pageStart)
    writer.member("pageEnd", pageEnd)
    writer.member("matches", matches)
    writer.member("entries", entries)
    writer.member("failed", failed)
    writer.member("orderFailed", orderFailed)
    writer.member("hidden", hidden)
  }
}
