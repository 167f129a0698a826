/// How a column gets its width.
package struct ColumnSizing: Sendable, Hashable {
  /// Where a width comes from before it is held within limits.
  package enum Mode: Sendable, Hashable {
    /// What the cells need, and the padding.
    case content(ContentStrategy)
    /// A width, without padding.
    case fixed(Double)
    /// A share of the frame, without padding.
    case fraction(Double)
    /// An equal share of what the other columns leave of the frame.
    case flexible
    /// As ``flexible``, cut into as many tracks of the column's least width as fit.
    case adaptive
  }

  /// What stands for what the cells need.
  package enum ContentStrategy: Sendable, Hashable {
    /// The widest cell of all.
    case maximum
    /// The mean over all rows of the number of characters, times an advance: an estimate.
    case estimatedAverage(advance: Double)
    /// The widest of a sample.
    case sampledMaximum(sizeMax: Int)
    /// A percentile of a sample's widths.
    case percentile(share: Double, sizeMax: Int)
    /// The larger of an estimate and the widest of a sample.
    case hybrid(sizeMax: Int, advance: Double)
    /// A width for the content, to which padding is added.
    case fixed(Double)
    /// The widest of a sample, as the client finds them.
    case client(sizeMax: Int)

    /// Whether widths by it are estimates.
    package var isEstimate: Bool {
      switch self {
      case .estimatedAverage, .hybrid: true
      case .maximum, .sampledMaximum, .percentile, .fixed, .client: false
      }
    }
  }

  /// Where the width comes from.
  package var mode: Mode
  /// The least width.
  package var minimum: Double
  /// The greatest width; nil: none. It is stronger than the least, the header is stronger yet.
  package var maximum: Double?
  /// What stands beside the content: margins and room for an indicator.
  package var padding: Double
  /// What the header takes, with its indicator and margins, or what stands below the column; 0
  /// without either.
  package var header: Double
  /// What stands between the column and the next one; nil: what does between all.
  package var spacing: Double?
  /// A width that the user has given; it takes the place of all of these.
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

/// What is known of the cells of a column, in the view's units.
package struct ColumnMeasure: Sendable, Hashable {
  /// What the cells need by the column's strategy; 0 without cells.
  package var content: Double
  /// Whether that is an estimate, or not all cells are measured yet.
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
  /// Whether it will be corrected.
  package var isEstimate: Bool
  /// For ``ColumnSizing/Mode/adaptive``: how many tracks it holds, at least 1; else 1.
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
  /// Computes widths, in double, and rounds them up to 1/64.
  ///
  /// A width is its content and padding, raised to the least, cut to the greatest, raised to the
  /// header's. Flexible columns share what the others leave. Then, if all are narrower than the frame
  /// and `scales`, those that have no given width grow in proportion. O(columns).
  ///
  /// - Parameters:
  ///   - columns: Sizings and measures in order.
  ///   - frame: The width of the view's frame; nil: unknown, so that nothing is shared or scaled.
  ///   - spacing: Between two columns, unless the first says otherwise.
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

  /// A width within the limits of its column.
  private static func held(_ width: Double, _ sizing: ColumnSizing) -> Double {
    let raised = max(width, sizing.minimum)
    return max(min(raised, sizing.maximum ?? raised), sizing.header)
  }

  /// Gives every flexible column its part of what is left, one after another, so that what one does
  /// not take is there for the next (SwiftUI's grid).
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

  /// Widens columns in proportion to what they have; those that the user has set keep their width
  /// unless there are no others.
  private static func scale(
    _ widths: inout [Double], _ sizings: [ColumnSizing], by extra: Double
  ) {
    let free = widths.indices.filter { sizings[$0].override == nil }
    let total = free.reduce(0) { $0 + widths[$1] }
    guard total > 0 else { return }
    for place in free { widths[place] += extra * widths[place] / total }
  }
}
