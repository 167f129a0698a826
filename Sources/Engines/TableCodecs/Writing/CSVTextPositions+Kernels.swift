/// Where bytes of a text are as an editor counts them: lines, and UTF-16 units within the line.
///
/// Lines end at LF, CR LF and CR. A byte order mark counts nothing. Reads the text once, in rising
/// order of what is asked for.
package struct CSVTextPositions {
  private let source: any ByteSource
  private let encoding: TextEncoding
  private var offset = 0
  private var line = 0
  private var character = 0
  private var isBehindCarriageReturn = false

  /// Positions in a text that is in an encoding.
  package init(_ source: any ByteSource, _ encoding: TextEncoding) {
    self.source = source
    self.encoding = encoding
  }

  /// The position of a byte that is not before the last one asked for. Both count from 0.
  package mutating func position(
    ofByte target: Int
  ) throws -> (line: Int, character: Int) {
    if offset == 0, target > 0 {
      let mark = encoding.mark
      let head = try source.bytes(0..<min(mark.count, source.size))
      if !mark.isEmpty, head == mark { offset = mark.count }
    }
    while offset < target {
      let bytes = try source.bytes(offset..<min(target, offset + 1 << 20))
      bytes.withUnsafeBufferPointer { pass($0) }
      offset += bytes.count
    }
    return (line, character)
  }

  private mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>) {
    let width = encoding.unitWidth
    var index = 0
    while index + width <= bytes.count {
      let byte: UInt8
      switch encoding {
      case .utf8, .latin1, .windows1252: byte = bytes[index]
      // Only the two line ends matter of a unit.
      case .utf16LittleEndian: byte = bytes[index + 1] == 0 ? bytes[index] : 0xFF
      case .utf16BigEndian: byte = bytes[index] == 0 ? bytes[index + 1] : 0xFF
      }
      index += width
      if byte == 0x0A, isBehindCarriageReturn {
        isBehindCarriageReturn = false
        continue
      }
      isBehindCarriageReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        line += 1
        character = 0
      } else if encoding != .utf8 || byte < 0x80 {
        character += 1
      } else if byte >= 0xC0 {
        character += byte >= 0xF0 ? 2 : 1
      }
    }
  }
}
