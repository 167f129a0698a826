import JSONText
import TableClient
import WireProtocol

/// A visible column.
struct RenderColumn {
  /// Its id.
  var id: WireText
  /// Its title.
  var title: WireText
  /// Its distance from the left edge of the frame, in terminal cells.
  var x: Int
  /// Its visible width, in terminal cells.
  var width: Int
  /// Whether its cells are right-aligned: numbers, or texts that are read from right to left.
  var isAtRight: Bool
}

/// The horizontal layout of the frame.
struct RenderLayout {
  /// The visible columns, from the left.
  var columns: [RenderColumn]
  /// The width of the frame, in terminal cells.
  var width: Int
}

/// An entry with its texts, split into lines.
enum RenderEntry {
  /// A row: the lines of each column in sight.
  case row([[RenderLine]])
  /// The header of a section: its indentation in terminal cells, and its text.
  case header(indent: Int, RenderLine)
}

/// A line of a text, as the daemon measured it.
struct RenderLine {
  /// The text.
  var text: String
  /// Its width, in terminal cells.
  var width: Int
}

/// The daemon that a rendering reads from: a view with a layout, read in batches.
struct RenderSource {
  /// The number of entries that are read at once.
  static let batchSize = 200
  /// The largest number of bytes used of a text. One request measures at most two such texts.
  private static let textBytesMax = 1 << 18

  private static let view = Array("v".utf8)
  private static let window = Array("s".utf8)

  let connection: ClientConnection
  let choice: RenderChoice

  /// Opens the file, and waits until it is loaded and its columns are measured.
  func open(_ path: String) throws(ClientError) -> RenderLayout {
    // The columns of a large file are measured only when it has been read to its end.
    connection.timeout = .seconds(3600)
    _ = try connection.call("initialize") { writer in
      writer.beginObject()
      writer.member("journal", Array("off".utf8))
      writer.member("invisible", Array("visible".utf8))
      writer.endObject()
    }
    try connection.notify("initialized")
    let opened = try DatabaseTableOpening(connection: connection, table: choice.table).open {
      $0.member("table", Array("t".utf8))
      $0.member("path", Array(path.utf8))
    }
    let description = RenderDescription(opened)
    _ = try connection.call("view/open") { writer in
      writer.beginObject()
      writer.member("table", Array("t".utf8))
      writer.member("view", Self.view)
      writer.name("state")
      choice.writeState(to: &writer, description)
      writer.endObject()
    }
    _ = try connection.call("view/watch") { writer in
      writer.beginObject()
      writer.member("view", Self.view)
      writer.member("subscription", Self.window)
      writer.name("window")
      writer.beginObject()
      writer.member("kind", Array("entries".utf8))
      writer.member("first", 0)
      writer.member("size", 0)
      writer.endObject()
      writer.member("content", Array("keys".utf8))
      writer.name("across")
      writer.beginObject()
      writer.member("frameWidth", choice.width)
      writer.endObject()
      writer.endObject()
    }
    // Loading a long file may need more time than an answer may. The sync waits for it.
    try connection.sync()
    try capTitles()
    let first = choice.firstColumn.map { description.id($0) }
    let scrolled = try connection.call("view/scroll") { writer in
      writer.beginObject()
      writer.member("subscription", Self.window)
      writer.name("across")
      writer.beginObject()
      writer.member("column", first)
      if first != nil { writer.member("placement", Array("start".utf8)) }
      writer.endObject()
      writer.endObject()
    }
    return layout(scrolled.member("across"), try columnPlaces(), description)
  }

  /// The horizontal positions of the columns.
  private func columnPlaces() throws(ClientError) -> JSONView? {
    try connection.call("view/get") { writer in
      writer.beginObject()
      writer.member("view", Self.view)
      writer.endObject()
    }.member("layout")
  }

  /// Limits the width of columns whose titles are wider than the limit.
  private func capTitles() throws(ClientError) {
    let most = min(choice.cap, choice.width)
    let places = try columnPlaces()?.member("columns")?.elements.map { $0 } ?? []
    let wide = places.filter { ($0.member("width")?.double ?? 0) > Double(most) }
    if wide.isEmpty { return }
    _ = try connection.call("view/set") { writer in
      writer.beginObject()
      writer.member("view", Self.view)
      for name: StaticString in ["state", "layout", "columns"] {
        writer.name(name)
        writer.beginObject()
      }
      for place in wide {
        writer.name(place.member("column")?.string ?? [])
        writer.beginObject()
        writer.member("width", most)
        writer.endObject()
      }
      for _ in 0..<4 { writer.endObject() }
    }
  }

  /// The visible columns, in whole terminal cells.
  private func layout(
    _ across: JSONView?, _ layout: JSONView?, _ description: RenderDescription
  ) -> RenderLayout {
    func whole(_ view: JSONView?) -> Int {
      view?.double.flatMap { Int(exactly: $0.rounded()) } ?? 0
    }
    let left = across?.member("left")
    let room = whole(across?.member("room"))
    let groups = layout?.member("groups")
    let leading = whole(groups?.member("leading"))
    var columns: [RenderColumn] = []
    for place in layout?.member("columns")?.elements.map({ $0 }) ?? [] {
      let id = place.member("column")?.string ?? []
      let group = place.member("fixed")?.string.map { String(decoding: $0, as: UTF8.self) }
      let start = whole(left?.member(group ?? "center")) + whole(place.member("x"))
      let end = start + whole(place.member("width"))
      var (low, high) = (0, choice.width)
      if group == nil {
        let gap = leading > 0 ? RenderChoice.spacing : 0
        low = choice.isRightToLeft ? choice.width - leading - gap - room : leading + gap
        high = low + room
      }
      let seen = max(start, max(0, low))..<max(max(start, max(0, low)), min(end, high))
      guard !seen.isEmpty else { continue }
      columns.append(
        RenderColumn(
          id: id, title: Self.visible(description.titles[id] ?? id), x: seen.lowerBound,
          width: seen.count,
          isAtRight: description.numeric.contains(id) != choice.isRightToLeft))
    }
    columns.sort { $0.x < $1.x }
    return RenderLayout(columns: columns, width: choice.width)
  }

  /// A title with visible control characters, ready to be measured. The daemon sends cells in that
  /// form already.
  private static func visible(_ title: WireText) -> WireText {
    Array(VisibleText.of(String(decoding: title, as: UTF8.self)).utf8)
  }

  /// Entries of the view, with their texts split into lines.
  func entries(
    _ first: Int, _ size: Int, _ layout: RenderLayout
  ) throws(ClientError) -> [RenderEntry] {
    let answer = try connection.call("view/rows") { writer in
      writer.beginObject()
      writer.member("view", Self.view)
      writer.name("range")
      writer.beginObject()
      writer.member("first", first)
      writer.member("size", size)
      writer.endObject()
      writer.member("columns", layout.columns.map(\.id))
      writer.member("as", Array("text".utf8))
      // A little more than is used, so that a truncated text can be recognized.
      writer.member("textBytes", Self.textBytesMax + 4)
      writer.endObject()
    }
    let contents: WindowContents
    do {
      contents = try WindowContents(answer: answer)
    } catch {
      throw .malformed("the answer to view/rows: \(error)")
    }
    var lines: [[[RenderLine]]] = []
    for column in layout.columns {
      let texts = contents.rows.indices.map { row in
        contents.cell(row, column.id)?.text ?? []
      }
      lines.append(try fitted(texts.map { ($0, column) }))
    }
    var entries: [RenderEntry] = []
    for (place, row) in contents.rows.enumerated() {
      switch row.key {
      case .row: entries.append(.row(lines.map { $0[place] }))
      case .section(let entry):
        let depth = max(0, entry.key.count - 1)
        let text = RenderDescription.title(contents.sections[entry.key], entry)
        let indent = min(2 * depth, layout.width - 1)
        let line = try measured([text], width: layout.width - indent, wraps: false)
        entries.append(.header(indent: indent, line[0].first ?? RenderLine(text: "", width: 0)))
      }
    }
    return entries
  }

  /// Texts split into the lines that fit their columns.
  func fitted(_ texts: [(text: WireText, column: RenderColumn)]) throws(ClientError)
    -> [[RenderLine]]
  {
    var result: [[RenderLine]] = []
    var start = 0
    while start < texts.count {
      let width = texts[start].column.width
      var part: [WireText] = []
      var bytes = 0
      while start < texts.count, texts[start].column.width == width {
        // Each text is truncated, and the total stays below what one request may measure.
        let text = Self.beginning(texts[start].text)
        guard part.isEmpty || bytes + text.count <= 2 * Self.textBytesMax else { break }
        bytes += text.count
        part.append(text)
        start += 1
      }
      result += try measured(part, width: width, wraps: choice.wraps)
    }
    return result
  }

  /// The part of a text that is used: whole characters, with an ellipsis for the rest.
  private static func beginning(_ text: WireText) -> WireText {
    guard text.count > textBytesMax else { return text }
    var end = textBytesMax
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    return WireText(text[..<end]) + Array("…".utf8)
  }

  private func measured(
    _ texts: [WireText], width: Int, wraps: Bool
  ) throws(ClientError) -> [[RenderLine]] {
    let answer = try connection.call("text/measure") { writer in
      writer.beginObject()
      writer.member("texts", texts)
      writer.name(wraps ? "wrap" : "truncate")
      writer.beginObject()
      writer.member("width", width)
      writer.endObject()
      writer.endObject()
    }
    guard let measures = answer.member("measures"), measures.count == texts.count else {
      throw .malformed("an answer to text/measure without a measure for each text")
    }
    return zip(texts, measures.elements.map { $0 }).map { text, measure in
      wraps ? Self.lines(text, measure) : [Self.shown(text, measure)]
    }
  }

  private static func shown(_ text: WireText, _ measure: JSONView) -> RenderLine {
    let shown = measure.member("shown")
    return RenderLine(
      text: String(decoding: shown?.member("text")?.lossyString ?? text, as: UTF8.self),
      width: cells((shown ?? measure).member("width")))
  }

  /// The lines of a text; their ranges count UTF-16 units.
  private static func lines(_ text: WireText, _ measure: JSONView) -> [RenderLine] {
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    return (measure.member("lines")?.elements.map { $0 } ?? []).map { line in
      let ends = line.member("range")?.elements.compactMap { $0.int64.map { Int($0) } } ?? []
      let first = min(max(0, ends.first ?? 0), units.count)
      let end = min(max(first, ends.last ?? 0), units.count)
      return RenderLine(
        text: String(decoding: units[first..<end], as: UTF16.self),
        width: cells(line.member("width")))
    }
  }

  private static func cells(_ view: JSONView?) -> Int {
    view?.double.flatMap { Int(exactly: $0.rounded(.up)) } ?? 0
  }
}
