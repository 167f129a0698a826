// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/aggregate`.
package struct ViewAggregateParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// Rows with equal values in these columns form a group. Without columns, all rows are one group.
  package let groupBy: [WireText]?
  /// The aggregates of each group, in addition to its number of rows.
  package let aggregates: [ViewAggregateParams.Aggregate]?
  /// The over.
  package let extent: AggregateExtent?
  /// The order of the groups; by default the order of the group values.
  package let sort: WireGroupSort?
  /// The range of groups to return; by default the first rowsPerAnswerMax.
  package let range: WireRange?
  /// What is wanted of each cell; both by default.
  package let content: CellContent?
  /// The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut.
  package let textBytes: Int?
  /// Whether to wait until all rows are loaded and the order is complete; default true.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, groupBy: [WireText]? = nil, aggregates: [ViewAggregateParams.Aggregate]? = nil,
    extent: AggregateExtent? = nil, sort: WireGroupSort? = nil, range: WireRange? = nil,
    content: CellContent? = nil, textBytes: Int? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.groupBy = groupBy
    self.aggregates = aggregates
    self.extent = extent
    self.sort = sort
    self.range = range
    self.content = content
    self.textBytes = textBytes
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    groupBy = try reader.optional("groupBy")?.texts()
    aggregates = try reader.optional("aggregates")?.objects()
    extent = try reader.optional("over")?.choice()
    sort = try reader.optional("sort")?.union()
    range = try reader.optional("range")?.object()
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("groupBy", groupBy)
    writer.member("aggregates", aggregates) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("over", extent)
    writer.member("sort", sort)
    writer.member("range", range)
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("wait", waits)
  }
}

extension ViewAggregateParams {
  /// An aggregate of one column, in a request.
  package struct Aggregate: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package let column: WireText
    /// An aggregate function. sum and mean apply to numbers and durations only.
    package let kind: AggregateKind

    /// Makes it of its members.
    package init(column: WireText, kind: AggregateKind) {
      self.column = column
      self.kind = kind
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.required("column").text()
      kind = try reader.required("kind").choice()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("kind", kind)
    }
  }
}

/// The order of the groups; by default the order of the group values.
package enum WireGroupSort: WireUnion {
  /// The kind `group`, with `direction`.
  case group(direction: SortDirection?)
  /// The kind `count`, with `direction`.
  case count(direction: SortDirection?)
  /// The kind `aggregate`, with `index` and `direction`.
  case aggregate(index: Int, direction: SortDirection?)

  private enum Kind: String, ContractWord {
    case group, count, aggregate
  }

  /// Reads the form that `kind` names.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    var reader = try value.reader()
    switch try reader.required("kind").choice(Kind.self) {
    case .group:
      let direction: SortDirection? = try reader.optional("direction")?.choice()
      self = .group(direction: direction)
    case .count:
      let direction: SortDirection? = try reader.optional("direction")?.choice()
      self = .count(direction: direction)
    case .aggregate:
      let index: Int = try reader.required("index").count()
      let direction: SortDirection? = try reader.optional("direction")?.choice()
      self = .aggregate(index: index, direction: direction)
    }
    try reader.finish()
  }

  /// Writes the form that it has.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .group(let direction):
      writer.member("kind", Kind.group)
      writer.member("direction", direction)
    case .count(let direction):
      writer.member("kind", Kind.count)
      writer.member("direction", direction)
    case .aggregate(let index, let direction):
      writer.member("kind", Kind.aggregate)
      writer.member("index", index)
      writer.member("direction", direction)
    }
    writer.endObject()
  }
}

/// The footer of a column; an empty object: no footer.
package struct WireFooterRule: WireObject, Sendable {
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
