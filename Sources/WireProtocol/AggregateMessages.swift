import JSONText

/// Parameters of `view/aggregate`.
package struct ViewAggregateParams: WireParams {
  /// An aggregate of one column.
  package struct Aggregate: WireObject, Hashable, Sendable {
    /// The column.
    package var column: WireText
    /// The function.
    package var kind: AggregateKind

    /// An aggregate of a column.
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

  /// The order of the groups.
  package struct Sort: WireObject, Hashable, Sendable {
    /// The subject of the comparison.
    package enum Kind: String, ContractWord {
      /// The values grouped by, the number of rows, or the result of an aggregate.
      case group, count, aggregate
    }

    /// The subject of the comparison.
    package var kind: Kind
    /// The index into `aggregates`, from 0.
    package var index: Int?
    /// The direction; ascending by default.
    package var direction: SortDirection?

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      kind = try reader.required("kind").choice()
      switch kind {
      case .group, .count: index = nil
      case .aggregate: index = try reader.required("index").count()
      }
      direction = try reader.optional("direction")?.choice()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("kind", kind)
      writer.member("index", index)
      writer.member("direction", direction)
    }
  }

  /// The view.
  package var view: ViewID
  /// The columns whose values make the groups; none by default.
  package var groupBy: [WireText] = []
  /// The aggregates of each group.
  package var aggregates: [Aggregate] = []
  /// The rows that are included; `shown` by default.
  package var extent: AggregateExtent?
  /// The order of the groups; by default ascending by the values grouped by.
  package var sort: Sort?
  /// The groups that are returned.
  package var range: WireRange?
  /// What of each value.
  package var content: CellContent?
  /// Bytes of a text after which it is cut.
  package var textBytes: Int?
  /// Whether to wait until all rows are loaded; true by default.
  package var waits: Bool?

  /// Counts the rows of a view.
  package init(view: ViewID) {
    self.view = view
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    groupBy = try reader.optional("groupBy")?.texts() ?? []
    aggregates = try reader.optional("aggregates")?.objects() ?? []
    extent = try reader.optional("over")?.choice()
    sort = try reader.optional("sort")?.object()
    range = try reader.optional("range")?.object()
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    if !groupBy.isEmpty { writer.member("groupBy", groupBy) }
    if !aggregates.isEmpty {
      writer.name("aggregates")
      writer.beginArray()
      for aggregate in aggregates { aggregate.write(to: &writer) }
      writer.endArray()
    }
    writer.member("over", extent)
    writer.member("sort", sort)
    writer.member("range", range)
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("wait", waits)
  }
}
