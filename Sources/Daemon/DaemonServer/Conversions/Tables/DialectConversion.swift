import TableCodecs
import TableValues
import WireProtocol

/// The fixed parts of a dialect in a request.
enum DialectConversion {
  /// The options for the sniffer.
  ///
  /// - Throws: `DaemonError.invalid` for a mark that is not one ASCII character.
  static func options(_ wire: WireDialect?) throws -> CSVDialectOptions {
    var options = CSVDialectOptions()
    options.format = CSVFormatChoice()
    guard let wire else { return options }
    options.delimiter = try wire.delimiter.map { try byte($0, "delimiter") }
    switch wire.quote {
    case .absent: break
    case .null: options.quote = .some(nil)
    case .value(let text): options.quote = .some(try quote(text, options.delimiter))
    }
    switch wire.escape {
    case .absent: break
    case .null: options.escape = .doubled
    case .value(let text): options.escape = try escape(text, options.quote)
    }
    options.skipInitialSpace = wire.skipInitialSpace
    try checkLines(wire)
    options.lines = wire.lines
    options.hasHeader = wire.header
    options.headerRows = wire.headerRows
    if let rows = wire.headerRows, wire.header == false {
      throw DaemonError.invalid(
        pointer: "/dialect/headerRows", expected: "no such member beside \"header\": false",
        found: "\(rows)")
    }
    options.preambleLines = wire.preambleLines
    options.nullSpellings = wire.nullValues
    options.readsPlainTexts = wire.types == .plain
    options.outlierShare = wire.outliers ?? 0
    options.format.forced = wire.format
    if wire.format == .delimited {
      try refuse("rows", wire.rows == nil)
      try refuse("flatten", wire.flatten == nil)
    }
    options.rowsPointer = wire.rows.map { Text($0) }
    options.flattenDepth = wire.flatten ?? 0
    switch wire.comment {
    case .absent: break
    case .null: options.commentPrefix = []
    case .value(let text): options.commentPrefix = try commentPrefix(text, options)
    }
    if let text = wire.encoding {
      let name = try encoding(text, "/dialect/encoding")
      options.encoding = name.encoding
      options.followsMark = name.followsMark
    }
    return options
  }

  /// The names of the fixed properties, as the sniffer names them.
  static func forced(_ wire: WireDialect?) -> Set<String> {
    guard let wire else { return [] }
    var forced = Set<String>()
    if wire.delimiter != nil { forced.insert("delimiter") }
    if !wire.quote.isAbsent { forced.insert("quote") }
    if !wire.escape.isAbsent { forced.insert("escape") }
    if wire.skipInitialSpace != nil { forced.insert("skipInitialSpace") }
    if wire.lines != nil { forced.insert("lines") }
    if wire.header != nil || wire.headerRows != nil { forced.insert("header") }
    if wire.headerRows != nil { forced.insert("headerRows") }
    if wire.encoding != nil { forced.insert("encoding") }
    if !wire.comment.isAbsent { forced.insert("comment") }
    if wire.preambleLines != nil { forced.insert("preamble") }
    if wire.nullValues != nil { forced.insert("nullValues") }
    if wire.format != nil { forced.insert("format") }
    if wire.rows != nil { forced.insert("rows") }
    if wire.flatten != nil { forced.insert("flatten") }
    return forced
  }

  /// The encoding with a name.
  ///
  /// - Throws: `DaemonError.invalid` at the pointer for an unknown name.
  static func encoding(_ text: WireText, _ pointer: String) throws -> EncodingName {
    guard let name = EncodingName(text) else {
      let known = FileEncoding.allCases.map { "\"\($0.rawValue)\"" }
      let found = String(decoding: text.prefix(64), as: UTF8.self)
      throw DaemonError.invalid(
        pointer: pointer,
        expected: known.dropLast().joined(separator: ", ") + " or \(known.last ?? "")",
        found: "\"\(found)\"")
    }
    return name
  }

  /// Refuses marks that lines with bars do not have.
  private static func checkLines(_ wire: WireDialect) throws {
    guard let lines = wire.lines, lines != .plain else { return }
    func refusal(_ name: String, _ expected: String, _ text: WireText) -> DaemonError {
      .invalid(
        pointer: "/dialect/\(name)",
        expected: "\(expected) beside \"lines\": \"\(lines.rawValue)\"",
        found: "\"\(String(decoding: text, as: UTF8.self))\"")
    }
    if let text = wire.delimiter, text != [0x7C], lines == .framed || text != [0x20] {
      throw refusal("delimiter", lines == .framed ? "\"|\"" : "\"|\" or a blank", text)
    }
    if case .value(let text) = wire.quote { throw refusal("quote", "null", text) }
    if case .value(let text) = wire.comment, !text.isEmpty {
      throw refusal("comment", "null", text)
    }
    if let format = wire.format, format != .delimited {
      throw refusal("format", "\"delimited\"", Array(format.rawValue.utf8))
    }
  }

  /// Refuses a member that only JSON files have.
  private static func refuse(_ name: String, _ isAbsent: Bool) throws {
    if isAbsent { return }
    throw DaemonError.invalid(
      pointer: "/dialect/\(name)", expected: "no such member beside \"format\": \"delimited\"",
      found: "one")
  }

  private static func quote(_ text: WireText, _ delimiter: UInt8?) throws -> UInt8 {
    let quote = try byte(text, "quote")
    guard quote != delimiter else {
      throw refusal("quote", "another character than the delimiter", text)
    }
    return quote
  }

  /// How a quote within quotes is written: the backslash, or the quote itself, which is then doubled.
  private static func escape(_ text: WireText, _ quote: UInt8??) throws -> CSVEscape {
    let mark = try byte(text, "escape")
    if mark == UInt8(ascii: "\\") { return .backslash }
    let isQuote =
      switch quote {
      case .some(let known): mark == known
      case nil: mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
      }
    guard isQuote else { throw refusal("escape", "a backslash, the quote or null", text) }
    return .doubled
  }

  /// The comment prefix. Errors of ``CSVSniffer`` get the JSON pointer of the parameter.
  private static func commentPrefix(
    _ text: WireText, _ options: CSVDialectOptions
  ) throws -> [UInt8] {
    guard text.count <= 8, text.allSatisfy(isMark) else {
      throw refusal("comment", "at most eight ASCII characters that end no line", text)
    }
    let quote = options.quote ?? UInt8(ascii: "\"")
    guard !text.contains(where: { $0 == options.delimiter || $0 == quote }) else {
      throw refusal("comment", "characters other than delimiter and quote", text)
    }
    return text
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != 0x0A && byte != 0x0D
  }

  private static func refusal(_ name: String, _ expected: String, _ text: WireText) -> DaemonError {
    .invalid(
      pointer: "/dialect/\(name)", expected: expected,
      found: "\"\(String(decoding: text, as: UTF8.self))\"")
  }

  private static func byte(_ text: WireText, _ name: String) throws -> UInt8 {
    guard text.count == 1, isMark(text[0]) else {
      throw refusal(name, "one ASCII character that ends no line", text)
    }
    return text[0]
  }
}
