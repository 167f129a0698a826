/// Finds where the elements of a JSON array end, or values that follow each other, with the input
/// divided in any way.
///
/// ```
/// [{"a": 1}, {"a": 2}]
///           ^         ^      the first element ends behind its comma, the last one before `]`
/// ```
///
/// It counts brackets and does not check what is between them: everything between two commas is
/// an element, and a parser finds out whether it is one value. A line break ends a string, because no
/// string can have one. So a quote that is not closed spoils few elements.
struct JSONElementScanner {
  /// Whether commas are between elements.
  private let isArray: Bool
  /// The number of open brackets.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the element that is open has any byte that is no blank.
  private var hasContent = false
  /// Whether the array has ended.
  private(set) var hasEnded = false
  /// Whether what ended last is an element.
  private(set) var isRecord = true
  /// The number of line feeds passed.
  var lineBreaks = 0

  init(_ frame: JSONLayout.Frame) { isArray = frame == .array }

  /// At the end of the input: whether an open element is one; nil if none is open.
  var openIsRecord: Bool? { !hasEnded && hasContent ? true : nil }

  /// Advances to the end of the current element.
  ///
  /// - Returns: The index behind it and its comma; nil if the bytes end before.
  mutating func nextEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    let count = bytes.count
    if hasEnded {
      while index < count {
        if bytes[index] == 0x0A { lineBreaks &+= 1 }
        index &+= 1
      }
      return nil
    }
    while index < count {
      if isInString {
        if let end = string(bytes, &index) { return end }
        continue
      }
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x20, 0x09, 0x0D, 0x1E:
        if !isArray, depth == 0, hasContent { return end(at: index) }
        if byte == 0x0A { lineBreaks &+= 1 }
        index &+= 1
      case UInt8(ascii: "\""):
        if !isArray, depth == 0, hasContent { return end(at: index) }
        hasContent = true
        isInString = true
        index &+= 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isArray, depth == 0, hasContent { return end(at: index) }
        hasContent = true
        depth &+= 1
        index &+= 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth > 0 {
          depth &-= 1
          index &+= 1
          if depth == 0, !isArray { return end(at: index) }
        } else if isArray, byte == UInt8(ascii: "]") {
          hasEnded = true
          if hasContent { return end(at: index) }
          return nextEnd(bytes, from: index)
        } else {
          hasContent = true
          index &+= 1
        }
      case UInt8(ascii: ","):
        index &+= 1
        if isArray, depth == 0 { return end(at: index) }
        hasContent = true
      default:
        hasContent = true
        index &+= 1
        while index < count, Self.isPlain(bytes[index]) { index &+= 1 }
      }
    }
    return nil
  }

  private mutating func end(at index: Int) -> Int {
    hasContent = false
    isRecord = true
    return index
  }

  /// Whether a byte outside of strings means nothing: a part of a number or word, or a colon.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x61...0x7A, 0x2D, 0x2E, 0x2B, 0x45: true
    default: false
    }
  }

  /// Advances within a string. Returns where the element ends, if it ends with the string.
  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int? {
    let count = bytes.count
    if !isEscaped { index = Self.plainEnd(bytes, from: index) }
    guard index < count else { return nil }
    let byte = bytes[index]
    if byte == 0x0A {
      // The line break is looked at again, outside of the string.
      (isInString, isEscaped) = (false, false)
      return nil
    }
    index &+= 1
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else {
      isInString = false
      if depth == 0, !isArray { return end(at: index) }
    }
    return nil
  }

  /// The first quote, backslash or line feed, 8 bytes at a time.
  private static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    let raw = UnsafeRawPointer(base)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index &+ 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      let hits =
        zeros(word ^ (ones &* 0x22)) | zeros(word ^ (ones &* 0x5C)) | zeros(word ^ (ones &* 0x0A))
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte == 0x0A { return index }
      index &+= 1
    }
    return index
  }

  /// The bytes that are zero, by their highest bits. Bits above the lowest one may be wrong.
  ///
  /// Source: Warren, "Hacker's Delight", section 6-1.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
