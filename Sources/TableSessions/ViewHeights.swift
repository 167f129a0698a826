import RowPipeline
import RowTree
import TableValues
import ViewportLayout

/// How high all entries of a view are, on all pages; frozen, as a part of its snapshot.
package struct ViewHeights: Sendable {
  /// Each with the spacing after it.
  var entries: ExtentTree
  /// What stands between two entries.
  var spacing: LayoutLength
  /// Whether the height of some entry of the page shown is only estimated.
  var isEstimate: Bool
  /// Where the entries of the page shown stand as items, if they are some.
  var flow: ItemFlow?
}

extension ViewSnapshot {
  /// Where the entries of the page shown stand, by their indices on it; nil where the view's layout
  /// says nothing of rows. There is no spacing after the last one. O(log n).
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

  /// The same for who cannot do without.
  ///
  /// - Throws: ``TableError/noRowLayout(_:)``, ``TableError/limit(name:maximum:found:)`` for more items
  ///   than may stand in a collection.
  package func checkAxis(ofView id: String) throws(TableError) {
    if axis != nil { return }
    guard state.layout?.items != nil else { throw .noRowLayout(id) }
    throw .limit(
      name: "collectionItemsMax", maximum: ItemSizing.countMax, found: pageEntryCount)
  }

  /// What is told of where entries stand, beside where columns do.
  package var extent: RowsExtent? {
    axis.map { axis in
      RowsExtent(
        height: axis.flow?.height ?? axis.extent, width: axis.flow?.width,
        isEstimate: axis.isEstimate)
    }
  }
}

/// How high all entries of a page are together.
package struct RowsExtent: Sendable, Equatable {
  /// The height, with the spacing between entries.
  package var height: LayoutLength
  /// How wide a collection is; nil: the entries are no items.
  package var width: LayoutLength?
  /// Whether some of it is only estimated.
  package var isEstimate: Bool
}
