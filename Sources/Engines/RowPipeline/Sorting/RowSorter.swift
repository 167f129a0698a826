/// Sorts row ordinals by one column of keys after another.
///
/// The order starts as the source order. Every column refines the ties that the columns before it
/// have left. Ties that no column resolves keep that order, in both directions.
struct RowSorter {
  /// The ordinals as sorted so far.
  private(set) var order: [UInt32]
  /// The ranges of two and more places in `order` that are still tied.
  private(set) var ties: [Range<Int>]
  private let isCancelled: @Sendable () -> Bool

  /// Starts with the source order of some rows.
  init(rowCount: Int, isCancelled: @escaping @Sendable () -> Bool) {
    order = Array(0..<UInt32(rowCount))
    ties = rowCount > 1 ? [0..<rowCount] : []
    self.isCancelled = isCancelled
  }

  /// Starts with ranges of tied rows, in source order.
  private init(
    rowCount: Int, ties: [Range<Int>], isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.init(rowCount: rowCount, isCancelled: isCancelled)
    self.ties = ties
  }

  /// Removes and returns the ties whose first row satisfies a predicate.
  mutating func takeTies(where isTaken: (UInt32) -> Bool) -> [Range<Int>] {
    let (order, all) = (order, ties)
    ties = all.filter { !isTaken(order[$0.lowerBound]) }
    return all.filter { isTaken(order[$0.lowerBound]) }
  }

  /// Refines ranges that were removed, by a column of keys of their rows alone.
  ///
  /// - Parameters:
  ///   - ranges: Ascending ranges of places.
  ///   - rows: The rows of all ranges, one range behind the other. The column is in their order.
  ///   - goesOn: Whether the rows tied with this element of `rows` may still differ.
  /// - Returns: The ranges of places whose rows may still differ. Other ties are kept.
  mutating func refine(
    _ ranges: [Range<Int>], _ rows: [UInt32], by column: KeyColumn, _ loop: ParallelLoop,
    goesOn: (UInt32) -> Bool
  ) throws(PipelineCancelled) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var end = 0
    for range in ranges {
      parts.append(end..<end + range.count)
      end += range.count
    }
    var sorter = RowSorter(rowCount: rows.count, ties: parts, isCancelled: isCancelled)
    try sorter.refine(by: column, isLast: false, loop)
    var open: [Range<Int>] = []
    var tied = sorter.ties[...]
    for (range, part) in zip(ranges, parts) {
      for offset in 0..<range.count {
        order[range.lowerBound + offset] = rows[Int(sorter.order[part.lowerBound + offset])]
      }
      while let tie = tied.first, tie.lowerBound < part.upperBound {
        tied.removeFirst()
        let shift = range.lowerBound - part.lowerBound
        let places = tie.lowerBound + shift..<tie.upperBound + shift
        if goesOn(sorter.order[tie.lowerBound]) { open.append(places) } else { ties.append(places) }
      }
    }
    ties.sort { $0.lowerBound < $1.lowerBound }
    return open
  }

  /// Whether no ties are left, so that further keys change nothing.
  var isSettled: Bool { ties.isEmpty }

  /// Refines the order by a column of keys. `isLast` means that its ties are not needed.
  mutating func refine(
    by column: KeyColumn, isLast: Bool, _ loop: ParallelLoop
  ) throws(PipelineCancelled) {
    var open = ties.map { OpenRange(places: $0, depth: 0) }
    var short: [OpenRange] = []
    ties = []
    while let range = open.popLast() {
      if range.places.count < Parallel.rowCountMin {
        short.append(range)
      } else {
        open += try refineLong(range, by: column, keepsTies: !isLast, loop)
      }
    }
    try refineShort(short, by: column, keepsTies: !isLast, loop)
    ties.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Sorts one long range by one word: halves in parallel, then both halves of their merge.
  ///
  /// - Returns: The ranges whose texts must be compared further.
  private mutating func refineLong(
    _ range: OpenRange, by column: KeyColumn, keepsTies: Bool, _ loop: ParallelLoop
  ) throws(PipelineCancelled) -> [OpenRange] {
    let order = order
    let count = range.places.count
    let halves = [0..<count / 2, count / 2..<count]
    let sorted = Parallel.map(Parallel.pieceCount, loop) { piece in
      let places = halves[piece]
      let start = range.places.lowerBound
      let rows = order[start + places.lowerBound..<start + places.upperBound]
      var keyed = column.keyedRows(rows, depth: range.depth)
      RadixSort.sort(&keyed)
      return keyed
    }
    if isCancelled() { throw PipelineCancelled() }
    let merged = Parallel.map(Parallel.pieceCount, loop) { piece in
      RadixSort.merge(sorted[0], sorted[1], halves[piece])
    }
    if isCancelled() { throw PipelineCancelled() }
    return write(merged, range, column, keepsTies)
  }

  /// Writes sorted rows. Keeps the ties, and returns those to be refined further.
  private mutating func write(
    _ merged: [[KeyedRow]], _ range: OpenRange, _ column: KeyColumn, _ keepsTies: Bool
  ) -> [OpenRange] {
    var open: [OpenRange] = []
    var place = range.places.lowerBound
    var start = place
    var key: UInt64 = 0
    func closeRun(_ ties: inout [Range<Int>]) {
      if place - start < 2 { return }
      if column.goesOn(after: key) {
        open.append(OpenRange(places: start..<place, depth: range.depth + 1))
      } else if keepsTies {
        ties.append(start..<place)
      }
    }
    for rows in merged {
      for row in rows {
        if row.key != key {
          closeRun(&ties)
          start = place
          key = row.key
        }
        order[place] = row.row
        place += 1
      }
    }
    closeRun(&ties)
    return open
  }

  /// Sorts many short ranges completely, with about half of the rows in each part.
  private mutating func refineShort(
    _ ranges: [OpenRange], by column: KeyColumn, keepsTies: Bool, _ loop: ParallelLoop
  ) throws(PipelineCancelled) {
    let pieces = Self.pieces(ranges)
    let order = order
    let isCancelled = isCancelled
    let results = Parallel.map(pieces.count, loop) { piece in
      TieRefiner.refine(pieces[piece], of: order, by: column, keepsTies, isCancelled)
    }
    if isCancelled() { throw PipelineCancelled() }
    for (piece, result) in zip(pieces, results) {
      var taken = 0
      for range in piece {
        for place in range.places {
          self.order[place] = result.rows[taken]
          taken += 1
        }
      }
      ties += result.ties
    }
  }

  private static func pieces(_ ranges: [OpenRange]) -> [ArraySlice<OpenRange>] {
    let rowCount = ranges.reduce(0) { $0 + $1.places.count }
    if rowCount < Parallel.rowCountMin || ranges.count < 2 { return [ranges[...]] }
    var seen = 0
    for (index, range) in ranges.enumerated() {
      seen += range.places.count
      if seen >= rowCount / 2 { return [ranges[...index], ranges[(index + 1)...]] }
    }
    return [ranges[...]]
  }
}

/// A range of places in an order whose rows are equal so far.
struct OpenRange: Sendable {
  /// The places.
  var places: Range<Int>
  /// The number of words of the column that have been compared.
  var depth: Int
}
