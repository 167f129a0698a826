import JSONText
import TestSupport
import Testing

@testable import JSONRPC

@Suite(.serialized) struct ConnectionTests {
  @Test func `a client that does not read is answered for everything once it does`() {
    let count = 50_000
    let peer = Peer()
    let filler = String(repeating: "x", count: 2000)
    for id in 1...count { peer.send(call("\(id)", "echo", "{\"a\":\"\(filler)\"}")) }
    // All of it was taken although nothing was read; what waits is bounded.
    let waiting = peer.connection.counters
    #expect(waiting.inFlight <= 256)
    #expect(waiting.waitingBytes < 4 << 20)
    peer.startReading()
    peer.closeInput()
    var seen = Set<[UInt8]>()
    let answers = bodies(peer.finish()) ?? []
    for body in answers {
      let id = try? JSONDocument(parsing: body, depthLimit: 9).root.member("id")?.rawText
      #expect(seen.insert(Array(id ?? [])).inserted)
    }
    #expect(seen.count == count)
    #expect(peer.connection.counters.refused > 0)
  }

  @Test func `reading pauses when refusals pile up and loses nothing`() {
    var options = Connection.Options()
    options.stubLimit = 1000
    let peer = Peer(options)
    let filler = String(repeating: "x", count: 200)
    let isSent = Monitor(false)
    #expect(
      startThread {
        for id in 1...30_000 { peer.send(call("\(id)", "echo", "{\"a\":\"\(filler)\"}")) }
        peer.closeInput()
        isSent.withLock { $0 = true }
        isSent.wakeAll()
      })
    let paused = peer.handler.wait { seen in
      seen.notices.contains { if case .paused = $0 { true } else { false } } ? true : nil
    }
    #expect(paused == true)
    peer.startReading()
    #expect(isSent.wait(for: .seconds(20)) { $0 ? true : nil } == true)
    let answers = bodies(peer.finish()) ?? []
    #expect(answers.count == 30_000)
    #expect(Set(answers.map { inShort($0).prefix { $0 != " " } }).count == 30_000)
    #expect(peer.handler.seen.withLock { $0.notices.contains(.resumed) })
  }

  @Test func `many threads may answer, each request gets one answer`() {
    let peer = Peer()
    peer.startReading()
    for id in 1...200 { peer.send(call("\(id)", "hold")) }
    let held = peer.handler.wait { seen -> [PendingReply]? in
      guard seen.held.count == 200 else { return nil }
      defer { seen.held = [] }
      return seen.held
    }
    let replies = held ?? []
    for _ in 0..<4 {
      #expect(startThread { for reply in replies { reply.succeed { $0.null() } } })
    }
    let answers = peer.bodies(atLeast: 200)
    peer.closeInput()
    let all = bodies(peer.finish()) ?? []
    #expect(answers.count == 200)
    #expect(Set(all.map(inShort)) == Set((1...200).map { "\($0) ok" }))
    #expect(all.count == 200)
  }

  @Test func `answers leave in the order they were given`() {
    let peer = Peer()
    peer.startReading()
    let count = TestSettings.isSweep ? 100_000 : 20_000
    var next = 1
    // Never more than the cap in flight, as a good client does.
    while next <= count {
      let last = min(next + 199, count)
      peer.send((next...last).flatMap { frame(call("\($0)", $0 % 7 == 0 ? "later" : "echo")) })
      next = last + 1
      _ = peer.handler.wait { $0.sequences.count >= last ? true : nil }
      while peer.connection.counters.inFlight > 0 {}
    }
    peer.closeInput()
    let answers = bodies(peer.finish()) ?? []
    #expect(answers.map(inShort) == (1...count).map { "\($0) ok" })
    let sequences = peer.handler.seen.withLock(\.sequences)
    #expect(sequences == (1...UInt64(count)).map { $0 })
  }

  @Test func `a cancel passes while output is blocked`() {
    let peer = Peer()
    peer.send(call("\"x\"", "hold"))
    // Answers that fill the pipe: nobody reads.
    let filler = String(repeating: "x", count: 60_000)
    for id in 1...8 { peer.send(call("\(id)", "echo", "{\"a\":\"\(filler)\"}")) }
    let isHit = Monitor(false)
    let reply = peer.handler.wait { $0.held.first }
    reply?.cancellation.onCancel {
      isHit.withLock { $0 = true }
      isHit.wakeAll()
    }
    peer.send("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"x\"}}")
    #expect(isHit.wait(for: .seconds(10)) { $0 ? true : nil } == true)
    #expect(reply?.cancellation.isCancelled == true)
    peer.startReading()
    peer.handler.seen.withLock { $0.held = [] }
    reply?.fail(ResponseError(code: ResponseError.requestCancelled, message: "Cancelled."))
    peer.closeInput()
    let answers = (bodies(peer.finish()) ?? []).map(inShort)
    #expect(answers.sorted().first == "\"x\" -32800")
    #expect(answers.count == 9)
  }

  @Test func `events wait for room one at a time and come behind earlier answers`() {
    let peer = Peer()
    let filler = String(repeating: "x", count: 60_000)
    for id in 1...20 { peer.send(call("\(id)", "echo", "{\"a\":\"\(filler)\"}")) }
    _ = peer.handler.wait { $0.sequences.count == 20 ? true : nil }
    peer.handler.seen.withLock { $0.eventsWanted = 1000 }
    peer.connection.eventsReady()
    // Output is blocked, so at most one event may have been asked for.
    #expect(peer.handler.seen.withLock(\.eventCount) <= 1)
    peer.startReading()
    let found = peer.bodies(atLeast: 1020).map(inShort)
    #expect(found.filter { $0 == "event" }.count == 1000)
    #expect(found.filter { $0 != "event" } == (1...20).map { "\($0) ok" })
    peer.closeInput()
    _ = peer.finish()
  }

  @Test func `logs keep the newest and tell how many were dropped`() {
    var options = Connection.Options()
    options.logLimit = 4
    let peer = Peer(options)
    let filler = String(repeating: "x", count: 200_000)
    peer.send(call("1", "echo", "{\"a\":\"\(filler)\"}"))
    _ = peer.handler.wait { $0.sequences.count == 1 ? true : nil }
    while !peer.connection.isWriting {}
    for number in 1...10 {
      peer.connection.log("log") { writer, dropped in
        writer.beginArray()
        writer.int(number)
        writer.int(dropped)
        writer.endArray()
      }
    }
    peer.startReading()
    let logs = peer.bodies(atLeast: 5).dropFirst().map { try? JSONValue(parsing: $0)["params"] }
    #expect(logs == [[7, 6], [8, 0], [9, 0], [10, 0]])
    peer.closeInput()
    _ = peer.finish()
  }

  @Test func `a client that is gone is told to the handler and ends the output`() {
    let peer = Peer()
    peer.closeOutput()
    peer.send(call("1", "echo"))
    #expect(peer.handler.wait { $0.broken.first } != nil)
    #expect(peer.connection.counters.waitingBytes == 0)
    #expect(!peer.connection.finish(within: .milliseconds(10)))
    peer.closeInput()
  }

  @Test func `closing at any moment neither hangs nor traps`() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let peer = Peer(overSockets: seed % 2 == 0)
      for id in 1...20 { peer.send(call("\(id)", "echo")) }
      if Bool.random(using: &random) { peer.closeOutput() }
      for _ in 0..<Int.random(in: 0..<2000, using: &random) { _ = random.next() }
      peer.closeInput()
      _ = peer.connection.finish(within: .seconds(1))
    }
  }
}
