import ProtocolWords

/// A byte source as a sequence of code units. A unit that is not ASCII is narrowed to one byte.
///
/// Scanners only search for ASCII, so UTF-16 is scanned like any other file. Trails of characters that
/// look like ASCII are hidden from them. Offsets are in units; multiplied by the unit's width they
/// are bytes.
struct CSVUnits: Sendable {
  let source: any ByteSource
  let encoding: FileEncoding
  /// The number of end marks of DOS at the end, which are no text.
  var endMarks = 0

  /// The number of whole units. Bytes at the end that are no unit, and end marks, belong to the tail.
  var count: Int { max(0, source.size / encoding.unitWidth - endMarks) }

  /// Whether a unit is a byte of the source as it is.
  var areBytes: Bool { encoding.unitWidth == 1 && !encoding.hasASCIITrails }

  /// Fills `buffer` with units from an offset on, one byte each.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    let width = encoding.unitWidth
    if areBytes { return try source.read(at: offset, into: buffer) }
    if width == 1 { return try readMasked(at: offset, into: buffer) }
    let raw = try source.bytes(offset * width..<(offset + buffer.count) * width)
    let low = encoding.isBigEndian ? width - 1 : 0
    raw.withUnsafeBufferPointer { raw in
      for unit in 0..<buffer.count {
        var rest: UInt8 = 0
        for place in 0..<width where place != low { rest |= raw[unit * width + place] }
        let byte = raw[unit * width + low]
        buffer[unit] = rest == 0 && byte < 0x80 ? byte : 0xFF
      }
    }
  }

  /// Fills `buffer` with bytes, of which trails below 0x80 are hidden.
  private func readMasked(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    let mask = TrailMask(encoding: encoding)
    let start = try mask.start(before: offset, in: source)
    let size = max(source.size, offset + buffer.count)
    let end = min(offset + buffer.count + TrailMask.lookahead, size)
    var raw = try source.bytes(start..<end)
    raw.withUnsafeMutableBufferPointer { mask.hide($0) }
    raw.withUnsafeBytes { raw in
      let from = offset - start
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: raw[from..<from + buffer.count]))
    }
  }

  /// The end of the hole that a unit is in, rounded down to whole units; nil outside holes.
  func holeEnd(at offset: Int) -> Int? {
    source.holeEnd(at: offset * encoding.unitWidth).map { $0 / encoding.unitWidth }
  }

  /// The bytes of a range of units, in the source's encoding.
  func raw(_ range: Range<Int>) throws -> [UInt8] {
    let width = encoding.unitWidth
    return try source.bytes(range.lowerBound * width..<range.upperBound * width)
  }

  /// The text of a range of units as UTF-8, followed by `padding` unused bytes.
  func text(_ range: Range<Int>, padding: Int) throws -> [UInt8] {
    guard encoding == .utf8 else {
      return CharacterDecoding(encoding).utf8(try raw(range), padding: padding)
    }
    return try [UInt8](unsafeUninitializedCapacity: range.count + padding) { buffer, count in
      let whole = UnsafeMutableRawBufferPointer(buffer)
      try source.read(
        at: range.lowerBound,
        into: UnsafeMutableRawBufferPointer(rebasing: whole[..<range.count]))
      for index in range.count..<range.count + padding { whole[index] = 0 }
      count = range.count + padding
    }
  }
}
