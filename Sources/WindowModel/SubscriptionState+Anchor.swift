import RowPipeline
import TableValues
import ViewModel

/// Keeping a named row in place in a window, or scrolling to it.
extension SubscriptionState {
  /// The index of a row within the window after the latest state is sent; nil if it is not in the
  /// window.
  func windowIndex(of slot: UInt32) -> Int? {
    guard let index = latest.pageIndex(of: .row(slot)) else { return nil }
    let window = settledWindow
    return window.contains(index) ? index - window.lowerBound : nil
  }

  /// Scrolls the window of the latest state so that it contains a row.
  ///
  /// - Parameter place: The row's index within the window, as far as the page reaches. Nil for a
  ///   row that was not in the window: if the row is still outside, the window scrolls so that it
  ///   comes first.
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

  /// The window of the latest state, after the named entry or the first entry was kept in place.
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
