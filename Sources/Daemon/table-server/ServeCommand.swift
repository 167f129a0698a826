import DaemonServer
import JSONRPC
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Serves one connection on standard input and output until it ends, then leaves the process.
struct ServeCommand {
  private let settings: CommandLineChoice.Settings

  init(_ settings: CommandLineChoice.Settings) {
    self.settings = settings
  }

  /// Serves. It never returns: the process ends instead.
  func run() {
    let signals = BlockedSignals()
    if isatty(STDIN_FILENO) == 1 {
      writeLog("reading JSON-RPC messages from the terminal; Ctrl-D ends, --help explains more")
    }
    let output = privateOutput()
    var options = Daemon.Options()
    if let bytes = settings.messageBytesMax { options.limits.messageBytesMax = bytes }
    if let bytes = settings.cacheBytes { options.limits.cacheBytes = bytes }
    if let bytes = settings.keptFileBytesMax { options.limits.keptFileBytesMax = bytes }
    if let bytes = settings.expandedBytesMax { options.limits.expandedBytesMax = bytes }
    if let time = settings.queryMilliseconds { options.limits.queryMillisecondsMax = time }
    if let limit = settings.drainMilliseconds { options.limits.drainMillisecondsMax = limit }
    if let rows = settings.chunkRows { options.chunkRows = rows }
    options.hasTestMethods = settings.hasTestMethods
    options.isClockStill = settings.isClockStill
    options.stateFolder = stateFolder
    let daemon = Daemon(options: options)
    let departure = Departure(
      drainLimit: .milliseconds(options.limits.drainMillisecondsMax))
    let session = ClientSession(daemon: daemon, methods: MethodTable.index, log: writeLog) {
      departure.leave($0)
    }
    departure.session.withLock { $0 = session }
    departure.beforeEnd.withLock { $0 = { daemon.keepViewStates() } }
    var connectionOptions = Connection.Options()
    connectionOptions.frames.body = options.limits.messageBytesMax
    connectionOptions.inFlightLimit = options.limits.requestsInFlightMax
    let recorder = startRecorder(connectionOptions.frames)
    connectionOptions.tap = recorder
    connectionOptions.beforeWriting = { daemon.passJournals() }
    departure.recorder.withLock { $0 = recorder }
    let connection = Connection(
      input: STDIN_FILENO, output: output, handler: session, options: connectionOptions)
    session.attach(connection)
    departure.connection.withLock { $0 = connection }
    guard connection.start() else {
      writeLog("no thread could be started")
      _exit(1)
    }
    InputWatch.start(
      connection, isLeaving: { departure.isLeaving }, leave: { departure.leaveAtOnce() })
    if let process = settings.clientProcess { session.watchParent(process) }
    waitForSignal(signals, connection, recorder) { daemon.keepViewStates() }
  }

  /// The folder for what is kept about this user's files, by the XDG base directories; nil: there is
  /// none.
  private var stateFolder: String? {
    let folders = [("XDG_STATE_HOME", ""), ("HOME", "/.local/state")]
    for (name, rest) in folders {
      guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/")
      else { continue }
      return value + rest
    }
    return nil
  }

  /// Starts recording if that was requested. If the file cannot be written, the process ends.
  private func startRecorder(_ frames: FrameDecoder.Limits) -> Recorder? {
    guard let path = settings.recordingPath else { return nil }
    var options = Recorder.Options()
    options.keepsText = settings.recordsText
    options.frames = frames
    options.arguments = settings.replayArguments
    do {
      return try Recorder(path: path, options: options, log: writeLog)
    } catch {
      writeLog(error.reason)
      exit(2)
    }
  }

  /// Moves the real standard output to a descriptor for frames. Other output to standard output is
  /// written to standard error.
  private func privateOutput() -> Int32 {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { return STDOUT_FILENO }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  /// Waits on the main thread for a signal. Then it flushes for half a second at most and raises
  /// the signal again.
  private func waitForSignal(
    _ signals: BlockedSignals, _ connection: Connection, _ recorder: Recorder?,
    beforeEnd: () -> Void
  ) {
    let number = signals.wait()
    Watchdog.start()
    connection.cancelAll()
    connection.settle(within: .milliseconds(250))
    _ = connection.finish(within: .milliseconds(250))
    recorder?.finish("signal \(number)", within: .milliseconds(250))
    beforeEnd()
    signals.raise(number)
  }
}

/// Ends the process if its normal end needs more than five seconds.
private enum Watchdog {
  static func start() {
    DetachedThread.run {
      sleep(5)
      writeLog("shutting down is stuck; leaving")
      _exit(70)
    }
  }
}

/// Ends the process once, in order.
private final class Departure: Sendable {
  /// The stage of the process on its way to the end. It only advances.
  private enum Stage: Int {
    case serving, draining, leaving
  }

  let connection = Mutex<Connection?>(nil)
  let session = Mutex<ClientSession?>(nil)
  let recorder = Mutex<Recorder?>(nil)
  /// What is done last.
  let beforeEnd = Mutex<@Sendable () -> Void>({})
  private let drainLimit: Duration
  private let stage = Mutex(Stage.serving)

  /// - Parameter drainLimit: The longest wait for answers after the end of input.
  init(drainLimit: Duration) {
    self.drainLimit = drainLimit
  }

  /// Starts to leave. It may be called from any thread, and repeatedly.
  func leave(_ ending: ClientSession.Ending) {
    let status = Self.status(ending)
    guard case .inputEnded = ending else { return depart(status) }
    guard begin(.draining) else { return }
    // A thread of its own, because the caller is the reader or the writer, which must continue to
    // flush.
    DetachedThread.run {
      let mayFlush = self.drain()
      self.depart(status, patience: .milliseconds(mayFlush ? 300 : 30))
    }
  }

  /// Whether the process is leaving.
  var isLeaving: Bool { stage.withLock { $0 != .serving } }

  /// Leaves without waiting for requests that are still running.
  func leaveAtOnce() { depart(1, patience: .milliseconds(30)) }

  private func begin(_ next: Stage) -> Bool {
    stage.withLock { stage in
      guard stage.rawValue < next.rawValue else { return false }
      stage = next
      return true
    }
  }

  private func drain() -> Bool {
    guard let connection = connection.withLock({ $0 }), let session = session.withLock({ $0 })
    else { return true }
    return Drain(connection: connection, session: session).run(within: drainLimit) {
      self.stage.withLock { $0 != .draining }
    }
  }

  private func depart(_ status: Int32, patience: Duration = .milliseconds(300)) {
    guard begin(.leaving) else { return }
    let connection = connection.withLock { $0 }
    let recorder = recorder.withLock { $0 }
    Watchdog.start()
    DetachedThread.run {
      // After `shutdown`, earlier requests are completed. Without it, no client waits for them.
      if status == 0 { connection?.settle(within: patience) }
      connection?.cancelAll()
      connection?.settle(within: min(patience, .milliseconds(200)))
      _ = connection?.finish(within: patience)
      recorder?.finish("\(status)", within: .seconds(2))
      self.beforeEnd.withLock { $0 }()
      _exit(status)
    }
  }

  private static func status(_ ending: ClientSession.Ending) -> Int32 {
    switch ending {
    case .left(let afterShutdown), .inputEnded(let afterShutdown): return afterShutdown ? 0 : 1
    case .unrecoverable(let reason):
      writeLog(reason)
      return 3
    }
  }
}

/// Writes one line to standard error. If it cannot be written at once, the line is discarded
/// without an error.
@Sendable func writeLog(_ line: String) {
  var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
  guard poll(&room, 1, 0) > 0 else { return }
  var bytes = Array("table-server: ".utf8)
  // Lines may contain names from the client, and standard error may be a terminal. Control
  // characters are therefore replaced.
  for scalar in line.unicodeScalars {
    switch scalar.value {
    case 0x0A where line.hasSuffix("\n"): bytes.append(0x0A)
    case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: bytes.append(UInt8(ascii: "?"))
    default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }
  // `poll` guarantees that a pipe has room for this many bytes.
  bytes = bytes.prefix(Int(PIPE_BUF) - 1) + [0x0A]
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
