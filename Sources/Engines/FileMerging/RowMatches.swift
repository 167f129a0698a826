import ColumnStorage
import TableCodecs
import TableDiffing

/// Which lines of the three files are the same line.
struct RowMatches: Sendable {
  /// For each line of ours the one of the base, or -1.
  let ours: [Int]
  /// For each line of theirs the one of the base, or -1.
  let theirs: [Int]
  /// For each new record of theirs that is the same as a new one of ours, that one.
  let pairs: [Int: Int]
  /// The columns that records are matched by; empty: by content.
  let keys: [Int]
  /// The lines of ours whose line of the base is a guess by similar cells.
  private(set) var ourGuesses = Set<Int>()
  /// The lines of theirs whose line of the base is a guess.
  private(set) var theirGuesses = Set<Int>()
  /// The column that has a key's title, and whose texts are not unique.
  private(set) var ignoredKey: FileMerge.IgnoredKey?

  /// Titles of key columns, in the order in which they are searched.
  static let idTitles = ["id", "key", "uuid", "guid", "code", "sku", "isbn"]

  init(_ tables: MergeTables, _ titles: [String]) throws(FileMerge.Failure) {
    let all: [(MergeTable, FileMerge.FileRole)] = [
      (tables.base, .base), (tables.ours, .ours), (tables.theirs, .theirs),
    ]
    if !titles.isEmpty {
      var keys: [Int] = []
      for title in titles { keys.append(try Self.column(title, tables, all)) }
      self = try RowMatches(tables, by: keys)
      return
    }
    let shared = tables.columns.indices.filter { column in
      all.allSatisfy { $0.0.file.isBlank || $0.0.places[column] != nil }
    }
    var ignored: FileMerge.IgnoredKey?
    for id in Self.idTitles {
      let column = shared.first { column in
        tables.titles(of: column).contains {
          String(decoding: $0, as: UTF8.self).lowercased() == id
        }
      }
      guard let column else { continue }
      do throws(FileMerge.Failure) {
        self = try RowMatches(tables, by: [column])
        return
      } catch .duplicateKey(let role, let key) {
        let title = String(decoding: tables.title(of: column), as: UTF8.self)
        ignored = FileMerge.IgnoredKey(title: title, role: role, key: key)
      }
      break
    }
    self = RowMatches(byContent: tables)
    ignoredKey = ignored
  }

  private static func column(
    _ title: String, _ tables: MergeTables, _ all: [(MergeTable, FileMerge.FileRole)]
  ) throws(FileMerge.Failure) -> Int {
    let named = tables.columns.indices.filter { column in
      tables.titles(of: column).contains(Array(title.utf8))
    }
    func lacking(_ column: Int) -> FileMerge.FileRole? {
      all.first { !$0.0.file.isBlank && $0.0.places[column] == nil }?.1
    }
    if let column = named.first(where: { lacking($0) == nil }) { return column }
    throw .unknownKey(named.first.flatMap(lacking) ?? .base, name: title)
  }

  private init(ours: [Int], theirs: [Int], pairs: [Int: Int], keys: [Int]) {
    (self.ours, self.theirs, self.pairs, self.keys) = (ours, theirs, pairs, keys)
  }

  // MARK: By key

  private init(_ tables: MergeTables, by keys: [Int]) throws(FileMerge.Failure) {
    let base = KeyedRecords(tables.base, keys)
    let (ours, theirs) = (KeyedRecords(tables.ours, keys), KeyedRecords(tables.theirs, keys))
    try base.checkDistinct(.base)
    try ours.checkDistinct(.ours)
    try theirs.checkDistinct(.theirs)
    let ourRecords = try ours.origins(from: base, .ours)
    let theirRecords = try theirs.origins(from: base, .theirs)
    let ourNew = ours.keeping { ourRecords[$0] < 0 }
    let theirNew = theirs.keeping { theirRecords[$0] < 0 }
    var pairs: [Int: Int] = [:]
    let same = try theirNew.origins(from: ourNew, .theirs)
    for (place, origin) in same.enumerated() where origin >= 0 {
      pairs[theirNew.lines[place]] = ourNew.lines[origin]
    }
    pairs.merge(
      RekeyedRows(tables, keys, base.lines, ourRecords, theirRecords, ours.lines, theirs.lines)
        .pairs(except: pairs)
    ) { old, _ in old }
    self.init(
      ours: LineMatching(tables.base.file, tables.ours.file, base.lines, ours.lines, ourRecords)
        .origins,
      theirs: LineMatching(
        tables.base.file, tables.theirs.file, base.lines, theirs.lines, theirRecords
      ).origins, pairs: pairs, keys: keys)
  }

  // MARK: By content

  private init(byContent tables: MergeTables) {
    let (ours, theirs) = (tables.ours.file.recordLines, tables.theirs.file.recordLines)
    let found = TwinRecords.origins(tables)
    let (ourRecords, theirRecords) = (found.ours.origins, found.theirs.origins)
    // Records with the same content that both sides inserted behind the same record of those that
    // both still have.
    let isOnBoth = Set(ourRecords).intersection(theirRecords)
    let ourNew = NewRecords(tables.ours, ourRecords, isOnBoth, like: tables.theirs)
    let theirNew = NewRecords(tables.theirs, theirRecords, isOnBoth, like: tables.ours)
    let same = RowMatching.origins(old: ourNew.hashes, new: theirNew.hashes, keepsOrder: true)
    var pairs: [Int: Int] = [:]
    for (place, origin) in same.enumerated() where origin >= 0 {
      let (their, our) = (theirNew.lines[place], ourNew.lines[origin])
      let (theirLine, ourLine) = (tables.theirs.file.lines[their], tables.ours.file.lines[our])
      if tables.ours.differing(ourLine, tables.theirs, theirLine).isEmpty { pairs[their] = our }
    }
    let base = tables.base.file.recordLines
    self.init(
      ours: LineMatching(tables.base.file, tables.ours.file, base, ours, ourRecords).origins,
      theirs: LineMatching(tables.base.file, tables.theirs.file, base, theirs, theirRecords)
        .origins,
      pairs: pairs, keys: [])
    ourGuesses = Set(found.ours.guesses.map { ours[$0] })
    theirGuesses = Set(found.theirs.guesses.map { theirs[$0] })
  }
}

/// Records by key.
struct KeyedRecords {
  private(set) var lines: [Int]
  private(set) var keys = TextArena()

  init(_ table: MergeTable, _ columns: [Int]) {
    lines = table.file.recordLines
    for line in lines {
      var key: [UInt8] = []
      for column in columns {
        let text = table.text(of: column, in: table.file.lines[line])
        // The length precedes the text, so that neighbouring texts are not joined.
        if columns.count > 1 { key += Array("\(text.count):".utf8) }
        key += text
      }
      keys.append(key)
    }
  }

  func keeping(_ isKept: (Int) -> Bool) -> KeyedRecords {
    var kept = self
    let places = lines.indices.filter(isKept)
    kept.lines = places.map { lines[$0] }
    kept.keys = TextArena()
    for place in places { kept.keys.append(keys[place]) }
    return kept
  }

  func checkDistinct(_ role: FileMerge.FileRole) throws(FileMerge.Failure) {
    do throws(DuplicateRows) {
      try DiffKeys.texts(keys).checkDistinct()
    } catch {
      let key = String(decoding: keys[error.pairs.first?.first ?? 0], as: UTF8.self)
      throw .duplicateKey(role, key: key)
    }
  }

  /// For each record the other one with the same key, or -1.
  func origins(
    from other: KeyedRecords, _ role: FileMerge.FileRole
  ) throws(FileMerge.Failure) -> [Int] {
    do throws(DuplicateRows) {
      return try RowMatching.origins(old: .texts(other.keys), new: .texts(keys))
    } catch {
      let keys = error.isOld ? other.keys : self.keys
      let key = String(decoding: keys[error.pairs.first?.first ?? 0], as: UTF8.self)
      throw .duplicateKey(error.isOld ? .base : role, key: key)
    }
  }
}

/// The records that a side inserted, by content and by the last record before them that both sides
/// have of the base.
private struct NewRecords {
  private(set) var lines: [Int] = []
  private(set) var hashes: [UInt64] = []

  init(
    _ table: MergeTable, _ origins: [Int], _ isOnBoth: Set<Int>, like other: MergeTable
  ) {
    let records = table.file.recordLines
    let content = table.contentHashes(like: other) { origins[$0] < 0 }
    var last = -1
    for (place, origin) in origins.enumerated() {
      if origin >= 0 {
        if isOnBoth.contains(origin) { last = origin }
        continue
      }
      lines.append(records[place])
      var hash = TextHash()
      hash.add(content[place])
      hash.add(UInt64(bitPattern: Int64(last)))
      hashes.append(hash.value)
    }
  }
}

/// Matches the comments and blank lines before records that were matched.
private struct LineMatching {
  /// For each line of the side that of the base, or -1.
  private(set) var origins: [Int]

  init(
    _ base: CSVRecordFile, _ side: CSVRecordFile, _ oldRecords: [Int], _ newRecords: [Int],
    _ records: [Int]
  ) {
    origins = Array(repeating: -1, count: side.lines.count)
    for (place, origin) in records.enumerated() where origin >= 0 {
      origins[newRecords[place]] = oldRecords[origin]
      let old = Self.gap(before: origin, oldRecords)
      match(base, side, old, Self.gap(before: place, newRecords))
    }
    let old = (oldRecords.last.map { $0 + 1 } ?? 0)..<base.lines.count
    match(base, side, old, (newRecords.last.map { $0 + 1 } ?? 0)..<side.lines.count)
  }

  private static func gap(before place: Int, _ records: [Int]) -> Range<Int> {
    (place > 0 ? records[place - 1] + 1 : 0)..<records[place]
  }

  private mutating func match(
    _ base: CSVRecordFile, _ side: CSVRecordFile, _ old: Range<Int>, _ new: Range<Int>
  ) {
    if old.isEmpty || new.isEmpty { return }
    func hashes(_ file: CSVRecordFile, _ lines: Range<Int>) -> [UInt64] {
      lines.map { line in
        var hash = TextHash()
        hash.add(file.content(of: file.lines[line]))
        return hash.value
      }
    }
    let found = RowMatching.origins(
      old: hashes(base, old), new: hashes(side, new), keepsOrder: true)
    for (place, origin) in found.enumerated() where origin >= 0 {
      let (from, to) = (old.lowerBound + origin, new.lowerBound + place)
      if base.content(of: base.lines[from]) == side.content(of: side.lines[to]) {
        origins[to] = from
      }
    }
  }
}

extension CSVRecordFile {
  /// The places of the records among the lines.
  var recordLines: [Int] { lines.indices.filter { lines[$0].isRecord } }
}

extension MergeTable {
  /// A hash of each record's cells in the columns that another file has too.
  ///
  /// - Parameter isNeeded: Whether the hash of a record is of use; else it is 0.
  func contentHashes(
    like other: MergeTable, where isNeeded: (Int) -> Bool = { _ in true }
  ) -> [UInt64] {
    let columns = places.indices.filter { places[$0] != nil && other.places[$0] != nil }
    return file.recordLines.enumerated().map { record, line in
      if !isNeeded(record) { return 0 }
      let cells = cells(of: file.lines[line])
      var hash = TextHash()
      for column in columns { hash.add(cells.text(column)) }
      for field in cells.rest { hash.add(field.text) }
      return hash.value
    }
  }
}

/// A hash of texts (FNV-1a). Rows with equal hashes are compared before anything depends on it.
struct TextHash {
  /// The hash of a text; 0 if it is empty.
  static func of(_ text: [UInt8]) -> UInt64 {
    if text.isEmpty { return 0 }
    var hash = TextHash()
    hash.add(text)
    return hash.value == 0 ? 1 : hash.value
  }

  /// The hash so far.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: some Sequence<UInt8>) {
    for byte in text { add(byte: byte) }
    value = (value ^ 0x1FF) &* 0x0000_0100_0000_01B3
  }

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
