import JSONText
import TableClient
import WireProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs `table-server demo [FILE]`: this program as a daemon over real pipes, and a client that
/// draws what it is told. Returns the exit status.
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
    return 0
  } catch .refused("table/open", let error) {
    let advice = "Name a readable CSV or TSV file, or none to see the sample."
    return DemoScript.fail("\(error.message) \(advice)", status: 1)
  } catch {
    return DemoScript.fail("\(error)", status: 1)
  }
}

/// The steps of the demo.
struct DemoScript {
  private let terminal = DemoTerminal()
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
  mutating func run() throws(ClientError) {
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
    try live()
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

  /// Rows come in at the top while the window, some rows below, stands still.
  private mutating func live() throws(ClientError) {
    var patch = ViewStatePatch()
    patch.sort = .null
    _ = try session.step("view/set", ViewSetParams(view: DemoSession.view, state: patch))
    let first = max(0, min(12, session.replica.counts.filtered - rows))
    let scroll = ViewScrollParams(subscription: DemoSession.subscription, first: first)
    let cost = try session.step("view/scroll", scroll).cost
    show("Source order again, scrolled to row \(first)", "view/scroll", cost)
    let held = session.replica.contents
    var total = DemoSession.Cost(sent: 0, answered: 0, updated: 0, updates: 0, time: .zero)
    var drawn = 0
    let count = 40
    for insert in 1...count {
      let cost = try session.step("table/edit", try insertion(insert)).cost
      total.add(cost)
      guard terminal.isInteractive else { continue }
      terminal.goUp(drawn)
      drawn = draw(
        "Live: \(insert) rows inserted above", "table/edit", cost, isNumbered: insert == 1)
      terminal.pause(milliseconds: 50)
    }
    if !terminal.isInteractive {
      draw("Live: \(count) rows inserted above", "\(count) × table/edit", total, isNumbered: true)
    }
    let isStill = session.replica.contents == held
    terminal.show([
      isStill
        ? "The window did not move: only its first index went from \(first) to "
          + "\(session.replica.window.first)."
        : "The window's rows changed."
    ])
  }

  /// The file in sections, its texts wrapped, its first column beside those that are scrolled to.
  private mutating func layOut() throws(ClientError) {
    var choice = RenderChoice(path: path)
    choice.rows = 0..<rows
    choice.width = min(terminal.width, 64)
    choice.cap = 12
    choice.wraps = true
    choice.fixedColumns = 1
    if let last = session.columns.last, session.columns.count > 2 {
      choice.sections = [String(decoding: last.id, as: UTF8.self)]
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
    params.history = WireHistory.none
    params.invalid = .keep
    return params
  }

  // MARK: Choices

  /// The first column of the first type that there is; else the first column.
  private func column(_ types: [String]) -> DemoDrawing.Column {
    for type in types {
      if let place = session.types.firstIndex(of: type) { return session.columns[place] }
    }
    return session.columns[0]
  }

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

  /// Draws a step and returns how many lines it took.
  @discardableResult private mutating func draw(
    _ title: String, _ method: String, _ cost: DemoSession.Cost, isNumbered: Bool,
    changed: DemoDrawing.Place? = nil
  ) -> Int {
    if isNumbered { number += 1 }
    let replica = session.replica
    let counts = replica.counts
    let first = replica.window.first
    var lines = ["", terminal.styled("\(number). \(title)", .bold)]
    lines.append(
      terminal.styled(
        "   \(method): \(cost.sent) bytes sent, \(cost.answered) answered, "
          + "\(cost.updated) in \(cost.updates) update\(cost.updates == 1 ? "" : "s"), "
          + Self.spelled(cost.time), .dim))
    lines += drawing.lines(replica.contents, session.columns, changed: changed)
    let last = first + replica.contents.rows.count
    lines.append(
      "   rows \(first) ..< \(last) of \(counts.filtered), \(counts.source) in the table")
    terminal.show(lines)
    return lines.count
  }

  /// Milliseconds with two places.
  private static func spelled(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = seconds * 100_000 + attoseconds / 10_000_000_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
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
