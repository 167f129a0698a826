#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The set-up of the process, before anything else runs.
enum ProcessSetup {
  /// Opens each standard descriptor that was closed at the start, so that no file opened later gets
  /// its number.
  ///
  /// Such an input is empty. Writing to such an output fails, as it would have without this.
  static func openStandardDescriptors() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one, since all lower ones are open by now.
      let isError = number == STDERR_FILENO
      let file = open("/dev/null", isError ? O_WRONLY : O_RDONLY)
      guard file >= 0, file != number else { continue }
      dup2(file, number)
      close(file)
    }
  }

  /// Turns two signals into errors of the write: a pipe without a reader, and a file beyond its
  /// largest size.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Makes a crash end the process at once.
  ///
  /// By default the Swift runtime catches these signals and prints a backtrace, which needs many
  /// seconds while the client waits. If `SWIFT_BACKTRACE` is set, nothing is changed.
  static func endCrashesAtOnce() {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]
    where !isIgnored(number) {
      signal(number, SIG_DFL)
    }
  }

  /// Whether a signal is ignored, as `nohup` and shells arrange it for the programs they start.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The signals that ask the daemon to end.
///
/// They are blocked in all threads from the moment this value is created, and received by the one
/// thread that waits. Signals that were ignored when the program started stay ignored.
struct BlockedSignals {
  private var set = sigset_t()

  /// Blocks the signals. Call it before any other thread starts.
  init() {
    sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] where !ProcessSetup.isIgnored(number) {
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for one of the signals and returns its number.
  func wait() -> Int32 {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {
      // All of them are ignored, so this thread has nothing to wait for.
      sleep(.max)
    }
    return number
  }

  /// Ends the process by a signal, as if that had not been blocked.
  func raise(_ number: Int32) -> Never {
    var set = set
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    _ = Self.systemRaise(number)
    _exit(128 + number)
  }

  private static func systemRaise(_ number: Int32) -> Int32 { kill(getpid(), number) }
}
