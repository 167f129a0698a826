import TableCodecs
import TableDiffing

/// The comparison of two delimited files: which rows, cells and columns differ.
///
/// It is a pure function of two contents. They are read and matched as in ``FileMerge``, and cells
/// are compared as texts. So one changed cell of a comparison is one changed cell of a merge.
///
/// For example, `1,Ada,1.10` and `1,"Ada",1.1` differ in one cell, and in quotes. Two JSON files are
/// compared member by member.
package struct FileComparison: Sendable {
  /// The old content.
  package var old: [UInt8]
  /// The new content.
  package var new: [UInt8]
  /// The titles of the columns that identify rows; empty: a column such as `id` if its texts are
  /// unique, else rows are matched by content.
  package var keys: [String] = []

  /// A comparison.
  package init(old: [UInt8], new: [UInt8]) {
    self.old = old
    self.new = new
  }

  /// Compares. O(n log n) for n lines; memory is a few times that of both contents. In errors, the
  /// old content is the base and the new one is ours.
  ///
  /// - Throws: ``FileMerge/Failure`` if a content cannot be read, or a key column is missing or has
  ///   the same text twice.
  package func compared() throws(FileMerge.Failure) -> FileDifference {
    let files: [CSVRecordFile]
    if let json = try jsonFiles() {
      files = json
    } else {
      files = try MergeInputs.files([(.base, old), (.ours, new)], isStrict: false)
    }
    let columns = ComparedColumns(files[0], files[1])
    let pair = ComparedPair(
      old: MergeTable(file: files[0], places: columns.all.map(\.old)),
      new: MergeTable(file: files[1], places: columns.all.map(\.new)))
    let keyed = try origins(pair, columns)
    return FileDifference(
      pair, columns, keys: keyed.keys, origins: keyed.origins,
      spelling: old == new ? [] : nil)
  }

  /// Two JSON files as delimited text; nil: neither is JSON.
  private func jsonFiles() throws(FileMerge.Failure) -> [CSVRecordFile]? {
    let contents = [(role: FileMerge.FileRole.base, bytes: old), (role: .ours, bytes: new)]
    let areJSON = contents.map { CSVSniffer.isJSON($0.bytes) }
    guard let first = areJSON.firstIndex(of: true) else { return nil }
    for (content, isJSON) in zip(contents, areJSON) where !isJSON && !content.bytes.isEmpty {
      throw .unreadable(
        contents[first].role, reason: "it is JSON, and the other file is delimited text")
    }
    for content in contents where content.bytes.count > CSVRecordFile.bytesMax {
      throw .unreadable(content.role, reason: "it is larger than 1 GiB")
    }
    do {
      return try JSONDelimitedText.texts(of: contents.map(\.bytes)).map { text in
        try CSVRecordFile(
          text, options: text.isEmpty ? CSVDialectOptions() : JSONDelimitedText.options)
      }
    } catch {
      throw .unreadable(contents[first].role, reason: "it is no JSON that can be compared")
    }
  }

  // MARK: Rows

  /// For each new record the old one, or -1; and the columns that records are matched by.
  private func origins(
    _ pair: ComparedPair, _ columns: ComparedColumns
  ) throws(FileMerge.Failure) -> (origins: [Int], keys: [Int]) {
    if !keys.isEmpty {
      var places: [Int] = []
      for key in keys { places.append(try place(ofKey: key, pair, columns)) }
      return (try keyed(pair, places), places)
    }
    for title in RowMatches.idTitles {
      let place = columns.all.indices.first { place in
        columns.all[place].name.lowercased() == title && isShared(columns.all[place], pair)
      }
      guard let place else { continue }
      // A column with repeated texts is not a key.
      if let origins = try? keyed(pair, [place]) { return (origins, [place]) }
      break
    }
    return (byContent(pair), [])
  }

  /// Whether both files have a column, or one is empty.
  private func isShared(_ column: ComparedColumns.Column, _ pair: ComparedPair) -> Bool {
    (column.old != nil || pair.old.file.isBlank) && (column.new != nil || pair.new.file.isBlank)
  }

  private func place(
    ofKey key: String, _ pair: ComparedPair, _ columns: ComparedColumns
  ) throws(FileMerge.Failure) -> Int {
    let named = columns.all.indices.filter { place in
      let column = columns.all[place]
      return column.name == key || [column.title, column.oldTitle].contains(Array(key.utf8))
    }
    if let place = named.first(where: { isShared(columns.all[$0], pair) }) { return place }
    let isOld = named.contains { columns.all[$0].old != nil } || pair.old.file.isBlank
    throw .unknownKey(isOld ? .ours : .base, name: key)
  }

  private func keyed(_ pair: ComparedPair, _ keys: [Int]) throws(FileMerge.Failure) -> [Int] {
    let (old, new) = (KeyedRecords(pair.old, keys), KeyedRecords(pair.new, keys))
    try old.checkDistinct(.base)
    try new.checkDistinct(.ours)
    return try new.origins(from: old, .ours)
  }

  /// Equal records are the same, and so are those between them with at least half of the cells equal.
  private func byContent(_ pair: ComparedPair) -> [Int] {
    let found = RecordMatching(pair.old, pair.new).paired()
    var origins = found.origins
    let (old, new) = (pair.old.file.recordLines, pair.new.file.recordLines)
    let shared = pair.new.places.indices.filter {
      pair.old.places[$0] != nil && pair.new.places[$0] != nil
    }
    for record in found.guesses where origins[record] >= 0 {
      let before = pair.old.cells(of: pair.old.file.lines[old[origins[record]]])
      let after = pair.new.cells(of: pair.new.file.lines[new[record]])
      let filled = shared.filter { !before.text($0).isEmpty || !after.text($0).isEmpty }
      let equal = filled.count { before.isSame($0, after) }
      let isEmpty = filled.isEmpty && before.rest.isEmpty && after.rest.isEmpty
      if equal * 2 < filled.count || filled.isEmpty && !isEmpty { origins[record] = -1 }
    }
    return origins
  }
}

/// Both files with the columns of both.
struct ComparedPair: Sendable {
  /// The old file.
  let old: MergeTable
  /// The new file.
  let new: MergeTable
}

/// The columns of two files, matched as in a merge.
struct ComparedColumns: Sendable {
  /// One column.
  struct Column: Sendable {
    /// Its place in the old file.
    var old: Int?
    /// Its place in the new file.
    var new: Int?
    /// Its title; in the new file, if this has it. Empty without a header.
    var title: [UInt8] = []
    /// Its title in the old file.
    var oldTitle: [UInt8]?
    /// The name to show, which no other column has.
    var name = ""
  }

  /// All columns: those of the new file in its order, and each removed one where it was.
  private(set) var all: [Column] = []
  /// The places in ``all`` of columns that are in another order than the others.
  private(set) var moved: [Int] = []
  /// Whether a file has a header.
  let hasHeader: Bool

  init(_ old: CSVRecordFile, _ new: CSVRecordFile) {
    hasHeader = old.header != nil || new.header != nil
    let origins = new.isBlank ? [] : MergeColumns.origins(old, new)
    let isTaken = Set(origins)
    // Removed columns are placed behind the column that they followed.
    var removed: [Int: [Int]] = [:]
    var last = -1
    for place in 0..<old.columnCount {
      if isTaken.contains(place) { last = place } else { removed[last, default: []].append(place) }
    }
    let (oldTitles, newTitles) = (old.titles, new.titles)
    func add(_ old: Int?, _ new: Int?) {
      let before = old.map { place in oldTitles.map { $0[place] } ?? [] }
      let title = new.map { place in newTitles.map { $0[place] } ?? [] } ?? before ?? []
      all.append(Column(old: old, new: new, title: title, oldTitle: before))
    }
    for place in removed[-1] ?? [] { add(place, nil) }
    for (place, origin) in origins.enumerated() {
      add(origin < 0 ? nil : origin, place)
      if origin >= 0 { for place in removed[origin] ?? [] { add(place, nil) } }
    }
    let stays = RowMatching.rising(all.map { $0.new == nil ? -1 : $0.old ?? -1 })
    moved = all.indices.filter { all[$0].old != nil && all[$0].new != nil && !stays[$0] }
    name()
  }

  /// Gives each column a name of its own: its title, with a number if another one has it.
  private mutating func name() {
    var taken = Set<String>()
    for place in all.indices {
      let own = (all[place].new ?? all[place].old ?? place) + 1
      let title = String(decoding: all[place].title, as: UTF8.self)
      let name = title.isEmpty ? "column\(own)" : title
      var (unique, number) = (name, 1)
      while !taken.insert(unique).inserted {
        number += 1
        unique = "\(name)#\(number)"
      }
      all[place].name = unique
    }
  }
}
