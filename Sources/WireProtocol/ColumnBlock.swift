import JSONText

/// The counts of a view, in every answer of a view and every update.
package struct Counts: WireObject, Hashable, Sendable {
  /// Rows before the filter.
  package var source = 0
  /// Rows after the filter.
  package var filtered = 0
  /// How many pages there are.
  package var pages = 1
  /// The page shown, from 0.
  package var pageIndex = 0
  /// Rows on a page; nil: all.
  package var pageSize: Int?
  /// The first view index of the page.
  package var first = 0
  /// The view index after the page's last.
  package var end = 0
  /// How many rows match the search, if there is one.
  package var matches: Int?
  /// Entries of the page, with sections.
  package var entries: Int?
  /// At how many rows an expression of the filter fails, if at any.
  package var failed: Int?

  /// Counts of an empty view.
  package init() {}

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    source = try reader.required("source").count()
    filtered = try reader.required("filtered").count()
    pages = try reader.required("pages").count()
    pageIndex = try reader.required("pageIndex").count()
    pageSize = try reader.nullable("pageSize").map { value throws(InvalidParams) in
      try value.count()
    }.value
    first = try reader.required("first").count()
    end = try reader.required("end").count()
    matches = try reader.optional("matches")?.count()
    entries = try reader.optional("entries")?.count()
    failed = try reader.optional("failed")?.count()
  }

  /// Reads an object, passing over members of later versions.
  package init(_ view: JSONView) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    try self.init(from: &reader)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("source", source)
    writer.member("filtered", filtered)
    writer.member("pages", pages)
    writer.member("pageIndex", pageIndex)
    writer.name("pageSize")
    if let pageSize { writer.int(pageSize) } else { writer.null() }
    writer.member("first", first)
    writer.member("end", end)
    writer.member("matches", matches)
    writer.member("entries", entries)
    writer.member("failed", failed)
  }
}

/// One cell as a client holds it: undecoded value, text and what the sparse lists say of it.
package struct WireCell: Hashable, Sendable {
  /// The value as JSON, as it was written; nil if values were not asked for.
  package var value: WireText?
  /// The display text; nil if texts were not asked for.
  package var text: WireText?
  /// The error's kind and source text.
  package var error: CellError?
  /// Whether the value is not known yet.
  package var isPending = false
  /// Whether it is stale: supplied by the client, and an input has changed since.
  package var isStale = false
  /// Whether its bytes are not UTF-8 and are shown with U+FFFD.
  package var isLossy = false
  /// Whether value or text are not told whole.
  package var isCut = false
  /// Hits behind the part that is told.
  package var furtherMatches = 0
  /// Hits of the search, as half-open ranges of UTF-16 offsets.
  package var matches: [Range<Int>] = []

  /// Why a cell has no value.
  package struct CellError: Hashable, Sendable {
    /// An open enumeration: `doesNotParse`, `outOfRange` and so on.
    package var kind: WireText
    /// The text in the source.
    package var text: WireText?
  }

  /// A cell of which nothing is known.
  package init() {}
}

/// A run of cells of one column, as a message holds them.
package struct ColumnBlock: Hashable, Sendable {
  /// The column.
  package var column: WireText
  /// Where the block begins in its message's rows.
  package var offset: Int
  /// Which window indices the cells belong to, in an update block.
  package var rows: [Int]?
  /// The cells.
  package var cells: [WireCell]

  /// Reads a block, passing over members of later versions; O(bytes).
  package init(_ view: JSONView) throws(InvalidParams) {
    var reader = try ParamsReader(view)
    column = try reader.required("column").text()
    offset = try reader.optional("offset")?.count() ?? 0
    if let value = try reader.optional("rows") {
      var rows: [Int] = []
      for row in try value.elements() { rows.append(try ParamsValue.present(row).count()) }
      self.rows = rows
    }
    cells = []
    try readCells(&reader)
    try readErrors(&reader)
    try forEachRow(&reader, "pending") { $0.isPending = true }
    try forEachRow(&reader, "stale") { $0.isStale = true }
    try forEachRow(&reader, "lossy") { $0.isLossy = true }
    try forEachRow(&reader, "cut") { $0.isCut = true }
    try readMatches(&reader)
  }

  private mutating func readCells(_ reader: inout ParamsReader) throws(InvalidParams) {
    let values = try reader.optional("values")
    if let values {
      for value in try values.elements() {
        var cell = WireCell()
        cell.value = WireText(value.rawText)
        cells.append(cell)
      }
    }
    guard let texts = try reader.optional("texts") else { return }
    var place = 0
    for text in try texts.elements() {
      if values == nil { cells.append(WireCell()) }
      guard cells.indices.contains(place) else {
        throw ParamsValue.present(text).mismatch("as many texts as values")
      }
      cells[place].text = try ParamsValue.present(text).text()
      place += 1
    }
    guard place == cells.count else { throw texts.mismatch("as many texts as values") }
  }

  private mutating func readErrors(_ reader: inout ParamsReader) throws(InvalidParams) {
    guard let list = try reader.optional("errors") else { return }
    for item in try list.elements() {
      var inner = try ParamsReader(item)
      let row = try index(try inner.required("row"))
      let kind = try inner.required("kind").text()
      cells[row].error = WireCell.CellError(
        kind: kind, text: try inner.optional("text")?.text())
    }
  }

  private mutating func readMatches(_ reader: inout ParamsReader) throws(InvalidParams) {
    guard let list = try reader.optional("matches") else { return }
    for item in try list.elements() {
      var inner = try ParamsReader(item)
      let row = try index(try inner.required("row"))
      var ranges: [Range<Int>] = []
      for pair in try inner.required("ranges").elements() {
        let bounds = try IndexPair(pair)
        guard bounds.first <= bounds.second else {
          throw ParamsValue.present(pair).mismatch("a range of offsets")
        }
        ranges.append(bounds.first..<bounds.second)
      }
      cells[row].matches = ranges
      cells[row].furtherMatches = try inner.optional("further")?.count() ?? 0
    }
  }

  private mutating func forEachRow(
    _ reader: inout ParamsReader, _ name: StaticString, _ change: (inout WireCell) -> Void
  ) throws(InvalidParams) {
    guard let list = try reader.optional(name) else { return }
    for item in try list.elements() { change(&cells[try index(.present(item))]) }
  }

  private func index(_ value: ParamsValue) throws(InvalidParams) -> Int {
    let bound = cells.count - 1
    let expected = "a row of the block"
    guard bound >= 0 else { throw value.mismatch(expected, spelled: true) }
    return try value.integer(in: 0...bound, expected: expected)
  }
}

/// `[a, b]`: an index and a count, two indices or two offsets.
package struct IndexPair: Hashable, Sendable {
  /// The first number.
  package var first: Int
  /// The second number.
  package var second: Int

  /// A pair.
  package init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }

  /// Reads an array of two non-negative integers.
  package init(_ view: JSONView) throws(InvalidParams) {
    var numbers: [Int] = []
    guard view.kind == .array, view.count == 2 else {
      throw ParamsValue.present(view).mismatch("an array of two integers")
    }
    for element in view.elements { numbers.append(try ParamsValue.present(element).count()) }
    first = numbers[0]
    second = numbers[1]
  }
}
