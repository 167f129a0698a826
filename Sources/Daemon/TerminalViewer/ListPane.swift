import JSONText

/// A list over the table: help, statistics, problems, differences.
struct ListPane {
  /// One line, and the row of the table that it is about.
  struct Item {
    var text: String
    var look = Look.plain
    var row: JSONValue?
    var column: String?
  }

  var title: String
  var items: [Item]
  private(set) var first = 0
  private(set) var chosen = 0

  init(title: String, items: [Item]) {
    self.title = title
    self.items = items
  }

  /// The item at the cursor.
  var item: Item? { items.indices.contains(chosen) ? items[chosen] : nil }

  /// Whether an item leads somewhere, so that a cursor is shown.
  var hasPlaces: Bool { items.contains { $0.row != nil } }

  /// Moves the cursor.
  mutating func move(_ count: Int, height: Int) {
    let last = max(0, items.count - 1)
    if hasPlaces {
      chosen = min(max(0, chosen + count), last)
      first = min(max(first, chosen - height + 1), chosen)
    } else {
      first = min(max(0, first + count), max(0, items.count - height))
      chosen = first
    }
  }

  /// The lines on the screen, the title first.
  func drawn(_ size: TerminalDevice.Size, hasColours: Bool) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var head = ScreenLine(hasColours: hasColours)
    head.add(title, .title, width: size.width)
    lines.append(head.finished)
    for place in first..<(first + size.height - 2) {
      var line = ScreenLine(hasColours: hasColours)
      if items.indices.contains(place) {
        let look = hasPlaces && place == chosen ? Look.cursor : items[place].look
        line.add(items[place].text, look, width: size.width)
      }
      lines.append(line.finished)
    }
    var foot = ScreenLine(hasColours: hasColours)
    let keys = hasPlaces ? "Enter goes to the row, q closes" : "q closes"
    foot.add(" \(keys)  \(min(items.count, first + 1))/\(items.count)", .status, width: size.width)
    foot.pad(to: size.width, .status)
    lines.append(foot.finished)
    return lines
  }
}
