import TableCodecs
import TableDiffing

/// The records of the base whose key both sides changed, while all else stayed. The new records of
/// both are one record, which is in conflict.
///
/// For example, the base has `2,Bob`. We have `20,Bob`, they have `30,Bob`.
struct RekeyedRows {
  private var ourRows: [UInt64: Int] = [:]
  private var theirRows: [UInt64: Int] = [:]
  private var removed: [UInt64: Int] = [:]

  init(
    _ tables: MergeTables, _ keys: [Int], _ baseLines: [Int], _ ourOrigins: [Int],
    _ theirOrigins: [Int], _ ourLines: [Int], _ theirLines: [Int]
  ) {
    let all = [tables.base, tables.ours, tables.theirs]
    let columns = tables.columns.indices.filter { column in
      !keys.contains(column) && all.allSatisfy { $0.places[column] != nil }
    }
    let kept = Set(ourOrigins).union(theirOrigins)
    let old = baseLines.indices.lazy.filter { !kept.contains($0) }.map { baseLines[$0] }
    let our = ourLines.indices.lazy.filter { ourOrigins[$0] < 0 }.map { ourLines[$0] }
    let their = theirLines.indices.lazy.filter { theirOrigins[$0] < 0 }.map { theirLines[$0] }
    removed = Self.single(tables.base, Array(old), columns)
    ourRows = Self.single(tables.ours, Array(our), columns)
    theirRows = Self.single(tables.theirs, Array(their), columns)
  }

  /// For each such record of theirs that of ours.
  func pairs(except known: [Int: Int]) -> [Int: Int] {
    let taken = Set(known.values)
    var pairs: [Int: Int] = [:]
    for hash in removed.keys {
      guard let our = ourRows[hash], let their = theirRows[hash], !taken.contains(our),
        known[their] == nil
      else { continue }
      pairs[their] = our
    }
    return pairs
  }

  /// The lines by the content of the columns, without those whose content occurs twice.
  private static func single(
    _ table: MergeTable, _ lines: [Int], _ columns: [Int]
  ) -> [UInt64: Int] {
    var found: [UInt64: Int] = [:]
    for line in lines {
      let hashes = table.cellHashes(of: table.file.lines[line], columns)
      if hashes.allSatisfy({ $0 == 0 }) { continue }
      var hash = TextHash()
      for text in hashes { hash.add(text) }
      found[hash.value] = found[hash.value] == nil ? line : -1
    }
    return found.filter { $0.value >= 0 }
  }
}
