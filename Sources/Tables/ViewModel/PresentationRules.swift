import TableValues
import ViewportLayout

/// The presentation of a view, as set by its state. A member that is not set has the default of its
/// kind.
package struct PresentationRules: Sendable, Hashable {
  /// The form in which rows are drawn.
  package typealias Kind = PresentationKind

  /// The header or the footer.
  package struct Bar: Sendable, Hashable {
    /// Whether it is drawn.
    package var isShown: Bool?
    /// Its height, in units; 0: unknown.
    package var height: Double?
    /// Whether it is part of the scrolled area.
    package var isInside: Bool?
    /// Whether it sticks to its edge while rows scroll below it, if it is inside.
    package var floats: Bool?

    /// No settings.
    package init() {}
  }

  /// The place of the search field.
  package typealias SearchPlacement = ProtocolWords.SearchPlacement

  /// Insets, in units.
  package struct Insets: Sendable, Hashable {
    /// At the top.
    package var top: Double
    /// At the leading side.
    package var leading: Double
    /// At the bottom.
    package var bottom: Double
    /// At the trailing side.
    package var trailing: Double

    /// Makes insets.
    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The sort indicators beside a header's title.
  package struct Indicators: Sendable, Hashable {
    /// A text or a name chosen by the client.
    package var ascending: Text?
    /// A text or a name chosen by the client.
    package var descending: Text?
    /// A text or a name; empty: nothing is drawn, but the width is reserved.
    package var none: Text?
    /// The width reserved in every state, in units.
    package var width: Double?
    /// Whether headers have them.
    package var inHeader: Bool?
    /// Whether footers have them.
    package var inFooter: Bool?

    /// No settings.
    package init() {}
  }

  /// The alignment of cells in their track.
  package typealias Alignment = PresentationAlignment

  /// The form in which rows are drawn.
  package var kind = Kind.list
  /// The header, above the rows.
  package var header = Bar()
  /// The footer, below the rows.
  package var footer = Bar()
  /// The search field's bar.
  package var search = Bar()
  /// The place of the search field.
  package var searchPlacement: SearchPlacement?
  /// The text of an empty search field.
  package var searchPlaceholder: Text?
  /// The insets, by name.
  package var insets: [InsetName: Insets] = [:]
  /// The space between header and rows, in units. Negative: they overlap.
  package var headerSpacing: Double?
  /// The space between rows and footer, in units. Negative: they overlap.
  package var footerSpacing: Double?
  /// The sort indicators.
  package var indicators = Indicators()
  /// Whether a vertical scroll bar is shown.
  package var hasVerticalBar: Bool?
  /// Whether a horizontal scroll bar is shown.
  package var hasHorizontalBar: Bool?
  /// The minimum length of these bars' thumbs, in units.
  package var thumbMinimum = PresentationRules.standardThumbMinimum
  /// The alignment of cells in their track.
  package var alignment: Alignment?

  /// The parts that have insets.
  package enum InsetName: String, Sendable, CaseIterable {
    /// The whole view, the header, the footer, each row, each item of a grid.
    case table, header, footer, row, item
  }

  /// The default minimum length of a thumb.
  package static let standardThumbMinimum = 1.0

  /// A list with defaults.
  package init() {}
}

extension PresentationRules {
  /// Whether the vertical scroll bar is shown.
  package var showsVerticalBar: Bool { hasVerticalBar ?? true }

  /// Whether the horizontal scroll bar is shown.
  package var showsHorizontalBar: Bool { hasHorizontalBar ?? true }

  /// A bar with its resolved settings.
  package struct ShownBar: Sendable, Hashable {
    /// Whether it is drawn.
    package var isShown: Bool
    /// Its height; 0 if it is not drawn.
    package var height: Double
    /// Whether it is part of the scrolled area.
    package var isInside: Bool
    /// Whether it sticks to its edge.
    package var floats: Bool
  }

  /// The header with its resolved settings.
  package var shownHeader: ShownBar { shown(header, isStandard: kind != .headless) }

  /// The footer with its resolved settings, if the view has footers.
  package func shownFooter(isTold: Bool) -> ShownBar {
    shown(footer, isStandard: kind != .headless && isTold)
  }

  /// The search field's bar with its resolved settings. If it is elsewhere, it occupies no space
  /// here.
  package var shownSearch: ShownBar {
    var bar = shown(search, isStandard: true)
    bar.isInside = search.isInside ?? false
    bar.floats = search.floats ?? false
    if (searchPlacement ?? .embedded) != .embedded {
      bar.height = 0
      bar.isShown = false
    }
    return bar
  }

  private func shown(_ bar: Bar, isStandard: Bool) -> ShownBar {
    let isShown = bar.isShown ?? isStandard
    let isInside: Bool
    switch kind {
    case .list, .headless: isInside = bar.isInside ?? true
    case .stack, .grid: isInside = bar.isInside ?? false
    }
    return ShownBar(
      isShown: isShown, height: isShown ? bar.height ?? 0 : 0, isInside: isInside,
      floats: bar.floats ?? false)
  }

  /// The lengths of the scrolled area above the first entry and below the last one.
  package func edges(tellsFooters: Bool) -> (leading: LayoutLength, trailing: LayoutLength) {
    let (table, header, footer) = (
      insets[.table] ?? Insets(), shownHeader, shownFooter(isTold: tellsFooters)
    )
    var leading = table.top
    var trailing = table.bottom
    if shownSearch.isInside { leading += shownSearch.height }
    if header.isShown, header.isInside { leading += header.height + (headerSpacing ?? 0) }
    if footer.isShown, footer.isInside { trailing += footer.height + (footerSpacing ?? 0) }
    return (LayoutUnit.length(max(0, leading)), LayoutUnit.length(max(0, trailing)))
  }
}

/// The presentation of a view's state, kept beside it so that states without one stay small.
package struct PresentationSetting: Sendable, Equatable {
  private final class Box: Sendable {
    let rules: PresentationRules

    init(_ rules: PresentationRules) { self.rules = rules }
  }

  private var box: Box?

  /// No presentation.
  package init() {}

  /// The presentation of the view; nil: none is set.
  package var rules: PresentationRules? {
    get { box?.rules }
    set { box = newValue.map { Box($0) } }
  }

  /// Whether both have the same presentation.
  package static func == (first: PresentationSetting, second: PresentationSetting) -> Bool {
    first.box === second.box || first.rules == second.rules
  }
}
