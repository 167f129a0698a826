internal import JSONText

/// One message on its way out.
enum Outgoing {
  /// A body, and how many requests in flight it settles.
  case answer([UInt8], settles: Int)
  /// An answer encoded when its turn comes.
  case later(RequestID, @Sendable (inout JSONWriter) throws(ResponseError) -> Void)
  /// A request refused for overload, kept as its id alone.
  case refusal(RequestID)
  /// Another answer made by the reader itself, such as to bytes that are no message.
  case readerAnswer([UInt8])
  /// A state event; at most one is in the queue.
  case event([UInt8])
  /// Any other notification.
  case notification([UInt8])

  /// Bytes it holds, for the bounds.
  var byteCount: Int {
    switch self {
    case .answer(let body, _), .readerAnswer(let body), .event(let body), .notification(let body):
      body.count
    case .refusal(let id), .later(let id, _): id.token.count
    }
  }

  /// Whether it was made by the reader without a place in the in-flight cap.
  var isStub: Bool {
    switch self {
    case .refusal, .readerAnswer: true
    case .answer, .later, .event, .notification: false
    }
  }
}

/// A log message: its text is made when it is written and told how many before it were dropped.
struct LogEntry {
  var method: String
  var params: @Sendable (inout JSONWriter, Int) -> Void
}

/// A first-in first-out queue, O(1) at both ends (amortised).
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

/// Everything the threads of a connection share, under one lock.
struct ConnectionState {
  struct InFlight {
    var sequence: UInt64
    var cancellation: CancellationFlag
  }

  /// Who writes, and who asks for events.
  var output = OutputMachine()
  var inFlight: [RequestID: InFlight] = [:]
  var nextSequence: UInt64 = 1
  var queue = Queue<Outgoing>()
  var stubCount = 0
  var stubBytes = 0
  /// The thread that reads.
  var readerTurn: Connection.ReaderTurn?
  /// The thread that asks for an event.
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

  /// Makes room for new requests when answers are about to be written: a client that has read
  /// them may send as many more at once.
  mutating func settle(_ message: Outgoing) {
    switch message {
    case .answer(_, let settles): counters.inFlight = max(0, counters.inFlight - settles)
    case .later: counters.inFlight = max(0, counters.inFlight - 1)
    case .refusal, .readerAnswer, .event, .notification: break
    }
  }

  /// Drops all output, for a client that is gone.
  mutating func dropOutput() {
    output.close()
    while dequeue() != nil {}
    logs = Queue()
    counters.inFlight = 0
  }
}
