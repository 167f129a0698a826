import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

/// Writes cells column by column, as `Protocol/guide/cells.md` defines column blocks.
package struct CellWriter {
  /// What of each cell is written.
  var content: CellContent
  /// Of longer values and texts only the first so many bytes are written.
  var textBytes: Int
  /// How texts are cut to the room of their columns; empty: they are whole.
  var fits: [ColumnNumber: CellFit] = [:]
  /// What offsets in texts count.
  var positions = TextPositions(.utf16)

  /// A writer of values, texts or both.
  ///
  /// - Parameter textBytes: Of longer values and texts only the first so many bytes are written;
  ///   the block lists the rows.
  package init(content: CellContent, textBytes: Int = .max) {
    self.content = content
    self.textBytes = textBytes
  }

  var hasValues: Bool { content != .text }
  var hasTexts: Bool { content != .value }

  /// Writes one block.
  ///
  /// - Parameters:
  ///   - cells: The range of the block's cells.
  ///   - offset: The first row of the block within its message's rows; 0 is left out.
  package func write(
    _ block: CellBlock, cells range: Range<Int>, offset: Int, to writer: inout JSONWriter
  ) {
    if let chunks = block.chunks {
      let values = chunks.values.part(range)
      return write(block.column, values, chunks.texts.part(range), offset: offset, to: &writer)
    }
    writer.beginObject()
    writer.name("column")
    writer.string(block.column.id.text.utf8)
    if offset > 0 {
      writer.name("offset")
      writer.int(offset)
    }
    if let rows = block.rows {
      writer.name("rows")
      writer.beginArray()
      for row in rows[range] { writer.int(row) }
      writer.endArray()
    }
    var notes = BlockNotes()
    if hasValues {
      writer.name("values")
      writer.beginArray()
      for (row, index) in range.enumerated()
      where writer.value(of: block.cells[index], upTo: textBytes) {
        notes.cut.insert(row)
      }
      writer.endArray()
    }
    writeTexts(block, range, &notes, to: &writer)
    writeNotes(block, range, notes, to: &writer)
    writer.endObject()
  }

  private func writeTexts(
    _ block: CellBlock, _ range: Range<Int>, _ notes: inout BlockNotes, to writer: inout JSONWriter
  ) {
    if hasTexts {
      writer.name("texts")
      writer.beginArray()
    }
    let fit = hasTexts ? fits[block.column.number] : nil
    for (row, index) in range.enumerated() {
      let cell = block.cells[index]
      notes.note(cell, row, upTo: textBytes)
      if let draft = block.drafts[index] {
        notes.drafts.append((row, draft))
        if draft.text.utf8.count > textBytes { notes.cut.insert(row) }
        if let cut = notes.cut(draft.text.utf8, fit, row, upTo: textBytes) {
          _ = writer.shownString(cut.shown)
        } else if hasTexts {
          _ = writer.shown(draft.text.utf8, upTo: textBytes, form: positions.form)
        }
        continue
      }
      guard hasTexts || block.marks != nil || cell.mayBeLossy else { continue }
      let whole = block.displayText(index)
      let cut = notes.cut(whole, fit, row, upTo: textBytes)
      let text = cut?.shown ?? (whole.count > textBytes ? Array(whole.beginning(textBytes)) : whole)
      if hasTexts, cut == nil, text.count < whole.count { notes.cut.insert(row) }
      if let marks = block.marks {
        let searched =
          marks.readsValues ? ValueText.of(cell, type: block.column.type) ?? [] : whole
        let isOfText = hasTexts && searched == whole
        let hits = CellHits(
          marks.ranges(in: searched, limit: TextCut.hitsFoundMost), in: searched,
          upTo: isOfText ? cut?.bytes ?? textBytes : textBytes, positions, isShown: isOfText)
        if !hits.isEmpty { notes.matches.append((row, hits)) }
      }
      if hasTexts {
        if !writer.shownString(positions.form.showsInvisible ? positions.form.of(text) : text) {
          notes.lossy.append(row)
        }
      } else if cell.mayBeLossy, !DisplayText.isValid(text) {
        notes.lossy.append(row)
      }
    }
    if hasTexts { writer.endArray() }
  }

  private func writeNotes(
    _ block: CellBlock, _ range: Range<Int>, _ notes: BlockNotes, to writer: inout JSONWriter
  ) {
    if !notes.errors.isEmpty {
      writer.name("errors")
      writer.beginArray()
      for (row, reason) in notes.errors {
        writer.beginObject()
        writer.name("row")
        writer.int(row)
        writer.name("kind")
        writer.string(reason.wireName)
        if let source = block.cells[range.lowerBound + row].source {
          writer.name("text")
          writer.string(source.utf8.beginning(notes.shownBytes[row] ?? textBytes))
        }
        writer.endObject()
      }
      writer.endArray()
    }
    writeList("pending", notes.pending, to: &writer)
    if !block.stale.isEmpty {
      let stale = range.filter(block.stale.contains).map { $0 - range.lowerBound }
      writeList("stale", stale, to: &writer)
    }
    writeList("lossy", notes.lossy, to: &writer)
    let cut = notes.cut.sorted()
    writeList("cut", cut, to: &writer)
    if !notes.lengths.isEmpty {
      writeList("cutBytes", cut.map { notes.lengths[$0] ?? 0 }, to: &writer)
    }
    writeMatches(notes.matches, to: &writer)
    writer.drafts(notes.drafts, of: block.column, upTo: textBytes)
  }

  func writeList(_ name: StaticString, _ rows: [Int], to writer: inout JSONWriter) {
    guard !rows.isEmpty else { return }
    writer.name(name)
    writer.beginArray()
    for row in rows { writer.int(row) }
    writer.endArray()
  }

  private func writeMatches(_ matches: [(Int, CellHits)], to writer: inout JSONWriter) {
    guard !matches.isEmpty else { return }
    writer.name("matches")
    writer.beginArray()
    for (row, hits) in matches {
      writer.beginObject()
      writer.name("row")
      writer.int(row)
      writer.name("ranges")
      writer.beginArray()
      for range in hits.ranges { writer.pair(range.lowerBound, range.upperBound) }
      writer.endArray()
      if hits.further > 0 {
        writer.name("further")
        writer.int(hits.further)
      }
      writer.endObject()
    }
    writer.endArray()
  }
}

/// The entries of a block's sparse lists.
private struct BlockNotes {
  var errors: [(Int, CellError)] = []
  var pending: [Int] = []
  var lossy: [Int] = []
  var cut = Set<Int>()
  var matches: [(Int, CellHits)] = []
  var drafts: [(Int, CellDraft)] = []
  /// The lengths of all texts, in bytes, where texts are cut to their room.
  var lengths: [Int: Int] = [:]
  /// How many bytes are shown of those that are cut to their room.
  var shownBytes: [Int: Int] = [:]

  /// Cuts a text to its room, if there is one.
  mutating func cut(
    _ text: [UInt8], _ fit: CellFit?, _ row: Int, upTo textBytes: Int
  ) -> CellFit.Cut? {
    guard let fit else { return nil }
    lengths[row] = text.count
    guard let found = fit.cut(text[...], upTo: textBytes) else { return nil }
    cut.insert(row)
    shownBytes[row] = found.bytes
    return found
  }

  mutating func note(_ cell: Cell, _ row: Int, upTo textBytes: Int) {
    switch cell.value {
    case .error(.awaited), .pending: pending.append(row)
    case .error(let reason):
      errors.append((row, reason))
      if let source = cell.source, source.utf8.count > textBytes { cut.insert(row) }
    case .null, .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .text,
      .json:
      break
    }
  }
}

extension Cell {
  /// Whether its text may contain bytes that are not UTF-8.
  fileprivate var mayBeLossy: Bool {
    switch value {
    case .text, .error: true
    case .null, .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json,
      .pending:
      false
    }
  }
}

extension CellError {
  /// The wire name of the error.
  var wireName: StaticString {
    switch self {
    case .doesNotParse: "doesNotParse"
    case .outOfRange: "outOfRange"
    case .sourceChanged: "sourceChanged"
    case .readFailed: "readFailed"
    case .fieldTooLong: "fieldTooLong"
    case .notComputed: "notComputed"
    case .awaited: "pending"
    }
  }
}

extension JSONWriter {
  /// Writes an integer. From 15 digits on it is a string, because readers that use doubles would
  /// lose digits.
  mutating func exactInteger(_ number: Int64) {
    if number.magnitude < 100_000_000_000_000 { integer(number) } else { string(String(number)) }
  }

  /// Writes a double. A value that JSON cannot represent is a string.
  mutating func number(_ number: Double) {
    if number.isFinite {
      double(number)
    } else if number.isNaN {
      string("NaN" as StaticString)
    } else {
      string(number < 0 ? "-Infinity" : "Infinity" as StaticString)
    }
  }

  /// Writes a cell's value; null for errors and unknown cells.
  mutating func value(of cell: Cell) {
    switch cell.value {
    case .null, .error, .pending: null()
    case .boolean(let flag): bool(flag)
    case .integer(let number): exactInteger(number)
    case .number(let number): self.number(number)
    case .text(let text), .decimal(let text): string(text.utf8)
    case .json(let json): self.json(json.text.utf8)
    case .date, .dateTime, .time, .duration:
      var bytes: [UInt8] = []
      CellFormatter.append(cell.value, to: &bytes)
      string(bytes)
    }
  }

  /// Writes a row's key.
  mutating func key(_ key: RowKey) {
    switch key {
    case .integer(let number): exactInteger(number)
    case .text(let text): string(text.utf8)
    }
  }
}
