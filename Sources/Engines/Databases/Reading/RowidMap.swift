/// The rowids of a table's rows in their order, and the hash of each row: where a row is in the
/// database, and whether it was changed. Consecutive rowids need no memory. Others need four bytes,
/// and each hash needs eight.
struct RowidMap: Sendable {
  private struct Block: Sendable {
    var first: Int64
    /// The distances from `first`; empty: 0, 1, 2, and so on.
    var distances: [UInt32] = []
    /// The rowids themselves, where a distance is too large.
    var wide: [Int64] = []
    var count = 0
    var prints: [UInt64] = []

    func rowid(_ place: Int) -> Int64 {
      if !wide.isEmpty { return wide[place] }
      return first + Int64(distances.isEmpty ? UInt32(place) : distances[place])
    }

    mutating func append(_ rowid: Int64, _ print: UInt64) {
      if count == 0 {
        first = rowid
      } else if !wide.isEmpty {
        wide.append(rowid)
      } else {
        let (distance, overflows) = rowid.subtractingReportingOverflow(first)
        if overflows || distance > Int64(UInt32.max) {
          wide = (0..<count).map { self.rowid($0) } + [rowid]
          distances = []
        } else if !distances.isEmpty {
          distances.append(UInt32(distance))
        } else if distance != Int64(count) {
          distances = (0..<UInt32(count)) + [UInt32(distance)]
        }
      }
      count += 1
      prints.append(print)
    }

    func place(of rowid: Int64) -> Int? {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if self.rowid(middle) < rowid { low = middle + 1 } else { high = middle }
      }
      return low < count && self.rowid(low) == rowid ? low : nil
    }
  }

  /// How many rows a block has.
  private static let blockRows = 256

  private var blocks: [Block] = []
  private(set) var count = 0

  /// Adds a row. Rowids rise.
  mutating func append(_ rowid: Int64, _ print: UInt64) {
    if count % Self.blockRows == 0 { blocks.append(Block(first: rowid)) }
    blocks[blocks.count - 1].append(rowid, print)
    count += 1
  }

  /// The rowid of a row in `0..<count`.
  subscript(row: Int) -> Int64 { blocks[row / Self.blockRows].rowid(row % Self.blockRows) }

  /// The hash of a row in `0..<count`.
  func hash(ofRow row: Int) -> UInt64 { blocks[row / Self.blockRows].prints[row % Self.blockRows] }

  /// Sets the hash of a row in `0..<count`.
  mutating func setPrint(_ print: UInt64, of row: Int) {
    blocks[row / Self.blockRows].prints[row % Self.blockRows] = print
  }

  /// The row with a rowid; nil: there is none. O(log rows).
  func row(of rowid: Int64) -> Int? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].first <= rowid { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    return blocks[low - 1].place(of: rowid).map { (low - 1) * Self.blockRows + $0 }
  }

  /// The last rowid.
  var last: Int64? { count == 0 ? nil : self[count - 1] }

  /// Memory in bytes.
  var byteSize: Int {
    blocks.reduce(0) { $0 + 96 + $1.distances.count * 4 + $1.wide.count * 8 + $1.prints.count * 8 }
  }
}
