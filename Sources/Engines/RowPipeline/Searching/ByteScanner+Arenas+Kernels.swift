import ColumnStorage

extension ByteScanner {
  /// Adds to a bitmap the rows whose bytes contain the needle.
  func addHits(in arena: TextArena, to hits: inout [UInt64]) {
    arena.bytes.withUnsafeBufferPointer { bytes in
      arena.offsets.withUnsafeBufferPointer { offsets in
        hits.withUnsafeMutableBufferPointer { hits in
          var row = 0
          var place = 0
          while let match = firstMatch(in: bytes, place..<bytes.count) {
            while Int(offsets[row + 1]) <= match { row += 1 }
            let end = Int(offsets[row + 1])
            if match + needle.count <= end {
              hits[row >> 6] |= 1 << UInt64(row & 63)
              place = end
            } else {
              place = match + 1
            }
          }
        }
      }
    }
  }

  /// Calls `body` with every text that has a byte beyond ASCII.
  func forEachHighText(in arena: TextArena, _ body: (Int, Span<UInt8>) -> Void) {
    arena.bytes.withUnsafeBufferPointer { bytes in
      arena.offsets.withUnsafeBufferPointer { offsets in
        var row = 0
        var place = 0
        while let high = HighByteScanner.firstHighByte(in: bytes, place..<bytes.count) {
          while Int(offsets[row + 1]) <= high { row += 1 }
          let range = Int(offsets[row])..<Int(offsets[row + 1])
          body(row, Span(_unsafeElements: bytes).extracting(range))
          place = range.upperBound
        }
      }
    }
  }
}
