import ColumnStorage
import JSONText
import TableValues

/// Where the values of the wanted columns are in the records of some bytes.
///
/// A value without escapes is a span of the bytes. Others are appended to ``extras``, which follow the
/// bytes: strings with escapes, and containers without the blanks between their tokens.
struct JSONRecordReader {
  /// One wanted column.
  struct Wanted {
    /// The place of the column; -1 for one that no record has.
    var column: Int
    /// Whether strings keep their quotes, because the column's values are JSON.
    var isRaw: Bool
  }

  private let text: [UInt8]
  private let layout: JSONLayout
  private let tree: JSONMemberTree
  private let wanted: [Wanted]
  /// Per column, the first of the wanted ones that is it; -1: none.
  private var first: [Int32]
  /// Per wanted one, the next one that is the same column; -1: none.
  private var next: [Int32]
  private let spans: UnsafeMutableBufferPointer<CSVFieldSpan>
  private let stride: Int
  /// Per node, which of its members was at each place of the object that was read last.
  private var guesses: [[Int32]]
  /// Per node, the last record that had it.
  private var seen: [Int]
  private let notes: ((JSONNote) -> Void)?
  private var row = 0
  private var firstRow = 0
  private var recordStart = 0

  /// Values that are no spans of the bytes.
  private(set) var extras: [UInt8] = []
  /// Cells whose texts are no values.
  private(set) var wrong: [JSONWrongCell] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - text: The bytes, as UTF-8.
  ///   - spans: One per row and wanted column, all missing.
  ///   - stride: The distance of the columns in `spans`.
  ///   - notes: Gets what is found beside cells; nil: it is not looked for.
  init(
    _ text: [UInt8], _ layout: JSONLayout, _ tree: JSONMemberTree, columnCount: Int,
    _ wanted: [Wanted], _ spans: UnsafeMutableBufferPointer<CSVFieldSpan>, stride: Int,
    notes: ((JSONNote) -> Void)?
  ) {
    self.text = text
    self.layout = layout
    self.tree = tree
    self.wanted = wanted
    self.spans = spans
    self.stride = stride
    self.notes = notes
    first = Array(repeating: -1, count: columnCount)
    next = Array(repeating: -1, count: wanted.count)
    for (place, one) in wanted.enumerated().reversed() where first.indices.contains(one.column) {
      next[place] = first[one.column]
      first[one.column] = Int32(truncatingIfNeeded: place)
    }
    guesses = Array(repeating: [], count: tree.nodes.count)
    seen = Array(repeating: -1, count: notes == nil ? 0 : tree.nodes.count)
  }

  /// Reads some rows from records that follow each other.
  ///
  /// - Parameters:
  ///   - scanner: Where the first of the bytes is.
  ///   - record: The number of the first record.
  ///   - end: The end of the bytes.
  mutating func read(_ scanner: CSVLineScanner, record: Int, rows: Range<Int>, end: Int) {
    var scanner = scanner
    var record = record
    var start = 0
    firstRow = rows.lowerBound
    while record < rows.upperBound, start < end {
      let stop = text.withUnsafeBufferPointer { buffer in
        scanner.nextEnd(UnsafeBufferPointer(rebasing: buffer[..<end]), from: start)
      }
      let isRecord = stop == nil ? scanner.openLineIsRecord ?? false : scanner.isRecord
      if isRecord {
        if record >= rows.lowerBound { read(start..<(stop ?? end), record) }
        record += 1
      }
      guard let stop else { return }
      start = stop
    }
  }

  /// Reads one record, with the blanks and the comma around it.
  private mutating func read(_ range: Range<Int>, _ row: Int) {
    self.row = row
    let value = Self.trimmed(text, range, isElement: layout.frame == .array)
    recordStart = value.lowerBound
    do throws(JSONParseFailure) {
      let document = try JSONDocument(
        parsing: text, range: value, depthLimit: JSONLayout.depthMax)
      document.root.withCursor { cursor in
        guard let root = cursor.next() else { return }
        take(root, &cursor)
      }
    } catch {
      let (offset, reason) = Self.fault(error)
      addWrong(column: 0, Text(text[value]))
      note(.notJSON, at: value.lowerBound + offset, expected: reason, Text(text[value].prefix(256)))
    }
  }

  /// The range of a record's value: without blanks, record separators (RFC 7464) and, for an element
  /// of an array, the comma behind it.
  static func trimmed(_ text: [UInt8], _ range: Range<Int>, isElement: Bool) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x1E
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    if isElement, end > start, text[end - 1] == UInt8(ascii: ",") { end -= 1 }
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    while start < end, isBlank(text[start]) { start += 1 }
    return start..<end
  }

  /// The place and the reason of a failure, in words.
  static func fault(_ failure: JSONParseFailure) -> (offset: Int, reason: String) {
    switch failure {
    case .syntax(let error): (error.offset, words(of: error.reason))
    case .tooDeep(let offset, let limit, _): (offset, "at most \(limit) values in each other")
    case .tooLarge: (0, "a shorter value")
    }
  }

  /// The failure to read a text as a JSON document; nil: it is one.
  static func failure(in text: [UInt8]) -> JSONParseFailure? {
    do throws(JSONParseFailure) {
      _ = try JSONDocument(parsing: text, depthLimit: JSONLayout.depthMax)
      return nil
    } catch {
      return error
    }
  }

  private static func words(of reason: JSONSyntaxError.Reason) -> String {
    switch reason {
    case .unexpectedEnd: "more text"
    case .expectedValue: "a value"
    case .expectedName: "a member's name in quotes"
    case .expectedColon: "a colon"
    case .expectedCommaOrEnd: "a comma or the end of the array or object"
    case .badLiteral: "true, false or null"
    case .badNumber: "a number"
    case .badEscape: "an escape"
    case .controlCharacter: "an escape in place of a control character"
    case .invalidUTF8: "UTF-8"
    case .trailingBytes: "the end of the value"
    }
  }

  // MARK: Values

  private mutating func take(_ root: JSONToken, _ cursor: inout JSONCursor) {
    switch (layout.rows, root.kind) {
    case (.objects, .objectStart): takeMembers(of: 0, &cursor)
    case (.arrays, .arrayStart): takeElements(&cursor)
    case (.values, _): take(root, ofColumn: 0, &cursor)
    default:
      let text = Text(cursor.rawBytes(root))
      note(
        .otherKind, at: cursor.rawRange(root).lowerBound,
        expected: layout.rows == .objects ? "an object" : "an array", Text(text.utf8.prefix(256)))
      if let column = tree.recordColumn {
        take(root, ofColumn: column, &cursor)
      } else {
        addWrong(column: 0, text)
      }
    }
  }

  private mutating func takeElements(_ cursor: inout JSONCursor) {
    var place = 0
    while let token = cursor.next(), !token.isEnd {
      if place < first.count {
        take(token, ofColumn: place, &cursor)
      } else {
        if place == first.count, notes != nil {
          note(
            .extraMember, at: cursor.rawRange(token).lowerBound,
            expected: "\(first.count) elements", Text(cursor.rawBytes(token).prefix(256)))
        }
        cursor.skip(token)
      }
      place += 1
    }
  }

  /// Takes the members of an object whose start was just consumed.
  private mutating func takeMembers(of node: Int, _ cursor: inout JSONCursor) {
    var place = 0
    while let name = cursor.next(), !name.isEnd {
      guard let value = cursor.next() else { return }
      let child = child(of: node, name, place, cursor)
      place += 1
      guard child >= 0 else {
        noteExtra(name, cursor)
        cursor.skip(value)
        continue
      }
      if !seen.isEmpty {
        if seen[child] == row { noteDoubled(name, cursor) }
        seen[child] = row
      }
      let column = tree.columns[child]
      if column >= 0 {
        take(value, ofColumn: column, &cursor)
      } else if value.kind == .objectStart {
        takeMembers(of: child, &cursor)
      } else if value.kind != .null {
        takeUnflattened(value, child, &cursor)
      }
    }
  }

  /// A member's node; -1: it is no column.
  private mutating func child(
    of node: Int, _ name: JSONToken, _ place: Int, _ cursor: borrowing JSONCursor
  ) -> Int {
    if place < guesses[node].count {
      let guess = Int(guesses[node][place])
      if guess >= 0, cursor.isString(name, tree.names, tree.nameRanges[guess]) { return guess }
    }
    var content: [UInt8] = []
    cursor.append(name, to: &content)
    let child = tree.nodes[node].children[content] ?? -1
    while guesses[node].count <= place, place < 4096 { guesses[node].append(-1) }
    if place < guesses[node].count { guesses[node][place] = Int32(truncatingIfNeeded: child) }
    return child
  }

  /// A value in place of an object whose members are columns.
  private mutating func takeUnflattened(
    _ value: JSONToken, _ node: Int, _ cursor: inout JSONCursor
  ) {
    let text = cursor.rawBytes(value)
    note(
      .otherKind, at: cursor.rawRange(value).lowerBound, expected: "an object",
      Text(text.prefix(256)))
    if let column = tree.firstColumn(below: node) { addWrong(column: column, Text(text)) }
    cursor.skip(value)
  }

  /// Takes a value for all that want its column, and is behind it then.
  private mutating func take(
    _ value: JSONToken, ofColumn column: Int, _ cursor: inout JSONCursor
  ) {
    var place = column < first.count ? first[column] : -1
    if place < 0 { return cursor.skip(value) }
    if let last = wrong.last, last.row == row - firstRow {
      // Of members with the same name, the last one counts.
      wrong.removeAll { $0.row == row - firstRow && $0.column == column }
    }
    let start = cursor.lastIndex
    while place >= 0 {
      let index = Int(place) * stride + row - firstRow
      spans[index] = span(of: value, wanted[Int(place)].isRaw, &cursor)
      place = next[Int(place)]
      if place >= 0 { cursor.move(behind: start) }
    }
  }

  private mutating func span(
    of value: JSONToken, _ isRaw: Bool, _ cursor: inout JSONCursor
  ) -> CSVFieldSpan {
    switch value.kind {
    case .null, .end: return .missing
    case .true, .false, .integer, .number:
      return CSVFieldSpan(value.offset, value.offset + value.extent)
    case .arrayStart, .objectStart:
      if isRaw {
        let range = cursor.rawRange(value)
        cursor.skip(value)
        return CSVFieldSpan(range.lowerBound, range.upperBound)
      }
      let start = text.count + extras.count
      cursor.appendMinified(value, to: &extras)
      return CSVFieldSpan(start, text.count + extras.count)
    case .string, .escapedString, .unpairedString:
      if isRaw {
        return CSVFieldSpan(value.offset - 1, value.offset + value.extent + 1, isQuoted: true)
      }
      if value.isPlainString {
        return CSVFieldSpan(value.offset, value.offset + value.extent, isQuoted: true)
      }
      let start = text.count + extras.count
      if !cursor.append(value, to: &extras) {
        note(
          .invalidEncoding, at: value.offset, expected: "both halves of a surrogate pair",
          Text(cursor.rawBytes(value).prefix(256)))
      }
      return CSVFieldSpan(start, text.count + extras.count, isQuoted: true)
    }
  }

  // MARK: Notes

  private mutating func addWrong(column: Int, _ text: Text) {
    wrong.append(JSONWrongCell(row: row - firstRow, column: column, text: text))
  }

  private func noteExtra(_ name: JSONToken, _ cursor: borrowing JSONCursor) {
    guard notes != nil else { return }
    var content: [UInt8] = []
    cursor.append(name, to: &content)
    note(.extraMember, at: name.offset - 1, expected: nil, Text(content.prefix(256)))
  }

  private func noteDoubled(_ name: JSONToken, _ cursor: borrowing JSONCursor) {
    var content: [UInt8] = []
    cursor.append(name, to: &content)
    note(.doubledMember, at: name.offset - 1, expected: nil, Text(content.prefix(256)))
  }

  private func note(
    _ kind: CodecDiagnostic.Kind, at offset: Int, expected: String?, _ found: Text
  ) {
    notes?(
      JSONNote(
        row: row, kind: kind, offset: offset - recordStart, expected: expected, found: found))
  }
}
