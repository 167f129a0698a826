import CellFormats
import RowPipeline
import TableValues
import UnicodeTables
import ViewportLayout

/// Cuts the texts of a column to the room that the layout gives them.
package struct CellFit: Sendable, Hashable {
  /// How much of a long text is looked at first. Most cells are not wider.
  private static let firstBytes = 512

  /// The room.
  package let room: TextFit
  /// The ellipsis of a cut text, on one line.
  package let ellipsis: [UInt8]
  /// How texts are made visible.
  package let form: VisibleForm

  /// Cuts to a room.
  ///
  /// - Parameter ellipsis: The ellipsis of a cut text, on one line.
  package init(
    to room: TextFit, ellipsis: [UInt8], form: VisibleForm = VisibleForm(showsInvisible: false)
  ) {
    self.room = room
    self.ellipsis = ellipsis
    self.form = form
  }

  /// A text that is not shown whole.
  package struct Cut: Sendable, Hashable {
    /// What is shown: the beginning with control characters made visible, and the ellipsis.
    package var shown: [UInt8]
    /// How many bytes of the text that is the beginning of.
    package var bytes: Int
  }

  /// What is shown of a text; nil: all of it.
  ///
  /// It ends between two clusters, both of the text and of what is shown.
  ///
  /// - Parameters:
  ///   - text: A display text, before control characters are made visible.
  ///   - bytesMax: What has more bytes is cut, even if there is room.
  /// - Complexity: O(bytes shown), at least 512.
  package func cut(_ text: ArraySlice<UInt8>, upTo bytesMax: Int) -> Cut? {
    if text.count <= min(room.printableBytesMax, bytesMax),
      PrintableASCII.end(in: text.span, from: 0) == text.count
    {
      return nil
    }
    var limit = Self.firstBytes
    while true {
      let isWhole = text.count <= min(limit, bytesMax)
      let part = Array(DisplayText.beginning(of: text, min(limit, bytesMax)))
      let shown = form.of(part)
      switch room.extent(of: shown.span, isWhole: isWhole) {
      case .whole: return nil
      case .cut(let end): return cut(part, shown, at: end)
      case .unknown(let end):
        if limit >= bytesMax { return cut(part, shown, at: end) }
        limit = limit > bytesMax / 4 ? bytesMax : limit * 4
      }
    }
  }

  /// Cuts at the last place up to `end` that is between two characters of the text, too.
  private func cut(_ text: [UInt8], _ shown: [UInt8], at end: Int) -> Cut {
    var end = end
    // Visible forms are never shorter, so all of them have the length of their characters.
    if shown.count == text.count { return Cut(shown: shown[..<end] + ellipsis, bytes: end) }
    while true {
      let place = form.place(of: end, in: text)
      if place.shown == end {
        return Cut(shown: shown[..<end] + ellipsis, bytes: place.bytes)
      }
      end = Self.border(in: shown.span, upTo: place.shown)
    }
  }

  /// The last end of a cluster up to a byte.
  private static func border(in bytes: Span<UInt8>, upTo end: Int) -> Int {
    var position = 0
    while position < end {
      let next = GraphemeClusters.end(of: bytes, from: position)
      if next > end { break }
      position = next
    }
    return position
  }
}

extension ViewSnapshot {
  /// How the texts of some columns are cut to the room that the layout gives them.
  ///
  /// It has no columns whose texts the client measures, or that are wrapped to any number of lines;
  /// no column at all without a layout, or where entries are items of a collection.
  ///
  /// - Parameters:
  ///   - columns: The requested columns.
  ///   - ellipsis: The ellipsis of a cut text.
  /// - Complexity: O(columns of the view).
  package func fits(of columns: [Column], ellipsis: [UInt8]) -> [ColumnNumber: CellFit] {
    guard let layout, let rules = state.layout, rules.items == nil else { return [:] }
    let rows = rules.rows.flatMap { $0.wraps ? $0 : nil }
    if let rows, rows.linesMax == nil { return [:] }
    let measurer = rules.metrics.regular
    let mark = state.visibleForm.of(ellipsis)
    let markWidth = measurer.width(of: mark.span)
    var fits: [ColumnNumber: CellFit] = [:]
    let wanted = Set(columns.map(\.number))
    for place in layout.places where wanted.contains(place.column) {
      let sizing = rules.sizing(of: place.column).sizing
      if case .content(.client) = sizing.mode { continue }
      let beside = LayoutUnit.length(rows?.inset ?? sizing.padding)
      let room = TextFit(
        place.width.width - beside, linesMax: rows?.linesMax, by: measurer,
        ellipsisWidth: markWidth)
      fits[place.column] = CellFit(to: room, ellipsis: mark, form: state.visibleForm)
    }
    return fits
  }
}
