import ProtocolWords
import TableCodecs

/// The sniffer never reaches outside the sample and says the same twice.
enum SnifferFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    let options = DialectChoices.options(&input)
    let isWhole = input.flag()
    let head = input.remaining
    let first: CSVSniffing
    do {
      first = try CSVSniffer.sniff(head, isWhole: isWhole, options: options)
    } catch {
      return nil
    }
    if let complaint = complaint(about: first, head, options) { return complaint }
    guard let second = try? CSVSniffer.sniff(head, isWhole: isWhole, options: options) else {
      return "the second time it fails"
    }
    if first.dialect != second.dialect || first.layout != second.layout
      || first.columns != second.columns || first.findings != second.findings
    {
      return "the second time it says something else"
    }
    return nil
  }

  private static func complaint(
    about sniffing: CSVSniffing, _ head: [UInt8], _ options: CSVDialectOptions
  ) -> String? {
    let (dialect, layout) = (sniffing.dialect, sniffing.layout)
    if !(0...head.count).contains(layout.dataStart) {
      return "data begins at \(layout.dataStart) of \(head.count)"
    }
    if let header = layout.header, header.lowerBound < 0 || header.upperBound > layout.dataStart {
      return "the header lies at \(header), data begins at \(layout.dataStart)"
    }
    if (layout.header != nil) != dialect.hasHeader { return "header and dialect disagree" }
    if dialect.delimiter == 0x0A || dialect.delimiter == 0x0D || dialect.delimiter >= 0x80 {
      return "the delimiter is \(dialect.delimiter)"
    }
    if dialect.quote == dialect.delimiter { return "quote and delimiter are one" }
    if let forced = options.delimiter, forced != dialect.delimiter { return "delimiter not kept" }
    if let forced = options.quote, forced != dialect.quote { return "quote not kept" }
    if let forced = options.encoding, forced != dialect.encoding { return "encoding not kept" }
    if let forced = options.hasHeader, forced, !dialect.hasHeader, !head.isEmpty {
      return nil  // a header was wanted where there is no record
    }
    for finding in sniffing.findings where !(0...1).contains(finding.share) {
      return "\(finding.choice): a share of \(finding.share)"
    }
    return sniffing.columns.count > CSVSource.columnsMax ? "too many columns" : nil
  }
}

/// Dialect options from a few bytes.
enum DialectChoices {
  static func options(_ input: inout FuzzInput) -> CSVDialectOptions {
    var options = CSVDialectOptions()
    let flags = input.byte()
    if flags & 1 != 0 { options.delimiter = [0x2C, 0x3B, 0x09, 0x7C][input.number(0...3)] }
    if flags & 2 != 0 { options.quote = .some([nil, 0x22, 0x27][input.number(0...2)]) }
    if flags & 4 != 0 { options.encoding = pick(FileEncoding.allCases, &input) }
    if flags & 8 != 0 { options.escape = pick(CSVEscape.allCases, &input) }
    if flags & 16 != 0 { options.lineEnd = pick(CSVLineEnd.allCases, &input) }
    if flags & 32 != 0 { options.commentPrefix = [[], [0x23], [0x2F, 0x2F]][input.number(0...2)] }
    if flags & 64 != 0 { options.hasHeader = input.flag() }
    if flags & 128 != 0 {
      let choice = input.byte()
      if choice & 1 != 0 { options.preambleLines = Int(choice >> 4) }
      if choice & 2 != 0 { options.nullSpellings = [[], Array("NA".utf8)] }
      if choice & 4 != 0 { options.sampleRows = 1 + Int(choice >> 5) }
      if choice & 32 != 0 { options.lines = pick(LineForm.allCases, &input) }
      if choice & 8 != 0 { options.skipInitialSpace = choice & 16 != 0 }
      if choice & 24 == 24, options.hasHeader != false { options.headerRows = 1 + Int(choice >> 6) }
    }
    return options
  }

  private static func pick<Choice>(_ all: [Choice], _ input: inout FuzzInput) -> Choice {
    all[input.number(0...all.count - 1)]
  }
}
