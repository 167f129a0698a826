import ProtocolWords

/// A delimited text in UTF-8 that is changed at places, with the borders of its records.
///
/// It consists of the head, which is what is before the first record, and of segments of some KiB.
/// A segment begins and ends between two lines outside quotes, so each can be read alone. A change
/// reads the segments around it, and those behind it until the borders of records agree again.
///
/// Where a quote is not closed, quotes are literal from its record on, as in ``CSVIndex``. Changes
/// behind it then read the rest of the text, until the quote is closed.
package struct TextBuffer: Sendable {
  /// A record, with its line end.
  package struct Record: Sendable, Hashable {
    /// Its bytes.
    package var bytes: [UInt8]
    /// Whether quotes have no meaning in it.
    package var isLiteral: Bool
  }

  /// The records that a change replaces by others.
  package struct Change: Sendable, Hashable {
    /// The number of the first one.
    package var first: Int
    /// How many there were.
    package var removed: Int
    /// Those that are there now.
    package var added: [Record]
  }

  private struct Segment {
    var bytes: [UInt8]
    var records: Int
    var lines: Int
    var isLiteral: Bool
  }

  /// Some lines of a text.
  private struct Lines {
    /// The end of each, and whether it is a record.
    var ends: [(end: Int, isRecord: Bool)] = []
    /// Where quotes begin to be literal; nil: they are not.
    var literalStart: Int?
  }

  /// How records are written.
  package let dialect: CSVDialect
  private let head: [UInt8]
  private let headLines: Int
  private let segmentSize: Int
  private var segments: [Segment] = []

  /// Reads a text. O(bytes).
  ///
  /// - Parameters:
  ///   - dialect: How records are written, in UTF-8.
  ///   - dataStart: Where the first record begins.
  ///   - segmentSize: How many bytes a segment has at least, if it is not the last. Tests use few.
  package init(
    _ text: [UInt8], _ dialect: CSVDialect, dataStart: Int, segmentSize: Int = 16 << 10
  ) {
    self.dialect = dialect
    self.segmentSize = segmentSize
    head = Array(text[..<min(dataStart, text.count)])
    headLines = Self.lineCount(head[...])
    let data = Array(text[head.count...])
    segments = cut(data, read(data))
  }

  /// How many bytes the text has.
  package var byteCount: Int { segments.reduce(head.count) { $0 + $1.bytes.count } }

  /// The text. O(bytes).
  package var bytes: [UInt8] {
    var all = head
    all.reserveCapacity(byteCount)
    for segment in segments { all += segment.bytes }
    return all
  }

  /// How many records there are.
  package var recordCount: Int { segments.reduce(0) { $0 + $1.records } }

  /// All records. O(bytes).
  package var records: [Record] { segments.flatMap { Self.records(of: $0, dialect) } }

  /// Whether a change of some bytes changes what is before the first record, so that the whole text
  /// has to be read again.
  package func reachesHead(_ range: Range<Int>) -> Bool {
    if range.lowerBound < head.count { return true }
    return range.lowerBound == head.count && !head.isEmpty && head.last != 0x0A
  }

  /// The text after a change. O(bytes).
  package func bytes(replacing range: Range<Int>, with new: [UInt8]) -> [UInt8] {
    var all = bytes
    all.replaceSubrange(range, with: new)
    return all
  }

  // MARK: Changes

  /// Replaces bytes, which do not reach the head.
  ///
  /// - Returns: The records that are not the same.
  /// - Complexity: O(segments), and the bytes of those that are read again.
  package mutating func replace(_ range: Range<Int>, with new: [UInt8]) -> Change {
    var (index, start, firstRecord) = (0, head.count, 0)
    while index + 1 < segments.count, start + segments[index].bytes.count <= range.lowerBound {
      start += segments[index].bytes.count
      firstRecord += segments[index].records
      index += 1
    }
    let literal = segments.firstIndex { $0.isLiteral }
    // A line feed may continue a carriage return at the end of the segment before.
    let isJoined = dialect.loneCarriageReturnEnds && start == range.lowerBound
    while index > 0, isJoined && start == range.lowerBound || literal.map({ $0 < index }) ?? false {
      index -= 1
      start -= segments[index].bytes.count
      firstRecord -= segments[index].records
    }
    var (last, end) = (index, start)
    var region: [UInt8] = []
    func take() {
      region += segments[last].bytes
      end += segments[last].bytes.count
      last += 1
    }
    while last < segments.count, end < range.upperBound || last == index { take() }
    if let literal, last > literal { while last < segments.count { take() } }
    let old = segments[index..<last].flatMap { Self.records(of: $0, dialect) }
    region.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: new)
    let known = last
    let lines = read(region) {
      guard last < segments.count else { return nil }
      let from = last
      last = segments[last].isLiteral ? segments.count : last + 1
      return segments[from..<last].flatMap(\.bytes)
    }
    let rest = segments[known..<last]
    region += rest.flatMap(\.bytes)
    let before = old + rest.flatMap { Self.records(of: $0, dialect) }
    let after = cut(region, lines)
    segments.replaceSubrange(index..<last, with: after)
    return Self.change(
      from: before, to: after.flatMap { Self.records(of: $0, dialect) }, at: firstRecord)
  }

  /// The records that differ between two lists.
  package static func change(from old: [Record], to new: [Record], at first: Int = 0) -> Change {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    return Change(
      first: first + prefix, removed: old.count - prefix - suffix,
      added: Array(new[prefix..<new.count - suffix]))
  }

  // MARK: Lines

  /// Finds the lines of a text that begins outside quotes.
  ///
  /// - Parameter more: Called where the text ends within a line, for the bytes behind it; nil: there
  ///   are none.
  private func read(_ text: [UInt8], more: () -> [UInt8]? = { nil }) -> Lines {
    var lines = Lines()
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: false))
    var (text, at, scanned) = (text, 0, 0)
    while true {
      scan(text, from: scanned, &scanner, &lines, &at)
      scanned = text.count
      if at == text.count, scanner.isAtLineStart || scanned == 0 { return lines }
      guard let next = more() else { break }
      text += next
    }
    if scanner.isQuoted {
      lines.literalStart = at
      scanner = CSVLineScanner(dialect.grammar(isLiteral: true))
      scan(text, from: at, &scanner, &lines, &at)
    }
    if at < text.count { lines.ends.append((text.count, scanner.openLineIsRecord ?? true)) }
    return lines
  }

  private func scan(
    _ text: [UInt8], from start: Int, _ scanner: inout CSVLineScanner, _ lines: inout Lines,
    _ at: inout Int
  ) {
    text.withUnsafeBufferPointer { buffer in
      var next = start
      while let end = scanner.nextEnd(buffer, from: next) {
        lines.ends.append((end, scanner.isRecord))
        (next, at) = (end, end)
      }
    }
  }

  /// Segments of some lines.
  private func cut(_ text: [UInt8], _ lines: Lines) -> [Segment] {
    var segments: [Segment] = []
    var (start, end, records) = (0, 0, 0)
    let literal = lines.literalStart ?? .max
    func close() {
      guard end > start else { return }
      let bytes = Array(text[start..<end])
      segments.append(
        Segment(
          bytes: bytes, records: records, lines: Self.lineCount(bytes[...]),
          isLiteral: start >= literal))
      (start, records) = (end, 0)
    }
    for line in lines.ends {
      if end == literal { close() }
      end = line.end
      if line.isRecord { records += 1 }
      if end - start >= segmentSize { close() }
    }
    close()
    return segments
  }

  private static func records(of segment: Segment, _ dialect: CSVDialect) -> [Record] {
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: segment.isLiteral))
    var records: [Record] = []
    records.reserveCapacity(segment.records)
    func add(_ range: Range<Int>) {
      let bytes = Array(segment.bytes[range])
      // Where there is no quote it does not matter.
      let isLiteral = segment.isLiteral && dialect.quote.map { bytes.contains($0) } ?? false
      records.append(Record(bytes: bytes, isLiteral: isLiteral))
    }
    segment.bytes.withUnsafeBufferPointer { buffer in
      var at = 0
      while let end = scanner.nextEnd(buffer, from: at) {
        if scanner.isRecord { add(at..<end) }
        at = end
      }
      if at < buffer.count, scanner.openLineIsRecord ?? true { add(at..<buffer.count) }
    }
    return records
  }

  // MARK: Positions

  /// The line ends of an editor: LF, CR LF and CR.
  private static func lineCount(_ bytes: ArraySlice<UInt8>) -> Int {
    var (count, isBehindCarriageReturn) = (0, false)
    for byte in bytes {
      if byte == 0x0D || byte == 0x0A && !isBehindCarriageReturn { count += 1 }
      isBehindCarriageReturn = byte == 0x0D
    }
    return count
  }

  /// The byte of an editor's position. Both count from 0. A byte order mark counts nothing.
  ///
  /// - Parameter character: One beyond the line means its end; one within a character its beginning.
  /// - Returns: nil if the text has fewer lines.
  /// - Complexity: O(segments), and the bytes of the line and of its segment.
  package func byte(
    ofLine line: Int, character: Int, counting unit: PositionUnit
  ) -> Int? {
    var left = line
    var offset = 0
    for piece in -1..<segments.count {
      let lines = piece < 0 ? headLines : segments[piece].lines
      let bytes = piece < 0 ? head : segments[piece].bytes
      if left <= lines {
        let start = Self.start(ofLine: left, in: bytes)
        // The line begins where the next piece begins.
        if start == bytes.count, left > 0 {
          return byte(character, unit, in: piece + 1, from: 0, offset + start)
        }
        return byte(character, unit, in: piece, from: start, offset + start)
      }
      left -= lines
      offset += bytes.count
    }
    return nil
  }

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int {
    if line == 0 { return 0 }
    var left = line
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      guard isEnd else { continue }
      left -= 1
      if left == 0 { return index + 1 }
    }
    return bytes.count
  }

  private func byte(
    _ character: Int, _ unit: PositionUnit, in piece: Int, from start: Int, _ offset: Int
  ) -> Int {
    var (piece, index, offset, left) = (piece, start, offset, character)
    while piece < segments.count {
      let bytes = piece < 0 ? head : segments[piece].bytes
      if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, offset) = (3, 3) }
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D { return offset }
        let (length, units) = Self.character(byte, unit)
        if units > left { return offset }
        left -= units
        let step = min(length, bytes.count - index)
        index += step
        offset += step
      }
      (piece, index) = (piece + 1, 0)
    }
    return offset
  }

  /// The bytes and the units of a character, by its first byte.
  private static func character(
    _ first: UInt8, _ unit: PositionUnit
  ) -> (length: Int, units: Int) {
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return switch unit {
    case .utf8: (length, length)
    case .utf16: (length, length == 4 ? 2 : 1)
    case .utf32, .cells: (length, 1)
    }
  }
}
