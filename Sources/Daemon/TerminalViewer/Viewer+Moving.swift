import JSONText
import TableClient

extension Viewer {
  /// Moves the cursor to an entry, and shows it.
  func go(to entry: Int) {
    guarded { () throws(DaemonLine.Failure) in
      sheet.entry = max(0, min(entry, sheet.entryCount - 1))
      sheet.key = nil
      try showCursor()
    }
  }

  /// Scrolls as little as possible, so that the cursor's entry is on the screen.
  func showCursor() throws(DaemonLine.Failure) {
    let (entry, first) = (sheet.entry, sheet.first)
    if entry < first {
      try scroll(to: entry)
    } else if entry >= first + height {
      try scroll(to: entry - height + 1)
    }
    sheet.key = sheet.key(at: sheet.entry)
  }

  /// Scrolls so that an entry is the first one.
  func scroll(to entry: Int) throws(DaemonLine.Failure) {
    let answer = try daemon.ask(
      "view/scroll",
      ["subscription": .string(sheet.id), "offset": .integer(Int64(max(0, entry)))])
    // The cursor is found by its entry here, because its row may leave the screen.
    let (kept, key) = (sheet.entry, sheet.key)
    sheet.key = nil
    try waitForUpdate(of: answer)
    sheet.entry = kept
    sheet.key = key ?? sheet.key(at: kept)
  }

  /// Scrolls by lines. The cursor stays on the screen.
  func scroll(by lines: Int) {
    guarded { () throws(DaemonLine.Failure) in
      let last = max(0, sheet.entryCount - height)
      try scroll(to: max(0, min(last, sheet.first + lines)))
      let entry = max(sheet.first, min(sheet.entry, sheet.first + height - 1, sheet.entryCount - 1))
      sheet.entry = max(0, entry)
      sheet.key = sheet.key(at: sheet.entry)
    }
  }

  /// Scrolls by pages and moves the cursor with it.
  func page(_ pages: Double) {
    let lines = max(1, Int((Double(height) * abs(pages)).rounded(.down))) * (pages < 0 ? -1 : 1)
    let entry = max(0, min(sheet.entry + lines, sheet.entryCount - 1))
    guarded { () throws(DaemonLine.Failure) in
      let last = max(0, sheet.entryCount - height)
      sheet.entry = entry
      sheet.key = nil
      try scroll(to: max(0, min(last, sheet.first + lines)))
      try showCursor()
    }
  }

  /// Moves the cursor by columns.
  func step(_ count: Int) {
    guard !sheet.order.isEmpty else { return }
    let at = sheet.column.flatMap { sheet.order.firstIndex(of: $0) } ?? 0
    go(toColumn: sheet.order[max(0, min(at + count, sheet.order.count - 1))])
  }

  /// Moves the cursor to a column, and shows it.
  func go(toColumn column: String) {
    sheet.column = column
    guarded { () throws(DaemonLine.Failure) in
      let isFirst = column == sheet.order.first
      let answer = try daemon.ask(
        "view/scroll",
        [
          "subscription": .string(sheet.id),
          "across": isFirst ? ["offset": 0] : ["column": .string(column)],
        ])
      try waitForUpdate(of: answer)
    }
  }

  /// Moves to a row, at its place when the daemon scrolls: a new order may have moved it since its
  /// place was reported.
  func go(toRow row: JSONValue, column: String? = nil) {
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "view/scroll", ["subscription": .string(sheet.id), "entry": row])
      try waitForUpdate(of: answer)
      guard let entry = sheet.entry(of: row) else { return warn("the row is not in this view") }
      sheet.entry = entry
      sheet.key = sheet.key(at: sheet.entry)
      if let column { go(toColumn: column) }
    }
  }

  /// Moves to the next cell that matches the search, or the one before.
  func find(isBackwards: Bool) {
    guarded { () throws(DaemonLine.Failure) in
      var params: JSONValue = [
        "view": .string(sheet.id), "direction": isBackwards ? "previous" : "next", "wait": false,
        "unit": "cell",
      ]
      // Sent again, because the view may not have applied it yet.
      if sheet.search == .null { return warn("nothing is searched; / searches") }
      params = params.with("search", sheet.search)
      if let row = sheet.row {
        params = params.with("from", row.json)
        if let column = sheet.column { params = params.with("fromColumn", .string(column)) }
      }
      var answer = try daemon.ask("view/find", params)
      // While rows are searched, the next hit may be among those that were not. A key ends the wait.
      for _ in 0..<150 where answer["hit"] == .null && answer["complete"]?.bool == false {
        if device.wait(for: daemon.descriptor, milliseconds: 20).hasKeys { break }
        try takeEvents()
        answer = try daemon.ask("view/find", params)
      }
      guard let hit = answer["hit"], hit != .null else {
        return warn(answer["complete"]?.bool == false ? "nothing found so far" : "nothing matches")
      }
      if hit["wrapped"]?.bool == true { say("the search went on at the other end") }
      if let row = hit["row"] { go(toRow: row, column: hit["cells"]?[0]?["column"]?.text) }
    }
  }
}

extension JSONValue {
  /// An object with one more member.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [JSONMember(name: name, value: value)])
  }
}
