import JSONRPC
import JSONText
import Scheduling
import Synchronization
import TableValues
import WireProtocol

/// Reads the rows of a lent source, page after page, several at a time where the source has offsets.
///
/// No thread waits for the client: each reply starts a short piece of work, one after another. Pages
/// that arrive too early wait for those before them, so there are never more than the requests that
/// were sent at a time.
final class LentReading: Sendable {
  /// How many bytes the rows of one page should have.
  private static let pageBytes = 1 << 20
  /// How many cells the first page has at most, and how many rows.
  private static let (firstCells, firstRows) = (1 << 16, 1000)
  /// How often a page is requested.
  private static let attemptsMax = 2
  /// How long to wait if a request could not be sent.
  private static let pause = Duration.milliseconds(50)

  private struct Page {
    var offset: Int
    var size: Int
    var attempts = 0
    var since = ContinuousClock.now
    /// The id of its request; nil: it could not be requested.
    var request: String?
  }

  private struct State {
    /// The pages that were requested, by offset.
    var pages: [Int: Page] = [:]
    /// Pages that have come before those in front of them, with the requested sizes.
    var arrived: [Int: (result: SourceFetchResult, size: Int)] = [:]
    var taken = 0
    var next = 0
    var size: Int
    /// The key of the last row, as JSON.
    var after: [[UInt8]]?
    /// The keys with which pages began, as JSON.
    var beginnings: Set<[[UInt8]]> = []
    var hasEnded = false
  }

  private let lender: Lender
  private let pool: WorkerPool
  private let chunkRows: Int
  private let rows: @Sendable (_ rows: JSONView, _ offset: Int, _ isLast: Bool) throws -> Void
  private let ended: @Sendable (Result<Void, any Error>) -> Void
  private let state: Mutex<State>
  /// The pieces of work, one after another.
  private let turns = SaveQueue()

  /// A reading that has not begun.
  ///
  /// - Parameters:
  ///   - chunkRows: No page has rows of two chunks of so many rows.
  ///   - rows: Called with the rows of each page that has some, in order. What it throws ends the
  ///     reading.
  ///   - ended: Called once.
  init(
    _ lender: Lender, pool: WorkerPool, chunkRows: Int,
    rows: @escaping @Sendable (_ rows: JSONView, _ offset: Int, _ isLast: Bool) throws -> Void,
    ended: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    (self.lender, self.pool, self.chunkRows) = (lender, pool, chunkRows)
    (self.rows, self.ended) = (rows, ended)
    let first = min(Self.firstRows, max(1, Self.firstCells / lender.source.columns.count))
    state = Mutex(State(size: min(first, lender.source.pageRows)))
  }

  /// Begins to read.
  func begin() { turns.run(on: pool) { self.fill() } }

  /// Ends it with an error, unless it has ended.
  func cancel() { turns.run(on: pool) { self.end(.failure(DaemonError.cancelled)) } }

  // MARK: Requests

  /// Requests further pages, as many as may be under way.
  private func fill() {
    while let page = nextPage() { ask(page) }
  }

  private func nextPage() -> Page? {
    state.withLock { state in
      let underWay = state.pages.count + state.arrived.count
      let isSingle = state.taken == 0 || !lender.source.hasOffsets
      guard !state.hasEnded, underWay < (isSingle ? 1 : lender.source.parallel) else { return nil }
      // Behind the announced end there may be rows, but nothing is gained by haste.
      if underWay > 0, let count = lender.source.rowCount, state.next >= count { return nil }
      let size = min(state.size, chunkRows - state.next % chunkRows)
      let page = Page(offset: state.next, size: size)
      state.next += size
      return page
    }
  }

  private func ask(_ page: Page) {
    let after = state.withLock { state in
      state.pages[page.offset] = page
      return state.after
    }
    let key = after.map { values in values.map { value in WirePart { $0.json(value) } } }
    let id = lender.fetch(offset: page.offset, after: key, size: page.size) { reply in
      self.turns.run(on: self.pool) { self.take(reply, page.offset) }
    }
    // A reply waits for this piece of work.
    state.withLock { $0.pages[page.offset]?.request = id }
  }

  private func take(_ reply: ClientReply, _ offset: Int) {
    let known = state.withLock { $0.hasEnded ? nil : $0.pages.removeValue(forKey: offset) }
    guard let page = known else { return }
    switch reply {
    case .cancelled: return
    case .missed: askAgain(page)
    case .answered(let response):
      do {
        let result = try read(response, page)
        state.withLock { $0.arrived[offset] = (result, page.size) }
        try drain()
      } catch {
        end(.failure(error))
      }
    }
  }

  private var timedOut: LentRefusal {
    .timedOut(lender.source.name, milliseconds: lender.source.deadline)
  }

  /// Requests a page again that got no answer. Nothing can be requested once the input has ended.
  private func askAgain(_ page: Page) {
    let deadline = Duration.milliseconds(lender.source.deadline)
    if page.request == nil { return end(.failure(timedOut)) }
    if ContinuousClock.now - page.since < deadline {
      // It was not sent, because the client does not read.
      state.withLock { $0.pages[page.offset] = page }
      pool.submit(at: .now + Self.pause) { [self] in
        turns.run(on: pool) {
          let isWanted = self.state.withLock { !$0.hasEnded }
          if isWanted { self.ask(page) }
        }
      }
      return
    }
    guard page.attempts + 1 < Self.attemptsMax else { return end(.failure(timedOut)) }
    ask(Page(offset: page.offset, size: page.size, attempts: page.attempts + 1))
  }

  // MARK: Pages

  private func bad(_ offset: Int, _ expected: String, _ found: String) -> LentRefusal {
    .bad(lender.source.name, offset: offset, expected: expected, found: found)
  }

  private func read(_ response: Response, _ page: Page) throws -> SourceFetchResult {
    guard let json = response.result else {
      let message = response.error?.member("message")?.lossyString ?? []
      throw LentRefusal.failed(lender.source.name, reason: Text(message))
    }
    do throws(InvalidParams) {
      if let odd = json.firstUnpairedString {
        throw ParamsValue.present(odd).mismatch("a string")
      }
      let result = try SourceFetchResult(decoding: json)
      guard result.rows.count <= page.size else {
        throw InvalidParams(
          pointer: "/rows", expected: "at most \(page.size) rows",
          found: "\(result.rows.count) rows")
      }
      return result
    } catch {
      throw bad(page.offset, error.expected, error.found)
    }
  }

  /// Passes on the rows that have come in order, and requests what is missing.
  private func drain() throws {
    while let (page, size) = state.withLock({ $0.arrived.removeValue(forKey: $0.taken) }) {
      let (count, offset) = (page.rows.count, state.withLock { $0.taken })
      let isLast = count == 0 || page.last == true
      if count > 0 {
        if !lender.source.hasOffsets { try follow(page.rows, offset, isLast) }
        try rows(page.rows, offset, isLast)
      }
      if isLast { return end(.success(())) }
      let rest = state.withLock { state -> Page? in
        state.taken += count
        let bytes = max(1, page.rows.rawText.count / count)
        state.size = min(max(1, Self.pageBytes / bytes), lender.source.pageRows)
        if offset + size == state.next || !lender.source.hasOffsets {
          state.next = state.taken
          return nil
        }
        // What was not sent of the page; pages behind it are requested already.
        return count < size ? Page(offset: state.taken, size: size - count) : nil
      }
      if let rest { ask(rest) }
    }
    fill()
  }

  /// Notes the key of the last row, and refuses a page that begins like an earlier one: the source
  /// would never end.
  private func follow(_ rows: JSONView, _ offset: Int, _ isLast: Bool) throws {
    var (first, last): (JSONView?, JSONView?)
    for row in rows.elements {
      if first == nil { first = row }
      last = row
    }
    guard let first, let last else { return }
    let (beginning, after) = (try key(of: first, offset), try key(of: last, offset))
    let isNew = state.withLock { state in
      defer { state.after = after }
      return state.after != beginning && state.beginnings.insert(beginning).inserted
    }
    guard isNew else {
      let text = beginning.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
      throw bad(offset, "a row behind the key `after`", "the row with the key [\(text)] again")
    }
  }

  private func key(of row: JSONView, _ offset: Int) throws -> [[UInt8]] {
    let places = lender.source.keyPlaces
    var found = [[UInt8]](repeating: [], count: places.count)
    if row.kind == .array {
      for (place, value) in row.elements.enumerated() {
        if let index = places.firstIndex(of: place) { found[index] = Array(value.rawText) }
      }
    } else {
      for member in row.members {
        guard let place = member.name.string.flatMap({ lender.source.places[$0] }),
          let index = places.firstIndex(of: place)
        else { continue }
        found[index] = Array(member.value.rawText)
      }
    }
    guard found.allSatisfy({ !$0.isEmpty && $0 != Array("null".utf8) }) else {
      throw bad(offset, "a key in each row", "a row without one")
    }
    return found
  }

  private func end(_ result: Result<Void, any Error>) {
    let requests: [String]? = state.withLock { state in
      if state.hasEnded { return nil }
      state.hasEnded = true
      defer { (state.pages, state.arrived) = ([:], [:]) }
      return state.pages.values.compactMap(\.request)
    }
    guard let requests else { return }
    for id in requests { lender.cancel(id) }
    ended(result)
  }
}
