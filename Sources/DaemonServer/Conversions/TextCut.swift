import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import TableValues

/// How much is told of texts that are very long.
enum TextCut {
  /// Bytes of a cell's text in windows, and of a text that is told beside cells.
  static let standard = 1 << 10
  /// Bytes of a cell's text that a request may ask for at most, and that whole rows are told with.
  static let most = 1 << 20
  /// Bytes of an answer to a method that reads.
  static let answerMost = 16 << 20
  /// Hits that are listed of one cell.
  static let hitsMost = 1_000
  /// Hits of one cell that are looked for: finding stops behind them.
  static let hitsFoundMost = 1 << 16
}

extension Collection where Element == UInt8, Index == Int {
  /// The first bytes, at most so many, up to the end of a character.
  func beginning(_ bytesMax: Int) -> SubSequence {
    guard count > bytesMax else { return self[startIndex..<endIndex] }
    var end = startIndex + bytesMax
    let lowest = Swift.max(startIndex, end - 3)
    while end > lowest, self[end] & 0xC0 == 0x80 { end -= 1 }
    return self[startIndex..<end]
  }
}

extension Cell {
  /// Whether what is written of the value is longer than so many bytes.
  func hasValue(longerThan bytesMax: Int) -> Bool {
    switch value {
    case .text(let text), .decimal(let text): text.utf8.count > bytesMax
    case .json(let json): json.text.utf8.count > bytesMax
    case .null, .boolean, .integer, .number, .date, .dateTime, .duration, .error, .pending: false
    }
  }
}

extension JSONWriter {
  /// Writes a cell's value, or the beginning of a text that is longer than so many bytes; of other
  /// values that are longer, null.
  ///
  /// - Returns: Whether it is not all of the value.
  mutating func value(of cell: Cell, upTo bytesMax: Int) -> Bool {
    guard cell.hasValue(longerThan: bytesMax) else {
      value(of: cell)
      return false
    }
    if case .text(let text) = cell.value {
      string(text.utf8.beginning(bytesMax))
    } else {
      null()
    }
    return true
  }

  /// Writes what a text shows, or its beginning.
  ///
  /// - Returns: Whether it is not all of the text.
  mutating func shown(_ text: [UInt8], upTo bytesMax: Int = TextCut.standard) -> Bool {
    let beginning = text.beginning(bytesMax)
    _ = string(DisplayText.visible(Array(beginning)))
    return beginning.count < text.count
  }

  /// Writes the members `value` and `text` of something that is told beside cells, and `cut` where
  /// these are not all of it.
  mutating func valueAndText(_ cell: Cell, _ text: [UInt8]) {
    name("value")
    let isValueCut = value(of: cell, upTo: TextCut.standard)
    name("text")
    if shown(text) || isValueCut {
      name("cut")
      bool(true)
    }
  }
}

/// Where in a cell something is found, as far as the cell is told.
struct CellHits {
  /// Half-open ranges of UTF-16 offsets; one that begins before the cut ends there at the latest.
  private(set) var ranges: [Range<Int>] = []
  /// How many more there are.
  private(set) var further = 0

  /// The hits among ranges of bytes.
  ///
  /// - Parameters:
  ///   - bytesMax: How many bytes of the text are told.
  ///   - countMax: How many hits are listed.
  init(
    _ found: [Range<Int>], in text: [UInt8], upTo bytesMax: Int, countMax: Int = .max
  ) {
    let end = text.beginning(bytesMax).endIndex
    let told = found.prefix { $0.lowerBound < end || end == text.count }.prefix(countMax)
    further = found.count - told.count
    let clipped = told.map { $0.lowerBound..<min($0.upperBound, end) }
    ranges = OffsetUnit.utf16.convert(clipped, in: text)
  }

  /// Whether nothing is found.
  var isEmpty: Bool { ranges.isEmpty && further == 0 }
}

/// Cells of a block as they are written where some are longer than may be told.
struct CutChunks {
  /// The values; what is cut and no text is null.
  var values: ColumnChunk
  /// What the cells show.
  var texts: ColumnChunk
  /// The rows of which not all is told, rising.
  var rows: [Int]

  /// Cuts cells; nil where none is too long. O(rows) then.
  init?(_ values: ColumnChunk, _ texts: ColumnChunk, _ type: ColumnType, _ writer: CellWriter) {
    let bytesMax = writer.textBytes
    let longValues = writer.hasValues ? values.values.rows(longerThan: bytesMax) : []
    let longTexts = writer.hasTexts ? texts.values.rows(longerThan: bytesMax) : []
    let longErrors = values.errors.filter { $0.source.utf8.count > bytesMax }.map(\.row)
    if longValues.isEmpty, longTexts.isEmpty, longErrors.isEmpty { return nil }
    rows = Set(longValues + longTexts + longErrors).sorted()
    var cut = values
    if !longValues.isEmpty {
      if type != .text {
        var validity = values.validity ?? ValidityBitmap(repeating: true, count: values.count)
        for row in longValues { validity[row] = false }
        cut.validity = validity
      }
      cut.values = values.values.beginnings(bytesMax)
    }
    cut.errors = values.errors.map { error in
      ChunkError(
        row: error.row, source: Text(error.source.utf8.beginning(bytesMax)), reason: error.reason)
    }
    self.values = cut
    self.texts = texts
    if !longTexts.isEmpty { self.texts.values = texts.values.beginnings(bytesMax) }
  }
}

extension ChunkValues {
  /// The rows whose text is longer than so many bytes.
  fileprivate func rows(longerThan bytesMax: Int) -> [Int] {
    guard case .texts(let arena) = self, arena.bytes.count > bytesMax else { return [] }
    return (0..<arena.count).filter {
      Int(arena.offsets[$0 + 1] - arena.offsets[$0]) > bytesMax
    }
  }

  /// The beginnings of all texts.
  fileprivate func beginnings(_ bytesMax: Int) -> ChunkValues {
    guard case .texts(let arena) = self else { return self }
    var cut = TextArena()
    for row in 0..<arena.count { cut.append(arena[row].beginning(bytesMax)) }
    return .texts(cut)
  }
}
