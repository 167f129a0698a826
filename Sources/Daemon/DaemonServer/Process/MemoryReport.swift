import ColumnStorage
import JSONText
import Scheduling
import Synchronization
import TableSessions
import WireProtocol

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
  /// on a thread of its own: counting may need long, and no other work waits for it.
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

  /// The report as it is sent.
  ///
  /// - Parameter waitingBytes: The size of the queued output, in bytes.
  func wire(waitingBytes: Int) -> ServerStatsResult.Memory {
    func bytes(_ purpose: MemoryAccount.Purpose) -> Int {
      held[purpose.rawValue] + (purpose == .messages ? waitingBytes : 0)
    }
    let known =
      cache + tables.total + MemoryAccount.Purpose.allCases.reduce(0) { $0 + bytes($1) }
    return ServerStatsResult.Memory(
      cache: cache,
      tables: .init(
        sources: tables.sources, edits: tables.edits, rows: tables.rows, keys: tables.keys,
        history: tables.history, views: tables.views, uncounted: uncounted),
      sorting: bytes(.sorting), gathering: bytes(.gathering), comparing: bytes(.comparing),
      messages: bytes(.messages), recording: bytes(.recording), resident: process?.resident,
      program: process?.program, heap: process?.used,
      free: process?.used == nil ? nil : process?.idle ?? 0,
      other: process?.used.map { max(0, $0 - known) })
  }
}
