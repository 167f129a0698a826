import FileMerging
import JSONText

/// Differences in words.
struct DiffReport {
  private let choice: DiffChoice
  private let difference: FileDifference
  private let isColoured: Bool

  init(_ choice: DiffChoice, _ difference: FileDifference, isColoured: Bool) {
    self.choice = choice
    self.difference = difference
    self.isColoured = isColoured
  }

  /// Writes everything, until `show` returns false.
  func write(_ show: (String) -> Bool) {
    switch choice.format {
    case .summary: _ = show(summary + "\n")
    case .text:
      if !difference.hasDifferences, difference.spelling.isEmpty { return }
      guard show(textHead) else { return }
      _ = eachEntry { show(text($0) + "\n") }
    case .html:
      guard show(htmlHead), eachEntry({ show(html($0) + "\n") }) else { return }
      _ = show("</tbody>\n</table>\n")
    case .json:
      guard show(jsonHead) else { return }
      var isFirst = true
      let isWhole = eachEntry { entry in
        defer { isFirst = false }
        return show((isFirst ? "\n" : ",\n") + json(entry))
      }
      if isWhole { _ = show(isFirst ? "]}\n" : "\n]}\n") }
    }
  }

  // MARK: Entries

  /// A row that differs.
  private enum Entry {
    case removed(key: [UInt8], cells: [FileDifference.Cell])
    case added(key: [UInt8], cells: [FileDifference.Cell])
    /// The numbers of a row in the old and the new table, from 1.
    case moved(key: [UInt8], from: Int, to: Int)
    case changed(key: [UInt8], cells: [FileDifference.ChangedCell])
  }

  private func eachEntry(_ body: (Entry) -> Bool) -> Bool {
    for row in difference.removed {
      let key = key(difference.key(old: row), row)
      guard body(.removed(key: key, cells: difference.cells(old: row))) else { return false }
    }
    for move in difference.moved {
      let key = key(difference.key(new: move.new), move.new)
      guard body(.moved(key: key, from: move.old + 1, to: move.new + 1)) else { return false }
    }
    for row in difference.added {
      let key = key(difference.key(new: row), row)
      guard body(.added(key: key, cells: difference.cells(new: row))) else { return false }
    }
    for row in difference.changed {
      let key = key(difference.key(new: row.new), row.new)
      guard body(.changed(key: key, cells: difference.cells(ofChanged: row))) else { return false }
    }
    return true
  }

  /// The text of a key: an array if it has several columns, and the row's number without any.
  private func key(_ texts: [[UInt8]], _ row: Int) -> [UInt8] {
    if texts.isEmpty { return Array("\(row + 1)".utf8) }
    if texts.count == 1 { return texts[0] }
    return Array("[\(texts.map { Self.json($0) }.joined(separator: ","))]".utf8)
  }

  // MARK: Beginning

  private var names: (old: String, new: String) {
    guard let name = choice.name else { return choice.files }
    let isGone = (choice.files.old == "/dev/null", choice.files.new == "/dev/null")
    return (isGone.0 ? "/dev/null" : "a/" + name, isGone.1 ? "/dev/null" : "b/" + name)
  }

  private var visibleNames: (old: String, new: String) {
    (VisibleText.of(names.old), VisibleText.of(names.new))
  }

  private var textHead: String {
    func list(_ names: [String]) -> String { names.map(VisibleText.of).joined(separator: ", ") }
    let names = visibleNames
    var lines = [styled("--- \(names.old)", 1), styled("+++ \(names.new)", 1)]
    lines.append(styled("@@ \(summary) @@", 36))
    for (sign, columns, colour) in [
      ("-", difference.removedColumns, 31), ("+", difference.addedColumns, 32),
      (">", difference.movedColumns, 35),
    ] where !columns.isEmpty {
      lines.append(styled("\(sign) columns: \(list(columns))", colour))
    }
    if !difference.renamedColumns.isEmpty {
      let renamed = difference.renamedColumns.map { column in
        styled("[-\(VisibleText.of(column.old))-]", 31)
          + styled("{+\(VisibleText.of(column.new))+}", 32)
      }
      lines.append(styled("~ ", 33) + "columns: " + renamed.joined(separator: ", "))
    }
    for comment in difference.removedComments {
      lines.append(styled("- " + Self.visible(comment), 31))
    }
    for comment in difference.addedComments {
      lines.append(styled("+ " + Self.visible(comment), 32))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var htmlHead: String {
    let names = visibleNames
    let head = ["", "key"] + difference.columns.map(VisibleText.of)
    let comments =
      difference.removedComments.map { ("removed", "−", $0) }
      + difference.addedComments.map { ("added", "+", $0) }
    let rows = comments.map { kind, sign, text in
      "<tr class=\"\(kind)\"><td>\(sign)</td><td></td><td colspan=\"\(columnSpan)\">"
        + "\(Self.escaped(text))</td></tr>\n"
    }
    return "<meta charset=\"utf-8\">\n<style>\n\(Self.style)\n</style>\n<table class=\"diff\">\n"
      + "<caption>\(Self.escaped("\(names.old) → \(names.new): \(summary)"))</caption>\n<thead>\n<tr>"
      + head.map { "<th>\(Self.escaped($0))</th>" }.joined() + "</tr>\n</thead>\n<tbody>\n"
      + rows.joined()
  }

  private var columnSpan: Int { max(1, difference.columns.count) }

  private static let style = """
    .diff { border-collapse: collapse; font: 13px/1.4 sans-serif }
    .diff th, .diff td { border: 1px solid #ccc; padding: 2px 6px; text-align: left }
    .added, ins { background: #dfd } .removed, del { background: #fdd } .moved { background: #eef }
    """

  private var jsonHead: String {
    let numbers =
      "\"removed\":\(difference.removed.count),\"added\":\(difference.added.count),"
      + "\"moved\":\(difference.moved.count),\"changed\":\(difference.changed.count)"
    let renamed = difference.renamedColumns.map { "[\(Self.json($0.old)),\(Self.json($0.new))]" }
    let columns =
      "\"removed\":\(Self.json(difference.removedColumns)),"
      + "\"added\":\(Self.json(difference.addedColumns)),"
      + "\"renamed\":[\(renamed.joined(separator: ","))],"
      + "\"moved\":\(Self.json(difference.movedColumns))"
    let comments =
      "\"removed\":\(Self.json(difference.removedComments)),"
      + "\"added\":\(Self.json(difference.addedComments))"
    return "{\"old\":\(Self.json(names.old)),\"new\":\(Self.json(names.new)),\"rows\":{\(numbers)},"
      + "\"columns\":{\(columns)},\"comments\":{\(comments)},"
      + "\"spelling\":\(Self.json(difference.spelling.map(\.rawValue))),\"differences\":["
  }

  /// One line: how many rows differ, which columns, and what is only spelled differently.
  private var summary: String {
    var parts: [String] = []
    for (count, word) in [
      (difference.changed.count, "changed"), (difference.added.count, "added"),
      (difference.removed.count, "removed"), (difference.moved.count, "moved"),
    ] where count > 0 { parts.append("\(count) \(word)") }
    var told = parts.isEmpty ? [] : ["rows: " + parts.joined(separator: ", ")]
    let columns =
      difference.removedColumns.map { "-" + $0 } + difference.addedColumns.map { "+" + $0 }
      + difference.renamedColumns.map { "\($0.old) → \($0.new)" }
      + difference.movedColumns.map { ">" + $0 }
    if !columns.isEmpty {
      told.append("columns: " + columns.map(VisibleText.of).joined(separator: ", "))
    }
    let comments = difference.removedComments.count + difference.addedComments.count
    if comments > 0 {
      let counts = [
        (difference.addedComments.count, "added"), (difference.removedComments.count, "removed"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      told.append("comments: " + counts.joined(separator: ", "))
    }
    if told.isEmpty { told.append("no differences") }
    if !difference.spelling.isEmpty {
      let words = difference.spelling.map(\.words).joined(separator: ", ")
      if !difference.hasDifferences { told[0] = "no cells differ" }
      told.append("spelling: " + words)
    }
    return told.joined(separator: "; ")
  }

  // MARK: Forms of entries

  private func text(_ entry: Entry) -> String {
    func row(_ cells: [FileDifference.Cell]) -> String {
      cells.map { Self.visible($0.text) }.joined(separator: " | ")
    }
    switch entry {
    case .removed(let key, let cells):
      return styled("- \(Self.visible(key)): \(row(cells))", 31)
    case .added(let key, let cells):
      return styled("+ \(Self.visible(key)): \(row(cells))", 32)
    case .moved(let key, let from, let to):
      return styled("> \(Self.visible(key)): row \(from) is row \(to)", 35)
    case .changed(let key, let cells):
      return styled("~ ", 33) + "\(Self.visible(key)): "
        + cells.map { cell in
          let old = cell.old.map { styled("[-\(Self.visible($0))-]", 31) } ?? ""
          let new = cell.new.map { styled("{+\(Self.visible($0))+}", 32) } ?? ""
          return "\(VisibleText.of(cell.column)) \(old)\(new)"
        }.joined(separator: ", ")
    }
  }

  private func styled(_ text: String, _ code: Int) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[m" : text
  }

  private func html(_ entry: Entry) -> String {
    func row(_ kind: String, _ sign: String, _ key: [UInt8], _ cells: [(String, String)]) -> String
    {
      let places = Dictionary(cells, uniquingKeysWith: { first, _ in first })
      let further = cells.filter { !difference.columns.contains($0.0) }.map(\.1)
      let texts = difference.columns.map { places[$0] ?? "" } + further
      return "<tr class=\"\(kind)\"><td>\(sign)</td><td>\(Self.escaped(key))</td>"
        + texts.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    switch entry {
    case .removed(let key, let cells):
      return row("removed", "−", key, cells.map { ($0.column, Self.escaped($0.text)) })
    case .added(let key, let cells):
      return row("added", "+", key, cells.map { ($0.column, Self.escaped($0.text)) })
    case .moved(let key, let from, let to):
      return "<tr class=\"moved\"><td>↕</td><td>\(Self.escaped(key))</td>"
        + "<td colspan=\"\(columnSpan)\">row \(from) is row \(to)</td></tr>"
    case .changed(let key, let cells):
      let texts = cells.map { cell in
        let old = cell.old.map { "<del>\(Self.escaped($0))</del>" }
        let new = cell.new.map { "<ins>\(Self.escaped($0))</ins>" }
        return (cell.column, [old, new].compactMap { $0 }.joined(separator: " "))
      }
      return row("changed", "~", key, texts)
    }
  }

  private func json(_ entry: Entry) -> String {
    func object(_ cells: [FileDifference.Cell]) -> String {
      let members = cells.map { "\(Self.json($0.column)):\(Self.json($0.text))" }
      return "{\(members.joined(separator: ","))}"
    }
    switch entry {
    case .removed(let key, let cells):
      return "{\"kind\":\"removed\",\"key\":\(Self.json(key)),\"cells\":\(object(cells))}"
    case .added(let key, let cells):
      return "{\"kind\":\"added\",\"key\":\(Self.json(key)),\"cells\":\(object(cells))}"
    case .moved(let key, let from, let to):
      return "{\"kind\":\"moved\",\"key\":\(Self.json(key)),\"from\":\(from),\"to\":\(to)}"
    case .changed(let key, let cells):
      let members = cells.map { cell in
        "\(Self.json(cell.column)):[\(cell.old.map { Self.json($0) } ?? "null"),"
          + "\(cell.new.map { Self.json($0) } ?? "null")]"
      }
      let list = members.joined(separator: ",")
      return "{\"kind\":\"changed\",\"key\":\(Self.json(key)),\"cells\":{\(list)}}"
    }
  }

  // MARK: Escaping

  /// A text as it is: what reads JSON needs no pictures of control characters.
  private static func json(_ text: [UInt8]) -> String {
    json(String(decoding: text, as: UTF8.self))
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter(capacity: text.utf8.count + 2)
    writer.string(Array(text.utf8))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { json($0) }.joined(separator: ",") + "]"
  }

  private static func json(_ texts: [[UInt8]]) -> String {
    "[" + texts.map { json($0) }.joined(separator: ",") + "]"
  }

  private static func visible(_ text: [UInt8]) -> String {
    VisibleText.of(String(decoding: text, as: UTF8.self))
  }

  private static func escaped(_ text: [UInt8]) -> String {
    VisibleText.html(String(decoding: text, as: UTF8.self))
  }

  private static func escaped(_ text: String) -> String { VisibleText.html(text) }
}

extension FileDifference.Spelling {
  /// What a summary calls it.
  fileprivate var words: String {
    switch self {
    case .encoding: "encoding"
    case .byteOrderMark: "byte order mark"
    case .delimiter: "delimiter"
    case .quotes: "quotes"
    case .lineEnds: "line ends"
    case .lastLineEnd: "end of the last line"
    case .fieldCounts: "empty fields at the end"
    case .blankLines: "blank lines"
    case .other: "other lines"
    }
  }
}
