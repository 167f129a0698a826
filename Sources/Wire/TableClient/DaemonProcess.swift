#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A daemon started as a child process with pipes for input and output.
///
/// It is a class because it is a process: it is ended with the last reference.
package final class DaemonProcess {
  /// The destination of the child's standard error.
  package enum ErrorOutput: Sendable {
    /// Our own standard error.
    case inherited
    /// A file that `capturedErrors` reads.
    case captured
    /// Discarded.
    case discarded
  }

  /// How a child ended.
  package enum Ending: Equatable, Sendable {
    /// With an exit status.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)
  }

  /// The connection over the pipes.
  package let connection: ClientConnection
  /// The child's process id.
  package let processID: Int32
  private let errorFile: Int32
  private var ending: Ending?

  /// Starts an executable with arguments (without its own name).
  ///
  /// From then on this process ignores SIGPIPE, so that the death of the daemon is an error of the
  /// next call. The child has the system's default again.
  package init(
    path: String, arguments: [String] = [], errors: ErrorOutput = .inherited
  ) throws(ClientError) {
    signal(SIGPIPE, SIG_IGN)
    guard let toChild = Pipe(), let fromChild = Pipe() else {
      throw .notStarted(path: path, code: errno)
    }
    errorFile =
      switch errors {
      case .inherited: -1
      case .captured: Self.temporaryFile()
      case .discarded: open("/dev/null", O_WRONLY | O_CLOEXEC)
      }
    var child: Int32 = 0
    let code = Self.spawn(
      &child, path, arguments,
      [(toChild.readEnd, 0), (fromChild.writeEnd, 1), (errorFile, 2)])
    close(toChild.readEnd)
    close(fromChild.writeEnd)
    connection = ClientConnection(input: fromChild.readEnd, output: toChild.writeEnd)
    processID = child
    if code != 0 {
      ending = .exited(127)
      throw .notStarted(path: path, code: code)
    }
  }

  deinit {
    connection.close()
    if ending == nil {
      kill(processID, SIGKILL)
      var status: Int32 = 0
      while waitpid(processID, &status, 0) < 0 && errno == EINTR {}
    }
    if errorFile >= 0 { close(errorFile) }
  }

  /// Ends the daemon in order: `shutdown`, `exit`, wait. Returns nil if it does not exit in time.
  @discardableResult package func stop(
    within patience: Duration = .seconds(5)
  ) throws(ClientError) -> Ending? {
    _ = try connection.call("shutdown")
    try connection.notify("exit")
    return wait(within: patience)
  }

  /// Waits for the child to end. Returns nil if it does not end in time.
  package func wait(within patience: Duration) -> Ending? {
    let deadline = Deadline(after: patience)
    var pause: UInt32 = 100
    while ending == nil {
      var status: Int32 = 0
      let result = waitpid(processID, &status, WNOHANG)
      if result == processID {
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
      } else if deadline.millisecondsLeft == 0 {
        return nil
      } else {
        usleep(pause)
        pause = min(pause * 2, 10_000)
      }
    }
    return ending
  }

  /// Sends a signal, unless the child has ended.
  package func send(signal: Int32) {
    if ending == nil { kill(processID, signal) }
  }

  /// The bytes that the child has written to a captured standard error so far.
  package func capturedErrors() -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while errorFile >= 0 {
      let count = pread(errorFile, &chunk, chunk.count, off_t(result.count))
      if count <= 0 { break }
      result += chunk[0..<count]
    }
    return result
  }

  private struct Pipe {
    var readEnd: Int32
    var writeEnd: Int32

    /// Other children do not inherit the ends.
    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      readEnd = ends[0]
      writeEnd = ends[1]
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
  }

  /// An unnamed temporary file.
  private static func temporaryFile() -> Int32 {
    guard let stream = tmpfile() else { return -1 }
    defer { fclose(stream) }
    return fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
  }

  private static func spawn(
    _ child: inout Int32, _ path: String, _ arguments: [String], _ moves: [(Int32, Int32)]
  ) -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (source, target) in moves where source >= 0 {
      posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return posix_spawn(&child, path, &actions, &attributes, &words, environ)
  }
}
