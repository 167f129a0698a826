/// Decides which thread writes to the output next, and which asks for the next event.
///
/// Three kinds of threads write: the writer thread, a thread that submits a message while nothing
/// waits, and the reader thread after a message that came alone. The machine is pure: it holds no
/// message, locks nothing and waits for nothing. Each method is one thing that happened; what it
/// returns is what the calling thread does next. ``Connection`` calls them under its lock.
struct OutputMachine: Hashable, Sendable {
  /// Whether more may be sent.
  enum Life: Hashable, Sendable {
    /// Anything may be submitted.
    case open
    /// What was submitted is still written, by the writer thread alone.
    case finishing
    /// Nothing is written any more.
    case closed
  }

  /// Who may write bytes now. Others queue what they have.
  enum Pen: Hashable, Sendable {
    /// Nobody writes.
    case free
    /// The writer thread writes, or a thread that submitted.
    case taken
    /// The reader thread asks for an event, then writes.
    case readers
  }

  /// Who asks the handler for an event.
  enum Asker: Hashable, Sendable {
    case writer, reader
  }

  /// Where the next event is. There is at most one on its way, so that events keep their order.
  enum Event: Hashable, Sendable {
    /// The handler has none.
    case none
    /// The handler may have one: it is to be asked.
    case due
    /// A thread asks the handler. `isDueAgain`: more were announced meanwhile.
    case asked(Asker, isDueAgain: Bool)
    /// One waits in the queue. There may be more after it.
    case queued
  }

  private(set) var life = Life.open
  private(set) var pen = Pen.free
  private(set) var event = Event.none
  /// Whether the reader thread looks for events when it is done with the message at hand. Then
  /// nobody needs to wake the writer for them.
  private(set) var isReaderLooking = false
  /// Whether somebody waits until nothing is in flight, and is woken by each write.
  private(set) var isAwaited = false

  /// Whether the handler may have an event that no thread is bringing yet.
  private var hasEvent: Bool {
    switch event {
    case .none, .asked(_, isDueAgain: false): false
    case .due, .queued, .asked(_, isDueAgain: true): true
    }
  }

  /// Whether nobody writes, and no event is due or on its way.
  var isQuiet: Bool { pen == .free && event == .none }

  // MARK: Anything submitted

  /// What becomes of a message that is submitted.
  enum Submission: Hashable {
    /// It is dropped: nobody reads it.
    case drop
    /// The calling thread writes it, then calls ``finishWriting(_:)``.
    case write
    /// It is queued, and the writer woken.
    case queueAndWake
    /// It is queued. Who writes now sees it at the end of that.
    case queue
  }

  /// A message is submitted.
  ///
  /// - Parameter mayWrite: Whether it may be written at once as far as queue and pipe are concerned.
  mutating func submit(mayWrite: () -> Bool) -> Submission {
    if life == .closed { return .drop }
    guard pen == .free else { return .queue }
    guard life == .open, mayWrite() else { return .queueAndWake }
    pen = .taken
    return .write
  }

  /// What waits at the end of a write.
  struct Remains: Hashable {
    /// Whether the write failed, so that nothing more can be written.
    var hasFailed = false
    /// Whether messages wait to be written.
    var hasOutput = false
    /// Whether the reader may be waiting for refusals to be written.
    var holdsReader = false
  }

  /// The thread that had the pen has written, or had nothing to write.
  ///
  /// - Returns: Whether the threads that wait have to be woken.
  mutating func finishWriting(_ remains: Remains) -> Bool {
    pen = .free
    if remains.hasFailed {
      close()
      return true
    }
    // The reader asks for events itself before it reads on.
    return remains.hasOutput || (hasEvent && !isReaderLooking) || life != .open || isAwaited
      || remains.holdsReader
  }

  // MARK: Events

  /// The handler has an event, or may have one.
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

  /// The handler was asked.
  ///
  /// - Parameter hasEvent: Whether it gave an event.
  /// - Returns: Whether the event is to be queued.
  mutating func answered(hasEvent: Bool) -> Bool {
    guard case .asked(_, let isDueAgain) = event else { return false }
    if hasEvent {
      // There may be more: the handler is asked again when this one is on its way.
      event = life == .closed ? .due : .queued
      return life != .closed
    }
    event = isDueAgain ? .due : .none
    return false
  }

  /// The event has left the queue.
  mutating func eventLeftQueue() {
    if event == .queued { event = .due }
  }

  /// The thread that asks the handler is about to wait for something else. Other threads go on.
  ///
  /// - Returns: Which thread that is; nil: none asks.
  mutating func handOverAsking() -> Asker? {
    guard case .asked(let asker, _) = event else { return nil }
    event = .due
    if asker == .reader { pen = .free }
    return asker
  }

  // MARK: The reader thread

  /// The reader has a message that came alone, and looks for events after it.
  mutating func readerBegins() { isReaderLooking = true }

  /// What the reader does about events.
  enum ReaderTurn: Hashable {
    /// It reads on.
    case readOn
    /// It wakes the writer, then reads on.
    case wakeWriter
    /// It asks for an event, then writes what is queued and calls ``finishWriting(_:)``.
    case ask
  }

  /// The reader looks for an event that it could write.
  ///
  /// - Parameter mayWrite: Whether it may as far as queue and pipe are concerned.
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

  /// The reader looks no further; the caller wakes the writer.
  mutating func readerStops() { isReaderLooking = false }

  // MARK: The writer thread

  /// What the writer thread does next.
  enum WriterTurn: Hashable {
    /// It ends.
    case end
    /// It waits to be woken.
    case wait
    /// It asks for an event. Others may write meanwhile.
    case ask
    /// It writes what is queued, then calls ``finishWriting(_:)``.
    case write
  }

  /// The writer thread looks for something to do.
  ///
  /// - Parameters:
  ///   - hasOutput: Whether messages or logs wait.
  ///   - isEventFirst: Whether an event comes before them: there are no messages, or it has waited
  ///     for long enough.
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

  /// Somebody begins to wait until nothing is in flight.
  mutating func addWaiter() { isAwaited = true }

  /// Nothing more is to be submitted.
  mutating func finish() {
    if life == .open { life = .finishing }
  }

  /// Nothing more is written.
  mutating func close() {
    life = .closed
    if event == .queued { event = .due }
  }
}
