import CellFormats
import TableValues
import TestSupport
import Testing

struct CellFormatTests {
  private func shown(_ value: CellValue, _ format: CellFormat) throws -> Text {
    var text: [UInt8] = []
    try CompiledFormat(format).append(value, to: &text)
    return Text(text)
  }

  private func number(_ pattern: Text?, _ change: (inout NumberFormat) -> Void = { _ in })
    -> CellFormat
  {
    var format = NumberFormat()
    format.pattern = pattern
    change(&format)
    return .number(format)
  }

  @Test(
    arguments: [
      ("#,##0.00", "1234.5", "1,234.50"), ("#,##0.00", "-1234.5", "-1,234.50"),
      ("0.00", "0.005", "0.00"), ("0.00", "0.015", "0.02"), ("0.00", "2.675", "2.68"),
      ("0", "0.5", "0"), ("0", "1.5", "2"), ("0", "2.5", "2"), ("0.0", "-0.04", "0.0"),
      ("#,##,##0.00", "12345678.9", "1,23,45,678.90"), ("#,##0;(#,##0)", "-1234", "(1,234)"),
      ("#,##0%", "0.256", "26%"), ("0.0‰", "0.0125", "12.5‰"), ("000", "7", "007"),
      ("#.##", "0.5", "0.5"), ("#.##", "0.05", "0.05"), ("#.##", "0", "0"),
      ("#.##", "-0.5", "-0.5"),
      ("#", "0", "0"), ("#", "0.4", "0"), ("#,###.##", "0.5", "0.5"), ("#.00", "0.5", ".50"),
      ("#.0#", "0.25", ".25"), ("#.##", "12.345", "12.34"), ("#%", "0.001", "0%"),
      ("'#'0", "3", "#3"),
      ("0 'o''clock'", "9", "9 o'clock"),
      ("0 g", "118", "118 g"), ("#,##0.###", "9223372036854775807", "9,223,372,036,854,775,807"),
      (
        "#,##0.00", "99999999999999999999999999999999999.995",
        "100,000,000,000,000,000,000,000,000,000,000,000.00"
      ),
    ] as [(Text, Text, Text)])
  func `a number pattern lays out exact decimals`(pattern: Text, plain: Text, expected: Text)
    throws
  {
    #expect(try shown(.decimal(plain), number(pattern)) == expected)
  }

  @Test(
    arguments: [
      (FormatLocale.en, "1,234,567.891"), (.de, "1.234.567,891"),
      (.fr, "1\u{202F}234\u{202F}567,891"), (.es, "1.234.567,891"), (.hi, "12,34,567.891"),
      (.ja, "1,234,567.891"), (.pt, "1.234.567,891"), (.it, "1.234.567,891"),
      (.nl, "1.234.567,891"),
    ] as [(FormatLocale, Text)])
  func `each locale has its marks`(locale: FormatLocale, expected: Text) throws {
    #expect(try shown(.number(1_234_567.891), number(nil) { $0.locale = locale }) == expected)
  }

  @Test func `currencies stand where the locale puts them, with their own decimals`() throws {
    func price(_ code: Text, _ locale: FormatLocale, _ isCode: Bool = false) -> CellFormat {
      number(nil) {
        $0.currency = code
        $0.locale = locale
        $0.showsCode = isCode
      }
    }
    #expect(try shown(.integer(-1234), price("USD", .en)) == "-$1,234.00")
    #expect(try shown(.number(1234.5), price("EUR", .de)) == "1.234,50\u{A0}€")
    #expect(try shown(.number(1234.5), price("JPY", .ja)) == "￥1,234")
    #expect(try shown(.number(1.5), price("EUR", .en, true)) == "EUR\u{A0}1.50")
    #expect(try shown(.integer(123_456), price("INR", .hi)) == "₹1,23,456.00")
    #expect(try shown(.number(1234.5), price("BRL", .pt)) == "R$\u{A0}1.234,50")
    #expect(try shown(.number(1234.5), price("EUR", .it)) == "1234,50\u{A0}€")
    #expect(try shown(.number(-1234.5), price("EUR", .nl)) == "€\u{A0}-1.234,50")
    #expect(try shown(.number(1.5), price("USD", .fr)) == "1,50\u{A0}$US")
    #expect(try shown(.number(1.5), price("GBP", .fr)) == "1,50\u{A0}£GB")
    #expect(try shown(.integer(2), price("JPY", .fr)) == "2\u{A0}JPY")
    #expect(try shown(.number(1.5), price("USD", .es)) == "1,50\u{A0}US$")
    #expect(try shown(.integer(2), price("JPY", .hi)) == "JP¥2")
    #expect(try shown(.number(1.5), price("XCG", .en)) == "Cg.\u{A0}1.50")
    #expect(try shown(.integer(2), price("XOF", .en)) == "F\u{202F}CFA\u{A0}2")
    let accounting = number(nil) {
      $0.currency = "USD"
      $0.usesParentheses = true
    }
    #expect(try shown(.integer(-5), accounting) == "($5.00)")
  }

  @Test(
    arguments: [
      (FormatLocale.fr, "1,50 $US"), (.fr, "1,50 $"), (.fr, "-1,50 USD"), (.fr, "1,50"),
      (.en, "$1.50"), (.en, "USD 1.50"), (.en, "-USD\u{A0}1.50"), (.es, "1,50 US$"),
      (.es, "1,50 $"),
      (.ja, "-$1.50"),
    ] as [(FormatLocale, Text)])
  func `an amount is read with any sign of its currency`(locale: FormatLocale, text: Text) throws {
    let format = number(nil) {
      $0.currency = "USD"
      $0.locale = locale
    }
    let found = try CompiledFormat(format).read(text.utf8[...], as: .number)
    #expect(found == .number(text.utf8.contains(0x2D) ? -1.5 : 1.5))
    #expect(try CompiledFormat(format).read("1.50 €".utf8Bytes, as: .number) == nil)
  }

  @Test(
    arguments: [
      ("0", "0"), ("999", "999"), ("1234", "1.23K"), ("12345", "12.3K"), ("999949", "1M"),
      ("999499", "999K"), ("-1500000", "-1.5M"), ("2500000000", "2.5B"), ("0.123456", "0.123"),
      ("1000000000000000000", "1,000,000T"),
    ] as [(Text, Text)])
  func `compact numbers show three digits and a unit`(plain: Text, expected: Text) throws {
    #expect(try shown(.decimal(plain), .compact(CompactFormat())) == expected)
  }

  @Test(
    arguments: [
      (0, "0\u{A0}B"), (1023, "1,023\u{A0}B"), (1536, "1.5\u{A0}KiB"),
      (1_048_576, "1\u{A0}MiB"), (1_048_575, "1\u{A0}MiB"), (Int64.max, "8\u{A0}EiB"),
    ] as [(Int64, Text)])
  func `bytes are counted in binary units`(count: Int64, expected: Text) throws {
    #expect(try shown(.integer(count), .bytes(ByteCountFormat())) == expected)
  }

  @Test func `bytes are counted in decimal units too`() throws {
    var format = ByteCountFormat()
    format.isBinary = false
    format.locale = .de
    #expect(try shown(.integer(1_550_000), .bytes(format)) == "1,6\u{A0}MB")
  }

  @Test func `durations are clocks, short or in words`() throws {
    let length = CellValue.duration(DurationValue(seconds: 3909, nanoseconds: 500_000_000))
    var format = DurationFormat()
    #expect(try shown(length, .duration(format)) == "1:05:09.5")
    #expect(try shown(.integer(-61), .duration(format)) == "-0:01:01")
    format.style = .short
    #expect(try shown(length, .duration(format)) == "1h 05m")
    #expect(try shown(.integer(42), .duration(format)) == "42s")
    format.style = .words
    format.unit = .minute
    #expect(try shown(.number(61.5), .duration(format)) == "1 hour 1 minute 30 seconds")
    format.locale = .de
    #expect(try shown(.integer(1440), .duration(format)) == "1 Tag")
  }

  @Test(
    arguments: [
      ("yyyy-MM-dd HH:mm:ss", FormatLocale.en, "2024-02-29 21:05:07"),
      ("EEEE, d. MMMM yyyy", .de, "Donnerstag, 29. Februar 2024"),
      ("d MMM yy", .fr, "29 févr. 24"), ("h:mm a", .en, "9:05 PM"),
      ("EEE d 'de' MMMM y", .es, "jue 29 de febrero 2024"), ("yyyy年M月d日", .ja, "2024年2月29日"),
      ("MMM d, yyyy", .en, "Feb 29, 2024"), ("HH:mm:ss.SSS", .en, "21:05:07.250"),
    ] as [(Text, FormatLocale, Text)])
  func `dates follow their pattern and read back`(
    pattern: Text, locale: FormatLocale, expected: Text
  ) throws {
    let moment = DateTimeValue(seconds: 1_709_240_707, nanoseconds: 250_000_000, offsetMinutes: nil)
    let format = CellFormat.date(pattern: pattern, locale: locale)
    #expect(try shown(.dateTime(moment), format) == expected)
    let read = try CompiledFormat(format).read(expected.utf8[...], as: .dateTime)
    let value = try #require(read)
    #expect(try shown(value, format) == expected)
  }

  @Test func `an offset is shown and read`() throws {
    let format = CellFormat.date(pattern: "yyyy-MM-dd'T'HH:mmXXX", locale: .en)
    let moment = DateTimeValue(seconds: 0, nanoseconds: 0, offsetMinutes: -90)
    #expect(try shown(.dateTime(moment), format) == "1969-12-31T22:30-01:30")
    let compiled = try CompiledFormat(format)
    #expect(compiled.read("1969-12-31T22:30-01:30".utf8Bytes, as: .dateTime) == .dateTime(moment))
  }

  @Test func `words, chosen values and templates`() throws {
    let stock = CellFormat.map(["0": "Out of stock"], otherwise: .template("{} left", of: nil))
    #expect(try shown(.integer(0), stock) == "Out of stock")
    #expect(try shown(.integer(7), stock) == "7 left")
    #expect(try CompiledFormat(stock).read("7 left".utf8Bytes, as: .integer) == .integer(7))
    #expect(try CompiledFormat(stock).read("Out of stock".utf8Bytes, as: .integer) == .integer(0))
    let word = CellFormat.boolean(trueText: "Yes", falseText: "No")
    #expect(try shown(.boolean(true), word) == "Yes")
    #expect(try CompiledFormat(word).read("no".utf8Bytes, as: .boolean) == .boolean(false))
    #expect(try shown(.text("a"), .template("{{{}}} {}", of: nil)) == "{a} a")
  }

  @Test(
    arguments: [
      (FormatLocale.de, "1.234,56", "1234.56"), (.de, "-1.234", "-1234"), (.de, "1,5", "1.5"),
      (.de, "1.23", nil), (.de, "1,2,3", nil), (.fr, "1 234,5", "1234.5"),
      (.en, "12,34", nil), (.en, "\u{2212}5", "-5"), (.hi, "12,34,567", "1234567"),
      (.en, "", nil), (.en, ".", nil), (.en, "1e5", nil), (.en, ".5", "0.5"), (.en, " 5 ", "5"),
    ] as [(FormatLocale, Text, Text?)])
  func `numbers are read as their locale writes them`(
    locale: FormatLocale, text: Text, expected: Text?
  ) throws {
    let format = try CompiledFormat(number(nil) { $0.locale = locale })
    #expect(format.read(text.utf8[...], as: .decimal) == expected.map { .decimal($0) })
  }

  @Test func `parentheses mean minus in every format`() throws {
    let plain = try CompiledFormat(number(nil))
    let price = try CompiledFormat(number(nil) { $0.currency = "USD" })
    #expect(plain.read("(5)".utf8Bytes, as: .integer) == .integer(-5))
    for text in ["($5.00)", "$(5.00)", "(5)", "-$5"] as [Text] {
      #expect(price.read(text.utf8[...], as: .integer) == .integer(-5))
    }
    #expect(plain.read("(5".utf8Bytes, as: .integer) == nil)
    #expect(plain.read("()".utf8Bytes, as: .integer) == nil)
  }

  @Test(
    arguments: [
      ("12", "12.-"), ("1250", "1'250.-"), ("13.5", "13.50"), ("0", "0.-"), ("-8", "-8.-"),
      ("0.001", "0.-"), ("12.995", "13.-"),
    ] as [(Text, Text)])
  func `a dash stands in place of decimals`(plain: Text, expected: Text) throws {
    let pattern = number("#,##0.00'.-'") { $0.groupMark = "'" }
    #expect(try shown(.decimal(plain), pattern) == expected)
    let format = try CompiledFormat(pattern)
    #expect(format.read("12.-".utf8Bytes, as: .integer) == .integer(12))
    #expect(format.read("12.--".utf8Bytes, as: .integer) == .integer(12))
    #expect(format.read("12.\u{2013}".utf8Bytes, as: .integer) == .integer(12))
    #expect(format.read("-12.-".utf8Bytes, as: .integer) == .integer(-12))
    #expect(format.read(".-".utf8Bytes, as: .integer) == nil)
    let behind = try CompiledFormat(number("0;0-"))
    #expect(behind.read("12.-".utf8Bytes, as: .integer) == .integer(12))
    #expect(behind.read("12-".utf8Bytes, as: .integer) == .integer(-12))
  }

  @Test func `a third part is how zero is written`() throws {
    let pattern = number("$#,##0.00;($#,##0.00);'$-'")
    #expect(try shown(.number(0), pattern) == "$-")
    #expect(try shown(.number(0.001), pattern) == "$0.00")
    #expect(try shown(.number(-3), pattern) == "($3.00)")
    let format = try CompiledFormat(pattern)
    for text in ["$-", " $-   ", "$ -", "-", "0", "$0.00"] as [Text] {
      #expect(format.read(text.utf8[...], as: .number) == .number(0), "\(text)")
    }
    #expect(format.read("--".utf8Bytes, as: .number) == nil)
    #expect(format.spelling(of: .number(0), as: .number) == "$-")
  }

  @Test func `currencies are read as their countries write them`() throws {
    for (code, text) in [
      ("TRY", "12,50 TL"), ("HUF", "12,50 Ft"), ("RUB", "12,50 руб."), ("UAH", "12,50 грн"),
      ("RON", "12,50 lei"), ("BGN", "12,50 лв."),
    ] as [(Text, Text)] {
      let format = try CompiledFormat(
        number(nil) {
          $0.currency = code
          $0.locale = .de
        })
      #expect(format.read(text.utf8[...], as: .number) == .number(12.5), "\(text)")
    }
    for (code, text) in [("PEN", "S/ 12.50"), ("ZAR", "R 12.50"), ("JPY", "￥12.50")]
      as [(Text, Text)]
    {
      let format = try CompiledFormat(number(nil) { $0.currency = code })
      #expect(format.read(text.utf8[...], as: .number) == .number(12.5), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("d.LLL.yy", .de, "14.Okt.20"), ("d. MMM yyyy", .de, "14. Okt. 2020"),
      ("d. MMMM yyyy", .de, "14. Oktober 2020"), ("d MMM yyyy", .fr, "14 oct. 2020"),
      ("dd-LLL-yy", .es, "14-oct-20"), ("ccc, dd.MM.yyyy", .de, "Mi, 14.10.2020"),
      ("EEE dd.MM.yyyy", .de, "Mi. 14.10.2020"),
      ("d 'de' MMMM 'de' y", .pt, "14 de outubro de 2020"), ("y年M月d日", .ja, "2020年10月14日"),
    ] as [(Text, FormatLocale, Text)])
  func `names of a locale are written with and without points`(
    pattern: Text, locale: FormatLocale, expected: Text
  ) throws {
    let format = try CompiledFormat(.date(pattern: pattern, locale: locale))
    var text: [UInt8] = []
    format.append(.date(18_549), to: &text)
    #expect(Text(text) == expected)
    #expect(format.read(text[...], as: .date) == .date(18_549))
  }

  @Test(
    arguments: [
      ("d.LLL.yy", .de, "14.Okt.20"), ("d. MMM yyyy", .de, "14. Okt 2020"),
      ("d. MMM yyyy", .de, "14. OKTOBER 2020"), ("d MMM yyyy", .fr, "14 OCT 2020"),
      ("dd-MMM-yy", .en, "14-OCT-20"),
    ] as [(Text, FormatLocale, Text)])
  func `names are read in full or short`(pattern: Text, locale: FormatLocale, text: Text) throws {
    let format = try CompiledFormat(.date(pattern: pattern, locale: locale))
    #expect(format.read(text.utf8[...], as: .date) == .date(18_549))
    let quick = QuickReader(format)
    let moment = text.utf8.withUnsafeBufferPointer { quick?.moment($0) }
    let seconds: Int64 = 18_549 * 86_400
    #expect(moment?.seconds == seconds)
  }

  @Test(
    arguments: [
      ("xx", "+0100", 60), ("xx", "-0530", -330), ("xx", "+0000", 0), ("xxx", "+01:00", 60),
      ("z", "UTC", 0), ("O", "GMT", 0), ("XXX", "Z", 0), ("XXX", "+01:00", 60),
    ] as [(Text, Text, Int16)])
  func `offsets are read and written as the pattern says`(
    letters: Text, text: Text, minutes: Int16
  ) throws {
    let format = try CompiledFormat(
      .date(pattern: Text(Array("HH:mm ".utf8) + letters.utf8), locale: .en))
    let spelled = Text(Array("10:20 ".utf8) + text.utf8)
    let value = try #require(format.read(spelled.utf8[...], as: .dateTime))
    if case .dateTime(let moment) = value { #expect(moment.offsetMinutes == minutes) }
    #expect(format.spelling(of: value, as: .dateTime) == spelled)
    #expect(format.read("10:20 ".utf8Bytes, as: .dateTime) == nil || letters == "XXX")
  }

  @Test func `affixes may be left out, percents are divided exactly`() throws {
    let price = try CompiledFormat(number("¤#,##0.00;(¤#,##0.00)") { $0.currency = "USD" })
    for text in ["$1,234.50", "1234.50", "1,234.5"] as [Text] {
      #expect(price.read(text.utf8[...], as: .number) == .number(1234.5))
    }
    for text in ["($3.00)", "(3)", "-$3", "-3", "$-3"] as [Text] {
      #expect(price.read(text.utf8[...], as: .integer) == .integer(-3))
    }
    let percent = try CompiledFormat(number("0.#%"))
    #expect(percent.read("12.5%".utf8Bytes, as: .decimal) == .decimal("0.125"))
    #expect(percent.read("12.5%".utf8Bytes, as: .integer) == nil)
  }

  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("#0#", 2), ("0.#0", 3), ("#,", 1), ("0;", 2), ("'0", 0), ("0;0;", 4),
      ("0;0;0", 4), ("0;0;a;", 5),
      ("@@", 0), ("0.0.0", 3), ("¤0", 0), ("%0%", 2), ("#,,0", 2), ("1", 0),
    ] as [(Text, Int)])
  func `a pattern that is none is refused with its position`(pattern: Text, position: Int) {
    #expect {
      try CompiledFormat(number(pattern))
    } throws: { error in
      (error as? FormatError)?.position == position
    }
  }

  @Test func `a date pattern that is none is refused with its position`() {
    for (pattern, position) in [("yyyy-QQ", 5), ("yyyyy", 0), ("'x", 0), ("--", 0), ("h:nn", 2)] {
      #expect {
        try CompiledFormat(.date(pattern: Text(pattern), locale: .en))
      } throws: { error in
        (error as? FormatError)?.position == position
      }
    }
  }

  @Test func `whatever a number pattern shows without rounding is read back`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(20)) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<200 {
        let locale = try #require(FormatLocale.allCases.randomElement(using: &random))
        let format = try CompiledFormat(
          number(nil) {
            $0.locale = locale
            $0.currency = Bool.random(using: &random) ? "KWD" : nil
            $0.usesParentheses = Bool.random(using: &random)
          })
        let whole =
          Int64.random(in: Int64.min...Int64.max, using: &random)
          >> Int64.random(in: 0...62, using: &random)
        var text: [UInt8] = []
        format.append(.integer(whole), to: &text)
        #expect(format.read(text[...], as: .integer) == .integer(whole))
      }
    }
  }
}

extension String {
  fileprivate var utf8Bytes: ArraySlice<UInt8> { Array(utf8)[...] }
}
