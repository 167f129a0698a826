import JSONText
import TableClient
import WireProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs `table-server demo [FILE]`.
///
/// The daemon is this program as a child process over real pipes. The client draws the updates that
/// it receives. Returns the exit status.
func runDemo(arguments: [String]) -> Int32 {
  if let option = arguments.first(where: { $0.hasPrefix("-") }) {
    return DemoScript.fail(
      "unknown option \"\(option)\"; usage: table-server demo [FILE]", status: 2)
  }
  if arguments.count > 1 {
    return DemoScript.fail("usage: table-server demo [FILE]", status: 2)
  }
  guard let file = arguments.first ?? DemoScript.writeSample() else {
    return DemoScript.fail("cannot write a temporary file", status: 1)
  }
  defer { if arguments.isEmpty { unlink(file) } }
  do {
    var script = try DemoScript(path: DemoScript.absolute(file))
    try script.run()
    return script.terminal.output.end()
  } catch ClientError.refused("table/open", let error) {
    let advice = "Name a readable CSV or TSV file, or none to see the sample."
    return DemoScript.fail("\(error.message) \(advice)", status: 1)
  } catch {
    return DemoScript.fail("\(error)", status: 1)
  }
}

/// The steps of the demo.
struct DemoScript {
  fileprivate let terminal = DemoTerminal()
  private let path: String
  private let drawing: DemoDrawing
  private var session: DemoSession
  private var number = 0
  private let rows = 10

  init(path: String) throws(ClientError) {
    self.path = path
    drawing = DemoDrawing(terminal: terminal)
    session = try DemoSession(executable: Self.ownPath)
  }

  /// All steps in order.
  ///
  /// - Throws: `ClientError`, ``DemoFault``.
  mutating func run() throws {
    let start = ContinuousClock.now
    let cost = try session.open(path: path, rows: rows)
    show("Open and watch the first rows", "table/open + view/open + view/watch", cost)
    guard !session.columns.isEmpty else {
      terminal.show(["", "\(path) is empty: there is nothing to sort, search or edit."])
      try session.daemon.stop()
      return
    }
    try sort()
    try search()
    try edit()
    if session.replica.counts.source > 0 {
      try scroll()
      try live()
    }
    try layOut()
    let connection = session.daemon.connection
    let bytes = "\(connection.bytesOut) bytes out, \(connection.bytesIn) bytes in"
    try session.daemon.stop()
    terminal.show(["", "Done in \(Self.spelled(ContinuousClock.now - start)): \(bytes)."])
  }

  // MARK: Steps

  private mutating func sort() throws(ClientError) {
    let wanted = column(["number", "decimal", "integer", "date", "dateTime"])
    var patch = ViewStatePatch()
    patch.sort = .value([WireSortKey(column: wanted.id, direction: .descending)])
    let cost = try session.step("view/set", ViewSetParams(view: DemoSession.view, state: patch))
    show("Sort by \(wanted.title), largest first", "view/set", cost.cost)
  }

  private mutating func search() throws(ClientError) {
    let text = searchText
    var patch = ViewStatePatch()
    patch.search = .value(.init(text: .value(Array(text.utf8))))
    let cost = try session.step("view/set", ViewSetParams(view: DemoSession.view, state: patch))
    show("Search for “\(text)”: hits are marked", "view/set", cost.cost)
    var back = ViewStatePatch()
    back.search = .null
    _ = try session.step("view/set", ViewSetParams(view: DemoSession.view, state: back))
  }

  private mutating func edit() throws(ClientError) {
    let keys = session.replica.contents.rowKeys
    guard let key = keys.dropFirst(2).first ?? keys.first,
      let value = JSONValue.string("Edited ✏️ here").view
    else { return }
    let column = column(["text"])
    let place = DemoDrawing.Place(key: .row(key), column: column.id)
    var params = TableEditParams(
      table: DemoSession.table, edits: [.set(row: key, column: column.id, value: value)])
    params.label = Array("Set \(column.title)".utf8)
    params.invalid = .keep
    let edited = try session.step("table/edit", params)
    show("Edit one cell of \(column.title)", "table/edit", edited.cost, changed: place)
    let undone = try session.step("table/undo", TableUndoParams(table: DemoSession.table))
    show("Undo it", "table/undo", undone.cost, changed: place)
  }

  /// Scrolls through sections. The header of the topmost section sticks to the start of the
  /// viewport.
  private mutating func scroll() throws(ClientError) {
    let column = sectionColumn
    var patch = ViewStatePatch()
    patch.sort = .null
    patch.sections = .value(.init(by: [WireSectionLevel(column: column.id)]))
    var layout = LayoutPatch()
    var sizing = RowSizingPatch()
    sizing.height = .value(1)
    layout.rows = .value(sizing)
    // Rows outside the viewport must not change column widths either.
    layout.locks = .value(true)
    patch.layout = .value(layout)
    _ = try session.step("view/set", ViewSetParams(view: DemoSession.view, state: patch))
    let cost = try session.watchViewport(extent: rows)
    show("In sections by \(column.title), through a viewport of \(rows) lines", "view/watch", cost)
    var drawn = 0
    for line in terminal.isInteractive ? Array(1...20) : [8, 20] {
      let cost = try session.scroll(to: line)
      let viewport = session.replica.viewport
      let reached = DemoDrawing.whole(viewport?.offset ?? 0)
      let stays = (viewport?.sticky ?? []).map { header in
        let title = String(decoding: RenderDescription.title(header.section), as: UTF8.self)
        return "; “\(title)” stays at the top"
      }
      terminal.goUp(drawn)
      drawn = draw(
        "Scrolled to line \(reached)\(stays.joined())", "view/scroll", cost,
        isNumbered: !terminal.isInteractive || line == 1)
      if reached < line { break }
      terminal.pause(milliseconds: 100)
    }
    terminal.pause(milliseconds: 900)
  }

  /// Inserts rows above the viewport, whose content must not move.
  private mutating func live() throws {
    var patch = ViewStatePatch()
    patch.sections = .null
    _ = try session.step("view/set", ViewSetParams(view: DemoSession.view, state: patch))
    let extent = min(rows, session.replica.counts.filtered)
    let first = max(0, min(12, session.replica.counts.filtered - extent))
    let cost = try session.scroll(to: first, extent: extent)
    show("Without sections, scrolled to line \(first)", "view/scroll", cost)
    let held = session.replica
    var total = DemoSession.Cost(sent: 0, answered: 0, updated: 0, updates: 0, time: .zero)
    var drawn = 0
    let count = 40
    for insert in 1...count {
      let cost = try session.step("table/edit", try insertion(insert)).cost
      total.add(cost)
      try DemoFault.check(held, session.replica, inserted: insert)
      guard terminal.isInteractive else { continue }
      terminal.goUp(drawn)
      drawn = draw(
        "Live: \(insert) rows inserted above", "table/edit", cost, isNumbered: insert == 1)
      terminal.pause(milliseconds: 50)
    }
    if !terminal.isInteractive {
      draw("Live: \(count) rows inserted above", "\(count) × table/edit", total, isNumbered: true)
    }
    terminal.show([
      "The window did not move: \(count) times its offset went up by a row, to "
        + "\(first + count), and its texts were the same."
    ])
  }

  /// Shows the file in sections, with wrapped texts and a fixed first column.
  private mutating func layOut() throws(ClientError) {
    var choice = RenderChoice(path: path)
    choice.rows = 0..<rows
    choice.width = min(terminal.width, 64)
    choice.cap = 12
    choice.wraps = true
    choice.fixedColumns = 1
    if session.columns.count > 2 {
      choice.sections = [String(decoding: sectionColumn.id, as: UTF8.self)]
      choice.firstColumn = String(decoding: session.columns[1].id, as: UTF8.self)
    }
    number += 1
    terminal.show([
      "", terminal.styled("\(number). In sections, wrapped, the first column fixed", .bold),
      terminal.styled("   table-server render --section --wrap --fixed", .dim),
    ])
    terminal.show(try RenderCommand(choice).lines())
  }

  private func insertion(_ number: Int) throws(ClientError) -> TableEditParams {
    let column = column(["text"])
    let name = String(decoding: column.id, as: UTF8.self)
    let row = JSONValue.object([JSONMember(name: name, value: .string("Live row \(number) ⚡️"))])
    guard let rows = JSONValue.array([row]).view else { throw .malformed("a row of ours") }
    var params = TableEditParams(
      table: DemoSession.table, edits: [.insert(rows: rows, place: .start)])
    params.history = HistoryClass.none
    params.invalid = .keep
    return params
  }

  // MARK: Choices

  /// The first column that has the first of the types for which there is one; otherwise the first
  /// column.
  private func column(_ types: [String]) -> DemoDrawing.Column {
    for type in types {
      if let place = session.types.firstIndex(of: type) { return session.columns[place] }
    }
    return session.columns[0]
  }

  /// The last column.
  private var sectionColumn: DemoDrawing.Column { session.columns[session.columns.count - 1] }

  /// Two letters that occur in the first row's text.
  private var searchText: String {
    if path == Self.samplePath { return "an" }
    let cell = session.replica.contents.cell(0, column(["text"]).id)
    let text = String(decoding: cell?.text ?? [], as: UTF8.self)
    return text.isEmpty ? "a" : String(text.prefix(2))
  }

  // MARK: Drawing

  private mutating func show(
    _ title: String, _ method: String, _ cost: DemoSession.Cost, changed: DemoDrawing.Place? = nil
  ) {
    draw(title, method, cost, isNumbered: true, changed: changed)
    terminal.pause(milliseconds: 900)
  }

  /// Draws a step and returns the number of lines drawn.
  @discardableResult private mutating func draw(
    _ title: String, _ method: String, _ cost: DemoSession.Cost, isNumbered: Bool,
    changed: DemoDrawing.Place? = nil
  ) -> Int {
    if isNumbered { number += 1 }
    let replica = session.replica
    let counts = replica.counts
    let first = replica.window.first
    var lines = ["", terminal.styled("\(number). \(VisibleText.of(title))", .bold)]
    lines.append(
      terminal.styled(
        "   \(method): \(cost.sent) bytes sent, \(cost.answered) answered, "
          + "\(cost.updated) in \(cost.updates) update\(cost.updates == 1 ? "" : "s"), "
          + Self.spelled(cost.time), .dim))
    lines += drawing.lines(replica, session.columns, changed: changed)
    let last = first + replica.contents.rows.count
    let offset = replica.viewport.map { "offset \(DemoDrawing.whole($0.offset)): " } ?? ""
    let entries = counts.entries.map { "entries \(first) ..< \(last) of \($0)" }
    lines.append(
      "   \(offset)\(entries ?? "rows \(first) ..< \(last) of \(counts.filtered)"), "
        + "\(counts.source) in the table")
    terminal.show(lines)
    return lines.count
  }

  /// A duration in milliseconds with two decimals.
  private static func spelled(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
  }
}

/// A failed check of the demo.
struct DemoFault: Error, CustomStringConvertible {
  /// The expected and the actual result.
  let description: String

  /// Checks that a viewport shows the same content after rows of one line each were inserted above
  /// it.
  static func check(_ held: Replica, _ now: Replica, inserted: Int) throws {
    let expected = (held.viewport?.offset ?? 0) + Double(inserted)
    let found = now.viewport?.offset ?? -1
    guard now.contents == held.contents, found == expected else {
      let texts = now.contents == held.contents ? "the same" : "others"
      throw DemoFault(
        description: "the window moved when row \(inserted) was inserted above it: expected its "
          + "texts at offset \(expected), found \(texts) at \(found)")
    }
  }
}

extension DemoSession.Cost {
  fileprivate mutating func add(_ more: Self) {
    sent += more.sent
    answered += more.answered
    updated += more.updated
    updates += more.updates
    time += more.time
  }
}
