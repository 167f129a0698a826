import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewportLayout

/// The heights of all entries of a view, on all pages, as an immutable part of its snapshot.
package struct ViewHeights: Sendable {
  /// The lengths of entries, each with the spacing after it.
  var entries: ExtentTree
  /// The space between two entries.
  var spacing: LayoutLength
  /// Whether the height of some entry of the page shown is an estimate.
  var isEstimate: Bool
  /// The layout of the page's entries as items, if they are items.
  package var flow: ItemFlow?
}

extension ViewSnapshot {
  /// The axis of the page's entries, by their indices on the page; nil if the view's layout does
  /// not include rows. There is no spacing after the last one. O(log n).
  package var axis: EntryAxis? {
    guard let heights else { return nil }
    if let flow = heights.flow { return EntryAxis(flow: flow, isEstimate: heights.isEstimate) }
    let page = entries(of: page)
    let heads = page.repeated.map { head in
      sections?.index(of: head).flatMap { heights.entries.extent(at: $0) } ?? 0
    }
    let edges =
      state.presentation?.edges(tellsFooters: state.hasFooters) ?? (leading: 0, trailing: 0)
    return EntryAxis(
      entries: heights.entries, part: page.range, heads: heads, leading: edges.leading,
      trailing: edges.trailing - (page.count > 0 ? heights.spacing : 0), spacing: heights.spacing,
      isEstimate: heights.isEstimate)
  }

  /// The same for callers that require it.
  ///
  /// - Throws: ``TableError/noRowLayout(_:)``, ``TableError/limit(name:maximum:found:)`` for too
  ///   many items of a collection.
  package func checkAxis(ofView id: String) throws(TableError) {
    if axis != nil { return }
    guard state.layout?.items != nil else { throw .noRowLayout(id) }
    throw .limit(
      name: "collectionItemsMax", maximum: ItemSizing.countMax, found: pageEntryCount)
  }

  /// The total size of the entries, for the layout.
  package var extent: RowsExtent? {
    axis.map { axis in
      RowsExtent(
        height: axis.flow?.height ?? axis.extent, width: axis.flow?.width,
        isEstimate: axis.isEstimate)
    }
  }
}

/// The total size of a page's entries.
package struct RowsExtent: Sendable, Equatable {
  /// The height, including the spacing between entries.
  package var height: LayoutLength
  /// The width of a collection; nil: the entries are not items.
  package var width: LayoutLength?
  /// Whether it is partly an estimate.
  package var isEstimate: Bool
}
