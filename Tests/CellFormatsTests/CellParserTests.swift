import CellFormats
import TableValues
import TestSupport
import Testing

struct CellParserTests {
  private func value(_ text: Text, as type: ColumnType) -> CellValue {
    CellParser(ParseSettings(type: type)).cell(text).value
  }

  private func shown(_ value: CellValue) -> Text {
    CellFormatter.displayText(of: Cell(value))
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("+5", 5), ("42", 42), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("9007199254740993", 9_007_199_254_740_993),
    ] as [(Text, Int64)])
  func `integers are exact`(text: Text, expected: Int64) {
    #expect(value(text, as: .integer) == .integer(expected))
  }

  @Test(
    arguments: [
      "007", "1,234", "1.0", "1e5", "", " 1", "1 ", "--1", "+", "-", "0x1F", "1_000", "٣", "1a",
    ] as [Text])
  func `what only looks like an integer is none`(text: Text) {
    let cell = CellParser(ParseSettings(type: .integer)).cell(text)
    if text.isEmpty {
      #expect(cell == .null)
    } else {
      #expect(cell == Cell(.error(.doesNotParse), source: text))
    }
  }

  @Test func `an integer beyond 64 bits is out of range`() {
    for text in ["9223372036854775808", "-9223372036854775809", "18446744073709551616"] {
      #expect(value(Text(text), as: .integer) == .error(.outOfRange))
      #expect(value(Text(text + "00000000000000000000"), as: .integer) == .error(.outOfRange))
    }
  }

  @Test(
    arguments: [
      ("1e5", 1e5), ("0.1", 0.1), (".5", 0.5), ("5.", 5), ("-0.0", -0.0), ("1E-7", 1e-7),
      ("123456789012345678", 123_456_789_012_345_680),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("5e-324", Double.leastNonzeroMagnitude), ("1e-400", 0),
      ("9007199254740993", 9_007_199_254_740_992), ("0.000000000000000000000000000001", 1e-30),
      ("8.5e22", 8.5e22), ("100000000000000000000000", 1e23),
    ] as [(Text, Double)])
  func `numbers are rounded correctly`(text: Text, expected: Double) {
    #expect(value(text, as: .number) == .number(expected))
  }

  @Test(
    arguments: [
      "nan", "inf", "Infinity", "0x1p3", "1_0", "1,5", ".", "-", "e5", "1e", "1e+", "1.2.3",
      "007.5",
      "1 2", "٣", "1f",
    ] as [Text])
  func `what strtod would take and we do not`(text: Text) {
    #expect(value(text, as: .number) == .error(.doesNotParse))
  }

  @Test func `a number beyond the doubles is out of range`() {
    #expect(value("1e400", as: .number) == .error(.outOfRange))
  }

  @Test func `declared marks read groups and commas`() {
    var settings = ParseSettings(type: .number)
    settings.decimalMark = UInt8(ascii: ",")
    settings.groupMark = UInt8(ascii: ".")
    let parser = CellParser(settings)
    #expect(parser.cell("1.234.567,5").value == .number(1_234_567.5))
    #expect(parser.cell("-1.234").value == .number(-1234))
    for bad in ["1.23,5", "1.2345", ".123", "1,5,5", "1.234.5"] as [Text] {
      #expect(parser.cell(bad).value == .error(.doesNotParse), "\(bad)")
    }
    settings.allowsNonFinite = true
    #expect(CellParser(settings).cell("-Inf").value == .number(-.infinity))
    #expect(CellParser(settings).cell("NaN").value == .number(.nan))
  }

  @Test func `decimals are canonical and keep 38 digits`() {
    let digits = Text(String(repeating: "9", count: 38))
    #expect(value(digits, as: .decimal) == .decimal(digits))
    #expect(value(Text(digits.utf8 + [0x31]), as: .decimal) == .error(.outOfRange))
    #expect(value("+1.50", as: .decimal) == .decimal("1.50"))
    #expect(value("-0.00", as: .decimal) == .decimal("0.00"))
    #expect(value("-.5", as: .decimal) == .decimal("-0.5"))
    #expect(value("1e5", as: .decimal) == .error(.doesNotParse))
  }

  @Test func `calendar days are checked`() {
    #expect(value("1970-01-01", as: .date) == .date(0))
    #expect(value("2024-02-29", as: .date) == .date(19_782))
    #expect(value("0001-01-01", as: .date) == .date(-719_162))
    #expect(value("9999-12-31", as: .date) == .date(2_932_896))
    for bad in [
      "2023-02-29", "1900-02-29", "0000-01-01", "2024-13-01", "2024-00-10", "2024-1-1",
      "2024-04-31", "2024-01-01 ", "2024/01/01", "20240101",
    ] as [Text] {
      #expect(value(bad, as: .date) == .error(.doesNotParse), "\(bad)")
    }
  }

  @Test func `every day of four centuries reads back`() {
    for day in stride(from: -719_162, through: 2_932_896, by: 371) {
      let cell = CellValue.date(Int32(day))
      #expect(value(shown(cell), as: .date) == cell)
    }
  }

  @Test func `other orders of a day are a setting`() {
    var settings = ParseSettings(type: .date)
    settings.dateFormat = DateFormat(
      order: .dayMonthYear, separator: UInt8(ascii: "."), isPadded: false)
    let cell = CellParser(settings).cell("1.2.2024")
    #expect(cell == Cell(.date(19_754), source: "1.2.2024"))
    var text: [UInt8] = []
    CellFormatter.append(cell.value, as: settings, to: &text)
    #expect(Text(text) == "1.2.2024")
  }

  @Test(
    arguments: [
      ("2024-01-02T03:04:05Z", "2024-01-02T03:04:05Z"), ("2024-01-02 03:04", "2024-01-02T03:04:00"),
      ("2024-01-02T03:04:05.120+02:00", "2024-01-02T03:04:05.12+02:00"),
      ("1969-12-31T23:59:59.999999999-0330", "1969-12-31T23:59:59.999999999-03:30"),
      ("2024-01-02", "2024-01-02T00:00:00"),
    ] as [(Text, Text)])
  func `moments read and show`(text: Text, expected: Text) {
    #expect(shown(value(text, as: .dateTime)) == expected)
  }

  @Test(
    arguments: [
      "2024-01-02T24:00", "2024-01-02T23:60", "2024-01-02T1:00", "2024-01-02T01:00:00.",
      "2024-01-02T01:00:00.1234567890", "2024-01-02T01:00+24:00", "2024-01-02T", "2024-01-02T01",
    ] as [Text])
  func `what is no moment`(text: Text) {
    #expect(value(text, as: .dateTime) == .error(.doesNotParse))
  }

  @Test(
    arguments: [
      ("09:30", "09:30:00"), ("9:30", "09:30:00"), ("23:59:59.999999999", "23:59:59.999999999"),
      ("00:00:00,5", "00:00:00.5"), ("0:00", "00:00:00"),
    ] as [(Text, Text)])
  func `times of day read and show`(text: Text, expected: Text) {
    #expect(shown(value(text, as: .time)) == expected)
  }

  @Test(
    arguments: [
      "24:00", "9:60", "9:5", "09:05:60", "-9:05", "09", "9:05 PM", "09:05:00Z", "09:05:",
      "09:05:00.", "09:05:00.1234567890", "009:05", "09:05:0.5", "0905", " 9:05",
    ] as [Text])
  func `what is no time of day`(text: Text) {
    #expect(value(text, as: .time) == .error(.doesNotParse))
  }

  @Test(arguments: Seeds.all(20))
  func `a time that is shown is read again, plainly and in every format`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let patterns: [(Text, unit: Int64)] = [
      ("HH:mm", 60_000_000_000), ("H:mm", 60_000_000_000), ("h:mm a", 60_000_000_000),
      ("HH:mm:ss", 1_000_000_000), ("hh:mm:ssa", 1_000_000_000), ("HH:mm:ss.SSS", 1_000_000),
      ("H'h'mm", 60_000_000_000), ("HH:mm:ss.SSSSSSSSS", 1),
    ]
    for (pattern, unit) in patterns {
      let count = Int64.random(in: 0..<TimeOfDay.end / unit, using: &random)
      let time = CellValue.time(TimeOfDay(wrapping: count * unit))
      let plain = CellParser(ParseSettings(type: .time)).cell(shown(time))
      #expect(plain == Cell(time))
      let format = try CompiledFormat(.date(pattern: pattern, locale: .en))
      let text = try #require(format.spelling(of: time, as: .time), "seed \(seed), \(pattern)")
      #expect(format.read(text.utf8[...], as: .time) == time)
      let quick = text.utf8.withUnsafeBufferPointer { QuickReader(format)?.moment($0) }
      #expect(quick.map { .time(TimeOfDay($0)) } ?? time == time)
    }
  }

  @Test func `the time of a moment is that at its offset`() {
    func time(_ seconds: Int64, _ offset: Int16?) -> TimeOfDay {
      TimeOfDay(DateTimeValue(seconds: seconds, nanoseconds: 5, offsetMinutes: offset))
    }
    #expect(time(0, nil).nanoseconds == 5)
    #expect(time(-1, nil).nanoseconds == 86_399_000_000_005)
    #expect(time(0, -60).nanoseconds == 82_800_000_000_005)
    #expect(time(.max, 840).nanoseconds >= 0 && time(.min, -840).nanoseconds >= 0)
    #expect(TimeOfDay(nanoseconds: TimeOfDay.end) == nil && TimeOfDay(nanoseconds: -1) == nil)
  }

  @Test(
    arguments: [
      ("P1DT2H3M4.5S", "P1DT2H3M4.5S"), ("25:00:01", "P1DT1H1S"), ("-0:00:00.25", "-PT0.25S"),
      ("PT0S", "PT0S"), ("P2W", "P14D"), ("PT90M", "PT1H30M"),
    ] as [(Text, Text)])
  func `lengths of time read and show`(text: Text, expected: Text) {
    #expect(shown(value(text, as: .duration)) == expected)
  }

  @Test(arguments: ["P", "PT", "P1", "PT1H1H", "PT1.5H", "1:2:3", "P1H", "P1DT", "1:00"] as [Text])
  func `what is no length of time`(text: Text) {
    #expect(value(text, as: .duration) == .error(.doesNotParse))
  }

  @Test func `null and quoting`() {
    var settings = ParseSettings(type: .text)
    #expect(CellParser(settings).cell("") == Cell(.text("")))
    settings.nullSpellings = ["NA", ""]
    #expect(CellParser(settings).cell("NA") == Cell(.null, source: "NA"))
    #expect(CellParser(settings).cell("") == .null)
    #expect(CellParser(settings).cell("NA", isQuoted: true) == Cell(.text("NA")))
    #expect(CellParser(settings.retyped(.integer)).cell("NA", isQuoted: true).value == .null)
  }

  @Test func `booleans know their words`() {
    #expect(value("TRUE", as: .boolean) == .boolean(true))
    #expect(value("yes", as: .boolean) == .error(.doesNotParse))
    var settings = ParseSettings(type: .boolean)
    settings.booleanWords = BooleanWords(trueWord: "Yes", falseWord: "No")
    #expect(CellParser(settings).cell("YES") == Cell(.boolean(true), source: "YES"))
  }

  @Test(
    arguments: [
      (5.0, "5"), (0.1, "0.1"), (1e21, "1e+21"), (1e20, "100000000000000000000"), (1e-7, "1e-7"),
      (1.5e-10, "1.5e-10"), (0.000001, "0.000001"), (123.25, "123.25"), (-0.0, "-0"),
      (Double.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
      (.nan, "NaN"),
      (-.infinity, "-Infinity"), (9_007_199_254_740_993e3, "9007199254740993000"),
    ] as [(Double, Text)])
  func `numbers show their shortest digits`(number: Double, expected: Text) {
    #expect(shown(.number(number)) == expected)
  }

  @Test func `random doubles read back bit for bit`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let double = Double(bitPattern: generator.next())
      guard double.isFinite else { continue }
      #expect(value(shown(.number(double)), as: .number) == .number(double))
    }
  }

  @Test func `only a spelling that is not canonical is kept`() {
    #expect(CellParser(ParseSettings(type: .number)).cell("12.5").source == nil)
    #expect(CellParser(ParseSettings(type: .number)).cell("12.50").source == "12.50")
    #expect(CellParser(ParseSettings(type: .integer)).cell("+1").source == "+1")
    #expect(CellParser(ParseSettings(type: .integer)).cell("-12").source == nil)
  }

  @Test func `the quick test for a canonical number says what formatting says`() {
    var generator = SeededGenerator(seed: 11)
    let parser = CellParser(ParseSettings(type: .number))
    let bytes = Array("0011259.-".utf8)
    for _ in 0..<50_000 {
      let text = Text(
        (0..<Int.random(in: 1...10, using: &generator)).map { _ in
          bytes.randomElement(using: &generator) ?? 0
        })
      let cell = parser.cell(text)
      guard case .number = cell.value else { continue }
      let canonical = shown(cell.value)
      #expect(cell.source == (canonical == text ? nil : text), "\(text)")
    }
  }
}
