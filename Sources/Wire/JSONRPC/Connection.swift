package import JSONText
internal import Synchronization

/// A JSON-RPC peer on two file descriptors.
///
/// One thread reads, and passes messages to the handler in their order. Answers are written in the
/// order in which they were submitted, events when output can be written. Usually the writer thread
/// writes. Two others may write when nothing waits: a thread that submits an answer, and the reader
/// thread after a message with nothing queued behind it. At most one of them writes at a time.
///
/// The caller ignores SIGPIPE and owns the descriptors.
package final class Connection: Sendable {
  /// The limits and hooks of a connection.
  package struct Options: Sendable {
    /// The limits of the framing.
    package var frames = FrameDecoder.Limits()
    /// The maximum number of requests in flight: accepted, and not answered yet. Further requests
    /// are refused.
    package var inFlightLimit = 256
    /// The size of queued encoded output above which requests are refused, in bytes.
    package var waitingBytesLimit = 64 << 20
    /// The size of queued encoded output above which large answers are queued unencoded, in bytes.
    package var encodedBytesLimit = 1 << 20
    /// The number of queued refusals at which reading pauses. It resumes at half.
    package var stubLimit = 65_536
    /// The size of queued refusals at which reading pauses, in bytes. It resumes at half.
    package var stubBytesLimit = 64 << 20
    /// The maximum number of log messages queued while the output is blocked.
    package var logLimit = 256
    /// The longest time that events wait behind answers, in milliseconds.
    package var eventPatience = 50
    /// Receives everything read and written, for recording.
    package var tap: (any ConnectionTap)?
    /// Called before each write, on the writing thread. What is to be on a device before an answer
    /// leaves is written here.
    package var beforeWriting: (@Sendable () -> Void)?

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

  /// A connection that has not started reading.
  package init(
    input: Int32, output: Int32, handler: any MessageHandler, options: Options = Options()
  ) {
    self.input = Descriptor(number: input)
    self.output = Descriptor(number: output)
    self.handler = handler
    self.options = options
    pipeRoom = min(self.output.pipeRoom(), 32 << 10)
  }

  /// Starts both threads. Returns false if the system cannot create them.
  package func start() -> Bool {
    startThread { self.runWriter() } && startThread { self.runReader() }
  }

  /// Reports that `MessageHandler.writeNextEvent` has something to write, and wakes the writer if
  /// necessary.
  package func eventsReady() {
    let mustWake = state.withLock { $0.output.announceEvent() }
    if mustWake { state.wakeAll() }
  }

  /// Sends a notification behind everything submitted before. Returns false if it was dropped,
  /// because too much output is queued or the output is closed.
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

  /// Sends a request to the client behind everything submitted before. Returns false if it was
  /// dropped, for the same reasons as a notification. The answer is passed to
  /// `MessageHandler.handle`.
  package func request(
    _ method: String, id: String, _ params: (inout JSONWriter) -> Void
  ) -> Bool {
    var writer = JSONWriter()
    writer.request(method, id: id, params)
    return submitIfRoom(writer.finish())
  }

  /// Sends a notification that may be dropped in favour of newer ones. `params` runs when there is
  /// room; it receives the number of messages dropped since the last one.
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

  /// The statistics of the connection.
  package var counters: ConnectionCounters { state.withLock(\.counters) }

  /// Whether so much output is queued that large answers are encoded only when they are written.
  var isOutputWaiting: Bool {
    state.withLock { $0.counters.waitingBytes > options.encodedBytesLimit }
  }

  /// Cancels every request in flight.
  package func cancelAll() {
    let flags = state.withLock { $0.inFlight.values.map(\.cancellation) }
    for flag in flags { flag.cancel() }
  }

  /// Waits, within a time limit, until the answer to every accepted request is written. Events
  /// continue, because some answers are written after them. Returns true if nothing is in flight.
  @discardableResult
  package func settle(within limit: Duration) -> Bool {
    state.withLock { $0.output.addWaiter() }
    let isDone = state.wait(for: limit) { state in
      // The ids in flight are not sufficient: those of a batch are freed before its answer is
      // ready.
      let isDone = state.counters.inFlight == 0
      return isDone || state.output.life == .closed ? isDone : nil
    }
    return isDone ?? false
  }

  /// Whether nothing more can be sent: the output failed, was closed, or has no reader.
  package var isAbandoned: Bool {
    state.withLock { $0.output.life == .closed } || output.isAbandoned
  }

  /// Whether a write is in progress, which may be waiting for the client.
  package var isWriting: Bool { state.withLock { $0.output.pen != .free } }

  /// Whether everything submitted is written and no event is due.
  package var isQuiet: Bool {
    state.withLock { state in
      state.counters.inFlight == 0 && state.queue.isEmpty && state.logs.isEmpty
        && state.output.isQuiet
    }
  }

  /// Writes everything submitted, within a time limit, and sends nothing afterwards. Returns true
  /// if all of it was written.
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
