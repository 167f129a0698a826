/// How the items of a collection are put side by side.
package struct ItemRules: Sendable, Hashable {
  /// Which way items follow each other.
  package enum Direction: String, Sendable, CaseIterable {
    /// In lines of the frame's width, one below the other.
    case wrapped
    /// In one line, which is scrolled sideways.
    case horizontal
  }

  /// Which way items follow each other.
  package var direction = Direction.wrapped
  /// How wide the frame is; nil: not known, then only ``perLine`` ends lines.
  package var frame: LayoutLength?
  /// How many items stand in the first line of a section, in the second…; the last number holds for
  /// all further lines. Each is at least 1; empty: as many as fit. Of wrapped items only.
  package var perLine: [Int] = []
  /// What stands between two items of a line.
  package var spacing: LayoutLength = 0
  /// What stands between two lines.
  package var lineSpacing: LayoutLength = 0
  /// What stands above all items.
  package var top: LayoutLength = 0
  /// What stands before the first item of a line.
  package var leading: LayoutLength = 0
  /// What stands below all items.
  package var bottom: LayoutLength = 0
  /// What stands behind the last item of a line.
  package var trailing: LayoutLength = 0

  /// Wrapped items without anything between them.
  package init() {}

  /// How wide a line is; nil: not known.
  package var room: LayoutLength? { frame.map { max(0, $0 - leading - trailing) } }

  /// How wide each of so many items is that share a line, rounded down to a 64th; nil: not known.
  func share(of count: Int) -> LayoutLength? {
    room.map { max(0, $0 - LayoutLength(count - 1) * spacing) / LayoutLength(count) }
  }
}

/// Where an item, or a part of a section, stands in a collection.
package struct ItemFrame: Sendable, Hashable {
  /// Where it begins, from the side of the content where reading begins.
  package var x: LayoutLength
  /// Where it begins, from the top of the content.
  package var y: LayoutLength
  /// How wide it is.
  package var width: LayoutLength
  /// How high it is.
  package var height: LayoutLength

  /// Makes a frame.
  package init(x: LayoutLength, y: LayoutLength, width: LayoutLength, height: LayoutLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Where all items of a collection stand. Made anew with every change, O(items).
///
/// Wrapped items fill lines; a line is as high as its highest item, and the header or footer of a
/// section is a line of its own. Horizontal ones stand side by side, and so do headers and footers.
package struct ItemFlow: Sendable, Equatable {
  /// What stands in a collection.
  package enum Entry: Sendable, Hashable {
    /// An item of a size.
    case item(width: LayoutLength, height: LayoutLength)
    /// A part of a section, so long along the way that is scrolled.
    case bar(LayoutLength)
  }

  /// Entries that begin at one offset of the way that is scrolled.
  private struct Line: Equatable {
    var first: Int
    var start: LayoutLength
    var extent: LayoutLength
  }

  /// Where each entry stands.
  package private(set) var frames: [ItemFrame] = []
  /// How wide the content is.
  package private(set) var width: LayoutLength = 0
  /// How high the content is.
  package private(set) var height: LayoutLength = 0
  /// Which way it is scrolled.
  package let direction: ItemRules.Direction
  /// What stands before the first entry on that way.
  package let leading: LayoutLength
  private var lines: [Line] = []

  /// Puts entries side by side. O(entries).
  package init(_ entries: some Sequence<Entry>, by rules: ItemRules) {
    direction = rules.direction
    switch rules.direction {
    case .wrapped:
      leading = rules.top
      wrap(entries, rules)
    case .horizontal:
      leading = rules.leading
      line(entries, rules)
    }
  }

  private mutating func wrap(_ entries: some Sequence<Entry>, _ rules: ItemRules) {
    var (y, x, widest) = (rules.top, rules.leading, LayoutLength(0))
    /// How many items the line holds so far, and which line of its section it is.
    var (count, number) = (0, 0)
    var bars: [Int] = []
    func limit() -> Int? {
      rules.perLine.isEmpty ? nil : rules.perLine[min(number, rules.perLine.count - 1)]
    }
    func end(_ lines: inout [Line]) {
      guard count > 0 else { return }
      y += lines[lines.count - 1].extent + rules.lineSpacing
      (x, count, number) = (rules.leading, 0, number + 1)
    }
    for entry in entries {
      switch entry {
      case .bar(let height):
        end(&lines)
        number = 0
        lines.append(Line(first: frames.count, start: y, extent: height))
        bars.append(frames.count)
        frames.append(ItemFrame(x: rules.leading, y: y, width: 0, height: height))
        y += height + rules.lineSpacing
      case .item(var width, let height):
        if let limit = limit() {
          if count >= limit { end(&lines) }
          width = self.share(rules, number) ?? width
        } else if count > 0, let room = rules.room, x + width > rules.leading + room {
          end(&lines)
        }
        if count == 0 { lines.append(Line(first: frames.count, start: y, extent: 0)) }
        frames.append(ItemFrame(x: x, y: y, width: width, height: height))
        lines[lines.count - 1].extent = max(lines[lines.count - 1].extent, height)
        widest = max(widest, x + width)
        x += width + rules.spacing
        count += 1
      }
    }
    let bottom = lines.last.map { $0.start + $0.extent } ?? rules.top
    height = bottom + rules.bottom
    width = max(rules.frame ?? 0, max(widest, rules.leading) + rules.trailing)
    let room = rules.room ?? max(0, width - rules.leading - rules.trailing)
    for bar in bars { frames[bar].width = room }
  }

  private func share(_ rules: ItemRules, _ line: Int) -> LayoutLength? {
    rules.share(of: rules.perLine[min(line, rules.perLine.count - 1)])
  }

  private mutating func line(_ entries: some Sequence<Entry>, _ rules: ItemRules) {
    var (x, tallest) = (rules.leading, LayoutLength(0))
    var bars: [Int] = []
    for entry in entries {
      var frame = ItemFrame(x: x, y: rules.top, width: 0, height: 0)
      switch entry {
      case .bar(let length):
        bars.append(frames.count)
        frame.width = length
      case .item(let width, let height): (frame.width, frame.height) = (width, height)
      }
      tallest = max(tallest, frame.height)
      lines.append(Line(first: frames.count, start: x, extent: frame.width))
      frames.append(frame)
      x += frame.width + rules.spacing
    }
    for bar in bars { frames[bar].height = tallest }
    width = max(x - (frames.isEmpty ? 0 : rules.spacing), rules.leading) + rules.trailing
    height = rules.top + tallest + rules.bottom
  }

  // MARK: Along the way that is scrolled

  /// How many entries there are.
  package var count: Int { frames.count }

  /// How long the content is.
  package var extent: LayoutLength {
    switch direction {
    case .wrapped: height
    case .horizontal: width
    }
  }

  /// Where an entry begins; for an index past the end, where the last line ends. O(1).
  package func start(of index: Int) -> LayoutLength {
    guard let frame = frame(at: index) else {
      return lines.last.map { $0.start + $0.extent } ?? leading
    }
    switch direction {
    case .wrapped: return frame.y
    case .horizontal: return frame.x
    }
  }

  /// How long an entry is, or nil. O(1).
  package func extent(at index: Int) -> LayoutLength? {
    guard let frame = frame(at: index) else { return nil }
    switch direction {
    case .wrapped: return frame.height
    case .horizontal: return frame.width
    }
  }

  /// Where an entry stands, or nil. O(1).
  package func frame(at index: Int) -> ItemFrame? {
    frames.indices.contains(index) ? frames[index] : nil
  }

  /// Where the entries of a range stand, which is clamped. O(entries of the range).
  package func frames(in range: Range<Int>) -> ArraySlice<ItemFrame> {
    frames[range.clamped(to: 0..<frames.count)]
  }

  /// The first entry of the line that covers an offset, what stands behind the line counted; nil
  /// where none does. O(log lines).
  package func index(at offset: LayoutLength) -> Int? {
    guard let last = lines.last, leading <= offset, offset < last.start + last.extent else {
      return nil
    }
    return lines[firstLine(from: offset + 1) - 1].first
  }

  /// The first entry of the first line that does not begin before an offset, or ``count``.
  /// O(log lines).
  package func firstIndex(beginningAt offset: LayoutLength) -> Int {
    let line = firstLine(from: offset)
    return line < lines.count ? lines[line].first : count
  }

  /// The first line that does not begin before an offset, or how many lines there are.
  private func firstLine(from offset: LayoutLength) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
