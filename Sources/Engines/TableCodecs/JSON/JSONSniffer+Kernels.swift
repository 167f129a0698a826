import CellFormats
import JSONText
import TableValues

/// Finds out whether a file is JSON, where its rows are, and what their members are.
struct JSONSniffer {
  /// The names of JSON options in errors.
  private static let rowsOption = "rows"

  private let head: [UInt8]
  private let isWhole: Bool
  private let options: CSVDialectOptions
  private let encoding: FileEncoding
  private let reason: String
  private let markBytes: Int
  /// The beginning of the file as UTF-8.
  private let text: [UInt8]
  /// The first byte of it that is no blank.
  private let start: Int

  /// Where the rows are, and why.
  private struct Place {
    var frame: JSONLayout.Frame
    var pointer: [UInt8] = []
    /// The first byte of the records in the text.
    var start: Int
    var reason: String
    var share = 1.0
  }

  /// Makes a sniffer; nil: by a request or its name, the file is delimited text.
  ///
  /// - Parameters:
  ///   - head: The first bytes of a file.
  ///   - isWhole: Whether they are the whole file.
  init?(_ head: [UInt8], isWhole: Bool, options: CSVDialectOptions) {
    let isJSON = options.saysJSON
    guard isJSON || options.format.forced == nil && !options.saysDelimited,
      isJSON || options.format.named != .delimited
    else { return nil }
    self.head = head
    self.isWhole = isWhole
    self.options = options
    (encoding, reason, markBytes) = Self.encoding(head, isWhole: isWhole, options)
    if !options.saysOrNamesJSON, encoding.unitWidth == 1 {
      let first = head[markBytes...].first { !Self.isBlank($0) }
      guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    }
    let whole = head[markBytes..<max(markBytes, head.count - head.count % encoding.unitWidth)]
    text =
      encoding == .utf8 ? Array(whole) : TextTranscoder.utf8(Array(whole), from: encoding)
    var start = 0
    while start < text.count, Self.isBlank(text[start]) { start += 1 }
    self.start = start
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x1E
  }

  /// The encoding: JSON is UTF-8 unless a mark or every unit shows that it is UTF-16 or UTF-32.
  private static func encoding(
    _ head: [UInt8], isWhole: Bool, _ options: CSVDialectOptions
  ) -> (FileEncoding, reason: String, markBytes: Int) {
    let mark = FileEncoding.marked.first { head.starts(with: $0.mark) }
    let found: (FileEncoding, String)
    if let forced = options.encoding {
      let order = FileEncoding.marked.first {
        $0.unitWidth == forced.unitWidth && head.starts(with: $0.mark)
      }
      found = (options.followsMark ? order ?? forced : forced, "given")
    } else if let mark {
      found = (mark, "byte order mark")
    } else {
      found = CSVSniffer.wideEncoding(head, isWhole: isWhole) ?? (.utf8, "JSON is UTF-8")
    }
    let bytes = head.starts(with: found.0.mark) ? found.0.mark.count : 0
    return (found.0, found.1, bytes)
  }

  /// What was found; nil: the file is not JSON.
  ///
  /// - Throws: ``CSVError/badOption(_:)`` if a request asks for what is not there.
  func sniffing(_ isCancelled: () -> Bool) throws -> CSVSniffing? {
    guard let place = try place() else { return nil }
    if options.saysDelimited { throw CSVError.badOption("a mark of delimited text for JSON") }
    var layout = JSONLayout(
      frame: place.frame, pointer: Text(place.pointer), flattenDepth: options.flattenDepth)
    var dialect = CSVDialect(json: layout)
    let records = records(dialect, from: place.start)
    var sample = JSONSample(
      flattenDepth: options.flattenDepth, columnsMax: CSVSource.columnsMax)
    for (number, record) in records.enumerated() {
      if number % 64 == 0, isCancelled() { throw CSVError.cancelled }
      sample.add(
        text, JSONRecordReader.trimmed(text, record, isElement: place.frame == .array))
    }
    layout.rows = options.knownJSON?.rows ?? sample.rowForm
    let hasHeader =
      layout.rows == .arrays && !records.isEmpty
      && (options.hasHeader ?? sample.hasHeader)
    dialect = CSVDialect(json: layout)
    dialect.encoding = encoding
    dialect.hasHeader = hasHeader
    let (columns, evidence) = sample.columns(layout.rows, hasHeader: hasHeader, options)
    var findings = [
      CSVFinding("encoding", encoding.rawValue, reason, head.count, 1),
      CSVFinding(
        "format", place.frame == .lines ? "ndjson" : "json", place.reason, sample.rows,
        place.share),
    ]
    findings.append(lineEnd(&dialect))
    if place.frame == .array {
      findings.append(
        CSVFinding(
          "rows", String(decoding: place.pointer, as: UTF8.self),
          options.rowsPointer == nil ? "the array of most rows" : "given", sample.rows, 1))
    }
    if options.flattenDepth > 0 {
      findings.append(CSVFinding("flatten", "\(options.flattenDepth)", "given", 0, 1))
    }
    if layout.rows == .arrays {
      findings.append(
        CSVFinding(
          "header", hasHeader ? "true" : "false",
          options.hasHeader == nil ? "what the elements of the first records are" : "given",
          sample.rows, 1))
    }
    let header = hasHeader ? records.first.map { bytes(place.start..<$0.upperBound) } : nil
    return CSVSniffing(
      dialect: dialect,
      layout: CSVLayout(
        header: header, dataStart: header?.upperBound ?? byteOffset(place.start)),
      columns: columns, typeEvidence: evidence, findings: findings, rowsExamined: sample.rows)
  }

  /// The bytes of a record, with the line end or comma behind it.
  private func bytes(_ record: Range<Int>) -> Range<Int> {
    byteOffset(record.lowerBound)..<byteOffset(record.upperBound)
  }

  private func byteOffset(_ offset: Int) -> Int {
    if encoding == .utf8 { return markBytes + offset }
    let whole = head[markBytes..<max(markBytes, head.count - head.count % encoding.unitWidth)]
    return markBytes + CharacterDecoding(encoding).sourceSize(Array(whole), utf8Count: offset)
  }

  /// The records of the sample, but for one that is cut.
  private func records(_ dialect: CSVDialect, from start: Int) -> [Range<Int>] {
    let most = options.sampleRows ?? CSVSniffer.inferenceRows
    var scanner = CSVLineScanner(dialect.grammar(isLiteral: false))
    var records: [Range<Int>] = []
    var index = start
    text.withUnsafeBufferPointer { buffer in
      while records.count < most, let end = scanner.nextEnd(buffer, from: index) {
        if scanner.isRecord { records.append(index..<end) }
        index = end
      }
    }
    if isWhole, records.count < most, scanner.openLineIsRecord == true {
      records.append(index..<text.count)
    }
    return records
  }

  // MARK: Place

  /// Where the rows are; nil: the file is not JSON.
  private func place() throws -> Place? {
    if let known = options.knownJSON { return try knownPlace(known) }
    if let pointer = options.rowsPointer { return try place(of: pointer) }
    let isForced = options.saysJSON
    guard start < text.count else {
      return isForced || options.format.named != nil
        ? Place(frame: .lines, start: 0, reason: "an empty file") : nil
    }
    if options.format.forced == .ndjson {
      return Place(frame: .lines, start: 0, reason: "given")
    }
    let lines = looksLikeLines()
    if options.format.named == .ndjson, options.format.forced == nil, lines != .document {
      return Place(frame: .lines, start: 0, reason: "the file's name")
    }
    let isNamed = options.format.named != nil
    if options.format.forced == nil, lines == .lines {
      return Place(frame: .lines, start: 0, reason: "each line is a JSON value")
    }
    let first = text[start]
    let isContainer = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    guard isContainer || isForced || isNamed else { return nil }
    let document = JSONHead(text, from: start, end: text.count)
    let why =
      options.format.forced != nil ? "given" : isNamed ? "the file's name" : "it is a JSON value"
    if !isForced, !isNamed, lines != .single, !isSurelyJSON(document) { return nil }
    if let rows = document.rows {
      return Place(frame: .array, pointer: rows.pointer, start: rows.start, reason: why)
    }
    return Place(frame: lines == .single ? .lines : .values, start: 0, reason: why)
  }

  private func knownPlace(_ known: JSONLayout) throws -> Place {
    guard known.frame == .array else {
      return Place(frame: known.frame, start: 0, reason: "as before")
    }
    var place = try place(of: known.pointer)
    place.reason = "as before"
    return place
  }

  /// The array that a pointer leads to.
  private func place(of pointer: Text) throws -> Place {
    let document = JSONHead(text, from: start, end: text.count)
    guard let found = document.candidates.first(where: { $0.pointer == pointer.utf8 }) else {
      throw CSVError.badOption(
        "rows: no array at \"\(pointer)\" in the first \(CSVSniffer.longHeadBytes) bytes")
    }
    return Place(frame: .array, pointer: found.pointer, start: found.start, reason: "given")
  }

  /// Where the rows of a document are, as far as its beginning shows.
  enum RowsPlace {
    /// They begin at a byte of the text.
    case inside(Int)
    /// They are not in the text, which is cut.
    case behind
    /// The text is no such document, or has no rows.
    case nowhere
  }

  /// Where the rows are, if the file is a document in UTF-8 that begins with an object.
  var rowsPlace: RowsPlace {
    let known = options.knownJSON.flatMap { $0.frame == .array ? $0.pointer : nil }
    let pointer = options.rowsPointer ?? known
    guard !isWhole, encoding == .utf8, options.format.forced != .ndjson, start < text.count,
      text[start] == UInt8(ascii: "{"), pointer != nil || options.knownJSON == nil,
      pointer != nil || looksLikeLines() == .document
    else { return .nowhere }
    let document = JSONHead(text, from: start, end: text.count)
    let found = pointer.map { pointer in
      document.candidates.first { $0.pointer == pointer.utf8 }
    }
    if let rows = found ?? document.rows { return .inside(markBytes + rows.start) }
    return document.rootEnd == nil ? .behind : .nowhere
  }

  private enum Lines {
    /// Each of the first lines is a value.
    case lines
    /// The first line is a value, and the file has no other.
    case single
    /// Lines are parts of values.
    case document
    /// Neither.
    case other
  }

  /// What the first lines are.
  private func looksLikeLines() -> Lines {
    var index = start
    var good = 0
    var seen = 0
    while index < text.count, seen < 20 {
      let end = text[index...].firstIndex(of: 0x0A)
      // The last line of the sample may be cut.
      if end == nil, !isWhole, seen > 0 { break }
      let line = JSONRecordReader.trimmed(text, index..<(end ?? text.count), isElement: false)
      index = (end ?? text.count) + (end == nil ? 0 : 1)
      if line.isEmpty { continue }
      let isValue =
        (try? JSONDocument(parsing: text, range: line, depthLimit: JSONLayout.depthMax)) != nil
      let byte = text[line.lowerBound]
      let isContainer = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      if seen == 0, !isValue || !isContainer && !options.saysOrNamesJSON {
        return isContainer ? .document : .other
      }
      seen += 1
      if isValue { good += 1 }
    }
    if seen == 1 { return .single }
    return good * 2 > seen ? .lines : .document
  }

  /// Whether text that nobody called JSON is: a whole value, or the beginning of an object or of an
  /// array of containers.
  private func isSurelyJSON(_ document: JSONHead) -> Bool {
    if isWhole {
      return (try? JSONDocument(parsing: text, depthLimit: JSONLayout.depthMax)) != nil
    }
    return document.candidates.first?.hasContainers ?? false
  }

  private func lineEnd(_ dialect: inout CSVDialect) -> CSVFinding {
    var (feeds, pairs) = (0, 0)
    for index in text.indices where text[index] == 0x0A {
      if index > 0, text[index - 1] == 0x0D { pairs += 1 } else { feeds += 1 }
    }
    dialect.lineEnd = pairs > feeds ? .carriageReturnLineFeed : .lineFeed
    return CSVFinding(
      "lineEnd", dialect.lineEnd.rawValue, "LF \(feeds), CR LF \(pairs), CR alone 0",
      feeds + pairs, Double(max(feeds, pairs)) / Double(max(feeds + pairs, 1)))
  }
}

extension CSVDialectOptions {
  /// Whether the file is JSON by a request.
  var saysJSON: Bool {
    format.forced == .json || format.forced == .ndjson || rowsPointer != nil || knownJSON != nil
      || flattenDepth > 0 && format.forced == nil
  }

  /// Whether the file is JSON by a request or by its name.
  var saysOrNamesJSON: Bool { saysJSON || format.named == .json || format.named == .ndjson }

  /// Whether a request has marks of delimited text.
  var saysDelimited: Bool {
    delimiter != nil || quote != nil || escape != nil || skipInitialSpace != nil
      || commentPrefix != nil || preambleLines != nil || headerRows != nil
  }
}
