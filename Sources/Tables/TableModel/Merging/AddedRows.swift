import ColumnStorage
import TableDiffing
import TableValues

/// Rows without keys that both sides added to their base, with the same cells.
///
/// For example, the base is A B. We have A X, the file has A B X. So X is one row in the end.
struct AddedRows {
  /// The part of a cell that identifies rows.
  private struct Content: Hashable {
    var value: CellValue
    /// The text of a cell that is no value of its column's type.
    var text: Text?
  }

  /// If we added more rows, they are not compared: they are then one with theirs only at the same place.
  private static let rowsMax = 1 << 16
  /// How many of their rows are read at once.
  private static let rowsAtOnce = 4096

  /// Our side.
  let ours: TableState
  private let request: ContentRequest
  private let ourSlots: [UInt32]
  private let ourOrigins: [Int]
  /// For each of their rows that is like a new one of ours, a number that both have.
  private var numbers: [Int: UInt64] = [:]
  /// The same for our new rows.
  private var ourNumbers: [Int: UInt64] = [:]

  /// - Parameter origins: For each of our rows the one of the base, or -1.
  init(
    _ ours: TableState, _ slots: [UInt32], _ origins: [Int], _ request: ContentRequest
  ) {
    (self.ours, self.request) = (ours, request)
    (ourSlots, ourOrigins) = (slots, origins)
  }

  /// Their rows that are like a new one of ours: they are no changed rows of the base.
  var theirRows: Set<Int> { Set(numbers.keys) }

  /// Looks for their rows that are like a new one of ours. O(new rows of both).
  ///
  /// - Parameter origins: For each of their rows the equal one of the base, or -1.
  mutating func look(for origins: [Int]) {
    let our = ourOrigins.indices.filter { ourOrigins[$0] < 0 }
    let their = origins.indices.filter { origins[$0] < 0 }
    if our.isEmpty || our.count > Self.rowsMax || their.isEmpty { return }
    let places = (request.matched ?? Array(request.columns.indices)).filter {
      ours.content.schema[request.columns[$0]] != nil
    }
    if places.isEmpty { return }
    let types = places.map { ours.content.schema[request.columns[$0]]?.type ?? .text }
    let one = Self.contents(
      ours.content.unformatted.cells(
        of: our.map { ourSlots[$0] },
        zip(places, types).map { ColumnRequest(request.columns[$0], as: .values($1)) }))
    var known: [[Content]: [Int]] = [:]
    for (place, content) in one.enumerated().reversed() {
      known[content, default: []].append(our[place])
    }
    var count: UInt64 = 0
    let requests = zip(places, types).map { ColumnRequest(ColumnNumber($0), as: .values($1)) }
    for start in stride(from: 0, to: their.count, by: Self.rowsAtOnce) {
      let rows = their[start..<min(start + Self.rowsAtOnce, their.count)]
      let other = Self.contents(
        request.rows.unformatted.cells(of: rows.map { UInt32($0) }, requests))
      for (row, content) in zip(rows, other) {
        guard let twin = known[content]?.popLast() else { continue }
        numbers[row] = count
        ourNumbers[twin] = count
        count += 1
      }
    }
  }

  /// For each of their rows that is like a new one of ours, and is at the same place among the rows
  /// that both still have, that one of ours.
  ///
  /// - Parameter origins: For each of their rows the one of the base, or -1.
  func pairs(_ origins: [Int]) -> [Int: Int] {
    if numbers.isEmpty { return [:] }
    let isOnBoth = Set(ourOrigins.filter { $0 >= 0 }).intersection(origins)
    let (our, their) = (
      Self.placed(ourNumbers, ourOrigins, isOnBoth), Self.placed(numbers, origins, isOnBoth)
    )
    var numbers: [[UInt64]: UInt64] = [:]
    func number(_ key: [UInt64]) -> UInt64 {
      let next = UInt64(numbers.count)
      let found = numbers[key] ?? next
      numbers[key] = found
      return found
    }
    let found = RowMatching.origins(
      old: our.map { number($0.key) }, new: their.map { number($0.key) }, keepsOrder: true)
    var pairs: [Int: Int] = [:]
    for (place, origin) in found.enumerated() where origin >= 0 {
      pairs[their[place].row] = our[origin].row
    }
    return pairs
  }

  /// Rows with their numbers and the last row before them that both sides have of the base.
  private static func placed(
    _ numbers: [Int: UInt64], _ origins: [Int], _ isOnBoth: Set<Int>
  ) -> [(row: Int, key: [UInt64])] {
    var last = UInt64.max
    var result: [(row: Int, key: [UInt64])] = []
    for (row, origin) in origins.enumerated() {
      if origin >= 0, isOnBoth.contains(origin) { last = UInt64(origin) }
      if origin < 0, let number = numbers[row] { result.append((row, [number, last])) }
    }
    return result
  }

  private static func contents(_ columns: [[Cell]]) -> [[Content]] {
    (columns.first ?? []).indices.map { row in
      columns.map { cells in
        let cell = cells[row]
        if case .error = cell.value { return Content(value: cell.value, text: cell.source) }
        return Content(value: cell.value.compared)
      }
    }
  }
}
