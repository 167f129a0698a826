import JSONText
import TableClient
import WireProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells what differs between two files, for people and for git.
struct DiffCommand {
  private let choice: DiffChoice

  init(_ choice: DiffChoice) {
    self.choice = choice
  }

  /// Prints and returns the exit status.
  ///
  /// 0: printed. 1: with `--exit-code`, there are differences; or the output could not be written.
  /// 2: an input cannot be used.
  func run() -> Int32 {
    let output = StandardOutput()
    if choice.isUnmerged {
      output.write("* Unmerged path \(VisibleText.of(choice.name ?? ""))\n")
      return output.end()
    }
    do throws(ClientError) {
      let daemon = try DaemonProcess(path: DemoScript.ownPath, errors: .discarded)
      var source = DiffSource(daemon.connection, choice)
      try source.open()
      let isColoured =
        choice.colour == .always || choice.colour == .auto && isatty(STDOUT_FILENO) == 1
      var report = DiffReport(choice, source, isColoured: isColoured)
      var isRead = true
      try source.forEachPage { page in
        isRead = output.write(report.page(page))
        return isRead
      }
      output.write(report.end())
      if isRead { try daemon.stop() }
      return output.end(status: choice.tellsByStatus && report.hasDifferences ? 1 : 0)
    } catch {
      if case .refused(_, let refusal) = error {
        writeLog("diff: \(refusal.message)")
      } else {
        writeLog("diff: \(error)")
      }
      return 2
    }
  }
}

/// Differences in words.
struct DiffReport {
  private let choice: DiffChoice
  private let source: DiffSource
  private let isColoured: Bool
  private var counts = DiffCounts()
  private var columns: [String] = []
  private var hasBegun = false
  private var hasEntries = false

  init(_ choice: DiffChoice, _ source: DiffSource, isColoured: Bool) {
    self.choice = choice
    self.source = source
    self.isColoured = isColoured
  }

  /// Whether anything differs.
  var hasDifferences: Bool {
    counts.removed + counts.added + counts.moved + counts.changed > 0
      || !removedColumns.isEmpty || !addedColumns.isEmpty
  }

  private var removedColumns: [String] { Self.columns(source.old, without: source.new) }
  private var addedColumns: [String] { Self.columns(source.new, without: source.old) }

  private static func columns(_ some: DiffColumns, without others: DiffColumns) -> [String] {
    some.columns.filter { column in !others.columns.contains { $0.id == column.id } }
      .map { some.title(of: $0.id) }
  }

  /// The output for a page.
  mutating func page(_ page: DiffPage) -> String {
    counts = page.counts
    columns = page.columns.map { source.new.title(of: $0) }
    var result = begin()
    if choice.format == .summary { return result }
    for entry in page.entries { result += self.entry(entry) }
    return result
  }

  /// The end of the output.
  mutating func end() -> String {
    var result = begin()
    switch choice.format {
    case .text: break
    case .summary: result += summary + "\n"
    case .html: result += "</tbody>\n</table>\n"
    case .json: result += hasEntries ? "\n]}\n" : "]}\n"
    }
    return result
  }

  // MARK: Beginning

  private var names: (old: String, new: String) {
    guard let name = choice.name else { return choice.files }
    let isGone = (choice.files.old == "/dev/null", choice.files.new == "/dev/null")
    return (isGone.0 ? "/dev/null" : "a/" + name, isGone.1 ? "/dev/null" : "b/" + name)
  }

  private mutating func begin() -> String {
    if hasBegun { return "" }
    hasBegun = true
    let names = (VisibleText.of(names.old), VisibleText.of(names.new))
    switch choice.format {
    case .summary: return ""
    case .text:
      if !hasDifferences { return "" }
      var lines = [styled("--- \(names.0)", 1), styled("+++ \(names.1)", 1)]
      lines.append(styled("@@ \(summary) @@", 36))
      if !removedColumns.isEmpty {
        lines.append(styled("- columns: \(removedColumns.joined(separator: ", "))", 31))
      }
      if !addedColumns.isEmpty {
        lines.append(styled("+ columns: \(addedColumns.joined(separator: ", "))", 32))
      }
      return lines.joined(separator: "\n") + "\n"
    case .html:
      let head = ["", "key"] + columns
      return "<meta charset=\"utf-8\">\n<style>\n\(Self.style)\n</style>\n<table class=\"diff\">\n"
        + "<caption>\(Self.escaped("\(names.0) → \(names.1): \(summary)"))</caption>\n<thead>\n<tr>"
        + head.map { "<th>\(Self.escaped($0))</th>" }.joined() + "</tr>\n</thead>\n<tbody>\n"
    case .json:
      let numbers =
        "\"removed\":\(counts.removed),\"added\":\(counts.added),"
        + "\"moved\":\(counts.moved),\"changed\":\(counts.changed)"
      let lists = "\"removed\":\(Self.json(removedColumns)),\"added\":\(Self.json(addedColumns))"
      return "{\"old\":\(Self.json(names.0)),\"new\":\(Self.json(names.1)),\"rows\":{\(numbers)},"
        + "\"columns\":{\(lists)},\"differences\":["
    }
  }

  private static let style = """
    .diff { border-collapse: collapse; font: 13px/1.4 sans-serif }
    .diff th, .diff td { border: 1px solid #ccc; padding: 2px 6px; text-align: left }
    .added, ins { background: #dfd } .removed, del { background: #fdd } .moved { background: #eef }
    """

  private var summary: String {
    var parts: [String] = []
    for (count, word) in [
      (counts.changed, "changed"), (counts.added, "added"), (counts.removed, "removed"),
      (counts.moved, "moved"),
    ] where count > 0 { parts.append("\(count) \(word)") }
    let rows = parts.isEmpty ? [] : ["rows: " + parts.joined(separator: ", ")]
    let columns = removedColumns.map { "-" + $0 } + addedColumns.map { "+" + $0 }
    let told = columns.isEmpty ? [] : ["columns: " + columns.joined(separator: ", ")]
    return rows.isEmpty && told.isEmpty ? "no differences" : (rows + told).joined(separator: "; ")
  }

  // MARK: Entries

  private mutating func entry(_ entry: DiffEntry) -> String {
    defer { hasEntries = true }
    switch choice.format {
    case .summary: return ""
    case .text: return text(entry) + "\n"
    case .html: return html(entry) + "\n"
    case .json: return (hasEntries ? ",\n" : "\n") + json(entry)
    }
  }

  private func text(_ entry: DiffEntry) -> String {
    switch entry {
    case .removed(let key, let cells):
      styled("- " + "\(key): " + cells.joined(separator: " | "), 31)
    case .added(let key, let cells):
      styled("+ " + "\(key): " + cells.joined(separator: " | "), 32)
    case .moved(let key, let from, let to):
      styled("> " + "\(key): row \(from) is row \(to)", 35)
    case .changed(let key, let cells):
      styled("~ ", 33)
        + "\(key): "
        + cells.map { cell in
          let (old, new) = (styled("[-\(cell.old)-]", 31), styled("{+\(cell.new)+}", 32))
          return "\(columns[cell.column]) \(old)\(new)"
        }.joined(separator: ", ")
    }
  }

  private func styled(_ text: String, _ code: Int) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[m" : text
  }

  private func html(_ entry: DiffEntry) -> String {
    func row(_ kind: String, _ sign: String, _ key: String, _ cells: [String]) -> String {
      "<tr class=\"\(kind)\"><td>\(sign)</td><td>\(Self.escaped(key))</td>"
        + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    switch entry {
    case .removed(let key, let cells):
      return row("removed", "−", key, cells.map(Self.escaped))
    case .added(let key, let cells): return row("added", "+", key, cells.map(Self.escaped))
    case .moved(let key, let from, let to):
      return "<tr class=\"moved\"><td>↕</td><td>\(Self.escaped(key))</td>"
        + "<td colspan=\"\(max(1, columns.count))\">row \(from) is row \(to)</td></tr>"
    case .changed(let key, let cells):
      var texts = columns.map { _ in "" }
      for cell in cells {
        texts[cell.column] =
          "<del>\(Self.escaped(cell.old))</del> <ins>\(Self.escaped(cell.new))</ins>"
      }
      return row("changed", "~", key, texts)
    }
  }

  private func json(_ entry: DiffEntry) -> String {
    func object(_ cells: [String]) -> String {
      let members = zip(columns, cells).map { "\(Self.json($0)):\(Self.json($1))" }
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
        "\(Self.json(columns[cell.column])):[\(Self.json(cell.old)),\(Self.json(cell.new))]"
      }
      let list = members.joined(separator: ",")
      return "{\"kind\":\"changed\",\"key\":\(Self.json(key)),\"cells\":{\(list)}}"
    }
  }

  // MARK: Escaping

  private static func json(_ text: String) -> String {
    var writer = JSONWriter(capacity: text.utf8.count + 2)
    writer.string(Array(text.utf8))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func json(_ texts: [String]) -> String {
    "[" + texts.map { json($0) }.joined(separator: ",") + "]"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
