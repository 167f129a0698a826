/// One change of a text: bytes of the source that give way to new ones.
package struct CSVTextEdit: Hashable, Sendable {
  /// The bytes of the source; empty where text is put in.
  package var range: Range<Int>
  /// The new bytes, in the new file's encoding.
  package var bytes: [UInt8]

  /// Makes an edit.
  package init(range: Range<Int>, bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}

extension [CSVTextEdit] {
  /// The edits that make a new file of its source, rising and apart from each other.
  ///
  /// If records change places, those with the most bytes together stay, and the others are removed
  /// and inserted. O(pieces · log pieces), and the inserted bytes.
  /// - Parameter bytesMax: The most new bytes.
  /// - Throws: ``CSVTextEditsTooLong``, and what reading the source throws.
  package init(_ pieces: [CSVPiece], of source: any ByteSource, bytesMax: Int) throws {
    self = []
    let staying = Self.staying(pieces)
    var place = 0
    var new: [UInt8] = []
    for (piece, stays) in zip(pieces, staying) {
      switch piece {
      case .bytes(let bytes): new += bytes
      case .copy(let range) where !stays:
        if new.count + range.count > bytesMax { throw CSVTextEditsTooLong() }
        new += try source.bytes(range)
      case .copy(let range):
        add(place..<range.lowerBound, new)
        new = []
        place = range.upperBound
      }
      if new.count > bytesMax { throw CSVTextEditsTooLong() }
    }
    add(place..<source.size, new)
  }

  private mutating func add(_ range: Range<Int>, _ bytes: [UInt8]) {
    if range.isEmpty && bytes.isEmpty { return }
    append(CSVTextEdit(range: range, bytes: bytes))
  }

  /// Which pieces stay where they are: the copies that rise and have the most bytes together.
  private static func staying(_ pieces: [CSVPiece]) -> [Bool] {
    var staying = [Bool](repeating: false, count: pieces.count)
    let starts = pieces.compactMap { piece -> Int? in
      if case .copy(let range) = piece { range.lowerBound } else { nil }
    }
    let isRising = zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
    if isRising {
      for (index, piece) in pieces.enumerated() {
        if case .copy = piece { staying[index] = true }
      }
      return staying
    }
    let ranks = Dictionary(uniqueKeysWithValues: starts.sorted().enumerated().map { ($1, $0) })
    var best = HeaviestPrefix(count: starts.count)
    var before = [Int](repeating: -1, count: pieces.count)
    for (index, piece) in pieces.enumerated() {
      guard case .copy(let range) = piece, let rank = ranks[range.lowerBound] else { continue }
      let (weight, last) = best.heaviest(below: rank)
      before[index] = last
      best.note(weight + range.count, index, at: rank)
    }
    var index = best.heaviest(below: starts.count).index
    while index >= 0 {
      staying[index] = true
      index = before[index]
    }
    return staying
  }
}

/// The text edits would insert more bytes than allowed.
package struct CSVTextEditsTooLong: Error {
  /// Makes the error.
  package init() {}
}

/// The heaviest entry among the first ones; a Fenwick tree.
private struct HeaviestPrefix {
  private var nodes: [(weight: Int, index: Int)]

  init(count: Int) { nodes = Array(repeating: (0, -1), count: count + 1) }

  func heaviest(below rank: Int) -> (weight: Int, index: Int) {
    var found = (weight: 0, index: -1)
    var place = rank
    while place > 0 {
      if nodes[place].weight > found.weight { found = nodes[place] }
      place -= place & -place
    }
    return found
  }

  mutating func note(_ weight: Int, _ index: Int, at rank: Int) {
    var place = rank + 1
    while place < nodes.count {
      if weight > nodes[place].weight { nodes[place] = (weight, index) }
      place += place & -place
    }
  }
}
