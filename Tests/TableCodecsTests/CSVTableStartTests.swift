import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Where tables begin, and which records are headers: names that look like amounts, marks for missing
/// numbers, titles with delimiters in them, headers of other sizes.
struct CSVTableStartTests {
  private let files = CSVDialectTests()

  private func names(_ sniffing: CSVSniffing) -> [String] {
    sniffing.columns.map { String(decoding: $0.name.utf8, as: UTF8.self) }
  }

  /// The lines before the table, blank ones aside.
  private func preamble(_ text: String, _ sniffing: CSVSniffing) -> [Substring] {
    let end = sniffing.layout.header?.lowerBound ?? sniffing.layout.dataStart
    return text.utf8.prefix(end).split { $0 == 0x0A || $0 == 0x0D }.map { Substring($0) }
  }

  // MARK: Names like amounts

  @Test(arguments: [
    "ID,DAY1,DAY2,DAY3|1,2,3,4|2,5,6,7|3,1,1,1", "name,VAR1,VAR2|a,1,2|b,3,4", "VAR1|1|2",
    "COL1,COL2|1,2|3,4", "ID,AGE1,BMI1,AGE2,BMI2|1,25,22.5,30,23.5|2,35,24.5,40,25.5",
    "DIM1,DIM2,label|0.5,0.6,a|0.1,0.2,b", "ICD10,N|5,6|7,8", "VAR 1,VAR 2|1,2|3,4",
    "VAR 1,VAR 2|foo,bar|baz,qux", "Land,EUR 2019,EUR 2020|A,1,2|B,3,4", "USD1,USD2|5,6|7,8",
    "Item,$1,$2|A,5,6|B,7,8", "Land,5%,10%|A,1,2|B,3,4", "Name,5 kg,10 kg|A,5,6|B,7,8",
    "day1,PM10,Q1|1,2,3|4,5,6",
  ]) func `names of capitals and a number, or with a sign, are names`(file: String) throws {
    let text = file.split(separator: "|").joined(separator: "\n") + "\n"
    let sniffing = try files.open(text).sniffing
    #expect(sniffing.dialect.hasHeader, "\(sniffing.findings)")
    #expect(names(sniffing) == file.split(separator: "|")[0].split(separator: ",").map(String.init))
  }

  @Test(arguments: [
    "EUR 5,EUR 6|EUR 7,EUR 8|EUR 9,EUR 10", "ISK 5,x|ISK 6,y|ISK 7,z", "A,5 ISK|B,6 ISK|C,7 ISK",
    "Rent,$500.00,$450|Food,200,180|Total,$700,$630", "x,(5),6|y,7,(8)|z,9,10", "$5|6|7",
    "A,5 kg|B,6 kg|C,7 kg", "DE,10%|FR,12%|IT,9%",
  ]) func `amounts in the first row are values`(file: String) throws {
    let text = file.split(separator: "|").joined(separator: "\n") + "\n"
    let sniffing = try files.open(text).sniffing
    #expect(!sniffing.dialect.hasHeader, "\(sniffing.findings)")
  }

  // MARK: Missing numbers, corners, numbers as names

  @Test(arguments: [
    // As R writes tables of counts, and pandas columns without names.
    "\"\",\"16.5\",\"16.75\",\"17.5\"|\"71\",0,1,3|\"70\",1,3,10", "\"5\",\"9\"|1,2|3,4",
    "Month,0|2016-01-01,12.5|2016-02-01,13.5", "0,1,2|0.5,3,0.7|0.2,4,0.1",
  ]) func `numbers in quotes above others, and those from 0, are names`(file: String) throws {
    let text = file.split(separator: "|").joined(separator: "\n") + "\n"
    #expect(try files.open(text).sniffing.dialect.hasHeader)
  }

  @Test(arguments: [
    "\"71\",0,1|\"70\",1,3", "\"1\",\"2\"|\"3\",\"4\"", "\"1,234\",\"5,678\"|12,34|56,78",
    "n/a,0|2016-01-01,12.5|2016-02-01,13.5", "x,1|y,2|z,3",
    "fig,\"3\"|kiwi,5|plum,8", "fig,\"3\",\"4\"|kiwi,5,6|plum,8,9",
  ]) func `numbers in quotes as those below are values`(file: String) throws {
    let text = file.split(separator: "|").joined(separator: "\n") + "\n"
    #expect(try !files.open(text).sniffing.dialect.hasHeader)
  }

  @Test(arguments: [
    ":", "*", "…", "n.a.", "(X)", "**", "#DIV/0!", "..", "NA", "-", "", "missing", "nd", "–", ": c",
  ]) func `years are names above numbers of which many are missing`(null: String) throws {
    let text =
      "geo,2018,2019,2020\nA,\(null),1.5,\(null)\nB,2.5,\(null),3.5\nC,\(null),2.5,\(null)\n"
    let sniffing = try files.open(text).sniffing
    #expect(sniffing.dialect.hasHeader, "\(sniffing.findings)")
    let first = try files.open("A,\(null),1.5\nB,2.5,\(null)\nC,4.5,2.5\nD,5,6\n").sniffing
    #expect(!first.dialect.hasHeader, "\(first.findings)")
  }

  static let corners: [CSVDialectTests.Case] = [
    .init(
      "years beside an empty corner",
      ",2018,2019,2020\n" + CSVDialectTests.lines(6) { "r\($0),\($0),\($0 * 2 + 3),7" },
      ["", "2018", "2019", "2020"], ["r0", "0", "3", "7"], rows: 6),
    .init(
      "rows without an index", ",2018,5\nx,2019,6\ny,2020,7\nz,2017,8\n", nil, ["", "2018", "5"],
      rows: 4),
    .init(
      "Eurostat",
      "freq,unit,geo\\TIME_PERIOD\t2018 \t2019 \n"
        + CSVDialectTests.lines(4) { "A,PC,X\($0)\t\($0).5 \t\($0 == 2 ? ": c" : "1.5 p")" },
      ["freq,unit,geo\\TIME_PERIOD", "2018 ", "2019 "], ["A,PC,X0", "0.5 ", "1.5 p"], rows: 4),
    .init("numbers without a name", "1,2,3\n7,5,1\n4,4,2\n9,1,1\n", nil, ["1", "2", "3"], rows: 4),
    .init(
      "numbers above fractions", "0,1,2\n0.5,0.7,0.9\n0.1,0.3,0.2\n", ["0", "1", "2"],
      ["0.5", "0.7", "0.9"], rows: 2),
    .init(
      "a text that comes again in three records",
      "Ada,Lovelace,London\nGrace,Hopper,New York\nAlan,Turing,London\n", nil,
      ["Ada", "Lovelace", "London"], rows: 3),
    .init(
      "units in parentheses",
      "Region,Male,Female\n,(1000),(1000)\n" + CSVDialectTests.lines(3) { "R\($0),1,2" },
      ["Region", "Male", "Female"], ["", "(1000)", "(1000)"], rows: 4),
    .init(
      "users with commas",
      CSVDialectTests.lines(9) { "u\($0):x:\(1000 + $0):5:User \($0),,,:/homes/u\($0):/bin/sh" },
      nil,
      ["u0", "x", "1000", "5", "User 0,,,", "/homes/u0", "/bin/sh"], rows: 9),
  ]

  @Test(arguments: corners) func `corners, units and numbers are told from names`(
    wanted: CSVDialectTests.Case
  ) throws {
    files.check(try files.open(wanted.text), wanted)
  }

  @Test func `units in parentheses are no numbers`() throws {
    let text = "Region,Male,Female\n,(1000),(1000)\nA,1,2\nB,3,4\nC,5,6\n"
    let types = try files.open(text).sniffing.columns.map(\.settings.type)
    #expect(types == [.text, .integer, .integer])
  }

  // MARK: Headers like comments

  @Test(arguments: [
    ("# made by x|#id,name,v|1,Ada,2.5|2,Bob,3.5", ["#id", "name", "v"], 1, ""),
    ("#id,v|1,2|# bad sensor|3,4|5,6", ["#id", "v"], 0, "# "),
    ("##a|##b|#id,v|1,2|## bad|3,4|5,6", ["#id", "v"], 2, "##"),
    ("# by x|#name,city|Ada,London|Bo,Oslo", ["#name", "city"], 1, ""),
    ("# a, b, c|id,name,v|1,Ada,2|2,Bo,3", ["id", "name", "v"], 1, ""),
    ("# made by x|id,name|1,Ada|2,Bo", ["id", "name"], 1, "#"),
    ("id,v|1,2|#3,4|5,6", ["id", "v"], 0, ""),
  ]) func `a header may look like a comment`(
    file: String, wanted: [String], before: Int, prefix: String
  ) throws {
    let text = file.split(separator: "|").joined(separator: "\n") + "\n"
    let (source, sniffing) = try files.open(text)
    #expect(names(sniffing) == wanted, "\(sniffing.findings)")
    #expect(preamble(text, sniffing).count == before)
    #expect(String(decoding: sniffing.dialect.commentPrefix, as: UTF8.self) == prefix)
    #expect(files.row(source, 0).count == wanted.count)
    // What was found can be told.
    var options = CSVDialectOptions()
    options.commentPrefix = sniffing.dialect.commentPrefix
    #expect(names(try files.open(text, options).sniffing) == wanted)
  }

  // MARK: Titles

  @Test(arguments: [
    "Sales, by region, in EUR", "Sales, 2020", "Stand,31.12.2020", "Source: Office, 2020",
    "Customer:,ACME,", "Exported,2020-01-13,10:20", "Sales, by region,", "Konto,DE12 5001,EUR",
    "Report: Sales, 2020, EUR, North", "Report,2020,EUR", "Station,59.91,10.75", "Customer,ACME",
    "Results,,final",
    "Sales, by region, in EUR\nStand,31.12.2020", "Sales, by region\n\nin EUR",
    "\"Sales, by region\"", "Sales by region, in EUR, and more",
  ]) func `a title with delimiters is no header`(title: String) throws {
    let rows = CSVDialectTests.lines(5) { "N\($0),\($0 * 3 + 1),\($0 * 7 % 5)" }
    let tables = [
      ("Region,Q1,Q2", rows), ("a,b,c", rows), ("Land,2019,2020", rows), (",A,B", rows),
      ("Day,Low,High", CSVDialectTests.lines(4) { "2020-01-0\($0 + 1),\($0),5" }),
    ]
    for (header, rows) in tables {
      if header.contains("2019"), title.hasSuffix(".75") || title.hasPrefix("Report,") { continue }
      for mark in [",", ";"] {
        let text = (title + "\n" + header + "\n" + rows)
          .split(separator: ",", omittingEmptySubsequences: false).joined(separator: mark)
        let sniffing = try files.open(text).sniffing
        let wanted = header.split(separator: ",", omittingEmptySubsequences: false)
        #expect(names(sniffing) == wanted.map(String.init), "\(text) \(sniffing.findings)")
        let lines = title.split(separator: "\n").map { line in
          line.split(separator: ",", omittingEmptySubsequences: false).joined(separator: mark)
        }
        #expect(preamble(text, sniffing).map(String.init) == lines)
      }
    }
  }

  static let noTitles: [CSVDialectTests.Case] = [
    .init(
      "a header with blanks above units",
      "time, temp\ns,degC\n" + CSVDialectTests.lines(4) { "\($0),12.5" }, ["time", " temp"],
      ["s", "degC"], rows: 5),
    .init(
      "dates as names above units",
      "Name,1/1/2020,1/2/2020\n,EUR,USD\n" + CSVDialectTests.lines(4) { "N\($0),1,2" },
      ["Name", "1/1/2020", "1/2/2020"], ["", "EUR", "USD"], rows: 5),
    .init(
      "years above units",
      "Land,2019,2020\nName,EUR,USD\n" + CSVDialectTests.lines(4) { "N\($0),1,2" },
      ["Land", "2019", "2020"], ["Name", "EUR", "USD"], rows: 5),
    .init(
      "one year above a unit and an empty field",
      "state;2003\n;%\n" + CSVDialectTests.lines(6) { "N\($0);\($0)5" }, ["state", "2003"],
      ["", "%"], rows: 7),
    .init(
      "one year above names that continue it",
      "state\t2017\nstate (code)\t2017 (new)\n" + CSVDialectTests.lines(6) { "N\($0)\t\($0)5" },
      ["state", "2017"], ["state (code)", "2017 (new)"], rows: 7),
    .init(
      "dates as names above types",
      "id,1/1/2020,2/1/2020\nstring,int,float\n" + CSVDialectTests.lines(4) { "r\($0),1,2.5" },
      ["id", "1/1/2020", "2/1/2020"], ["string", "int", "float"], rows: 5),
    .init(
      "numbers in names",
      "GEO_ID,NAME,P001001\nid,Area,Total\n"
        + CSVDialectTests.lines(4) { "04US\($0),A\($0),77\($0)" }, ["GEO_ID", "NAME", "P001001"],
      ["id", "Area", "Total"], rows: 5),
    .init(
      "labels as names", "Time:,Temp:\n" + CSVDialectTests.lines(4) { "10:0\($0),\($0)" },
      ["Time:", "Temp:"], ["10:00", "0"], rows: 4),
    .init(
      "rows of which one rises", "x,5,9,2\na,1,2,3\nb,9,1,7\nc,5,5,6\n", nil, ["x", "5", "9", "2"],
      rows: 4),
    .init(
      "texts of which some rows lack the last",
      "0000;<control>;Cc;;\n0001;<control>;Cc;;\n0041;LATIN A;Lu;;0061\n0042;LATIN B;Lu;;0062\n",
      nil, ["0000", "<control>", "Cc", "", ""], rows: 4),
    .init(
      "the account of a bank above bookings",
      "Compte;****1234;EUR;31/01/2020;;1 234,56\n"
        + CSVDialectTests.lines(9) { "0\($0 + 1)/01/2020;CB;Paiement \($0);r\($0);-\($0),20" }, nil,
      ["01/01/2020", "CB", "Paiement 0", "r0", "-0,20"], rows: 9),
  ]

  @Test(arguments: noTitles) func `headers and rows are no titles`(
    wanted: CSVDialectTests.Case
  ) throws {
    files.check(try files.open(wanted.text), wanted)
  }

  // MARK: Headers without the first name

  static let short: [CSVDialectTests.Case] = [
    .init(
      "a matrix of genes", "s1\ts2\ts3\n" + CSVDialectTests.lines(9) { "gene\($0)\t\($0)\t5\t0" },
      ["", "s1", "s2", "s3"], ["gene0", "0", "5", "0"], rows: 9),
    .init("numbers", "a,b\nx,1,2\ny,3,4\nz,5,6\n", ["", "a", "b"], ["x", "1", "2"], rows: 3),
    .init("texts", "a,b\nx,p,q\ny,r,s\nz,t,u\n", ["", "a", "b"], ["x", "p", "q"], rows: 3),
    .init(
      "years", "2018,2019\nx,1.5,2\ny,3.5,4\nz,5.5,6\n", ["", "2018", "2019"], ["x", "1.5", "2"],
      rows: 3),
    .init(
      "R", "\"mpg\" \"cyl\"\n\"Mazda RX4\" 21 6\n\"Datsun 710\" 22.8 4\n", ["", "mpg", "cyl"],
      ["Mazda RX4", "21", "6"], rows: 2),
    .init(
      "a delimiter at the ends", "a,b\n1,2,\n3,4,\n", ["a", "b", ""], ["1", "2", ""], rows: 2),
    .init(
      "notes at some ends", "a,b\n1,2,\n3,4,x\n5,6,\n7,8,\n", ["a", "b", ""], ["1", "2", ""],
      rows: 4),
    .init(
      "names of rows that come again", "id,name\nA,Ada,x\nA,Bo,y\nB,Cy,z\n", ["id", "name", ""],
      ["A", "Ada", "x"], rows: 3),
    .init(
      "rows of other sizes", "a,b\nx,1,2\ny,3\nz,5,6\nv,7,8\n", ["a", "b", ""], ["x", "1", "2"],
      rows: 4),
  ]

  @Test(arguments: short) func `the names of rows may have no name`(
    wanted: CSVDialectTests.Case
  ) throws {
    let found = try files.open(wanted.text)
    files.check(found, wanted)
    let lacks = found.source.layout.lacksFirstName
    #expect(lacks == (wanted.names?[0] == ""))
    let header = try #require(found.sniffing.findings.first { $0.choice == "header" })
    #expect(header.reason.contains("names of rows") == lacks)
    var options = CSVDialectOptions()
    options.hasHeader = true
    files.check(try files.open(wanted.text, options), wanted)
  }

  /// Writes a table with some columns, and reads it again.
  private func written(
    _ text: String, _ columns: [(source: Int?, name: Text?)], _ options: CSVDialectOptions = .init()
  ) throws -> (text: String, names: [String]) {
    let source = try files.open(text, options).source
    let content = CSVFileContent(
      columns: columns.map { column in
        CSVFileColumn(
          source: column.source, name: column.name,
          settings: column.source.map { source.columns[$0].settings } ?? ParseSettings(type: .text))
      }, rows: [.source(0..<source.rowCount)], editedRows: { _ in [] }, cells: { _ in [:] })
    var bytes: [UInt8] = []
    try source.write(content, style: nil) { piece in
      switch piece {
      case .bytes(let new): bytes += new
      case .copy(let range): bytes += Array(text.utf8)[range]
      }
    }
    let new = String(decoding: bytes, as: UTF8.self)
    return (new, names(try files.open(new).sniffing))
  }

  @Test func `a header keeps lacking the first name until it is given`() throws {
    let text = "s1,s2\nx,1,2\ny,3,4\n"
    func columns(_ places: [Int?], naming: [Int: Text] = [:]) -> [(source: Int?, name: Text?)] {
      places.enumerated().map { ($1, naming[$0]) }
    }
    var found = try written(text, columns([0, 1, 2]))
    #expect(found.text == text)
    found = try written(text, columns([0, 1, 2], naming: [2: "new"]))
    #expect(found.text == "s1,new\nx,1,2\ny,3,4\n")
    #expect(found.names == ["", "s1", "new"])
    found = try written(text, columns([0, 1, 2], naming: [0: "gene"]))
    #expect(found.text == "gene,s1,s2\nx,1,2\ny,3,4\n")
    found = try written(text, columns([1, 2]))
    #expect(found.text == "s1,s2\n1,2\n3,4\n")
    found = try written(text, columns([1, 0, 2]))
    #expect(found.text == "s1,,s2\n1,x,2\n3,y,4\n")
    found = try written(text, columns([0, 2]))
    #expect(found.text == ",s2\nx,2\ny,4\n")
    found = try written(text, columns([0, nil, 1, 2], naming: [1: "n"]))
    #expect(found.names == ["", "n", "s1", "s2"])
    // A header that looks like a comment is written like any other.
    let marked = "#id,v\n1,2\n# bad\n3,4\n5,6\n"
    found = try written(marked, columns([0, 1], naming: [1: "w"]))
    #expect(found.text == "#id,w\n1,2\n# bad\n3,4\n5,6\n")
  }

  // MARK: What is told

  @Test func `who says that there are no quotes means no other delimiter`() throws {
    let text =
      "id, name, note\n"
      + CSVDialectTests.lines(6) { "\($0), \"Smith, J\($0)\", \"says \"\"hi\"\"\"" }
    let changes: [(inout CSVDialectOptions) -> Void] = [
      { $0.skipInitialSpace = false }, { $0.quote = .some(nil) },
    ]
    for change in changes {
      var options = CSVDialectOptions()
      change(&options)
      let sniffing = try files.open(text, options).sniffing
      #expect(sniffing.dialect.delimiter == 0x2C, "\(sniffing.findings)")
      #expect(sniffing.dialect.hasHeader)
    }
  }

  @Test func `a comment is a title where there are no comments`() throws {
    let text = "# made by hand\nid;level;ms\n1;info;12\n2;warn;13\n"
    var options = CSVDialectOptions()
    options.commentPrefix = []
    let sniffing = try files.open(text, options).sniffing
    #expect(names(sniffing) == ["id", "level", "ms"])
    #expect(preamble(text, sniffing) == ["# made by hand"])
  }

  @Test func `byte order marks are no part of names`() throws {
    let twice = try files.open("\u{FEFF}\u{FEFF}id,name\n1,x\n2,y\n").sniffing
    #expect(names(twice) == ["id", "name"])
    let told = try files.open("\u{FEFF}\u{FEFF}sep=;\na;b\n1;2\n").sniffing
    #expect(names(told) == ["a", "b"])
  }

  @Test(arguments: ["id,n\r\n1,2\r\n3,4\r\n\u{1A}", "id,n\r\n1,2\r\n3,4\u{1A}\u{1A}"])
  func `the end mark of DOS is no record, and is kept`(text: String) throws {
    let (source, sniffing) = try files.open(text)
    #expect(sniffing.columns.map(\.settings.type) == [.integer, .integer])
    #expect(source.rowCount == 2)
    #expect(files.row(source, 1) == ["3", "4"])
    #expect(!source.canGrow(isWhole: false))
    let edited = Cell(.integer(5))
    var bytes: [UInt8] = []
    try source.rendered(
      order: [.source(0), .source(1), .inserted(0)],
      edits: { row in row == .inserted(0) ? [0: edited, 1: edited] : nil }, write: { bytes += $0 })
    let end = text.drop { $0 != "\u{1A}" }
    let lineEnd = text.hasSuffix("\r\n\u{1A}") ? "\r\n" : ""
    #expect(
      String(decoding: bytes, as: UTF8.self) == "id,n\r\n1,2\r\n3,4\r\n5,5" + lineEnd + end)
    // In the middle it is a character.
    #expect(try files.open("a\u{1A},b\n1,2\n").source.columns[0].name == "a\u{1A}")
  }
}
