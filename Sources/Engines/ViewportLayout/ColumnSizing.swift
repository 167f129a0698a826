/// The rules for the width of a column.
package struct ColumnSizing: Sendable, Hashable {
  /// The source of the width, before it is clamped.
  package enum Mode: Sendable, Hashable {
    /// The width of the cells' content, plus padding.
    case content(ContentStrategy)
    /// A width, without padding.
    case fixed(Double)
    /// A fraction of the frame, without padding.
    case fraction(Double)
    /// An equal share of the space that other columns leave in the frame.
    case flexible
    /// Like ``flexible``, divided into as many tracks of the column's minimum width as fit.
    case adaptive
  }

  /// How the width of the cells' content is computed.
  package enum ContentStrategy: Sendable, Hashable {
    /// The widest of all cells.
    case maximum
    /// The mean number of characters over all rows, times an advance: an estimate.
    case estimatedAverage(advance: Double)
    /// The widest cell of a sample.
    case sampledMaximum(sizeMax: Int)
    /// A percentile of a sample's widths.
    case percentile(share: Double, sizeMax: Int)
    /// The larger of an estimate and the widest cell of a sample.
    case hybrid(sizeMax: Int, advance: Double)
    /// A fixed content width, to which padding is added.
    case fixed(Double)
    /// The widest cell of a sample, as measured by the client.
    case client(sizeMax: Int)

    /// Whether the widths are estimates.
    package var isEstimate: Bool {
      switch self {
      case .estimatedAverage, .hybrid: true
      case .maximum, .sampledMaximum, .percentile, .fixed, .client: false
      }
    }
  }

  /// The source of the width.
  package var mode: Mode
  /// The minimum width.
  package var minimum: Double
  /// The maximum width; nil: none. It takes precedence over the minimum. The header's width takes
  /// precedence over both.
  package var maximum: Double?
  /// The space beside the content: margins and an indicator.
  package var padding: Double
  /// The width that the header needs with its indicator and margins, or that the footer needs; 0
  /// without either.
  package var header: Double
  /// The space between the column and the next one; nil: the default.
  package var spacing: Double?
  /// A width set by the user, which replaces all of these.
  package var override: Double?

  /// Makes a sizing.
  package init(
    mode: Mode = .content(.maximum), minimum: Double = 0, maximum: Double? = nil,
    padding: Double = 0, header: Double = 0, spacing: Double? = nil, override: Double? = nil
  ) {
    self.mode = mode
    self.minimum = minimum
    self.maximum = maximum
    self.padding = padding
    self.header = header
    self.spacing = spacing
    self.override = override
  }
}

/// The measured content of a column, in the view's units.
package struct ColumnMeasure: Sendable, Hashable {
  /// The content width by the column's strategy; 0 without cells.
  package var content: Double
  /// Whether it is an estimate, or not all cells are measured yet.
  package var isEstimate: Bool

  /// Makes a measure.
  package init(content: Double = 0, isEstimate: Bool = false) {
    self.content = content
    self.isEstimate = isEstimate
  }
}

/// The width of a column.
package struct ColumnWidth: Sendable, Hashable {
  /// The width.
  package var width: LayoutLength
  /// Whether it is preliminary.
  package var isEstimate: Bool
  /// For ``ColumnSizing/Mode/adaptive``, the number of tracks, at least 1; otherwise 1.
  package var trackCount: Int

  /// Makes a width.
  package init(width: LayoutLength, isEstimate: Bool, trackCount: Int = 1) {
    self.width = width
    self.isEstimate = isEstimate
    self.trackCount = trackCount
  }
}

/// The widths of all columns of a view.
package enum ColumnWidths {
  /// Computes widths, in double precision, and rounds them up to 1/64.
  ///
  /// A width is content plus padding, raised to the minimum, limited by the maximum, and raised to
  /// the header's width. Flexible columns share the remaining space. Then, if all columns together
  /// are narrower than the frame and `scales` is set, those without a user-set width grow in
  /// proportion. O(columns).
  ///
  /// - Parameters:
  ///   - columns: Sizings and measures in order.
  ///   - frame: The width of the view's frame; nil: unknown, so that nothing is shared or scaled.
  ///   - spacing: The default space between two columns.
  ///   - scales: Whether columns grow to fill the frame.
  package static func compute(
    _ columns: [(sizing: ColumnSizing, measure: ColumnMeasure)], frame: Double?,
    spacing: Double = 0, scales: Bool = false
  ) -> [ColumnWidth] {
    var widths = columns.map { sizing, measure -> Double? in
      if let override = sizing.override { return max(0, override) }
      return switch sizing.mode {
      case .fixed(let width): held(width, sizing)
      case .content: held(measure.content + sizing.padding, sizing)
      case .fraction(let share): held((frame ?? 0) * share, sizing)
      case .flexible, .adaptive: nil
      }
    }
    var tracks = [Int](repeating: 1, count: columns.count)
    let gaps = columns.dropLast().reduce(0) { $0 + ($1.sizing.spacing ?? spacing) }
    share(columns.map(\.sizing), frame.map { $0 - gaps }, spacing, &widths, &tracks)
    var all = widths.map { $0 ?? 0 }
    let total = all.reduce(gaps, +)
    if scales, let frame, total < frame {
      scale(&all, columns.map(\.sizing), by: frame - total)
    }
    return columns.indices.map { place in
      ColumnWidth(
        width: LayoutUnit.length(all[place]),
        isEstimate: columns[place].measure.isEstimate && usesContent(columns[place].sizing),
        trackCount: tracks[place])
    }
  }

  private static func usesContent(_ sizing: ColumnSizing) -> Bool {
    guard sizing.override == nil else { return false }
    return switch sizing.mode {
    case .content: true
    case .fixed, .fraction, .flexible, .adaptive: false
    }
  }

  /// A width, clamped to the limits of its column.
  private static func held(_ width: Double, _ sizing: ColumnSizing) -> Double {
    let raised = max(width, sizing.minimum)
    return max(min(raised, sizing.maximum ?? raised), sizing.header)
  }

  /// Distributes the remaining space to the flexible columns one after another. Space that one
  /// column cannot use is available to the next (as in SwiftUI's grid).
  private static func share(
    _ sizings: [ColumnSizing], _ room: Double?, _ spacing: Double, _ widths: inout [Double?],
    _ tracks: inout [Int]
  ) {
    var left = (room ?? 0) - widths.reduce(0) { $0 + ($1 ?? 0) }
    var open = widths.count { $0 == nil }
    for place in widths.indices where widths[place] == nil {
      let part = max(0, left / Double(open))
      let sizing = sizings[place]
      var width = held(part, sizing)
      if sizing.mode == .adaptive, sizing.minimum > 0 {
        let spacing = sizing.spacing ?? spacing
        let count = ((max(part, sizing.minimum) + spacing) / (sizing.minimum + spacing)).rounded(
          .down)
        tracks[place] = max(1, Int(min(count, 10_000)))
        width = max(part, sizing.minimum)
        if let maximum = sizing.maximum {
          let inner = (width - spacing * Double(tracks[place] - 1)) / Double(tracks[place])
          width -= max(0, inner - maximum) * Double(tracks[place])
        }
      }
      widths[place] = width
      left -= width
      open -= 1
    }
  }

  /// Widens columns in proportion to their width. Those with a user-set width keep it, unless there
  /// are no others.
  private static func scale(
    _ widths: inout [Double], _ sizings: [ColumnSizing], by extra: Double
  ) {
    let free = widths.indices.filter { sizings[$0].override == nil }
    let total = free.reduce(0) { $0 + widths[$1] }
    guard total > 0 else { return }
    for place in free { widths[place] += extra * widths[place] / total }
  }
}
