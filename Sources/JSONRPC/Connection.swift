package import JSONText
internal import Synchronization

/// A JSON-RPC peer on two file descriptors.
///
/// One thread reads, and passes messages to the handler in their order. Answers are written in the
/// order in which they were submitted, events when there is room. Usually the writer thread writes.
/// Two others may write when nothing waits: a thread that submits an answer, and the reader thread
/// after a message that came alone. At most one of them writes at a time.
///
/// The caller ignores SIGPIPE and owns the descriptors.
package final class Connection: Sendable {
  /// The bounds and hooks of a connection.
  package struct Options: Sendable {
    /// Bounds of the framing.
    package var frames = FrameDecoder.Limits()
    /// How many requests may be in flight: accepted, and their answers not yet written. One more is
    /// refused.
    package var inFlightLimit = 256
    /// Encoded output waiting, in bytes, above which requests are refused.
    package var waitingBytesLimit = 64 << 20
    /// Encoded output waiting, in bytes, above which big answers wait unencoded.
    package var encodedBytesLimit = 1 << 20
    /// Refusals waiting at which reading pauses; it resumes at half.
    package var stubLimit = 65_536
    /// Bytes of refusals waiting at which reading pauses; it resumes at half.
    package var stubBytesLimit = 64 << 20
    /// Log messages kept while there is no room.
    package var logLimit = 256
    /// The longest time events wait behind answers, in milliseconds.
    package var eventPatience = 50
    /// Sees everything read and written; for recording.
    package var tap: (any ConnectionTap)?

    /// The published limits.
    package init() {}
  }

  let options: Options
  let input: Descriptor
  let output: Descriptor
  let pipeRoom: Int
  let handler: any MessageHandler
  let state = Monitor(ConnectionState())
  let isLineMode = Atomic<Bool>(false)

  /// A connection that has not begun to read.
  package init(
    input: Int32, output: Int32, handler: any MessageHandler, options: Options = Options()
  ) {
    self.input = Descriptor(number: input)
    self.output = Descriptor(number: output)
    self.handler = handler
    self.options = options
    pipeRoom = min(self.output.pipeRoom(), 32 << 10)
  }

  /// Starts both threads; false if the system gives none.
  package func start() -> Bool {
    startThread { self.runWriter() } && startThread { self.runReader() }
  }

  /// Notes that `MessageHandler.writeNextEvent` has something, and wakes the writer if needed.
  package func eventsReady() {
    let mustWake = state.withLock { $0.output.announceEvent() }
    if mustWake { state.wakeAll() }
  }

  /// Sends a notification after everything submitted before; false if it was dropped because too
  /// much output waits (or nobody listens any more).
  @discardableResult
  package func notify(_ method: String, _ params: (inout JSONWriter) -> Void) -> Bool {
    var writer = JSONWriter()
    writer.notification(method, params)
    return submitIfRoom(writer.finish())
  }

  private func submitIfRoom(_ body: [UInt8]) -> Bool {
    let isFull = state.withLock { state in
      let isFull = state.counters.waitingBytes + body.count > options.waitingBytesLimit
      if isFull { state.counters.droppedNotifications += 1 }
      return isFull || state.output.life == .closed
    }
    if isFull { return false }
    submit(.notification(body))
    return true
  }

  /// Sends a request of ours after everything submitted before; false if it was dropped as a
  /// notification would be. Its answer comes to `MessageHandler.handle`.
  package func request(
    _ method: String, id: String, _ params: (inout JSONWriter) -> Void
  ) -> Bool {
    var writer = JSONWriter()
    writer.request(method, id: id, params)
    return submitIfRoom(writer.finish())
  }

  /// Sends a notification that may be dropped for newer ones; `params` is written when there is
  /// room and told how many before it were dropped since the last.
  package func log(
    _ method: String, _ params: @escaping @Sendable (inout JSONWriter, _ dropped: Int) -> Void
  ) {
    state.withLock { state in
      guard state.output.life == .open else { return }
      state.logs.append(LogEntry(method: method, params: params))
      if state.logs.count > options.logLimit {
        _ = state.logs.popFirst()
        state.droppedLogsUntold += 1
        state.counters.droppedLogs += 1
      }
    }
    state.wakeAll()
  }

  /// What the connection has done so far.
  package var counters: ConnectionCounters { state.withLock(\.counters) }

  /// Whether so much output waits that big answers are encoded only when their turn comes.
  var isOutputWaiting: Bool {
    state.withLock { $0.counters.waitingBytes > options.encodedBytesLimit }
  }

  /// Cancels every request in flight.
  package func cancelAll() {
    let flags = state.withLock { $0.inFlight.values.map(\.cancellation) }
    for flag in flags { flag.cancel() }
  }

  /// Waits, at most for a time, until the answer to every request that was accepted is written;
  /// events go on, because some answers come after them. True if nothing is in flight.
  @discardableResult
  package func settle(within limit: Duration) -> Bool {
    state.withLock { $0.output.addWaiter() }
    let isDone = state.wait(for: limit) { state in
      // The ids in flight would not do: those of a batch are free before its answer is ready.
      let isDone = state.counters.inFlight == 0
      return isDone || state.output.life == .closed ? isDone : nil
    }
    return isDone ?? false
  }

  /// Whether the other side can be told nothing more: the output is broken or given up, or nobody
  /// reads it.
  package var isAbandoned: Bool {
    state.withLock { $0.output.life == .closed } || output.isAbandoned
  }

  /// Whether a write is under way, which may wait for the reader.
  package var isWriting: Bool { state.withLock { $0.output.pen != .free } }

  /// Whether everything is written that was submitted, and no event is due.
  package var isQuiet: Bool {
    state.withLock { state in
      state.counters.inFlight == 0 && state.queue.isEmpty && state.logs.isEmpty
        && state.output.isQuiet
    }
  }

  /// Writes what was submitted, at most for a time, then sends nothing more; true if all of it
  /// was written.
  package func finish(within limit: Duration) -> Bool {
    state.withLock { $0.output.finish() }
    state.wakeAll()
    let isDone = state.wait(for: limit) { state in
      let isWritten = state.queue.isEmpty && state.logs.isEmpty && state.output.pen == .free
      let isClosed = state.output.life == .closed
      let isDone = isClosed || (isWritten && state.counters.inFlight == 0)
      return isDone ? !isClosed : nil
    }
    state.withLock { $0.output.close() }
    state.wakeAll()
    return isDone ?? false
  }

  func count(_ change: (inout ConnectionCounters) -> Void) {
    state.withLock { change(&$0.counters) }
  }
}
