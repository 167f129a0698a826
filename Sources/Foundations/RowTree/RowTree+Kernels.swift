// The code of this module that accesses memory directly.

/// The first position of `word` in `words`, or nil.
///
/// It examines 32 words at a time without an early exit, which the compiler turns into vector code.
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

/// Whether two arrays share their storage, so that comparing their contents is unnecessary.
func isSameStorage<Element>(_ left: [Element], _ right: [Element]) -> Bool {
  left.withUnsafeBufferPointer { leftBuffer in
    right.withUnsafeBufferPointer { rightBuffer in
      leftBuffer.count == rightBuffer.count && leftBuffer.baseAddress == rightBuffer.baseAddress
    }
  }
}

/// Compacts up to 256 elements of an array: the elements other than `absent`, and a bit for each
/// place that has one.
func packed<Value: Equatable & BitwiseCopyable>(
  _ values: [Value], _ places: Range<Int>, without absent: Value
) -> (present: SIMD4<UInt64>, held: ContiguousArray<Value>) {
  var present = SIMD4<UInt64>.zero
  let held = values.withUnsafeBufferPointer { buffer in
    // Every element is written but counted only if it is present: a loop without branches.
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

/// A number that identifies an array's storage. It is unique while the array exists.
func storageNumber<Element>(of array: [Element]) -> UInt {
  array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
}
