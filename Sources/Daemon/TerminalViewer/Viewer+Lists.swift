import JSONText

extension Viewer {
  private func show(_ title: String, _ items: [ListPane.Item]) {
    mode = .list(ListPane(title: title, items: items))
  }

  /// Shows the whole text of the cursor's cell.
  func showCell() {
    guard let text = cellText(), let column = sheet.column else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    show(sheet.title(column), lines.flatMap(wrapped).map { ListPane.Item(text: $0) })
  }

  /// The lines of a line of a text on the screen.
  private func wrapped(_ line: Substring) -> [String] {
    var (lines, part, used) = ([String](), "", 0)
    for character in line {
      let wide = ScreenLine.width(of: Array(String(character).utf8))
      if used + wide > frame, !part.isEmpty {
        lines.append(part)
        (part, used) = ("", 0)
      }
      part.append(character)
      used += wide
    }
    return lines + [part]
  }

  /// Shows aggregates of the cursor's column.
  func showStatistics() {
    guard let column = sheet.column else { return }
    guarded { () throws(DaemonLine.Failure) in
      let kinds = ["count", "valid", "distinct", "sum", "mean", "min", "max"]
      let wanted = kinds.map { kind -> JSONValue in
        ["column": .string(column), "kind": .string(kind)]
      }
      let answer = try daemon.ask(
        "view/aggregate",
        ["view": .string(sheet.id), "as": "text", "aggregates": .array(wanted)])
      let items = (answer["aggregates"]?.elements ?? []).map { one in
        let kind = one["kind"]?.text ?? ""
        let blanks = String(repeating: " ", count: max(1, 10 - kind.count))
        return ListPane.Item(text: kind + blanks + (one["texts"]?[0]?.text ?? "–"))
      }
      show("Statistics of \(sheet.title(column))", items)
    }
  }

  /// Shows how often each value of the cursor's column occurs.
  func showFrequencies() {
    guard let column = sheet.column else { return }
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask(
        "view/aggregate",
        [
          "view": .string(sheet.id), "as": "text", "groupBy": [.string(column)],
          "range": ["first": 0, "size": 1000],
          "sort": ["kind": "count", "direction": "descending"],
        ])
      let texts = answer["groupBy"]?[0]?["texts"]?.elements ?? []
      let items = zip(answer["counts"]?.elements ?? [], texts).map { count, text in
        let number = String(count.int64 ?? 0)
        let blanks = String(repeating: " ", count: max(0, 9 - number.count))
        return ListPane.Item(text: "\(blanks)\(number)  \(text.text ?? "")")
      }
      show("\(sheet.title(column)): \(answer["groups"]?.int64 ?? 0) values", items)
    }
  }

  /// Shows the cells that do not fit their type or break a rule.
  func showProblems() {
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask("table/validate", ["table": .string(sheet.id), "size": 1000])
      let items = (answer["items"]?.elements ?? []).map { item in
        let column = item["column"]?.text ?? item["columns"]?[0]?.text
        let what = item["rule"]?["message"]?.text ?? item["kind"]?.text ?? ""
        return ListPane.Item(
          text: "\(column.map(sheet.title) ?? ""): \(what) \(item["text"]?.text ?? "")",
          row: item["row"], column: column)
      }
      if items.isEmpty { say("there are no problems") } else { show("Problems", items) }
    }
  }

  /// Shows the conflicts of a merge with the changed file.
  func showConflicts() {
    guarded { () throws(DaemonLine.Failure) in
      let answer = try daemon.ask("table/conflicts", ["table": .string(sheet.id), "size": 1000])
      let items = (answer["items"]?.elements ?? []).map { one in
        let (ours, theirs) = (Self.shown(one["ours"]), Self.shown(one["theirs"]))
        let column = one["column"]?.text
        return ListPane.Item(
          text: "\(one["kind"]?.text ?? "") \(column ?? ""): ours \(ours), theirs \(theirs)",
          row: one["row"], column: column)
      }
      if items.isEmpty { return say("there are no conflicts") }
      show("Conflicts: :take ours or :take theirs decides the row of the cursor", items)
    }
  }

  private static func shown(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.encoded, as: UTF8.self) } ?? "–"
  }

  /// Shows what is known of the file.
  func showInfo() {
    guarded { () throws(DaemonLine.Failure) in
      let about = try daemon.ask("table/describe", ["table": .string(sheet.id)])
      var lines = [
        "path: \(sheet.path)", "file: \(about["sourceState"]?.text ?? "")",
        "rows: \(about["rowsState"]?["count"]?.int64 ?? 0)",
      ]
      if case .object(let members) = about["dialect"] ?? .null {
        for member in members {
          let isForced = member.value["forced"]?.bool == true
          let value = Self.shown(member.value["value"])
          lines.append("\(member.name): \(value)\(isForced ? " (set)" : "")")
        }
      }
      for column in about["columns"]?.elements ?? [] {
        lines.append("column \(column["title"]?.text ?? ""): \(column["type"]?.text ?? "")")
      }
      show(sheet.name, lines.map { ListPane.Item(text: $0) })
    }
  }

  /// Shows what differs from the saved state or from another file.
  func showDifferences(_ other: String?) {
    guarded { () throws(DaemonLine.Failure) in
      var from: JSONValue = ["table": .string(sheet.id)]
      if let other {
        from = ["table": "other"]
        _ = try daemon.ask(
          "table/open",
          ["table": "other", "path": .string(Self.absolute(other)), "journal": "off", "wait": true])
      } else if let saved = sheet.savedRevision {
        from = from.with("revision", .integer(saved))
      }
      defer { if other != nil { _ = try? daemon.ask("table/close", ["table": "other"]) } }
      let answer = try daemon.ask(
        "table/diff", ["from": from, "to": ["table": .string(sheet.id)], "as": "text"])
      let items = DifferenceLines(answer, title: sheet.title).items
      let counts = answer["counts"]
      func count(_ name: String) -> Int64 { counts?[name]?.int64 ?? 0 }
      show(
        "Since \(other ?? "the last save"): \(count("deletes")) deleted, \(count("moves")) moved, "
          + "\(count("inserts")) inserted, \(count("updates")) changed", items)
    }
  }

  /// Shows the keys and commands.
  func showHelp() {
    show("Keys and commands", Help.lines.map { ListPane.Item(text: $0) })
  }
}

/// The lines of a `table/diff`.
struct DifferenceLines {
  private(set) var items: [ListPane.Item] = []

  init(_ answer: JSONValue, title: (String) -> String) {
    let (diff, old) = (answer["diff"], answer["old"])
    add("-", .removed, old?["deletes"], isThere: false)
    for key in answer["keys"]?["moves"]?.elements ?? [] {
      items.append(ListPane.Item(text: "> moved", look: .changed, row: key))
    }
    add("+", .added, diff?["inserts"], isThere: true)
    var cells: [Int64: [String]] = [:]
    for (number, block) in (diff?["updates"]?.elements ?? []).enumerated() {
      for (at, row) in (block["rows"]?.elements ?? []).enumerated() {
        let before = old?["updates"]?[number]?["texts"]?[at]?.text ?? ""
        let name = title(block["column"]?.text ?? "")
        let after = block["texts"]?[at]?.text ?? ""
        cells[row.int64 ?? 0, default: []].append("\(name): \(before) → \(after)")
      }
    }
    for update in answer["keys"]?["updates"]?.elements ?? [] {
      let changes = cells[update["index"]?.int64 ?? -1] ?? []
      items.append(
        ListPane.Item(
          text: "~ " + changes.joined(separator: ", "), look: .changed, row: update["key"],
          column: update["columns"]?[0]?.text))
    }
  }

  private mutating func add(_ mark: String, _ look: Look, _ rows: JSONValue?, isThere: Bool) {
    let blocks = rows?["blocks"]?.elements ?? []
    for (at, key) in (rows?["keys"]?.elements ?? []).enumerated() {
      let texts = blocks.map { $0["texts"]?[at]?.text ?? "" }
      items.append(
        ListPane.Item(
          text: "\(mark) " + texts.joined(separator: " │ "), look: look, row: isThere ? key : nil))
    }
  }
}
