#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is put right before the program does anything else.
enum ProcessSetup {
  /// Opens what of the standard descriptors was closed when the program was started, so that no
  /// file that is opened later takes its number.
  ///
  /// Standard input has nothing to read then, and standard output takes nothing: writing to it is
  /// an error, as it was.
  static func openStandardDescriptors() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one, for those below are open by now.
      let isError = number == STDERR_FILENO
      let file = open("/dev/null", isError ? O_WRONLY : O_RDONLY)
      guard file >= 0, file != number else { continue }
      dup2(file, number)
      close(file)
    }
  }

  /// Makes a write to a pipe that nobody reads, or past the largest size of a file, an error of
  /// the write and not the end of the process.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Lets a crash end the process at once.
  ///
  /// Swift's runtime takes these signals to print a backtrace, which takes many seconds while the
  /// client waits. Who wants one sets `SWIFT_BACKTRACE`; then nothing is changed.
  static func endCrashesAtOnce() {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]
    where !isIgnored(number) {
      signal(number, SIG_DFL)
    }
  }

  /// Whether a signal is ignored, as `nohup` and shells ask for in what they start.
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

/// The signals that ask the daemon to leave; blocked in all threads from when this is made, and
/// taken by the one that waits. Those that were ignored when the program was started stay ignored.
struct BlockedSignals {
  private var set = sigset_t()

  /// Blocks them, before any other thread is started.
  init() {
    sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] where !ProcessSetup.isIgnored(number) {
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for one of them.
  func wait() -> Int32 {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {
      // All are ignored: this thread has nothing to wait for.
      sleep(.max)
    }
    return number
  }

  /// Ends the process by a signal, as if it had not been blocked.
  func raise(_ number: Int32) -> Never {
    var set = set
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    _ = Self.systemRaise(number)
    _exit(128 + number)
  }

  private static func systemRaise(_ number: Int32) -> Int32 { kill(getpid(), number) }
}
