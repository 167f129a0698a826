import WireProtocol

/// The arguments of `table-server render`.
struct RenderChoice {
  /// The file.
  var path = ""
  /// The entries of the view to print, section headers included.
  var rows = 0..<40
  /// The width of the frame, in terminal cells.
  var width = 100
  /// The largest width of a column, in terminal cells.
  var cap = 40
  /// Whether texts are wrapped instead of truncated.
  var wraps = false
  /// The number of columns that are fixed at the start.
  var fixedColumns = 0
  /// The first column shown behind the fixed ones; nil: the first.
  var firstColumn: String?
  /// The columns that rows are grouped by, outermost first.
  var sections: [String] = []
  /// The sort columns. A leading minus means descending.
  var sort: [String] = []
  /// The filter, an expression.
  var filter: String?
  /// Whether columns are laid out from right to left.
  var isRightToLeft = false
  /// Whether the output is HTML.
  var isHTML = false
  /// The table or view of a database; nil: the file is opened as it is.
  var table: String?
  /// The format of an export to print in place of the layout.
  var format: ExportFormat?

  /// The defaults for a file.
  init(path: String) {
    self.path = path
  }

  /// Parses the arguments behind the command.
  ///
  /// - Throws: ``Fault``.
  init(_ arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--wrap": wraps = true
      case "--html": isHTML = true
      case "--rtl": isRightToLeft = true
      default:
        if argument.hasPrefix("--") {
          try take(argument, &rest)
        } else {
          guard path.isEmpty, !argument.isEmpty else {
            throw Fault("render takes one file, found \"\(argument)\" as well")
          }
          path = argument
        }
      }
    }
    if path.isEmpty { throw Fault("render needs a file") }
  }

  /// Invalid arguments.
  struct Fault: Error {
    /// The expected and the actual argument.
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Parses an option with a value: `--name value` or `--name=value`.
  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Fault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = [
      "--rows", "--width", "--cap", "--fixed", "--from", "--section", "--sort", "--filter",
      "--format", "--table",
    ]
    guard known.contains(name) else { throw Fault("render has no option \"\(name)\"") }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw Fault("\(name) needs a value")
    }
    switch name {
    case "--rows": rows = try Self.range(value)
    case "--width": width = try Self.number(value, name, in: 1...10_000)
    case "--cap": cap = try Self.number(value, name, in: 1...10_000)
    case "--fixed": fixedColumns = try Self.number(value, name, in: 0...10_000)
    case "--from": firstColumn = value
    case "--section": sections.append(value)
    case "--sort": sort.append(value)
    case "--table": table = value
    case "--format": format = try ConvertChoice.word(value, name)
    default: filter = value
    }
  }

  static func number(
    _ text: String, _ name: String, in range: ClosedRange<Int>
  ) throws(Fault) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw Fault(
        "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), found \"\(text)\"")
    }
    return number
  }

  private static func range(_ text: String) throws(Fault) -> Range<Int> {
    let most = 99_999_999_999_999
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[1].isEmpty, let first = Int(parts[0]), let end = Int(parts[2]),
      (0...most).contains(first), (first...most).contains(end)
    else {
      throw Fault("--rows takes A..B, counted from 0, without B itself, found \"\(text)\"")
    }
    return first..<end
  }
}
