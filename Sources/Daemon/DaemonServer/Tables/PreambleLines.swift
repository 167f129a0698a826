import TableCodecs
import TableValues

extension CSVSniffing {
  /// The lines before the header or the first record, at most 1000, without their ends.
  ///
  /// - Parameter head: The bytes at the beginning of the file that were examined.
  func preambleLines(_ head: [UInt8]) -> [Text] {
    let end = min(layout.header?.lowerBound ?? layout.dataStart, head.count)
    guard end > 0 else { return [] }
    let text = TextTranscoder.utf8(Array(head[..<end]), from: dialect.encoding)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = lines.last?.isEmpty ?? false ? lines.dropLast() : lines[...]
    return shown.prefix(1000).compactMap { line in
      let bare = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return bare.elementsEqual([0xEF, 0xBB, 0xBF]) ? nil : Text(bare)
    }
  }
}
