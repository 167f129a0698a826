import Synchronization
import TestSupport
import Testing

@testable import WindowModel

/// Which number an update will have, told before it is made.
struct UpdateNumbersTests {
  /// What was told to those who waited.
  private final class Told: Sendable {
    private let numbers = Mutex<[Int: Int?]>([:])

    func note(_ number: Int?, for asker: Int) {
      numbers.withLock { known in
        #expect(known[asker] == nil, "told twice")
        known[asker] = .some(number)
      }
    }

    subscript(asker: Int) -> Int?? { numbers.withLock { $0[asker] } }
  }

  @Test func `the number of the next update is known unless one is being made`() {
    var numbers = UpdateNumbers()
    #expect(numbers.isKnown && numbers.next == 1)
    numbers.take()
    #expect(!numbers.isKnown)
    #expect(numbers.count(22).isEmpty)
    #expect(numbers.isKnown && numbers.next == 23)
  }

  @Test func `an end tells everybody that nothing comes`() {
    var numbers = UpdateNumbers()
    let told = Told()
    numbers.take()
    numbers.wait(ahead: 3) { told.note($0, for: 1) }
    for tell in numbers.end() { tell(nil) }
    #expect(told[1] == .some(nil))
    #expect(numbers.end().isEmpty)
  }

  @Test(arguments: Seeds.all(20))
  func `everybody is told once, the number that the update then has`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var numbers = UpdateNumbers()
    let told = Told()
    // The model: the first message of each step, and who waits for which step.
    var starts: [Int] = []
    var next = 1
    var isMade = true
    var wanted: [Int] = []
    for _ in 0..<200 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where isMade:
        numbers.take()
        starts.append(next)
        isMade = false
      case 1 where !isMade:
        let count = Int.random(in: 0..<4, using: &random)
        next += count
        isMade = true
        for tell in numbers.count(count) { tell(numbers.next) }
      default:
        let ahead = Int.random(in: 0..<3, using: &random)
        let asker = wanted.count
        wanted.append(starts.count + ahead)
        if numbers.isKnown, ahead == 0 {
          told.note(numbers.next, for: asker)
        } else {
          numbers.wait(ahead: ahead) { told.note($0, for: asker) }
        }
      }
    }
    for (asker, step) in wanted.enumerated() where step < starts.count {
      #expect(told[asker] == .some(starts[step]), "seed \(seed), asker \(asker)")
    }
  }
}
