import CellFormats
import ColumnStorage
import TableValues

/// The fields of some rows, column by column, in one buffer that is used again and again.
///
/// A field begins with the bytes before it in a row, such as the delimiter. Most cells are written
/// in place; a cell that needs escapes is written alone (``ExportSpelling``).
struct ExportFields {
  /// So many bytes after the last field may be read and written, so that short fields are copied
  /// at once.
  static let slack = 32

  /// The fields, and room.
  private(set) var bytes: [UInt8] = []
  /// Where each field ends, by column and then by row, after a zero.
  private(set) var ends: [Int] = [0]
  private var end = 0
  private var spelled: [UInt8] = []
  /// The rows of the chunk.
  private var rows: ArraySlice<Int32> = []
  private var cells = ExportCells(chunk: ColumnChunk(values: .booleans([])), type: .boolean)
  private var words: [UInt64] = []
  private var lead: [UInt8] = []
  private var null: [UInt8] = []
  /// What was read ahead; it means nothing.
  private var touched: UInt64 = 0

  /// Forgets all fields.
  mutating func removeAll() {
    end = 0
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
  }

  /// Appends a column.
  ///
  /// - Parameters:
  ///   - rows: Rows of the chunk, in any order.
  ///   - lead: The bytes before each field.
  /// - Precondition: Each row is in the chunk.
  mutating func append(
    _ cells: ExportCells, _ rows: ArraySlice<Int32>, lead: [UInt8], _ spelling: ExportSpelling
  ) {
    let count = cells.chunk.count
    precondition(rows.allSatisfy { 0 <= $0 && Int($0) < count }, "rows are in the chunk")
    (self.cells, self.rows, self.lead) = (cells, rows, lead)
    null = spelling.null
    words = cells.chunk.validity?.words ?? []
    switch cells.chunk.values {
    case .texts(let arena):
      if let plain = spelling.plainTexts(of: cells) {
        appendTexts(arena, plain, spelling)
      } else {
        appendEach(spelling) { _, _ in 0 }
      }
    case .booleans(let values):
      let (no, yes) = (spelling.word(false), spelling.word(true))
      values.withUnsafeBufferPointer { values in
        touch(values) { UInt64($0) }
        appendEach(spelling) { row, text in
          let word = values[row] != 0 ? yes : no
          for place in word.indices { text[place] = word[place] }
          return word.count
        }
      }
    case .integers(let values):
      values.withUnsafeBufferPointer { values in
        touch(values) { UInt64(bitPattern: $0) }
        appendEach(spelling) { CellFormatter.write(values[$0], to: $1) }
      }
    case .numbers(let values):
      values.withUnsafeBufferPointer { values in
        touch(values) { $0.bitPattern }
        appendEach(spelling) { CellFormatter.writeQuick(values[$0], to: $1) }
      }
    case .dates(let values):
      let quote = spelling.quote
      values.withUnsafeBufferPointer { values in
        touch(values) { UInt64(bitPattern: Int64($0)) }
        appendEach(spelling) { row, text in
          guard let quote else { return CellFormatter.writeQuick(day: values[row], to: text) }
          let count = CellFormatter.writeQuick(day: values[row], to: text + 1)
          text[0] = quote
          text[count + 1] = quote
          return count == 0 ? 0 : count + 2
        }
      }
    case .dateTimes, .times, .durations: appendEach(spelling) { _, _ in 0 }
    }
    self.cells = ExportCells(chunk: ColumnChunk(values: .booleans([])), type: .boolean)
  }

  // MARK: Values

  /// Reads the values of all rows ahead. Rows are far from each other in memory, and these reads do
  /// not wait for one another.
  @inline(__always)
  private mutating func touch<Value>(
    _ values: UnsafeBufferPointer<Value>, _ bits: (Value) -> UInt64
  ) {
    var touched: UInt64 = 0
    for row in rows { touched ^= bits(values[Int(row)]) }
    self.touched = touched
  }

  /// Appends fields of at most ``CellFormatter/quickMax`` + 8 bytes.
  ///
  /// - Parameter write: Writes the field of a row of the chunk; gives its length, or 0 if it must be
  ///   spelled.
  @inline(__always)
  private mutating func appendEach(
    _ spelling: ExportSpelling, _ write: (Int, UnsafeMutablePointer<UInt8>) -> Int
  ) {
    let fieldMax = lead.count + max(null.count, CellFormatter.quickMax + 8)
    var place = rows.startIndex
    while place < rows.endIndex {
      reserve((rows.endIndex - place) * fieldMax)
      place = run(from: place, write)
      if place < rows.endIndex {
        spell(place, spelling)
        place += 1
      }
    }
  }

  /// Appends fields up to one that must be spelled; gives its place.
  @inline(__always)
  private mutating func run(
    from start: Int, _ write: (Int, UnsafeMutablePointer<UInt8>) -> Int
  ) -> Int {
    let nullsAreAll = cells.chunk.errors.isEmpty
    let (rows, words, lead, null) = (rows, words, lead, null)
    var (end, place) = (end, start)
    var ends: [Int] = []
    swap(&ends, &self.ends)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      while place < rows.endIndex {
        let row = Int(rows[place])
        let text = base + end
        for index in lead.indices { text[index] = lead[index] }
        var count = 0
        if words.isEmpty || words[row >> 6] >> UInt64(row & 63) & 1 == 1 {
          count = write(row, text + lead.count)
          if count == 0 { break }
        } else {
          if !nullsAreAll { break }
          for index in null.indices { text[lead.count + index] = null[index] }
          count = null.count
        }
        end += lead.count + count
        ends.append(end)
        place += 1
      }
    }
    swap(&ends, &self.ends)
    self.end = end
    return place
  }

  /// Appends a field that is spelled by itself.
  private mutating func spell(_ place: Int, _ spelling: ExportSpelling) {
    spelled.removeAll(keepingCapacity: true)
    spelled += lead
    spelling.spell(cells, Int(rows[place]), to: &spelled)
    reserve(spelled.count)
    bytes.replaceSubrange(end..<end + spelled.count, with: spelled)
    end += spelled.count
    ends.append(end)
  }

  private mutating func reserve(_ count: Int) {
    let missing = end + count + Self.slack - bytes.count
    if missing <= 0 { return }
    bytes.append(contentsOf: repeatElement(0, count: max(missing, bytes.count)))
  }

  // MARK: Texts

  private mutating func appendTexts(
    _ arena: TextArena, _ plain: PlainTexts, _ spelling: ExportSpelling
  ) {
    var place = rows.startIndex
    // Of all texts; those that are spelled make room for themselves.
    var room = rows.count * (lead.count + max(null.count, 2))
    for row in rows { room += Int(arena.offsets[Int(row) + 1] - arena.offsets[Int(row)]) }
    for row in rows {
      let (first, next) = (Int(arena.offsets[Int(row)]), Int(arena.offsets[Int(row) + 1]))
      if first < next { touched ^= UInt64(arena.bytes[first] ^ arena.bytes[next - 1]) }
    }
    while place < rows.endIndex {
      reserve(room)
      place = run(from: place, arena, plain)
      if place < rows.endIndex {
        spell(place, spelling)
        place += 1
      }
    }
  }

  /// Appends texts up to one that must be spelled; gives its place.
  private mutating func run(from start: Int, _ arena: TextArena, _ plain: PlainTexts) -> Int {
    let nullsAreAll = cells.chunk.errors.isEmpty
    let (rows, words, lead, null) = (rows, words, lead, null)
    var (end, place) = (end, start)
    var ends: [Int] = []
    swap(&ends, &self.ends)
    let quoteCount = plain.quote == nil ? 0 : 1
    let before = quoteCount > 0 ? lead + [plain.quote ?? 0] : lead
    let after = plain.quote ?? 0
    bytes.withUnsafeMutableBufferPointer { bytes in
      arena.bytes.withUnsafeBufferPointer { texts in
        plain.marks.withUnsafeBufferPointer { marks in
          guard let base = bytes.baseAddress else { return }
          while place < rows.endIndex {
            let row = Int(rows[place])
            var text = base + end
            if !words.isEmpty, words[row >> 6] >> UInt64(row & 63) & 1 == 0 {
              if !nullsAreAll { break }
              for index in lead.indices { text[index] = lead[index] }
              for index in null.indices { text[lead.count + index] = null[index] }
              end += lead.count + null.count
            } else {
              let first = Int(arena.offsets[row])
              let count = Int(arena.offsets[row + 1]) - first
              if count == 0 {
                if !plain.takesEmpty { break }
              } else {
                if !plain.takesLeadingBlank, texts[first] == 0x20 { break }
                if Self.has(marks, texts, first, count) { break }
              }
              for index in before.indices { text[index] = before[index] }
              text += before.count
              if let from = texts.baseAddress {
                let hasSlack = first + 16 <= texts.count
                Self.copy(from + first, to: text, count, hasSlack: hasSlack)
              }
              if quoteCount > 0 { text[count] = after }
              end += before.count + count + quoteCount
            }
            ends.append(end)
            place += 1
          }
        }
      }
    }
    swap(&ends, &self.ends)
    self.end = end
    return place
  }

  @inline(__always)
  private static func has(
    _ marks: UnsafeBufferPointer<UInt8>, _ texts: UnsafeBufferPointer<UInt8>, _ first: Int,
    _ count: Int
  ) -> Bool {
    var found: UInt8 = 0
    var index = first
    let end = first &+ count
    while index &+ 8 <= end {
      for step in 0..<8 { found |= marks[Int(texts[index &+ step])] }
      if found != 0 { return true }
      index &+= 8
    }
    while index < end {
      found |= marks[Int(texts[index])]
      index &+= 1
    }
    return found != 0
  }

  @inline(__always)
  private static func copy(
    _ from: UnsafePointer<UInt8>, to text: UnsafeMutablePointer<UInt8>, _ count: Int,
    hasSlack: Bool
  ) {
    if count <= 16, hasSlack {
      let block = UnsafeRawPointer(from).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(text).storeBytes(of: block, as: SIMD16<UInt8>.self)
    } else {
      text.update(from: from, count: count)
    }
  }
}
