import ColumnStorage
import RowPipeline
import RowTree
import Scheduling
import TableSessions

/// The state that all connections of the process share: threads, cache, tables.
package final class Daemon: Sendable {
  /// The configuration of a daemon.
  package struct Options: Sendable {
    /// The limits.
    package var limits = PublishedLimits()
    /// Threads per lane of the worker pool.
    package var workerThreads = 2
    /// Rows per chunk. Tests use small numbers, so that few rows cross every border.
    package var chunkRows = 4096
    /// Whether methods for tests are available.
    package var hasTestMethods = false
    /// Whether the clock used for pacing is frozen. Progress and growth are then reported only at
    /// the beginning and the end.
    package var isClockStill = false
    /// The folder for what is kept about this user's files, as `$XDG_STATE_HOME`; nil: nothing is
    /// kept, unless a client names a folder.
    package var stateFolder: String?

    /// The defaults.
    package init() {}
  }

  /// The version of the daemon, reported by `initialize` and by `--version`.
  package static let version = "0.1.0"
  /// The version of the protocol.
  package static let protocolVersion = "0.1"

  let options: Options
  /// The clock by which updates and reports are paced.
  var pacingTime: ContinuousClock.Instant { options.isClockStill ? start : .now }
  private let start = ContinuousClock.now
  let pool: WorkerPool
  /// Returns unused memory to the system.
  let memoryReturn = MemoryReturn()
  let cache: ChunkCache
  let registry: TableRegistry
  /// The folders whose changes are noticed.
  let folders: FolderWatches
  /// Delays loading, for tests.
  let loadingHold = LoadingHold()
  /// The heights of the collections of all tables.
  let collections = CrossTableHeights()
  /// Delays answers until the journals are written.
  let journalDoor = JournalDoor()

  /// The views whose states are kept by file.
  let rememberedViews = RememberedViews()

  /// A daemon without tables.
  ///
  /// - Parameter other: A daemon of this process whose threads it uses, too; nil: it has its own.
  ///   Threads never end, so a program that makes many daemons, as tests do, lets them share.
  package init(options: Options, sharingThreadsOf other: Daemon? = nil) {
    self.options = options
    if let other {
      (pool, folders) = (other.pool, other.folders)
    } else {
      pool = WorkerPool(width: options.workerThreads) { [memoryReturn] in memoryReturn.recordWork()
      }
      folders = FolderWatches()
    }
    cache = ChunkCache(budget: options.limits.cacheBytes)
    registry = TableRegistry(tablesMax: options.limits.tablesMax)
  }

  /// Writes the journals of all tables. Called before each write to a client.
  package func passJournals() { journalDoor.pass() }

  /// Writes the view states that were to be written a little later. Called before the process ends.
  package func keepViewStates() { rememberedViews.write() }

  /// Makes a session for a table that is about to be opened.
  func makeSession(_ id: String, facts: TableFacts) -> TableSession {
    var limits = TableSession.Limits()
    limits.viewsMax = options.limits.viewsMax
    limits.subscriptionsMax = options.limits.subscriptionsMax
    limits.pinsMax = options.limits.pinsMax
    limits.draftsMax = options.limits.draftsMax
    limits.undoBytesMax = options.limits.undoBytesMax
    limits.computeRowsMax = options.limits.computeRowsMax
    limits.parameterBytesMax = options.limits.parameterBytesMax
    // The progress of a search depends on the speed of the machine, so a replay reports only its
    // end.
    if options.isClockStill { limits.hitsInterval = nil }
    let keeping = ContentKeeping(
      pool: pool, bytesMax: options.limits.keptFileBytesMax, tellsCopying: !options.isClockStill)
    return TableSession(id: id, pool: pool, limits: limits, collections: collections) { session in
      keeping.note(facts, session)
      facts.tableChanged(session)
    }
  }
}
