internal import JSONText
internal import Synchronization

extension Connection {
  /// The reader thread: reads, cuts frames, parses, and passes messages on. It waits only for
  /// bytes, except while too many refusals are queued.
  func runReader() { runReader(FrameDecoder(limits: options.frames)) }

  /// Continues reading where another thread stopped.
  private func runReader(_ start: FrameDecoder) {
    let turn = ReaderTurn(start)
    state.withLock { $0.readerTurn = turn }
    var decoder = start
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var hasToldStall = false
    while true {
      let patience: Int32? = decoder.isInsideBody && !hasToldStall ? 10_000 : nil
      switch input.read(into: &buffer, patience: patience) {
      case .bytes(let length):
        hasToldStall = false
        count { $0.bytesIn += length }
        options.tap?.read(buffer[..<length])
        let events = decoder.consume(buffer[..<length])
        if decoder.isLineMode { isLineMode.store(true, ordering: .relaxed) }
        if events.count == 1 {
          turn.decoder.withLock { $0 = decoder }
          if !takeAlone(events[0], isAlone: !decoder.isInsideBody, turn) { return }
        } else {
          for event in events where !take(event) { return }
        }
      case .stalled:
        hasToldStall = true
        handler.noticed(.stalled)
      case .end:
        options.tap?.inputEnded()
        let (events, end) = decoder.finish()
        for event in events where !take(event) { return }
        return handler.inputEnded(.closed(end))
      case .failed(let code):
        return handler.inputEnded(.failed(code))
      }
    }
  }

  /// Processes an event with nothing queued behind it. This thread then writes the resulting
  /// updates itself if that needs no waiting, which saves waking the writer. Returns false if
  /// reading ends or continues in another thread.
  private func takeAlone(_ event: FrameEvent, isAlone: Bool, _ turn: ReaderTurn) -> Bool {
    state.withLock { $0.output.readerBegins() }
    let goesOn = take(event, isAlone: isAlone)
    if turn.isOver { return false }
    writeEventsFromReader()
    return goesOn && !turn.isOver
  }

  /// Starts another thread that continues reading, because this thread is about to wait. Called
  /// while this thread handles a request with nothing queued behind it. Afterwards this thread is
  /// no longer the reader.
  package func handOverReading() {
    let turn = state.withLock { state in
      defer { state.readerTurn = nil }
      state.output.readerStops()
      return state.readerTurn
    }
    guard let turn else { return }
    turn.end()
    state.wakeAll()
    let decoder = turn.decoder.withLock { $0 }
    if !startThread({ self.runReader(decoder) }) {
      handler.inputEnded(.failed(noThreadError))
    }
  }

  /// Processes one event of the decoder. Returns false after the last.
  func take(_ event: FrameEvent, isAlone: Bool = false) -> Bool {
    switch event {
    case .message(let body): take(body, isAlone: isAlone)
    case .malformed(let fault):
      count { $0.parseErrors += 1 }
      handler.noticed(.malformed(fault))
      let data: JSONValue = ["kind": "framing", "reason": .string(fault.rawValue)]
      answer(
        nil,
        ResponseError(
          code: ResponseError.parseError, message: "The framing is invalid.", data: data))
    case .oversized(let limit, let got):
      count { $0.invalidMessages += 1 }
      let data: JSONValue = [
        "kind": "length", "limit": .integer(Int64(limit)), "got": .integer(Int64(got)),
      ]
      answer(
        nil,
        ResponseError(
          code: ResponseError.invalidRequest, message: "The message is too long.", data: data))
    case .fatal(let fault):
      handler.inputEnded(.unrecoverable(fault))
      return false
    }
    pauseIfFull()
    return true
  }

  private func take(_ body: [UInt8], isAlone: Bool) {
    count { $0.messagesIn += 1 }
    switch Envelope.read(body) {
    case .single(let envelope):
      dispatch(envelope, batch: nil, isAlone: isAlone, byteCount: body.count)
    case .batch(let members):
      // A batch is admitted or refused as a whole. It may exceed the limit by its own size.
      let collector = BatchCollector(memberCount: members.count)
      let isAdmitted = state.withLock { hasRoom($0) }
      for (index, member) in members.enumerated() {
        let place = BatchPlace(collector: collector, index: index, isAdmitted: isAdmitted)
        dispatch(member, batch: place, isAlone: false, byteCount: body.count)
      }
      collector.fill(nil, with: nil, settles: 0, self)
    }
  }

  private func dispatch(
    _ envelope: Envelope, batch: BatchPlace?, isAlone: Bool, byteCount: Int
  ) {
    switch envelope {
    case .request(let request): dispatch(request, batch, isAlone: isAlone, byteCount: byteCount)
    case .notification(let notification):
      if notification.method.elementsEqual("$/cancelRequest".utf8) { return cancel(notification) }
      let sequence = state.withLock { state in
        state.counters.notifications += 1
        state.nextSequence += 1
        return state.nextSequence - 1
      }
      handler.handle(notification, sequence: sequence, byteCount: byteCount)
    case .response(let response):
      count { $0.responses += 1 }
      handler.handle(response)
    case .invalid(let error, let id):
      count { counters in
        if error.code == ResponseError.parseError {
          counters.parseErrors += 1
        } else {
          counters.invalidMessages += 1
        }
      }
      answer(id, error, batch)
    }
  }

  /// The period in which one thread is the reader.
  final class ReaderTurn: Sendable {
    /// The state with which the next reader continues.
    let decoder: Mutex<FrameDecoder>
    private let hasEnded = Atomic(false)

    init(_ decoder: FrameDecoder) {
      self.decoder = Mutex(decoder)
    }

    /// Whether another thread has become the reader.
    var isOver: Bool { hasEnded.load(ordering: .relaxed) }

    func end() { hasEnded.store(true, ordering: .relaxed) }
  }

  /// The period in which one thread asks the handler for events.
  final class EventTurn: Sendable {
    private let hasEnded = Atomic(false)

    /// Whether another thread requests events now.
    var isOver: Bool { hasEnded.load(ordering: .relaxed) }

    func end() { hasEnded.store(true, ordering: .relaxed) }
  }

  private enum Admission {
    case accepted(UInt64, CancellationFlag), doubled, overloaded
  }

  private func dispatch(
    _ request: Request, _ batch: BatchPlace?, isAlone: Bool, byteCount: Int
  ) {
    switch admit(request.id, isAdmitted: batch?.isAdmitted) {
    case .accepted(let sequence, let flag):
      batch?.collector.expect()
      let reply = PendingReply(
        id: request.id, sequence: sequence, cancellation: flag, connection: self, batch: batch)
      let incoming = IncomingRequest(
        request: request, sequence: sequence, cancellation: flag, isInBatch: batch != nil,
        isAlone: isAlone, byteCount: byteCount)
      handler.handle(incoming, reply: reply)
    case .doubled:
      let error = ResponseError(
        code: ResponseError.invalidRequest, message: "A request with this id is in flight.",
        data: ["kind": "id"])
      answer(nil, error, batch)
    case .overloaded:
      if batch == nil {
        submit(.refusal(request.id))
      } else {
        answer(request.id, Self.overload(options.inFlightLimit), batch)
      }
    }
  }

  private func hasRoom(_ state: ConnectionState) -> Bool {
    state.counters.inFlight < options.inFlightLimit
      && state.counters.waitingBytes < options.waitingBytesLimit
  }

  private func admit(_ id: RequestID, isAdmitted: Bool?) -> Admission {
    state.withLock { state in
      if state.inFlight[id] != nil {
        state.counters.invalidMessages += 1
        return .doubled
      }
      guard isAdmitted ?? hasRoom(state) else {
        state.counters.refused += 1
        return .overloaded
      }
      let sequence = state.nextSequence
      let flag = CancellationFlag()
      state.nextSequence += 1
      state.inFlight[id] = ConnectionState.InFlight(sequence: sequence, cancellation: flag)
      state.counters.inFlight += 1
      state.counters.requests += 1
      return .accepted(sequence, flag)
    }
  }

  static func overload(_ limit: Int) -> ResponseError {
    ResponseError(
      code: ResponseError.overloaded, message: "Too many requests are in flight.",
      data: ["kind": "overloaded", "limit": .integer(Int64(limit))])
  }

  private func cancel(_ notification: Notification) {
    guard let id = notification.params?.member("id").flatMap({ RequestID($0) }) else { return }
    let flag = state.withLock { state in
      let flag = state.inFlight[id]?.cancellation
      if flag != nil { state.counters.cancellations += 1 }
      return flag
    }
    flag?.cancel()
  }

  /// Answers a message without the handler.
  private func answer(
    _ id: RequestID?, _ error: ResponseError,
    _ batch: BatchPlace? = nil
  ) {
    var writer = JSONWriter()
    writer.answer(id, error)
    if let batch {
      batch.collector.expect()
      batch.collector.fill(batch.index, with: writer.finishSpan(), settles: 0, self)
    } else {
      submit(.readerAnswer(writer.finish()))
    }
  }

  private func pauseIfFull() {
    let waiting = state.withLock { state in
      let isFull =
        state.stubCount >= options.stubLimit || state.stubBytes >= options.stubBytesLimit
      return isFull && state.output.life == .open ? state.stubCount : nil
    }
    guard let waiting else { return }
    handler.noticed(.paused(waiting: waiting))
    state.wait { state in
      let isLow =
        state.stubCount <= options.stubLimit / 2 && state.stubBytes <= options.stubBytesLimit / 2
      return isLow || state.output.life == .closed ? () : nil
    }
    handler.noticed(.resumed)
  }
}
