/// A state machine that decides which thread writes to the output next, and which requests the next
/// event.
///
/// Three kinds of threads write: the writer thread, a thread that submits a message while nothing
/// is queued, and the reader thread after a message with nothing queued behind it. The machine is
/// pure: it stores no messages, and neither locks nor waits. Each method is an event of the
/// connection, and its result is the next action of the calling thread. ``Connection`` calls them
/// under its lock.
struct OutputMachine: Hashable, Sendable {
  /// The stage of the output.
  enum Life: Hashable, Sendable {
    /// Messages are accepted.
    case open
    /// No further messages are accepted. Those submitted are still written, by the writer thread
    /// only.
    case finishing
    /// Nothing is written any more.
    case closed
  }

  /// The thread that may write bytes now. Others queue their messages.
  enum Pen: Hashable, Sendable {
    /// No thread writes.
    case free
    /// The writer thread writes, or a thread that submits a message.
    case taken
    /// The reader thread requests an event, then writes.
    case readers
  }

  /// The thread that requests an event from the handler.
  enum Asker: Hashable, Sendable {
    case writer, reader
  }

  /// The state of the next event. At most one is in progress, so that events keep their order.
  enum Event: Hashable, Sendable {
    /// The handler has none.
    case none
    /// The handler may have one and has to be asked.
    case due
    /// A thread is asking the handler. `isDueAgain`: further events were announced meanwhile.
    case asked(Asker, isDueAgain: Bool)
    /// An event is in the queue. The handler may have more.
    case queued
  }

  private(set) var life = Life.open
  private(set) var pen = Pen.free
  private(set) var event = Event.none
  /// Whether the reader thread looks for events after the present message. In that case, the writer
  /// need not be woken for them.
  private(set) var isReaderLooking = false
  /// Whether a thread waits until no request is in flight. It is woken by each write.
  private(set) var isAwaited = false

  /// Whether the handler may have an event that no thread is requesting yet.
  private var hasEvent: Bool {
    switch event {
    case .none, .asked(_, isDueAgain: false): false
    case .due, .queued, .asked(_, isDueAgain: true): true
    }
  }

  /// Whether no thread writes, and no event is due or in progress.
  var isQuiet: Bool { pen == .free && event == .none }

  // MARK: Submitting

  /// The treatment of a submitted message.
  enum Submission: Hashable {
    /// It is dropped, because the output is closed.
    case drop
    /// The calling thread writes it, then calls ``finishWriting(_:)``.
    case write
    /// It is queued, and the writer has to be woken.
    case queueAndWake
    /// It is queued. The thread that is writing finds it afterwards.
    case queue
  }

  /// Called when a message is submitted.
  ///
  /// - Parameter mayWrite: Whether the state of queue and pipe permits writing it at once.
  mutating func submit(mayWrite: () -> Bool) -> Submission {
    if life == .closed { return .drop }
    guard pen == .free else { return .queue }
    guard life == .open, mayWrite() else { return .queueAndWake }
    pen = .taken
    return .write
  }

  /// The work left at the end of a write.
  struct Remains: Hashable {
    /// Whether the write failed, so that nothing more can be written.
    var hasFailed = false
    /// Whether messages are queued.
    var hasOutput = false
    /// Whether the reader may be waiting for refusals to be written.
    var holdsReader = false
  }

  /// Called by the writing thread when it has finished writing, or had nothing to write.
  ///
  /// - Returns: Whether waiting threads have to be woken.
  mutating func finishWriting(_ remains: Remains) -> Bool {
    pen = .free
    if remains.hasFailed {
      close()
      return true
    }
    // The reader requests events itself before it continues reading.
    return remains.hasOutput || (hasEvent && !isReaderLooking) || life != .open || isAwaited
      || remains.holdsReader
  }

  // MARK: Events

  /// Called when the handler may have an event.
  ///
  /// - Returns: Whether the writer has to be woken.
  mutating func announceEvent() -> Bool {
    if hasEvent { return false }
    if case .asked(let asker, _) = event {
      event = .asked(asker, isDueAgain: true)
    } else {
      event = .due
    }
    return !isReaderLooking
  }

  /// Called when the handler has been asked.
  ///
  /// - Parameter hasEvent: Whether it returned an event.
  /// - Returns: Whether the event has to be queued.
  mutating func answered(hasEvent: Bool) -> Bool {
    guard case .asked(_, let isDueAgain) = event else { return false }
    if hasEvent {
      // There may be more: the handler is asked again when this event leaves the queue.
      event = life == .closed ? .due : .queued
      return life != .closed
    }
    event = isDueAgain ? .due : .none
    return false
  }

  /// Called when the event leaves the queue.
  mutating func eventLeftQueue() {
    if event == .queued { event = .due }
  }

  /// Called when the thread that asks the handler is about to wait for something else. Other
  /// threads can then ask and write.
  ///
  /// - Returns: The kind of that thread; nil if none asks.
  mutating func handOverAsking() -> Asker? {
    guard case .asked(let asker, _) = event else { return nil }
    event = .due
    if asker == .reader { pen = .free }
    return asker
  }

  // MARK: The reader thread

  /// Called when the reader has a message with nothing queued behind it, after which it requests
  /// events.
  mutating func readerBegins() { isReaderLooking = true }

  /// The next action of the reader about events.
  enum ReaderTurn: Hashable {
    /// Continue reading.
    case readOn
    /// Wake the writer, then continue reading.
    case wakeWriter
    /// Request an event, then write the queue and call ``finishWriting(_:)``.
    case ask
  }

  /// Called when the reader looks for an event that it could write.
  ///
  /// - Parameter mayWrite: Whether the state of queue and pipe permits writing.
  mutating func readerLooks(mayWrite: () -> Bool) -> ReaderTurn {
    guard hasEvent else {
      isReaderLooking = false
      return .readOn
    }
    guard pen == .free, event == .due, life == .open, mayWrite() else {
      isReaderLooking = false
      return .wakeWriter
    }
    event = .asked(.reader, isDueAgain: false)
    pen = .readers
    return .ask
  }

  /// Called when the reader stops looking for events. The caller wakes the writer.
  mutating func readerStops() { isReaderLooking = false }

  // MARK: The writer thread

  /// The next action of the writer thread.
  enum WriterTurn: Hashable {
    /// End.
    case end
    /// Wait to be woken.
    case wait
    /// Request an event. Other threads may write meanwhile.
    case ask
    /// Write the queue, then call ``finishWriting(_:)``.
    case write
  }

  /// Called when the writer thread looks for work.
  ///
  /// - Parameters:
  ///   - hasOutput: Whether messages or logs are queued.
  ///   - isEventFirst: Whether an event takes precedence over them: no messages are queued, or it
  ///     has waited long enough.
  mutating func writerLooks(hasOutput: Bool, isEventFirst: () -> Bool) -> WriterTurn {
    if life == .closed { return .end }
    if pen != .free { return .wait }
    // Also while finishing, since some answers are submitted between events.
    if event == .due, isEventFirst() {
      event = .asked(.writer, isDueAgain: false)
      return .ask
    }
    guard hasOutput else { return .wait }
    pen = .taken
    return .write
  }

  // MARK: The end

  /// Called when a thread begins to wait until no request is in flight.
  mutating func addWaiter() { isAwaited = true }

  /// Called when no further message will be submitted.
  mutating func finish() {
    if life == .open { life = .finishing }
  }

  /// Called when the output is closed.
  mutating func close() {
    life = .closed
    if event == .queued { event = .due }
  }
}
