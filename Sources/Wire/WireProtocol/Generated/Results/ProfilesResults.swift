// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WireColumnProfile {
  /// The number of distinct values.
  package struct Distinct: WireObject, Sendable {
    /// The count.
    package let count: Int
    /// Whether it is exact. False only if there were too many values to count them all; `error` is
    /// then the bound.
    package let exact: Bool
    /// The largest likely relative error: 997 of 1000 results are within it. Absent if exact.
    package let error: Double?

    /// Makes it of its members.
    package init(count: Int, exact: Bool, error: Double? = nil) {
      self.count = count
      self.exact = exact
      self.error = error
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      count = try reader.required("count").count()
      exact = try reader.required("exact").bool()
      error = try reader.optional("error")?.number()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("count", count)
      writer.member("exact", exact)
      writer.member("error", number: error)
    }
  }
}

/// A value with its display text.
package struct WireProfileValue: WireObject, Sendable {
  /// A cell's value, depending on the column's type; it is null for errors and pending cells, too.
  /// JSON columns can have any JSON, sent in canonical form.
  package let value: WirePart?
  /// The value in the format of the column.
  package let text: WireText?
  /// true: the text or the value is cut.
  package let cut: Bool

  /// Makes it of its members.
  package init(value: WirePart? = nil, text: WireText? = nil, cut: Bool = false) {
    self.value = value
    self.text = text
    self.cut = cut
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    value = try reader.optional("value")?.part()
    text = try reader.optional("text")?.text()
    cut = try reader.flag("cut")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("value", value)
    writer.member("text", text)
    writer.flag("cut", cut)
  }
}

extension WireColumnProfile {
  /// Quantiles, in the order of their shares in the request.
  package struct Quantiles: WireObject, Sendable {
    /// The share of the values that are not larger than the quantile.
    package let at: [Double]
    /// Whether it is exact. False only if there were too many values to count them all; `error` is
    /// then the bound.
    package let exact: Bool
    /// By how much the share of a quantile may differ from `at`: 997 of 1000 results are within it.
    /// Absent if exact.
    package let error: Double?
    /// The values.
    package let values: [WirePart]?
    /// The display texts of the values.
    package let texts: [WireText]?
    /// The indices of values or texts that are cut. Absent if empty.
    package let cut: [Int]?

    /// Makes it of its members.
    package init(
      at: [Double], exact: Bool, error: Double? = nil, values: [WirePart]? = nil,
      texts: [WireText]? = nil, cut: [Int]? = nil
    ) {
      self.at = at
      self.exact = exact
      self.error = error
      self.values = values
      self.texts = texts
      self.cut = cut
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      at = try reader.required("at").list { value throws(InvalidParams) in try value.number() }
      exact = try reader.required("exact").bool()
      error = try reader.optional("error")?.number()
      values = try reader.optional("values")?.list { value throws(InvalidParams) in
        try value.part()
      }
      texts = try reader.optional("texts")?.texts()
      cut = try reader.optional("cut")?.list { value throws(InvalidParams) in try value.count() }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("at", at) { $0.list($1) { $0.number($1) } }
      writer.member("exact", exact)
      writer.member("error", number: error)
      writer.member("values", values) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("texts", texts)
      writer.member("cut", cut) { $0.list($1) { $0.int($1) } }
    }
  }
}

extension WireColumnProfile {
  /// The numbers of values in bins of equal width. Always exact.
  package struct Histogram: WireObject, Sendable {
    /// The edges, one more than bins. A bin has the values from its lower edge, inclusive, to its
    /// upper edge, exclusive. The last bin includes its upper edge.
    package let values: [WirePart]?
    /// The display texts of the edges.
    package let texts: [WireText]?
    /// The indices of values or texts that are cut. Absent if empty.
    package let cut: [Int]?
    /// The number of values in each bin.
    package let counts: [Int]
    /// The number of values in no bin: infinities and NaN; absent: none.
    package let outside: Int?

    /// Makes it of its members.
    package init(
      counts: [Int], values: [WirePart]? = nil, texts: [WireText]? = nil, cut: [Int]? = nil,
      outside: Int? = nil
    ) {
      self.values = values
      self.texts = texts
      self.cut = cut
      self.counts = counts
      self.outside = outside
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      values = try reader.optional("values")?.list { value throws(InvalidParams) in
        try value.part()
      }
      texts = try reader.optional("texts")?.texts()
      cut = try reader.optional("cut")?.list { value throws(InvalidParams) in try value.count() }
      counts = try reader.required("counts").list { value throws(InvalidParams) in
        try value.count()
      }
      outside = try reader.optional("outside")?.positive()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("values", values) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("texts", texts)
      writer.member("cut", cut) { $0.list($1) { $0.int($1) } }
      writer.member("counts", counts) { $0.list($1) { $0.int($1) } }
      writer.member("outside", outside)
    }
  }
}

extension WireColumnProfile {
  /// The most frequent values, the most frequent first. Equally frequent ones are in the order of
  /// the rows that have them first, as the table stores rows.
  package struct Frequencies: WireObject, Sendable {
    /// The values.
    package let values: [WirePart]?
    /// The display texts of the values.
    package let texts: [WireText]?
    /// The indices of values or texts that are cut. Absent if empty.
    package let cut: [Int]?
    /// How many cells have each value.
    package let counts: [Int]
    /// Whether it is exact. False only if there were too many values to count them all; `error` is
    /// then the bound.
    package let exact: Bool
    /// By how much counts may be too small. A value that is missing has at most the last count and
    /// this. Absent if exact.
    package let error: Int?

    /// Makes it of its members.
    package init(
      counts: [Int], exact: Bool, values: [WirePart]? = nil, texts: [WireText]? = nil,
      cut: [Int]? = nil, error: Int? = nil
    ) {
      self.values = values
      self.texts = texts
      self.cut = cut
      self.counts = counts
      self.exact = exact
      self.error = error
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      values = try reader.optional("values")?.list { value throws(InvalidParams) in
        try value.part()
      }
      texts = try reader.optional("texts")?.texts()
      cut = try reader.optional("cut")?.list { value throws(InvalidParams) in try value.count() }
      counts = try reader.required("counts").list { value throws(InvalidParams) in
        try value.positive()
      }
      exact = try reader.required("exact").bool()
      error = try reader.optional("error")?.positive()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("values", values) { $0.list($1) { $1.write(to: &$0) } }
      writer.member("texts", texts)
      writer.member("cut", cut) { $0.list($1) { $0.int($1) } }
      writer.member("counts", counts) { $0.list($1) { $0.int($1) } }
      writer.member("exact", exact)
      writer.member("error", error)
    }
  }
}

/// The summary of a column. A part is absent if it was not requested, if it does not exist for the
/// column's type, or if there are no values.
package struct WireColumnProfile: WireObject, Sendable {
  /// An id of a table, view, subscription, pin or column.
  package let column: WireText
  /// The number of rows.
  package let rows: Int
  /// true: the summary is that of a sample of so many rows, and the one of all rows follows.
  package let sample: Bool
  /// The number of cells without a value; absent: none.
  package let nulls: Int?
  /// The number of error cells; absent: none.
  package let errors: Int?
  /// The number of distinct values.
  package let distinct: WireColumnProfile.Distinct?
  /// The smallest value.
  package let min: WireProfileValue?
  /// The largest value.
  package let max: WireProfileValue?
  /// The arithmetic mean.
  package let mean: WireProfileValue?
  /// Quantiles, in the order of their shares in the request.
  package let quantiles: WireColumnProfile.Quantiles?
  /// The numbers of values in bins of equal width. Always exact.
  package let histogram: WireColumnProfile.Histogram?
  /// The most frequent values, the most frequent first. Equally frequent ones are in the order of
  /// the rows that have them first, as the table stores rows.
  package let frequencies: WireColumnProfile.Frequencies?

  /// Makes it of its members.
  package init(
    column: WireText, rows: Int, sample: Bool = false, nulls: Int? = nil, errors: Int? = nil,
    distinct: WireColumnProfile.Distinct? = nil, min: WireProfileValue? = nil,
    max: WireProfileValue? = nil, mean: WireProfileValue? = nil,
    quantiles: WireColumnProfile.Quantiles? = nil, histogram: WireColumnProfile.Histogram? = nil,
    frequencies: WireColumnProfile.Frequencies? = nil
  ) {
    self.column = column
    self.rows = rows
    self.sample = sample
    self.nulls = nulls
    self.errors = errors
    self.distinct = distinct
    self.min = min
    self.max = max
    self.mean = mean
    self.quantiles = quantiles
    self.histogram = histogram
    self.frequencies = frequencies
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    column = try reader.required("column").text()
    rows = try reader.required("rows").count()
    sample = try reader.flag("sample")
    nulls = try reader.optional("nulls")?.positive()
    errors = try reader.optional("errors")?.positive()
    distinct = try reader.optional("distinct")?.openObject()
    min = try reader.optional("min")?.openObject()
    max = try reader.optional("max")?.openObject()
    mean = try reader.optional("mean")?.openObject()
    quantiles = try reader.optional("quantiles")?.openObject()
    histogram = try reader.optional("histogram")?.openObject()
    frequencies = try reader.optional("frequencies")?.openObject()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("column", column)
    writer.member("rows", rows)
    writer.flag("sample", sample)
    writer.member("nulls", nulls)
    writer.member("errors", errors)
    writer.member("distinct", distinct)
    writer.member("min", min)
    writer.member("max", max)
    writer.member("mean", mean)
    writer.member("quantiles", quantiles)
    writer.member("histogram", histogram)
    writer.member("frequencies", frequencies)
  }
}

/// The result of `view/profile`.
package struct ViewProfileResult: WireResult {
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// The summaries, in the order of the request.
  package let columns: [WireColumnProfile]
  /// The columns whose summaries are left out, because the response reached the size limit. Absent:
  /// none.
  package let left: [WireText]?

  /// Makes it of its members.
  package init(
    viewRevision: Int, revision: Int, complete: Bool, columns: [WireColumnProfile],
    left: [WireText]? = nil
  ) {
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
    self.columns = columns
    self.left = left
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    columns = try reader.required("columns").openObjects()
    left = try reader.optional("left")?.texts()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("left", left)
  }
}

/// Parameters of `view/profileUpdate`.
package struct ViewProfileUpdateParams: WireMessage {
  /// An id of a table, view, subscription, pin or column.
  package let subscription: SubscriptionID
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// An id of a table, view, subscription, pin or column.
  package let table: TableID
  /// The viewRevision.
  package let viewRevision: Int
  /// The revision.
  package let revision: Int
  /// Whether the answer is about all rows, in the order that the view's state asks for; false also
  /// while rows cannot be read. See `guide/all-rows.md`.
  package let complete: Bool
  /// Summaries that differ from those sent before.
  package let columns: [WireColumnProfile]
  /// true: all summaries are those of this revision.
  package let last: Bool

  /// Makes it of its members.
  package init(
    subscription: SubscriptionID, view: ViewID, table: TableID, viewRevision: Int, revision: Int,
    complete: Bool, columns: [WireColumnProfile], last: Bool
  ) {
    self.subscription = subscription
    self.view = view
    self.table = table
    self.viewRevision = viewRevision
    self.revision = revision
    self.complete = complete
    self.columns = columns
    self.last = last
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    subscription = try reader.required("subscription").id()
    view = try reader.required("view").id()
    table = try reader.required("table").id()
    viewRevision = try reader.required("viewRevision").positive()
    revision = try reader.required("revision").positive()
    complete = try reader.required("complete").bool()
    columns = try reader.required("columns").openObjects()
    last = try reader.required("last").bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", subscription)
    writer.member("view", view)
    writer.member("table", table)
    writer.member("viewRevision", viewRevision)
    writer.member("revision", revision)
    writer.member("complete", complete)
    writer.member("columns", columns) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("last", last)
  }
}
