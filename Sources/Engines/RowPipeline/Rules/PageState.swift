/// The page of a view that is shown. It is the last stage, applied to the rows of the view order.
package struct PageState: Hashable, Sendable {
  /// The number of rows per page, at least 1.
  package private(set) var size: Int
  /// The page, counted from 0. A page past the end means the last one.
  package private(set) var index: Int

  /// Makes a state; numbers out of range are clamped.
  package init(size: Int, index: Int = 0) {
    self.size = max(size, 1)
    self.index = max(index, 0)
  }

  /// The page for a number of rows.
  package func page(rowCount: Int) -> Page {
    let pageCount = max(1, (max(rowCount, 0) - 1) / size + 1)
    let page = min(index, pageCount - 1)
    let first = page * size
    return Page(
      index: page, count: pageCount, rows: first..<first + min(size, max(rowCount, 0) - first))
  }

  /// The page of a row; the first page for a negative index.
  package func page(ofIndex rowIndex: Int) -> Int { max(rowIndex, 0) / size }
}

/// One page of a view.
package struct Page: Hashable, Sendable {
  /// The page, counted from 0, within `0..<count`.
  package var index: Int
  /// The number of pages. An empty view has one empty page.
  package var count: Int
  /// The rows of the page, as indices of the view order. Empty only if the view is.
  package var rows: Range<Int>
}
