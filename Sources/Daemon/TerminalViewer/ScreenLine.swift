import UnicodeTables

/// One line of the screen: bytes with escape sequences, and their width in cells.
struct ScreenLine {
  private static let cells = TerminalCells(sumsCodePoints: false)
  /// No character of another form reaches the terminal: a control could command it, and a mark of
  /// direction turn the rest of the line. The daemon sends cells in this form already.
  private static let form = VisibleForm(showsInvisible: true)

  private(set) var bytes: [UInt8] = []
  private(set) var width = 0
  private let hasColours: Bool
  private var look = Look.plain

  init(hasColours: Bool) {
    self.hasColours = hasColours
  }

  /// The width of a text in cells.
  static func width(of text: [UInt8]) -> Int { cells.width(of: form.of(text).span) }

  /// Adds blanks up to a cell.
  mutating func pad(to end: Int, _ look: Look = .plain) {
    guard end > width else { return }
    begin(look)
    bytes += repeatElement(0x20, count: end - width)
    width = end
  }

  /// Adds a text in at most so many cells, cut with an ellipsis if it is longer.
  mutating func add(_ text: String, _ look: Look = .plain, width limit: Int = .max) {
    let bytes = Array(text.utf8)
    add(bytes, Slot(width: min(limit, Self.width(of: bytes)), isWhole: true), look)
  }

  /// The place for a text.
  struct Slot {
    /// The cells that the text has.
    var width: Int
    /// The cells at the left that are not shown.
    var skipped = 0
    /// The cells that are shown; nil: all behind those skipped.
    var shown: Int?
    /// Whether the text is at the right of its cells.
    var isAtRight = false
    /// Whether blanks fill the cells that the text leaves.
    var isWhole = false
  }

  /// Adds a text, cut and padded to its slot. O(length of what is shown).
  ///
  /// - Parameters:
  ///   - matches: Ranges of UTF-16 units that look like hits.
  mutating func add(
    _ text: [UInt8], _ slot: Slot, _ look: Look, matches: [Range<Int>] = [],
    matchLook: Look = .match
  ) {
    guard slot.width > 0 else { return }
    let text = Self.form.of(text)
    let whole = text.count <= slot.width ? 0 : Self.width(of: text)
    let used = whole > slot.width ? slot.width - 1 : slot.width
    var pieces: [(Range<Int>, Int, Look)] = []
    var (at, cells, unit) = (0, 0, 0)
    let span = text.span
    while at < text.count {
      let end = GraphemeClusters.end(of: span, from: at)
      let wide = Self.cells.width(ofCluster: at..<end, in: span, at: cells)
      if cells + wide > used { break }
      let isHit = matches.contains { $0.contains(unit) }
      pieces.append((at..<end, wide, isHit ? matchLook : look))
      cells += wide
      unit += Self.units(span, at..<end)
      at = end
    }
    let isCut = at < text.count
    let total = cells + (isCut ? 1 : 0)
    let last = slot.skipped + (slot.shown ?? slot.width - slot.skipped)
    var x = slot.isAtRight ? slot.width - total : 0
    blank(0..<x, slot.skipped..<last, look)
    for (range, wide, look) in pieces {
      put(span, range, x..<(x + wide), slot.skipped..<last, look)
      x += wide
    }
    if isCut { put(Self.ellipsis.span, 0..<3, x..<(x + 1), slot.skipped..<last, look) }
    if isCut { x += 1 }
    if !slot.isWhole || x < slot.width { blank(x..<slot.width, slot.skipped..<last, look) }
  }

  /// The bytes of the line, with the terminal's own look at the end.
  var finished: [UInt8] { look == .plain ? bytes : bytes + Array("\u{1B}[0m".utf8) }

  private static let ellipsis = Array("…".utf8)

  /// Adds the blanks of some cells that are shown.
  private mutating func blank(_ cells: Range<Int>, _ shown: Range<Int>, _ look: Look) {
    let part = cells.clamped(to: shown)
    if !part.isEmpty { pad(to: width + part.count, look) }
  }

  /// Adds a cluster. One that is cut at an edge leaves blanks.
  private mutating func put(
    _ text: Span<UInt8>, _ range: Range<Int>, _ cells: Range<Int>, _ shown: Range<Int>,
    _ look: Look
  ) {
    guard cells.lowerBound >= shown.lowerBound, cells.upperBound <= shown.upperBound else {
      return blank(cells, shown, look)
    }
    begin(look)
    var at = range.lowerBound
    while at < range.upperBound {
      let scalar = UTF8Scalar.read(text, at: at)
      at += scalar.byteCount
      UTF8Scalar.append(scalar.value ?? 0xFFFD, to: &bytes)
    }
    width += cells.count
  }

  private static func units(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var (at, count) = (range.lowerBound, 0)
    while at < range.upperBound {
      let scalar = UTF8Scalar.read(text, at: at)
      at += scalar.byteCount
      count += (scalar.value ?? 0) > 0xFFFF ? 2 : 1
    }
    return count
  }

  private mutating func begin(_ next: Look) {
    guard next != look else { return }
    look = next
    let parameters = next.parameters(hasColours: hasColours)
    bytes += Array("\u{1B}[0\(parameters.isEmpty ? "" : ";" + parameters)m".utf8)
  }
}
