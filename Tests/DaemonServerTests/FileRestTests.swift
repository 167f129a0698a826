import Testing

@testable import DaemonServer

/// A file is read when nobody is in the middle of writing it, and no later than after the longest time.
struct FileRestTests {
  typealias Rest = FileRest<Int>

  private let start = ContinuousClock.now

  private func look(
    _ stamp: Int, isSmaller: Bool = false, isSameFile: Bool = true, _ writer: Rest.Writer = .none
  ) -> Rest.Look {
    Rest.Look(stamp: stamp, isSmaller: isSmaller, isSameFile: isSameFile, writer: writer)
  }

  @Test(
    "A file is waited for by who writes it, and whether it was cut",
    arguments: [
      (Rest.Writer.none, false, Rest.closedTime), (.none, true, Rest.cutTime),
      (.present, false, Rest.openTime), (.present, true, Rest.cutOpenTime),
      (.unknown, false, Rest.openTime), (.unknown, true, Rest.cutUnknownTime),
    ])
  func times(_ writer: Rest.Writer, _ isSmaller: Bool, _ time: Duration) {
    var rest = Rest()
    #expect(rest.due(look(1, isSmaller: isSmaller, writer), at: start) == start + time)
    // Nothing was written since.
    #expect(rest.due(look(1, isSmaller: isSmaller, writer), at: start + time) == start + time)
  }

  @Test("Another file that is whole is read soon, however small it is")
  func replaced() {
    var rest = Rest()
    let due = rest.due(look(1, isSmaller: true, isSameFile: false), at: start)
    #expect(due == start + Rest.closedTime)
  }

  @Test("Each write begins the time anew; a file that was cut counts as cut until it is read")
  func writes() {
    var rest = Rest()
    _ = rest.due(look(1, isSmaller: true, .present), at: start)
    var now = start + .seconds(3)
    #expect(rest.due(look(2, .present), at: now) == now + Rest.cutOpenTime)
    now += .seconds(1)
    // It was closed without another write.
    #expect(rest.due(look(2), at: now) <= now)
    rest.end()
    #expect(rest.due(look(3), at: now) == now + Rest.closedTime)
  }

  @Test("A file that is written without end is read after the longest time")
  func endless() {
    var rest = Rest()
    var (now, stamp) = (start, 0)
    while true {
      stamp += 1
      if rest.due(look(stamp, isSmaller: true, .present), at: now) <= now { break }
      now += .seconds(1)
      if now > start + Rest.longestTime * 2 { break }
    }
    #expect(now == start + Rest.longestTime)
  }

  @Test("A file that ends with a whole record is at rest until it is written again")
  func whole() {
    var rest = Rest()
    rest.recordWhole(1, at: start)
    #expect(rest.due(look(1, .present), at: start) <= start)
    #expect(rest.due(look(2, .present), at: start) == start + Rest.openTime)
  }
}
