import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import TableValues
import UnicodeTables
import ViewModel

/// The limits of long texts in messages.
enum TextCut {
  /// The default size of a cell's text in windows, and of texts in other members, in bytes.
  static let standard = 1 << 10
  /// The default ellipsis of a cut text: U+2026.
  static let ellipsis = Array("\u{2026}".utf8)
  /// The maximum size of a cell's text that a request may ask for, and of texts in whole rows, in
  /// bytes.
  static let most = 1 << 20
  /// The maximum size of an answer to a method that reads, in bytes.
  static let answerMost = 16 << 20
  /// The maximum number of hits listed for one cell.
  static let hitsMost = 1_000
  /// The maximum number of hits found in one cell. The search stops behind them.
  static let hitsFoundMost = 1 << 16
}

extension Collection where Element == UInt8, Index == Int {
  /// The first `bytesMax` bytes, extended to the end of a character.
  func beginning(_ bytesMax: Int) -> SubSequence {
    guard count > bytesMax else { return self[startIndex..<endIndex] }
    var end = startIndex + bytesMax
    let lowest = Swift.max(startIndex, end - 3)
    while end > lowest, self[end] & 0xC0 == 0x80 { end -= 1 }
    return self[startIndex..<end]
  }
}

extension Cell {
  /// Whether the written form of the value is longer than a number of bytes.
  func hasValue(longerThan bytesMax: Int) -> Bool {
    switch value {
    case .text(let text), .decimal(let text): text.utf8.count > bytesMax
    case .json(let json): json.text.utf8.count > bytesMax
    case .null, .boolean, .integer, .number, .date, .dateTime, .time, .duration, .error, .pending:
      false
    }
  }
}

extension JSONWriter {
  /// Writes a cell's value. A text longer than `bytesMax` is truncated; any other longer value
  /// becomes null.
  ///
  /// - Returns: Whether the value was cut.
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

  /// Writes a display text, or its beginning.
  ///
  /// - Returns: Whether the text was cut.
  mutating func shown(
    _ text: [UInt8], upTo bytesMax: Int = TextCut.standard,
    form: VisibleForm = VisibleForm(showsInvisible: false)
  ) -> Bool {
    let beginning = text.beginning(bytesMax)
    _ = string(form.of(Array(beginning)))
    return beginning.count < text.count
  }

  /// Writes the members `value` and `text` of a cell outside of column blocks, and `cut` if either
  /// is incomplete.
  mutating func valueAndText(
    _ cell: Cell, _ text: [UInt8], form: VisibleForm = VisibleForm(showsInvisible: false)
  ) {
    name("value")
    let isValueCut = value(of: cell, upTo: TextCut.standard)
    name("text")
    if shown(text, form: form) || isValueCut {
      name("cut")
      bool(true)
    }
  }
}

/// The hits in a cell, within the part of its text that is sent.
struct CellHits {
  /// Half-open ranges of offsets. A range that extends beyond the cut ends there.
  private(set) var ranges: [Range<Int>] = []
  /// The number of further hits.
  private(set) var further = 0

  /// The hits for ranges of bytes.
  ///
  /// - Parameters:
  ///   - bytesMax: The number of bytes of the text that are sent.
  ///   - positions: What offsets count.
  ///   - isShown: Whether the offsets count in the text as it is shown, with control characters made
  ///     visible.
  ///   - countMax: The maximum number of hits listed.
  init(
    _ found: [Range<Int>], in text: [UInt8], upTo bytesMax: Int,
    _ positions: TextPositions, isShown: Bool, countMax: Int = .max
  ) {
    let end = text.beginning(bytesMax).endIndex
    let told = found.prefix { $0.lowerBound < end || end == text.count }.prefix(countMax)
    further = found.count - told.count
    let clipped = told.map { $0.lowerBound..<min($0.upperBound, end) }
    guard isShown, let last = clipped.last else {
      ranges = positions.convert(clipped, in: text)
      return
    }
    // The character, and in cells the cluster, that begins before the last end is needed whole.
    let part =
      positions.unit == .cells
      ? Array(text[..<end])
      : Array(DisplayText.beginning(of: text[...], last.upperBound + 3))
    let visible = positions.form.of(part)
    ranges = positions.convert(
      visible.count == part.count ? clipped : positions.form.shown(clipped, of: part), in: visible)
  }

  /// Whether there are no hits.
  var isEmpty: Bool { ranges.isEmpty && further == 0 }
}

/// The cells of a block after truncation of long ones.
struct CutChunks {
  /// The values. A cut value that is not a text is null.
  var values: ColumnChunk
  /// The display texts.
  var texts: ColumnChunk
  /// The rows with a cut cell, ascending.
  var rows: [Int]
  /// The lengths of the whole texts of these rows, in bytes; empty if texts are not cut to a room.
  var lengths: [Int] = []

  /// Truncates cells. Returns nil if none is too long. O(rows).
  init?(_ values: ColumnChunk, _ texts: ColumnChunk, _ column: Column, _ writer: CellWriter) {
    let (type, bytesMax) = (column.type, writer.textBytes)
    let fit = writer.hasTexts && !writer.fits.isEmpty ? writer.fits[column.number] : nil
    let fitted = fit.map { texts.values.cut($0, upTo: bytesMax) }
    let longValues = writer.hasValues ? values.values.rows(longerThan: bytesMax) : []
    let longTexts = writer.hasTexts ? texts.values.rows(longerThan: bytesMax) : []
    let longErrors = values.errors.filter { $0.source.utf8.count > bytesMax }.map(\.row)
    let tooWide = fitted.map { Array($0.shownBytes.keys) } ?? []
    if longValues.isEmpty, longTexts.isEmpty, longErrors.isEmpty, tooWide.isEmpty { return nil }
    rows = Set(longValues + longTexts + longErrors + tooWide).sorted()
    if fit != nil { lengths = rows.map { texts.values.textLength($0) } }
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
        row: error.row,
        source: Text(error.source.utf8.beginning(fitted?.shownBytes[error.row] ?? bytesMax)),
        reason: error.reason)
    }
    self.values = cut
    self.texts = texts
    if let fitted, !tooWide.isEmpty {
      self.texts.values = fitted.texts
    } else if !longTexts.isEmpty {
      self.texts.values = texts.values.beginnings(bytesMax)
    }
  }
}

extension ChunkValues {
  /// The rows whose text is longer than a number of bytes.
  fileprivate func rows(longerThan bytesMax: Int) -> [Int] {
    guard case .texts(let arena) = self, arena.bytes.count > bytesMax else { return [] }
    return (0..<arena.count).filter {
      Int(arena.offsets[$0 + 1] - arena.offsets[$0]) > bytesMax
    }
  }

  /// All texts, cut to their room, and how many bytes are shown of those that are cut.
  fileprivate func cut(
    _ fit: CellFit, upTo bytesMax: Int
  ) -> (texts: ChunkValues, shownBytes: [Int: Int]) {
    guard case .texts(let arena) = self else { return (self, [:]) }
    var texts = TextArena()
    var shownBytes: [Int: Int] = [:]
    for row in 0..<arena.count {
      if let cut = fit.cut(arena[row], upTo: bytesMax) {
        texts.append(cut.shown)
        shownBytes[row] = cut.bytes
      } else {
        texts.append(arena[row])
      }
    }
    return (.texts(texts), shownBytes)
  }

  /// The beginnings of all texts.
  fileprivate func beginnings(_ bytesMax: Int) -> ChunkValues {
    guard case .texts(let arena) = self else { return self }
    var cut = TextArena()
    for row in 0..<arena.count { cut.append(arena[row].beginning(bytesMax)) }
    return .texts(cut)
  }
}

extension ColumnChunk {
  /// The chunk of texts with visible forms. O(1) if invisible characters need none, because writers
  /// give control characters their form.
  func visible(_ form: VisibleForm) -> ColumnChunk {
    guard form.showsInvisible, case .texts(let arena) = values,
      arena.bytes.contains(where: { $0 >= 0x80 })
    else { return self }
    var texts = TextArena()
    for row in 0..<arena.count { texts.append(form.of(Array(arena[row]))) }
    var chunk = self
    chunk.values = .texts(texts)
    return chunk
  }
}
