import UnicodeTables

/// A line that the user types at the bottom of the screen.
struct Prompt {
  /// What becomes of it.
  enum Purpose: Equatable {
    case command
    case search
    case filter
    /// The text of the cursor's cell.
    case cell
  }

  var purpose: Purpose
  /// The label before the text.
  var label: String
  /// The text before the cursor and behind it.
  var before: [Character]
  var after: [Character] = []
  /// The problem of the text that the daemon has reported.
  var problem: String?
  /// The place in the history while the user steps through it.
  var historyPlace: Int?

  init(_ purpose: Purpose, label: String, text: String = "") {
    self.purpose = purpose
    self.label = label
    before = Array(text)
  }

  var text: String { String(before + after) }

  /// What a key does to the line.
  enum Effect: Equatable {
    case none, changed, committed, cancelled
  }

  /// Handles a key.
  mutating func take(_ key: Key) -> Effect {
    switch key {
    case .text(let text):
      before += Array(text)
      // A mark joins the character before it.
      before = Array(String(before))
    case .paste(let text): before += Array(text.filter { $0 != "\r" })
    case .backspace, .control("h"):
      if before.isEmpty { return purpose == .cell || !after.isEmpty ? .none : .cancelled }
      before.removeLast()
    case .delete, .control("d"):
      if after.isEmpty { return .none }
      after.removeFirst()
    case .left, .control("b"): move(-1)
    case .right, .control("f"): move(1)
    case .home, .control("a"): move(-before.count)
    case .end, .control("e"): move(after.count)
    case .control("u"): before = []
    case .control("k"): after = []
    case .control("w"):
      while before.last?.isWhitespace == true { before.removeLast() }
      while let last = before.last, !last.isWhitespace { before.removeLast() }
    case .enter: return .committed
    case .escape, .control("c"): return .cancelled
    default: return .none
    }
    switch key {
    case .left, .right, .home, .end, .control("a"), .control("e"), .control("b"), .control("f"):
      return .none
    default: return .changed
    }
  }

  /// Replaces the text.
  mutating func set(_ text: String) {
    before = Array(text)
    after = []
  }

  private mutating func move(_ count: Int) {
    for _ in 0..<abs(count) {
      if count < 0, let last = before.popLast() {
        after.insert(last, at: 0)
      } else if count > 0, !after.isEmpty {
        before.append(after.removeFirst())
      }
    }
  }

  /// The line on the screen and the cell of its cursor.
  func drawn(width: Int, hasColours: Bool) -> (ScreenLine, Int) {
    var line = ScreenLine(hasColours: hasColours)
    line.add(label, .fixed, width: width / 2)
    let room = max(1, width - line.width - 1)
    // The text is scrolled so that its cursor is in sight.
    var shown = before[...]
    while ScreenLine.width(of: Array(String(shown).utf8)) > room { shown = shown.dropFirst() }
    line.add(String(shown), problem == nil ? .plain : .error)
    let cursor = line.width
    line.add(String(after), problem == nil ? .plain : .error, width: max(0, width - cursor - 1))
    if let problem {
      line.add("  " + problem, .warning, width: max(0, width - line.width))
    }
    return (line, min(cursor, width - 1))
  }
}
