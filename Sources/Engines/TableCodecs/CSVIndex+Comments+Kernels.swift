import Synchronization

extension CSVIndex {
  /// The comment lines of a range that begins and ends between two lines: their number, and the
  /// ranges of the first `limit` of them in units, including line ends.
  ///
  /// One pass over the bytes with the exact scanner.
  func comments(
    in range: Range<Int>, keeping limit: Int
  ) throws -> (count: Int, kept: [Range<Int>]) {
    let literalFrom = state.withLock { $0.literalFrom }?.offset ?? .max
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: range.lowerBound >= literalFrom))
    var count = 0
    var kept: [Range<Int>] = []
    var lineStart = range.lowerBound
    var isBlank = false
    func end(_ line: Range<Int>) {
      guard !line.isEmpty, !isBlank else { return }
      count += 1
      if kept.count < limit { kept.append(line) }
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (bytes, next) = try piece(at: offset, upTo: range.upperBound)
      bytes.withUnsafeBufferPointer { buffer in
        var index = 0
        if lineStart == offset { isBlank = Self.isBreak(buffer[0]) }
        while let lineEnd = scanner.nextEnd(buffer, from: index) {
          if !scanner.isRecord, scanner.isRemark { end(lineStart..<offset + lineEnd) }
          index = lineEnd
          lineStart = offset + lineEnd
          isBlank = index < buffer.count && Self.isBreak(buffer[index])
          if lineStart == literalFrom {
            scanner = CSVLineScanner(dialect.grammar(isLiteral: true))
          }
        }
      }
      offset = next
    }
    if scanner.openLineIsRecord == false, scanner.openLineIsRemark {
      end(lineStart..<range.upperBound)
    }
    return (count, kept)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
