import TableCodecs
import TableDiffing

/// Whether a record of the base and the records that were guessed to be it are surely one row.
///
/// For example, the base has `Bob,open`. We have `Zoe,open`, they have `Bob,closed`. Perhaps we
/// renamed Bob, perhaps we removed Bob and added Zoe. The result must not be `Zoe,closed`.
struct RowIdentity {
  /// In fewer records, texts differ by chance.
  private static let recordsMin = 5

  private let tables: MergeTables
  /// The columns that all three files have.
  private let shared: [Int]
  /// For each column whose texts are nearly unique, those that occur twice in a file.
  private var repeated: [Int: Set<UInt64>] = [:]

  init(_ tables: MergeTables) {
    self.tables = tables
    let all = [tables.base, tables.ours, tables.theirs]
    shared = tables.columns.indices.filter { column in
      all.allSatisfy { $0.places[column] != nil }
    }
    let count = shared.count
    var isTelling = [Bool](repeating: true, count: count)
    var repetitions = [Set<UInt64>](repeating: [], count: count)
    for table in all {
      let records = table.file.recordLines
      if records.count < Self.recordsMin { return }
      var found = [Set<UInt64>](repeating: [], count: count)
      for record in records {
        let hashes = table.cellHashes(of: table.file.lines[record], shared)
        for place in 0..<count where isTelling[place] && hashes[place] != 0 {
          if !found[place].insert(hashes[place]).inserted {
            repetitions[place].insert(hashes[place])
          }
        }
      }
      for place in 0..<count where found[place].count * 10 < records.count * 9 {
        isTelling[place] = false
      }
    }
    for place in 0..<count where isTelling[place] {
      repeated[shared[place]] = repetitions[place]
    }
  }

  /// Whether both sides kept most cells of a record, and the same unique text.
  func isCertain(
    _ base: CSVRecordFile.Line, _ ours: CSVRecordFile.Line, _ theirs: CSVRecordFile.Line
  ) -> Bool {
    let old = tables.base.cells(of: base)
    let (our, their) = (tables.ours.cells(of: ours), tables.theirs.cells(of: theirs))
    func keepsMost(_ cells: MergeCells) -> Bool {
      let equal = shared.count { !old.text($0).isEmpty && old.isSame($0, cells) }
      let compared = shared.count { !old.text($0).isEmpty || !cells.text($0).isEmpty }
      return equal * 2 > compared
    }
    guard keepsMost(our), keepsMost(their) else { return false }
    return repeated.contains { column, repeated in
      let hash = TextHash.of(old.text(column))
      return hash != 0 && !repeated.contains(hash) && old.isSame(column, our)
        && old.isSame(column, their)
    }
  }

  /// Whether two records have the same cells, also where one file has no such column.
  func isEqual(_ ours: CSVRecordFile.Line, _ theirs: CSVRecordFile.Line) -> Bool {
    let (our, their) = (tables.ours.cells(of: ours), tables.theirs.cells(of: theirs))
    return tables.columns.indices.allSatisfy { our.text($0) == their.text($0) }
      && our.isSame(tables.ours.rest, their)
  }
}
