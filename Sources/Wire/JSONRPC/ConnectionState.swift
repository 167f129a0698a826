internal import JSONText

/// One message in the output queue.
enum Outgoing {
  /// A body, and the number of requests in flight that it completes.
  case answer([UInt8], settles: Int)
  /// An answer that is encoded when it is written.
  case later(RequestID, @Sendable (inout JSONWriter) throws(ResponseError) -> Void)
  /// A request refused because of overload; only its id is stored.
  case refusal(RequestID)
  /// Another answer made by the reader itself, such as one to bytes that are not a message.
  case readerAnswer([UInt8])
  /// A state event. At most one is in the queue.
  case event([UInt8])
  /// Any other notification.
  case notification([UInt8])

  /// The number of its bytes, for the limits.
  var byteCount: Int {
    switch self {
    case .answer(let body, _), .readerAnswer(let body), .event(let body), .notification(let body):
      body.count
    case .refusal(let id), .later(let id, _): id.token.count
    }
  }

  /// Whether it was made by the reader and does not count as a request in flight.
  var isStub: Bool {
    switch self {
    case .refusal, .readerAnswer: true
    case .answer, .later, .event, .notification: false
    }
  }
}

/// A log message. Its text is made when it is written; it receives the number of messages dropped
/// before it.
struct LogEntry {
  var method: String
  var params: @Sendable (inout JSONWriter, Int) -> Void
}

/// A first-in first-out queue. O(1) amortized at both ends.
struct Queue<Element> {
  private var items: [Element?] = []
  private var head = 0

  var count: Int { items.count - head }
  var isEmpty: Bool { head == items.count }

  mutating func append(_ element: Element) {
    items.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < items.count else { return nil }
    let element = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: head <= 4096)
      head = 0
    } else if head > 1024, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return element
  }
}

/// The state that the threads of a connection share, under one lock.
struct ConnectionState {
  struct InFlight {
    var sequence: UInt64
    var cancellation: CancellationFlag
  }

  /// The state machine that decides which thread writes and which one requests events.
  var output = OutputMachine()
  var inFlight: [RequestID: InFlight] = [:]
  var nextSequence: UInt64 = 1
  var queue = Queue<Outgoing>()
  var stubCount = 0
  var stubBytes = 0
  /// The turn of the current reader thread.
  var readerTurn: Connection.ReaderTurn?
  /// The turn of the thread that asks for events.
  var eventTurn: Connection.EventTurn?
  var lastEventTime = 0
  var logs = Queue<LogEntry>()
  var droppedLogsUntold = 0
  var counters = ConnectionCounters()

  mutating func enqueue(_ message: Outgoing) {
    counters.waitingBytes += message.byteCount
    if message.isStub {
      stubCount += 1
      stubBytes += message.byteCount
    }
    queue.append(message)
  }

  mutating func dequeue() -> Outgoing? {
    guard let message = queue.popFirst() else { return nil }
    counters.waitingBytes -= message.byteCount
    if message.isStub {
      stubCount -= 1
      stubBytes -= message.byteCount
    }
    return message
  }

  /// Frees places in flight when answers are about to be written: a client that has read them may
  /// send as many more at once.
  mutating func settle(_ message: Outgoing) {
    switch message {
    case .answer(_, let settles): counters.inFlight = max(0, counters.inFlight - settles)
    case .later: counters.inFlight = max(0, counters.inFlight - 1)
    case .refusal, .readerAnswer, .event, .notification: break
    }
  }

  /// Discards all output, after the client has ended.
  mutating func dropOutput() {
    output.close()
    while dequeue() != nil {}
    logs = Queue()
    counters.inFlight = 0
  }
}
