/// The command that the arguments choose.
enum CommandLineChoice {
  /// The options of serving.
  struct Settings {
    /// The id of the process that the daemon follows: when it ends, the daemon exits.
    var clientProcess: Int?
    /// The longest message accepted, in bytes.
    var messageBytesMax: Int?
    /// The budget for decoded chunks, in bytes.
    var cacheBytes: Int?
    /// The largest file that is copied when its table gets unsaved edits, in bytes.
    var keptFileBytesMax: Int?
    /// The maximum size of the content of a compressed file, in bytes.
    var expandedBytesMax: Int?
    /// How long a query of a database may take, in milliseconds.
    var queryMilliseconds: Int?
    /// The longest wait for answers after the end of input, in milliseconds.
    var drainMilliseconds: Int?
    /// Rows per chunk; for tests.
    var chunkRows: Int?
    /// Whether the methods that exist only for tests are available.
    var hasTestMethods = false
    /// Whether the clock is frozen, so that updates are not paced.
    var isClockStill = false
    /// A file to record the conversation to.
    var recordingPath: String?
    /// Whether a recording keeps client texts instead of replacing them.
    var recordsText = false
  }

  /// Serve on standard input and output.
  case serve(Settings)
  /// Run the demo, with its arguments.
  case demo([String])
  /// Run a recording again.
  case replay(String)
  /// Show and edit files in the terminal.
  case view(ViewChoice)
  /// Print a part of a file as the daemon lays it out.
  case render(RenderChoice)
  /// Write a file in another format.
  case convert(ConvertChoice)
  /// Print the differences between two files.
  case diff(DiffChoice)
  /// Merge two files that were made of a third one.
  case merge(MergeChoice)
  /// Print the usage.
  case help
  /// Print the version.
  case version
  /// Unusable arguments, with the reason.
  case unusable(String)

  /// What `--help` prints.
  static let usage = """
    Usage: table-server [--stdio] [--clientProcessId=N] [--max-message-bytes=N] [--cache-bytes=N]
                        [--record FILE [--record-text]]
           table-server view FILE… [--fixed=N] [--cap=N]
           table-server demo [FILE]
           table-server replay FILE
           table-server render FILE [--rows A..B] [--width N] [option…]
           table-server convert FILE -o FILE [--format FORMAT] [option…]
           table-server diff OLD NEW [--key COLUMN…] [--format FORMAT] [--exit-code]
           table-server merge BASE OURS THEIRS [-o OUT] [--key COLUMN…] [option…]
           table-server --help | --version

    Without a command it serves: JSON-RPC 2.0 over standard input and output, framed as in the
    Language Server Protocol, or one message per line when the first byte is { or [.

    The FILE of view, render and convert is a CSV, TSV, JSON or NDJSON file, also compressed with
    gzip or zstd, or a SQLite database.

      view FILE…            show and edit tables in this terminal; ? lists the keys
        --fixed=N           the first N columns stay at the left (1)
        --cap=N             no column is wider (40)
        --table=NAME        this table or view of a SQLite database
      demo [FILE]           open a sample (or FILE), sort, search, edit and undo it, scroll through
                            its sections below sticky headers, and show that a window stays
                            in place during a live stream of inserts; then lay it out
      replay FILE           run a recording again and name the first difference; the exit status
                            is 0 if there is none, 1 if there is one, 2 if FILE is no recording
      render FILE           print entries A..B (0..40; headers count) of a table, columns as
                            wide as their widest cell, as far as N cells (100) reach
        --wrap              wrap texts that are too long; else they are cut
        --cap=N             no column is wider (40)
        --fixed=N           the first N columns are shown before those from --from COLUMN on
        --sort=COLUMN, --sort=-COLUMN, --section=COLUMN (each several times), --filter=EXPRESSION
        --table=NAME        this table or view of a SQLite database
        --rtl               from right to left
        --html              as HTML, with frames in points
        --format=FORMAT     rows A..B (without headers) as csv, tsv, json, ndjson, markdown, html,
                            sql, text or latex
      convert FILE -o OUT   write a table in the format of the extension of OUT; the
                            exit status is 1 if OUT cannot be written, 2 if FILE cannot be read
        --format=FORMAT     in this format
        --table=NAME        this table or view of a SQLite database
        --as=text           cells as they are shown, and not by value; csv and tsv have the texts of
                            FILE without this option (1.10); --as=value writes 1.1
        --formula-guard=quote   an apostrophe before texts that look like formulas
      diff OLD NEW          print rows and cells that differ as texts; also as git's external diff
        --key=COLUMN        match rows by this column (several times); else by a column such as id
                            with unique texts, else by content
        --format=FORMAT     as text, html, json or summary; --color=auto, always or never
        --exit-code         the exit status is 1 if cells, rows, columns or comments differ; other
                            quotes or line ends alone are only reported
      merge BASE OURS THEIRS  merge two files that were made of BASE, row by row and cell by cell;
                            also as git's merge driver; the exit status is 1 if there are conflicts,
                            2 if a file cannot be read, written or merged
        -o OUT              write the result into OUT, which may be one of the three; else print it
        --key=COLUMN        match rows by this column (several times); else as diff does
        --marker-size=N     markers of conflicts have N characters (7)
        -L LABEL            names of OURS, BASE and THEIRS in markers (up to three, in this order)
        --diff3             conflicts show BASE, too
      --stdio               serve on standard input and output (the default, for editors)
      --clientProcessId=N   end when process N has ended
      --max-message-bytes=N accept messages of up to N bytes (64 MiB)
      --cache-bytes=N       keep up to N bytes of decoded cells (512 MiB)
      --kept-file-bytes=N   copy files of up to N bytes when their tables are edited, in case that others
                            write over them (1 GiB)
      --expanded-bytes=N    expand compressed files to up to N bytes (16 GiB)
      --query-milliseconds=N  let views and queries of databases take N milliseconds (30000)
      --drain-milliseconds=N  after the end of input, wait up to N milliseconds for answers (30000)
      --record FILE         write both directions, with times, into FILE; names, keys, cells, paths
                            and searched texts are replaced by others of their length
      --record-text         write them as they are
      --still-clock         pace nothing by time, as in a replay
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
    if arguments.first == "replay" {
      self = Self.replay(Array(arguments.dropFirst()))
      return
    }
    if arguments.first == "view" {
      self = Self.view(Array(arguments.dropFirst()))
      return
    }
    if arguments.first == "render" {
      self = Self.render(Array(arguments.dropFirst()))
      return
    }
    if arguments.first == "convert" {
      self = Self.convert(Array(arguments.dropFirst()))
      return
    }
    if arguments.first == "diff" {
      self = Self.diff(Array(arguments.dropFirst()))
      return
    }
    if arguments.first == "merge" {
      self = Self.merge(Array(arguments.dropFirst()))
      return
    }
    var settings = Settings()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": self = .help
      case "--version": self = .version
      case "--stdio": continue
      case "--test-methods":
        settings.hasTestMethods = true
        continue
      case "--still-clock":
        settings.isClockStill = true
        continue
      case "--record-text":
        settings.recordsText = true
        continue
      case "--record" where rest.first.map { !$0.isEmpty } ?? false:
        settings.recordingPath = rest.popFirst()
        continue
      default:
        if settings.take(argument) { continue }
        self = .unusable("unknown or unusable argument \"\(argument)\"")
      }
      return
    }
    if settings.recordsText, settings.recordingPath == nil {
      self = .unusable("--record-text needs --record FILE")
      return
    }
    self = .serve(settings)
  }

  private static func render(_ arguments: [String]) -> CommandLineChoice {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    do throws(RenderChoice.Fault) {
      return .render(try RenderChoice(arguments))
    } catch {
      return .unusable(error.reason)
    }
  }

  private static func view(_ arguments: [String]) -> CommandLineChoice {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    do throws(RenderChoice.Fault) {
      return .view(try ViewChoice(arguments))
    } catch {
      return .unusable(error.reason)
    }
  }

  private static func convert(_ arguments: [String]) -> CommandLineChoice {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    do throws(RenderChoice.Fault) {
      return .convert(try ConvertChoice(arguments))
    } catch {
      return .unusable(error.reason)
    }
  }

  private static func diff(_ arguments: [String]) -> CommandLineChoice {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    do throws(RenderChoice.Fault) {
      return .diff(try DiffChoice(arguments))
    } catch {
      return .unusable(error.reason)
    }
  }

  private static func merge(_ arguments: [String]) -> CommandLineChoice {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    do throws(RenderChoice.Fault) {
      return .merge(try MergeChoice(arguments))
    } catch {
      return .unusable(error.reason)
    }
  }

  private static func replay(_ arguments: [String]) -> CommandLineChoice {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
      return .unusable("replay takes one file")
    }
    return .replay(path)
  }
}

extension CommandLineChoice.Settings {
  /// Parses an option of the form `--name=number`. Returns false if the argument is not such an
  /// option.
  mutating func take(_ argument: String) -> Bool {
    let parts = argument.split(separator: "=", maxSplits: 1)
    if parts.count == 2, parts[0] == "--record" {
      recordingPath = String(parts[1])
      return true
    }
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return false }
    switch parts[0] {
    case "--clientProcessId": clientProcess = number
    case "--max-message-bytes": messageBytesMax = min(number, 1 << 29)
    case "--cache-bytes": cacheBytes = min(number, 1 << 45)
    case "--kept-file-bytes": keptFileBytesMax = number
    case "--expanded-bytes": expandedBytesMax = number
    case "--query-milliseconds": queryMilliseconds = max(1, min(number, 1 << 31))
    case "--drain-milliseconds": drainMilliseconds = min(number, 1 << 31)
    case "--chunk-rows": chunkRows = min(number, 1 << 20)
    default: return false
    }
    return true
  }
}

extension CommandLineChoice.Settings {
  /// The options that a replay of this conversation needs too.
  var replayArguments: [String] {
    let numbers = [
      ("--max-message-bytes", messageBytesMax), ("--cache-bytes", cacheBytes),
      ("--chunk-rows", chunkRows),
    ]
    let options = numbers.compactMap { name, number in number.map { "\(name)=\($0)" } }
    return options + (hasTestMethods ? ["--test-methods"] : [])
  }
}
