import Synchronization

/// Bytes behind the last line of a file that do not begin a new line.
package struct CSVLineContinued: Error {}

extension CSVSource {
  /// Whether records that are appended to the bytes can be read as rows behind the last one.
  ///
  /// - Parameter isWhole: Whether the last line must have ended.
  package func canGrow(isWhole: Bool) -> Bool {
    guard dialect.json?.frame ?? .lines == .lines else { return false }
    guard bytes.size % dialect.encoding.unitWidth == 0, layout.endMarks == 0 else { return false }
    return index.state.withLock { state in
      guard state.isComplete, state.literalFrom == nil else { return false }
      guard let scanner = state.resume?.scanner else { return true }
      return !scanner.isQuoted && (!isWhole || scanner.isAtLineStart)
    }
  }

  /// The byte behind the last line that ends among those that were appended; nil if none does.
  ///
  /// O(bytes appended).
  /// - Throws: ``CSVLineContinued`` if they continue a line that is a row already,
  ///   ``ByteSourceChanged``, ``ByteReadFailed``.
  package func completeEnd() throws -> Int? {
    try index.completeEnd().map { $0 * dialect.encoding.unitWidth }
  }

  /// Reads the records that were appended. O(bytes appended).
  ///
  /// - Throws: ``ByteSourceChanged``, ``ByteReadFailed``.
  package func grow() throws {
    index.reopen()
    try index.scan()
  }
}

extension CSVIndex {
  fileprivate func completeEnd() throws -> Int? {
    guard let position = state.withLock({ $0.resume }) else { return nil }
    var scanner = position.scanner
    var offset = position.offset
    var last: Int?
    while offset < units.count {
      let bytes = try readUnits(offset, min(1 << 20, units.count - offset))
      if offset == position.offset, scanner.openLineIsRecord != nil, scanner.state != .carriageEnd {
        guard try endsOpenLine(bytes, at: offset) else { return nil }
      }
      bytes.withUnsafeBufferPointer { buffer in
        var inner = 0
        while let end = scanner.nextEnd(buffer, from: inner) {
          last = offset + end
          inner = end
        }
      }
      offset += bytes.count
    }
    return last
  }

  /// Whether bytes begin with the end of a line that is open; false if more bytes are needed.
  private func endsOpenLine(_ bytes: [UInt8], at offset: Int) throws -> Bool {
    // A carriage return was text of the line until a line feed made it part of the line's end.
    let last = try offset > dataStart ? readUnits(offset - 1, 1).first : nil
    if bytes.first == 0x0A, last == 0x0D, !dialect.loneCarriageReturnEnds {
      throw CSVLineContinued()
    }
    if bytes.first == 0x0D, !dialect.loneCarriageReturnEnds {
      if bytes.count == 1 { return false }
      if bytes[1] == 0x0A { return true }
    } else if bytes.first == 0x0A || bytes.first == 0x0D {
      return true
    }
    throw CSVLineContinued()
  }

  /// Lets a scan that has ended continue: the last line may have been open, and was counted.
  fileprivate func reopen() {
    state.withLock { state in
      guard state.isComplete else { return }
      state.isComplete = false
      if state.resume?.scanner.openLineIsRecord == true { state.resume?.records -= 1 }
    }
  }
}
