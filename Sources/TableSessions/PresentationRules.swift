import TableValues
import ViewportLayout

/// How a client presents a view, as its state says it; what is not said has the default of its kind.
package struct PresentationRules: Sendable, Hashable {
  /// What rows are drawn as.
  package typealias Kind = PresentationKind

  /// The header or the footer.
  package struct Bar: Sendable, Hashable {
    /// Whether it is drawn.
    package var isShown: Bool?
    /// How high it is, in units; 0: the client has not said.
    package var height: Double?
    /// Whether it takes part in the scrolled area.
    package var isInside: Bool?
    /// Whether, inside, it stays at its edge while rows pass below it.
    package var floats: Bool?

    /// Says nothing.
    package init() {}
  }

  /// Where the search field is.
  package typealias SearchPlacement = ProtocolWords.SearchPlacement

  /// What stands around something, in units.
  package struct Insets: Sendable, Hashable {
    /// Above it.
    package var top: Double
    /// Where reading begins.
    package var leading: Double
    /// Below it.
    package var bottom: Double
    /// At the other side.
    package var trailing: Double

    /// Makes insets.
    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// What stands in a header beside its title, by how the column is sorted.
  package struct Indicators: Sendable, Hashable {
    /// A text or a name, as the client has it.
    package var ascending: Text?
    /// A text or a name, as the client has it.
    package var descending: Text?
    /// A text or a name; empty: nothing is drawn, but the width is kept.
    package var none: Text?
    /// What of a header's width they have in every state, in units.
    package var width: Double?
    /// Whether headers have them.
    package var inHeader: Bool?
    /// Whether footers have them.
    package var inFooter: Bool?

    /// Says nothing.
    package init() {}
  }

  /// Where cells stand in their track.
  package typealias Alignment = PresentationAlignment

  /// What rows are drawn as.
  package var kind = Kind.list
  /// Above the rows.
  package var header = Bar()
  /// Below the rows.
  package var footer = Bar()
  /// The search field's bar.
  package var search = Bar()
  /// Where the search field is.
  package var searchPlacement: SearchPlacement?
  /// What it shows while nothing is searched for.
  package var searchPlaceholder: Text?
  /// What stands around things, by their names.
  package var insets: [InsetName: Insets] = [:]
  /// What stands between header and rows, in units; negative: they overlap.
  package var headerSpacing: Double?
  /// What stands between rows and footer, in units; negative: they overlap.
  package var footerSpacing: Double?
  /// What tells how columns are sorted.
  package var indicators = Indicators()
  /// Whether a bar for scrolling up and down is shown.
  package var hasVerticalBar: Bool?
  /// Whether a bar for scrolling sideways is shown.
  package var hasHorizontalBar: Bool?
  /// How long the thumbs of these bars are at least, in units.
  package var thumbMinimum = PresentationRules.standardThumbMinimum
  /// Where cells stand in their track.
  package var alignment: Alignment?

  /// What has insets.
  package enum InsetName: String, Sendable, CaseIterable {
    /// All of the view, the header, the footer, each row, each item of a grid.
    case table, header, footer, row, item
  }

  /// The least length of a thumb where nothing is said.
  package static let standardThumbMinimum = 1.0

  /// A list of defaults.
  package init() {}
}

extension PresentationRules {
  /// Whether the bar for scrolling up and down is shown.
  package var showsVerticalBar: Bool { hasVerticalBar ?? true }

  /// Whether the bar for scrolling sideways is shown.
  package var showsHorizontalBar: Bool { hasHorizontalBar ?? true }

  /// A bar as it is to be drawn.
  package struct ShownBar: Sendable, Hashable {
    /// Whether it is drawn.
    package var isShown: Bool
    /// How high it is; 0 where it is not drawn.
    package var height: Double
    /// Whether it takes part in the scrolled area.
    package var isInside: Bool
    /// Whether it stays at its edge.
    package var floats: Bool
  }

  /// The header as it is to be drawn.
  package var shownHeader: ShownBar { shown(header, isStandard: kind != .headless) }

  /// The footer as it is to be drawn, if the view tells any.
  package func shownFooter(isTold: Bool) -> ShownBar {
    shown(footer, isStandard: kind != .headless && isTold)
  }

  /// The search field's bar as it is to be drawn; elsewhere it takes no room here.
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

  /// What stands in the scrolled area above the first entry and below the last one.
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

  /// How the view is presented; nil: nothing is said.
  package var rules: PresentationRules? {
    get { box?.rules }
    set { box = newValue.map { Box($0) } }
  }

  /// Whether both say the same.
  package static func == (first: PresentationSetting, second: PresentationSetting) -> Bool {
    first.box === second.box || first.rules == second.rules
  }
}
