import JSONText
import TableClient
import WireProtocol

/// The lines of a table on the screen: titles, rows, status.
struct SheetDrawing {
  /// Where a column is drawn, in cells of the frame.
  struct Slot {
    var id: String
    /// The index of the column in the replica's contents.
    var index: Int
    var from: Int
    var to: Int
    /// The cells of the column that are cut away at the left.
    var skipped: Int
    var width: Int
    var isFixed: Bool
    var isAtRight: Bool
  }

  private let sheet: Sheet
  private let size: TerminalDevice.Size
  private let gutter: Int
  private let viewer: Viewer
  /// The columns in sight, from left to right.
  let slots: [Slot]

  init(sheet: Sheet, size: TerminalDevice.Size, gutter: Int, viewer: Viewer) {
    self.sheet = sheet
    self.size = size
    self.gutter = gutter
    self.viewer = viewer
    slots = Self.slots(sheet, frame: size.width - gutter)
  }

  /// All lines of the screen.
  var lines: [[UInt8]] {
    var lines = [titles]
    for y in 0..<(size.height - 2) { lines.append(entry(sheet.first + y)) }
    return lines + [status]
  }

  private var emptyLine: ScreenLine { ScreenLine(hasColours: viewer.options.hasColours) }

  private static func slots(_ sheet: Sheet, frame: Int) -> [Slot] {
    func whole(_ view: JSONView?) -> Int { Int(exactly: (view?.double ?? 0).rounded()) ?? 0 }
    let across = sheet.replica.across
    let left = across?.member("left")
    let low = whole(left?.member("center")) + whole(across?.member("offset"))
    let high = min(low + whole(across?.member("room")), frame)
    var places: [WireText: Int] = [:]
    for (place, column) in sheet.replica.contents.columns.enumerated() { places[column] = place }
    var slots: [Slot] = []
    for place in sheet.replica.layoutColumns?.elements.map({ $0 }) ?? [] {
      let name = place.member("column")?.string ?? []
      guard let index = places[name] else { continue }
      let fixed = place.member("fixed")?.string.map { String(decoding: $0, as: UTF8.self) }
      let start = whole(left?.member(fixed ?? "center")) + whole(place.member("x"))
      let width = whole(place.member("width"))
      let (first, last) = fixed == nil ? (low, high) : (0, frame)
      let (from, to) = (max(start, first), min(start + width, last))
      guard from < to else { continue }
      let id = String(decoding: name, as: UTF8.self)
      slots.append(
        Slot(
          id: id, index: index, from: from, to: to, skipped: from - start, width: width,
          isFixed: fixed != nil, isAtRight: sheet.columns[id]?.isAtRight ?? false))
    }
    return slots.sorted { $0.from < $1.from }
  }

  private func lineSlot(_ slot: Slot) -> ScreenLine.Slot {
    ScreenLine.Slot(
      width: slot.width, skipped: slot.skipped, shown: slot.to - slot.from,
      isAtRight: slot.isAtRight)
  }

  private var titles: [UInt8] {
    var line = emptyLine
    var marks: [String: String] = [:]
    let keys = sheet.state["sort"]?.elements ?? []
    for (place, key) in keys.enumerated() {
      guard let column = key["column"]?.text else { continue }
      let arrow = key["direction"]?.text == "descending" ? "▼" : "▲"
      marks[column] = arrow + (keys.count > 1 ? String(place + 1) : "")
    }
    for slot in slots {
      line.pad(to: gutter + slot.from)
      let mark = marks[slot.id].map { " " + $0 } ?? ""
      // The mark stays in sight when the title is cut.
      var title = Array(sheet.title(slot.id).utf8)
      let room = max(1, slot.width - mark.count)
      if !mark.isEmpty, ScreenLine.width(of: title) > room {
        let start = String(decoding: title, as: UTF8.self).prefix(max(0, room - 1))
        title = Array(start.utf8) + "…".utf8
      }
      line.add(title + Array(mark.utf8), lineSlot(slot), .title)
    }
    return line.finished
  }

  private func entry(_ entry: Int) -> [UInt8] {
    var line = emptyLine
    let place = entry - sheet.replica.window.first
    guard entry < sheet.entryCount, sheet.replica.contents.rows.indices.contains(place) else {
      line.add("~", .gutter)
      return line.finished
    }
    let row = sheet.replica.contents.rows[place]
    let isHere = entry == sheet.entry
    let number = String(entry + 1)
    line.pad(to: max(0, gutter - 2 - number.count), .gutter)
    line.add(number, isHere ? .fixed : .gutter, width: gutter - 1)
    line.pad(to: gutter)
    switch row.key {
    case .section(let section): header(section, isHere, &line)
    case .row: cells(row, entry, &line)
    }
    return line.finished
  }

  private func header(_ section: WireSectionEntry, _ isHere: Bool, _ line: inout ScreenLine) {
    let info = sheet.replica.contents.sections[section.key]
    let mark = info?.isCollapsed == true ? "▸" : "▾"
    let indent = String(repeating: "  ", count: max(0, section.key.count - 1))
    let title = String(decoding: info?.title ?? [], as: UTF8.self)
    line.add(
      "\(indent)\(mark) \(title) (\(info?.count ?? 0))", isHere ? .cursor : .section,
      width: size.width - gutter)
  }

  private func cells(_ row: TableRow, _ entry: Int, _ line: inout ScreenLine) {
    let isHere = entry == sheet.entry
    for slot in slots {
      line.pad(to: gutter + slot.from, isHere ? .cursorRow : .plain)
      let cell = row.cells[slot.index]
      var look: Look = isHere ? .cursorRow : slot.isFixed ? .fixed : .plain
      if cell.error != nil { look = .error }
      if isMarked(entry, slot.id) { look = .selected }
      if isHere, slot.id == sheet.column { look = .cursor }
      line.add(
        cell.text ?? [], lineSlot(slot), look, matches: cell.matches,
        matchLook: look == .cursor ? .cursor : .match)
    }
    if isHere { line.pad(to: size.width, .cursorRow) }
  }

  /// Whether a cell is marked.
  private func isMarked(_ entry: Int, _ column: String) -> Bool {
    guard let marks = sheet.marks, entry >= min(marks.entry, sheet.entry),
      entry <= max(marks.entry, sheet.entry)
    else { return false }
    guard let from = marks.column.flatMap({ sheet.order.firstIndex(of: $0) }),
      let to = sheet.column.flatMap({ sheet.order.firstIndex(of: $0) }),
      let at = sheet.order.firstIndex(of: column)
    else { return true }
    return at >= min(from, to) && at <= max(from, to)
  }

  private var status: [UInt8] {
    var line = emptyLine
    if case .question(let question, _) = viewer.mode {
      line.add(" " + question, .status, width: size.width)
      line.pad(to: size.width, .status)
      return line.finished
    }
    let right = " " + facts.joined(separator: " · ") + " "
    let room = max(0, size.width - ScreenLine.width(of: Array(right.utf8)))
    var left = " " + sheet.name + (sheet.isDirty ? " [+]" : "")
    if viewer.options.paths.count > 1 {
      let place = (viewer.options.paths.firstIndex(of: sheet.path) ?? 0) + 1
      left += " (\(place) of \(viewer.options.paths.count))"
    }
    line.add(left, .status, width: room)
    if !viewer.message.isEmpty {
      line.add("  ", .status, width: max(0, room - line.width))
      let look: Look = viewer.isWarning ? .warning : .status
      line.add(viewer.message, look, width: max(0, room - line.width))
    }
    line.pad(to: room, .status)
    line.add(right, .status, width: max(0, size.width - line.width))
    line.pad(to: size.width, .status)
    return line.finished
  }

  /// The facts at the right of the status line.
  private var facts: [String] {
    let counts = sheet.replica.counts
    var facts: [String] = []
    if !viewer.pendingKeys.isEmpty { facts.append(viewer.pendingKeys) }
    if sheet.replica.orderState == Array("pending".utf8) { facts.append("working") }
    if !sheet.editors.isEmpty { facts.append("edited elsewhere") }
    if sheet.conflicts > 0 { facts.append("\(sheet.conflicts) conflicts") }
    if let matches = counts.matches { facts.append("\(matches) matches") }
    let rows =
      counts.filtered == counts.source
      ? "\(counts.source) rows" : "\(counts.filtered) of \(counts.source) rows"
    facts.append(rows)
    if let column = sheet.column, let type = sheet.columns[column]?.type {
      facts.append("\(sheet.title(column)): \(type)")
    }
    return facts
  }
}

private typealias TableRow = WindowContents.Row
