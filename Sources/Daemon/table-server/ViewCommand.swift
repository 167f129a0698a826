import TableClient
import TerminalViewer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The arguments of `table-server view`.
struct ViewChoice {
  /// The files, at least one.
  private(set) var paths: [String] = []
  /// The number of columns that stay at the left.
  private(set) var fixedColumns = 1
  /// The largest width of a column, in terminal cells.
  private(set) var cap = 40

  /// The table or view of databases; nil: files are opened as they are.
  private(set) var table: String?

  /// Parses the arguments behind the command.
  ///
  /// - Throws: ``RenderChoice/Fault``.
  init(_ arguments: [String]) throws(RenderChoice.Fault) {
    var areOptionsOver = false
    for argument in arguments {
      if argument == "--", !areOptionsOver {
        areOptionsOver = true
      } else if argument.hasPrefix("--fixed="), !areOptionsOver {
        fixedColumns = try Self.number(argument, in: 0...10_000)
      } else if argument.hasPrefix("--cap="), !areOptionsOver {
        cap = try Self.number(argument, in: 1...10_000)
      } else if argument.hasPrefix("--table="), !areOptionsOver {
        table = String(argument.dropFirst("--table=".count))
        if table == "" { throw RenderChoice.Fault("--table needs a value") }
      } else if argument.hasPrefix("--"), !areOptionsOver {
        throw RenderChoice.Fault("view has no option \"\(argument)\"")
      } else if argument.isEmpty {
        throw RenderChoice.Fault("view takes files, found \"\"")
      } else if !paths.contains(argument) {
        paths.append(argument)
      }
    }
    if paths.isEmpty { throw RenderChoice.Fault("view needs a file") }
  }

  private static func number(
    _ argument: String, in range: ClosedRange<Int>
  ) throws(RenderChoice.Fault) -> Int {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return try RenderChoice.number(String(parts[1]), String(parts[0]), in: range)
  }
}

/// Shows files in the terminal.
struct ViewCommand {
  private let choice: ViewChoice

  init(_ choice: ViewChoice) {
    self.choice = choice
  }

  /// Runs until the user leaves, and returns the exit status: 2 if nothing could be shown.
  func run() -> Int32 {
    let isColourless = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    var options = Viewer.Options(
      paths: choice.paths, program: DemoScript.ownPath, hasColours: !isColourless)
    options.fixedColumns = choice.fixedColumns
    options.cap = choice.cap
    options.table = choice.table
    do throws(ClientError) {
      guard let viewer = try Viewer(options) else {
        writeLog("view: standard input and output must be a terminal; `render` prints tables")
        return 2
      }
      switch viewer.run() {
      case .left: return 0
      case .failed(let reason): writeLog("view: \(reason)")
      case .signalled(let signal):
        // So that the parent process sees how the program ended.
        raise(signal)
        return 128 + signal
      }
    } catch {
      writeLog("view: \(error)")
    }
    return 2
  }
}
