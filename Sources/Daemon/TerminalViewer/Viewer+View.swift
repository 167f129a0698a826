import JSONText
import TableClient

extension Viewer {
  /// Changes the view's state. The cursor's row stays on the screen.
  @discardableResult func set(_ patch: JSONValue) -> Bool {
    var isDone = false
    guarded { () throws(DaemonLine.Failure) in
      var params: JSONValue = ["view": .string(sheet.id), "state": patch, "wait": false]
      if let row = sheet.row { params = params.with("show", row.json) }
      let answer = try daemon.ask("view/set", params)
      sheet.takeState(answer)
      let revision = answer["viewRevision"]?.int64 ?? 0
      for _ in 0..<10 where (sheet.replica.viewRevision ?? 0) < Int(revision) {
        try takeEvents(within: .milliseconds(5))
      }
      if let problem = answer["filterProblems"]?[0] {
        warn(problem["message"]?.text ?? "the filter does not fit the columns")
      }
      isDone = true
    }
    return isDone
  }

  /// Sorts by the cursor's column.
  func sort(_ direction: String, isAdded: Bool = false) {
    guard let column = sheet.column else { return }
    var keys: [JSONValue] = []
    if isAdded {
      keys = (sheet.state["sort"]?.elements ?? []).filter { $0["column"]?.text != column }
    }
    keys.append(["column": .string(column), "direction": .string(direction)])
    set(["sort": .array(keys)])
  }

  /// Asks for a filter; the present one can be changed.
  func askFilter() {
    mode = .prompt(Prompt(.filter, label: "filter: ", text: sheet.state["filter"]?.text ?? ""))
  }

  /// Filters like the cursor's cell.
  func filterLike() {
    guard let row = sheet.row, let column = sheet.column else {
      return warn("there is no cell here")
    }
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "filter/like",
        ["view": .string(sheet.id), "row": row.json, "column": .string(column)])
      if let filter = answer["filter"] { set(["filter": filter]) }
    }
  }

  /// Marks the matches and moves to the next match. A text after "\v" is a regular expression.
  func search(_ text: String) {
    if text.isEmpty {
      set(["search": nil])
      return
    }
    let isPattern = text.hasPrefix("\\v")
    var search: JSONValue = [
      "text": .string(isPattern ? String(text.dropFirst(2)) : text), "mode": "mark",
    ]
    if isPattern { search = search.with("match", "regex") }
    if set(["search": search]) { find(isBackwards: false) }
  }

  /// Searches the text of the cursor's cell.
  func searchCell() {
    guard let text = cellText(), !text.isEmpty else { return }
    search(text)
  }

  /// The whole text of the cursor's cell.
  func cellText() -> String? {
    guard let row = sheet.row, let column = sheet.column else {
      warn("there is no cell here")
      return nil
    }
    var text: String?
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "cell/text",
        ["table": .string(sheet.id), "row": row.json, "column": .string(column)])
      text = answer["text"]?.text ?? ""
    }
    return text
  }

  // MARK: Columns

  /// Fixes the columns up to the cursor's; a second time, none.
  func fixColumns() {
    let at = (sheet.column.flatMap { sheet.order.firstIndex(of: $0) } ?? -1) + 1
    let now = sheet.state["layout"]?["fixed"]?["leading"]?.int64
    set(["layout": ["fixed": ["leading": .integer(now == Int64(at) ? 0 : Int64(at))]]])
  }

  /// Makes the cursor's column wider or narrower.
  func widen(_ cells: Int) {
    guard let column = sheet.column, let width = width(of: column) else { return }
    let wanted = max(1, min(width + cells, 10_000))
    set(["layout": ["columns": member(column, ["width": .integer(Int64(wanted))])]])
  }

  private func width(of column: String) -> Int? {
    let name = Array(column.utf8)
    let places = sheet.replica.layoutColumns?.elements
    let place = places?.first { $0.member("column")?.isString(name) == true }
    return place?.member("width")?.double.map { Int($0.rounded()) }
  }

  private func member(_ name: String, _ value: JSONValue) -> JSONValue {
    .object([JSONMember(name: name, value: value)])
  }

  /// Hides the cursor's column.
  func hideColumn() {
    guard let column = sheet.column, sheet.order.count > 1 else { return }
    let at = sheet.order.firstIndex(of: column) ?? 0
    if set(["columns": member(column, ["hidden": true])]) {
      go(toColumn: sheet.order[min(at, sheet.order.count - 1)])
    }
  }

  /// Shows all columns.
  func showColumns() {
    let hidden = sheet.columns.keys.filter { !sheet.order.contains($0) }
    if hidden.isEmpty { return say("all columns are shown") }
    set(
      ["columns": .object(hidden.map { JSONMember(name: $0, value: ["hidden": nil]) })])
  }

  // MARK: Sections

  /// Groups the rows by the cursor's column, inside the groups that there are.
  func group() {
    guard let column = sheet.column else { return }
    let present = sheet.state["sections"]?["by"]?.elements ?? []
    var by = present.filter { $0["column"]?.text != column }
    by.append(["column": .string(column)])
    set(["sections": ["by": .array(by)]])
  }

  /// Collapses or expands the section at the cursor, or all.
  func collapse(_ action: String, isAll: Bool = false) {
    guarded { () throws(DaemonLine.Failure) in
      var params: JSONValue = [
        "view": .string(sheet.id), "action": .string(action), "wait": false,
      ]
      if !isAll {
        guard let section = sheet.section else { return warn("there is no section here") }
        params = params.with("keys", [section])
      }
      let answer = try daemon.ask("view/collapse", params)
      let revision = answer["viewRevision"]?.int64 ?? 0
      for _ in 0..<10 where (sheet.replica.viewRevision ?? 0) < Int(revision) {
        try takeEvents(within: .milliseconds(10))
      }
      try showCursor()
    }
  }
}
