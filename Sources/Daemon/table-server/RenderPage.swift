/// Prints entries below each other, as lines of text or as HTML with frames.
struct RenderPage {
  /// The width of a terminal cell in HTML, in points.
  private static let cellWidth = 8
  /// The height of a line in HTML, in points.
  private static let lineHeight = 18

  private let choice: RenderChoice
  private let layout: RenderLayout
  /// The position of the next entry, in lines.
  private var line = 0

  init(choice: RenderChoice, layout: RenderLayout) {
    self.choice = choice
    self.layout = layout
  }

  /// The beginning of the output, with the column titles.
  mutating func head(_ titles: [[RenderLine]]) -> String {
    guard choice.isHTML else {
      let rule = layout.columns.map { column in
        [RenderLine(text: String(repeating: "─", count: column.width), width: column.width)]
      }
      return text(titles) + text(rule)
    }
    let style = """
      .table { position: relative; font: 13pt/18pt monospace; white-space: pre }
      .table div { position: absolute; overflow: hidden }
      .head, .section { font-weight: bold }
      .right { text-align: right }
      """
    return "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<style>\n\(style)\n</style>\n"
      + "<div class=\"table\" style=\"\(frame(0, nil, layout.width, nil))\">\n"
      + entry("head", titles)
  }

  /// The output for some entries.
  mutating func body(_ entries: [RenderEntry]) -> String {
    var result = ""
    for entry in entries {
      switch entry {
      case .row(let lines): result += choice.isHTML ? self.entry("row", lines) : text(lines)
      case .header(let indent, let title): result += header(indent, title)
      }
    }
    return result
  }

  /// The end of the output.
  func foot() -> String {
    guard choice.isHTML else { return "" }
    return "<div class=\"end\" style=\"\(frame(0, line, layout.width, 0))\"></div>\n</div>\n"
  }

  // MARK: Text

  private func text(_ cells: [[RenderLine]]) -> String {
    var result = ""
    for number in 0..<height(cells) {
      var printed = ""
      var end = 0
      for (column, lines) in zip(layout.columns, cells) {
        let line = number < lines.count ? lines[number] : RenderLine(text: "", width: 0)
        let gap = max(0, column.width - line.width)
        let before = column.isAtRight ? gap : 0
        printed += String(repeating: " ", count: max(0, column.x - end) + before)
        printed += VisibleText.of(line.text)
        end = column.x + before + line.width
      }
      result += Self.trimmed(printed) + "\n"
    }
    return result
  }

  private mutating func header(_ indent: Int, _ title: RenderLine) -> String {
    let room = layout.width - indent
    guard choice.isHTML else {
      let before = choice.isRightToLeft ? max(0, room - title.width) : indent
      return String(repeating: " ", count: before) + VisibleText.of(title.text) + "\n"
    }
    defer { line += 1 }
    let style = frame(choice.isRightToLeft ? 0 : indent, line, room, 1)
    let kind = choice.isRightToLeft ? "section right" : "section"
    return "<div class=\"\(kind)\" style=\"\(style)\">\(VisibleText.html(title.text))</div>\n"
  }

  private func height(_ cells: [[RenderLine]]) -> Int { max(1, cells.map(\.count).max() ?? 1) }

  /// A line without trailing spaces.
  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let count = bytes.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  // MARK: HTML

  private mutating func entry(_ kind: String, _ cells: [[RenderLine]]) -> String {
    let height = height(cells)
    defer { line += height }
    let row = "<div class=\"\(kind)\" style=\"\(frame(0, line, layout.width, height))\">"
    let body = zip(layout.columns, cells).map { column, lines in
      let kind = column.isAtRight ? "cell right" : "cell"
      let text = lines.map { VisibleText.html($0.text) }.joined(separator: "\n")
      return
        "<div class=\"\(kind)\" style=\"\(frame(column.x, 0, column.width, height))\">\(text)</div>"
    }
    return row + body.joined() + "</div>\n"
  }

  /// A frame in points. The browser decides what is nil.
  private func frame(_ x: Int, _ y: Int?, _ width: Int, _ height: Int?) -> String {
    var parts = y == nil ? [] : ["left:\(x * Self.cellWidth)pt"]
    if let y { parts.append("top:\(y * Self.lineHeight)pt") }
    parts.append("width:\(width * Self.cellWidth)pt")
    if let height { parts.append("height:\(height * Self.lineHeight)pt") }
    return parts.joined(separator: ";")
  }
}
