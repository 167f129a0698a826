import ProtocolWords
import TableValues

/// Writing drawn tables: bars stay where they are as long as the new text has room, and rulers have
/// the columns of the file.
extension CSVFileWriter {
  /// Whether new records have bars around and between their fields.
  var isDrawn: Bool { style.dialect.isDrawn }

  /// The blanks around a field that is replaced.
  struct FieldPadding {
    /// The units of the blanks before and behind it.
    var before: Int
    var behind: Int
    /// How many blanks the new text has there.
    var left: Int
    var right: Int
  }

  /// Where the new text of a field stands between its bars: at the same side as the old one.
  ///
  /// - Parameter bytes: The new text, as it is written.
  func padding(
    of place: Int, in parts: CSVRecordParts, at start: Int, for bytes: [UInt8]
  ) throws -> FieldPadding {
    let (fields, field) = (parts.fields, parts.fields[place])
    let previous = place == 0 ? parts.start : fields[place - 1].upperBound
    let isLast = place + 1 == fields.count
    let next = isLast ? parts.end : fields[place + 1].lowerBound
    func blanks(_ units: [UInt8]) -> Int { units.prefix { $0 == 0x20 }.count }
    // Blanks between two fields belong to the one before them.
    let isBlanked = style.dialect.delimiter == 0x20
    let before =
      isBlanked
      ? 0
      : try blanks(
        source.index.readUnits(start + previous, field.lowerBound - previous).reversed())
    let behind = try blanks(
      source.index.readUnits(start + field.upperBound, next - field.upperBound))
    let old = try source.units.raw(start + field.lowerBound..<start + field.upperBound)
    let room = before + behind + characters(old) - characters(bytes)
    var padding = FieldPadding(before: before, behind: behind, left: before, right: behind)
    if isLast, style.dialect.lines == .ruled { return padding }
    if field.isEmpty {
      padding.left = min(1, before)
      padding.right = max(before > 1 ? 1 : 0, room - padding.left)
    } else if before > 1, behind <= 1 {
      padding.left = max(1, room - behind)
    } else {
      padding.right = max(min(1, behind), room - before)
      padding.left = max(min(1, before), min(before, room - padding.right))
    }
    return padding
  }

  private func characters(_ bytes: [UInt8]) -> Int {
    TextTranscoder.utf8(bytes, from: style.dialect.encoding).count { $0 & 0xC0 != 0x80 }
  }

  /// Blanks, in the encoding.
  func blanks(_ count: Int) -> [UInt8] {
    spelling.encoded(ascii: Array(repeating: 0x20, count: max(0, count)))
  }

  /// Whether a record of these fields is read as a record, and not as a ruler or a remark.
  func isRecord(_ fields: [[UInt8]]) -> Bool {
    var line: [UInt8] = style.dialect.lines == .framed ? [0x7C] : []
    for (place, field) in fields.enumerated() {
      if place > 0 { line.append(style.dialect.delimiter) }
      line += TextTranscoder.utf8(field, from: style.dialect.encoding)
    }
    if style.dialect.lines == .framed { line.append(0x7C) }
    return DrawnLine.kind(line, style.dialect.lines, style.dialect.delimiter) == .record
  }

  /// Writes lines that are no records. In a dialect without bars, nothing of them is left.
  mutating func writeBetween(_ units: Range<Int>) throws {
    let own = source.dialect.lines
    guard own != .plain, own != style.dialect.lines || !keepsColumns, !units.isEmpty else {
      return try writeGap(units)
    }
    guard own == style.dialect.lines else { return }
    let lines = try source.index.readUnits(units.lowerBound, units.count)
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? lines.count
      let line = lines[start..<end]
      let content = line.prefix { $0 != 0x0A && $0 != 0x0D }
      if DrawnLine.kind(content, own, source.dialect.delimiter) == .ruler {
        try stream.write(spelling.encoded(ascii: ruler(like: content)))
        try writeGap(units.lowerBound + content.endIndex..<units.lowerBound + end)
      } else {
        try writeGap(units.lowerBound + start..<units.lowerBound + end)
      }
      start = end
    }
  }

  /// A ruler with a cell for each column of the file.
  private func ruler(like line: ArraySlice<UInt8>) -> [UInt8] {
    let isBlanked = source.dialect.delimiter == 0x20
    let separator: UInt8 = isBlanked ? 0x20 : line.contains(0x2B) ? 0x2B : 0x7C
    let indent = line.prefix { DrawnLine.isBlank($0) }
    var cells = line.dropFirst(indent.count).split(
      omittingEmptySubsequences: isBlanked,
      whereSeparator: { isBlanked ? $0 == 0x20 : $0 == 0x2B || $0 == 0x7C })
    let edge: [UInt8] =
      source.dialect.lines == .framed ? [line.dropFirst(indent.count).first ?? separator] : []
    if !edge.isEmpty { cells = cells.dropFirst().dropLast() }
    let plain = (cells.first ?? []).map { $0 == 0x3A ? 0x2D : $0 }
    let own = Array(cells)
    let new = content.columns.map { column in
      column.source.flatMap { own.indices.contains($0) ? Array(own[$0]) : nil } ?? plain
    }
    return Array(indent) + edge + Array(new.joined(separator: [separator])) + edge
  }
}
