import JSONText
import RowPipeline
import ViewModel
import WindowModel
import WireProtocol

/// The parts of an update that stay valid until other ones are sent. A `brief` subscription is sent
/// them only when they change.
struct SentState: Sendable {
  private let counts: ViewCounts
  private let hasFailures: Bool
  private let isComplete: Bool
  private let window: Range<Int>
  /// The column positions; nil without a layout.
  let layout: ColumnPlaces?

  /// The state after an update. O(1).
  init(_ update: SubscriptionUpdate) {
    let snapshot = update.snapshot
    counts = snapshot.counts
    hasFailures = snapshot.failures?.first != nil || snapshot.orderFailures?.first != nil
    isComplete = snapshot.isComplete
    window = update.window
    layout = snapshot.layout
  }

  /// Whether the counts, and the failures sent with them, are unchanged. If there are failures,
  /// they are sent again.
  func holds(_ counts: ViewCounts, of snapshot: ViewSnapshot) -> Bool {
    counts == self.counts && !hasFailures && snapshot.failures?.first == nil
      && snapshot.orderFailures?.first == nil
  }

  /// Whether the order was and still is ready and complete. The progress of a search is sent each
  /// time.
  func holdsOrder(of snapshot: ViewSnapshot) -> Bool { isComplete && snapshot.isComplete }

  /// Whether the window is unchanged.
  func holds(_ window: Range<Int>) -> Bool { window == self.window }
}

extension UpdateWriter {
  /// Writes the members that stay valid until they are sent again: counts, order and window.
  ///
  /// - Parameter told: The state that the client has, which is left out.
  func writeState(
    _ update: SubscriptionUpdate, since told: SentState?, to writer: inout JSONWriter
  ) {
    let snapshot = update.snapshot
    let counts = snapshot.counts
    let hasNewCounts = told?.holds(counts, of: snapshot) != true
    if hasNewCounts { writer.counts(counts) }
    if told?.holdsOrder(of: snapshot) != true { writer.order(snapshot) }
    if hasNewCounts {
      writer.member("filterFailure", snapshot.filterFailure)
      writer.member("orderFailure", snapshot.orderFailure)
    }
    if told?.holds(update.window) == true { return }
    writer.name("window")
    writer.beginObject()
    writer.name("first")
    writer.int(update.first)
    writer.name("size")
    writer.int(update.size)
    writer.endObject()
  }
}

extension SubscriptionUpdate {
  /// Whether the update is a reset.
  var isReset: Bool {
    switch body {
    case .reset: true
    case .difference: false
    }
  }

  /// The entries of the window, as indices within the page.
  fileprivate var window: Range<Int> { first..<first + size }
}
