import TableCodecs
import TableValues

extension CSVSniffing {
  /// The lines before the header or the first record, at most 1000, without their ends and without
  /// byte order marks.
  ///
  /// - Parameter head: The bytes at the beginning of the file that were examined.
  func preambleLines(_ head: [UInt8]) -> [Text] {
    // What is before the rows of a JSON file is no line before a table.
    if dialect.json != nil { return [] }
    let end = min(layout.header?.lowerBound ?? layout.dataStart, head.count)
    var text = TextTranscoder.utf8(Array(head[..<end]), from: dialect.encoding)[...]
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    while text.starts(with: mark) { text = text.dropFirst(mark.count) }
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = lines.last?.isEmpty ?? false ? lines.dropLast() : lines[...]
    return shown.prefix(1000).map { line in
      Text(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
