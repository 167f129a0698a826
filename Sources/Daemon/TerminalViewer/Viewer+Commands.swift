import JSONText

extension Viewer {
  /// A key in a prompt.
  func promptKey(_ key: Key, _ prompt: inout Prompt) {
    if prompt.purpose != .cell, key == .up || key == .down {
      recall(key == .up ? -1 : 1, &prompt)
      mode = .prompt(prompt)
      return
    }
    if prompt.purpose == .cell, key == .tab || key == .backTab {
      cellKey(.committed, &prompt)
      guard case .table = mode else { return }
      step(key == .tab ? 1 : -1)
      return edit()
    }
    let effect = prompt.take(key)
    if prompt.purpose == .cell { return cellKey(effect, &prompt) }
    switch effect {
    case .none: mode = .prompt(prompt)
    case .changed:
      check(&prompt)
      mode = .prompt(prompt)
    case .cancelled: mode = .table
    case .committed:
      mode = .table
      let text = prompt.text
      if !text.isEmpty {
        history[prompt.purpose, default: []].removeAll { $0 == text }
        history[prompt.purpose, default: []].append(text)
      }
      switch prompt.purpose {
      case .command: command(text)
      case .search: search(text)
      case .filter: filter(text, prompt)
      case .cell: break
      }
    }
  }

  private func recall(_ step: Int, _ prompt: inout Prompt) {
    let texts = history[prompt.purpose] ?? []
    let place = (prompt.historyPlace ?? texts.count) + step
    guard texts.indices.contains(place) || place == texts.count else { return }
    prompt.historyPlace = place
    prompt.set(place == texts.count ? "" : texts[place])
    check(&prompt)
  }

  /// Asks whether an expression is one, while it is typed.
  private func check(_ prompt: inout Prompt) {
    guard prompt.purpose == .filter, !prompt.text.isEmpty else {
      prompt.problem = nil
      return
    }
    let text = prompt.text
    var problem: String?
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "expression/check",
        ["table": .string(sheet.id), "source": .string(text)])
      problem = answer["problems"]?[0]?["message"]?.text
    }
    prompt.problem = problem
  }

  private func filter(_ text: String, _ prompt: Prompt) {
    if text.isEmpty {
      set(["filter": nil])
    } else if !set(["filter": .string(text)]) {
      // The text stays, with what is wrong.
      var again = prompt
      again.problem = message
      mode = .prompt(again)
    }
  }

  /// Runs a command of the ":" prompt.
  func command(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard var name = words.first else { return }
    let rest = Array(words.dropFirst())
    let isForced = name.count > 1 && name.last == "!"
    if isForced { name.removeLast() }
    if let row = Int(name) { return go(to: row - 1) }
    switch name {
    case "w", "write": save(rest, isForced: isForced)
    case "wq", "x":
      if save(rest, isForced: isForced), !sheet.isDirty { quit(isForced: isForced) }
    case "q", "quit": quit(isForced: isForced)
    case "e": revert(isForced: isForced)
    case "help", "h": showHelp()
    case "sort":
      guard let column = column(rest.first) else { return }
      sheet.column = column
      sort(isForced || rest.dropFirst().first == "descending" ? "descending" : "ascending")
    case "filter": filter(rest.joined(separator: " "), Prompt(.filter, label: "filter: "))
    case "search": search(rest.joined(separator: " "))
    case "group":
      let by = rest.compactMap { column($0) }
      guard by.count == rest.count else { return }
      set(["sections": by.isEmpty ? nil : ["by": .array(by.map { ["column": .string($0)] })]])
    case "column", "col": if let column = column(rest.first) { go(toColumn: column) }
    case "undo": undo("table/undo")
    case "redo": undo("table/redo")
    case "stats": showStatistics()
    case "freq": showFrequencies()
    case "info": showInfo()
    case "problems": showProblems()
    case "conflicts": showConflicts()
    case "diff": showDifferences(rest.isEmpty ? nil : rest.joined(separator: " "))
    case "take": take(rest.first)
    case "merge": watch("merge")
    case "export": export(rest, isForced: isForced)
    case "replace": replace(rest)
    case "next", "n": openOther(1)
    case "prev", "N": openOther(-1)
    default: warn("unknown command \(name); :help lists them")
    }
  }

  private func column(_ name: String?) -> String? {
    guard let name else { return sheet.column }
    if let id = sheet.id(named: name) { return id }
    warn("there is no column \(name)")
    return nil
  }

  // MARK: Files

  /// Saves to the table's file, or a copy to another path. Returns whether it is done.
  @discardableResult func save(_ words: [String], isForced: Bool) -> Bool {
    var isDone = false
    guarded { () throws(DaemonLine.Failure) in
      var params: JSONValue = ["table": .string(sheet.id)]
      let path = words.joined(separator: " ")
      if !path.isEmpty {
        params = params.with("path", .string(Self.absolute(path))).with("copy", true)
      }
      if isForced { params = params.with("overwrite", "always") }
      let answer = try daemon.ask("table/save", params)
      sheet.isDirty = path.isEmpty ? answer["dirty"]?.bool ?? false : sheet.isDirty
      let (records, bytes) = (answer["records"]?.int64 ?? 0, answer["bytes"]?.int64 ?? 0)
      say("\(path.isEmpty ? sheet.name : path): \(records) records changed, \(bytes) bytes written")
      isDone = true
    }
    return isDone
  }

  /// Leaves, unless edits would be lost.
  func quit(isForced: Bool) {
    // Requested, because the report of an edit can arrive after the answer to a save.
    guarded { () throws(DaemonLine.Failure) in
      for place in sheets.indices where !isForced {
        let id = JSONValue.string(sheets[place].id)
        sheets[place].take(try daemon.ask("table/describe", ["table": id]))
      }
    }
    if !isForced, let dirty = sheets.firstIndex(where: \.isDirty) {
      current = dirty
      return warn("\(sheet.name) is not saved: :w saves it, :q! leaves without")
    }
    // A close drops the edits and their journal, as the user asked.
    guarded { () throws(DaemonLine.Failure) in
      for sheet in sheets { _ = try daemon.ask("table/close", ["table": .string(sheet.id)]) }
    }
    isLeaving = true
  }

  /// Gives the table the content of its file.
  private func revert(isForced: Bool) {
    if sheet.isDirty, !isForced { return warn("\(sheet.name) is not saved: :e! drops the edits") }
    guarded { () throws(DaemonLine.Failure) in
      try waitForRevision(of: try daemon.ask("table/revert", ["table": .string(sheet.id)]))
      watch("reload")
      watch("merge")
    }
  }

  private func watch(_ rule: String) {
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "table/watchFile", ["table": .string(sheet.id), "whenFileChanges": .string(rule)])
      sheet.sourceState = answer["sourceState"]?.text ?? sheet.sourceState
    }
  }

  /// Decides the conflicts of the cursor's row.
  private func take(_ side: String?) {
    guard let side, let row = sheet.row else { return warn(":take ours or :take theirs") }
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "table/resolveConflicts",
        [
          "table": .string(sheet.id), "take": .string(side), "conflicts": [["row": row.json]],
        ])
      try waitForRevision(of: answer)
    }
  }

  private func export(_ words: [String], isForced: Bool) {
    guard let path = words.first else { return warn(":export FILE [FORMAT]") }
    let name = path.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "csv") : "csv"
    let known = ["md": "markdown", "txt": "text", "tex": "latex", "htm": "html"]
    let format = words.count > 1 ? words[1] : known[ending] ?? ending
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "table/export",
        [
          "view": .string(sheet.id), "format": .string(format),
          "to": ["path": .string(Self.absolute(path)), "overwrite": .bool(isForced)],
        ])
      say("\(answer["rowCount"]?.int64 ?? 0) rows, \(answer["bytes"]?.int64 ?? 0) bytes written")
    }
  }

  private func replace(_ words: [String]) {
    guard let wanted = words.first else { return warn(":replace TEXT BY") }
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "view/replace",
        [
          "view": .string(sheet.id), "search": ["text": .string(wanted)],
          "with": .string(words.dropFirst().joined(separator: " ")),
        ])
      let (hits, cells) = (answer["matches"]?.int64 ?? 0, answer["cells"]?.int64 ?? 0)
      say("\(hits) replaced in \(cells) cells, \(answer["skipped"]?.int64 ?? 0) skipped")
      try waitForRevision(of: answer)
    }
  }
}
