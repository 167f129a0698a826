// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/profile`.
package struct ViewProfileParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// The columns, in the order in which they are summarised. By default those that the view shows,
  /// or that the selection has cells of.
  package let columns: [WireText]?
  /// The parts of the summaries; by default all.
  package let kinds: [ProfileKind]?
  /// The over.
  package let extent: ProfileExtent?
  /// The shares of the quantiles; by default 0.25, 0.5 and 0.75.
  package let quantiles: [Double]?
  /// The maximum number of bins of a histogram; default 20.
  package let bins: Int?
  /// The number of most frequent values; default 10.
  package let top: Int?
  /// What is wanted of each cell; both by default.
  package let content: CellContent?
  /// The length limit of texts in bytes of UTF-8, at most textBytesMax. Longer texts are cut.
  package let textBytes: Int?
  /// The token of progress notifications. Without it there are none.
  package let partialResultToken: WireKey?
  /// Keeps the summaries current, under this id: the response has none, and `view/profileUpdate`
  /// brings them until `view/unwatch`.
  package let subscription: SubscriptionID?
  /// With `subscription`: how long a change waits for further ones, in milliseconds; default 200.
  package let quiet: Int?
  /// Whether to wait until all rows are loaded and the order is complete; default true.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, columns: [WireText]? = nil, kinds: [ProfileKind]? = nil,
    extent: ProfileExtent? = nil, quantiles: [Double]? = nil, bins: Int? = nil, top: Int? = nil,
    content: CellContent? = nil, textBytes: Int? = nil, partialResultToken: WireKey? = nil,
    subscription: SubscriptionID? = nil, quiet: Int? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.columns = columns
    self.kinds = kinds
    self.extent = extent
    self.quantiles = quantiles
    self.bins = bins
    self.top = top
    self.content = content
    self.textBytes = textBytes
    self.partialResultToken = partialResultToken
    self.subscription = subscription
    self.quiet = quiet
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    columns = try reader.optional("columns")?.texts()
    kinds = try reader.optional("kinds")?.choices()
    extent = try reader.optional("over")?.choice()
    quantiles = try reader.optional("quantiles")?.list { value throws(InvalidParams) in
      try value.number(in: 0...1, expected: "a number from 0 to 1")
    }
    bins = try reader.optional("bins")?.integer(in: 1...1000, expected: "an integer from 1 to 1000")
    top = try reader.optional("top")?.integer(in: 1...1000, expected: "an integer from 1 to 1000")
    content = try reader.optional("as")?.choice()
    textBytes = try reader.optional("textBytes")?.positive()
    partialResultToken = try reader.optional("partialResultToken")?.progressToken()
    subscription = try reader.optional("subscription")?.id()
    quiet = try reader.optional("quiet")?.integer(
      in: 0...60000, expected: "an integer from 0 to 60000")
    waits = try reader.optional("wait")?.bool()
    try reader.refuse("subscription", beside: "partialResultToken")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("columns", columns)
    writer.member("kinds", kinds) { $0.list($1) { $0.string($1.rawValue) } }
    writer.member("over", extent)
    writer.member("quantiles", quantiles) { $0.list($1) { $0.number($1) } }
    writer.member("bins", bins)
    writer.member("top", top)
    writer.member("as", content)
    writer.member("textBytes", textBytes)
    writer.member("partialResultToken", partialResultToken)
    writer.member("subscription", subscription)
    writer.member("quiet", quiet)
    writer.member("wait", waits)
  }
}
