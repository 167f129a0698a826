import RowPipeline
import TableValues

/// Keeping a named row where it is in a window, or bringing it there.
extension SubscriptionState {
  /// Where a row stands in the window, as the client sees it when the latest state is sent; nil
  /// when it is not in it.
  func windowIndex(of slot: UInt32) -> Int? {
    guard let index = latest.pageIndex(of: .row(slot)) else { return nil }
    let window = settledWindow
    return window.contains(index) ? index - window.lowerBound : nil
  }

  /// Makes the window of the latest state hold a row.
  ///
  /// - Parameter place: The row's index within the window, as far as the page reaches; nil for a
  ///   row that was not there: then a window without it begins with it.
  mutating func keep(_ slot: UInt32, at place: Int?) {
    guard spec.hold != .index, case .entries = spec.range,
      let index = latest.pageIndex(of: .row(slot))
    else { return }
    if let place {
      choice = FirstEntry(max(0, index - place), latest)
    } else if !settledWindow.contains(index) {
      choice = FirstEntry(index, latest)
    }
  }

  /// The window of the latest state, with what was named for it or with its first entry held.
  private var settledWindow: Range<Int> {
    if let choice {
      return spec.visibleWindow(of: spec.range(from: choice, in: latest), in: latest)
    }
    guard let shadow, case .entries(_, let size, let overscan) = spec.range,
      let first = spec.firstEntry(of: shadow.visible, of: shadow.snapshot, in: latest)
    else { return spec.visibleWindow(of: spec.range, in: latest) }
    return spec.visibleWindow(
      of: .entries(first: first, size: size, overscan: overscan), in: latest)
  }
}
