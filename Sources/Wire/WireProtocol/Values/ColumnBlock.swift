import JSONText

/// One cell as received by a client: its value (not decoded), its text and its flags from the
/// sparse lists.
package struct WireCell: Hashable, Sendable {
  /// The value's JSON text as it was received; nil if values were not requested.
  package var value: WireText?
  /// The display text; nil if texts were not requested.
  package var text: WireText?
  /// The error's kind and source text.
  package var error: CellError?
  /// Whether the value is not yet known.
  package var isPending = false
  /// Whether the value is stale: it was supplied by the client, and an input has changed since.
  package var isStale = false
  /// Whether the cell has invalid UTF-8, which is replaced by U+FFFD.
  package var isLossy = false
  /// Whether the value or text is cut.
  package var isCut = false
  /// The number of search hits after the cut.
  package var furtherMatches = 0
  /// The search hits, as half-open ranges of UTF-16 offsets.
  package var matches: [Range<Int>] = []

  /// The reason why a cell has no value.
  package struct CellError: Hashable, Sendable {
    /// The kind of error, an open enumeration: `doesNotParse`, `outOfRange` and so on.
    package var kind: WireText
    /// The text of the cell in the source.
    package var text: WireText?
  }

  /// A cell without any information.
  package init() {}
}

/// A run of cells of one column, as transmitted in a message.
package struct ColumnBlock: Hashable, Sendable {
  /// The column.
  package var column: WireText
  /// The index of the first cell among the rows of the message.
  package var offset: Int
  /// In a block of updates, the window index of each cell.
  package var rows: [Int]?
  /// The cells.
  package var cells: [WireCell]

  /// Reads a block. Unknown members are ignored. O(bytes).
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

/// `[a, b]`: an index and a count, two indices, or two offsets.
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
