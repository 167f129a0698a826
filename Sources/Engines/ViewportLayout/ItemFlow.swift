import ProtocolWords

/// The layout rules of the items of a collection.
package struct ItemRules: Sendable, Hashable {
  /// The direction of the flow.
  package typealias Direction = ItemDirection

  /// The direction of the flow.
  package var direction = Direction.wrapped
  /// The width of the frame; nil: unknown, so that only ``perLine`` ends lines.
  package var frame: LayoutLength?
  /// The number of items in the first line of a section, in the second and so on; the last number
  /// applies to all further lines. Each is at least 1. Empty: as many as fit. Only for wrapped
  /// items.
  package var perLine: [Int] = []
  /// The space between two items of a line.
  package var spacing: LayoutLength = 0
  /// The space between two lines.
  package var lineSpacing: LayoutLength = 0
  /// The inset above all items.
  package var top: LayoutLength = 0
  /// The inset before the first item of a line.
  package var leading: LayoutLength = 0
  /// The inset below all items.
  package var bottom: LayoutLength = 0
  /// The inset behind the last item of a line.
  package var trailing: LayoutLength = 0

  /// Wrapped items without spacing.
  package init() {}

  /// The width of a line; nil: unknown.
  package var room: LayoutLength? { frame.map { max(0, $0 - leading - trailing) } }

  /// The width of each of `count` items that share a line, rounded down to 1/64; nil: unknown.
  func share(of count: Int) -> LayoutLength? {
    room.map { max(0, $0 - LayoutLength(count - 1) * spacing) / LayoutLength(count) }
  }
}

/// The frame of an item or of a part of a section in a collection.
package struct ItemFrame: Sendable, Hashable {
  /// The distance from the leading side of the content.
  package var x: LayoutLength
  /// The distance from the top of the content.
  package var y: LayoutLength
  /// The width.
  package var width: LayoutLength
  /// The height.
  package var height: LayoutLength

  /// Makes a frame.
  package init(x: LayoutLength, y: LayoutLength, width: LayoutLength, height: LayoutLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The frames of all items of a collection. Recomputed after every change, in O(items).
///
/// Wrapped items fill lines. A line is as high as its highest item, and the header or footer of a
/// section is a line of its own. Horizontal items are side by side, and so are headers and footers.
package struct ItemFlow: Sendable, Equatable {
  /// An entry of a collection.
  package enum Entry: Sendable, Hashable {
    /// An item with its size.
    case item(width: LayoutLength, height: LayoutLength)
    /// A part of a section, with its length along the scroll direction.
    case bar(LayoutLength)
  }

  /// Entries with the same offset along the scroll direction.
  private struct Line: Equatable {
    var first: Int
    var start: LayoutLength
    var extent: LayoutLength
  }

  /// The frame of each entry.
  package private(set) var frames: [ItemFrame] = []
  /// The width of the content.
  package private(set) var width: LayoutLength = 0
  /// The height of the content.
  package private(set) var height: LayoutLength = 0
  /// The direction, which determines how it is scrolled.
  package let direction: ItemRules.Direction
  /// The inset before the first entry in the scroll direction.
  package let leading: LayoutLength
  private var lines: [Line] = []

  /// Lays out entries. O(entries).
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
    /// The number of items in the line so far, and the index of the line in its section.
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

  // MARK: Along the scroll direction

  /// The number of entries.
  package var count: Int { frames.count }

  /// The length of the content.
  package var extent: LayoutLength {
    switch direction {
    case .wrapped: height
    case .horizontal: width
    }
  }

  /// The offset of an entry; for an index past the end, the end of the last line. O(1).
  package func start(of index: Int) -> LayoutLength {
    guard let frame = frame(at: index) else {
      return lines.last.map { $0.start + $0.extent } ?? leading
    }
    switch direction {
    case .wrapped: return frame.y
    case .horizontal: return frame.x
    }
  }

  /// The length of an entry, or nil. O(1).
  package func extent(at index: Int) -> LayoutLength? {
    guard let frame = frame(at: index) else { return nil }
    switch direction {
    case .wrapped: return frame.height
    case .horizontal: return frame.width
    }
  }

  /// The frame of an entry, or nil. O(1).
  package func frame(at index: Int) -> ItemFrame? {
    frames.indices.contains(index) ? frames[index] : nil
  }

  /// The frames of a range of entries, which is clamped. O(entries of the range).
  package func frames(in range: Range<Int>) -> ArraySlice<ItemFrame> {
    frames[range.clamped(to: 0..<frames.count)]
  }

  /// The first entry of the line at an offset, including the space behind the line; nil if there is
  /// none. O(log lines).
  package func index(at offset: LayoutLength) -> Int? {
    guard let last = lines.last, leading <= offset, offset < last.start + last.extent else {
      return nil
    }
    return lines[firstLine(from: offset + 1) - 1].first
  }

  /// The first entry of the first line whose start is not before an offset, or ``count``. O(log
  /// lines).
  package func firstIndex(beginningAt offset: LayoutLength) -> Int {
    let line = firstLine(from: offset)
    return line < lines.count ? lines[line].first : count
  }

  /// The first line whose start is not before an offset, or the number of lines.
  private func firstLine(from offset: LayoutLength) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
