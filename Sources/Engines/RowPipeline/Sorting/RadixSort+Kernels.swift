/// A row with the word it is sorted by.
struct KeyedRow: Sendable, Equatable {
  /// The word.
  var key: UInt64
  /// The row's ordinal.
  var row: UInt32
}

/// Sorts rows by one word each.
///
/// Rows must be in ascending order of ordinal. Rows with equal words keep that order.
enum RadixSort {
  /// Up to this many rows are sorted by comparisons.
  private static let comparedCountMax = 384

  /// Sorts by word: least significant byte first, skipping bytes that are equal in all rows.
  ///
  /// - Complexity: O(rows × differing bytes). It needs as much memory again while it runs.
  static func sort(_ rows: inout [KeyedRow]) {
    if rows.count <= comparedCountMax {
      sortByComparing(&rows)
      return
    }
    let shape = Shape(rows)
    if shape.isSorted { return }
    let scratch = UnsafeMutablePointer<KeyedRow>.allocate(capacity: rows.count)
    defer { scratch.deallocate() }
    rows.withUnsafeMutableBufferPointer { rows in
      guard let base = rows.baseAddress else { return }
      var (from, to) = (base, scratch)
      for byte in 0..<8 where shape.differing >> UInt64(byte * 8) & 0xFF != 0 {
        scatter(from, rows.count, to: to, shift: UInt64(byte * 8))
        swap(&from, &to)
      }
      if from != base { base.update(from: from, count: rows.count) }
    }
  }

  /// The part `range` of the merge of two sorted arrays. In ties, left comes first.
  static func merge(_ left: [KeyedRow], _ right: [KeyedRow], _ range: Range<Int>) -> [KeyedRow] {
    var (l, r) = split(left, right, at: range.lowerBound)
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        [KeyedRow](unsafeUninitializedCapacity: range.count) { merged, count in
          count = range.count
          for place in 0..<range.count {
            let takesLeft = r == right.count || (l < left.count && left[l].key <= right[r].key)
            merged.initializeElement(at: place, to: takesLeft ? left[l] : right[r])
            l += takesLeft ? 1 : 0
            r += takesLeft ? 0 : 1
          }
        }
      }
    }
  }

  /// The number of rows of each side among the first `place` of the merge.
  private static func split(
    _ left: [KeyedRow], _ right: [KeyedRow], at place: Int
  ) -> (Int, Int) {
    var low = max(0, place - right.count)
    var high = min(place, left.count)
    while low < high {
      let middle = (low + high) / 2
      // Whether left[middle] is among the first `place`: it precedes right's next one.
      if left[middle].key <= right[place - middle - 1].key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return (low, place - low)
  }

  private static func sortByComparing(_ rows: inout [KeyedRow]) {
    guard rows.count > 16 else {
      insertionSort(&rows)
      return
    }
    rows.sort { $0.key == $1.key ? $0.row < $1.row : $0.key < $1.key }
  }

  private static func insertionSort(_ rows: inout [KeyedRow]) {
    rows.withUnsafeMutableBufferPointer { rows in
      for end in rows.indices.dropFirst() {
        let row = rows[end]
        var place = end
        while place > 0, rows[place - 1].key > row.key {
          rows[place] = rows[place - 1]
          place -= 1
        }
        rows[place] = row
      }
    }
  }

  /// One stable pass over one byte of the words.
  private static func scatter(
    _ rows: UnsafeMutablePointer<KeyedRow>, _ count: Int,
    to other: UnsafeMutablePointer<KeyedRow>, shift: UInt64
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      places.initialize(repeating: 0)
      for index in 0..<count { places[Int(rows[index].key >> shift & 0xFF)] += 1 }
      var start = 0
      for digit in 0..<256 {
        let digitCount = places[digit]
        places[digit] = start
        start += digitCount
      }
      for index in 0..<count {
        let digit = Int(rows[index].key >> shift & 0xFF)
        (other + places[digit]).initialize(to: rows[index])
        places[digit] += 1
      }
    }
  }

  /// The shape of the words, found in one pass.
  private struct Shape {
    var differing: UInt64 = 0
    var isSorted = true

    init(_ rows: [KeyedRow]) {
      rows.withUnsafeBufferPointer { rows in
        var last = rows[0].key
        for row in rows {
          differing |= row.key ^ rows[0].key
          isSorted = isSorted && last <= row.key
          last = row.key
        }
      }
    }
  }
}
