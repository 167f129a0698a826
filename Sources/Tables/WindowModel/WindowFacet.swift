import RowPipeline
import TableValues
import ViewModel
import ViewportLayout

/// A part of updates besides entries and cells, such as the layout or the styles of a window.
///
/// A facet compares the client's content with the new content. To add one, write a file like
/// `WindowProblems.swift`. Then add a case of ``FacetNews``, a place in ``windowFacets`` and, if clients
/// request it, a bit of ``FacetOptions``: all three are in this file. `UpdateWriter+Facets.swift` of
/// DaemonServer writes it; the compiler lists what is missing there.
protocol WindowFacet: SendableMetatype {
  /// The option that requests it; empty: it is sent without a request.
  static var option: FacetOptions { get }

  /// The part to send; nil if the client has it already. Called only if the client requested it.
  ///
  /// If ``SubscriptionStep/known`` is nil, the update is a reset: the client has no content.
  static func news(_ step: inout SubscriptionStep) -> FacetNews?
}

extension WindowFacet {
  static var option: FacetOptions { [] }
}

/// Every facet, in the order in which updates are written.
let windowFacets: [any WindowFacet.Type] = [
  FooterFacet.self, LayoutFacet.self, AcrossPlaces.self, WindowSelection.self, CursorFacet.self,
  SectionFacet.self, WindowHeights.self, FrameFacet.self, WindowViewport.self, WindowKinds.self,
  WindowProblems.self, WindowSeparators.self, StyleDelta.self, WindowAccessibility.self,
  Appearance.self,
]

/// The content of one facet in an update.
package enum FacetNews: Sendable {
  /// The footers of the columns.
  case footers([ViewFooter])
  /// The layout of the columns is that of the snapshot.
  case layout
  /// The horizontal window and the positions of columns in the frame; nil if the subscription has all
  /// columns.
  case across(AcrossPlaces?)
  /// The selected part of the window.
  case selection(WindowSelection)
  /// The cursor of the view; nil if it is nowhere.
  case cursor(SentCursor?)
  /// Information about sections of the window that is new to the client.
  case sections([SectionInfo])
  /// The heights of the window's entries.
  case heights(WindowHeights)
  /// The frames of the entries as items of a collection.
  case frames(ArraySlice<ItemFrame>)
  /// The position of the viewport.
  case viewport(WindowViewport)
  /// The kinds of rows and cells.
  case kinds(WindowKinds)
  /// The rules that rows break.
  case problems(WindowProblems)
  /// The lines around rows.
  case separators(WindowSeparators)
  /// The styles of rows and cells.
  case styles(StyleDelta)
  /// The texts for screen readers.
  case accessibility(WindowAccessibility)
  /// Which entries appear and disappear.
  case appearance(Appearance)
}

/// The facets that a client is sent only if it asks for them.
package struct FacetOptions: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// A set of bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Which entries appear and disappear.
  package static let appearance = FacetOptions(rawValue: 1)
  /// The kinds of rows and cells.
  package static let kinds = FacetOptions(rawValue: 2)
  /// The rules that rows break.
  package static let problems = FacetOptions(rawValue: 4)
  /// The lines around rows.
  package static let separators = FacetOptions(rawValue: 8)
  /// The styles of rows and cells.
  package static let styles = FacetOptions(rawValue: 16)
  /// The texts for screen readers.
  package static let accessibility = FacetOptions(rawValue: 32)
}
