import ColumnStorage
import RowPipeline
import RowTree
import Scheduling
import TableSessions

/// What all connections of the process share: threads, cache, tables.
package final class Daemon: Sendable {
  /// How a daemon is set up.
  package struct Options: Sendable {
    /// The bounds.
    package var limits = PublishedLimits()
    /// Threads per lane of the worker pool.
    package var workerThreads = 2
    /// Rows per chunk; small in tests, so that few rows cross every border.
    package var chunkRows = 4096
    /// Whether methods that exist for tests are dispatched.
    package var hasTestMethods = false
    /// Whether time stands still for whatever is paced by it: growth and progress are then told
    /// at the beginning and at the end only, however long it takes.
    package var isClockStill = false

    /// The defaults.
    package init() {}
  }

  /// The version of the daemon, told in `initialize` and by `--version`.
  package static let version = "0.1.0"
  /// The version of the protocol.
  package static let protocolVersion = "0.1"

  let options: Options
  /// The time by which updates and reports are paced.
  var pacingTime: ContinuousClock.Instant { options.isClockStill ? start : .now }
  private let start = ContinuousClock.now
  let pool: WorkerPool
  /// Gives memory back that is not used any more.
  let memoryReturn = MemoryReturn()
  let cache: ChunkCache
  let registry: TableRegistry
  /// What tests hold back.
  let loadingHold = LoadingHold()
  /// How high the collections of all tables are.
  let collections = CrossTableHeights()

  /// Starts the worker threads.
  package init(options: Options) {
    self.options = options
    pool = WorkerPool(width: options.workerThreads) { [memoryReturn] in memoryReturn.noteWork() }
    cache = ChunkCache(budget: options.limits.cacheBytes)
    registry = TableRegistry(tablesMax: options.limits.tablesMax)
  }

  /// A table that is about to be opened.
  func makeSession(_ id: String, facts: TableFacts) -> TableSession {
    var limits = TableSession.Limits()
    limits.viewsMax = options.limits.viewsMax
    limits.subscriptionsMax = options.limits.subscriptionsMax
    limits.pinsMax = options.limits.pinsMax
    limits.draftsMax = options.limits.draftsMax
    limits.undoBytesMax = options.limits.undoBytesMax
    limits.computeRowsMax = options.limits.computeRowsMax
    limits.parameterBytesMax = options.limits.parameterBytesMax
    // How far a search is at a time is the machine's matter: a replay is told of its end only.
    if options.isClockStill { limits.hitsInterval = nil }
    return TableSession(id: id, pool: pool, limits: limits, collections: collections) { session in
      facts.tableChanged(session)
    }
  }
}
