import JSONText
import TableClient

extension Viewer {
  /// The row of the cursor; nil with a message on a section's entry.
  private var row: JSONValue? {
    if sheet.key == nil { sheet.key = sheet.key(at: sheet.entry) }
    if let row = sheet.row { return row.json }
    warn("there is no cell here")
    return nil
  }

  private func draft(_ action: String, text: String? = nil) throws(DaemonLine.Failure) -> JSONValue
  {
    guard let row = sheet.row, let column = sheet.column else { return .null }
    var params: JSONValue = [
      "view": .string(sheet.id), "row": row.json, "column": .string(column),
      "action": .string(action),
    ]
    if let text { params = params.with("text", .string(text)) }
    return try daemon.ask("cell/draft", params)
  }

  /// Begins to edit the cursor's cell.
  func edit(text: String? = nil) {
    guard row != nil, let column = sheet.column else { return }
    guarded { () throws(DaemonLine.Failure) in
      let answer = try draft("begin")
      let own = answer["draft"]?["text"]?.text ?? ""
      mode = .prompt(Prompt(.cell, label: sheet.title(column) + ": ", text: text ?? own))
    }
  }

  /// A key in the prompt of a cell. The daemon checks whether the text fits.
  func cellKey(_ effect: Prompt.Effect, _ prompt: inout Prompt) {
    do throws(DaemonLine.Failure) {
      switch effect {
      case .none: break
      case .changed:
        let problem = try draft("change", text: prompt.text)["draft"]?["problem"]
        prompt.problem = Self.sentence(problem)
      case .committed:
        _ = try draft("commit", text: prompt.text)
        mode = .table
        return try takeEvents()
      case .cancelled:
        _ = try draft("cancel")
        mode = .table
        return try takeEvents()
      }
    } catch {
      if case .refused(let sentence, _, _) = error {
        prompt.problem = sentence
      } else {
        return guarded { () throws(DaemonLine.Failure) in throw error }
      }
    }
    mode = .prompt(prompt)
  }

  private static func sentence(_ problem: JSONValue?) -> String? {
    guard let problem, problem != .null else { return nil }
    if let message = problem["message"]?.text { return message }
    return "expected \(problem["expected"]?.text ?? problem["kind"]?.text ?? "another text")"
  }

  /// Sends edits as one undo step.
  @discardableResult func send(_ edits: [JSONValue], _ label: String) -> JSONValue? {
    var result: JSONValue?
    guarded { () throws(DaemonLine.Failure) in
      result = try daemon.ask(
        "table/edit",
        ["table": .string(sheet.id), "edits": .array(edits), "label": .string(label)])
      try waitForRevision(of: result)
    }
    return result
  }

  /// Waits until the screen is as new as an answer.
  func waitForRevision(of answer: JSONValue?) throws(DaemonLine.Failure) {
    guard let revision = answer?["revision"]?.int64 else { return }
    for _ in 0..<25 where sheet.replica.revision < Int(revision) {
      try takeEvents(within: .milliseconds(20))
    }
  }

  /// Undoes or redoes a step.
  func undo(_ method: String) {
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(method, ["table": .string(sheet.id)])
      let word = method == "table/undo" ? "undo" : "redo"
      guard let step = answer["step"], step != .null else { return say("nothing to \(word)") }
      say("\(word): \(step["label"]?.text ?? "edit")")
      try waitForRevision(of: answer)
    }
  }

  // MARK: Blocks

  /// The entries and the columns that are marked, or those of the cursor.
  private var block: (entries: Range<Int>, columns: [String]) {
    guard let marks = sheet.marks else {
      return (sheet.entry..<(sheet.entry + 1), sheet.column.map { [$0] } ?? [])
    }
    let entries = min(marks.entry, sheet.entry)..<(max(marks.entry, sheet.entry) + 1)
    guard let from = marks.column.flatMap({ sheet.order.firstIndex(of: $0) }),
      let to = sheet.column.flatMap({ sheet.order.firstIndex(of: $0) })
    else { return (entries, sheet.order) }
    return (entries, Array(sheet.order[min(from, to)...max(from, to)]))
  }

  /// Begins to mark cells or rows, or ends it.
  func mark(hasColumns: Bool) {
    sheet.marks =
      sheet.marks == nil
      ? Sheet.Marks(entry: sheet.entry, column: hasColumns ? sheet.column : nil) : nil
  }

  /// The keys of the rows among some entries.
  private func keys(_ entries: Range<Int>) throws(DaemonLine.Failure) -> [JSONValue] {
    let answer = try daemon.ask(
      "view/rows",
      [
        "view": .string(sheet.id), "columns": [],
        "range": [
          "first": .integer(Int64(entries.lowerBound)), "size": .integer(Int64(entries.count)),
        ],
      ])
    let keys = answer["keys"]?.elements ?? []
    guard keys.count == entries.count else {
      throw .refused("\(entries.count) rows are too many at once", kind: nil, data: .null)
    }
    return keys.filter { if case .object = $0 { false } else { true } }
  }

  /// Copies cells to the register and to the terminal's clipboard (OSC 52).
  @discardableResult func copy(isRows: Bool) -> Bool {
    var isDone = false
    guarded { () throws(DaemonLine.Failure) in
      let (entries, columns) = block
      let answer = try daemon.ask(
        "view/copy",
        [
          "view": .string(sheet.id), "formats": ["tsv"],
          "columns": .array((isRows ? sheet.order : columns).map { .string($0) }),
          "range": [
            "first": .integer(Int64(entries.lowerBound)), "size": .integer(Int64(entries.count)),
          ],
        ])
      register = answer["flavours"]?[0]?["text"]?.text ?? ""
      if register.last?.isNewline == true { register.removeLast() }
      device.write(Array("\u{1B}]52;c;\(Base64.encoded(register.utf8))\u{07}".utf8))
      let width = answer["columns"]?.elements.count ?? 0
      say("\(answer["rowCount"]?.int64 ?? 0) × \(width) cells copied")
      sheet.marks = nil
      isDone = true
    }
    return isDone
  }

  /// Writes a block of texts from the cursor on.
  func paste(_ text: String) {
    guard !text.isEmpty, let row, let column = sheet.column else { return }
    let at: JSONValue = ["row": row, "column": .string(column)]
    send(
      [
        [
          "kind": "paste", "text": .string(text), "at": at, "view": .string(sheet.id),
          "overflow": "insert",
        ]
      ], "Paste")
  }

  /// Empties the marked cells.
  func clear() {
    guarded { () throws(DaemonLine.Failure) in
      let (entries, columns) = block
      let values = JSONValue.object(columns.map { JSONMember(name: $0, value: .null) })
      let edits = try keys(entries).map { key -> JSONValue in
        ["kind": "set", "row": key, "values": values]
      }
      sheet.marks = nil
      if edits.isEmpty { warn("there is no cell here") } else { send(edits, "Clear") }
    }
  }

  /// Removes the marked rows, or so many from the cursor on. They are in the register then.
  func removeRows(_ count: Int) {
    guarded { () throws(DaemonLine.Failure) in
      var entries = block.entries
      if sheet.marks == nil {
        entries = sheet.entry..<min(sheet.entry + count, sheet.entryCount)
        sheet.marks = Sheet.Marks(entry: max(entries.lowerBound, entries.upperBound - 1))
      }
      let rows = try keys(entries)
      guard copy(isRows: true) else { return }
      if rows.isEmpty {
        warn("there is no row here")
      } else {
        send([["kind": "remove", "rows": .array(rows)]], "Delete")
        say("\(rows.count) rows deleted")
      }
    }
  }

  /// Inserts an empty row beside the cursor's, and edits its first cell.
  func insertRow(_ place: String) {
    var edit: JSONValue = ["kind": "insert", "rows": [[:]]]
    if let row = sheet.row { edit = edit.with("place", ["kind": .string(place), "row": row.json]) }
    guard let result = send([edit], "Insert"), let key = result["inserted"]?[0] else { return }
    go(toRow: key, column: sheet.order.first)
    if sheet.row?.json == key { self.edit() }
  }
}
