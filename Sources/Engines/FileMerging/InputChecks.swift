import ProtocolWords
import TableCodecs

/// What is wrong with a content that must not be merged as a table.
enum InputChecks {
  /// The shortest marker of a conflict.
  private static let markerMin = 7

  /// The reason to refuse a content, or nil.
  static func complaint(_ bytes: [UInt8], _ file: CSVRecordFile) -> String? {
    let isWide = file.dialect.encoding.unitWidth > 1
    if !isWide, bytes.contains(0) { return "it is binary: it has NUL bytes" }
    let text = isWide ? TextTranscoder.utf8(bytes, from: file.dialect.encoding) : bytes
    if isJSON(text) { return "it is JSON" }
    if hasConflicts(text) { return "it has markers of conflicts" }
    return nil
  }

  private static func isJSON(_ text: [UInt8]) -> Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = text.first(where: { !isSpace($0) }),
      let last = text.last(where: { !isSpace($0) })
    else { return false }
    if first == UInt8(ascii: "{") { return last == UInt8(ascii: "}") }
    guard first == UInt8(ascii: "["), last == UInt8(ascii: "]") else { return false }
    let inside = text.lazy.filter { !isSpace($0) }.dropFirst().first
    return inside.map { Array("{[\"]-0123456789".utf8).contains($0) } ?? false
  }

  /// Whether lines begin with the three markers of a conflict, as the base of a recursive merge of
  /// git has them.
  private static func hasConflicts(_ text: [UInt8]) -> Bool {
    let expected = Array("<=>".utf8)
    var (state, size) = (0, 0)
    var isLineStart = true
    for place in text.indices {
      let byte = text[place]
      if isLineStart, byte == expected[state] || byte == expected[0] {
        let length = text[place...].prefix { $0 == byte }.count
        let end = place + length
        let isEnd = end == text.count || [0x20, 0x0A, 0x0D].contains(text[end])
        if length >= markerMin, isEnd, byte == expected[0] {
          (state, size) = (1, length)
        } else if state > 0, byte == expected[state], isEnd, length == size {
          state += 1
          if state == expected.count { return true }
        }
      }
      isLineStart = byte == 0x0A || byte == 0x0D
    }
    return false
  }

  /// The files that have invalid bytes in UTF-8, and are no other encoding: another of the three is
  /// UTF-8, and they have characters of it, too.
  static func damaged(_ files: [CSVRecordFile]) -> [Bool] {
    let isKnown = files.contains { $0.dialect.encoding == .utf8 && hasLongCharacter($0.bytes) }
    return files.map { file in
      let encoding = file.dialect.encoding
      return isKnown && encoding != .utf8 && encoding.unitWidth == 1 && hasLongCharacter(file.bytes)
    }
  }

  /// Whether there is a character of several bytes in UTF-8.
  private static func hasLongCharacter(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains(where: { place in
      let byte = bytes[place]
      guard (0xC2...0xF4).contains(byte) else { return false }
      let length = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
      guard place + length < bytes.count else { return false }
      return bytes[(place + 1)...(place + length)].allSatisfy { $0 & 0xC0 == 0x80 }
    })
  }

  /// Whether the header of one file is a record of another: then it is no header, or one side has
  /// added one. Equal headers stay, even if they are repeated.
  static func hasHeaderAmongRecords(_ files: [CSVRecordFile]) -> Bool {
    func texts(_ file: CSVRecordFile, _ line: CSVRecordFile.Line) -> [[UInt8]] {
      file.fields(of: line).map(\.text)
    }
    let headers = files.map { file in file.header.map { texts(file, $0) } }
    for (place, file) in files.enumerated() {
      let others = Set(headers.compactMap { $0 }.filter { $0 != headers[place] })
      if others.isEmpty || headers[place] == nil { continue }
      if file.lines.contains(where: { $0.isRecord && others.contains(texts(file, $0)) }) {
        return true
      }
    }
    return false
  }
}
