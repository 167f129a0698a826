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

/// What stands in up to 256 places of an array, one after the other without those that hold
/// `absent`, and a bit for every place that holds something.
func packed<Value: Equatable & BitwiseCopyable>(
  _ values: [Value], _ places: Range<Int>, without absent: Value
) -> (present: SIMD4<UInt64>, held: ContiguousArray<Value>) {
  var present = SIMD4<UInt64>.zero
  let held = values.withUnsafeBufferPointer { buffer in
    // Every place is written down, and counted only if it holds something: no branch to guess.
    ContiguousArray<Value>(unsafeUninitializedCapacity: places.count + 1) { held, count in
      guard let target = held.baseAddress else { return }
      for word in 0..<(places.count + 63) / 64 {
        let first = places.lowerBound + word * 64
        var bits: UInt64 = 0
        for place in first..<min(first + 64, places.upperBound) {
          let value = buffer[place]
          let isHeld: UInt64 = value != absent ? 1 : 0
          bits |= isHeld << UInt64(place - first)
          target[count] = value
          count += Int(isHeld)
        }
        present[word] = bits
      }
    }
  }
  return (present, held)
}

/// A number that two arrays share only where they are the same storage, as long as both live.
func storageNumber<Element>(of array: [Element]) -> UInt {
  array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
}
