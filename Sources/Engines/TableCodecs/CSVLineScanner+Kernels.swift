/// The exact scanner: finds the ends of lines, byte by byte, with the input divided in any way.
///
/// It defines what a record is. The fast scanners are used only where they give the same result.
struct CSVLineScanner {
  /// The state of the scanner within a line.
  enum State: UInt8 {
    /// Before the first byte of a line.
    case lineStart
    /// After a carriage return that began a line; a line feed makes the line blank.
    case carriageAtStart
    /// Before the first byte of a field.
    case fieldStart
    /// In a field without quotes, or behind the closing quote and another byte.
    case unquoted
    /// Between quotes.
    case quoted
    /// Behind a backslash between quotes.
    case escaped
    /// Behind a quote, which closes the field unless another quote follows.
    case quoteInQuoted
    /// Within a possible comment prefix.
    case commentPrefix
    /// In a comment.
    case comment
    /// Behind a carriage return that ended a line. A line feed would still be part of the line end.
    case carriageEnd
  }

  let grammar: CSVGrammar
  /// The state before the next byte.
  var state = State.lineStart
  /// Whether the current line, or the line that ended last, is a record and not a gap.
  var isRecord = true
  /// Whether a gap is to be reported: it is a comment, or a line beside a drawn table.
  private(set) var isRemark = true
  /// The number of line breaks passed, including those inside quotes.
  var lineBreaks = 0
  private var prefixMatched = 0
  /// Finds elements of JSON, where these are the records and not lines.
  private var elements: JSONElementScanner?
  /// The current line of a drawn table.
  private var drawn: DrawnLine?

  init(_ grammar: CSVGrammar, state: State = .lineStart) {
    self.grammar = grammar
    elements = grammar.elements.map { JSONElementScanner($0) }
    drawn = !grammar.isDrawn ? nil : DrawnLine(grammar.lines, grammar.delimiter)
    self.state = state
    isRecord = state != .comment
  }

  /// Whether the input may end here without an open record or gap.
  var isAtLineStart: Bool { state == .lineStart }
  /// Whether the next byte is inside quotes.
  var isQuoted: Bool { state == .quoted || state == .escaped }

  /// Advances to the end of the current line.
  ///
  /// - Returns: The index behind the line's end, with ``isRecord`` as its kind; nil if the bytes
  ///   end before. In a dialect of lone carriage returns, the end of a line is detected at the byte
  ///   behind it. At the end of input use ``openLineIsRecord``.
  mutating func nextEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if let end = elements?.nextEnd(bytes, from: start) {
      countElement()
      return end
    }
    if elements != nil {
      countElement()
      return nil
    }
    if drawn != nil { return nextDrawnEnd(bytes, from: start) }
    if state == .lineStart, let end = plainRecordEnd(bytes, from: start) {
      isRecord = true
      lineBreaks += 1
      return end
    }
    var index = start
    let count = bytes.count
    let quote = grammar.quote
    let delimiter = grammar.delimiter
    while index < count {
      let byte = bytes[index]
      switch state {
      case .unquoted:
        index = plainEnd(bytes, from: index)
        if index == count { return nil }
        if step(bytes[index]) { return index + 1 }
        index += 1
      case .quoted:
        if UInt16(byte) == quote {
          state = .quoteInQuoted
        } else if byte == 0x5C, grammar.isBackslashEscaped {
          state = .escaped
        } else {
          countBreak(byte)
        }
        index += 1
      case .escaped:
        countBreak(byte)
        state = .quoted
        index += 1
      case .quoteInQuoted:
        if UInt16(byte) == quote, !grammar.isBackslashEscaped {
          state = .quoted
          index += 1
        } else {
          state = .unquoted
        }
      case .fieldStart:
        if byte == 0x20, grammar.skipsBlanks {
          index += 1
        } else if UInt16(byte) == quote {
          state = .quoted
          index += 1
        } else if byte == delimiter {
          index += 1
        } else {
          state = .unquoted
        }
      case .lineStart, .carriageAtStart, .commentPrefix, .comment, .carriageEnd:
        if let end = stepAtEdge(byte, &index) { return end }
      }
    }
    return nil
  }

  private mutating func nextDrawnEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, var line = drawn else { return nil }
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      line.add(bytes[index])
      index += 1
    }
    guard index < bytes.count else {
      (drawn, state) = (line, .unquoted)
      return nil
    }
    isRecord = line.kind == .record
    isRemark = line.kind == .remark
    lineBreaks += 1
    (drawn, state) = (DrawnLine(grammar.lines, grammar.delimiter), .lineStart)
    return index + 1
  }

  /// Whether the array whose elements are the records has ended.
  var hasEnded: Bool { elements?.hasEnded ?? false }

  private mutating func countElement() {
    guard let elements else { return }
    (isRecord, lineBreaks) = (elements.isRecord, elements.lineBreaks)
  }

  /// The end of a line that is a record and has no quote; nil for any other line. 8 bytes at a time.
  private func plainRecordEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard !grammar.loneCarriageReturnEnds, start < bytes.count, let base = bytes.baseAddress
    else { return nil }
    let first = bytes[start]
    if first == 0x0A || first == 0x0D || first == grammar.comment.first { return nil }
    let raw = UnsafeRawPointer(base)
    let quote = grammar.quote < 256 ? UInt8(truncatingIfNeeded: grammar.quote) : 0x0A
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (feeds, quotes) = (ones &* 0x0A, ones &* UInt64(quote))
    var index = start
    while index &+ 8 <= bytes.count {
      let part = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let hits = Self.zeros(part ^ feeds) | Self.zeros(part ^ quotes)
      if hits != 0 {
        index &+= hits.trailingZeroBitCount / 8
        return bytes[index] == 0x0A ? index &+ 1 : nil
      }
      index &+= 8
    }
    while index < bytes.count {
      if bytes[index] == 0x0A { return index &+ 1 }
      if bytes[index] == quote { return nil }
      index &+= 1
    }
    return nil
  }

  /// The bytes that are zero, by their highest bits. Bits above the lowest one may be wrong.
  ///
  /// Source: Warren, "Hacker's Delight", section 6-1.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Skips bytes without meaning in an unquoted field.
  private func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let delimiter = grammar.delimiter
    while index < bytes.count {
      let byte = bytes[index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { break }
      index &+= 1
    }
    return index
  }

  /// Processes a delimiter, line feed or carriage return in an unquoted field. Returns true if it
  /// ends the line.
  private mutating func step(_ byte: UInt8) -> Bool {
    if byte == grammar.delimiter {
      state = .fieldStart
    } else if byte == 0x0A {
      lineBreaks += 1
      state = .lineStart
      return true
    } else if grammar.loneCarriageReturnEnds {
      lineBreaks += 1
      state = .carriageEnd
    }
    return false
  }

  private mutating func stepAtEdge(_ byte: UInt8, _ index: inout Int) -> Int? {
    switch state {
    case .lineStart:
      return beginLine(byte, &index)
    case .carriageAtStart:
      if byte == 0x0A {
        lineBreaks += 1
        state = .lineStart
        isRecord = grammar.blankLinesAreRecords
        return index + 1
      }
      state = .unquoted
    case .commentPrefix:
      if byte == grammar.comment[prefixMatched] {
        prefixMatched += 1
        index += 1
        if prefixMatched == grammar.comment.count { beginComment() }
      } else {
        state = .unquoted
      }
    case .comment:
      index += 1
      if byte == 0x0A || byte == 0x0D { return step(byte) ? index : nil }
    case .carriageEnd:
      state = .lineStart
      if byte == 0x0A { index += 1 }
      return index
    case .fieldStart, .unquoted, .quoted, .escaped, .quoteInQuoted: break
    }
    return nil
  }

  /// Processes the first byte of a line, or leaves it to the resulting state.
  private mutating func beginLine(_ byte: UInt8, _ index: inout Int) -> Int? {
    isRecord = true
    if byte == 0x0A {
      lineBreaks += 1
      isRecord = grammar.blankLinesAreRecords
      index += 1
      return index
    }
    if byte == 0x0D {
      index += 1
      if grammar.loneCarriageReturnEnds {
        lineBreaks += 1
        isRecord = grammar.blankLinesAreRecords
        state = .carriageEnd
      } else {
        state = .carriageAtStart
      }
      return nil
    }
    if let first = grammar.comment.first, first == byte {
      index += 1
      prefixMatched = 1
      state = .commentPrefix
      if grammar.comment.count == 1 { beginComment() }
      return nil
    }
    state = .fieldStart
    return nil
  }

  private mutating func beginComment() {
    state = .comment
    isRecord = false
  }

  private mutating func countBreak(_ byte: UInt8) {
    if byte == 0x0A { lineBreaks += 1 }
  }

  /// At the end of the input: whether an open line that is no record is to be reported.
  var openLineIsRemark: Bool { drawn.map { $0.kind == .remark } ?? true }

  /// At the end of the input: whether an open line is a record; nil if no line is open.
  var openLineIsRecord: Bool? {
    if let elements { return elements.openIsRecord }
    if let drawn { return state == .lineStart ? nil : drawn.kind == .record }
    return switch state {
    case .lineStart: nil
    case .comment: false
    case .carriageEnd: isRecord
    case .carriageAtStart, .fieldStart, .unquoted, .quoted, .escaped, .quoteInQuoted,
      .commentPrefix:
      true
    }
  }
}
