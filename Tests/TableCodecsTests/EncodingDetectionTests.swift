import ProtocolWords
import TestSupport
import Testing

@testable import TableCodecs

struct EncodingDetectionTests {
  private static let words = [
    "the", "committee", "agreed", "street", "total", "red", "open", "closed", "invoice", "Smith",
  ]

  /// A table with a cell in each of its rows, or in some of them.
  private static func table(
    _ cells: [String], rows: Int, every: Int = 1, _ generator: inout SeededGenerator
  ) -> String {
    var text = "id,note,amount\r\n"
    for row in 0..<rows {
      let note = (0..<4).map { _ in words.randomElement(using: &generator) ?? "" }
      let cell = row % every == 0 ? cells.randomElement(using: &generator) ?? "" : "x"
      text += "\(row),\(note.joined(separator: " ")),\(cell)\r\n"
    }
    return text
  }

  private static func guess(_ text: String, in encoding: FileEncoding) throws -> EncodingGuess {
    EncodingDetection.guess(try bytes(text, encoding))
  }

  private static func bytes(_ text: String, _ encoding: FileEncoding) throws -> [UInt8] {
    try #require(TextTranscoder.bytes(Array(text.utf8), in: encoding))
  }

  /// Whether a text is read as it was written.
  private static func isRight(
    _ text: String, _ guess: EncodingGuess, _ encoding: FileEncoding
  ) throws -> Bool {
    TextTranscoder.utf8(try bytes(text, encoding), from: guess.encoding) == Array(text.utf8)
  }

  @Test func `signs beside ASCII are those of Windows, however many rows`() throws {
    let cells = [
      "£12.50", "12.50 €", "€12", "12,50€", "it’s", "don’t", "O’Brien", "l’eau", "a – b",
      "2010–2012",
      "well — no", "“fine”", "‘so’", "„gut“", "x…", "• item", "ACME®", "Foo™", "©2020", "§ 12",
      "5½",
      "5 ± 3", "5×3", "5 m²", "20 °C", "5 µg", "5 µg/m³", "Nº 5", "1ª", "n° 5", "a\u{A0}b", "7 ‰",
      "1\u{A0}234", "« x »", "«x»", "1’500.00", "¿Qué?", "naïve", "São", "à 5", "Ø 5 mm", "café",
    ]
    var generator = SeededGenerator(seed: 1)
    for cell in cells {
      for rows in [1, 60] {
        let text = Self.table([cell], rows: rows, &generator)
        let guess = try Self.guess(text, in: .windows1252)
        #expect(try Self.isRight(text, guess, .windows1252), "\(cell) \(rows) \(guess)")
        #expect(guess.share <= 0.92, "one word proves little: \(cell) \(guess)")
      }
    }
  }

  @Test func `prices with a few names are read as written`() throws {
    var generator = SeededGenerator(seed: 2)
    for (cells, name) in [
      (["12 €", "7 €"], "Müller"), (["£12", "£7"], "café"), (["it’s", "we’re"], "José"),
      (["1\u{A0}234,56 €"], "Été"), (["20 °C"], "– Zürich"),
    ] {
      var text = Self.table(cells, rows: 80, &generator)
      text += Self.table([name], rows: 2, &generator)
      let guess = try Self.guess(text, in: .windows1252)
      #expect(guess.encoding == .windows1252 || guess.encoding == .latin1, "\(name) \(guess)")
      #expect(guess.share > 0.8, "\(name) \(guess)")
    }
  }

  @Test func `words of money are those of their languages`() throws {
    let cases: [(String, FileEncoding)] = [
      ("5 руб.", .windows1251), ("№ 5", .windows1251), ("5 zł", .windows1250),
      ("5 Kč", .windows1250),
      ("5円", .shiftJIS), ("5円", .eucJP), ("5元", .gb18030), ("5원", .eucKR),
    ]
    var generator = SeededGenerator(seed: 3)
    for (cell, encoding) in cases {
      let text = Self.table([cell], rows: 40, &generator)
      let guess = try Self.guess(text, in: encoding)
      #expect(try Self.isRight(text, guess, encoding), "\(cell) \(guess)")
    }
  }

  @Test func `a word that is met again proves little more`() throws {
    var generator = SeededGenerator(seed: 4)
    let cases: [(String, FileEncoding)] = [
      ("naïve", .windows1252), ("£5", .windows1252), ("Łódź", .windows1250), ("ż", .windows1250),
      ("Привет", .windows1251), ("5 zł", .windows1250), ("café", .macRoman),
    ]
    for (word, encoding) in cases {
      let once = try Self.guess(Self.table([word], rows: 1, &generator), in: encoding)
      let often = try Self.guess(Self.table([word], rows: 300, &generator), in: encoding)
      #expect(often.share - once.share < 0.3, "\(word) \(once) \(often)")
      #expect(often.share <= 0.92, "\(word) \(often)")
    }
  }

  @Test func `signs with names of Macs are those of Macs`() throws {
    let cells = ["Córdoba", "Bogotá", "España", "García – Muñoz", "“Perú”", "10 €", "20 °C"]
    var generator = SeededGenerator(seed: 5)
    let text = Self.table(cells, rows: 40, &generator)
    let guess = try Self.guess(text, in: .macRoman)
    #expect(guess.encoding == .macRoman, "\(guess)")
  }

  @Test func `what no encoding fits is told with a small share`() throws {
    // Spanish in code page 850 and Russian in code page 866.
    let spanish: [UInt8] = Array("a\u{1}o,educaci\u{2}n,pa\u{3}s,Per\u{4}\r\n".utf8).map {
      [1: 0xA4, 2: 0xA2, 3: 0xA1, 4: 0xA3][$0] ?? $0
    }
    let russian: [UInt8] = [0x8F, 0xE0, 0xA8, 0xA2, 0xA5, 0xE2, 0x2C, 0xAC, 0xA8, 0xE0, 0x0D, 0x0A]
    for bytes in [spanish, russian] {
      let guess = EncodingDetection.guess(bytes)
      #expect(guess.share < 0.6, "\(guess)")
    }
  }

  @Test func `UTF-8 that ends within a character is UTF-8`() throws {
    for text in ["1,Müller\n2,Kü", "name\n“a”\nx€", "a,é\nb,😀"] {
      let whole = Array(text.utf8)
      let last = whole.count - (whole.lastIndex { $0 >= 0xC0 } ?? 0)
      for missing in 1..<last {
        let cut = Array(whole.dropLast(missing))
        let sniffing = try CSVSniffer.sniff(cut, isWhole: true)
        #expect(sniffing.dialect.encoding == .utf8, "\(text) \(missing)")
        #expect(!sniffing.hasGuessedEncoding)
      }
    }
    // The last letter of a file may be the only one.
    let sniffing = try CSVSniffer.sniff(Array("a,caf".utf8) + [0xE9], isWhole: true)
    #expect(sniffing.dialect.encoding == .latin1)
  }

  @Test func `any bytes have a guess, whose share is a share`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(60)) {
      var generator = SeededGenerator(seed: seed)
      let range: ClosedRange<UInt8> = Bool.random(using: &generator) ? 0x20...0xFF : 0x80...0xFF
      let bytes = (0..<Int.random(in: 1..<200, using: &generator)).map { _ in
        Int.random(in: 0..<5, using: &generator) == 0
          ? UInt8.random(in: 0x09...0x40, using: &generator)
          : UInt8.random(in: range, using: &generator)
      }
      for isCut in [false, true] {
        let guess = EncodingDetection.guess(bytes, isCut: isCut)
        try #require(guess.share >= 0 && guess.share <= 0.99, "\(seed)")
        try #require(guess.examined <= bytes.count, "\(seed)")
      }
      let evidence = EncodingEvidence(bytes, isCut: false)
      try #require(evidence.places.allSatisfy { evidence.bytes[$0.index] >= 0x80 }, "\(seed)")
      try #require(evidence.places.count == evidence.bytes.count { $0 >= 0x80 }, "\(seed)")
      try #require(evidence.weights.count == evidence.bytes.count { $0 == 0x0A }, "\(seed)")
    }
  }
}
