/// Sorts short ranges of tied rows on one thread.
enum TieRefiner {
  /// Up to this many texts are compared byte by byte instead of word by word.
  private static let comparedCountMax = 20

  /// The result for some ranges: their rows one range after another, and the new ties as places of
  /// the whole order.
  struct Result: Sendable {
    var rows: [UInt32] = []
    var ties: [Range<Int>] = []
  }

  /// Sorts every range by a column completely. The ranges are split into smaller ones in no
  /// particular order.
  static func refine(
    _ ranges: ArraySlice<OpenRange>, of order: [UInt32], by column: KeyColumn, _ keepsTies: Bool,
    _ isCancelled: () -> Bool
  ) -> Result {
    var result = Result()
    result.rows.reserveCapacity(ranges.reduce(0) { $0 + $1.places.count })
    var rows: [UInt32] = []
    var ties: [Range<Int>] = []
    for (number, range) in ranges.enumerated() {
      if number & 1023 == 0, isCancelled() { return result }
      rows.removeAll(keepingCapacity: true)
      rows.append(contentsOf: order[range.places])
      ties.removeAll(keepingCapacity: true)
      sort(&rows, column, depth: range.depth, keepsTies, &ties)
      result.rows.append(contentsOf: rows)
      let start = range.places.lowerBound
      for tie in ties { result.ties.append(start + tie.lowerBound..<start + tie.upperBound) }
    }
    return result
  }

  /// Sorts rows by a column from a depth on. It uses a list of open ranges instead of recursion.
  private static func sort(
    _ rows: inout [UInt32], _ column: KeyColumn, depth: Int, _ keepsTies: Bool,
    _ ties: inout [Range<Int>]
  ) {
    var open = [OpenRange(places: 0..<rows.count, depth: depth)]
    while let range = open.popLast() {
      if case .texts(let texts, let isDescending) = column,
        range.places.count <= comparedCountMax
      {
        let start = range.depth * FlatTexts.wordBytes
        insertionSort(&rows, range.places, texts, from: start, isDescending)
        if keepsTies { findTies(rows, range.places, texts, from: start, &ties) }
        continue
      }
      var keyed = column.keyedRows(rows[range.places], depth: range.depth)
      RadixSort.sort(&keyed)
      var start = 0
      for place in 0..<keyed.count {
        rows[range.places.lowerBound + place] = keyed[place].row
        if place + 1 < keyed.count, keyed[place + 1].key == keyed[place].key { continue }
        let run = range.places.lowerBound + start..<range.places.lowerBound + place + 1
        start = place + 1
        if run.count < 2 { continue }
        if column.goesOn(after: keyed[place].key) {
          open.append(OpenRange(places: run, depth: range.depth + 1))
        } else if keepsTies {
          ties.append(run)
        }
      }
    }
  }

  private static func insertionSort(
    _ rows: inout [UInt32], _ places: Range<Int>, _ texts: FlatTexts, from start: Int,
    _ isDescending: Bool
  ) {
    let wanted = isDescending ? -1 : 1
    rows.withUnsafeMutableBufferPointer { rows in
      for end in places.dropFirst() {
        let row = rows[end]
        var place = end
        while place > places.lowerBound,
          texts.compare(rows[place - 1], row, from: start) == wanted
        {
          rows[place] = rows[place - 1]
          place -= 1
        }
        rows[place] = row
      }
    }
  }

  private static func findTies(
    _ rows: [UInt32], _ places: Range<Int>, _ texts: FlatTexts, from bytes: Int,
    _ ties: inout [Range<Int>]
  ) {
    var start = places.lowerBound
    for place in places {
      let next = place + 1
      if next < places.upperBound, texts.compare(rows[place], rows[next], from: bytes) == 0 {
        continue
      }
      if next - start > 1 { ties.append(start..<next) }
      start = next
    }
  }
}
