import JSONText
/// Records from all parts of a file, found without an index.
///
/// ```swift
/// let spread = source.spread { isLate() }    // some hundred records of a file of a gigabyte
/// ```
///
/// The widths of columns can so be estimated before the file is indexed. Where a record begins is
/// guessed: behind a line end, if the line alone has as many fields as there are columns. A line
/// within a quoted field may look like that too, so what is found is good for estimates only.
extension CSVSource {
  /// The number of places that are read.
  private static let spreadPlaces = 64
  /// The bytes of a place: room for some records, within limits.
  private static let spreadBytes = 4_096...65_536
  /// The bytes of all places.
  private static let spreadBytesMax = 1 << 20
  /// The records that a place has room for.
  private static let spreadRecords = 4

  /// A source of some records in memory, from evenly spread places, the last one first.
  ///
  /// - Parameter isLate: Whether to be content with what has been read so far, asked before each
  ///   read.
  /// - Returns: Nil if nothing was found, for example in an encoding of wider units.
  /// - Complexity: O(1) reads, at most 1 MiB together.
  package func spread(_ isLate: () -> Bool = { false }) -> CSVSource? {
    guard dialect.json?.frame ?? .lines == .lines else { return nil }
    guard dialect.encoding.unitWidth == 1, bytes.size > layout.dataStart else { return nil }
    let length = max(1, (index.scannedBytes - layout.dataStart) / max(1, rowCount))
    let limits = Self.spreadBytes
    let size = min(
      max(min(length, limits.upperBound) * Self.spreadRecords, limits.lowerBound),
      limits.upperBound)
    let count = min(Self.spreadPlaces, Self.spreadBytesMax / size)
    let room = bytes.size - layout.dataStart
    var found: [UInt8] = []
    for place in [count] + Array(0..<count) where !isLate() {
      // Products of sizes of files stay below 2^63, because there are few places.
      let start = layout.dataStart + max(0, room - size) / count * place
      let begin = place == count ? max(layout.dataStart, bytes.size - size) : start
      let end = min(begin + size, bytes.size)
      guard let piece = try? bytes.bytes(begin..<end) else { break }
      appendRecords(
        of: piece, startsRecord: begin == layout.dataStart, endsFile: end == bytes.size, to: &found)
    }
    if found.isEmpty { return nil }
    var dialect = dialect
    dialect.hasHeader = false
    let source = CSVSource(
      bytes: MemoryByteSource(found), dialect: dialect, columns: columns,
      layout: CSVLayout(header: nil, dataStart: 0), chunkRows: chunkRows)
    let scanned: Void? = try? source.index.scan(
      { count, work in for part in 0..<count { work(part) } }, shouldContinue: { _ in true })
    return scanned == nil || source.rowCount == 0 ? nil : source
  }

  /// Appends the lines of a piece that look like records, with their line ends.
  private func appendRecords(
    of piece: [UInt8], startsRecord: Bool, endsFile: Bool, to found: inout [UInt8]
  ) {
    let lineEnd: UInt8 = dialect.loneCarriageReturnEnds ? 0x0D : 0x0A
    var start = 0
    if !startsRecord {
      guard let first = piece.firstIndex(of: lineEnd) else { return }
      start = first + 1
    }
    while start < piece.count {
      let end = piece[start...].firstIndex(of: lineEnd)
      guard end != nil || endsFile else { return }
      let line = piece[start..<(end ?? piece.count)]
      if looksLikeRecord(line) {
        found += line
        found.append(lineEnd)
      }
      start = (end ?? piece.count) + 1
    }
  }

  /// Whether a line alone is a record of as many fields as there are columns.
  private func looksLikeRecord(_ line: ArraySlice<UInt8>) -> Bool {
    let isComment = !dialect.commentPrefix.isEmpty && line.starts(with: dialect.commentPrefix)
    if line.isEmpty || isComment { return false }
    if dialect.isDrawn {
      return DrawnLine.kind(line, dialect.lines, dialect.delimiter) == .record
        && CSVRecordParts(Array(line), dialect.grammar(isLiteral: false)).fields.count
          == columns.count
    }
    if dialect.json != nil {
      let document = try? JSONDocument(parsing: Array(line), depthLimit: JSONLayout.depthMax)
      return document != nil
    }
    var fields = 1
    var isQuoted = false
    var beginsField = true
    var isEscaped = false
    for byte in line {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, dialect.escape == .backslash, byte == 0x5C {
        isEscaped = true
      } else if byte == dialect.quote {
        // A quote within an unquoted field is rare, but the end of a field of several lines is not.
        guard isQuoted || beginsField else { return false }
        isQuoted.toggle()
      } else if byte == dialect.delimiter, !isQuoted {
        fields += 1
        beginsField = true
        continue
      }
      // A doubled quote closes and opens again, after any byte.
      beginsField = byte == dialect.quote || byte == 0x20 && beginsField
    }
    return !isQuoted && fields == columns.count
  }
}
