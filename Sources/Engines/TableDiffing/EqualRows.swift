/// Matches rows by hashes of their content, so that as many as possible stay in order. Equal rows
/// are matched one to one.
struct EqualRows {
  /// For each new row the matched old row, or -1.
  private(set) var origins: [Int]
  /// The new rows that keep their order.
  private(set) var stays: [Bool]

  private let old: [UInt64]
  private let new: [UInt64]
  private let prefix: Int
  private let oldEnd: Int
  private let newEnd: Int

  init(old: [UInt64], new: [UInt64]) {
    self.old = old
    self.new = new
    origins = [Int](repeating: -1, count: new.count)
    stays = [Bool](repeating: false, count: new.count)
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > prefix, newEnd > prefix, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    (self.prefix, self.oldEnd, self.newEnd) = (prefix, oldEnd, newEnd)
  }

  /// Matches the rows.
  ///
  /// It uses a longest common subsequence as long as there are not many more pairs of equal rows
  /// than rows (Hunt and Szymanski, "A fast algorithm for computing longest common subsequences",
  /// 1977). The remaining rows, and otherwise all rows, are matched k-th with k-th.
  ///
  /// - Parameter check: Called every few thousand rows. It may throw to stop.
  mutating func match<Failure: Error>(_ check: () throws(Failure) -> Void) throws(Failure) {
    for row in 0..<prefix { keep(row, row) }
    for offset in 0..<new.count - newEnd { keep(newEnd + offset, oldEnd + offset) }
    var chains = HashChains(prefix..<oldEnd, of: old)
    let pairs = (prefix..<newEnd).reduce(0) { $0 + chains.count(new[$1]) }
    let isFeasible = pairs <= 4 * (oldEnd + newEnd - 2 * prefix) + 1024
    var isTaken = [Bool](repeating: false, count: old.count)
    if isFeasible {
      for (oldRow, newRow) in try longestCommon(chains, check) {
        keep(newRow, oldRow)
        isTaken[oldRow] = true
      }
    }
    for row in prefix..<newEnd where origins[row] < 0 {
      if row & 0xFFF == 0xFFF { try check() }
      while let oldRow = chains.pop(new[row]) {
        if isTaken[oldRow] { continue }
        origins[row] = oldRow
        break
      }
    }
    if !isFeasible {
      let rising = try longestIncreasing(Array(origins[prefix..<newEnd]), check: check)
      for (offset, stay) in rising.enumerated() { stays[prefix + offset] = stay }
    }
  }

  /// Undoes a match of rows whose hashes are equal by chance.
  mutating func part(_ row: Int) {
    origins[row] = -1
    stays[row] = false
  }

  private mutating func keep(_ row: Int, _ oldRow: Int) {
    origins[row] = oldRow
    stays[row] = true
  }

  private func longestCommon<Failure: Error>(
    _ chains: HashChains, _ check: () throws(Failure) -> Void
  ) throws(Failure) -> [(old: Int, new: Int)] {
    var nodes: [(old: Int, new: Int, before: Int)] = []
    var ends: [Int] = []
    for row in prefix..<newEnd {
      if row & 0xFFF == 0xFFF { try check() }
      // Old rows are in descending order, so that no two of them can be in the same subsequence.
      for oldRow in chains.rows(new[row]).reversed() {
        let place = firstEnd(notBelow: oldRow, ends, nodes)
        nodes.append((oldRow, row, place > 0 ? ends[place - 1] : -1))
        if place == ends.count {
          ends.append(nodes.count - 1)
        } else {
          ends[place] = nodes.count - 1
        }
      }
    }
    var result: [(old: Int, new: Int)] = []
    var node = ends.last ?? -1
    while node >= 0 {
      result.append((nodes[node].old, nodes[node].new))
      node = nodes[node].before
    }
    return result
  }

  private func firstEnd(
    notBelow row: Int, _ ends: [Int], _ nodes: [(old: Int, new: Int, before: Int)]
  ) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[ends[middle]].old < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Rows by hash: an open hash table with linked lists in ascending order.
private struct HashChains {
  private var hashes: [UInt64]
  /// One more than the first row of the hash in the same cell; 0 if the cell is free.
  private var heads: [Int]
  private var counts: [Int]
  /// One more than the next row of the same hash.
  private var following: [Int]
  private let first: Int

  /// Adds the rows of a range.
  init(_ rows: Range<Int>, of hashesByRow: [UInt64]) {
    var size = 16
    while size < rows.count * 2 { size *= 2 }
    hashes = Array(repeating: 0, count: size)
    heads = Array(repeating: 0, count: size)
    counts = Array(repeating: 0, count: size)
    following = Array(repeating: 0, count: rows.count)
    first = rows.lowerBound
    for row in rows.reversed() {
      let cell = cell(hashesByRow[row])
      hashes[cell] = hashesByRow[row]
      following[row - first] = heads[cell]
      heads[cell] = row + 1
      counts[cell] += 1
    }
  }

  private func cell(_ hash: UInt64) -> Int {
    var cell = Int(truncatingIfNeeded: hash) & (heads.count - 1)
    while counts[cell] != 0, hashes[cell] != hash { cell = (cell + 1) & (heads.count - 1) }
    return cell
  }

  /// The number of rows with a hash.
  func count(_ hash: UInt64) -> Int { counts[cell(hash)] }

  /// The rows with a hash, ascending.
  func rows(_ hash: UInt64) -> [Int] {
    let cell = cell(hash)
    guard counts[cell] > 0 else { return [] }
    var rows: [Int] = []
    var row = heads[cell] - 1
    while row >= 0 {
      rows.append(row)
      row = following[row - first] - 1
    }
    return rows
  }

  /// Removes and returns the first remaining row with a hash.
  mutating func pop(_ hash: UInt64) -> Int? {
    let cell = cell(hash)
    guard counts[cell] > 0, heads[cell] > 0 else { return nil }
    let row = heads[cell] - 1
    heads[cell] = following[row - first]
    return row
  }
}
