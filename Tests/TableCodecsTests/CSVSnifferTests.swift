import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

struct CSVSnifferTests {
  private func sniff(
    _ text: String, _ options: CSVDialectOptions = CSVDialectOptions()
  ) throws -> CSVSniffing {
    try CSVSniffer.sniff(Array(text.utf8), isWhole: true, options: options)
  }

  private func types(_ sniffing: CSVSniffing) -> [ColumnType] {
    sniffing.columns.map(\.settings.type)
  }

  @Test func `a sample is asked about for every few records, and given up soon`() throws {
    let text = "a,b\n" + (0..<6_000).map { "\($0),2026-01-02\n" }.joined()
    func sniff(after questions: Int) throws -> Int {
      var asked = 0
      _ = try CSVSniffer.sniff(Array(text.utf8), isWhole: true) {
        asked += 1
        #expect(asked <= questions + 1)
        return asked > questions
      }
      return asked
    }
    let all = try sniff(after: .max - 1)
    #expect(all * CSVSampleTypes.cancellationRecords > 6_000)
    for questions in stride(from: 0, to: all, by: 5) {
      #expect(throws: CSVError.cancelled) { try sniff(after: questions) }
    }
  }

  @Test func `files of duckdb are read as the table says`() throws {
    let letters: [ColumnType: String] = [
      .integer: "i", .number: "n", .boolean: "b", .date: "d", .dateTime: "m", .text: "t",
      .time: "c",
    ]
    for line in SniffingTable.lines.split(separator: "\n") {
      let parts = line.split(separator: ";").map { $0.filter { $0 != " " } }
      let path = "duckdb-csv/\(parts[0])"
      guard let bytes = TestFiles.corpus(path) else {
        if TestSettings.requiresAll { Issue.record("absent: \(path)") }
        continue
      }
      let (source, sniffing) = try CSVSource.open(MemoryByteSource(bytes))
      try source.index.scan()
      var shown = types(sniffing).map { letters[$0] ?? "?" }.joined()
      if shown.count > 60 { shown = Self.runs(shown) }
      let found = [
        String(sniffing.dialect.delimiter), sniffing.dialect.hasHeader ? "header" : "data",
        String(source.rowCount), shown.isEmpty ? "-" : shown,
      ]
      #expect(found == Array(parts[1...4]), "\(path)")
    }
  }

  private static func runs(_ letters: String) -> String {
    var runs = ""
    var rest = letters[...]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      runs += "\(first)\(count)"
      rest = rest.dropFirst(count)
    }
    return runs
  }

  @Test func `types are inferred by strict grammars`() throws {
    let sniffing = try sniff(
      """
      id,zip,phone,price,when,at,flag,long,group,us
      1,00501,555 0100,1.5,2024-02-29,2024-01-01T10:00:00Z,Y,12345678901234567890,"1,2",12/31/2024
      2,10001,555 0101,2e3,2024-03-01,2024-01-02 11:30,N,12345678901234567891,"2,3",1/2/2024
      """)
    #expect(
      types(sniffing) == [
        .integer, .text, .text, .number, .date, .dateTime, .boolean, .text, .text, .date,
      ])
    #expect(sniffing.columns[9].settings.dateFormat.order == .monthDayYear)
    #expect(sniffing.columns[6].settings.booleanWords.trueWord == "Y")
    #expect(sniffing.typeEvidence[1].firstDisagreement?.text == "00501")
    #expect(sniffing.rowsExamined == 2)
  }

  @Test func `days that could be months stay text`() throws {
    let sniffing = try sniff("a,b\n1/2/2024,1\n3/4/2024,2\n")
    #expect(types(sniffing) == [.text, .integer])
    #expect(sniffing.typeEvidence[0].note.contains("months"))
  }

  @Test func `whole numbers that a double cannot hold are no numbers`() throws {
    #expect(types(try sniff("a,b\n1.5,x\n9007199254740993,y\n")) == [.decimal, .text])
    #expect(types(try sniff("a,b\n1,x\n9007199254740993,y\n")) == [.integer, .text])
    // An exponent is no decimal, and names of many digits are no numbers.
    #expect(types(try sniff("a,b\n1e3,x\n9007199254740993,y\n")) == [.text, .text])
    #expect(types(try sniff("a,b\n12345678901234567890,x\n5,y\n")) == [.text, .text])
  }

  @Test func `columns of numbers keep every digit above 2 to the 53`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(300)) {
      var generator = SeededGenerator(seed: seed ^ 0x2053)
      func digits(_ counts: ClosedRange<Int>) -> String {
        (0..<Int.random(in: counts, using: &generator)).map { place in
          "\(Int.random(in: (place == 0 ? 1 : 0)...9, using: &generator))"
        }.joined()
      }
      let texts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let sign = Bool.random(using: &generator) ? "-" : ""
        let end = Bool.random(using: &generator) ? "." + digits(1...3) : ""
        return sign + digits(Int.random(in: 0..<3, using: &generator) == 0 ? 15...22 : 1...4) + end
      }
      let text = "id,x\nrow,\(texts.joined(separator: "\nrow,"))\n"
      let (source, _) = try CSVSource.open(MemoryByteSource(Array(text.utf8)))
      try source.index.scan()
      let type = source.columns[1].settings.type
      let cells = source.cells(
        rows: Array(texts.indices), [ColumnRequest(ColumnNumber(1), as: .values(type))])[0]
      for (cell, text) in zip(cells, texts) {
        switch cell.value {
        case .number(let number): #expect(number.magnitude <= 0x1p53, "seed \(seed): \(texts)")
        case .integer(let whole): #expect("\(whole)" == text, "seed \(seed): \(texts)")
        case .decimal(let exact), .text(let exact):
          #expect("\(exact)" == text, "seed \(seed): \(texts)")
        default: Issue.record("seed \(seed): \(texts) are \(type)")
        }
      }
    }
  }

  @Test func `words for null are null where the other values agree`() throws {
    let sniffing = try sniff("a,b\n1,NA\nNA,x\n,y\nNA,\\N\n")
    #expect(types(sniffing) == [.integer, .text])
    #expect(sniffing.columns[0].settings.nullSpellings == ["NA", ""])
    #expect(sniffing.columns[1].settings.nullSpellings == ["\\N"])
  }

  @Test func `every choice can be forced`() throws {
    var options = CSVDialectOptions()
    options.delimiter = 0x7C
    options.hasHeader = false
    options.quote = .some(nil)
    options.preambleLines = 1
    options.nullSpellings = [Array("x".utf8)]
    let sniffing = try sniff("skip,me\na,b|\"c\n1,2|\"d\n", options)
    #expect(sniffing.dialect.delimiter == 0x7C)
    #expect(sniffing.dialect.quote == nil)
    #expect(sniffing.layout == CSVLayout(header: nil, dataStart: 8))
    #expect(sniffing.columns.map(\.settings.nullSpellings) == [["x"], ["x"]])
    options.delimiter = 0x0A
    #expect(throws: CSVError.self) { try self.sniff("a", options) }
  }

  @Test func `an empty file has no columns and no rows`() throws {
    for text in ["", "\n", "\n\n"] {
      let (source, _) = try CSVSource.open(MemoryByteSource(Array(text.utf8)))
      try source.index.scan()
      #expect(source.rowCount <= text.utf8.count, "\(text.debugDescription)")
    }
    let (source, sniffing) = try CSVSource.open(MemoryByteSource([]))
    try source.index.scan()
    #expect(sniffing.columns.isEmpty)
    #expect(source.rowCount == 0)
  }

  @Test func `a header alone and a single column are read`() throws {
    let header = try CSVSource.open(MemoryByteSource(Array("name,city".utf8)))
    try header.source.index.scan()
    #expect(header.source.columns.map(\.name) == ["name", "city"])
    #expect(header.source.rowCount == 0)
    let single = try CSVSource.open(MemoryByteSource(Array("n\n1\n\n3\n".utf8)))
    try single.source.index.scan()
    let request = [ColumnRequest(ColumnNumber(0), as: .values(.integer))]
    #expect(
      single.source.cells(rows: [0, 1, 2], request)[0].map(\.value) == [
        .integer(1), .null, .integer(3),
      ])
  }

  @Test func `comments and preamble are kept aside`() throws {
    let text = "Report of May\n# made by hand\nid,name\n1,a\n# in between\n\n2,b\n"
    let (source, sniffing) = try CSVSource.open(MemoryByteSource(Array(text.utf8)))
    try source.index.scan()
    #expect(sniffing.dialect.commentPrefix == Array("#".utf8))
    #expect(source.columns.map(\.name) == ["id", "name"])
    #expect(source.rowCount == 2)
    #expect(try source.index.recordOffset(1) == text.utf8.count - 4)
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 0x08], "gzip"), ([0x50, 0x4B, 0x03, 0x04], "zip"),
      ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
    ] as [([UInt8], String)])
  func `compressed files are refused by name`(magic: [UInt8], kind: String) {
    #expect(throws: CSVError.compressed(kind)) {
      try CSVSniffer.sniff(magic + [0, 0, 0], isWhole: true)
    }
  }

  @Test(arguments: [
    FileEncoding.utf8, .utf16le, .utf16be, .utf32be,
  ]) func `an encoding is found, read and written`(
    encoding: FileEncoding
  ) throws {
    let text = Array("név,n\r\n\"é, ü\",1\r\nÿ,2\r\n".utf8)
    let marks: [FileEncoding: [UInt8]] = [
      .utf16le: [0xFF, 0xFE], .utf16be: [0xFE, 0xFF],
    ]
    // A byte of 0x80...0x9F tells code page 1252 from Latin-1.
    let extra = encoding == .windows1252 ? Array("€,3\r\n".utf8) : []
    let encoded = try #require(TextTranscoder.bytes(text + extra, in: encoding))
    let bytes = (marks[encoding] ?? []) + encoded
    let (source, _) = try CSVSource.open(MemoryByteSource(bytes))
    try source.index.scan()
    #expect(source.dialect.encoding == encoding)
    #expect(source.columns.map(\.name) == ["név", "n"])
    let names = [ColumnRequest(ColumnNumber(0), as: .text)]
    #expect(source.cells(rows: [0, 1], names)[0].map(\.value) == [.text("é, ü"), .text("ÿ")])
    var written: [UInt8] = []
    try source.rendered(
      order: (0..<source.rowCount).map { .source($0) },
      edits: { $0 == .source(1) ? [0: Cell(.text("ö;\r\n"))] : nil }, write: { written += $0 })
    let expected = Array("név,n\r\n\"é, ü\",1\r\n\"ö;\r\n\",2\r\n".utf8) + extra
    #expect(
      written == (marks[encoding] ?? [])
        + (try #require(TextTranscoder.bytes(expected, in: encoding)))
    )
    if encoding == .latin1 {
      #expect(throws: CSVRenderingError.notEncodable(row: .source(1), column: 0)) {
        try source.rendered(
          order: [.source(1)], edits: { _ in [0: Cell(.text("€"))] }, write: { _ in })
      }
    }
  }

  @Test func `16384 columns are read, one more is refused`() throws {
    let row = Array(repeating: "1", count: 16_384).joined(separator: ",")
    let (source, _) = try CSVSource.open(MemoryByteSource(Array("\(row)\n\(row)\n".utf8)))
    try source.index.scan()
    #expect(source.columns.count == 16_384)
    let last = [ColumnRequest(ColumnNumber(16_383), as: .values(.integer))]
    #expect(source.cells(rows: [source.rowCount - 1], last) == [[Cell(.integer(1))]])
    #expect(throws: CSVError.tooManyColumns(16_385)) { try self.sniff("\(row),1\n\(row),1\n") }
  }
}
