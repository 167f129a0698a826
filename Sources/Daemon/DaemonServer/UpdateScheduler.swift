import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableValues
import ViewModel
import WindowModel

/// Decides which update one connection writes next. It is a set of dirty subscriptions, in the order
/// in which they became dirty.
///
/// Nothing is encoded before the connection asks for an event, so a slow client costs no memory.
/// Answers that must not overtake events (`view/sync`, `view/unwatch`) are sent from here, between two
/// events. At most one thread asks at a time: the writer thread, or the reader thread after a brief
/// request.
final class UpdateScheduler: Sendable {
  private struct Entry {
    var subscription: Subscription
    var writer: UpdateWriter
    /// The number of its reserved name. Of two subscriptions with the same id, the later request
    /// has it.
    var number: Int
    var nextSequence = 1
    /// The state sent by the last update; nil if nothing is left out of updates.
    var told: SentState?
    /// Whether its next update is being made by a thread that waits for a device.
    var isMaking = false
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var dirty: [String] = []
    var isDirty = Set<String>()
    /// Parts of one update that are still to be written, last first.
    var parts: [JSONSpan] = []
    var partsOf = ""
    /// Notifications, in the order of their first post.
    var notices: [(name: String, write: @Sendable (inout JSONWriter) -> Void)] = []
    var between: [@Sendable () -> Void] = []
    /// The ids of removed subscriptions for which an event may still be queued.
    var leaving: [String: Int] = [:]
    var whenClean: [@Sendable () -> Void] = []
    /// Updates made by threads that had to wait for a device.
    var made: [(id: String, subscription: Subscription, parts: [JSONSpan])] = []
    var updates = 0
    var mergedRevisions = 0

    /// Records whether an update of a subscription is being made, unless it has ended.
    mutating func note(_ entry: Entry, isMaking: Bool) {
      let id = entry.subscription.id
      guard entries[id]?.subscription === entry.subscription else { return }
      entries[id]?.isMaking = isMaking
    }
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void
  private let handOver: @Sendable () -> Void

  /// - Parameters:
  ///   - wake: Wakes the writer.
  ///   - handOver: Lets another thread write while this one waits for a device.
  init(wake: @escaping @Sendable () -> Void, handOver: @escaping @Sendable () -> Void) {
    self.wake = wake
    self.handOver = handOver
  }

  /// Adds a subscription. Its first update is due at once.
  ///
  /// - Parameter name: Its reserved id. If the id was reserved again, because the end of this
  ///   subscription was already sent, the subscription is not added.
  func add(_ subscription: Subscription, _ writer: UpdateWriter, _ name: TableRegistry.Name) {
    state.withLock { state in
      if subscription.isClosed { return }
      if let known = state.entries[name.id], known.number > name.number { return }
      state.entries[name.id] = Entry(
        subscription: subscription, writer: writer, number: name.number)
      if state.partsOf == name.id { state.parts = [] }
    }
    markDirty(name.id)
  }

  /// Runs `body`, which answers `view/watch`, once no event of an earlier subscription with the same
  /// id can follow. Usually at once.
  func begin(_ name: TableRegistry.Name, _ body: @escaping @Sendable () -> Void) {
    let mustWait = state.withLock { state in
      var mustWait = state.leaving[name.id] != nil
      if let known = state.entries[name.id], known.number < name.number {
        state.entries[name.id] = nil
        if state.partsOf == name.id { state.parts = [] }
        mustWait = true
      }
      if mustWait { state.between.append(body) }
      return mustWait
    }
    if mustWait { wake() } else { body() }
  }

  /// Removes subscriptions, then runs `answer` once no event of theirs can follow. A newer
  /// subscription with one of the ids stays.
  func remove(_ subscriptions: [Subscription], answer: @escaping @Sendable () -> Void) {
    state.withLock { state in
      for subscription in subscriptions {
        let id = subscription.id
        guard state.entries[id]?.subscription === subscription else { continue }
        state.entries[id] = nil
        if state.partsOf == id { state.parts = [] }
      }
      for subscription in subscriptions { state.leaving[subscription.id, default: 0] += 1 }
      state.between.append {
        self.hasLeft(subscriptions)
        answer()
      }
    }
    wake()
  }

  private func hasLeft(_ subscriptions: [Subscription]) {
    state.withLock { state in
      for subscription in subscriptions {
        let count = state.leaving[subscription.id] ?? 0
        state.leaving[subscription.id] = count > 1 ? count - 1 : nil
      }
    }
  }

  /// Marks a subscription as dirty: it has something to send. O(1).
  func markDirty(_ id: String) {
    let isNew = state.withLock { state in
      guard state.entries[id] != nil, state.isDirty.insert(id).inserted else { return false }
      state.dirty.append(id)
      return true
    }
    if isNew { wake() }
  }

  /// Sends a notification when there is room. A newer one of the same name replaces it.
  func post(_ name: String, _ notice: @escaping @Sendable (inout JSONWriter) -> Void) {
    state.withLock { state in
      if let place = state.notices.firstIndex(where: { $0.name == name }) {
        state.notices[place].write = notice
      } else {
        state.notices.append((name, notice))
      }
    }
    wake()
  }

  /// Drops a notification that is queued, then runs `answer` once it cannot be under way any more.
  func withdraw(_ name: String, answer: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.notices.removeAll { $0.name == name }
      state.between.append(answer)
    }
    wake()
  }

  /// Runs `answer` when every event that is due now has been written.
  func whenClean(_ answer: @escaping @Sendable () -> Void) {
    state.withLock { $0.whenClean.append(answer) }
    wake()
  }

  /// The number of updates written, and of view revisions that were merged into another update.
  var taken: (updates: Int, mergedRevisions: Int) {
    state.withLock { ($0.updates, $0.mergedRevisions) }
  }

  /// The subscriptions by their ids.
  var subscriptions: [Subscription] {
    state.withLock { $0.entries.values.map(\.subscription) }.sorted { $0.id < $1.id }
  }

  /// Writes the next event.
  ///
  /// - Returns: False if nothing is due.
  func writeNext(_ writer: inout JSONWriter) -> Bool {
    runBetween()
    while true {
      if writePart(&writer) { return true }
      guard var entry = nextDirty() else { break }
      let taken = entry
      var isApart = false
      let messages: [JSONSpan]? = BlockingCall.handingOver({
        isApart = true
        self.state.withLock { $0.note(taken, isMaking: true) }
        self.handOver()
      }) {
        guard let update = entry.subscription.nextUpdate() else { return nil }
        count(update)
        return entry.writer.messages(
          for: update, sequence: entry.nextSequence, told: &entry.told)
      }
      if isApart {
        keepApart(entry, messages)
        return false
      }
      if let messages {
        keep(entry, messages)
        entry.subscription.countMessages(messages.count)
      }
    }
    let notice = state.withLock { $0.notices.isEmpty ? nil : $0.notices.removeFirst() }
    if let notice {
      notice.write(&writer)
      return true
    }
    runWhenClean()
    return false
  }

  // MARK: Parts

  private func count(_ update: SubscriptionUpdate) {
    let passed = update.from.map { update.snapshot.viewRevision.rawValue - $0.rawValue } ?? 1
    state.withLock { state in
      state.updates += 1
      state.mergedRevisions += max(0, passed - 1)
    }
  }

  private func runBetween() {
    let due = state.withLock { state in
      defer { state.between = [] }
      return state.between
    }
    for answer in due { answer() }
  }

  private func runWhenClean() {
    let due: [@Sendable () -> Void] = state.withLock { state in
      guard !state.whenClean.isEmpty, state.dirty.isEmpty, state.parts.isEmpty,
        state.made.isEmpty, !state.entries.values.contains(where: \.isMaking)
      else { return [] }
      defer { state.whenClean = [] }
      return state.whenClean
    }
    for answer in due { answer() }
  }

  private func writePart(_ writer: inout JSONWriter) -> Bool {
    let part = state.withLock { state in
      while state.parts.isEmpty, !state.made.isEmpty {
        let made = state.made.removeFirst()
        guard state.entries[made.id]?.subscription === made.subscription else { continue }
        (state.parts, state.partsOf) = (made.parts, made.id)
      }
      return state.parts.popLast()
    }
    guard let part else { return false }
    writer.span(part)
    return true
  }

  private func nextDirty() -> Entry? {
    state.withLock { state in
      var place = 0
      while place < state.dirty.count {
        let id = state.dirty[place]
        // Its next update starts where the one that is being made ends.
        if state.entries[id]?.isMaking ?? false {
          place += 1
          continue
        }
        state.dirty.remove(at: place)
        state.isDirty.remove(id)
        if let entry = state.entries[id] { return entry }
      }
      return nil
    }
  }

  /// Stores an update that was made while another thread continued writing. The writer sends it
  /// later.
  private func keepApart(_ entry: Entry, _ messages: [JSONSpan]?) {
    let id = entry.subscription.id
    let isStillDirty = entry.subscription.isDirty
    defer { if let messages { entry.subscription.countMessages(messages.count) } }
    state.withLock { state in
      state.note(entry, isMaking: false)
      guard state.entries[id]?.subscription === entry.subscription else { return }
      if let messages {
        state.entries[id]?.nextSequence += messages.count
        state.entries[id]?.told = entry.told
        state.made.append((id, entry.subscription, messages.reversed()))
      }
      if isStillDirty, state.isDirty.insert(id).inserted { state.dirty.append(id) }
    }
    wake()
  }

  /// Stores the messages of an update, unless its subscription has ended.
  private func keep(_ entry: Entry, _ messages: [JSONSpan]) {
    let id = entry.subscription.id
    let isStillDirty = entry.subscription.isDirty
    state.withLock { state in
      guard state.entries[id]?.subscription === entry.subscription else { return }
      state.entries[id]?.nextSequence += messages.count
      state.entries[id]?.told = entry.told
      state.parts = messages.reversed()
      state.partsOf = id
      if isStillDirty, state.isDirty.insert(id).inserted { state.dirty.append(id) }
    }
  }
}
