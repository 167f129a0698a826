import CellFormats
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Formats that are found in the texts of a column.
struct FormatInferenceTests {
  /// One column between two others, as an opened file has it.
  private func column(
    _ texts: [String], delimiter: UInt8 = 0x2C,
    _ change: (inout CSVDialectOptions) -> Void = { _ in }
  ) throws -> (column: CSVColumn, evidence: CSVTypeEvidence) {
    var options = CSVDialectOptions()
    options.delimiter = delimiter
    options.hasHeader = true
    change(&options)
    let mark = String(UnicodeScalar(delimiter))
    var file = "name\(mark)x\(mark)end\n"
    for (row, text) in texts.enumerated() {
      let isPlain = !text.contains { $0 == "\"" || String($0) == mark }
      let doubled = text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"")
      file += "row \(row)\(mark)\(isPlain ? text : "\"\(doubled)\"")\(mark)e\n"
    }
    let sniffing = try CSVSniffer.sniff(Array(file.utf8), isWhole: true, options: options)
    return (sniffing.columns[1], sniffing.typeEvidence[1])
  }

  /// The type of a column and its format: `number #,##0.00`, with locale and marks that differ.
  private func shown(_ column: CSVColumn) -> String {
    let type = column.settings.type.rawValue
    switch column.format {
    case nil: return type
    case .date(let pattern, let locale)?:
      return "\(type) \(pattern)\(locale == .en ? "" : " \(locale)")"
    case .number(let number)?:
      var text = "\(type) \(number.pattern ?? "")"
      if number.locale != .en { text += " \(number.locale)" }
      if let mark = number.groupMark { text += " group \(mark)" }
      if let mark = number.decimalMark { text += " decimal \(mark)" }
      return text
    default: return "another format"
    }
  }

  @Test(
    arguments: [
      // Years of two digits, and the order of days and months.
      (["1/11/99", "1/13/99"], "date M/d/yy"), (["13.01.20", "02.02.20"], "date dd.MM.yy"),
      (["1/2/99", "3/4/99"], "text"), (["25/12/20", "01/01/21"], "date dd/MM/yy"),
      (["1/13/2020", "2/1/2020"], "date M/d/yyyy"),
      (["13-01-2020", "02-01-2020"], "date dd-MM-yyyy"),
      (["2020/01/13", "2020/02/01"], "date yyyy/MM/dd"), (["01/02/2020", "03/04/2020"], "text"),
      (["20-01-13", "20-01-14", "20-02-01"], "date yy-MM-dd"),
      // The first days of months in several years, and of one.
      (["1/1/85", "2/1/85", "3/1/85", "4/1/85", "1/1/86"], "date M/d/yy"),
      (["01/01/2020", "01/04/2020", "01/07/2020", "01/10/2020", "01/01/2021"], "date dd/MM/yyyy"),
      (["1/1/2020", "2/1/2020", "3/1/2020", "4/1/2020", "5/1/2020"], "text"),
      // Names of months.
      (["13-Jan-20", "2-Feb-21"], "date d-MMM-yy"),
      (["13 Jan 2020", "02 Feb 2020"], "date dd MMM yyyy"),
      (["Jan 13, 2020", "Feb 2, 2020"], "date MMM d, yyyy"),
      (["January 13, 2020", "May 2, 2020"], "date MMMM d, yyyy"),
      (["13JAN2020", "02FEB2020"], "date ddMMMyyyy"),
      (["Mon, 13 Jan 2020", "Tue, 14 Jan 2020"], "date EEE, dd MMM yyyy"),
      (["30 Feb 2020", "1 Mar 2020"], "text"), (["1-May-20", "2-May-20"], "date d-MMM-yy"),
      // Times behind dates.
      (["3/20/2014 2:27 PM", "3/2/2014 12:05 AM"], "dateTime M/d/yyyy h:mm a"),
      (["1/13/2020 10:20", "1/2/2020 9:05"], "dateTime M/d/yyyy H:mm"),
      (["13/01/2020 10:20:30", "02/01/2020 00:00:00"], "dateTime dd/MM/yyyy HH:mm:ss"),
      (["2020-01-13 10:20", "2020-01-14 09:05"], "dateTime yyyy-MM-dd HH:mm"),
      (["2020-01-13 10:20:30.250", "2020-01-14 09:05:00.000"], "dateTime yyyy-MM-dd HH:mm:ss.SSS"),
      (["1/13/2020 25:20", "1/2/2020 9:05"], "text"),
      (["2020-01-13T10:20:30Z", "2020-01-14T09:05:00Z"], "dateTime"),
      (["1/13/2020 9 AM", "1/2/2020 12 PM"], "dateTime M/d/yyyy h a"),
      // Times of day.
      (["10:20", "09:05"], "time HH:mm"), (["9:05", "10:20"], "time H:mm"),
      (["10:20:30", "09:05:00"], "time"), (["2:27 PM", "12:05 AM"], "time h:mm a"),
      (["02:27:00pm", "12:05:59am"], "time hh:mm:ssa"), (["9 AM", "12 PM"], "time h a"),
      (["10:20:30.250", "09:05:00.000"], "time HH:mm:ss.SSS"),
      (["10:20:30.25", "09:05:00", "8:00"], "time"), ([" 10:20", "09:05 "], "time HH:mm"),
      (["25:10", "10:20"], "text"), (["24:00", "10:20"], "text"), (["1:60", "1:20"], "text"),
      (["10:20", "x"], "text"), (["3:2", "4:1"], "text"), (["1:23.4", "2:34.5"], "text"),
      (["13:05 PM", "1:20 AM"], "text"), (["10:20:", "10:21:"], "text"),
      (["10:20", "2020-01-13"], "text"), (["10:20", "5"], "text"),
    ] as [([String], String)])
  func `dates are found by evidence`(texts: [String], expected: String) throws {
    #expect(try shown(column(texts).column) == expected)
  }

  @Test(
    arguments: [
      (["1,234.50", "5.00"], "number #,##0.00"), (["1,234", "12", "1,234,567"], "integer #,##0"),
      (["$45.00", "$1,234.50"], "number $#,##0.00"), (["$45", "-$5"], "number $0"),
      (["45%", "12.5%"], "number 0.#%"), (["45 %", "7 %"], "number 0 %"),
      (["1.234,50", "2,75"], "number #,##0.00 de"), (["€ 5,00", "€ 7,25"], "number € 0.00 de"),
      (["5,00 €", "1.007,25 €"], "number #,##0.00 € de"),
      (["(5)", "12", "7"], "integer 0;(0)"),
      (["($1,005.00)", "$12.00"], "number $#,##0.00;($#,##0.00)"),
      (["1 234,5", "12 234,75"], "number #,##0.0# de group  "),
      (["1 234", "12 345", "7"], "integer #,##0 fr group  "),
      (["1'234.50", "7.25"], "number #,##0.00 group '"),
      (["12,34,567", "1,23,456"], "integer #,##,##0"),
      (["5-", "7"], "integer 0;0-"), (["USD 5", "USD 1,000"], "number USD #,##0"),
      // What is no number.
      (["007", "$5"], "text"), (["612 345 678", "612 345 679"], "text"), (["1,2", "2,3"], "text"),
      (["1,23,4", "1,234"], "text"), (["45%", "45"], "text"), (["$5", "€5"], "text"),
      (["192.168.100.200", "192.168.100.201"], "text"), (["(1)", "(2)"], "text"),
      (["555-0100", "555-0101"], "text"), (["1.5", "1,5"], "text"), (["10-20", "5-7"], "text"),
      (["$9,007,199,254,740,993", "$1"], "text"), (["1.2.10", "1.13.11"], "text"),
      // What is no format.
      (["1.5", "inf", "3", "-Infinity"], "number"), (["1", "..", "3"], "integer"),
      (["1.5", ":", ": c", "n.a."], "number"), (["1", "c", "3"], "integer"),
      (["c", "1", "c"], "text"),
      (["1", "y", "3"], "text"), (["a", "..", "b"], "text"), (["..", ".."], "text"),
      (["1,234", "..", "5,678", "999"], "integer #,##0"),
      // Letters are nulls where they are few, and not above the column.
      (["1", "x", "3"], "integer"), (["1.5", "[c]", "z", "2"], "number"),
      (["c", "1", "2"], "text"),
      (["1", "X", "2"], "text"), (["150", "X", "2"], "integer"),
      (["1", "x", "c", "2", "s", "z"], "text"),
      (["13.01.2020", "k.A."], "date dd.MM.yyyy"), (["Y", "N", "(null)"], "boolean"),
      (["2020-01-13T10:20:30Z", "#NV"], "dateTime"),
    ] as [([String], String)])
  func `numbers are found by evidence`(texts: [String], expected: String) throws {
    #expect(try shown(column(texts).column) == expected)
  }

  @Test(
    arguments: [
      (["01.02.2020", "03.04.2020"], "date dd.MM.yyyy"),
      (["1.2.2020", "3.4.2020"], "date d.M.yyyy"),
      (["01.02.20", "03.04.20"], "date dd.MM.yy"), (["1.2.20", "3.4.20"], "text"),
      (["01.02.2020 10:20", "03.04.2020 9:05"], "dateTime dd.MM.yyyy H:mm"),
      (["13. Januar 2020", "1. Mai 2020"], "date d. MMMM yyyy de"),
      (["13. Jan. 2020", "1. Mai 2020"], "date d. MMM yyyy de"),
      (["13.Mai.20", "14.Okt.20"], "date dd.LLL.yy de"),
      (["13 janv. 2020", "1er mars 2020"], "date d MMM yyyy fr"),
      (["13 FÉVRIER 2020", "14 août 2020"], "date dd MMMM yyyy fr"),
      (["13 mai 2020", "14 mai 2020"], "date dd MMMM yyyy fr"),
      (["13-ene-20", "14-abr-20"], "date dd-LLL-yy es"),
      (["13 de enero de 2020", "1 de mayo de 2020"], "date d 'de' MMMM 'de' yyyy es"),
      (["13 de janeiro de 2020", "1 de maio de 2020"], "date d 'de' MMMM 'de' yyyy pt"),
      (["13/set/2020", "14/out/2020"], "date d/LLL/yyyy pt"),
      (["13-Fev-20", "14-Dez-20"], "date dd-LLL-yy pt"),
      (["13 gennaio 2020", "1 maggio 2020"], "date d MMMM yyyy it"),
      (["13-mag-20", "14-giu-20"], "date dd-LLL-yy it"),
      (["13 mrt 2020", "14 okt 2020"], "date dd LLL yyyy nl"),
      (["3 januari 2020", "14 mei 2020"], "date d MMMM yyyy nl"),
      (["Mo, 13.01.2020", "Di, 14.01.2020"], "date ccc, dd.MM.yyyy de"),
      (["13 Sept 2020", "14 Oct 2020"], "date dd MMM yyyy"),
      (["13 Jan 2020", "14 dic 2020"], "text"),
      (["2020年1月31日", "2020年12月1日"], "date yyyy年M月d日"),
      (
        ["2020-01-13 10:20:30 +0100", "2020-01-14 10:20:30 -0530"],
        "dateTime yyyy-MM-dd HH:mm:ss xx"
      ),
      (["2020-01-13 10:20:30 UTC", "2020-01-14 10:20:30 UTC"], "dateTime yyyy-MM-dd HH:mm:ss z"),
      (
        ["Mon, 13 Jan 2020 10:20:30 GMT", "Tue, 14 Jan 2020 10:20:30 GMT"],
        "dateTime EEE, dd MMM yyyy HH:mm:ss O"
      ),
      (["13-JAN-20 10.20.30 AM", "14-FEB-20 09.20.30 PM"], "dateTime dd-MMM-yy hh.mm.ss a"),
      (["13.01.2020 10:20 Uhr", "14.01.2020 09:20 Uhr"], "dateTime dd.MM.yyyy HH:mm 'Uhr'"),
      (["2020-01-13T10:20:30", "2020-01-14T10:20:30"], "dateTime"),
      (["10h20", "9h05"], "time H'h'mm"),
    ] as [([String], String)])
  func `names, offsets and points tell dates`(texts: [String], expected: String) throws {
    #expect(try shown(column(texts, delimiter: 0x3B).column) == expected)
  }

  @Test(
    arguments: [
      (["12.-", "1'250.-", "13.50"], "number #,##0.00'.-' group '"),
      (["12,-", "8,-"], "number 0.00',-' de"),
      (["CHF 12.–", "CHF 8.50"], "number CHF 0.00'.–'"),
      (["12,- €", "8,50 €"], "number 0.00',- €' de"),
      ([" $1,234.50 ", " $-   ", " $(12.00)"], "number $#,##0.00;$(#,##0.00);'$-'"),
      ([" 1,234 ", " -   ", " 5 "], "integer #,##0;-#,##0;'-'"), (["1.5", "   ", " - "], "number"),
      (["1.234,50 €", "- €"], "number #,##0.00 €;-#,##0.00 €;'- €' de"),
      (["1,234.50 CR", "12.00 DR"], "number #,##0.00 CR;#,##0.00 DR"),
      (["12,50 TL", "1.234,50 TL"], "number #,##0.00 TL de"),
      (["5,420円", "250円"], "number #,##0円"),
      (["R 1,234.50", "R 12.00"], "number R #,##0.00"), (["R1", "R2"], "text"),
      (["₸ 5", "₸ 7"], "number ₸ 0"),
      (["\\5,420", "\\250"], "number \\#,##0"), (["\\1", "\\2"], "text"), (["$-", "$-"], "text"),
    ] as [([String], String)])
  func `dashes and currencies are found`(texts: [String], expected: String) throws {
    #expect(try shown(column(texts, delimiter: 0x3B).column) == expected)
  }

  /// The columns of a file, as `shown` tells them, and their reasons.
  private func table(
    _ file: String, _ change: (inout CSVDialectOptions) -> Void = { _ in }
  ) throws -> [(shown: String, reason: String)] {
    var options = CSVDialectOptions()
    change(&options)
    let sniffing = try CSVSniffer.sniff(Array(file.utf8), isWhole: true, options: options)
    return zip(sniffing.columns, sniffing.typeEvidence).map { (shown($0), $1.note) }
  }

  @Test func `other columns decide what a column leaves open`() throws {
    let places = try table(
      "Ort;Total;EW;M\nA;388.167;193.911;1,5\nB;1.858.683;919.041;2,5\nC;331.549;162.936;3\n")
    #expect(
      places.map(\.shown) == ["text", "integer #,##0 de", "integer #,##0 de", "number 0.# de"])
    #expect(places[2].reason == "\".\" separates thousands, as column Total shows")
    let english = try table("a;b;c\n1.234;0.5;1,234\n5.678;1.25;5,678\n")
    #expect(english.map(\.shown) == ["number", "number", "integer #,##0"])
    let open = try table("a;b\n1.234;x\n5.678;y\n")
    #expect(open[0].shown == "text")
    #expect(open[0].reason == "\".\" may separate thousands or decimals")
    #expect(try table("a,b\n1.234,x\n5.678,y\n")[0].shown == "number")
    #expect(try table("a;b\n12.500;x\n0;y\n1.250;z\n")[0].shown == "integer #,##0 de")
    #expect(try table("a;b\n0.123;x\n5.678;y\n")[0].shown == "number")
    #expect(try table("a;b\n1.234;x\n5678;y\n")[0].shown == "number")
    let paid = try table("a,b,c\n\"12,34\",\"-0,54\",x\n\"22,34\",\"-0,74\",y\n")
    #expect(paid.map(\.shown) == ["number 0.00 de", "number 0.00 de", "text"])
    #expect(paid[0].reason == "\",\" separates decimals, as column b shows")
    let days = try table("a,b\n31/01/2020,01/02/2020\n30/01/2020,05/03/2020\n")
    #expect(days.map(\.shown) == ["date dd/MM/yyyy", "date dd/MM/yyyy"])
    #expect(days[1].reason == "days are first, as in column a")
    let coordinates = try table("a;lat;b\n1.858.683;41.893;x\n388.167;45.464;y\n")
    #expect(coordinates.map(\.shown) == ["integer #,##0 de", "number", "text"])
    let bank = try table("a;b;c\n12.500;20.000;x\n950;8.450;y\n")
    #expect(bank[1].shown == "integer #,##0 de")
    // Columns that disagree decide nothing.
    let both = try table("a;b;c\n1.234;0.5;1,5\n5.678;1.25;2,5\n")
    #expect(both[0].shown == "text")
  }

  @Test(arguments: [
    "Total,10,20\n", "Source: X\n", "\"Note: a, b\"\n", "* estimate\n", "(2 rows)\n",
    "Total,10,20\nSource: X\n* e\n",
  ])
  func `totals and remarks make no column text`(end: String) throws {
    let years = (2000..<2012).map { "\($0),\($0 % 7),\($0 * 3)\n" }.joined()
    let found = try table("Year,Q1,Q2\n" + years + end)
    #expect(found.map(\.shown) == ["integer", "integer", "integer"])
    #expect(found[0].reason.contains("left out: totals or remarks"))
    #expect(found[1].reason == "")
  }

  @Test func `a word among full records makes a column text`() throws {
    let years = (2000..<2012).map { "\($0),\($0 % 7),\($0 * 3)\n" }
    let inside = years.prefix(5) + ["Total,1,2\n"] + years.dropFirst(5)
    #expect(try table("Year,Q1,Q2\n" + inside.joined())[0].shown == "text")
    #expect(try table("Year,Q1,Q2\n" + (years + ["other,1,2\n"]).joined())[0].shown == "text")
    // One record does not tell what is a remark.
    #expect(try table("a,b\n1,2\nx\n")[0].shown == "text")
    #expect(try table("a,b\n1,2\n3,4\nx\n")[0].shown == "integer")
    // So do most records of one word.
    #expect(try table("Year,Q1\n2000,1\nx y\nz y\nu v\n")[0].shown == "text")
  }

  @Test(
    arguments: [
      ((0..<199).map { "2020-01-13T10:20:\(10 + $0 % 50)Z" } + ["abc"], "dateTime"),
      ((0..<199).map { $0 % 2 == 0 ? "Y" : "N" } + ["abc"], "boolean"),
      ((0..<199).map { "10:\(10 + $0 % 50)" } + ["24:00"], "time HH:mm"),
      ((0..<199).map { "01/\(10 + $0 % 20)/2020" } + ["13/05/2020"], "date MM/dd/yyyy"),
      ((0..<199).map { "\($0).5" } + ["1,5"], "number"),
      (["abc"] + (0..<199).map { "\($0 % 9 + 1),234.50" } + ["1.234,50"], "number #,##0.00"),
    ] as [([String], String)])
  func `columns of every type may have outliers`(texts: [String], expected: String) throws {
    let (found, evidence) = try column(texts) { $0.outlierShare = 0.011 }
    #expect(shown(found) == expected)
    #expect(evidence.note.contains("do not fit"))
    #expect(evidence.counts[.text] == texts.count - 199)
    #expect(evidence.firstDisagreement != nil)
    #expect(try shown(column(texts).column) == "text")
  }

  @Test func `a number without a percent sign is never one percent`() throws {
    let texts = (0..<199).map { "\($0)%" } + ["12"]
    let (found, evidence) = try column(texts) { $0.outlierShare = 0.01 }
    #expect(shown(found) == "text")
    #expect(evidence.note == "some values have % and some have not")
  }

  @Test func `the delimiter tells decimal commas from lists and thousands`() throws {
    #expect(try shown(column(["1,2", "2,3"], delimiter: 0x3B).column) == "number 0.0 de")
    #expect(try shown(column(["1,234", "5,678"], delimiter: 0x3B).column) == "text")
    #expect(try shown(column(["1,234", "5,678"]).column) == "integer #,##0")
    #expect(try shown(column(["1,234", "5,678", "9"], delimiter: 0x3B).column) == "integer #,##0")
    #expect(try shown(column(["3,05", "2,50"]).column) == "number 0.00 de")
  }

  @Test func `a person can see why`() throws {
    func reason(_ texts: [String]) throws -> String { try column(texts).evidence.note }
    #expect(try reason(["1/2/99", "3/4/99"]) == "days and months cannot be told apart")
    #expect(try reason(["1/2/99", "1/31/99"]) == "months are first: a day is 31")
    #expect(try reason(["1,234.5", "2"]).contains("\",\" separates thousands"))
    #expect(try reason(["1,2", "2,3"]) == "a comma may separate decimals or the parts of a list")
    #expect(try reason(["45%", "45"]) == "some values have % and some have not")
    let found = try column(["1", "..", "3", "NA"])
    #expect(found.column.settings.nullSpellings == ["NA", "..", ""])
    #expect(found.evidence.counts == [.integer: 2])
    #expect(found.evidence.nulls == 2)
  }

  @Test func `outliers are errors of a column only if they are allowed`() throws {
    let numbers = (1...200).map { "\($0)" } + ["about 5"]
    #expect(try shown(column(numbers).column) == "text")
    let (found, evidence) = try column(numbers) { $0.outlierShare = 0.01 }
    #expect(shown(found) == "integer")
    #expect(evidence.counts == [.integer: 200, .text: 1])
    #expect(evidence.firstDisagreement?.text == "about 5")
    let few = (1...50).map { "\($0)" } + ["about 5"]
    #expect(try shown(column(few) { $0.outlierShare = 0.01 }.column) == "text")
    let times = (10...59).map { "10:\($0)" } + ["noon"]
    #expect(try shown(column(times) { $0.outlierShare = 0.1 }.column) == "time HH:mm")
    let dates = ["soon"] + (1...28).map { "\($0)-Jan-20" }
    #expect(try shown(column(dates) { $0.outlierShare = 0.1 }.column) == "date d-MMM-yy")
    #expect(try shown(column(dates).column) == "text")
  }

  @Test func `late texts decide as early ones do`() throws {
    let many = (0..<3 * FormatInference.trialTexts).map { "1,\(100 + $0 % 900)" }
    #expect(try shown(column(many).column) == "integer #,##0")
    #expect(try shown(column(many + ["1,5"]).column) == "text")
    #expect(try shown(column(many + ["1,234.5"]).column) == "number #,##0.#")
    #expect(try shown(column(many + ["..", "7"]).column) == "integer #,##0")
    let days = (0..<2 * FormatInference.trialTexts).map { "\($0 % 12 + 1)/\($0 % 11 + 1)/20" }
    #expect(try shown(column(days).column) == "text")
    #expect(try shown(column(days + ["13/1/20"]).column) == "date d/M/yy")
    #expect(try shown(column(days + ["13/1/20", "1/13/20"]).column) == "text")
    #expect(try shown(column(["1/13/20"] + days + ["13/1/20"]).column) == "text")
    #expect(try shown(column(["1/13/20"] + days).column) == "date M/d/yy")
  }

  @Test func `all columns are text where that is asked for`() throws {
    for texts in [["1", "2"], ["2020-01-01"], ["$5"], ["true"], ["\\N", ""]] {
      let found = try column(texts) { $0.readsPlainTexts = true }
      #expect(shown(found.column) == "text")
      #expect(found.column.settings.nullSpellings.isEmpty)
    }
  }

  /// Values written in a random format are found in that format or another that reads the same.
  @Test(arguments: Seeds.all(40, inSweep: 200))
  func `values in a random format are found and read back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let formats: [(CellFormat, ColumnType)] =
      ["#,##0.00", "$#,##0.00", "$#,##0.00;($#,##0.00)", "0.0%", "#,##0", "#,##0.00 €"].flatMap {
        pattern -> [(CellFormat, ColumnType)] in
        [FormatLocale.en, .de].map { locale in
          var number = NumberFormat()
          number.pattern = Text(pattern)
          number.locale = locale
          return (.number(number), pattern == "#,##0" ? .integer : .number)
        }
      }
      + [
        "M/d/yy", "dd.MM.yyyy", "d-MMM-yy", "MMM d, yyyy", "M/d/yyyy h:mm a", "yyyy-MM-dd HH:mm",
        "dd/MM/yyyy HH:mm:ss", "ddMMMyyyy", "EEEE, MMMM d, yyyy",
      ].map { pattern -> (CellFormat, ColumnType) in
        (.date(pattern: Text(pattern), locale: .en), pattern.contains("m") ? .dateTime : .date)
      }
      + ["HH:mm", "H:mm", "HH:mm:ss", "h:mm a", "hh:mma", "H:mm:ss"].map { pattern in
        (.date(pattern: Text(pattern), locale: .en), .time)
      }
    let (format, type) = try #require(formats.randomElement(using: &random))
    let compiled = try CompiledFormat(format)
    let values = (0..<Int.random(in: 40...120, using: &random)).map { _ -> CellValue in
      switch type {
      case .integer: .integer(Int64.random(in: -9_999_999...9_999_999, using: &random))
      case .number: .number(Double(Int.random(in: -999_999...9_999_999, using: &random)) / 100)
      case .date: .date(Int32.random(in: 0...20_000, using: &random))
      case .time: .time(TimeOfDay(wrapping: .random(in: 0..<1440, using: &random) * 60_000_000_000))
      default:
        .dateTime(
          DateTimeValue(
            seconds: Int64.random(in: 0...28_000_000, using: &random) * 60, nanoseconds: 0,
            offsetMinutes: nil))
      }
    }
    let texts = values.map { value -> String in
      var bytes: [UInt8] = []
      compiled.append(value, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let (found, evidence) = try column(texts, delimiter: 0x3B)
    let message = "seed \(seed): \(format), \(texts.prefix(5)), \(evidence.note)"
    #expect(found.settings.type == type, "\(message)")
    let reader = try found.format.map { try CompiledFormat($0) }
    for text in texts {
      let read = CellRetyping.value(of: Text(text), as: found.settings.type, readBy: reader)
      // Percents of one decimal lose digits of the value, so the texts are compared.
      var again: [UInt8] = []
      compiled.append(read, to: &again)
      #expect(String(decoding: again, as: UTF8.self) == text, "\(message)")
      let spelled = reader?.spelling(of: read, as: found.settings.type)
      if let reader, let spelled {
        #expect(reader.read(spelled.utf8[...], as: found.settings.type) == read, "\(message)")
        if format != .date(pattern: "EEEE, MMMM d, yyyy", locale: .en) {
          #expect("\(spelled)" == text || type == .number, "\(message)")
        }
      }
    }
  }
}
