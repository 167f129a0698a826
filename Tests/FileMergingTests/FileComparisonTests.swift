import FileMerging
import TestSupport
import Testing

@Suite struct FileComparisonTests {
  private func compare(
    _ old: String, _ new: String, keys: [String] = []
  ) throws -> FileDifference {
    var comparison = FileComparison(old: Array(old.utf8), new: Array(new.utf8))
    comparison.keys = keys
    return try comparison.compared()
  }

  /// The changed cells of all changed rows, as `column:old>new`.
  private func changes(_ difference: FileDifference) -> [String] {
    difference.changed.flatMap { row in
      difference.cells(ofChanged: row).map { cell in
        func text(_ text: [UInt8]?) -> String {
          text.map { String(decoding: $0, as: UTF8.self) } ?? "-"
        }
        return "\(cell.column):\(text(cell.old))>\(text(cell.new))"
      }
    }
  }

  @Test(arguments: [
    ("1.10", "1.1"), ("1e3", "1000"), (".5", "0.5"), ("TRUE", "true"), ("NA", ""), ("007", "7"),
    ("2024-01-02", "02.01.2024"), ("a ", "a"), ("1,5", "1.5"),
  ])
  func `cells are compared as texts`(old: String, new: String) throws {
    func file(_ cell: String) -> String { "lib,v\nfoo,\"\(cell)\"\nbar,2.5\nbaz,7\nqux,1\n" }
    let difference = try compare(file(old), file(new))
    #expect(changes(difference) == ["v:\(old)>\(new)"])
    #expect(difference.added.isEmpty && difference.removed.isEmpty && difference.hasDifferences)
  }

  @Test func `what is only spelled differently is no difference of cells`() throws {
    let old = "id,name\n1,Ada\n2,\n3,c d\n"
    for (new, spelling) in [
      (old.replacing("Ada", with: "\"Ada\""), FileDifference.Spelling.quotes),
      (old.replacing("2,\n", with: "2,\"\"\n"), .quotes),
      (old.replacing("\n", with: "\r\n"), .lineEnds),
      (old.replacing(",", with: ";"), .delimiter), ("\u{FEFF}" + old, .byteOrderMark),
      (String(old.dropLast()), .lastLineEnd), (old.replacing("2,\n", with: "2\n"), .fieldCounts),
      (old.replacing("2,", with: "\n2,"), .blankLines), (old, nil),
    ] as [(String, FileDifference.Spelling?)] {
      let difference = try compare(old, new)
      #expect(!difference.hasDifferences, "\(new)")
      #expect(difference.spelling == (spelling.map { [$0] } ?? []), "\(new)")
    }
  }

  @Test func `comments are compared, and lines above the table`() throws {
    let old = "# one\nid,name\n1,Ada\n# two\n2,Bob\n"
    let difference = try compare(old, old.replacing("two", with: "2").replacing("Bob", with: "Bo"))
    #expect(difference.removedComments == [Array("# two".utf8)])
    #expect(difference.addedComments == [Array("# 2".utf8)])
    #expect(changes(difference) == ["name:Bob>Bo"])
    let above = try compare(old, old.replacing("# one", with: "# 1"))
    #expect(above.removedComments == [Array("# one".utf8)] && above.hasDifferences)
    let moved = try compare(old, "# one\nid,name\n1,Ada\n2,Bob\n# two\n")
    #expect(!moved.hasDifferences && moved.spelling == [.other])
  }

  @Test func `cells of added and removed columns are told`() throws {
    let difference = try compare("id,n\n1,a\n2,b\n", "id,n,q\n1,a,7\n2,bb,8\n3,c,9\n")
    #expect(difference.addedColumns == ["q"])
    #expect(changes(difference) == ["q:->7", "n:b>bb", "q:->8"])
    #expect(
      difference.cells(new: difference.added[0]).map { String(decoding: $0.text, as: UTF8.self) }
        == ["3", "c", "9"])
    let back = try compare("id,n,q\n1,a,7\n2,bb,\n", "id,n\n1,a\n2,bb\n")
    #expect(back.removedColumns == ["q"] && changes(back) == ["q:7>-"])
    let plain = try compare("x,y\na,b\nc,d\n", "x,y,z\na,b,1\nc,d,\n")
    #expect(changes(plain) == ["z:->1"] && plain.added.isEmpty)
  }

  @Test func `an empty file has no columns, and the other file all rows`() throws {
    for (old, new) in [("", "id,name\n1,Ada\n"), ("\n", "id,name\n1,Ada\n")] {
      let difference = try compare(old, new)
      #expect(difference.addedColumns == ["id", "name"] && difference.added == [0])
      #expect(difference.cells(new: 0).map(\.column) == ["id", "name"])
      let back = try compare(new, old)
      #expect(back.removedColumns == ["id", "name"] && back.removed == [0])
    }
    #expect(try compare("", "id,name\n").hasDifferences)
    #expect(try !compare("", "").hasDifferences)
  }

  @Test func `renamed and moved columns`() throws {
    let rows = (1...9).map { "\($0),n\($0),c\($0)\n" }.joined()
    let renamed = try compare("id,name,city\n" + rows, "id,Name,city\n" + rows)
    #expect(renamed.renamedColumns.map { [$0.old, $0.new] } == [["name", "Name"]])
    #expect(renamed.changed.isEmpty && renamed.hasDifferences && renamed.addedColumns.isEmpty)
    let moved = try compare("id,a,b\n1,x,y\n2,p,q\n", "id,b,a\n1,y,x\n2,q,p\n")
    #expect(moved.movedColumns.count == 1 && moved.changed.isEmpty && moved.hasDifferences)
  }

  @Test func `fields beyond the columns are compared`() throws {
    let rows = (1...5).map { "\($0),x\n" }.joined()
    let old = "id,n\n" + rows + "6,y,odd\n"
    #expect(changes(try compare(old, old.replacing("odd", with: "even"))) == ["column3:odd>even"])
  }

  @Test func `marks of the end of a text are no row`() throws {
    #expect(try !compare("\u{1A}", "\u{1A}").hasDifferences)
    #expect(try !compare("a,b\n1,2\n", "a,b\n1,2\n\u{1A}").hasDifferences)
  }

  @Test func `rows without a key are paired if half of their cells are equal`() throws {
    let old = "x,y,z\na,b,c\nd,e,f\ng,h,i\n"
    #expect(changes(try compare(old, old.replacing("e", with: "E"))) == ["y:e>E"])
    let other = try compare(old, old.replacing("d,e,f", with: "D,E,f"))
    #expect(other.added == [1] && other.removed == [1])
    #expect(try compare("x,y\na,b\na,b\nc,d\n", "x,y\na,b\nc,d\n").removed.count == 1)
  }

  @Test func `keys and their faults`() throws {
    let old = "a,b\n1,x\n2,y\n"
    let difference = try compare(old, "a,b\n2,y\n1,z\n", keys: ["a"])
    #expect(difference.moved.count == 1 && changes(difference) == ["b:x>z"])
    #expect(difference.key(new: 1) == [Array("1".utf8)])
    #expect(throws: FileMerge.Failure.unknownKey(.base, name: "q")) {
      try compare(old, old + "3,z\n", keys: ["q"])
    }
    #expect(throws: FileMerge.Failure.duplicateKey(.ours, key: "1")) {
      try compare(old, old + "1,z\n", keys: ["a"])
    }
  }
}

// MARK: Law

/// A table as texts.
private struct TextTable: Equatable {
  var titles: [String]
  var rows: [[String]]
  var comments: [String]

  private static let texts = [
    "1", "1.0", "1.10", "1.1", "1e3", "1000", "TRUE", "true", "NA", "", "", "007", "7", ".5", "0.5",
    "-0",
    "a b", "say \"no\"", "x;y", "é", "2024-01-02", "Ada", "Bob", "line\nbreak",
  ]

  init(_ random: inout SeededGenerator) {
    titles = Array(
      ["key", "name", "version", "city"].prefix(Int.random(in: 2...4, using: &random)))
    if Bool.random(using: &random) { titles[0] = "place" }
    rows = []
    for number in 0..<Int.random(in: 2...8, using: &random) {
      let first = Bool.random(using: &random) ? "r\(number)" : "r\(number % 3)"
      rows.append([first] + titles.dropFirst().map { _ in Self.text(&random) })
    }
    comments = Bool.random(using: &random) ? [] : ["# made by hand"]
  }

  static func text(_ random: inout SeededGenerator) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  /// The table after one change, which may change nothing.
  func changed(_ random: inout SeededGenerator) -> TextTable {
    var table = self
    let row = Int.random(in: rows.indices, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<4:
      let column = Int.random(in: titles.indices, using: &random)
      table.rows[row][column] = column == 0 ? "r9" : Self.text(&random)
    case 4: table.rows.remove(at: row)
    case 5: table.rows.insert(["new"] + titles.dropFirst().map { _ in Self.text(&random) }, at: row)
    case 6: table.rows.swapAt(row, Int.random(in: rows.indices, using: &random))
    case 7:
      table.titles.append("added\(titles.count)")
      for place in table.rows.indices { table.rows[place].append(Self.text(&random)) }
    default: table.comments = comments.isEmpty ? ["# new"] : ["# other"]
    }
    return table
  }

  /// The table as a file, in a random spelling.
  func written(_ random: inout SeededGenerator) -> [UInt8] {
    let end = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
    let delimiter = [",", "\t"].randomElement(using: &random) ?? ","
    var lines = comments
    for (place, record) in ([titles] + rows).enumerated() {
      let fields = record.map { text in
        let special = text.contains { "\",;\t\n".contains($0) }
        let isQuoted = special || place > 0 && Int.random(in: 0..<4, using: &random) == 0
        return isQuoted ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
      }
      lines.append(fields.joined(separator: delimiter))
    }
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    let last = Bool.random(using: &random) ? end : ""
    return Array((mark + lines.joined(separator: end) + last).utf8)
  }
}

@Suite struct FileComparisonLaws {
  @Test(arguments: Seeds.all(6))
  func `there is a difference if and only if texts differ`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let old = TextTable(&random)
      var new = old
      for _ in 0..<Int.random(in: 0...2, using: &random) where new.rows.count > 1 {
        new = new.changed(&random)
      }
      let (before, after) = (old.written(&random), new.written(&random))
      let difference = try FileComparison(old: before, new: after).compared()
      let files =
        "\(seed): \(String(decoding: before, as: UTF8.self))|\(String(decoding: after, as: UTF8.self))"
      #expect(difference.hasDifferences == (old != new), "\(files)")
      #expect(
        difference.spelling.isEmpty == (before == after) || difference.hasDifferences, "\(files)")
      // What differs leads from one table to the other.
      var kept = Set(old.rows.indices).subtracting(difference.removed)
      var origins = [Int](repeating: -1, count: new.rows.count)
      for move in difference.moved {
        origins[move.new] = move.old
        kept.remove(move.old)
      }
      var stays = kept.sorted()[...]
      for row in new.rows.indices where origins[row] < 0 && !difference.added.contains(row) {
        origins[row] = stays.popFirst() ?? -1
      }
      #expect(stays.isEmpty, "\(files)")
      for (row, origin) in origins.enumerated() where origin >= 0 {
        let cells = Dictionary(
          uniqueKeysWithValues: difference.changed.filter { $0.new == row }.flatMap {
            difference.cells(ofChanged: $0).map {
              ($0.column, String(decoding: $0.new ?? [], as: UTF8.self))
            }
          })
        let expected = new.titles.enumerated().map { place, title in
          cells[title] ?? (place < old.titles.count ? old.rows[origin][place] : "")
        }
        #expect(expected == new.rows[row], "\(files)")
      }
    }
  }
}
