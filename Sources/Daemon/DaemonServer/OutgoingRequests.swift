import JSONRPC
import JSONText
import Synchronization
import WireProtocol

/// The outcome of a request to the client.
enum ClientReply: Sendable {
  /// It answered, with a result or an error.
  case answered(Response)
  /// It did not answer in time, or no answer can arrive any more.
  case missed
  /// It was withdrawn, because the request that needed it was cancelled.
  case cancelled
}

/// The client's decision about a permission of `ask`.
enum Verdict: Sendable {
  /// It may be done.
  case allow
  /// It may not be done; or there was no answer, and this is the default.
  case refuse
  /// The request that needed the decision was cancelled.
  case cancelled
}

/// The requests that the daemon sends to its client, each with a deadline.
///
/// Every request gets one reply: by the client's answer, by the deadline, by cancelling, or by the
/// end of the input, after which no answer can come.
final class OutgoingRequests: Sendable {
  /// The methods that the daemon calls on the client.
  enum Question: String {
    /// Asks for a permission.
    case decide = "action/decide"
    /// Asks for cells of a client-computed column.
    case compute = "cell/compute"
    /// Asks for the sizes of rows that the client measures.
    case measure = "cell/measure"
    /// Asks for a page of a lent source.
    case fetch = "source/fetch"
    /// Asks for edited rows to be written to a lent source.
    case write = "source/write"

    /// The prefix of request ids.
    fileprivate var prefix: String {
      switch self {
      case .decide: "decide"
      case .compute: "compute"
      case .measure: "measure"
      case .fetch: "fetch"
      case .write: "write"
      }
    }
  }

  private struct Entry {
    var deadline: ContinuousClock.Instant
    var replied: @Sendable (ClientReply) -> Void
  }

  private struct State {
    var entries: [[UInt8]: Entry] = [:]
    var counts: [Question: Int] = [:]
    var count = 0
    var isWatched = false
    var hasEnded = false
  }

  private let state = Monitor(State())
  /// Sends a request to the client. Returns false if it could not be sent.
  private let send:
    @Sendable (_ method: String, _ id: String, _ params: (inout JSONWriter) -> Void) -> Bool
  /// Cancels a request at the client.
  private let withdraw: @Sendable (_ id: String) -> Void

  init(
    send:
      @escaping @Sendable (_ method: String, _ id: String, _ params: (inout JSONWriter) -> Void)
      -> Bool,
    withdraw: @escaping @Sendable (_ id: String) -> Void
  ) {
    self.send = send
    self.withdraw = withdraw
  }

  /// Sends a request to the client. `replied` is called exactly once, on any thread, perhaps at once.
  ///
  /// - Returns: The id of the request, for ``cancel(_:)``; nil if the input has ended.
  @discardableResult
  func ask(
    _ question: Question, within time: Duration, _ params: (inout JSONWriter) -> Void,
    replied: @escaping @Sendable (ClientReply) -> Void
  ) -> String? {
    let entry = Entry(deadline: .now + time, replied: replied)
    var isFirst = false
    let id: String? = state.withLock { state in
      guard !state.hasEnded else { return nil }
      state.count += 1
      state.counts[question, default: 0] += 1
      let id = "\(question.prefix)-\(state.counts[question] ?? 0)"
      state.entries[Self.token(id)] = entry
      isFirst = !state.isWatched
      state.isWatched = true
      return id
    }
    guard let id else {
      replied(.missed)
      return nil
    }
    if isFirst { DetachedThread.run { [weak self] in self?.watch() } }
    state.wakeAll()
    if !send(question.rawValue, id, params) { take(Self.token(id))?.replied(.missed) }
    return id
  }

  /// Withdraws a request: sends `$/cancelRequest` and replies `.cancelled`.
  func cancel(_ id: String) {
    guard let entry = take(Self.token(id)) else { return }
    withdraw(id)
    entry.replied(.cancelled)
  }

  /// Handles the client's answer; one that arrives too late is discarded.
  func take(_ response: Response) {
    guard let token = response.id?.token, let entry = take(token) else { return }
    entry.replied(.answered(response))
  }

  /// Ends all requests, because the input has ended.
  func end() {
    let entries = state.withLock { state in
      state.hasEnded = true
      defer { state.entries = [:] }
      return Array(state.entries.values)
    }
    state.wakeAll()
    for entry in entries { entry.replied(.missed) }
  }

  // MARK: Parts

  private static func token(_ id: String) -> [UInt8] { Array("\"\(id)\"".utf8) }

  private func take(_ token: [UInt8]) -> Entry? {
    state.withLock { $0.entries.removeValue(forKey: token) }
  }

  /// Waits for deadlines on a thread of its own, as long as there are any.
  private func watch() {
    while true {
      let next: ContinuousClock.Instant? = state.withLock { state in
        let next = state.entries.values.map(\.deadline).min()
        if next == nil { state.isWatched = false }
        return next
      }
      guard let next else { return }
      let count = state.withLock { $0.count }
      let now = ContinuousClock.now
      if next > now {
        // Woken by a newer request, whose deadline may be earlier.
        _ = state.wait(for: next - now) { $0.count != count || $0.entries.isEmpty ? true : nil }
      }
      for id in passed() { expire(id) }
    }
  }

  private func passed() -> [[UInt8]] {
    let now = ContinuousClock.now
    return state.withLock { state in
      state.entries.filter { $0.value.deadline <= now }.map(\.key)
    }
  }

  private func expire(_ token: [UInt8]) {
    guard let entry = take(token) else { return }
    withdraw(String(decoding: token.dropFirst().dropLast(), as: UTF8.self))
    entry.replied(.missed)
  }
}

extension OutgoingRequests {
  /// Asks the client for a permission. An invalid answer counts as no answer.
  ///
  /// - Parameter standard: The decision if there is no answer.
  /// - Returns: The id of the request, to cancel it.
  func ask(
    within time: Duration, standard: Verdict, _ params: (inout JSONWriter) -> Void,
    decided: @escaping @Sendable (Verdict) -> Void
  ) -> String? {
    ask(.decide, within: time, params) { reply in
      switch reply {
      case .cancelled: decided(.cancelled)
      case .missed: decided(standard)
      case .answered(let response):
        let result = response.result.flatMap { try? ActionDecideResult(decoding: $0) }
        switch result?.decision {
        case .allow: decided(.allow)
        case .refuse: decided(.refuse)
        case nil: decided(standard)
        }
      }
    }
  }
}
