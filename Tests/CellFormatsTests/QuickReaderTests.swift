import TableValues
import TestSupport
import Testing

@testable import CellFormats

/// Marks of numbers, spellings of edited values, and the quick parser of many texts.
struct QuickReaderTests {
  private func number(_ pattern: Text, _ change: (inout NumberFormat) -> Void = { _ in })
    throws -> CompiledFormat
  {
    var format = NumberFormat()
    format.pattern = pattern
    change(&format)
    return try CompiledFormat(.number(format))
  }

  @Test(
    arguments: [
      ("$#,##0.00", 1_234.5, "$1,234.50"), ("$#,##0.00", 0.125, "$0.125"), ("0%", 0.125, "12.5%"),
      ("#,##0", -1_234_567, "-1,234,567"), ("$#,##0.00;($#,##0.00)", -5, "($5.00)"),
      ("0;0-", -5, "5-"), ("$0;$-0", -5, "$-5"),
    ] as [(Text, Double, Text)])
  func `a value is spelled by the pattern, with all of its decimals`(
    pattern: Text, value: Double, expected: Text
  ) throws {
    let format = try number(pattern)
    #expect(format.spelling(of: .number(value), as: .number) == expected)
    #expect(format.read(expected.utf8[...], as: .number) == .number(value))
  }

  @Test func `marks replace those of the locale`() throws {
    let swiss = try number("#,##0.00") { $0.groupMark = "'" }
    #expect(swiss.spelling(of: .number(1_234_567.5), as: .number) == "1'234'567.50")
    let blanks = try number("#,##0.0") {
      $0.decimalMark = ","
      $0.groupMark = " "
    }
    #expect(blanks.spelling(of: .number(12_345.5), as: .number) == "12 345,5")
    // Any blank is read as a blank.
    #expect(blanks.read("12\u{A0}345,5".utf8Array[...], as: .number) == .number(12_345.5))
    let comma = try number("0.0") { $0.decimalMark = "," }
    #expect(comma.read("1,5".utf8Array[...], as: .number) == .number(1.5))
    #expect(throws: FormatError.self) { try number("#,##0.0") { $0.groupMark = "." } }
    for mark: Text in ["", "1", "-", "123456789"] {
      #expect(throws: FormatError.self) { try number("0.0") { $0.decimalMark = mark } }
    }
  }

  @Test(arguments: Seeds.all(60, inSweep: 400))
  func `the quick parser of numbers reads what the format reads`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let patterns: [Text] = [
      "#,##0.00", "$#,##0.00;($#,##0.00)", "0.0%", "#,##0 €", "0;0-", "$0;$-0", "#,##,##0.#", "00",
    ]
    let format = try number(try #require(patterns.randomElement(using: &random))) {
      $0.locale = Bool.random(using: &random) ? .en : .de
      if Bool.random(using: &random) {
        $0.groupMark = ["'", " ", "\u{A0}"].randomElement(using: &random)
      }
    }
    // Groups as in India are left to the format.
    guard var reader = QuickReader(format) else { return }
    for _ in 0..<400 {
      let text = Self.text(from: "0123456789012345,.'- $%()€", &random)
      let bytes = text.utf8Array
      let (quick, whole) = bytes.withUnsafeBufferPointer { (reader.number($0), reader.integer($0)) }
      if let quick {
        #expect(format.read(bytes[...], as: .number) == .number(quick), "\(seed): \(text)")
      }
      if let whole {
        #expect(format.read(bytes[...], as: .integer) == .integer(whole), "\(seed): \(text)")
      }
    }
    for _ in 0..<50 {
      let value = CellValue.number(
        Double(Int.random(in: -99_999_999...99_999_999, using: &random)) / 100)
      let spelled = try #require(format.spelling(of: value, as: .number))
      #expect(format.read(spelled.utf8[...], as: .number) == value, "\(seed): \(spelled)")
    }
  }

  @Test(arguments: Seeds.all(60, inSweep: 400))
  func `the quick parser of dates reads what the format reads`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let patterns: [Text] = [
      "M/d/yy", "dd.MM.yyyy", "d-MMM-yy", "MMMM d, yyyy", "M/d/yyyy h:mm a", "yyyy-MM-dd HH:mm:ss",
      "yyyyMMdd", "ddMMMyyyy", "H:mm", "yyyy-MM-dd HH:mm:ss.SSS", "EEE d MMM y", "d 'de' MMMM y",
    ]
    let pattern = try #require(patterns.randomElement(using: &random))
    let format = try CompiledFormat(
      .date(pattern: pattern, locale: [.en, .de, .es].randomElement(using: &random) ?? .en))
    let reader = try #require(QuickReader(format))
    var found = 0
    for _ in 0..<400 {
      let seconds = Int64.random(in: -3_000_000_000...4_000_000_000, using: &random)
      let moment = DateTimeValue(seconds: seconds, nanoseconds: 0, offsetMinutes: nil)
      var bytes: [UInt8] = []
      format.append(.dateTime(moment), to: &bytes)
      if Bool.random(using: &random), let place = bytes.indices.randomElement(using: &random) {
        bytes[place] = Self.text(from: "0123456789/-:. JanAPM", &random).utf8Array.first ?? 0x30
      }
      guard let quick = bytes.withUnsafeBufferPointer({ reader.moment($0) }) else { continue }
      found += 1
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(format.read(bytes[...], as: .dateTime) == .dateTime(quick), "\(seed): \(text)")
    }
    #expect(found > 0 || pattern.utf8.starts(with: "EEE".utf8), "\(pattern)")
  }

  private static func text(from letters: String, _ random: inout SeededGenerator) -> String {
    let letters = Array(letters)
    return String(
      (0..<Int.random(in: 1...10, using: &random)).map { _ in
        letters[Int.random(in: letters.indices, using: &random)]
      })
  }
}

extension String {
  fileprivate var utf8Array: [UInt8] { Array(utf8) }
}
