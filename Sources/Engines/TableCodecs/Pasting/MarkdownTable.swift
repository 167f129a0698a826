import TableValues

/// The first table of a text in GitHub Flavored Markdown.
package enum MarkdownTable {
  /// The rows, the names of the columns first; nil if there is no table. O(bytes).
  package static func rows(in text: [UInt8]) -> [[Text]]? {
    var names: [Text]?
    var rows: [[Text]] = []
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = trimmed(line)
      if !rows.isEmpty {
        guard line.contains(bar) else { break }
        rows.append(cells(line))
      } else if let known = names, isRule(line, known.count) {
        rows.append(known)
      } else {
        names = line.contains(bar) ? cells(line) : nil
      }
    }
    return rows.isEmpty ? nil : rows
  }

  private static let bar = UInt8(ascii: "|")
  private static let escape = UInt8(ascii: "\\")

  /// Whether a line divides the names from the rows: `| --- | :---: |`.
  private static func isRule(_ line: ArraySlice<UInt8>, _ count: Int) -> Bool {
    let cells = parts(line)
    guard cells.count == count, line.contains(UInt8(ascii: "-")) else { return false }
    return cells.allSatisfy { cell in
      var dashes = cell[...]
      if dashes.first == UInt8(ascii: ":") { dashes = dashes.dropFirst() }
      if dashes.last == UInt8(ascii: ":") { dashes = dashes.dropLast() }
      return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
    }
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [Text] {
    parts(line).map { Text(plain($0)) }
  }

  /// The parts between bars, without spaces around them.
  private static func parts(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var line = trimmed(line)
    if line.first == bar { line = line.dropFirst() }
    var parts: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var index = start
    while index < line.endIndex {
      if line[index] == escape {
        index += 1
      } else if line[index] == bar {
        parts.append(trimmed(line[start..<index]))
        start = index + 1
      }
      index += 1
    }
    if start < line.endIndex { parts.append(trimmed(line[start...])) }
    return parts
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return text
  }

  /// A cell's text, with escapes, entities and `<br>` replaced by their characters. Other signs
  /// stay.
  private static func plain(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = cell.startIndex
    while index < cell.endIndex {
      let byte = cell[index]
      if byte == escape, index + 1 < cell.endIndex, isPunctuation(cell[index + 1]) {
        bytes.append(cell[index + 1])
        index += 2
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(cell[index...], isStrict: true) {
        bytes += entity.text
        index += entity.length
      } else if byte == UInt8(ascii: "<"), let length = breakLength(cell[index...]) {
        bytes.append(0x0A)
        index += length
      } else {
        bytes.append(byte)
        index += 1
      }
    }
    return bytes
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private static func breakLength(_ text: ArraySlice<UInt8>) -> Int? {
    for mark in ["<br>", "<br/>", "<br />"] {
      let head = text.prefix(mark.utf8.count).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      if head.elementsEqual(mark.utf8) { return mark.utf8.count }
    }
    return nil
  }
}
