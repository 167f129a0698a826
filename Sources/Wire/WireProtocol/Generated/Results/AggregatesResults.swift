// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension ViewAggregateResult {
  /// An object with `column`, `kind`, `values`, `texts`, `cut`, `nulls` and `errors`.
  package struct Aggregate: WireObject, Sendable {
    /// An id of a table, view, subscription, pin or column.
    package var column: WireText
    /// An aggregate function. sum and mean apply to numbers and durations only.
    package var kind: AggregateKind
    /// One value per group.
    package var values: [WirePart]?
    /// One display text per group.
    package var texts: [WirePart]?
    /// Groups whose value or text is cut. Absent if empty.
    package var cut: [Int]?
    /// The number of cells without a value, by group; absent: none.
    package var nulls: [Int]?
    /// The number of error cells, by group; absent: none.
    package var errors: [Int]?

    /// Makes it of its members.
    package init(
      column: WireText, kind: AggregateKind, values: [WirePart]? = nil, texts: [WirePart]? = nil,
      cut: [Int]? = nil, nulls: [Int]? = nil, errors: [Int]? = nil
    ) {
      self.column = column
      self.kind = kind
      self.values = values
      self.texts = texts
      self.cut = cut
      self.nulls = nulls
      self.errors = errors
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      column = try reader.required("column").text()
      kind = try reader.required("kind").choice()
      values = try reader.optional("values")?.list { value throws(InvalidParams) in
        try value.part()
      }
      texts = try reader.optional("texts")?.list { value throws(InvalidParams) in
        try value.part(.string)
      }
      cut = try reader.optional("cut")?.list { value throws(InvalidParams) in try value.count() }
      nulls = try reader.optional("nulls")?.list { value throws(InvalidParams) in
        try value.count()
      }
      errors = try reader.optional("errors")?.list { value throws(InvalidParams) in
        try value.count()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("column", column)
      writer.member("kind", kind)
      writer.member("values", values) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("texts", texts) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("cut", cut) { $0.list($1) { $0.int($1) } }
      writer.member("nulls", nulls) { $0.list($1) { $0.int($1) } }
      writer.member("errors", errors) { $0.list($1) { $0.int($1) } }
    }
  }
}

/// The result of `view/aggregate`.
package struct ViewAggregateResult: WireResult {
  /// The viewRevision.
  package var viewRevision: Int
  /// The revision.
  package var revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package var complete: Bool
  /// The number of groups in total.
  package var groups: Int
  /// The index of the first returned group.
  package var first: Int
  /// true: the response reached the size limit, and further groups follow.
  package var more: Bool
  /// The group values of the returned groups, column by column.
  package var groupBy: [WirePart]
  /// The number of rows of each group.
  package var counts: [Int]
  /// In the requested order, each with one value per group.
  package var aggregates: [ViewAggregateResult.Aggregate]

  /// Makes it of its members.
  package init(
    viewRevision: Int, revision: Int, complete: Bool, groups: Int, first: Int, groupBy: [WirePart],
    counts: [Int], aggregates: [ViewAggregateResult.Aggregate], more: Bool = false
  ) {
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
    self.groups = groups
    self.first = first
    self.more = more
    self.groupBy = groupBy
    self.counts = counts
    self.aggregates = aggregates
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    groups = try reader.required("groups").count()
    first = try reader.required("first").count()
    more = try reader.flag("more")
    groupBy = try reader.required("groupBy").list { value throws(InvalidParams) in
      try value.part(.object)
    }
    counts = try reader.required("counts").list { value throws(InvalidParams) in try value.count() }
    aggregates = try reader.required("aggregates").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("groups", groups)
    writer.member("first", first)
    writer.flag("more", more)
    writer.member("groupBy", groupBy) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("counts", counts) { $0.list($1) { $0.int($1) } }
    writer.member("aggregates", aggregates) { $0.list($1) { $1.write(to: &$0) } }
  }
}
