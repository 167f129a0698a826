/// Lines around rows, by the place of a row in its section.
package struct RowSeparators: Hashable, Sendable {
  /// Above the first row.
  package var top: SeparatorLine?
  /// Between two rows.
  package var between: SeparatorLine?
  /// Below the last row.
  package var bottom: SeparatorLine?

  /// Nothing is said.
  package init() {}
}

/// One line, in the view's units; what is nil is up to the client.
package struct SeparatorLine: Hashable, Sendable {
  /// How far it stays from where the row begins.
  package var leading: Double?
  /// How far it stays from where the row ends.
  package var trailing: Double?
  /// How thick it is; 0: there is none.
  package var thickness: Double?

  /// A line about which nothing is said.
  package init() {}
}

/// Where a row stands in its section.
package struct SectionEdges: Hashable, Sendable {
  /// Whether no row of the section stands before it.
  package var isFirst: Bool
  /// Whether no row of the section stands behind it.
  package var isLast: Bool

  /// Makes one.
  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }
}

/// The lines of one row.
package struct RowLines: Hashable, Sendable {
  /// Above it.
  package private(set) var top: SeparatorLine?
  /// Below it.
  package private(set) var bottom: SeparatorLine?

  /// No lines.
  package init() {}

  /// What layers come to for a row, side by side: of each side the nearest layer decides that says
  /// it. What a row says of itself or its kind says of it holds wherever it stands.
  ///
  /// - Parameter said: What the layers say, the nearest first.
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

  /// Whether there are none.
  package var isEmpty: Bool { top == nil && bottom == nil }
}
