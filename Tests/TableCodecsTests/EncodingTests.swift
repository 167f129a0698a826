import CellFormats
import ColumnStorage
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

struct EncodingTests {
  private static let seeds = UInt64(TestSettings.seedCount(400))

  /// Pieces of texts; in some encodings the last bytes of the long characters are ASCII.
  private static let pieces: [FileEncoding: [String]] = [
    // Trails: 5C, 7C, 5B, 7D and half-width kana.
    .shiftJIS: ["ソ", "表", "ポ", "ゼ", "ｱ", "能", "a", "1"],
    .eucJP: ["ソ", "表", "ｱ", "丂", "a"],
    // Trails: 7C, 5C, 40 and four bytes with digits.
    .gb18030: ["倈", "俓", "丂", "你", "好", "ā", "😀", "é", "\u{E7C7}", "1", "a"],
    .big5: ["功", "許", "一", "蓋", "a", "1"],
    .eucKR: ["갂", "똠", "한", "글", "a", "B"],
    .utf16be: ["Ċ", "਀", "😀", "é", "a"], .utf16le: ["Ċ", "਀", "😀", "é", "a"],
    .utf32be: ["Ċ", "਀", "😀", "é", "a"], .utf32le: ["Ċ", "਀", "😀", "é", "a"],
    .windows1251: ["я", "Ж", "a"], .koi8r: ["я", "Ж", "╬"], .iso8859Part7: ["Ω", "ά"],
  ]

  @Test func `a table reads back from every encoding whatever the blocks`() throws {
    let marks: [UInt8] = [0x2C, 0x7C, 0x5C, 0x7E, 0x5E, 0x40, 0x31, 0x61, 0x3B, 0x09]
    for encoding in FileEncoding.allCases {
      for seed in 0..<Self.seeds / 10 {
        var generator = SeededGenerator(seed: seed)
        var dialect = CSVDialect()
        dialect.delimiter = marks.randomElement(using: &generator) ?? 0x2C
        dialect.quote = [0x22, 0x27, 0x60, nil].randomElement(using: &generator) ?? nil
        dialect.commentPrefix = [[], [], [0x23]].randomElement(using: &generator) ?? []
        dialect.loneCarriageReturnEnds = Int.random(in: 0..<4, using: &generator) == 0
        if Int.random(in: 0..<3, using: &generator) == 0, dialect.delimiter != 0x5C {
          dialect.escape = .backslash
        }
        let mark = String(UnicodeScalar(dialect.delimiter))
        let quote = dialect.quote.map { String(UnicodeScalar($0)) } ?? "x"
        let pieces =
          (Self.pieces[encoding] ?? ["a", "b"]) + [mark, mark, quote, "\n", "\r\n", "\\"]
        let text = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }.joined()
        let plain = PlainCSV(Array(text.utf8), dialect)
        dialect.encoding = encoding
        let bytes = try #require(TextTranscoder.bytes(Array(text.utf8), in: encoding))
        let column = CSVColumn(name: "", settings: .init(type: .text))
        let source = CSVSource(
          bytes: MemoryByteSource(bytes), dialect: dialect,
          columns: Array(repeating: column, count: 4),
          layout: CSVLayout(header: nil, dataStart: 0), chunkRows: 3,
          blockSize: [1, 2, 3, 5, 7, 64].randomElement(using: &generator) ?? 1)
        try source.index.scan()
        let shown = "\(encoding.rawValue) \(seed) \(text.debugDescription) \(dialect)"
        try #require(source.rowCount == plain.rows.count, "\(shown)")
        let requests = (0..<4).map { ColumnRequest(ColumnNumber($0), as: .values(.text)) }
        let cells = source.cells(rows: Array(plain.rows.indices), requests)
        for (row, fields) in plain.rows.enumerated() {
          for column in 0..<4 {
            let expected = column < fields.count ? Cell(.text(Text(fields[column]))) : .null
            try #require(cells[column][row] == expected, "\(shown)")
          }
        }
        // The exact readers of a merge and of saves see the same fields.
        let head = CSVFileContent(
          columns: source.fileColumns, rows: [.source(0..<source.rowCount)],
          editedRows: { _ in [] },
          cells: { _ in [:] })
        var written: [UInt8] = []
        try source.write(head) { piece in
          switch piece {
          case .bytes(let new): written += new
          case .copy(let range): written += bytes[range]
          }
        }
        try #require(written == bytes, "\(shown)")
      }
    }
  }

  @Test func `units at any offset are those of the whole`() throws {
    for encoding in FileEncoding.multiByte {
      for seed in 0..<Self.seeds {
        var generator = SeededGenerator(seed: seed)
        let range: ClosedRange<UInt8> = Bool.random(using: &generator) ? 0x20...0xFF : 0x80...0xFF
        let bytes = (0..<Int.random(in: 1..<300, using: &generator)).map { _ in
          Int.random(in: 0..<6, using: &generator) == 0
            ? UInt8.random(in: 0x30...0x39, using: &generator)
            : UInt8.random(in: range, using: &generator)
        }
        let units = CSVUnits(source: MemoryByteSource(bytes), encoding: encoding)
        func read(_ range: Range<Int>) throws -> [UInt8] {
          var buffer = [UInt8](repeating: 0, count: range.count)
          try buffer.withUnsafeMutableBytes { try units.read(at: range.lowerBound, into: $0) }
          return buffer
        }
        let whole = try read(0..<bytes.count)
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = Int.random(in: start...bytes.count, using: &generator)
        try #require(try read(start..<end) == Array(whole[start..<end]), "\(encoding) \(seed)")
      }
    }
  }

  @Test func `what an encoding reads it writes`() throws {
    for encoding in FileEncoding.allCases where encoding != .utf8 {
      for first in 0x80...0xFF {
        // What follows a byte matters in encodings of several bytes only.
        let seconds = FileEncoding.multiByte.contains(encoding) ? 0x30...0xFF : 0x41...0x42
        for second in seconds {
          let bytes = [UInt8(first), UInt8(second), 0x00, 0x00]
          let text = TextTranscoder.utf8(
            Array(bytes.prefix(max(2, encoding.unitWidth))), from: encoding)
          let isSound = encoding.fault(of: text[...]) != .invalidEncoding
          guard isSound, let again = TextTranscoder.bytes(text, in: encoding) else { continue }
          // Several bytes may stand for one character; the text is the same.
          try #require(TextTranscoder.utf8(again, from: encoding) == text, "\(encoding) \(bytes)")
        }
      }
    }
  }

  @Test func `encodings have many names`() {
    let names: [(String, FileEncoding?)] = [
      ("CP932", .shiftJIS), ("Shift_JIS", .shiftJIS), ("GBK", .gb18030), ("gb2312", .gb18030),
      ("ISO8859-2", .iso8859Part2), ("Latin2", .iso8859Part2), ("cp1251", .windows1251),
      ("windows_1251", .windows1251), ("ASCII", .utf8), ("utf8", .utf8), ("KOI8-R", .koi8r),
      ("macintosh", .macRoman), ("uhc", .eucKR), ("ISO-8859-12", nil), ("", nil), ("né", nil),
    ]
    for (name, encoding) in names { #expect(EncodingName(name.utf8)?.encoding == encoding) }
    for encoding in FileEncoding.allCases {
      #expect(EncodingName(encoding.rawValue.utf8)?.encoding == encoding)
    }
    #expect(EncodingName("UTF-16".utf8)?.followsMark == true)
  }

  @Test func `what is no text is refused with its name`() throws {
    func bytes(_ text: String, _ rest: [UInt8] = []) -> [UInt8] { Array(text.utf8) + rest }
    func entry(_ name: String, _ content: String = "xl/ word/") -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: 22)
      return bytes("PK\u{3}\u{4}", zeros) + [UInt8(name.utf8.count), 0, 0, 0]
        + bytes(name + content)
    }
    let odd = (0..<200).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let files: [([UInt8], String?)] = [
      (bytes("PAR1", [0x15, 0x04, 0x15]), "parquet"), (bytes("PAR1,PAR2\n1,2\n"), nil),
      (bytes("SQLite format 3\0", [0x10, 0]), "sqlite"), (bytes("ORC,b\n1,2\n"), nil),
      (entry("[Content_Types].xml") + entry("xl/workbook.xml"), "xlsx"), (odd, "binary"),
      (entry("[Content_Types].xml") + entry("_rels/.rels") + entry("word/document.xml"), "docx"),
      (entry("ppt/presentation.xml"), "pptx"), (entry("[Content_Types].xml"), "opc"),
      (entry("mimetype", "application/vnd.oasis.opendocument.text"), "odt"),
      (entry("mimetype", "application/vnd.oasis.opendocument.spreadsheet-template"), "ods"),
      (bytes("a,b\n1,2\n", [UInt8](repeating: 0, count: 4000)), nil),
    ]
    for (bytes, name) in files {
      var found: String?
      do {
        _ = try CSVSniffer.sniff(bytes, isWhole: true)
      } catch CSVError.notText(let signature) {
        found = signature.name
      }
      #expect(found == name)
      var options = CSVDialectOptions()
      options.encoding = .latin1
      #expect(throws: Never.self) {
        _ = try CSVSniffer.sniff(bytes, isWhole: true, options: options)
      }
    }
  }

  @Test func `short files have a likely encoding`() throws {
    let files: [(String, FileEncoding, FileEncoding)] = [
      ("name,city\nJosé,Málaga\n", .windows1252, .latin1),
      ("imię,miasto\nŁukasz,Łódź\nZbyszek,Gdańsk\n", .windows1250, .windows1250),
      ("имя,город\nИван,Москва\nОльга,Киров\n", .windows1251, .windows1251),
      ("имя,город\nИван,Москва\nОльга,Киров\n", .koi8r, .koi8r),
      ("名前,都市\n太郎,東京\n花子,大阪\n", .shiftJIS, .shiftJIS),
      ("名前,都市\n太郎,東京\n花子,大阪\n", .eucJP, .eucJP),
      ("姓名,城市\n王伟,北京\n李娜,上海\n", .gb18030, .gb18030),
      ("姓名,城市\n陳大文,台北\n林小姐,高雄\n", .big5, .big5),
      ("이름,도시\n김철수,서울\n이영희,부산\n", .eucKR, .eucKR),
      ("όνομα,πόλη\nΓιώργος,Αθήνα\n", .windows1253, .windows1253),
      ("a,b\n1,2\n", .latin1, .utf8), ("é,b\n1,2\n", .utf8, .utf8),
      ("名前,都市\n太郎,東京\n花子,大阪\n京都,大阪府\n", .utf16le, .utf16le),
      ("名前,都市\n太郎,東京\n花子,大阪\n京都,大阪府\n", .utf16be, .utf16be),
      ("名前,都市\n太郎,東京\n", .utf32le, .utf32le),
      ("名前,都市\n太郎,東京\n", .utf32be, .utf32be),
    ]
    for (text, written, expected) in files {
      let bytes = try #require(TextTranscoder.bytes(Array(text.utf8), in: written))
      let sniffing = try CSVSniffer.sniff(bytes, isWhole: true)
      #expect(sniffing.dialect.encoding == expected, "\(text) in \(written.rawValue)")
    }
  }
}
