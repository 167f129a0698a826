/// What `table-server render` is asked to print.
struct RenderChoice {
  /// The file.
  var path = ""
  /// Which entries of the view, headers of sections included.
  var rows = 0..<40
  /// How wide the frame is, in terminal cells.
  var width = 100
  /// The widest that a column may be, in terminal cells.
  var cap = 40
  /// Whether texts are wrapped, not cut.
  var wraps = false
  /// How many columns stand fixed at the beginning.
  var fixedColumns = 0
  /// The column that the columns in sight begin with, behind those that are fixed.
  var firstColumn: String?
  /// The columns whose values make sections, outermost first.
  var sections: [String] = []
  /// The columns that rows are sorted by; a minus before one turns it.
  var sort: [String] = []
  /// An expression that rows have to pass.
  var filter: String?
  /// Whether columns stand from right to left.
  var isRightToLeft = false
  /// Whether HTML is printed.
  var isHTML = false

  /// The first entries of a file.
  init(path: String) {
    self.path = path
  }

  /// Reads the arguments behind the command.
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

  /// What is wrong with the arguments.
  struct Fault: Error {
    /// What was expected, and what was found.
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Takes an option that has a value, as `--name value` or `--name=value`.
  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Fault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = [
      "--rows", "--width", "--cap", "--fixed", "--from", "--section", "--sort", "--filter",
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
    default: filter = value
    }
  }

  private static func number(
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
