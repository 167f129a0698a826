import Synchronization
import TestSupport
import Testing

@testable import Scheduling

/// Threads that wait for devices hold up nobody else.
struct BlockingCallTests {
  @Test(arguments: [WorkerPool.Lane.short, .long, .files])
  func `a lane goes on while many of its jobs wait`(_ lane: WorkerPool.Lane) {
    let pool = WorkerPool(width: 1)
    let gate = ThreadSignal()
    let begun = ThreadSignal()
    let ended = ThreadSignal()
    for _ in 0..<50 {
      pool.submit(lane) {
        _ = BlockingCall.run {
          begun.post()
          gate.wait()
        }
        ended.post()
      }
    }
    for _ in 0..<50 { begun.wait() }
    let done = ThreadSignal()
    pool.submit(lane) { done.post() }
    done.wait()
    for _ in 0..<50 { gate.post() }
    for _ in 0..<50 { ended.wait() }
    // Spare threads leave; what comes then is still done.
    for _ in 0..<100 { pool.submit(lane) { ended.post() } }
    for _ in 0..<100 { ended.wait() }
  }

  @Test func `loops in parallel go on while a part of another waits`() {
    let pool = WorkerPool(width: 2)
    let gate = ThreadSignal()
    let begun = ThreadSignal()
    let ended = ThreadSignal()
    for _ in 0..<4 {
      pool.submit(.long) {
        pool.parallel(2) { part in
          if part == 1 {
            _ = BlockingCall.run {
              begun.post()
              gate.wait()
            }
          }
        }
        ended.post()
      }
    }
    for _ in 0..<4 { begun.wait() }
    let count = Atomic(0)
    pool.parallel(8) { _ in count.wrappingAdd(1, ordering: .relaxed) }
    #expect(count.load(ordering: .relaxed) == 8)
    for _ in 0..<4 { gate.post() }
    for _ in 0..<4 { ended.wait() }
  }

  @Test func `what one thread alone may do is handed over once, before it waits`() {
    var order: [String] = []
    BlockingCall.handingOver({ order.append("outer") }) {
      BlockingCall.handingOver({ order.append("inner") }) {
        #expect(BlockingCall.handsOver)
        _ = BlockingCall.run { order.append("first") }
        #expect(!BlockingCall.handsOver)
        _ = BlockingCall.run { order.append("second") }
      }
    }
    #expect(order == ["inner", "outer", "first", "second"])
    #expect(!BlockingCall.handsOver)
  }
}
