import JSONText
import TableClient
import WireProtocol

/// Draws a window as a table with lines.
struct DemoDrawing {
  /// What a column shows in its header.
  struct Column {
    /// Its id.
    var id: WireText
    /// Its title.
    var title: String
    /// Whether its cells are right-aligned.
    var isNumeric: Bool
  }

  private struct Field {
    var text: String
    var pieces: [(text: String, isHit: Bool)]
    var style = DemoTerminal.Style.plain

    init(text: String, pieces: [(text: String, isHit: Bool)], style: DemoTerminal.Style) {
      self.text = text
      self.pieces = pieces
      self.style = style
    }

    init(plain text: String, style: DemoTerminal.Style) {
      self.init(text: text, pieces: [(text, false)], style: style)
    }
  }

  let terminal: DemoTerminal
  /// The largest width of a column, in terminal cells.
  private let widthLimit = 22

  /// A cell by row and column.
  struct Place: Equatable {
    /// Its row.
    var key: WireEntryKey
    /// Its column.
    var column: WireText
  }

  /// The lines of a table, with the cell at `changed` highlighted.
  ///
  /// Section headers that stick to the start of the viewport cover the lines below them. Every
  /// entry is one line high.
  func lines(_ replica: Replica, _ columns: [Column], changed: Place? = nil) -> [String] {
    let contents = replica.contents
    let titles = ["key"] + columns.map { VisibleText.of($0.title) }
    var fields = [contents.rows.map { Field(plain: Self.spelled($0.key), style: .dim) }]
    for column in columns {
      fields.append(
        contents.rows.indices.map { row in
          let style: DemoTerminal.Style =
            changed == Place(key: contents.rows[row].key, column: column.id) ? .changed : .plain
          return field(contents.cell(row, column.id), style)
        })
    }
    let told = Self.widths(replica.layout)
    var widths = zip(titles, fields).map { title, cells in
      max(width(title), cells.map { width($0.text) }.max() ?? 0)
    }
    for (place, column) in columns.enumerated() {
      widths[place + 1] = max(widths[place + 1], told[column.id] ?? 0)
    }
    widths = widths.map { min(widthLimit, $0) }
    while widths.count > 2, widths.reduce(1, { $0 + $1 + 3 }) > terminal.width {
      widths.removeLast()
    }
    var body = rows(fields, widths, [true] + columns.map(\.isNumeric))
    for (place, row) in contents.rows.enumerated() {
      guard case .section(let entry) = row.key else { continue }
      body[place] = header(RenderDescription.title(contents.sections[entry.key], entry), widths)
    }
    for sticky in replica.viewport?.sticky ?? [] {
      let place = Self.whole(sticky.y)
      if body.indices.contains(place) {
        body[place] = header(RenderDescription.title(sticky.section), widths)
      }
    }
    return head(titles, widths, columns) + body + [rule("└", "┴", "┘", widths)]
  }

  /// A length rounded up to whole lines or terminal cells.
  static func whole(_ number: Double) -> Int { Int(exactly: number.rounded(.up)) ?? 0 }

  /// The widths of the columns that the daemon laid out, in terminal cells.
  private static func widths(_ layout: JSONView?) -> [WireText: Int] {
    var widths: [WireText: Int] = [:]
    for place in layout?.member("columns")?.elements.map({ $0 }) ?? [] {
      guard let id = place.member("column")?.string else { continue }
      widths[id] = whole(place.member("width")?.double ?? 0)
    }
    return widths
  }

  private func head(_ titles: [String], _ widths: [Int], _ columns: [Column]) -> [String] {
    let isRight = [true] + columns.map(\.isNumeric)
    let cells = widths.indices.map { place in
      padded(Field(plain: titles[place], style: .bold), widths[place], isRight[place])
    }
    return [rule("┌", "┬", "┐", widths), joined(cells), rule("├", "┼", "┤", widths)]
  }

  private func rows(_ fields: [[Field]], _ widths: [Int], _ isRight: [Bool]) -> [String] {
    fields[0].indices.map { row in
      joined(widths.indices.map { padded(fields[$0][row], widths[$0], isRight[$0]) })
    }
  }

  /// The header of a section, across all columns.
  private func header(_ title: WireText, _ widths: [Int]) -> String {
    let text = "▾ " + VisibleText.of(String(decoding: title, as: UTF8.self))
    let room = widths.reduce(-3) { $0 + $1 + 3 }
    return joined([padded(Field(plain: text, style: .bold), room, false)])
  }

  private func rule(_ left: String, _ cross: String, _ right: String, _ widths: [Int]) -> String {
    let parts = widths.map { String(repeating: "─", count: $0 + 2) }
    return terminal.styled(left + parts.joined(separator: cross) + right, .dim)
  }

  private func joined(_ cells: [String]) -> String {
    let bar = terminal.styled("│", .dim)
    return bar + cells.map { " \($0) " }.joined(separator: bar) + bar
  }

  private func padded(_ field: Field, _ width: Int, _ isRight: Bool) -> String {
    let gap = String(repeating: " ", count: max(0, width - min(width, self.width(field.text))))
    let isCut = self.width(field.text) > width
    let body =
      isCut
      ? terminal.styled(DemoTextWidth.cut(field.text, to: width), field.style)
      : field.pieces.map { terminal.styled($0.text, $0.isHit ? .hit : field.style) }.joined()
    let cutGap =
      isCut
      ? String(
        repeating: " ",
        count: max(0, width - self.width(DemoTextWidth.cut(field.text, to: width)))) : gap
    return isRight ? cutGap + body : body + cutGap
  }

  private func field(_ cell: WireCell?, _ style: DemoTerminal.Style) -> Field {
    guard let cell else { return Field(plain: "", style: style) }
    if cell.isPending { return Field(plain: "…", style: .dim) }
    let text = VisibleText.of(String(decoding: cell.text ?? cell.value ?? [], as: UTF8.self))
    if cell.matches.isEmpty { return Field(plain: text, style: style) }
    var pieces: [(text: String, isHit: Bool)] = []
    let units = Array(text.utf16)
    var last = 0
    for range in cell.matches where last <= range.lowerBound && range.upperBound <= units.count {
      pieces.append((String(decoding: units[last..<range.lowerBound], as: UTF16.self), false))
      let hit = String(decoding: units[range], as: UTF16.self)
      // Without colours, hits are put in brackets.
      pieces.append((terminal.hasColours ? hit : "[\(hit)]", true))
      last = range.upperBound
    }
    pieces.append((String(decoding: units[last...], as: UTF16.self), false))
    return Field(text: pieces.map(\.text).joined(), pieces: pieces, style: style)
  }

  private func width(_ text: String) -> Int { DemoTextWidth.width(text) }

  private static func spelled(_ key: WireEntryKey) -> String {
    switch key {
    case .row(.integer(let value)): String(value)
    case .row(.text(let text)): VisibleText.of(String(decoding: text, as: UTF8.self))
    case .section: ""
    }
  }
}
