import CellFormats
import JSONText
import TableCodecs
import TableValues
import WireProtocol

extension KnownReading {
  /// The document in which a journal keeps it, as JSON. O(columns).
  var document: Text {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("requests")
    writer.beginArray()
    for request in requests { writer.string(request.utf8) }
    writer.endArray()
    writer.flag("namesColumns", namesColumns)
    writer.name("dialect")
    Self.write(dialect, to: &writer)
    if let preambleLines {
      writer.name("preambleLines")
      writer.int(preambleLines)
    }
    writer.name("columns")
    writer.beginArray()
    // The name of a delimited file's column is in its header.
    let hasNames = dialect.json != nil && !dialect.hasHeader
    for column in columns { Self.write(column, isNamed: hasNames, to: &writer) }
    writer.endArray()
    writer.endObject()
    return Text(writer.finish())
  }

  private static func write(_ dialect: CSVDialect, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.text("encoding", Text(dialect.encoding.rawValue))
    writer.name("delimiter")
    writer.int(Int(dialect.delimiter))
    if let quote = dialect.quote {
      writer.name("quote")
      writer.int(Int(quote))
    }
    writer.text("escape", Text(dialect.escape.rawValue))
    writer.text("lineEnd", Text(dialect.lineEnd.rawValue))
    writer.text("comment", Text(dialect.commentPrefix))
    writer.name("headerRows")
    writer.int(dialect.hasHeader ? max(1, dialect.headerRows) : 0)
    writer.flag("skipInitialSpace", dialect.skipInitialSpace)
    if dialect.isDrawn { writer.text("lines", Text(dialect.lines.rawValue)) }
    writer.flag("spellsBlanks", dialect.spellsBlanks)
    writer.flag("loneReturns", dialect.loneCarriageReturnEnds)
    writer.flag("blankRecords", dialect.blankLinesAreRecords)
    if let json = dialect.json {
      writer.name("json")
      writer.beginObject()
      writer.text("frame", Text(json.frame.rawValue))
      writer.text("pointer", json.pointer)
      writer.text("rows", Text(json.rows.rawValue))
      writer.name("flatten")
      writer.int(json.flattenDepth)
      writer.endObject()
    }
    writer.endObject()
  }

  /// Writes a column. What the strictest grammar of its type has is left out.
  private static func write(_ column: Column, isNamed: Bool, to writer: inout JSONWriter) {
    let settings = column.file.settings
    let plain = ParseSettings(type: settings.type)
    writer.beginObject()
    writer.text("id", column.id.text)
    writer.text("type", Text(column.type.rawValue))
    if settings.type != column.type { writer.text("parsed", Text(settings.type.rawValue)) }
    if settings.dateFormat != plain.dateFormat {
      let format = settings.dateFormat
      writer.text("date", Text(format.order.rawValue))
      writer.name("separator")
      writer.int(Int(format.separator))
      writer.flag("unpadded", !format.isPadded)
    }
    if settings.booleanWords != plain.booleanWords {
      writer.name("words")
      writer.strings([settings.booleanWords.trueWord, settings.booleanWords.falseWord])
    }
    if settings.nullSpellings != plain.nullSpellings {
      writer.name("nulls")
      writer.strings(settings.nullSpellings)
    }
    if settings.decimalMark != plain.decimalMark {
      writer.name("decimalMark")
      writer.int(Int(settings.decimalMark))
    }
    if let mark = settings.groupMark {
      writer.name("groupMark")
      writer.int(Int(mark))
    }
    if !column.file.path.isEmpty {
      writer.name("path")
      writer.strings(column.file.path)
    }
    if isNamed { writer.text("name", column.file.name) }
    writer.flag("nonFinite", settings.allowsNonFinite)
    writer.flag("blanks", settings.allowsBlanks)
    if let format = column.file.format.flatMap({ WireFormat(detected: $0) }) {
      writer.name("format")
      format.write(to: &writer)
    }
    if let spelling = column.file.spelling.flatMap({ WireFormat(detected: $0) }) {
      writer.name("spelling")
      spelling.write(to: &writer)
    }
    writer.endObject()
  }

  // MARK: Reading

  /// Reads a document; nil: it is none, or one of a program that knows more.
  init?(_ document: Text) {
    guard let json = try? JSONDocument(parsing: document.utf8, depthLimit: 128),
      let read = try? Self.read(.present(json.root))
    else { return nil }
    self = read
  }

  private static func read(_ value: ParamsValue) throws -> KnownReading? {
    var reader = try value.reader()
    let requests = try reader.required("requests").texts().map { Text($0) }
    guard let dialect = try dialect(reader.required("dialect")) else { return nil }
    let preambleLines = try reader.optional("preambleLines")?.count()
    var columns: [Column] = []
    for element in try reader.required("columns").elements() {
      guard columns.count < CSVSource.columnsMax, let column = try column(.present(element)) else {
        return nil
      }
      columns.append(column)
    }
    guard Set(columns.map(\.id)).count == columns.count else { return nil }
    var known = KnownReading(
      dialect: dialect, preambleLines: preambleLines, columns: columns, requests: requests)
    known.namesColumns = try reader.flag("namesColumns")
    return known
  }

  private init(
    dialect: CSVDialect, preambleLines: Int?, columns: [Column], requests: [Text]
  ) {
    (self.dialect, self.preambleLines) = (dialect, preambleLines)
    (self.columns, self.requests) = (columns, requests)
  }

  private static func dialect(_ value: ParamsValue) throws -> CSVDialect? {
    var reader = try value.reader()
    guard let delimiter = try reader.byte("delimiter") else { return nil }
    let json = try reader.optional("json")
    var dialect = CSVDialect(delimiter: delimiter)
    if let json {
      guard let layout = try layout(json) else { return nil }
      dialect = CSVDialect(json: layout)
    }
    dialect.quote = try reader.byte("quote")
    guard let encoding: FileEncoding = try reader.word("encoding"),
      let escape: CSVEscape = try reader.word("escape"),
      let lineEnd: CSVLineEnd = try reader.word("lineEnd")
    else { return nil }
    (dialect.encoding, dialect.escape, dialect.lineEnd) = (encoding, escape, lineEnd)
    dialect.commentPrefix = try reader.required("comment").text()
    let rows = try reader.required("headerRows").count()
    (dialect.hasHeader, dialect.headerRows) = (rows > 0, max(1, rows))
    dialect.skipInitialSpace = try reader.flag("skipInitialSpace")
    dialect.lines = try reader.word("lines") ?? .plain
    dialect.spellsBlanks = try reader.flag("spellsBlanks")
    dialect.loneCarriageReturnEnds = try reader.flag("loneReturns")
    dialect.blankLinesAreRecords = try reader.flag("blankRecords")
    return dialect
  }

  private static func layout(_ value: ParamsValue) throws -> JSONLayout? {
    var reader = try value.reader()
    guard let frame: JSONLayout.Frame = try reader.word("frame"),
      let rows: JSONLayout.RowForm = try reader.word("rows")
    else { return nil }
    let depth = try reader.required("flatten").count()
    guard depth <= JSONLayout.flattenDepthMax else { return nil }
    return JSONLayout(
      frame: frame, pointer: Text(try reader.required("pointer").text()), rows: rows,
      flattenDepth: depth)
  }

  private static func column(_ value: ParamsValue) throws -> Column? {
    var reader = try value.reader()
    let id = ColumnID(Text(try reader.required("id").text()))
    guard let type: ColumnType = try reader.word("type") else { return nil }
    let parsed: ColumnType? = try reader.word("parsed")
    var settings = ParseSettings(type: parsed ?? type)
    if let order: DateFormat.Order = try reader.word("date") {
      guard let separator = try reader.byte("separator") else { return nil }
      settings.dateFormat = DateFormat(
        order: order, separator: separator, isPadded: !(try reader.flag("unpadded")))
    }
    if let words = try reader.optional("words")?.texts() {
      guard words.count == 2 else { return nil }
      settings.booleanWords = BooleanWords(trueWord: Text(words[0]), falseWord: Text(words[1]))
    }
    if let nulls = try reader.optional("nulls")?.texts() {
      settings.nullSpellings = nulls.map { Text($0) }
    }
    settings.decimalMark = try reader.byte("decimalMark") ?? settings.decimalMark
    settings.groupMark = try reader.byte("groupMark")
    settings.allowsNonFinite = try reader.flag("nonFinite")
    settings.allowsBlanks = try reader.flag("blanks")
    let path = try reader.optional("path")?.texts() ?? []
    let name = try reader.optional("name")?.text() ?? []
    var file = CSVColumn(
      name: Text(name), settings: settings, path: path.map { Text($0) })
    if let format: WireFormat = try reader.optional("format")?.object() {
      file.format = try ColumnConversion.format(format, "/format")
    }
    if let spelling: WireFormat = try reader.optional("spelling")?.object() {
      file.spelling = try ColumnConversion.format(spelling, "/spelling")
    }
    return Column(id: id, type: type, file: file)
  }
}

extension JSONWriter {
  /// Writes a member that is true; false is left out.
  fileprivate mutating func flag(_ name: StaticString, _ value: Bool) {
    if !value { return }
    self.name(name)
    bool(true)
  }

  fileprivate mutating func strings(_ texts: [Text]) {
    beginArray()
    for text in texts { string(text.utf8) }
    endArray()
  }
}

extension ParamsReader {
  /// A member that is left out if it is false.
  fileprivate mutating func flag(_ name: StaticString) throws(InvalidParams) -> Bool {
    try optional(name)?.bool() ?? false
  }

  fileprivate mutating func byte(_ name: StaticString) throws(InvalidParams) -> UInt8? {
    try optional(name)?.integer(in: 0...255, expected: "a byte").toByte
  }

  /// A word; nil: there is none, or it is not known.
  fileprivate mutating func word<Word: RawRepresentable>(
    _ name: StaticString
  ) throws(InvalidParams) -> Word? where Word.RawValue == String {
    let text = try optional(name)?.text()
    return text.flatMap { Word(rawValue: String(decoding: $0, as: UTF8.self)) }
  }
}

extension Int {
  fileprivate var toByte: UInt8 { UInt8(truncatingIfNeeded: self) }
}
