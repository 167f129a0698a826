import JSONText
import TableValues

/// JSON files as delimited text, so that they can be compared as such.
///
/// Each record is a line, each member a field in quotes. A string is its text, unless that is JSON
/// itself: `1` stays a number, and the string is `"1"`. Objects and arrays are JSON without blanks. A
/// member that is missing is an empty field.
package struct JSONDelimitedText {
  /// How the text is read.
  package static var options: CSVDialectOptions {
    var options = CSVDialectOptions()
    options.format = .delimited
    options.encoding = .utf8
    options.delimiter = UInt8(ascii: ",")
    options.quote = .some(UInt8(ascii: "\""))
    options.escape = .doubled
    options.hasHeader = true
    options.commentPrefix = [UInt8(ascii: "#")]
    return options
  }

  private let source: CSVSource
  private let isElement: Bool
  private let areArrays: Bool
  /// The names of the columns of all records, in the order in which they appear.
  private var names: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]

  /// Texts of some files, with the columns that they share in the order of the first.
  ///
  /// O(bytes), in two passes over each file.
  /// - Throws: ``CSVError``; ``CSVOversize`` for a record that is too long.
  package static func texts(of files: [[UInt8]]) throws -> [[UInt8]] {
    var readers = try files.map { try JSONDelimitedText($0) }
    // The order of members means nothing in JSON: it is no difference.
    var order: [[UInt8]: Int] = [:]
    for place in readers.indices {
      for name in readers[place].names where order[name] == nil { order[name] = order.count }
      readers[place].names.sort { order[$0] ?? 0 < order[$1] ?? 0 }
      readers[place].places = Dictionary(
        uniqueKeysWithValues: readers[place].names.enumerated().map { ($1, $0) })
    }
    return try readers.map { try $0.text() }
  }

  private init(_ bytes: [UInt8]) throws {
    var options = CSVDialectOptions()
    options.format = CSVFormatChoice()
    let head = try CSVSniffer.head(of: MemoryByteSource(bytes), options: options)
    let sniffing = try CSVSniffer.sniff(
      head, isWhole: head.count == bytes.count, options: options)
    source = CSVSource(
      bytes: MemoryByteSource(bytes), dialect: sniffing.dialect, columns: sniffing.columns,
      layout: sniffing.layout, chunkRows: 1024)
    isElement = sniffing.dialect.json?.frame == .array
    areArrays = sniffing.dialect.json?.rows == .arrays
    try source.index.scan(shouldContinue: { _ in true })
    try eachRecord { record in
      for (name, _) in cells(of: record) { note(name) }
    }
  }

  private mutating func note(_ name: [UInt8]) {
    if places[name] != nil { return }
    places[name] = names.count
    names.append(name)
  }

  // MARK: Records

  private func eachRecord(_ body: ([UInt8]) -> Void) throws {
    var first = 0
    while first < source.rowCount {
      let rows = first..<min(first + source.chunkRows, source.rowCount)
      try source.forEachRecord(in: rows) { text, range in
        body(Array(text[JSONRecordReader.trimmed(text, range, isElement: isElement)]))
      }
      first = rows.upperBound
    }
  }

  /// The cells of a record by name. The last of two members with the same name counts.
  private func cells(of record: [UInt8]) -> [(name: [UInt8], text: [UInt8])] {
    let document = try? JSONDocument(parsing: record, depthLimit: JSONLayout.depthMax)
    guard let root = document?.root else { return [(Self.valueName, record)] }
    switch root.kind {
    case .object:
      return root.members.map { ($0.name.lossyString ?? [], Self.text($0.value)) }
    case .array where areArrays:
      return root.elements.enumerated().map { (name(ofElement: $0), Self.text($1)) }
    case .array, .null, .bool, .number, .string: return [(Self.valueName, Self.text(root))]
    }
  }

  private static var valueName: [UInt8] { Array("value".utf8) }

  private func name(ofElement place: Int) -> [UInt8] {
    let known = source.columns.indices.contains(place) ? source.columns[place].name.utf8 : []
    return known.isEmpty ? Array("column\(place + 1)".utf8) : Array(known)
  }

  private static func text(_ value: JSONView) -> [UInt8] {
    switch value.kind {
    case .string:
      guard let text = value.string, !text.isEmpty, JSONSpan(parsing: text) == nil else {
        return Array(value.rawText)
      }
      return text
    case .object, .array: return withoutBlanks(value.rawText)
    case .null, .bool, .number: return Array(value.rawText)
    }
  }

  /// JSON without the blanks between its tokens.
  private static func withoutBlanks(_ json: some Sequence<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in json {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        continue
      }
      text.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
    }
    return text
  }

  // MARK: Text

  private func text() throws -> [UInt8] {
    if names.isEmpty { return [] }
    var output: [UInt8] = []
    let frame = try frame()
    if frame.count > 2 { output += [UInt8(ascii: "#"), 0x20] + frame + [0x0A] }
    Self.append(names, to: &output)
    try eachRecord { record in
      var fields = [[UInt8]](repeating: [], count: names.count)
      for (name, text) in cells(of: record) {
        if let place = places[name] { fields[place] = text }
      }
      Self.append(fields, to: &output)
    }
    return output
  }

  private static func append(_ fields: [[UInt8]], to output: inout [UInt8]) {
    for (place, field) in fields.enumerated() {
      if place > 0 { output.append(UInt8(ascii: ",")) }
      output.append(UInt8(ascii: "\""))
      for byte in field {
        if byte == UInt8(ascii: "\"") { output.append(byte) }
        output.append(byte)
      }
      output.append(UInt8(ascii: "\""))
    }
    output.append(0x0A)
  }

  /// The text around the array of rows, such as `{"type":"FeatureCollection","features":[]}`.
  private func frame() throws -> [UInt8] {
    guard isElement else { return [] }
    let start = (source.layout.header?.lowerBound ?? source.layout.dataStart)
    let tail =
      source.rowCount > 0
      ? try source.index.end(ofRecord: source.rowCount - 1) : source.index.dataStart
    let head = try source.units.text(
      source.markUnits..<max(source.markUnits, start / source.dialect.encoding.unitWidth),
      padding: 0)
    let end = try source.units.text(min(tail, source.units.count)..<source.units.count, padding: 0)
    return Self.withoutBlanks(head + end)
  }
}
