import JSONText
import TableValues

/// Writes a JSON file of the source's records with what was edited, as pieces in order.
///
/// A run of untouched records is one piece. Of an edited record only the new values are new. Commas
/// are between the elements of an array, whichever these are; blanks before an element go with it,
/// but for those of the first one, which stay with the first place.
struct JSONFileWriter: RowRunWriter {
  /// The edits of so many records are read at once.
  private static let rowsAtOnce = 1 << 14
  /// The units that show whether the file escapes characters beyond ASCII.
  private static let habitUnits = 64 << 10

  private let source: CSVSource
  let content: CSVFileContent
  private let json: JSONLayout
  private let record: JSONRecordWriter
  private var cursor: CSVRecordCursor
  var stream: CSVPieceStream
  var unwritable = CSVUnwritable()
  private var openRun: Range<Int>?
  /// What is written between the record before and the next one.
  private var held: Held?
  private var isFirst = true
  /// The source's record that was written last.
  private var lastRow: Int?
  /// The blanks before the first record of an array, and before others.
  private var leads: (first: [UInt8], next: [UInt8]) = ([], [])
  private var neighbour: (row: Int, text: [UInt8])?

  private enum Held {
    case units(Range<Int>)
    case bytes([UInt8])
  }

  /// Where the parts of a record are, in units.
  private struct Parts {
    /// The blanks before it.
    var lead: Range<Int>
    var value: Range<Int>
    /// The comma or line end behind it, with the blanks before that; empty if there is none.
    var mid: Range<Int>
    var separator: Range<Int>
  }

  private var width: Int { source.dialect.encoding.unitWidth }
  private var isArray: Bool { json.frame == .array }

  init(
    _ source: CSVSource, _ content: CSVFileContent, _ json: JSONLayout,
    _ tree: JSONMemberTree, _ stream: CSVPieceStream, _ recent: CSVRecentBytes?
  ) throws {
    self.source = source
    self.content = content
    self.json = json
    self.stream = stream
    cursor = CSVRecordCursor(source.index, recent)
    let spelling = JSONSpelling(escapesAll: try Self.escapesAll(source))
    record = JSONRecordWriter(
      json, tree, source: source.columns, content.columns, spelling)
    if source.rowCount > 0, isArray {
      let first = try units(parts(of: 0).lead)
      leads = (first, first.contains(0x0A) ? first : [0x20])
      if source.rowCount > 1 { leads.next = try units(parts(of: 1).lead) }
    }
  }

  /// Whether the beginning of the file has escapes of characters beyond ASCII and none of these.
  private static func escapesAll(_ source: CSVSource) throws -> Bool {
    let start = source.index.dataStart
    let count = min(habitUnits, source.units.count - start)
    let head = try source.index.readUnits(start, max(count, 0))
    if head.contains(where: { $0 >= 0x80 }) { return false }
    return zip(head, head.dropFirst()).contains {
      $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "u")
    }
  }

  // MARK: Parts

  private func units(_ range: Range<Int>) throws -> [UInt8] {
    try source.index.readUnits(range.lowerBound, range.count)
  }

  private mutating func parts(of row: Int) throws -> Parts {
    let bounds = try cursor.bounds(of: row)
    let bytes = try units(bounds)
    let value = JSONRecordReader.trimmed(bytes, bytes.indices, isElement: isArray)
    func range(_ start: Int, _ end: Int) -> Range<Int> {
      bounds.lowerBound + start..<bounds.lowerBound + end
    }
    var separator = bytes.count
    switch json.frame {
    case .array: if bytes.last == UInt8(ascii: ","), separator > value.upperBound { separator -= 1 }
    case .lines:
      if bytes.last == 0x0A, separator > value.upperBound {
        separator -= 1
        if separator > value.upperBound, bytes[separator - 1] == 0x0D { separator -= 1 }
      }
    case .values: break
    }
    // The blanks behind the last element are before the bracket, whichever element is the last.
    let hasMid = separator < bytes.count || json.frame == .lines
    return Parts(
      lead: range(0, value.lowerBound), value: range(value.lowerBound, value.upperBound),
      mid: range(value.upperBound, hasMid ? separator : value.upperBound),
      separator: range(separator, bytes.count))
  }

  private mutating func copy(_ units: Range<Int>) throws {
    try stream.copy(units.lowerBound * width..<units.upperBound * width)
  }

  /// Writes a text in the file's encoding.
  private mutating func write(_ text: [UInt8], _ row: CSVRowReference?, _ place: Int) throws {
    guard let bytes = TextTranscoder.bytes(text, in: source.dialect.encoding) else {
      return unwritable.add(
        row.map { .notEncodable(row: $0, column: place) } ?? .titleNotEncodable(column: place))
    }
    try stream.write(bytes)
  }

  // MARK: Between records

  private mutating func flushSeparator() throws {
    switch held {
    case .units(let range): try copy(range)
    case .bytes(let bytes): try write(bytes, nil, 0)
    case nil: break
    }
    held = nil
  }

  /// Writes what comes before a record.
  ///
  /// - Parameter lead: The blanks before it in the source, and its row; nil: it is new.
  private mutating func begin(_ lead: (units: Range<Int>, row: Int)?) throws {
    let wasFirst = isFirst
    isFirst = false
    if !wasFirst { try flushSeparator() }
    if isArray {
      let wanted = wasFirst ? leads.first : leads.next
      // Only the first record has the blanks of the first place, and only there.
      if let lead {
        let isAtHome = wasFirst == (lead.row == 0)
        if try isAtHome || units(lead.units) == wanted { return try copy(lead.units) }
      }
      return try write(wanted, nil, 0)
    }
    if let lead { try copy(lead.units) }
    guard json.frame == .values else {
      if lead == nil, let mark = try recordMark() { try write(mark, nil, 0) }
      return
    }
    if !wasFirst, lead?.units.isEmpty ?? true {
      try write(source.dialect.lineEnd.bytes, nil, 0)
    }
  }

  /// The record separator (RFC 7464) that begins the other records; nil: they have none.
  private mutating func recordMark() throws -> [UInt8]? {
    guard source.rowCount > 0 else { return nil }
    let lead = try units(parts(of: lastRow ?? 0).lead)
    return lead.last == 0x1E ? [0x1E] : nil
  }

  /// What is between a new record and the next one.
  private var newSeparator: Held? {
    switch json.frame {
    case .array: .bytes([UInt8(ascii: ",")])
    case .lines: .bytes(source.dialect.lineEnd.bytes)
    case .values: nil
    }
  }

  // MARK: Records

  mutating func add(_ rows: Range<Int>) throws {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let part = start..<min(start + Self.rowsAtOnce, rows.upperBound)
      start = part.upperBound
      let edits = content.edits(part)
      var first = 0
      var next = part.lowerBound
      func cells(_ range: Range<Int>) -> [Int: Cell] {
        Dictionary(edits[range].lazy.map { ($0.place, $0.cell) }) { $1 }
      }
      if record.changesNames || !keepsElements {
        for row in part {
          let begin = first
          while first < edits.count, edits[first].row == row { first += 1 }
          try compose(row, cells(begin..<first))
        }
        continue
      }
      while first < edits.count {
        let edited = edits[first].row
        let begin = first
        while first < edits.count, edits[first].row == edited { first += 1 }
        try extendRun(next..<edited)
        try closeRun()
        try compose(edited, cells(begin..<first))
        next = edited + 1
      }
      try extendRun(next..<part.upperBound)
    }
  }

  /// Whether the elements of arrays are those of the columns.
  private var keepsElements: Bool {
    json.rows != .arrays
      || content.columns.map(\.source) == source.columns.indices.map { Optional($0) }
  }

  private mutating func extendRun(_ rows: Range<Int>) throws {
    if rows.isEmpty { return }
    if let open = openRun, open.upperBound == rows.lowerBound {
      openRun = open.lowerBound..<rows.upperBound
      return
    }
    try closeRun()
    openRun = rows
  }

  mutating func closeRun() throws {
    guard let rows = openRun else { return }
    openRun = nil
    let first = try parts(of: rows.lowerBound)
    try begin((first.lead, rows.lowerBound))
    let last = try rows.count == 1 ? first : parts(of: rows.upperBound - 1)
    try copy(first.value.lowerBound..<last.mid.upperBound)
    hold(last, rows.upperBound - 1)
  }

  private mutating func hold(_ parts: Parts, _ row: Int) {
    held = parts.separator.isEmpty ? newSeparator : .units(parts.separator)
    lastRow = row
  }

  /// Writes a record of the source with new cells.
  private mutating func compose(_ row: Int, _ cells: [Int: Cell]) throws {
    try closeRun()
    let parts = try parts(of: row)
    try begin((parts.lead, row))
    let text = try source.units.text(parts.value, padding: 0)
    let pieces: [JSONRecordWriter.Piece]
    do throws(JSONRecordWriter.Obstacle) {
      pieces = try record.pieces(of: text, with: cells)
    } catch {
      return unwritable.add(.notInJSON(row: .source(row), column: error.place))
    }
    try write(pieces, of: text, parts.value, row)
    try copy(parts.mid)
    hold(parts, row)
  }

  private mutating func write(
    _ pieces: [JSONRecordWriter.Piece], of text: [UInt8], _ units: Range<Int>, _ row: Int
  ) throws {
    guard source.dialect.encoding == .utf8 else {
      // Characters have other lengths in the file, so the whole record is rewritten.
      let whole = pieces.flatMap { piece -> [UInt8] in
        switch piece {
        case .old(let range): Array(text[range])
        case .new(let bytes): bytes
        }
      }
      return try write(whole, .source(row), 0)
    }
    for piece in pieces {
      switch piece {
      case .old(let range):
        try copy(units.lowerBound + range.lowerBound..<units.lowerBound + range.upperBound)
      case .new(let bytes): try stream.write(bytes)
      }
    }
  }

  mutating func add(inserted reference: CSVRowReference) throws {
    try begin(nil)
    let cells = content.cells(reference)
    let text: [UInt8]
    let neighbour = neighbourText()
    do throws(JSONRecordWriter.Obstacle) {
      text = try record.newRecord(cells, like: neighbour)
    } catch {
      return unwritable.add(.notInJSON(row: reference, column: error.place))
    }
    try write(text, reference, 0)
    held = newSeparator
  }

  /// The text of the record that was written last, or of the first one.
  private mutating func neighbourText() -> [UInt8]? {
    guard source.rowCount > 0 else { return nil }
    let row = lastRow ?? 0
    if let neighbour, neighbour.row == row { return neighbour.text }
    // A record that is broken or empty shows no style.
    let texts = [row, 0].compactMap { row -> [UInt8]? in
      guard let parts = try? parts(of: row),
        let text = try? source.units.text(parts.value, padding: 0),
        let document = try? JSONDocument(parsing: text, depthLimit: JSONLayout.depthMax),
        JSONStyle(of: document.root, in: text) != nil
      else { return nil }
      return text
    }
    neighbour = texts.first.map { (row, $0) }
    return texts.first
  }

  // MARK: Around the records

  mutating func writeHead() throws {
    guard let header = source.layout.header else {
      return try stream.copy(0..<source.layout.dataStart)
    }
    let range = header.lowerBound / width..<header.upperBound / width
    let bytes = try units(range)
    let value = JSONRecordReader.trimmed(bytes, bytes.indices, isElement: isArray)
    let names = range.lowerBound + value.lowerBound..<range.lowerBound + value.upperBound
    try stream.copy(0..<names.lowerBound * width)
    let text = try source.units.text(names, padding: 0)
    let isKept = keepsElements && !content.columns.contains { $0.name != nil }
    if isKept {
      try copy(names)
    } else {
      var cells: [Int: Cell] = [:]
      for (place, column) in content.columns.enumerated() {
        if let name = column.name { cells[place] = Cell(.text(name)) }
      }
      let pieces: [JSONRecordWriter.Piece]
      do throws(JSONRecordWriter.Obstacle) {
        pieces = try record.pieces(of: text, with: cells)
      } catch {
        return unwritable.add(.titleNotEncodable(column: error.place))
      }
      for piece in pieces {
        switch piece {
        case .old(let old): try write(Array(text[old]), nil, 0)
        case .new(let new): try write(new, nil, 0)
        }
      }
    }
    isFirst = false
    held =
      names.upperBound < range.upperBound
      ? .units(names.upperBound..<range.upperBound) : newSeparator
  }

  mutating func writeTail() throws {
    let count = source.rowCount
    guard count > 0 else {
      if json.frame == .lines, !isFirst { try flushLine(hasTail: false) }
      try stream.copy(source.layout.dataStart..<source.bytes.size)
      return
    }
    let last = try parts(of: count - 1)
    let end = try cursor.end(of: count - 1)
    switch json.frame {
    case .array:
      // A comma behind the last element is a fault of the file, which stays.
      let hasComma = !last.separator.isEmpty
      if hasComma, lastRow == count - 1 { try flushSeparator() }
      try copy((hasComma ? end : last.value.upperBound)..<source.units.count)
    case .lines:
      try flushLine(hasTail: end < source.units.count)
      try copy(end..<source.units.count)
    case .values: try copy(last.value.upperBound..<source.units.count)
    }
    try stream.copy(source.units.count * width..<source.bytes.size)
  }

  /// Ends the last line, if the last line of the source has an end.
  private mutating func flushLine(hasTail: Bool) throws {
    let end = source.units.count
    let endsOpen = try end > source.index.dataStart && units(end - 1..<end) != [0x0A]
    if hasTail || !endsOpen { try flushSeparator() }
  }
}
