import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// What is found in files as people have them: each case with its neighbours.
struct CSVDialectTests {
  /// A file and what it holds.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// The names; nil: there is no header.
    var names: [String]?
    var first: [String]
    var rows: Int
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ names: [String]?, _ first: [String], rows: Int) {
      (self.name, self.text, self.names, self.first, self.rows) = (name, text, names, first, rows)
    }
  }

  func open(
    _ text: String, _ options: CSVDialectOptions = CSVDialectOptions()
  ) throws -> (source: CSVSource, sniffing: CSVSniffing) {
    let found = try CSVSource.open(MemoryByteSource(Array(text.utf8)), options: options)
    try found.source.index.scan()
    return found
  }

  func row(_ source: CSVSource, _ row: Int) -> [String] {
    let requests = source.columns.indices.map { ColumnRequest(ColumnNumber($0), as: .text) }
    return source.cells(rows: [row], requests).map {
      String(decoding: CellFormatter.displayText(of: $0[0]).utf8, as: UTF8.self)
    }
  }

  func check(_ found: (source: CSVSource, sniffing: CSVSniffing), _ wanted: Case) {
    let (source, sniffing) = found
    let names = source.columns.map { String(decoding: $0.name.utf8, as: UTF8.self) }
    #expect(sniffing.dialect.hasHeader == (wanted.names != nil), "\(sniffing.findings)")
    if let expected = wanted.names { #expect(names == expected, "\(sniffing.findings)") }
    #expect(source.rowCount == wanted.rows)
    if source.rowCount > 0 { #expect(row(source, 0) == wanted.first, "\(sniffing.findings)") }
  }

  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  static let oneColumn: [Case] = [
    Case(
      "quoted comments", "comment\n" + lines(30) { "\"Good, but \($0)\"" }, ["comment"],
      ["Good, but 0"], rows: 30),
    Case(
      "quoted name", "\"comment\"\n" + lines(30) { "\"Good, but \($0)\"" }, ["comment"],
      ["Good, but 0"], rows: 30),
    Case(
      "some in quotes", "comment\nfine\n\"Good, but slow\"\nok\n\"a, b\"\n", ["comment"], ["fine"],
      rows: 4),
    Case(
      "no quotes at all", "comment\nfine\nGood, but slow\nok\nneither, nor, both\nyes\n",
      ["comment"], ["fine"], rows: 5),
    Case(
      "coordinates", "coord\n" + lines(9) { "\"52.\($0),13.4\"" }, ["coord"], ["52.0,13.4"],
      rows: 9),
    Case(
      "addresses", "address\n" + lines(9) { "\"\($0) Main St, Springfield\"" }, ["address"],
      ["0 Main St, Springfield"], rows: 9),
    Case(
      "addresses without quotes", "address\n" + lines(9) { "\($0 + 1) Main St" }, ["address"],
      ["1 Main St"], rows: 9),
    Case(
      "moments", "when\n" + lines(30) { "2024-01-01 00:00:\($0 + 10)" }, ["when"],
      ["2024-01-01 00:00:10"], rows: 30),
    Case(
      "moments without a name", lines(30) { "2024-01-01 00:00:\($0 + 10)" }, nil,
      ["2024-01-01 00:00:10"], rows: 30),
    Case("times", "time\n" + lines(9) { "00:00:0\($0)" }, ["time"], ["00:00:00"], rows: 9),
    Case("times without a name", lines(9) { "00:00:0\($0)" }, nil, ["00:00:00"], rows: 9),
    Case(
      "ISO moments", "at\n" + lines(9) { "2024-01-0\($0 + 1)T00:00:00Z" }, ["at"],
      ["2024-01-01T00:00:00Z"], rows: 9),
    Case(
      "addresses of the web", lines(9) { "https://example.com:8080/\($0)" }, nil,
      ["https://example.com:8080/0"], rows: 9),
    Case(
      "hardware addresses", "mac\n" + lines(9) { "00:1a:2b:3c:4d:0\($0)" }, ["mac"],
      ["00:1a:2b:3c:4d:00"], rows: 9),
    Case("dates", lines(9) { "1/\($0 + 1)/2020" }, nil, ["1/1/2020"], rows: 9),
    Case(
      "dates in words", "day\n" + lines(9) { "\"Jan \($0 + 1), 2020\"" }, ["day"],
      ["Jan 1, 2020"], rows: 9),
    Case("names", "full name\n" + lines(9) { "Ada L\($0)" }, ["full name"], ["Ada L0"], rows: 9),
    Case(
      "objects", lines(9) { "{\"a\":\($0),\"b\":\"x\"}" }, nil, ["{\"a\":0,\"b\":\"x\"}"], rows: 9),
  ]

  static let delimited: [Case] = [
    Case(
      "blanks before quotes",
      "id, name, note\n0, \"Smith, J0\", \"says \"\"hi\"\"\"\n"
        + lines(5) { "\($0 + 1), \"Smith, J\", \"says \"\"hi\"\"\"" },
      ["id", "name", "note"], ["0", "Smith, J0", "says \"hi\""], rows: 6),
    Case(
      "blanks without quotes", "id, name\n1, Ada\n2, Bo\n", ["id", "name"], ["1", "Ada"], rows: 2),
    Case(
      "all in quotes, lines of other lengths",
      (0..<30).map { "\"name\($0)\"" }.joined(separator: ",") + "\n"
        + lines(20) { _ in
          (0..<28).map { "\"a; b; c \($0)\"" }.joined(separator: ",") + "\n\"one; two; three\""
        },
      (0..<30).map { "name\($0)" }, (0..<28).map { "a; b; c \($0)" } + ["", ""], rows: 40),
    Case(
      "decimal commas", "a;b;c\n" + lines(5) { "x\($0);1,\($0);2,5" }, ["a", "b", "c"],
      ["x0", "1,0", "2,5"], rows: 5),
    Case(
      "times between commas", "from,to\n" + lines(5) { "1\($0):00,1\($0):30" }, ["from", "to"],
      ["10:00", "10:30"], rows: 5),
    Case(
      "users", lines(5) { "user\($0):x:\(1000 + $0):100::/homes/user\($0):/bin/sh" }, nil,
      ["user0", "x", "1000", "100", "", "/homes/user0", "/bin/sh"], rows: 5),
    Case(
      "aligned by blanks", "x    y   z\n" + lines(5) { "1    2\($0)  3" }, ["x", "y", "z"],
      ["1", "20", "3"], rows: 5),
    Case("sep", "sep=;\na;b\n1;2\n3;4\n", ["a", "b"], ["1", "2"], rows: 2),
    Case("sep with a tab", "SEP=\t\r\na\tb\r\n1\t2\r\n", ["a", "b"], ["1", "2"], rows: 1),
    Case("single quotes", "a|b\n'x|y'|1\n'z'|2\n", ["a", "b"], ["x|y", "1"], rows: 2),
    Case(
      "entities", "name,n\n" + lines(5) { "R&amp;D&nbsp;\($0),\($0)" }, ["name", "n"],
      ["R&amp;D&nbsp;0", "0"], rows: 5),
    Case(
      "quotes behind many blanks",
      "\"Name\",     \"Sex\", \"Age\"\n\"Alex\",       \"M\",   41\n\"Bert\",       \"M\",   42\n",
      ["Name", "Sex", "Age"], ["Alex", "M", "41"], rows: 2),
    Case(
      "inches", "part,n\n" + lines(5) { "\($0 + 3)\" pipe,\($0)" }, ["part", "n"],
      ["3\" pipe", "0"], rows: 5),
  ]

  static let headers: [Case] = [
    Case(
      "years",
      "Country Name,Country Code,1960,1961,1962\n"
        + lines(5) { "Aruba,ABW,5421\($0),55438,56225" },
      ["Country Name", "Country Code", "1960", "1961", "1962"],
      ["Aruba", "ABW", "54210", "55438", "56225"], rows: 5),
    Case(
      "one year", "district,2018\n" + lines(5) { "north \($0),3120\($0)" }, ["district", "2018"],
      ["north 0", "31200"], rows: 5),
    Case(
      "years as data", lines(5) { "Smith\($0),198\($0)" }, nil, ["Smith0", "1980"], rows: 5),
    Case(
      "stems", "name,x_1,x_2\n" + lines(5) { "a\($0),1,2" }, ["name", "x_1", "x_2"],
      ["a0", "1", "2"], rows: 5),
    Case(
      "numbers in a row", "plate,1,2,3,4\n" + lines(5) { "A\($0),0.1,0.2,0.5,0.\($0)" },
      ["plate", "1", "2", "3", "4"], ["A0", "0.1", "0.2", "0.5", "0.0"], rows: 5),
    Case(
      "dates as names", "Region,1/22/20,1/23/20\n" + lines(5) { "R\($0),1,2" },
      ["Region", "1/22/20", "1/23/20"], ["R0", "1", "2"], rows: 5),
    Case(
      "padded titles",
      "Report: Sales,,\n,,\nRegion,Q1,Q2\nNorth,1,2\nSouth,3,4\nTotal,4,6\n",
      ["Region", "Q1", "Q2"], ["North", "1", "2"], rows: 3),
    Case(
      "a title with commas",
      "Sales by region, quarter, and year\nregion,amount\n"
        + lines(5) { "r\($0),\($0)" }, ["region", "amount"], ["r0", "0"], rows: 5),
    Case(
      "titles and blank lines", "Report of May\nmade by hand\n\nid,name\n1,a\n\n2,b\n",
      ["id", "name"], ["1", "a"], rows: 2),
    Case(
      "a title of one word", "Report\nid,name\n1,a\n2,b\n", ["id", "name"], ["1", "a"], rows: 2),
    Case(
      "pairs above the table",
      "Data Source,World Development\n\nLast Updated,2021-03-19\n\nCountry,Code,1960,1961\n"
        + lines(5) { "Aruba,ABW,5\($0)211,55438" },
      ["Country", "Code", "1960", "1961"], ["Aruba", "ABW", "50211", "55438"], rows: 5),
    Case(
      "groups of columns",
      ",,2019,,2020,\ncity,code,Q1,Q2,Q3,Q4\n"
        + lines(5) { "c\($0),x,1,2,3,4" },
      ["city", "code", "Q1", "Q2", "Q3", "Q4"], ["c0", "x", "1", "2", "3", "4"], rows: 5),
    Case(
      "two headers", "name,height\nof person,in metres\n" + lines(5) { "p\($0),1.8" },
      ["name", "height"], ["of person", "in metres"], rows: 6),
    Case(
      "two headers of moments",
      "StartDate,Q1\nStart Date,How are you?\n" + lines(5) { "2020-01-0\($0 + 1) 10:00:00,Good" },
      ["StartDate", "Q1"], ["Start Date", "How are you?"], rows: 6),
    Case(
      "units", "name,height\n,cm\n" + lines(5) { "p\($0),18\($0)" }, ["name", "height"],
      ["", "cm"], rows: 6),
    Case(
      "a delimiter at the end", "a,b,\n1,2,\n3,4,\n", ["a", "b", ""], ["1", "2", ""], rows: 2),
    Case(
      "a title as wide as the table, and all texts",
      "Report of winter, spring, and autumn\nkind,color,place\n"
        + lines(5) { "k\($0),red,Oslo" }, ["kind", "color", "place"], ["k0", "red", "Oslo"], rows: 5
    ),
    Case(
      "no names of four words", "full legal name, city\nAda Lovelace, Paris\nBo Derek, Rome\n",
      ["full legal name", "city"], ["Ada Lovelace", "Paris"], rows: 2),
    Case(
      "numbers from zero", ",0,1,2\n" + lines(4) { "\($0),0.\($0),3,1" }, ["", "0", "1", "2"],
      ["0", "0.0", "3", "1"], rows: 4),
    Case("two years alone", "2018,2019\n100,200\n300,400\n", nil, ["2018", "2019"], rows: 3),
    Case(
      "totals at the end", "day,n\n2024-01-01,1\n2024-01-02,2\n2024-01-03,3\nTotal,6\n",
      ["day", "n"], ["2024-01-01", "1"], rows: 4),
    Case(
      "texts that come again",
      "red,yes please\n" + lines(3) { "blue,no thanks \($0)\nred,no thanks" }, nil,
      ["red", "yes please"], rows: 7),
  ]

  @Test(arguments: oneColumn) func `files of one column are read as such`(wanted: Case) throws {
    check(try open(wanted.text), wanted)
  }

  @Test(arguments: delimited) func `delimiters count outside quotes and values`(
    wanted: Case
  ) throws {
    check(try open(wanted.text), wanted)
  }

  @Test(arguments: headers) func `names are found below titles and beside years`(
    wanted: Case
  ) throws {
    check(try open(wanted.text), wanted)
  }

  @Test(arguments: oneColumn + delimited + headers)
  func `what was found may be forced, each part alone`(wanted: Case) throws {
    let found = try open(wanted.text).sniffing.dialect
    var parts: [(inout CSVDialectOptions) -> Void] = []
    parts.append { $0.hasHeader = found.hasHeader }
    parts.append { $0.delimiter = found.delimiter }
    parts.append { $0.quote = .some(found.quote) }
    parts.append { $0.escape = found.escape }
    parts.append { $0.skipInitialSpace = found.skipInitialSpace }
    parts.append { $0.commentPrefix = found.commentPrefix }
    for part in parts {
      var options = CSVDialectOptions()
      part(&options)
      check(try open(wanted.text, options), wanted)
    }
  }

  @Test func `units do not make a column of numbers a text`() throws {
    let text = "name,height\n,cm\n" + Self.lines(5) { "p\($0),18\($0)" }
    let types = try open(text).sniffing.columns.map(\.settings.type)
    #expect(types == [.text, .integer])
  }

  @Test func `names of several records are joined`() throws {
    var options = CSVDialectOptions()
    options.headerRows = 2
    let text = ",2019,,2020,\nRegion,Q1,Q2,Q1,Q2\nNorth,1,2,3,4\n"
    let (source, sniffing) = try open(text, options)
    #expect(
      source.columns.map(\.name) == ["Region", "2019 Q1", "2019 Q2", "2020 Q1", "2020 Q2"])
    #expect(sniffing.dialect.headerRows == 2)
    #expect(source.rowCount == 1)
    // A renamed column has its new name in the first record.
    let columns = source.columns.indices.map { place in
      CSVFileColumn(
        source: place, name: place == 2 ? "New" : nil, settings: source.columns[place].settings)
    }
    let content = CSVFileContent(
      columns: columns, rows: [.source(0..<1)], editedRows: { _ in [] }, cells: { _ in [:] })
    var written: [UInt8] = []
    try source.write(content, style: nil) { piece in
      switch piece {
      case .bytes(let bytes): written += bytes
      case .copy(let range): written += Array(text.utf8)[range]
      }
    }
    let again = try open(String(decoding: written, as: UTF8.self), options)
    #expect(
      again.source.columns.map(\.name) == ["Region", "2019 Q1", "New", "2020 Q1", "2020 Q2"])
    #expect(row(again.source, 0) == ["North", "1", "2", "3", "4"])
  }

  @Test func `blanks before fields are kept, and new records have them`() throws {
    let text = "id, name\n1, \"Smith, J\"\n2,  plain\n"
    let source = try open(text).source
    func written(_ edits: [CSVRowReference: [Int: Cell]], inserting: Bool = false) throws -> String
    {
      var bytes: [UInt8] = []
      try source.rendered(
        order: [.source(0), .source(1)] + (inserting ? [.inserted(0)] : []),
        edits: { edits[$0] }, write: { bytes += $0 })
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try written([:]) == text)
    #expect(
      try written([.source(1): [1: Cell(.text("a, b"))]])
        == "id, name\n1, \"Smith, J\"\n2,  \"a, b\"\n")
    #expect(
      try written([.source(1): [1: Cell(.text(" x"))]])
        == "id, name\n1, \"Smith, J\"\n2,  \" x\"\n")
    let new: [Int: Cell] = [0: Cell(.integer(3)), 1: Cell(.text("y"))]
    #expect(try written([.inserted(0): new], inserting: true) == text + "3, y\n")
  }

  @Test func `the evidence has the parts of the score and the other delimiters`() throws {
    let findings = try open("a;b\n1,5;2,5\n2,5;3,5\n").sniffing.findings
    let delimiter = try #require(findings.first { $0.choice == "delimiter" })
    #expect(
      delimiter.parts.map(\.name) == ["fields", "values", "quotes", "whole", "firstLine", "prior"])
    #expect(delimiter.parts.allSatisfy { (0...1).contains($0.value) })
    let score = delimiter.parts.reduce(1) { $0 * $1.value }
    #expect(delimiter.others.contains { $0.delimiter == 0x2C && $0.score < score })
    #expect(delimiter.others.contains { $0.delimiter == nil })
  }
}
