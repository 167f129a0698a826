import JSONText
import TableCodecs
import TableValues
import WireProtocol

/// The rows of texts of a paste.
enum PastedLines {
  /// As the client sent them.
  case given([JSONView])
  /// As they were read from the clipboard.
  case read([[Text?]])

  /// The rows of a paste.
  ///
  /// - Parameter pointer: The place of the paste in the request.
  /// - Throws: `DaemonError.invalid` if the clipboard has no table of the format.
  init(_ content: WirePaste.Content, _ pointer: String) throws {
    switch content {
    case .texts(let texts): self = .given(Array(texts.elements))
    case .clipboard(let clipboard):
      self = .read(try ClipboardReader(clipboard: clipboard, pointer: pointer).rows())
    }
  }

  /// The number of rows.
  var count: Int {
    switch self {
    case .given(let rows): rows.count
    case .read(let rows): rows.count
    }
  }

  /// The number of texts in a row.
  func width(_ row: Int) -> Int {
    switch self {
    case .given(let rows): rows[row].count
    case .read(let rows): rows[row].count
    }
  }

  /// The texts of a row; nil for cells that stay unchanged.
  func texts(_ row: Int) -> [Text?] {
    switch self {
    case .given(let rows): rows[row].elements.map { $0.string.map { Text($0) } }
    case .read(let rows): rows[row]
    }
  }
}

/// Reads the rows of a clipboard.
struct ClipboardReader {
  /// Its flavours.
  let clipboard: WireClipboard
  /// The place of the paste in the request.
  let pointer: String

  private static let depthMax = 128

  /// The plain text. A byte order mark at its beginning, which some programs copy, is no part of it.
  private var text: [UInt8] {
    let text = clipboard.text ?? []
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }

  /// The rows.
  ///
  /// Without a format, the HTML flavour is used if it has a table. Otherwise the text is read as a
  /// table of Markdown, as rows of JSON, or as TSV. It is CSV only if that is requested, because a
  /// sentence with a comma is one cell.
  ///
  /// - Throws: `DaemonError.invalid` if there is no table of the format.
  func rows() throws -> [[Text?]] {
    switch clipboard.format {
    case nil: return guessed()
    case .html: return try found(html(clipboard.html ?? text), "html")
    case .markdown: return try found(markdown(text), "markdown")
    case .json: return try found(json(text), "json")
    case .csv: return delimited(clipboard.text ?? [], UInt8(ascii: ","))
    case .tsv: return delimited(clipboard.text ?? [], 0x09)
    }
  }

  private func guessed() -> [[Text?]] {
    if let bytes = clipboard.html, let rows = html(bytes) { return rows }
    return markdown(text) ?? json(text) ?? delimited(text, 0x09)
  }

  private func found(_ rows: [[Text?]]?, _ format: String) throws -> [[Text?]] {
    if let rows { return rows }
    let member = format == "html" && clipboard.html != nil ? "html" : "text"
    throw DaemonError.invalid(
      pointer: "\(pointer)/\(member)", expected: "a table of \(format)", found: "none")
  }

  // MARK: Formats

  private func html(_ bytes: [UInt8]) -> [[Text?]]? {
    HTMLTable.rows(in: bytes).map { body($0, hasHeader: clipboard.hasHeader ?? false) }
  }

  private func markdown(_ bytes: [UInt8]) -> [[Text?]]? {
    MarkdownTable.rows(in: bytes).map { body($0, hasHeader: clipboard.hasHeader ?? true) }
  }

  private func delimited(_ bytes: [UInt8], _ delimiter: UInt8) -> [[Text?]] {
    let rows = DelimitedText.rows(in: bytes, delimiter: delimiter)
    return body(rows, hasHeader: clipboard.hasHeader ?? false)
  }

  private func body(_ rows: [[Text?]], hasHeader: Bool) -> [[Text?]] {
    hasHeader ? Array(rows.dropFirst()) : rows
  }

  /// Arrays or objects: in an array, or one on each line.
  private func json(_ bytes: [UInt8]) -> [[Text?]]? {
    guard let first = bytes.first(where: { $0 > 0x20 }), first == 0x5B || first == 0x7B else {
      return nil
    }
    if let whole = Self.value(bytes[...]) {
      if whole.kind == .array { return whole.count > 0 ? rows(Array(whole.elements)) : nil }
      // One object may be meant as the value of one cell.
      return clipboard.format == .json ? rows([whole]) : nil
    }
    let lines = bytes.split(separator: 0x0A).filter { line in line.contains { $0 > 0x20 } }
    var values: [JSONView] = []
    for line in lines {
      guard let value = Self.value(line) else { return nil }
      values.append(value)
    }
    return rows(values)
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> JSONView? {
    try? JSONDocument(parsing: Array(bytes), depthLimit: depthMax).root
  }

  private func rows(_ values: [JSONView]) -> [[Text?]]? {
    if values.allSatisfy({ $0.kind == .array }) {
      let rows = values.map { $0.elements.map { Self.text($0) } }
      return body(rows, hasHeader: clipboard.hasHeader ?? false)
    }
    guard values.allSatisfy({ $0.kind == .object }) else { return nil }
    // The columns are the names, in the order in which they are first seen.
    var places: [[UInt8]: Int] = [:]
    return values.map { object in
      var row: [Text?] = []
      for member in object.members {
        let name = member.name.string ?? []
        let place = places[name] ?? places.count
        places[name] = place
        while row.count <= place { row.append(nil) }
        row[place] = Self.text(member.value)
      }
      return row
    }
  }

  /// A value as it would be typed; null as nothing.
  private static func text(_ value: JSONView) -> Text? {
    switch value.kind {
    case .null: ""
    case .string: Text(value.lossyString ?? [])
    case .bool, .number, .array, .object: Text(value.rawText)
    }
  }
}
