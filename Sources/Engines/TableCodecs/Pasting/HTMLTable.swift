import TableValues

/// The first table of a piece of HTML, as browsers and spreadsheets put it on the clipboard.
///
/// Any bytes are read: what is not closed ends with what contains it. Tables within a cell are part
/// of its text. Nothing recurses, and the time is linear.
package enum HTMLTable {
  /// The rows; nil if there is no table. O(bytes).
  package static func rows(in html: [UInt8]) -> [[Text]]? {
    var reader = HTMLTableReader(html)
    return reader.read()
  }

  /// How many cells spans may add in all. Further ones are left out.
  static let spannedMax = 100_000
}

/// Walks through the tags of a text.
private struct HTMLTableReader {
  private static let spanMax = 1000

  private var scanner: HTMLScanner
  private var rows: [[Text]] = []
  private var row: [Text]?
  /// The text of the cell that is open.
  private var cell: [UInt8]?
  /// How many columns and rows the open cell covers.
  private var span = (columns: 1, rows: 1)
  /// The columns that cells of earlier rows cover, with the number of rows left.
  private var covered: [Int: Int] = [:]
  private var spannedLeft = HTMLTable.spannedMax
  /// How deep in tables the place is.
  private var depth = 0
  /// How many elements keep their white space.
  private var keptSpace = 0
  private var tableKeepsSpace = false
  private var hasFound = false

  init(_ html: [UInt8]) {
    scanner = HTMLScanner(html)
  }

  mutating func read() -> [[Text]]? {
    loop: while let item = scanner.next() {
      switch item {
      case .text(let text): append(text)
      case .start(let tag): start(tag)
      case .end(let name):
        end(name)
        if hasFound, depth == 0 { break loop }
      }
    }
    endRow()
    return hasFound ? rows : nil
  }

  // MARK: Tags

  private mutating func start(_ tag: HTMLScanner.Tag) {
    switch tag.name {
    case "table":
      depth += 1
      hasFound = true
      if depth == 1 { tableKeepsSpace = tag.keepsSpace } else { breakLine() }
    case "tr":
      guard depth == 1 else { return breakLine() }
      endRow()
      row = []
    case "td", "th": if depth == 1 { startCell(tag) } else { append([]) }
    case "br": if cell != nil { cell?.append(0x0A) }
    case "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6": breakLine()
    case "pre":
      breakLine()
      keptSpace += 1
    default: break
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "table":
      guard depth > 0 else { return }
      depth -= 1
      if depth == 0 { endRow() }
    case "tr": if depth == 1 { endRow() }
    case "td", "th": if depth == 1 { endCell() }
    case "thead", "tbody", "tfoot": if depth == 1 { endRow() }
    case "pre": keptSpace = max(0, keptSpace - 1)
    default: break
    }
  }

  private mutating func startCell(_ tag: HTMLScanner.Tag) {
    endCell()
    if row == nil { row = [] }
    fillCovered()
    cell = []
    span = (
      min(max(tag.columns, 1), Self.spanMax), min(max(tag.rows, 1), Self.spanMax)
    )
    keptSpace = tag.keepsSpace || tableKeepsSpace ? 1 : 0
  }

  /// Adds empty cells where cells of earlier rows reach.
  private mutating func fillCovered() {
    while let place = row?.count, let left = covered[place] {
      row?.append("")
      covered[place] = left > 1 ? left - 1 : nil
    }
  }

  private mutating func endCell() {
    guard var text = cell, let place = row?.count else { return }
    cell = nil
    if keptSpace == 0 {
      while let last = text.last, last == 0x20 || last == 0x0A { text.removeLast() }
      text = Array(text.drop { $0 == 0x20 || $0 == 0x0A })
    }
    keptSpace = 0
    row?.append(Text(text))
    for column in 0..<span.columns {
      if span.rows > 1, spannedLeft > 0 {
        covered[place + column] = min(span.rows - 1, spannedLeft)
        spannedLeft -= min(span.rows - 1, spannedLeft)
      }
      guard column > 0 else { continue }
      guard spannedLeft > 0 else { break }
      spannedLeft -= 1
      row?.append("")
    }
  }

  private mutating func endRow() {
    endCell()
    guard row != nil else { return }
    fillCovered()
    if let row { rows.append(row) }
    row = nil
    keptSpace = 0
  }

  // MARK: Text

  private mutating func breakLine() {
    guard let last = cell?.last, last != 0x0A else { return }
    cell?.append(0x0A)
  }

  /// Appends text. White space is one space, unless the cell keeps it.
  private mutating func append(_ text: ArraySlice<UInt8>) {
    guard cell != nil else { return }
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      guard byte <= 0x26 || byte == 0xC2 else {
        index += 1
        continue
      }
      var length = 1
      var piece: [UInt8]?
      if byte == UInt8(ascii: "&"), let entity = HTMLEntity(text[index...], isStrict: false) {
        (piece, length) = (entity.text, entity.length)
      } else if byte == 0xC2, index + 1 < text.endIndex, text[index + 1] == 0xA0 {
        (piece, length) = ([0xC2, 0xA0], 2)
      } else if keptSpace == 0, Self.isSpace(byte) {
        piece = []
      }
      if let piece {
        cell? += text[start..<index]
        append(piece)
        start = index + length
      }
      index += length
    }
    cell? += text[start...]
  }

  /// Appends the characters of an entity, without treating any as white space.
  private mutating func append(_ piece: [UInt8]) {
    if piece.isEmpty {
      if let last = cell?.last, last != 0x20, last != 0x0A { cell?.append(0x20) }
    } else if keptSpace == 0, piece == [0xC2, 0xA0] {
      cell?.append(0x20)
    } else {
      cell? += piece
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
}
