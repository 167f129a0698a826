import ColumnStorage
import JSONText
import Scheduling
import Synchronization
import TableSessions

/// The memory of the process, by purpose.
struct MemoryReport: Sendable {
  /// The system's figures; nil if they are unavailable.
  let process: ProcessMemory?
  /// The memory of the tables.
  let tables: TableMemory
  /// The number of tables that did not finish in time.
  let uncounted: Int
  /// The memory of decoded chunks, in bytes.
  let cache: Int
  /// The temporary memory, by purpose, in bytes.
  let held: [Int]

  /// The time limit for tables to compute their memory.
  private static let patience = Duration.milliseconds(250)

  /// Collects the results of tables.
  private final class Gathering: Sendable {
    private struct State {
      var parts: [TableParts] = []
      var waiting: Int
      var finish: (@Sendable ([TableParts], Int) -> Void)?
    }

    private let state: Mutex<State>

    init(count: Int, finish: @escaping @Sendable ([TableParts], Int) -> Void) {
      state = Mutex(State(waiting: count, finish: finish))
    }

    /// Adds the result of a table. Nil means that the time is over.
    func take(_ parts: TableParts?) {
      let due = state.withLock { state -> (@Sendable () -> Void)? in
        if let parts {
          state.parts.append(parts)
          state.waiting -= 1
        }
        guard parts == nil || state.waiting == 0, let finish = state.finish else { return nil }
        let (all, waiting) = (state.parts, state.waiting)
        // The thread that waits for the time limit still refers to this.
        (state.finish, state.parts) = (nil, [])
        return { finish(all, waiting) }
      }
      due?()
    }
  }

  /// Computes the memory of the process and passes it to `done`, once. If there are tables, it runs
  /// on a thread of its own: counting may take long, and nothing waits behind it.
  static func gather(_ daemon: Daemon, _ done: @escaping @Sendable (MemoryReport) -> Void) {
    let tables = daemon.registry.tables
    if tables.isEmpty { return done(MemoryReport(daemon, TableMemory(), uncounted: 0)) }
    let gathering = Gathering(count: tables.count) { parts, uncounted in
      DetachedThread.run {
        let sum = parts.reduce(into: TableMemory()) { $0.add($1.counted()) }
        done(MemoryReport(daemon, sum, uncounted: uncounted))
      }
    }
    for table in tables {
      table.entry.session.postNow { session in gathering.take(session.parts) }
    }
    daemon.pool.submit(at: .now + patience) { gathering.take(nil) }
  }

  private init(_ daemon: Daemon, _ tables: TableMemory, uncounted: Int) {
    let account = MemoryAccount.process
    process = ProcessMemory.now()
    self.tables = tables
    self.uncounted = uncounted
    cache = daemon.cache.byteSize
    held = MemoryAccount.Purpose.allCases.map { account[$0] }
  }

  /// Writes the report.
  ///
  /// - Parameter waitingBytes: The size of the queued output, in bytes.
  func write(waitingBytes: Int, to writer: inout JSONWriter) {
    var known = cache + tables.total
    writer.beginObject()
    func number(_ name: StaticString, _ value: Int) {
      writer.name(name)
      writer.int(value)
    }
    number("cache", cache)
    writer.name("tables")
    writer.beginObject()
    number("sources", tables.sources)
    number("edits", tables.edits)
    number("rows", tables.rows)
    number("keys", tables.keys)
    number("history", tables.history)
    number("views", tables.views)
    number("uncounted", uncounted)
    writer.endObject()
    for purpose in MemoryAccount.Purpose.allCases {
      let bytes = held[purpose.rawValue] + (purpose == .messages ? waitingBytes : 0)
      number(purpose.name, bytes)
      known += bytes
    }
    if let process {
      number("resident", process.resident)
      number("program", process.program)
      if let used = process.used {
        number("heap", used)
        number("free", process.idle ?? 0)
        number("other", max(0, used - known))
      }
    }
    writer.endObject()
  }
}

extension MemoryAccount.Purpose {
  /// Its name on the wire.
  fileprivate var name: StaticString {
    switch self {
    case .sorting: "sorting"
    case .gathering: "gathering"
    case .comparing: "comparing"
    case .messages: "messages"
    case .recording: "recording"
    }
  }
}
