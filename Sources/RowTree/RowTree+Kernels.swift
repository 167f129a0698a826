// The places of this module that look at memory directly.

/// Returns the first position in `words` at which `word` stands, or nil. Sixteen at a time.
func firstPosition(of word: UInt32, in words: [UInt32]) -> Int? {
  words.withUnsafeBytes { bytes in
    let count = bytes.count / 4
    var position = 0
    while position + 16 <= count {
      let block = bytes.loadUnaligned(fromByteOffset: position * 4, as: SIMD16<UInt32>.self)
      if any(block .== word) { break }
      position += 16
    }
    while position < count {
      if bytes.loadUnaligned(fromByteOffset: position * 4, as: UInt32.self) == word {
        return position
      }
      position += 1
    }
    return nil
  }
}

/// Whether two arrays are the same storage, so that their contents need no comparing.
func isSameStorage<Element>(_ left: [Element], _ right: [Element]) -> Bool {
  left.withUnsafeBufferPointer { leftBuffer in
    right.withUnsafeBufferPointer { rightBuffer in
      leftBuffer.count == rightBuffer.count && leftBuffer.baseAddress == rightBuffer.baseAddress
    }
  }
}
