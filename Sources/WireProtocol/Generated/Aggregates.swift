// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The footer of a column; an empty object: no footer.
package struct WireFooterRule: WireObject, Sendable, Hashable {
  /// A text of the client, returned unchanged.
  package var title: WireText?
  /// An aggregate function. sum and mean apply to numbers and durations only.
  package var aggregate: AggregateKind?
  /// All rows of the table, or (default) those that pass filter and search, on all pages.
  package var extent: AggregateExtent?

  /// Makes it of its members.
  package init(
    title: WireText? = nil, aggregate: AggregateKind? = nil, extent: AggregateExtent? = nil
  ) {
    self.title = title
    self.aggregate = aggregate
    self.extent = extent
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    title = try reader.optional("title")?.text()
    aggregate = try reader.optional("aggregate")?.choice()
    extent = try reader.optional("over")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("aggregate", aggregate)
    writer.member("over", extent)
  }
}
