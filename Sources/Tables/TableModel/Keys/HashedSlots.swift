import RowTree

/// Rows by a hash: a persistent trie over 32 bits.
///
/// A leaf is a sorted list of a few dozen rows, so a row needs about ten bytes. A copy is O(1); a
/// change after a copy copies one path. Several rows may have the same hash.
struct HashedSlots: Sendable {
  private enum Node: Sendable {
    /// One word per row with its hash in the upper half, ascending.
    case leaf([UInt64])
    /// The rows, divided by the next bits of their hashes.
    case branch([Node])
  }

  private var root = Node.leaf([])

  /// A larger leaf is divided. A branch with fewer than a fraction of this is merged.
  private static let leafCountMax = 64
  private static let branchCountMin = 24
  private static let fanBits = 4
  private static let rootShift = 64

  /// Whether there is no row.
  var isEmpty: Bool {
    if case .leaf(let rows) = root { rows.isEmpty } else { false }
  }

  /// The rows with a hash, ascending. O(log rows).
  func slots(of hash: UInt32) -> [UInt32] {
    var node = root
    var shift = Self.rootShift
    while case .branch(let children) = node {
      shift -= Self.fanBits
      node = children[Self.child(UInt64(hash) << 32, shift)]
    }
    guard case .leaf(let rows) = node else { return [] }
    let first = Self.place(of: UInt64(hash) << 32, in: rows)
    return rows[first...].prefix { $0 >> 32 == UInt64(hash) }.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Inserts a row, unless it is present. O(log rows).
  mutating func insert(_ slot: UInt32, hash: UInt32) {
    Self.insert(Self.row(slot, hash), into: &root, Self.rootShift)
  }

  /// Removes a row, if it is present. O(log rows).
  mutating func remove(_ slot: UInt32, hash: UInt32) {
    Self.remove(Self.row(slot, hash), from: &root, Self.rootShift)
  }

  /// Approximate memory, in bytes. O(rows / 32).
  var byteSize: Int { Self.byteSize(root) }

  // MARK: Pieces

  private static func row(_ slot: UInt32, _ hash: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(slot)
  }

  private static func child(_ row: UInt64, _ shift: Int) -> Int {
    Int(row >> UInt64(shift)) & ((1 << fanBits) - 1)
  }

  /// The index of the first row that is not smaller.
  private static func place(of row: UInt64, in rows: [UInt64]) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func insert(_ row: UInt64, into node: inout Node, _ shift: Int) {
    switch node {
    case .leaf(var rows):
      let place = place(of: row, in: rows)
      if place < rows.count, rows[place] == row { return }
      node = .leaf([])  // changed in place if no copy exists
      rows.insert(row, at: place)
      // Rows with the same complete hash stay together, however many there are.
      if rows.count <= leafCountMax || shift <= 32 {
        node = .leaf(rows)
        return
      }
      var next = 0
      node = .branch(
        (0..<1 << fanBits).map { number in
          let first = next
          while next < rows.count, child(rows[next], shift - fanBits) == number { next += 1 }
          return .leaf(Array(rows[first..<next]))
        })
    case .branch(var children):
      node = .leaf([])
      insert(row, into: &children[child(row, shift - fanBits)], shift - fanBits)
      node = .branch(children)
    }
  }

  private static func remove(_ row: UInt64, from node: inout Node, _ shift: Int) {
    switch node {
    case .leaf(var rows):
      let place = place(of: row, in: rows)
      guard place < rows.count, rows[place] == row else { return }
      node = .leaf([])
      rows.remove(at: place)
      rows.giveBackRoom()
      node = .leaf(rows)
    case .branch(var children):
      node = .leaf([])
      remove(row, from: &children[child(row, shift - fanBits)], shift - fanBits)
      node = joined(children).map { .leaf($0) } ?? .branch(children)
    }
  }

  /// The rows of a branch with few rows; nil if there are too many.
  private static func joined(_ children: [Node]) -> [UInt64]? {
    var rows: [UInt64] = []
    for child in children {
      guard case .leaf(let part) = child, rows.count + part.count < branchCountMin else {
        return nil
      }
      rows += part
    }
    return rows
  }

  private static func byteSize(_ node: Node) -> Int {
    switch node {
    case .leaf(let rows): HeapSize.array(rows)
    case .branch(let children):
      children.reduce(HeapSize.array(children)) { $0 + byteSize($1) }
    }
  }
}
