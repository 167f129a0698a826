import TableCodecs
import TableDiffing

/// The columns that a side has renamed: those with the texts of a column of the base in the same
/// rows.
///
/// What looks like a renamed column by chance would give one column's values to another. So equal
/// texts count only if they are many and differ from each other.
struct ColumnRenames {
  /// How many rows are compared.
  private static let rowsMax = 1000
  /// How many columns are tried as a key of the rows.
  private static let keysMax = 16

  private let base: CSVRecordFile
  private let side: CSVRecordFile

  init(_ base: CSVRecordFile, _ side: CSVRecordFile) {
    (self.base, self.side) = (base, side)
  }

  /// Adds renamed columns.
  ///
  /// - Parameter origins: For each column of the side the one of the base, or -1.
  func add(to origins: inout [Int]) {
    let matched = Set(origins)
    let old = (0..<base.columnCount).filter { !matched.contains($0) }
    let new = origins.indices.filter { origins[$0] < 0 }
    if old.isEmpty || new.isEmpty { return }
    let rows = sameRows(origins)
    let oldTexts = hashes(base, rows.map(\.old), old)
    let newTexts = hashes(side, rows.map(\.new), new)
    var found: [(equal: Int, old: Int, new: Int)] = []
    for (one, oldColumn) in old.enumerated() {
      for (other, newColumn) in new.enumerated() {
        let equal = Self.evidence(oldTexts[one], newTexts[other])
        if equal > 0 { found.append((equal, oldColumn, newColumn)) }
      }
    }
    found.sort { (-$0.equal, $0.old, $0.new) < (-$1.equal, $1.old, $1.new) }
    var isTaken = Set<Int>()
    for (_, oldColumn, newColumn) in found where origins[newColumn] < 0 {
      if isTaken.insert(oldColumn).inserted { origins[newColumn] = oldColumn }
    }
  }

  /// How many texts are equal; 0 if they may be so by chance.
  private static func evidence(_ old: [UInt64], _ new: [UInt64]) -> Int {
    var counts: [UInt64: Int] = [:]
    var (compared, equal) = (0, 0)
    for (one, other) in zip(old, new) where one != 0 || other != 0 {
      compared += 1
      guard one == other else { continue }
      equal += 1
      counts[one, default: 0] += 1
    }
    let distinct = counts.count
    let others = equal - (counts.values.max() ?? 0)
    let isTelling = distinct >= 3 && distinct * 10 >= equal * 9 && equal * 3 >= compared * 2
    let isRich = distinct >= 5 && compared >= 10 && equal * 10 >= compared * 9
    let isWhole = equal == compared && compared >= 20 && others >= 5
    return isTelling || isRich || isWhole ? equal : 0
  }

  /// Lines of both that are the same row by the matched columns; without any, the same by number.
  private func sameRows(_ origins: [Int]) -> [(old: Int, new: Int)] {
    let (old, new) = (base.recordLines, side.recordLines)
    let shared = origins.indices.filter { origins[$0] >= 0 }
    if shared.isEmpty {
      return Array(zip(old, new).prefix(Self.rowsMax)).map { (old: $0, new: $1) }
    }
    for column in shared.prefix(Self.keysMax) {
      guard let keys = Self.distinct(base, old, origins[column]),
        let others = Self.distinct(side, new, column)
      else { continue }
      let rows = new.filter { others[$0].flatMap { keys.lines[$0] } != nil }
      if rows.count * 2 < min(old.count, new.count) { continue }
      return rows.prefix(Self.rowsMax).compactMap { line in
        others[line].flatMap { keys.lines[$0] }.map { (old: $0, new: line) }
      }
    }
    let found = RowMatching.origins(
      old: hashes(base, old, shared.map { origins[$0] }).transposedHashes(old.count),
      new: hashes(side, new, shared).transposedHashes(new.count))
    let rows = found.indices.lazy.filter { found[$0] >= 0 }.prefix(Self.rowsMax)
    return rows.map { (old: old[found[$0]], new: new[$0]) }
  }

  /// The lines by the hash of a column's text, and the hashes; nil if a text is empty or occurs twice.
  private static func distinct(_ file: CSVRecordFile, _ lines: [Int], _ column: Int) -> Keys? {
    var keys = Keys()
    for line in lines {
      let hash = TextHash.of(file.text(ofField: column, of: file.lines[line]) ?? [])
      guard hash != 0, keys.lines.updateValue(line, forKey: hash) == nil else { return nil }
      keys.hashes[line] = hash
    }
    return keys
  }

  /// Rows by a column whose texts are unique.
  private struct Keys {
    var lines: [UInt64: Int] = [:]
    var hashes: [Int: UInt64] = [:]

    subscript(line: Int) -> UInt64? { hashes[line] }
  }

  /// For each column the hashes of its texts in some lines.
  private func hashes(
    _ file: CSVRecordFile, _ lines: [Int], _ columns: [Int]
  ) -> [[UInt64]] {
    var result = [[UInt64]](repeating: [], count: columns.count)
    for line in lines {
      let fields = file.fields(of: file.lines[line])
      for (place, column) in columns.enumerated() {
        result[place].append(column < fields.count ? TextHash.of(fields[column].text) : 0)
      }
    }
    return result
  }
}

extension [[UInt64]] {
  /// One hash per row of columns of hashes.
  fileprivate func transposedHashes(_ count: Int) -> [UInt64] {
    (0..<count).map { row in
      var hash = TextHash()
      for column in self { hash.add(column[row]) }
      return hash.value
    }
  }
}
