import JSONText

extension Viewer {
  /// Does what a key means now.
  func handle(_ key: Key) {
    switch mode {
    case .table:
      message = ""
      tableKey(key)
    case .prompt(var prompt): promptKey(key, &prompt)
    case .list(var list): listKey(key, &list)
    case .question(_, let answers):
      if case .text(let text) = key, let answer = answers[Character(text)] { self.answer(answer) }
      if key == .control("c") || key == .escape { answer(answers["q"] ?? .nothing) }
    }
  }

  private func listKey(_ key: Key, _ list: inout ListPane) {
    switch key {
    case .text("j"), .down: list.move(1, height: height)
    case .text("k"), .up: list.move(-1, height: height)
    case .text(" "), .pageDown, .control("f"): list.move(height, height: height)
    case .pageUp, .control("b"): list.move(-height, height: height)
    case .text("g"), .home: list.move(-list.items.count, height: height)
    case .text("G"), .end: list.move(list.items.count, height: height)
    case .wheel(let lines): list.move(lines, height: height)
    case .enter:
      guard let item = list.item, let row = item.row else { return }
      mode = .table
      return go(toRow: row, column: item.column)
    case .text("q"), .escape, .control("c"):
      mode = .table
      return
    default: return
    }
    mode = .list(list)
  }

  private func tableKey(_ key: Key) {
    switch key {
    case .text(let text):
      pendingKeys += text
      if run(pendingKeys) { pendingKeys = "" }
      return
    case .escape, .control("c"):
      if pendingKeys.isEmpty { sheet.marks = nil }
    case .down, .control("n"): go(to: sheet.entry + count)
    case .up, .control("p"): go(to: sheet.entry - count)
    case .left: step(-count)
    case .right, .tab: step(count)
    case .backTab: step(-count)
    case .home: step(-sheet.order.count)
    case .end: step(sheet.order.count)
    case .pageDown, .control("f"): page(Double(count))
    case .pageUp, .control("b"): page(-Double(count))
    case .control("d"): page(0.5)
    case .control("u"): page(-0.5)
    case .control("e"): scroll(by: count)
    case .control("y"): scroll(by: -count)
    case .control("l"): break
    case .control("r"): undo("table/redo")
    case .control("s"): save([], isForced: false)
    case .enter where pendingKeys.last?.isNumber == true: go(to: sheet.entry + count)
    case .enter: edit()
    case .delete: clear()
    case .function(1): showHelp()
    case .wheel(let lines): scroll(by: lines)
    case .press(let x, let y): press(x, y)
    case .paste(let text): paste(text)
    default: break
    }
    pendingKeys = ""
  }

  /// The number typed before a key, 1 if there is none.
  private var count: Int { min(max(1, Int(pendingKeys.prefix { $0.isNumber }) ?? 1), 1 << 40) }

  /// Runs the keys of a command. Returns false while they are the beginning of one.
  private func run(_ keys: String) -> Bool {
    let digits = keys.first == "0" ? "" : String(keys.prefix { $0.isNumber })
    let name = keys.dropFirst(digits.count)
    if name.isEmpty { return digits.count > 12 }
    if name == "d", sheet.marks != nil {
      removeRows(1)
      return true
    }
    let number = Int(digits)
    if let action = Self.actions[String(name)] {
      action(self, number)
      return true
    }
    return !Self.actions.keys.contains { $0.hasPrefix(name) }
  }

  /// What the keys do, with the number before them. The help lists them in the same order.
  static let actions: [String: @Sendable (Viewer, Int?) -> Void] = [
    "j": { $0.go(to: $0.sheet.entry + ($1 ?? 1)) },
    "k": { $0.go(to: $0.sheet.entry - ($1 ?? 1)) },
    "h": { $0.step(-($1 ?? 1)) },
    "l": { $0.step($1 ?? 1) },
    "w": { $0.step($1 ?? 1) },
    "b": { $0.step(-($1 ?? 1)) },
    "0": { viewer, _ in viewer.step(-viewer.sheet.order.count) },
    "^": { viewer, _ in viewer.step(-viewer.sheet.order.count) },
    "$": { viewer, _ in viewer.step(viewer.sheet.order.count) },
    "gg": { $0.go(to: ($1 ?? 1) - 1) },
    "G": { $0.go(to: ($1 ?? $0.sheet.entryCount) - 1) },
    " ": { viewer, _ in viewer.page(1) },
    "zz": { viewer, _ in
      viewer.guarded { () throws(DaemonLine.Failure) in
        try viewer.scroll(to: viewer.sheet.entry - viewer.height / 2)
      }
    },
    "s": { viewer, _ in viewer.sort("ascending") },
    "S": { viewer, _ in viewer.sort("descending") },
    "gs": { viewer, _ in viewer.sort("ascending", isAdded: true) },
    "gS": { viewer, _ in viewer.sort("descending", isAdded: true) },
    "go": { viewer, _ in viewer.set(["sort": []]) },
    "&": { viewer, _ in viewer.askFilter() },
    "=": { viewer, _ in viewer.filterLike() },
    "g&": { viewer, _ in viewer.set(["filter": nil]) },
    "/": { viewer, _ in viewer.mode = .prompt(Prompt(.search, label: "/")) },
    "n": { viewer, _ in viewer.find(isBackwards: false) },
    "N": { viewer, _ in viewer.find(isBackwards: true) },
    "*": { viewer, _ in viewer.searchCell() },
    "zf": { viewer, _ in viewer.fixColumns() },
    "<": { $0.widen(-($1 ?? 1)) },
    ">": { $0.widen($1 ?? 1) },
    "g-": { viewer, _ in viewer.hideColumn() },
    "gv": { viewer, _ in viewer.showColumns() },
    "zg": { viewer, _ in viewer.group() },
    "zG": { viewer, _ in viewer.set(["sections": nil]) },
    "za": { viewer, _ in viewer.collapse("toggle") },
    "zc": { viewer, _ in viewer.collapse("collapse") },
    "zo": { viewer, _ in viewer.collapse("expand") },
    "zM": { viewer, _ in viewer.collapse("collapse", isAll: true) },
    "zR": { viewer, _ in viewer.collapse("expand", isAll: true) },
    "i": { viewer, _ in viewer.edit() },
    "a": { viewer, _ in viewer.edit() },
    "cc": { viewer, _ in viewer.edit(text: "") },
    "x": { viewer, _ in viewer.clear() },
    "o": { viewer, _ in viewer.insertRow("after") },
    "O": { viewer, _ in viewer.insertRow("before") },
    "dd": { $0.removeRows($1 ?? 1) },
    "v": { viewer, _ in viewer.mark(hasColumns: true) },
    "V": { viewer, _ in viewer.mark(hasColumns: false) },
    "y": { viewer, _ in viewer.copy(isRows: false) },
    "Y": { viewer, _ in viewer.copy(isRows: true) },
    "p": { viewer, _ in viewer.paste(viewer.register) },
    "u": { viewer, _ in viewer.undo("table/undo") },
    "K": { viewer, _ in viewer.showCell() },
    "I": { viewer, _ in viewer.showStatistics() },
    "F": { viewer, _ in viewer.showFrequencies() },
    "]f": { viewer, _ in viewer.openOther(1) },
    "[f": { viewer, _ in viewer.openOther(-1) },
    ":": { viewer, _ in viewer.mode = .prompt(Prompt(.command, label: ":")) },
    "?": { viewer, _ in viewer.showHelp() },
    "q": { viewer, _ in viewer.quit(isForced: false) },
    "ZZ": { viewer, _ in viewer.command("wq") },
    "ZQ": { viewer, _ in viewer.quit(isForced: true) },
  ]

  /// A press of the mouse: on a title it sorts, on a cell it moves the cursor, on a section's
  /// header it folds.
  private func press(_ x: Int, _ y: Int) {
    let drawing = SheetDrawing(
      sheet: sheet, size: TerminalDevice.Size(width: gutter + frame, height: height + 2),
      gutter: gutter, viewer: self)
    let column = drawing.slots.last { $0.from <= x - gutter && x >= gutter }?.id
    if y == 0 {
      guard let column else { return }
      return guarded { () throws(DaemonLine.Failure) in
        let answer = try daemon.ask(
          "view/tap",
          ["view": .string(sheet.id), "part": "header", "column": .string(column), "wait": false])
        sheet.takeState(answer)
        sheet.column = column
        try takeEvents()
      }
    }
    let entry = sheet.first + y - 1
    guard y <= height, entry < sheet.entryCount else { return }
    go(to: entry)
    if let column { sheet.column = column }
    if sheet.key != nil, sheet.row == nil { collapse("toggle") }
  }
}
