import JSONText
import ProtocolWords
import Synchronization
import TableModel
import TableValues
import WireProtocol

/// What is known of the lent source of a table.
final class LentFacts: Sendable {
  private struct State {
    var columns: [Column] = []
    var problems: [LentProblem] = []
    var cancel: (@Sendable () -> Void)?
    var isClosed = false
    var waiting: [Completion] = []
  }

  /// How many rows of a problem are listed.
  private static let shownRows = 20

  /// Called when the table has the rows that the source has now, or with the reason why not.
  typealias Completion = @Sendable (Result<Revision, any Error>) -> Void

  /// The source.
  let source: LentSource
  /// Its client.
  let lender: Lender
  /// What reads or writes the source as a whole, one after another.
  let turns = LentTurns()
  private let state = Mutex(State())

  /// A source that has not been read yet.
  init(_ lender: Lender) {
    (self.lender, source) = (lender, lender.source)
  }

  /// The columns as the table was opened with them, by place.
  var columns: [Column] { state.withLock { $0.columns } }

  /// Records the columns that the table is opened with.
  func opened(with columns: [Column]) { state.withLock { $0.columns = columns } }

  /// Records what was found in the rows, in place of what was found before.
  func found(_ problems: [LentProblem]) { state.withLock { $0.problems = problems } }

  /// Begins a reading, which is cancelled when the table is closed.
  func begin(_ begin: () -> Void, cancel: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      state.cancel = cancel
      return state.isClosed
    }
    if isClosed { cancel() } else { begin() }
  }

  /// Records that the reading has ended.
  func endReading() { state.withLock { $0.cancel = nil } }

  /// Cancels the reading that is under way: the table is closed.
  func close() {
    let cancel = state.withLock { state in
      state.isClosed = true
      defer { state.cancel = nil }
      return state.cancel
    }
    cancel?()
  }

  /// Lets a completion wait for the next reading.
  ///
  /// - Returns: Whether that reading must be begun, because nothing waits for it yet.
  func wait(_ completion: @escaping Completion) -> Bool {
    state.withLock { state in
      state.waiting.append(completion)
      return state.waiting.count == 1
    }
  }

  /// What waits for the reading that begins now.
  func waiting() -> [Completion] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  // MARK: Problems

  /// Whether the key does not identify rows.
  var hasKeyProblem: Bool {
    state.withLock { $0.problems.contains { $0.kind != .rowCountDiffers } }
  }

  // MARK: Description

  /// Writes the description of the source.
  func write(_ table: TableState, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", WireText("lent".utf8))
    writer.member("name", source.name)
    if !source.keyPlaces.isEmpty {
      writer.member("key", source.keyPlaces.map { source.columns[$0].id })
    }
    writer.member("residency", SourceResidency.whole)
    let problems = state.withLock { $0.problems }
    if !problems.isEmpty {
      writer.name("problems")
      writer.beginArray()
      for problem in problems { write(problem, table, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }

  private func write(_ problem: LentProblem, _ table: TableState, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", problem.kind)
    writer.member("message", WireText(problem.message.utf8))
    writer.member("expected", problem.expected)
    writer.member("found", problem.found)
    if !problem.rows.isEmpty {
      let rows = problem.rows.prefix(Self.shownRows)
      writer.member("rows", rows.map { WireKey(table.keys.key(of: UInt32($0))) })
    }
    writer.endObject()
  }
}

/// Lets pieces of work that no thread waits for run one after another.
final class LentTurns: Sendable {
  /// A piece of work. It calls its argument once, when it has ended.
  typealias Work = @Sendable (_ done: @escaping @Sendable () -> Void) -> Void

  private let state = Mutex((isTaken: false, waiting: [Work]()))

  /// Runs a piece of work, at once or when those before it have ended.
  func take(_ work: @escaping Work) {
    let isFree = state.withLock { state in
      if state.isTaken { state.waiting.append(work) }
      defer { state.isTaken = true }
      return !state.isTaken
    }
    if isFree { work { self.next() } }
  }

  private func next() {
    let work: Work? = state.withLock { state in
      state.isTaken = !state.waiting.isEmpty
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    work? { self.next() }
  }
}
