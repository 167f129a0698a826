/// What the command line asks for.
enum CommandLineChoice {
  /// How to serve.
  struct Settings {
    /// A process whose end ends the daemon.
    var clientProcess: Int?
    /// The longest message taken, in bytes.
    var messageBytesMax: Int?
    /// The budget of decoded chunks, in bytes.
    var cacheBytes: Int?
    /// Rows per chunk; for tests.
    var chunkRows: Int?
    /// Whether methods for tests are dispatched.
    var hasTestMethods = false
  }

  /// Serve on standard input and output.
  case serve(Settings)
  /// Show what the daemon does, with further arguments.
  case demo([String])
  /// Say how it is used.
  case help
  /// Say which version it is.
  case version
  /// Nothing that can be done, with the reason.
  case unusable(String)

  /// What `--help` prints.
  static let usage = """
    Usage: table-server [--stdio] [--clientProcessId=N] [--max-message-bytes=N] [--cache-bytes=N]
           table-server demo [FILE]
           table-server --help | --version

    Without a command it serves: JSON-RPC 2.0 over standard input and output, framed as in the
    Language Server Protocol, or one message per line when the first byte is { or [.

      demo [FILE]           open a sample (or FILE), sort, search, edit and undo it, and show how
                            a window stands still under a live stream of inserts
      --stdio               serve on standard input and output (the default, for editors)
      --clientProcessId=N   leave when process N is gone
      --max-message-bytes=N take messages of up to N bytes (64 MiB)
      --cache-bytes=N       keep up to N bytes of decoded cells (512 MiB)
      --test-methods        also answer methods that exist for tests
      --chunk-rows=N        rows per chunk, for tests (4096)
    """

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) {
    if arguments.first == "demo", arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help
      return
    }
    if arguments.first == "demo" {
      self = .demo(Array(arguments.dropFirst()))
      return
    }
    var settings = Settings()
    for argument in arguments {
      switch argument {
      case "--help", "-h": self = .help
      case "--version": self = .version
      case "--stdio": continue
      case "--test-methods":
        settings.hasTestMethods = true
        continue
      default:
        if settings.take(argument) { continue }
        self = .unusable("unknown or unusable argument \"\(argument)\"")
      }
      return
    }
    self = .serve(settings)
  }
}

extension CommandLineChoice.Settings {
  /// Takes an option of the form `--name=number`; false if it is none.
  mutating func take(_ argument: String) -> Bool {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return false }
    switch parts[0] {
    case "--clientProcessId": clientProcess = number
    case "--max-message-bytes": messageBytesMax = min(number, 1 << 29)
    case "--cache-bytes": cacheBytes = min(number, 1 << 45)
    case "--chunk-rows": chunkRows = min(number, 1 << 20)
    default: return false
    }
    return true
  }
}
