// The places of this module that look at memory directly.

/// Returns the first position in `words` at which `word` stands, or nil.
///
/// Looks at 32 words at a time without leaving early, which the compiler turns into vector code.
func firstPosition(of word: UInt32, in words: [UInt32]) -> Int? {
  words.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return nil }
    var position = 0
    while position + 32 <= buffer.count {
      var found: UInt32 = 0
      for step in 0..<32 { found |= base[position &+ step] == word ? 1 : 0 }
      if found != 0 { break }
      position += 32
    }
    while position < buffer.count {
      if base[position] == word { return position }
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
