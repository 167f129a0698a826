import TestSupport
import Testing

@testable import JSONRPC

/// The machine with everything around it, as plain values: the queue, the handler's events, and what
/// each thread does. A step is what one thread does under the lock, or outside of it.
private struct World: Hashable {
  enum Item: Hashable {
    case message(Int), event(Int)
  }

  enum Writer: Hashable {
    case ready, sleeping, asking, answered(Int?), writing([Item]), ended
  }

  enum Reader: Hashable {
    case idle, handling, looking(Int), asking(Int), answered(Int, Int?), turning(Int)
    case writing(Int, [Item])
  }

  /// A thread that waits for something that others bring about.
  enum Waiter: Hashable {
    case away, ready, sleeping, done
  }

  /// How much may still happen.
  struct Budget: Hashable {
    var messages = 0
    var events = 0
    var loneRequests = 0
    var handOvers = 0
    var failures = 0
    var finishes = 0
    var waits = 0
  }

  static let rounds = 2

  var machine = OutputMachine()
  var budget: Budget
  var writer = Writer.ready
  var reader = Reader.idle
  var submitter: [Item]?
  /// Waits until all is written, then closes.
  var finisher = Waiter.away
  /// Waits until no message is in flight.
  var settler = Waiter.away
  /// Events that the handler has, and those that it has not announced yet.
  var available: [Int] = []
  var unannounced = 0
  /// Events whose thread waits for a device.
  var apart: [Int] = []
  var queue: [Item] = []
  /// What was submitted, in order, and what was written of it.
  var submitted: [Item] = []
  var written: [Item] = []
  var nextNumber = 0

  private let mayHandOver: Bool

  init(_ budget: Budget) {
    self.budget = budget
    mayHandOver = budget.handOvers > 0
  }

  private mutating func wake(_ mustWake: Bool = true) {
    guard mustWake else { return }
    if writer == .sleeping { writer = .ready }
    if finisher == .sleeping { finisher = .ready }
    if settler == .sleeping { settler = .ready }
  }

  private mutating func take(_ count: Int) -> [Item] {
    let taken = Array(queue.prefix(count))
    queue.removeFirst(taken.count)
    for case .event in taken { machine.eventLeftQueue() }
    return taken
  }

  private mutating func finishWriting(_ items: [Item], fails: Bool) {
    if fails {
      budget.failures -= 1
      queue = []
    } else {
      written += items
    }
    let remains = OutputMachine.Remains(hasFailed: fails, hasOutput: !queue.isEmpty)
    wake(machine.finishWriting(remains))
  }

  private mutating func answer(_ event: Int?) {
    guard machine.answered(hasEvent: event != nil), let event else { return }
    queue.append(.event(event))
    submitted.append(.event(event))
  }

  private mutating func askHandler() -> Int? {
    available.isEmpty ? nil : available.removeFirst()
  }

  /// How many threads are about to write what they have.
  var writing: Int {
    var count = submitter == nil ? 0 : 1
    if case .writing = writer { count += 1 }
    if case .writing = reader { count += 1 }
    return count
  }

  /// How many threads ask the handler, or are to bring its answer.
  var asking: Int {
    var count = 0
    switch writer {
    case .asking, .answered: count += 1
    case .ready, .sleeping, .writing, .ended: break
    }
    switch reader {
    case .asking, .answered: count += 1
    case .idle, .handling, .looking, .turning, .writing: break
    }
    return count
  }

  /// Every world that one step leads to.
  var next: [World] {
    var found: [World] = []
    func step(_ change: (inout World) -> Void) {
      var world = self
      change(&world)
      found.append(world)
    }
    addOthersSteps(step)
    addWriterSteps(step)
    addReaderSteps(step)
    return found
  }

  private func addOthersSteps(_ step: ((inout World) -> Void) -> Void) {
    if budget.messages > 0 {
      for mayWrite in [false, true] where queue.isEmpty || !mayWrite {
        step { $0.submit(mayWrite) }
      }
    }
    if budget.events > 0 {
      step { world in
        world.budget.events -= 1
        world.available.append(world.nextNumber)
        world.nextNumber += 1
        world.unannounced += 1
      }
    }
    if unannounced > 0 {
      step { world in
        world.unannounced -= 1
        world.wake(world.machine.announceEvent())
      }
    }
    if !apart.isEmpty {
      step { world in
        world.available.insert(world.apart.removeFirst(), at: 0)
        world.unannounced += 1
      }
    }
    if let submitter {
      for fails in [false, true] where !fails || budget.failures > 0 {
        step { world in
          world.submitter = nil
          world.finishWriting(submitter, fails: fails)
        }
      }
    }
    if budget.waits > 0 {
      step { world in
        world.budget.waits -= 1
        world.machine.addWaiter()
        world.settler = .ready
      }
    }
    if settler == .ready {
      step { world in
        let isDone = world.queue.isEmpty || world.machine.life == .closed
        world.settler = isDone ? .done : .sleeping
      }
    }
    if budget.finishes > 0 {
      step { world in
        world.budget.finishes -= 1
        world.machine.finish()
        world.wake()
        world.finisher = .ready
      }
    }
    if finisher == .ready {
      step { world in
        let isWritten = world.queue.isEmpty && world.machine.pen == .free
        world.finisher = isWritten || world.machine.life == .closed ? .done : .sleeping
        guard world.finisher == .done else { return }
        world.machine.close()
        world.wake()
      }
    }
  }

  private mutating func submit(_ mayWrite: Bool) {
    budget.messages -= 1
    let item = Item.message(nextNumber)
    nextNumber += 1
    let way = machine.submit { mayWrite }
    if way != .drop { submitted.append(item) }
    switch way {
    case .drop: break
    case .write: submitter = [item]
    case .queue: queue.append(item)
    case .queueAndWake:
      queue.append(item)
      wake()
    }
  }

  private func addWriterSteps(_ step: ((inout World) -> Void) -> Void) {
    switch writer {
    case .sleeping, .ended: break
    case .ready:
      for isPatienceOver in [false, true] {
        for count in Set([1, queue.count]) {
          step { $0.writerLooks(isPatienceOver, count) }
        }
      }
    case .asking:
      step { $0.writer = .answered($0.askHandler()) }
      if budget.handOvers > 0, !available.isEmpty {
        step { world in
          world.budget.handOvers -= 1
          world.apart.append(world.available.removeFirst())
          #expect(world.machine.handOverAsking() == .writer)
          world.writer = .ready
          world.wake()
        }
      }
    case .answered(let event):
      step { world in
        world.answer(event)
        world.writer = .ready
      }
    case .writing(let items):
      for fails in [false, true] where !fails || budget.failures > 0 {
        step { world in
          world.writer = .ready
          world.finishWriting(items, fails: fails)
        }
      }
    }
  }

  private mutating func writerLooks(_ isPatienceOver: Bool, _ count: Int) {
    let isEmpty = queue.isEmpty
    let turn = machine.writerLooks(hasOutput: !isEmpty) { isEmpty || isPatienceOver }
    switch turn {
    case .end: writer = .ended
    case .wait: writer = .sleeping
    case .ask: writer = .asking
    case .write: writer = .writing(take(count))
    }
  }

  private func addReaderSteps(_ step: ((inout World) -> Void) -> Void) {
    switch reader {
    case .idle:
      guard budget.loneRequests > 0 else { return }
      step { world in
        world.budget.loneRequests -= 1
        world.machine.readerBegins()
        world.reader = .handling
      }
    case .handling: step { $0.reader = .looking(0) }
    case .looking(let round):
      for mayWrite in [false, true] where queue.isEmpty || !mayWrite {
        step { $0.readerLooks(round, mayWrite) }
      }
    case .asking(let round):
      step { $0.reader = .answered(round, $0.askHandler()) }
      if budget.handOvers > 0, !available.isEmpty {
        step { world in
          world.budget.handOvers -= 1
          world.apart.append(world.available.removeFirst())
          #expect(world.machine.handOverAsking() == .reader)
          world.machine.readerStops()
          world.reader = .idle
          world.wake()
        }
      }
    case .answered(let round, let event):
      step { world in
        world.answer(event)
        world.reader = .turning(round)
      }
    case .turning(let round):
      step { $0.reader = .writing(round, []) }
      if machine.life == .open { step { $0.reader = .writing(round, $0.take($0.queue.count)) } }
    case .writing(let round, let items):
      for fails in [false, true] where !fails || (budget.failures > 0 && !items.isEmpty) {
        step { world in
          world.reader = .looking(round + 1)
          world.finishWriting(items, fails: fails)
        }
      }
    }
  }

  private mutating func readerLooks(_ round: Int, _ mayWrite: Bool) {
    if round == Self.rounds {
      machine.readerStops()
      reader = .idle
      return wake()
    }
    switch machine.readerLooks(mayWrite: { mayWrite }) {
    case .readOn: reader = .idle
    case .wakeWriter:
      reader = .idle
      wake()
    case .ask: reader = .asking(round)
    }
  }

  /// What must hold always.
  var fault: String? {
    if writing > 1 { return "two threads write" }
    if asking > 1 { return "two threads ask for an event" }
    if queue.count(where: { if case .event = $0 { true } else { false } }) > 1 {
      return "two events wait"
    }
    if machine.pen == .free, writing > 0 { return "somebody writes without the pen" }
    if !submitted.starts(with: written) { return "the order of output is not that of submitting" }
    let events = written.compactMap { if case .event(let number) = $0 { number } else { nil } }
    // What a thread had that handed over comes later.
    if !mayHandOver, events != events.sorted() { return "events have changed places" }
    return nil
  }

  /// What must hold when nothing more happens.
  var faultAtRest: String? {
    if machine.life == .closed { return writer == .ended ? nil : "the writer never ends" }
    if !queue.isEmpty { return "messages stay in the queue" }
    if !available.isEmpty { return "events stay with the handler" }
    if written != submitted { return "something was not written" }
    if !machine.isQuiet { return "the machine is not at rest" }
    if finisher != .away { return "nobody wakes who waits for the end" }
    if settler == .sleeping { return "nobody wakes who waits for answers" }
    return writer == .sleeping ? nil : "the writer does not wait"
  }
}

@Suite struct OutputMachineTests {
  /// Goes through every order of steps.
  ///
  /// - Returns: How many different worlds there are.
  private func explore(_ budget: World.Budget) -> Int {
    let start = World(budget)
    var seen: Set = [start]
    var open = [start]
    while let world = open.popLast() {
      if let fault = world.fault {
        Issue.record("\(fault): \(world)")
        return 0
      }
      let next = world.next
      if next.isEmpty, let fault = world.faultAtRest {
        Issue.record("\(fault): \(world)")
        return 0
      }
      for other in next where seen.insert(other).inserted { open.append(other) }
    }
    return seen.count
  }

  @Test func `in every order one thread writes, in the order of submitting, and nothing is left`() {
    #expect(explore(World.Budget(messages: 2, events: 2, loneRequests: 1)) > 1000)
    #expect(explore(World.Budget(messages: 2, events: 1, loneRequests: 1, waits: 1)) > 1000)
  }

  @Test func `in every order a thread that hands over leaves the rest to others`() {
    #expect(explore(World.Budget(messages: 1, events: 2, loneRequests: 1, handOvers: 1)) > 1000)
  }

  @Test func `in every order the end comes after what was submitted`() {
    #expect(explore(World.Budget(messages: 2, events: 1, loneRequests: 1, finishes: 1)) > 1000)
  }

  @Test func `in every order a write that fails ends the writer`() {
    let budget = World.Budget(messages: 2, events: 1, loneRequests: 1, failures: 1, finishes: 1)
    #expect(explore(budget) > 1000)
  }

  @Test func `what a write leaves wakes those who wait for it`() {
    func wakes(_ change: (inout OutputMachine, inout OutputMachine.Remains) -> Void) -> Bool {
      var machine = OutputMachine()
      #expect(machine.submit { true } == .write)
      var remains = OutputMachine.Remains()
      change(&machine, &remains)
      return machine.finishWriting(remains)
    }
    #expect(!wakes { _, _ in })
    #expect(wakes { _, remains in remains.hasOutput = true })
    #expect(wakes { _, remains in remains.holdsReader = true })
    #expect(wakes { _, remains in remains.hasFailed = true })
    #expect(wakes { machine, _ in machine.addWaiter() })
    #expect(wakes { machine, _ in machine.finish() })
    #expect(wakes { machine, _ in _ = machine.announceEvent() })
    #expect(
      !wakes { machine, _ in
        machine.readerBegins()
        _ = machine.announceEvent()
      })
  }

  @Test func `in long random orders the same holds`() {
    for seed in 1...UInt64(TestSettings.seedCount(20)) {
      var generator = SeededGenerator(seed: seed)
      let budget = World.Budget(
        messages: 40, events: 40, loneRequests: 30, handOvers: 5, finishes: seed % 2 == 0 ? 1 : 0,
        waits: 1)
      var world = World(budget)
      while let next = world.next.randomElement(using: &generator) {
        world = next
        if let fault = world.fault {
          Issue.record("seed \(seed): \(fault)")
          return
        }
      }
      if let fault = world.faultAtRest { Issue.record("seed \(seed): \(fault)") }
    }
  }
}
