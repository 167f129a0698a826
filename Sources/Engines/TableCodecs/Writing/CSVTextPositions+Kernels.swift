import ProtocolWords

/// Where bytes of a text are as an editor counts them: lines, and units within the line.
///
/// Lines end at LF, CR LF and CR. A byte order mark counts nothing. Reads the text once, in rising
/// order of the requested bytes.
package struct CSVTextPositions {
  private let source: any ByteSource
  private let encoding: FileEncoding
  private let unit: PositionUnit
  private var offset = 0
  private var line = 0
  private var character = 0
  private var isBehindCarriageReturn = false

  /// Positions in a text that is in an encoding.
  ///
  /// - Parameters:
  ///   - unit: What is counted within a line. Files have no cells; these are code points.
  ///   - start: The byte and the number of a line where counting begins.
  package init(
    _ source: any ByteSource, _ encoding: FileEncoding, counting unit: PositionUnit = .utf16,
    from start: (byte: Int, line: Int) = (0, 0)
  ) {
    self.unit = unit
    (offset, line) = start
    self.source = source
    self.encoding = encoding
  }

  /// The position of a byte that is not before the last requested one. Both count from 0.
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  /// - Complexity: O(bytes since the last position).
  package mutating func position(
    ofByte target: Int
  ) throws -> (line: Int, character: Int) {
    if offset == 0, target > 0 {
      let mark = encoding.mark
      let head = try source.bytes(0..<min(mark.count, source.size))
      if !mark.isEmpty, head == mark { offset = mark.count }
    }
    while offset < target {
      let end = min(target, offset + 1 << 20)
      let bytes = try source.bytes(offset..<end)
      let passed = bytes.withUnsafeBufferPointer { pass($0, isLast: end == target) }
      offset += passed
    }
    return (line, character)
  }

  /// The byte of a character of the current line; the end of the line if it has fewer characters.
  ///
  /// Offsets within a character are those of its first byte.
  ///
  /// - Parameter limit: The most bytes that are read.
  /// - Returns: nil if the character is behind the limit.
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package mutating func byte(ofCharacter target: Int, within limit: Int) throws -> Int? {
    let end = min(source.size, offset + limit)
    if offset == 0, case let mark = encoding.mark, !mark.isEmpty,
      try source.bytes(0..<min(mark.count, source.size)) == mark
    {
      offset = mark.count
    }
    while offset < end {
      let bytes = try source.bytes(offset..<min(end, offset + 4096))
      let found = bytes.withUnsafeBufferPointer { walk($0, to: target, isLast: $0.count < 4096) }
      offset += found.passed
      if found.isThere { return offset }
    }
    return end == source.size ? offset : nil
  }

  /// Passes whole characters up to a character of the line or the line's end.
  private mutating func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, to target: Int, isLast: Bool
  ) -> (passed: Int, isThere: Bool) {
    let decoding = CharacterDecoding(encoding)
    var index = 0
    while index < bytes.count {
      if !isLast, bytes.count - index < 4 { break }
      var (scalar, length) = decoding.character(bytes, index)
      var count = units(of: scalar)
      if encoding == .utf8 {
        count = units(ofByte: scalar)
        while index + length < bytes.count, bytes[index + length] & 0xC0 == 0x80, length < 4 {
          count += units(ofByte: UInt32(bytes[index + length]))
          length += 1
        }
      }
      if scalar == 0x0A || scalar == 0x0D || character + count > target { return (index, true) }
      character += count
      index += length
    }
    return (index, false)
  }

  /// Counts the characters of bytes, and returns the number of bytes that they have. A character
  /// that the end of a piece may cut is left to the next piece.
  private mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Int {
    let decoding = CharacterDecoding(encoding)
    var index = 0
    while index < bytes.count {
      if !isLast, bytes.count - index < 4, encoding != .utf8 { break }
      let (scalar, length) = decoding.character(bytes, index)
      index += length
      if scalar == 0x0A, isBehindCarriageReturn {
        isBehindCarriageReturn = false
        continue
      }
      isBehindCarriageReturn = scalar == 0x0D
      if scalar == 0x0A || scalar == 0x0D {
        line += 1
        character = 0
      } else if encoding == .utf8 {
        character += units(ofByte: scalar)
      } else {
        character += units(of: scalar)
      }
    }
    return index
  }

  /// The units that begin with a byte of UTF-8. All units of a character begin with its first byte,
  /// except bytes.
  private func units(ofByte byte: UInt32) -> Int {
    switch unit {
    case .utf8: 1
    case .utf16: byte < 0x80 ? 1 : byte >= 0xF0 ? 2 : byte >= 0xC0 ? 1 : 0
    case .utf32, .cells: byte < 0x80 || byte >= 0xC0 ? 1 : 0
    }
  }

  /// The units of a character.
  private func units(of scalar: UInt32) -> Int {
    switch unit {
    case .utf8: scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
    case .utf16: scalar > 0xFFFF ? 2 : 1
    case .utf32, .cells: 1
    }
  }
}
