import Scheduling
import Synchronization
import TestSupport
import Testing

@testable import TableSessions

@Suite struct BackgroundWorkTests {
  private let pool = WorkerPool(width: 1)

  /// A product that has come back, with the run that made it.
  private typealias Delivery = (run: WorkCancellation, product: Int)

  /// Starts a run, and waits until its product has come.
  private func deliver(
    _ work: inout BackgroundWork<String, Int>, for key: String, _ product: Int
  ) -> Delivery {
    let come = Mutex<Delivery?>(nil)
    work.start(for: key, on: pool) { _, _ in
      product
    } deliver: { run, product in
      come.withLock { $0 = (run, product) }
    }
    while true {
      if let delivery = come.withLock({ $0 }) { return delivery }
    }
  }

  @Test func `the product of the run under way counts once`() {
    var work = BackgroundWork<String, Int>()
    #expect(!work.isUnderWay && work.key == nil)
    let made = deliver(&work, for: "a", 7)
    #expect(work.key == "a" && work.isUnderWay(made.run) && made.product == 7)
    let counts = [work.end(made.run), work.end(made.run)]
    #expect(counts == [true, false] && work.key == nil)
  }

  @Test func `a newer run stops the one before, whose product counts for nothing`() {
    var work = BackgroundWork<String, Int>()
    let first = deliver(&work, for: "a", 1)
    let second = deliver(&work, for: "b", 2)
    #expect(first.run.isCancelled && !second.run.isCancelled)
    let keys = [work.key]
    let counts = [work.end(first.run), work.end(second.run)]
    #expect(keys == ["b"] && counts == [false, true])
  }

  @Test func `cancelled work counts for nothing`() {
    var work = BackgroundWork<String, Int>()
    let made = deliver(&work, for: "a", 1)
    work.cancel()
    #expect(made.run.isCancelled)
    let counts = work.end(made.run)
    #expect(!counts && !work.isUnderWay)
  }

  @Test func `what is said of a run can change while it is under way`() {
    var work = BackgroundWork<String, Int>()
    work.changeKey { $0 += "?" }
    #expect(work.key == nil)
    let made = deliver(&work, for: "a", 1)
    work.changeKey { $0 += "!" }
    #expect(work.key == "a!" && work.isUnderWay(made.run))
  }
}
