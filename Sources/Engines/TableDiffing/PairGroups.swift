import ColumnStorage

/// Matched rows whose cells are in the same pair of chunks.
struct PairGroup {
  var oldChunk: Int
  var newChunk: Int
  var pairs = RowPairs()
  /// The new index of each pair.
  var newRows: [UInt32] = []
}

/// Groups matched rows so that each pair of chunks is read once.
struct PairGroups {
  private let old: DiffSide
  private let new: DiffSide
  private let origins: [Int]
  private let isKnownSame: ((Int, Int) -> Bool)?
  /// New indices sorted by pair of chunks; nil if they are in that order already.
  private let sorted: [UInt32]?
  private var place = 0

  init(
    _ old: DiffSide, _ new: DiffSide, _ origins: [Int],
    _ isKnownSame: (@Sendable (Int, Int) -> Bool)?
  ) {
    self.old = old
    self.new = new
    self.origins = origins
    self.isKnownSame = isKnownSame
    sorted = Self.sorted(old, new, origins)
  }

  /// Whether groups are in ascending order of new index.
  var isInOrder: Bool { sorted == nil }

  /// The next group, or nil at the end.
  mutating func next() -> PairGroup? {
    var group = PairGroup(oldChunk: -1, newChunk: -1)
    let count = sorted?.count ?? origins.count
    while place < count {
      let index = sorted.map { Int($0[place]) } ?? place
      let origin = origins[index]
      if origin >= 0, !(isKnownSame?(origin, index) ?? false) {
        let (from, to) = (old.place(ofRow: origin), new.place(ofRow: index))
        if group.newRows.isEmpty {
          (group.oldChunk, group.newChunk) = (from.chunk, to.chunk)
        } else if group.oldChunk != from.chunk || group.newChunk != to.chunk {
          return group
        }
        group.pairs.append(from.row, to.row)
        group.newRows.append(UInt32(index))
      }
      place += 1
    }
    return group.newRows.isEmpty ? nil : group
  }

  /// Matched new indices sorted by new chunk, then old chunk; nil if there are few groups without
  /// sorting.
  private static func sorted(_ old: DiffSide, _ new: DiffSide, _ origins: [Int]) -> [UInt32]? {
    var turns = 0
    var last = (-1, -1)
    var indices: [UInt32] = []
    for (index, origin) in origins.enumerated() where origin >= 0 {
      let chunks = (new.place(ofRow: index).chunk, old.place(ofRow: origin).chunk)
      if chunks != last { turns += 1 }
      last = chunks
      indices.append(UInt32(index))
    }
    if turns <= 2 * (old.chunkCount + new.chunkCount) + 8 { return nil }
    let byOld = counted(indices, old.chunkCount) { old.place(ofRow: origins[Int($0)]).chunk }
    return counted(byOld, new.chunkCount) { new.place(ofRow: Int($0)).chunk }
  }

  /// A stable counting sort.
  private static func counted(
    _ indices: [UInt32], _ count: Int, _ bucket: (UInt32) -> Int
  ) -> [UInt32] {
    var starts = [Int](repeating: 0, count: count + 1)
    for index in indices { starts[bucket(index) + 1] += 1 }
    for place in 0..<count { starts[place + 1] += starts[place] }
    var result = [UInt32](repeating: 0, count: indices.count)
    for index in indices {
      result[starts[bucket(index)]] = index
      starts[bucket(index)] += 1
    }
    return result
  }
}
