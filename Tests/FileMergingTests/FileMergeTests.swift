import FileMerging
import TableCodecs
import TestSupport
import Testing

@Suite struct FileMergeTests {
  private func merge(
    _ base: String, _ ours: String, _ theirs: String, keys: [String] = [], diff3: Bool = false
  ) throws -> (text: String, conflicts: Int) {
    var merge = FileMerge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    merge.keys = keys
    merge.showsBase = diff3
    let outcome = try merge.merged()
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome.conflicts)
  }

  private let base = "id,name,city\n1,Ada,London\n2,Bob,Paris\n3,Cai,Rome\n"

  @Test func `cells of one row from both sides`() throws {
    let merged = try merge(
      base, base.replacing("1,Ada", with: "1,\"Ada L.\""), base.replacing("London", with: "Bonn"))
    #expect(merged.text == base.replacing("1,Ada,London", with: "1,\"Ada L.\",Bonn"))
    #expect(merged.conflicts == 0)
  }

  @Test func `marks of the end of a text stay behind the last record`() throws {
    let marked = base + "\u{1A}"
    let ours = marked.replacing("Ada", with: "Eve")
    let theirs = base + "4,Dee,Oslo\n\u{1A}"
    #expect(try merge(marked, ours, theirs).text == theirs.replacing("Ada", with: "Eve"))
    #expect(try merge(marked, ours, base).text == base.replacing("Ada", with: "Eve"))
  }

  @Test func `a conflict has markers around the record, with all else merged`() throws {
    let ours = base.replacing("1,Ada,London", with: "1,Ada L.,Bonn")
    let theirs = base.replacing("1,Ada", with: "1,A.")
    let merged = try merge(base, ours, theirs)
    let conflict =
      "<<<<<<< ours\n1,Ada L.,Bonn\n=======\n1,A.,Bonn\n>>>>>>> theirs\n"
    #expect(merged.text == base.replacing("1,Ada,London\n", with: conflict))
    #expect(merged.conflicts == 1)
    let shown = try merge(base, ours, theirs, diff3: true).text
    #expect(shown.contains("Bonn\n||||||| base\n1,Ada,London\n=======\n"))
  }

  @Test func `a removed row that the other side changed is a conflict`() throws {
    let merged = try merge(
      base, base.replacing("2,Bob,Paris\n", with: ""), base.replacing("Paris", with: "Lyon"))
    let conflict = "<<<<<<< ours\n=======\n2,Bob,Lyon\n>>>>>>> theirs\n"
    #expect(merged.text == base.replacing("2,Bob,Paris\n", with: conflict))
  }

  @Test func `rows that both sides add and remove`() throws {
    let ours = base.replacing("2,Bob,Paris\n", with: "") + "9,Zoe,Oslo\n"
    let theirs = base.replacing("1,Ada", with: "0,Eve,Bern\n1,Ada") + "8,Yan,Kyiv\n"
    let merged = try merge(base, ours, theirs)
    #expect(
      merged.text
        == "id,name,city\n0,Eve,Bern\n1,Ada,London\n3,Cai,Rome\n8,Yan,Kyiv\n9,Zoe,Oslo\n")
    #expect(merged.conflicts == 0)
  }

  @Test func `the same key with other cells is a conflict`() throws {
    let merged = try merge(base, base + "4,Dee,Oslo\n", base + "4,Dee,Bern\n")
    #expect(merged.conflicts == 1)
    #expect(merged.text.contains("ours\n4,Dee,Oslo\n=======\n4,Dee,Bern\n"))
    #expect(try merge(base, base + "4,Dee,Oslo\n", base + "4,Dee,Oslo").conflicts == 0)
  }

  @Test func `both append the same row behind one that we remove and they change`() throws {
    let base = "id,n\nr1,a\nr2,b\nr3,c\n"
    let ours = base.replacing("r3,c\n", with: "r5,o\n")
    let merged = try merge(base, ours, base.replacing("r3,c", with: "r3,C") + "r5,o\n")
    #expect(merged.conflicts == 1)
    #expect(merged.text.hasSuffix("=======\nr3,C\n>>>>>>> theirs\nr5,o\n"))
    #expect(merged.text.split(separator: "\n").count { $0 == "r5,o" } == 1)
    let gone = try merge(base, ours, base + "r5,o\n")
    #expect(gone.text == ours && gone.conflicts == 0)
  }

  @Test func `without a key rows are paired by their cells`() throws {
    let more = "a,b,c\nd,e,f\n"
    let base = "x,y,z\n1,2,3\n4,5,6\n7,8,9\n" + more
    let ours = "x,y,z\n1,2,3\n4,5,60\nnew,new,new\n7,8,9\n" + more
    let theirs = "x,y,z\n1,2,3\n40,5,6\n7,8,9\n" + more
    let merged = try merge(base, ours, theirs)
    #expect(merged.text == "x,y,z\n1,2,3\n40,5,60\nnew,new,new\n7,8,9\n" + more)
    let one = "x\na\nb\nc\n"
    #expect(try merge(one, "x\na\nB\nc\n", "x\na\nbb\nc\n").conflicts == 1)
  }

  @Test func `columns that one side adds, removes, moves and renames`() throws {
    let wide = "id,name,age,city\n1,Ada,36,London\n2,Bob,41,Paris\n3,Cai,7,Rome\n"
    let changed = base.replacing("Paris", with: "Lyon")
    #expect(
      try merge(base, wide, changed + "4,Dee,Oslo\n").text
        == wide.replacing("Paris", with: "Lyon") + "4,Dee,,Oslo\n")
    let narrow = "id,city\n1,London\n2,Paris\n3,Rome\n"
    #expect(try merge(base, narrow, changed).text == narrow.replacing("Paris", with: "Lyon"))
    let moved = "id,city,name\n1,London,Ada\n2,Paris,Bob\n3,Rome,Cai\n"
    #expect(try merge(base, changed, moved).text == moved.replacing("Paris", with: "Lyon"))
    let renamed = base.replacing("city", with: "town")
    #expect(try merge(base, renamed, changed).text == renamed.replacing("Paris", with: "Lyon"))
    #expect(try merge(base, renamed, base.replacing("city", with: "place")).conflicts == 1)
  }

  @Test func `a removed column that the other side changed stays and is a conflict`() throws {
    let narrow = "id,city\n1,London\n2,Paris\n3,Rome\n"
    let merged = try merge(base, narrow, base.replacing("Bob", with: "Rob"))
    let conflict = "<<<<<<< ours\n2,,Paris\n=======\n2,Rob,Paris\n>>>>>>> theirs\n"
    #expect(merged.text == base.replacing("2,Bob,Paris\n", with: conflict))
  }

  @Test func `quotes, line ends, comments and missing line ends stay`() throws {
    let base = "# people\r\nid,name\r\n1,\"Ada\"\r\n# second\r\n2,\"line\none\"\r\n3,Cai"
    let ours = base.replacing("Cai", with: "C.")
    let theirs = base.replacing("\"Ada\"", with: "\"Ada \"\"L\"\"\"")
    let merged = try merge(base, ours, theirs)
    #expect(merged.text == theirs.replacing("Cai", with: "C."))
    let more = try merge(base, base + "\r\n4,Dee", theirs)
    #expect(more.text == theirs + "\r\n4,Dee")
    let unix = base.replacing("\r\n", with: "\n")
    #expect(try merge(base, unix, theirs).text == theirs.replacing("\r\n", with: "\n"))
  }

  @Test func `a mark and an encoding that one side gave`() throws {
    let marked = "\u{FEFF}" + base
    let changed = base.replacing("Paris", with: "Lyon")
    #expect(try merge(base, marked, changed).text == "\u{FEFF}" + changed)
    #expect(try merge(marked, base, "\u{FEFF}" + changed).text == changed)
    let latin = Array(base.utf8).map { $0 == UInt8(ascii: "C") ? 0xC9 : $0 }
    var changedLatin = latin
    changedLatin.replace(Array("Paris".utf8), with: Array("Lyon".utf8))
    let outcome = try FileMerge(
      base: latin, ours: changedLatin, theirs: latin + Array("4,Dee,Oslo\n".utf8)
    ).merged()
    #expect(outcome.bytes == changedLatin + Array("4,Dee,Oslo\n".utf8))
  }

  @Test func `empty contents`() throws {
    #expect(try merge("", base, base + "4,D,E\n").text == base + "4,D,E\n")
    #expect(try merge(base, "", base).text == "")
    let merged = try merge(base, "", base.replacing("Paris", with: "Lyon"))
    #expect(merged.text == "id,name,city\n<<<<<<< ours\n=======\n2,Bob,Lyon\n>>>>>>> theirs\n")
    #expect(try merge("", "", base).text == base)
  }

  @Test func `invalid bytes and open quotes stay`() throws {
    let bad: [UInt8] = Array("id,x\n1,".utf8) + [0xFF, 0xFE, 0x80] + Array("é\n2,b\n3,c\n".utf8)
    var ours = bad
    ours.replace(Array("2,b".utf8), with: Array("2,bb".utf8))
    var theirs = bad
    theirs.replace(Array("3,c".utf8), with: Array("3,cc".utf8))
    var expected = ours
    expected.replace(Array("3,c".utf8), with: Array("3,cc".utf8))
    #expect(try FileMerge(base: bad, ours: ours, theirs: theirs).merged().bytes == expected)
    let open = "id,x\n1,\"a\n2,b\n3,c\n"
    #expect(
      try merge(open, open.replacing("2,b", with: "2,B"), open.replacing("3,c", with: "3,C")).text
        == "id,x\n1,\"a\n2,B\n3,C\n")
  }

  @Test func `keys that do not tell rows apart, and columns that are not there`() throws {
    let twice = "id,x\n1,a\n1,b\n2,c\n"
    let (ours, theirs) = (
      twice.replacing("a", with: "A"), twice.replacing("c", with: "C")
    )
    #expect(throws: FileMerge.Failure.duplicateKey(.base, key: "1")) {
      try merge(twice, ours, theirs, keys: ["id"])
    }
    #expect(throws: FileMerge.Failure.unknownKey(.base, name: "y")) {
      try merge(twice, ours, theirs, keys: ["y"])
    }
    #expect(try merge(twice, ours, theirs).text == "id,x\n1,A\n1,b\n2,C\n")
    #expect(try merge(twice, ours, theirs, keys: ["id", "x"]).conflicts == 0)
  }

  @Test func `rows that one side sorted and the other changed`() throws {
    let sorted = "id,name,city\n3,Cai,Rome\n2,Bob,Paris\n1,Ada,London\n"
    let merged = try merge(base, sorted, base.replacing("Paris", with: "Lyon"))
    #expect(merged.text == sorted.replacing("Paris", with: "Lyon"))
  }
}

// MARK: Against a model

/// A row of the model: a number that names it, and its cells by column name.
private struct ModelRow: Equatable {
  var id: Int
  var cells: [String: String]
}

/// A table of the model.
private struct ModelTable: Equatable {
  var columns: [String]
  var rows: [ModelRow]

  init(_ random: inout SeededGenerator) {
    columns = ["a", "b", "c"].shuffled(using: &random)
    rows = (0..<Int.random(in: 0...7, using: &random)).map { id in
      ModelRow(id: id, cells: ["a": "a\(id)", "b": "b,\(id)", "c": "c\n\(id)"])
    }
  }

  mutating func change(_ tag: String, _ random: inout SeededGenerator) {
    for step in 0..<Int.random(in: 0...5, using: &random) {
      let place = rows.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<8, using: &random), place) {
      case (0, _):
        let id = (tag == "o" ? 100 : 200) + step
        let cells = Dictionary(uniqueKeysWithValues: columns.map { ($0, "\($0)\(tag)\(step)") })
        rows.insert(
          ModelRow(id: id, cells: cells), at: Int.random(in: 0...rows.count, using: &random))
      case (1, let place?): rows.remove(at: place)
      case (2, let place?):
        let row = rows.remove(at: place)
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
      case (3, _) where columns.count > 1 && step == 0:
        columns.append(columns.remove(at: 0))
      case (4, _) where step == 0:
        let name = "new\(tag)"
        columns.insert(name, at: Int.random(in: 0...columns.count, using: &random))
        for row in rows.indices { rows[row].cells[name] = "\(tag)\(row)" }
      case (_, let place?):
        guard let column = columns.randomElement(using: &random) else { continue }
        rows[place].cells[column] = Bool.random(using: &random) ? "same" : "\(tag) \"\(step)\""
      default: continue
      }
    }
  }

  /// The file, spelled by chance.
  func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var text = (["id"] + columns).joined(separator: ",") + "\n"
    for row in rows {
      let fields = columns.map { column -> String in
        let cell = row.cells[column] ?? ""
        let needsQuotes = cell.contains { ",\n\"".contains($0) }
        let isQuoted = needsQuotes || Int.random(in: 0..<6, using: &random) == 0
        return isQuoted ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
      }
      text += (["\(row.id)"] + fields).joined(separator: ",") + "\n"
    }
    return Array(text.utf8)
  }

  /// A file read back; nil: it has markers.
  init?(_ bytes: [UInt8]) throws {
    var options = CSVDialectOptions()
    options.hasHeader = true
    options.delimiter = 0x2C
    let file = try CSVRecordFile(bytes, options: options)
    func texts(_ line: CSVRecordFile.Line) -> [String] {
      file.fields(of: line).map { String(decoding: $0.text, as: UTF8.self) }
    }
    let titles = file.header.map(texts) ?? []
    columns = Array(titles.dropFirst())
    rows = []
    for line in file.lines where line.isRecord {
      let fields = texts(line)
      guard let id = Int(fields[0]), fields.count <= titles.count else { return nil }
      let cells = zip(columns, fields.dropFirst()).map { ($0, $1) }
      rows.append(ModelRow(id: id, cells: Dictionary(uniqueKeysWithValues: cells)))
    }
  }

  subscript(id: Int) -> ModelRow? { rows.first { $0.id == id } }
}

/// Three tables, and what a merge of them must be.
private struct ModelMerge {
  var base: ModelTable
  var ours: ModelTable
  var theirs: ModelTable
  private(set) var conflicts = 0

  /// The merged rows by id; the conflicts are counted.
  mutating func rows() -> [Int: [String: String]] {
    conflicts = 0
    var merged: [Int: [String: String]] = [:]
    for id in Set((base.rows + ours.rows + theirs.rows).map(\.id)) {
      let (old, our, their) = (base[id], ours[id], theirs[id])
      func isChanged(_ row: ModelRow?, _ table: ModelTable) -> Bool {
        table.columns.contains { column in
          base.columns.contains(column)
            ? row?.cells[column] != old?.cells[column] : row?.cells[column]?.isEmpty == false
        }
      }
      if old != nil, our == nil, their == nil { continue }
      if old != nil, our == nil || their == nil {
        guard our == nil ? isChanged(their, theirs) : isChanged(our, ours) else { continue }
        conflicts += 1
        continue
      }
      var cells: [String: String] = [:]
      var isConflict = false
      for column in Set(ours.columns + theirs.columns) {
        let (o, t) = (our?.cells[column], their?.cells[column])
        let before = old?.cells[column]
        if let o, let t {
          cells[column] = o == before ? t : o
          isConflict = isConflict || o != t && o != before && t != before
        } else {
          cells[column] = o ?? t ?? ""
        }
      }
      conflicts += isConflict ? 1 : 0
      merged[id] = cells
    }
    return merged
  }
}

@Suite struct FileMergeLawTests {
  @Test(arguments: Seeds.all(20, inSweep: 300))
  func `a merge is what a model of rows says, whoever is who`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let base = ModelTable(&random)
      var (ours, theirs) = (base, base)
      ours.change("o", &random)
      theirs.change("t", &random)
      let files = (base.bytes(&random), ours.bytes(&random), theirs.bytes(&random))
      var merge = FileMerge(base: files.0, ours: files.1, theirs: files.2)
      merge.keys = ["id"]
      let outcome = try merge.merged()
      swap(&merge.ours, &merge.theirs)
      let other = try merge.merged()
      var model = ModelMerge(base: base, ours: ours, theirs: theirs)
      let expected = model.rows()
      let what = "seed \(seed): \(base) \(ours) \(theirs)"
      #expect(outcome.conflicts == model.conflicts, "\(what)")
      #expect(other.conflicts == model.conflicts, "\(what)")
      guard model.conflicts == 0 else { continue }
      let (found, swapped) = (try ModelTable(outcome.bytes), try ModelTable(other.bytes))
      #expect(found == swapped, "\(what)")
      let rows = Dictionary((found?.rows ?? []).map { ($0.id, $0.cells) }) { first, _ in first }
      #expect(rows == expected, "\(what)")
      if ours == base { #expect(found == theirs, "\(what)") }
    }
  }

  @Test(arguments: Seeds.all(20, inSweep: 100))
  func `records that one side touched keep its bytes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let spellings = ["x", "\"x\"", "\"x,\"\"y\"\"\"", "", "\"\"", " x ", "\"a\r\nb\""]
    func record(_ id: Int) -> String {
      let end = Bool.random(using: &random) ? "\n" : "\r\n"
      return "\(id),\(spellings.randomElement(using: &random) ?? ""),\(id)\(end)"
    }
    let base = (0..<20).map { record($0) }
    var (ours, theirs, merged) = (base, base, base)
    for place in base.indices {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        ours[place] = "\(place),\"new, \(seed)\",o\n"
        merged[place] = ours[place]
      case 1:
        theirs[place] = "\(place),t,\"quoted\"\r\n"
        merged[place] = theirs[place]
      case 2:
        theirs[place] = ""
        merged[place] = ""
      default: continue
      }
    }
    func file(_ records: [String]) -> [UInt8] { Array(("id,a,b\n" + records.joined()).utf8) }
    let outcome = try FileMerge(base: file(base), ours: file(ours), theirs: file(theirs)).merged()
    let expected = String(decoding: file(merged), as: UTF8.self)
    #expect(outcome.conflicts == 0 && String(decoding: outcome.bytes, as: UTF8.self) == expected)
  }
}
