import Synchronization
import Testing

@testable import Scheduling

/// Workers, mailboxes, delays and signals between threads.
struct WorkerTests {
  private static let pool = WorkerPool(width: 2)

  @Test func `a parallel loop runs every round once, also within another`() {
    let counts = (0..<8).map { _ in Atomic64() }
    Self.pool.parallel(8) { outer in
      Self.pool.parallel(100) { _ in counts[outer].add() }
    }
    #expect(counts.map(\.value) == Array(repeating: 100, count: 8))
    Self.pool.parallel(0) { _ in counts[0].add() }
    Self.pool.parallel(1) { _ in counts[0].add() }
    #expect(counts[0].value == 101)
  }

  final class Atomic64: Sendable {
    private let count = Atomic(0)
    func add() { count.wrappingAdd(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
  }

  @Test func `messages of a poster keep their order`() {
    let mailbox = Mailbox(pool: Self.pool)
    let posters = 4
    let each = 25_000
    let last = Mutex([Int](repeating: -1, count: posters))
    let inversions = Atomic64()
    let done = ThreadSignal()
    for poster in 0..<posters {
      startThread {
        for number in 0..<each {
          mailbox.post {
            last.withLock { last in
              if number != last[poster] + 1 { inversions.add() }
              last[poster] = number
            }
            if number == each - 1 { done.post() }
          }
        }
      }
    }
    for _ in 0..<posters { done.wait() }
    #expect(inversions.value == 0)
    #expect(last.withLock { $0 } == Array(repeating: each - 1, count: posters))
  }

  @Test func `jobs that are put off run in the order of their times, not before them`() {
    let start = ContinuousClock.now
    let ran = Mutex<[(number: Int, time: ContinuousClock.Instant)]>([])
    let done = ThreadSignal()
    let delays = [30, 10, 20, 10, 0, -5]
    for (number, delay) in delays.enumerated() {
      Self.pool.submit(at: start + .milliseconds(delay)) {
        ran.withLock { $0.append((number, .now)) }
        done.post()
      }
    }
    for _ in delays { done.wait() }
    let found = ran.withLock { $0 }
    #expect(found.map(\.number).filter { delays[$0] > 0 } == [1, 3, 2, 0])
    for (number, time) in found { #expect(time >= start + .milliseconds(delays[number])) }
  }

  @Test func `a wait for a post ends with it, or with the time`() {
    let signal = ThreadSignal()
    let start = ContinuousClock.now
    signal.wait(atMost: .milliseconds(5))
    #expect(ContinuousClock.now - start >= .milliseconds(4))
    signal.wait(atMost: .seconds(-1))
    signal.post()
    signal.wait(atMost: .seconds(60))
    startThread { signal.post() }
    signal.wait(atMost: .seconds(60))
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
