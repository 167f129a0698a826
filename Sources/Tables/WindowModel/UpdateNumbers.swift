import Synchronization
import TableValues
import ViewportLayout

/// The sequence numbers of a subscription's updates, and who waits for one.
///
/// An update may be sent in several messages, which have numbers of their own. How many is known
/// when the update has been made, so the number of the update after it is known then, too.
struct UpdateNumbers: Sendable {
  /// The number of the next message.
  private(set) var next = 1
  /// The number of steps begun, and of those whose messages are counted.
  private var taken = 0
  private var counted = 0
  /// Those who wait until so many steps are counted.
  private var waiting: [(steps: Int, tell: @Sendable (Int?) -> Void)] = []
  /// Whether the next step is to be sent even if it changes nothing.
  var isPromised = false

  /// Whether the number of the next step's update is known.
  var isKnown: Bool { taken == counted }

  /// Records that a step was begun.
  mutating func take() { taken += 1 }

  /// Adds a waiting call for the number of an update.
  ///
  /// - Parameter ahead: The number of steps before it that are not begun yet.
  mutating func wait(ahead: Int, _ tell: @escaping @Sendable (Int?) -> Void) {
    waiting.append((taken + ahead, tell))
  }

  /// Counts the messages of a step.
  ///
  /// - Returns: Those whose number is known now.
  mutating func count(_ messages: Int) -> [@Sendable (Int?) -> Void] {
    counted += 1
    next += messages
    let due = waiting.filter { $0.steps <= counted }
    waiting.removeAll { $0.steps <= counted }
    return due.map(\.tell)
  }

  /// Ends: no update will be sent any more.
  ///
  /// - Returns: The waiting calls.
  mutating func end() -> [@Sendable (Int?) -> Void] {
    defer { waiting = [] }
    return waiting.map(\.tell)
  }
}

/// Where a window is, to find out whether a scroll moves it.
private struct WindowFace: Equatable {
  var held: Range<Int>
  var visible: Range<Int>
  var viewport: WindowViewport?
  var across: AcrossWindow?
  var columns: [ColumnNumber]?

  init(_ state: SubscriptionState) {
    held = state.position.held(in: state.latest, state.spec.range)
    visible = state.latestWindow
    viewport = state.viewport.map { [held] position in
      WindowViewport(position, first: held.lowerBound, in: state.latest)
    }
    across = state.across
    columns = state.spec.columns
  }
}

extension SubscriptionState {
  /// Makes a change of the window.
  ///
  /// - Parameters:
  ///   - isCertain: Whether an update follows even if the window is as before, because the cursor
  ///     has moved.
  ///   - tell: Called once with the result of `change`, and with the number of the update that
  ///     shows it, or nil if none does.
  /// - Returns: The result of `change`, and the call of `tell`, to be made outside of the lock;
  ///   nil: it is made after an earlier update.
  mutating func promising<Result: Sendable>(
    isCertain: Bool = false, _ tell: @escaping @Sendable (Result, Int?) -> Void,
    _ change: (inout SubscriptionState) -> Result
  ) -> (result: Result, due: (@Sendable () -> Void)?) {
    let before = isDirty || isClosed ? nil : WindowFace(self)
    let result = change(&self)
    let isSame = before == WindowFace(self)
    if isClosed || isSame && !isCertain { return (result, { tell(result, nil) }) }
    note([isSame ? .cursor : .scroll], [])
    isDirty = true
    numbers.isPromised = true
    if numbers.isKnown, queue.isEmpty {
      let number = numbers.next
      return (result, { tell(result, number) })
    }
    numbers.wait(ahead: queue.count) { tell(result, $0) }
    return (result, nil)
  }
}

extension Subscription {
  /// Counts the messages of the update that was made last, and passes the number of the next one to
  /// the calls that wait for it.
  package func countMessages(_ count: Int) {
    let (due, next) = state.withLock { ($0.numbers.count(count), $0.numbers.next) }
    for tell in due { tell(next) }
  }
}
