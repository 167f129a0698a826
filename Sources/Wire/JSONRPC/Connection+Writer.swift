internal import JSONText
internal import Synchronization

extension Connection {
  /// The size at which gathering messages for one write stops.
  private static let gatherBytes = 64 << 10

  // MARK: Submitting

  /// Frees an id (unless a later request has it) and reserves a place for its answer.
  func submit(_ message: Outgoing, freeing id: RequestID, _ sequence: UInt64) {
    submit(message) { state in
      state.counters.answers += 1
      if state.inFlight[id]?.sequence == sequence { state.inFlight[id] = nil }
    }
  }

  /// Frees an id whose answer waits for the rest of its batch.
  func free(_ id: RequestID, _ sequence: UInt64) {
    state.withLock { state in
      state.counters.answers += 1
      if state.inFlight[id]?.sequence == sequence { state.inFlight[id] = nil }
    }
  }

  /// Reserves a place for a message in the order of output. If nothing is before it and the pipe is
  /// empty, this thread writes it, which saves waking the writer.
  func submit(_ message: Outgoing, _ change: (inout ConnectionState) -> Void = { _ in }) {
    let way = state.withLock { state in
      change(&state)
      let isFirst = state.queue.isEmpty
      let way = state.output.submit { isFirst && takesAtOnce(message) }
      switch way {
      case .drop: break
      case .write: state.settle(message)
      case .queue, .queueAndWake: state.enqueue(message)
      }
      return way
    }
    switch way {
    case .drop, .queue: return
    case .queueAndWake: state.wakeAll()
    case .write:
      var round = Round()
      append(message, to: &round)
      finish(round, write(round))
    }
  }

  /// Whether the pipe certainly has space for a message.
  private func takesAtOnce(_ message: Outgoing) -> Bool {
    switch message {
    case .later, .event: return false
    case .answer, .refusal, .readerAnswer, .notification: break
    }
    return message.byteCount + 512 <= pipeRoom
      && message.byteCount + 512 <= output.emptyPipeRoom(pipeRoom)
  }

  // MARK: The reader as writer

  /// Writes due events on the reader thread, as long as the pipe is certain to accept them at once.
  /// The writer thread handles the rest.
  func writeEventsFromReader() {
    for _ in 0..<4 {
      let turn = state.withLock { state in
        let isFirst = state.queue.isEmpty
        return state.output.readerLooks { isFirst && output.littleIsUnread(pipeRoom) }
      }
      switch turn {
      case .readOn: return
      case .wakeWriter: return state.wakeAll()
      case .ask:
        guard askForEvent() else { return }
        finishReaderTurn()
      }
    }
    state.withLock { $0.output.readerStops() }
    state.wakeAll()
  }

  /// Writes the messages that were queued while an event was requested, if they are small.
  private func finishReaderTurn() {
    let messages: [Outgoing] = state.withLock { state in
      guard state.output.life == .open, state.counters.waitingBytes + 2048 <= pipeRoom / 2,
        state.queue.count <= 8
      else { return [] }
      return takeMessages(&state)
    }
    var round = Round()
    for message in messages { append(message, to: &round) }
    finish(round, round.bytes.isEmpty ? 0 : write(round))
  }

  // MARK: The writer thread

  private enum Turn {
    case write([Outgoing], [(LogEntry, dropped: Int)])
    case askForEvent
    case end
  }

  /// Writes queued messages, and events between them, until the connection is finished.
  func runWriter() {
    while true {
      switch state.wait(until: nextTurn) {
      case .end: return
      case .askForEvent:
        guard askForEvent() else { return }
      case .write(let messages, let logs):
        var round = Round()
        for message in messages { append(message, to: &round) }
        for (entry, dropped) in logs {
          var writer = JSONWriter()
          writer.notification(entry.method) { entry.params(&$0, dropped) }
          append(.notification(writer.finish()), to: &round)
        }
        finish(round, write(round))
      }
    }
  }

  private func nextTurn(_ state: inout ConnectionState) -> Turn? {
    let hasNoMessage = state.queue.isEmpty
    let lastEventTime = state.lastEventTime
    let turn = state.output.writerLooks(hasOutput: !hasNoMessage || !state.logs.isEmpty) {
      hasNoMessage || monotonicMilliseconds() - lastEventTime >= options.eventPatience
    }
    switch turn {
    case .end: return .end
    case .wait: return nil
    case .ask: return .askForEvent
    case .write: break
    }
    let messages = takeMessages(&state)
    var byteCount = messages.reduce(0) { $0 + $1.byteCount + 128 }
    var logs: [(LogEntry, dropped: Int)] = []
    while byteCount < Self.gatherBytes, logs.count < 16, let entry = state.logs.popFirst() {
      logs.append((entry, state.droppedLogsUntold))
      state.droppedLogsUntold = 0
      byteCount += 256
    }
    return .write(messages, logs)
  }

  private func takeMessages(_ state: inout ConnectionState) -> [Outgoing] {
    var messages: [Outgoing] = []
    var byteCount = 0
    while byteCount < Self.gatherBytes, messages.count < 1024, let message = state.dequeue() {
      byteCount += message.byteCount + 128
      if case .event = message { state.output.eventLeftQueue() }
      state.settle(message)
      messages.append(message)
      // A message that is encoded late may be large, so it ends the round.
      if case .later = message { break }
    }
    return messages
  }

  /// Requests one event from the handler and queues it behind everything submitted until then.
  /// Returns false if another thread has taken over.
  private func askForEvent() -> Bool {
    let turn = EventTurn()
    state.withLock { $0.eventTurn = turn }
    var writer = JSONWriter(capacity: 1024)
    let hasWritten = handler.writeNextEvent(&writer)
    if turn.isOver { return false }
    let body = hasWritten ? writer.finish() : []
    state.withLock { state in
      state.eventTurn = nil
      guard state.output.answered(hasEvent: hasWritten) else { return }
      state.lastEventTime = monotonicMilliseconds()
      state.enqueue(.event(body))
    }
    return true
  }

  /// Lets other threads read, write and ask for events, because this thread is about to wait.
  /// Called from within `writeNextEvent`, which then returns false. The handler calls
  /// `eventsReady()` when the wait is over.
  package func handOverEvents() {
    let asker = state.withLock { state in
      state.eventTurn?.end()
      state.eventTurn = nil
      return state.output.handOverAsking()
    }
    switch asker {
    case nil: return
    case .reader: handOverReading()
    case .writer:
      if !startThread({ self.runWriter() }) {
        state.withLock { $0.dropOutput() }
        handler.outputBroken(noThreadError)
      }
    }
    state.wakeAll()
  }

  // MARK: One write

  /// The messages of one write.
  private struct Round {
    var bytes: [UInt8] = []
    var messages = 0
    var events = 0
  }

  private func write(_ round: Round) -> Int32 {
    options.beforeWriting?()
    return output.write(round.bytes)
  }

  private func append(_ message: Outgoing, to round: inout Round) {
    switch message {
    case .answer(let body, _), .readerAnswer(let body), .notification(let body):
      append(body, to: &round)
    case .event(let body):
      round.events += 1
      append(body, to: &round)
    case .later(let id, let result):
      var writer = JSONWriter(capacity: 4096)
      writer.answer(id, result)
      append(writer.finish(), to: &round)
    case .refusal(let id):
      var writer = JSONWriter()
      writer.answer(id, Self.overload(options.inFlightLimit))
      append(writer.finish(), to: &round)
    }
  }

  private func append(_ body: [UInt8], to round: inout Round) {
    options.tap?.wrote(body)
    round.messages += 1
    if isLineMode.load(ordering: .relaxed) {
      // In JSON, a line break can only be white space between tokens.
      round.bytes += body.lazy.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
      round.bytes.append(0x0A)
      return
    }
    round.bytes.reserveCapacity(round.bytes.count + body.count + 40)
    round.bytes += "Content-Length: ".utf8
    round.bytes += String(body.count).utf8
    round.bytes += "\r\n\r\n".utf8
    round.bytes += body
  }

  /// Records the outcome of a write and lets other threads write. After an error, the output is
  /// closed.
  private func finish(_ round: Round, _ error: Int32) {
    let mustWake = state.withLock { state in
      if error != 0 { state.dropOutput() }
      var remains = OutputMachine.Remains(hasFailed: error != 0)
      remains.hasOutput = !state.queue.isEmpty || !state.logs.isEmpty
      remains.holdsReader = state.stubCount >= options.stubLimit / 4 || state.stubBytes > 0
      let mustWake = state.output.finishWriting(remains)
      if error != 0 { return mustWake }
      state.counters.bytesOut += round.bytes.count
      state.counters.messagesOut += round.messages
      state.counters.events += round.events
      return mustWake
    }
    if mustWake { state.wakeAll() }
    if error != 0 { handler.outputBroken(error) }
  }
}
