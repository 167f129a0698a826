extension LazyDFA {
  /// The outcome of a run.
  enum Outcome: Equatable {
    case found(end: Int)
    case notFound
    /// So many states were needed that building them costs more than it saves.
    case gaveUp
  }

  /// The position of a run within the texts.
  private struct Place {
    var row: Int32
    var position: Int
  }

  /// Runs from a position to a result. O(bytes), with a limited number of states at a time.
  mutating func run(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Outcome {
    var place = Place(row: self.start(after: start > 0 ? text[start - 1] : nil), position: start)
    var end: Int?
    var mark = start
    defer { bytesSinceReset += place.position - mark }
    while true {
      var entry = table.withUnsafeBufferPointer { table in
        classes.withUnsafeBufferPointer { classes in
          advance(&place, text, through: text.count, table, classes)
        }
      }
      let byte = place.position < text.count ? text[place.position] : nil
      if entry == Self.unknown {
        let resets = resetCount
        entry = makeEntry(place.row, byte)
        if resets != resetCount {
          // States that are discarded before they were used enough cost more than they save.
          let bytes = bytesSinceReset + place.position - mark
          (bytesSinceReset, mark) = (0, place.position)
          if bytes < 10 * lastRowCount { return .gaveUp }
        }
      }
      if entry == accepting { return .found(end: place.position) }
      if entry < 0 { end = place.position }
      if byte == nil || entry.magnitude == dead {
        return end.map { .found(end: $0) } ?? .notFound
      }
      place.row = abs(entry)
      place.position += 1
    }
  }

  /// Adds to a bitmap the texts that match, as far as the machine gets.
  ///
  /// - Parameter rows: The texts. Those that are hits already are skipped.
  /// - Returns: The first text that was not examined because it needs too many states; otherwise
  ///   the end of the range.
  mutating func addHits(
    in bytes: UnsafeBufferPointer<UInt8>, _ offsets: UnsafeBufferPointer<UInt32>,
    rows: Range<Int>, to hits: UnsafeMutableBufferPointer<UInt64>
  ) -> Int {
    var index = rows.lowerBound
    while index < rows.upperBound {
      let start = self.start(after: nil)
      var place = Place(row: start, position: 0)
      let first = index
      var entry = Self.unknown
      table.withUnsafeBufferPointer { table in
        classes.withUnsafeBufferPointer { classes in
          while index < rows.upperBound {
            let end = Int(offsets[index + 1])
            place = Place(row: start, position: Int(offsets[index]))
            if hits[index >> 6] >> UInt64(index & 63) & 1 == 0 {
              entry = advance(&place, bytes, through: end, table, classes)
              if entry == Self.unknown { return }
              if entry == accepting { hits[index >> 6] |= 1 << UInt64(index & 63) }
            }
            index += 1
          }
        }
      }
      bytesSinceReset += Int(offsets[index] - offsets[first])
      guard index < rows.upperBound else { break }
      // This text needs a state that is not built yet. It is run alone; then the batch continues.
      let text = UnsafeBufferPointer(
        rebasing: bytes[Int(offsets[index])..<Int(offsets[index + 1])])
      switch run(text, from: 0) {
      case .found: hits[index >> 6] |= 1 << UInt64(index & 63)
      case .notFound: break
      case .gaveUp: return index
      }
      index += 1
    }
    return index
  }

  /// Advances until an entry needs special handling, or the text ends.
  ///
  /// - Returns: The entry at `place`: of a byte, or of the end of the text.
  @inline(__always)
  private func advance(
    _ place: inout Place, _ text: UnsafeBufferPointer<UInt8>, through end: Int,
    _ table: UnsafeBufferPointer<Int32>, _ classes: UnsafeBufferPointer<UInt8>
  ) -> Int32 {
    let special = accepting
    var row = place.row
    var position = place.position
    while position < end {
      let entry = table[Int(row) + Int(classes[Int(text[position])])]
      if entry <= special {
        place = Place(row: row, position: position)
        return entry
      }
      row = entry
      position += 1
    }
    place = Place(row: row, position: position)
    return table[Int(row) + stride - 1]
  }
}
