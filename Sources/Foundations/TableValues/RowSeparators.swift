/// Separator lines of rows, by the position of the row in its section.
package struct RowSeparators: Hashable, Sendable {
  /// Above the first row.
  package var top: SeparatorLine?
  /// Between two rows.
  package var between: SeparatorLine?
  /// Below the last row.
  package var bottom: SeparatorLine?

  /// No lines.
  package init() {}
}

/// One line, in the view's units. The client decides what is nil.
package struct SeparatorLine: Hashable, Sendable {
  /// Inset from the leading edge of the row.
  package var leading: Double?
  /// Inset from the trailing edge of the row.
  package var trailing: Double?
  /// Thickness; 0: no line.
  package var thickness: Double?

  /// A line that the client decides about.
  package init() {}
}

/// Whether a row is the first or last of its section.
package struct SectionEdges: Hashable, Sendable {
  /// Whether it is the first row of the section.
  package var isFirst: Bool
  /// Whether it is the last row of the section.
  package var isLast: Bool

  /// Makes one.
  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }
}

/// The separator lines of one row.
package struct RowLines: Hashable, Sendable {
  /// Above it.
  package private(set) var top: SeparatorLine?
  /// Below it.
  package private(set) var bottom: SeparatorLine?

  /// No lines.
  package init() {}

  /// Resolves the lines of a row from layers.
  ///
  /// For each side, the nearest layer with a value decides. Values of the row itself or its kind
  /// apply at every position in the section.
  ///
  /// - Parameter said: The declared values of the layers, nearest first.
  package init(_ said: [(layer: SettingLayer, separators: RowSeparators)], _ edges: SectionEdges) {
    for (layer, separators) in said {
      let isOwn = layer == .row || layer == .kind
      top = top ?? (isOwn || edges.isFirst ? separators.top : nil)
      let below = edges.isLast ? separators.bottom : separators.between
      bottom = bottom ?? below ?? (isOwn ? separators.bottom : nil)
    }
    if top?.thickness == 0 { top = nil }
    if bottom?.thickness == 0 { bottom = nil }
  }

  /// Whether there are no lines.
  package var isEmpty: Bool { top == nil && bottom == nil }
}
