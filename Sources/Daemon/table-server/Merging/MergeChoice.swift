import FileMerging

/// The arguments of `table-server merge`.
struct MergeChoice {
  /// What both sides were made of.
  var base = ""
  /// Our file.
  var ours = ""
  /// Their file.
  var theirs = ""
  /// The file that gets the result; nil: standard output.
  var output: String?
  /// The columns that identify rows; empty: an id column if there is one.
  var key: [String] = []
  /// What markers call the files.
  var labels = FileMerge.Labels()
  /// How many characters markers have.
  var markerSize = 7
  /// Whether conflicts show the base, too.
  var showsBase = false

  /// The longest marker.
  private static let markerMax = 1000

  /// Parses the arguments behind the command.
  ///
  /// - Throws: ``RenderChoice/Fault``.
  init(_ arguments: [String]) throws(RenderChoice.Fault) {
    var rest = arguments[...]
    var files: [String] = []
    var labels: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--diff3": showsBase = true
      case "-o", "--output", "-L", "--key", "--marker-size":
        guard let value = rest.popFirst() else {
          throw RenderChoice.Fault("\(argument) needs a value")
        }
        try take(argument, value, &labels)
      case "--":
        files += rest
        rest = []
      default:
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if !argument.hasPrefix("-") || argument == "-" {
          files.append(argument)
        } else if parts.count == 2, parts[0].hasPrefix("--") {
          try take(String(parts[0]), String(parts[1]), &labels)
        } else {
          throw RenderChoice.Fault("merge has no option \"\(argument)\"")
        }
      }
    }
    guard files.count == 3 else {
      throw RenderChoice.Fault("merge takes three files, found \(files.count)")
    }
    (base, ours, theirs) = (files[0], files[1], files[2])
    try take(labels)
  }

  private mutating func take(
    _ name: String, _ value: String, _ labels: inout [String]
  ) throws(RenderChoice.Fault) {
    switch name {
    case "-L": labels.append(value)
    case "-o", "--output", "--key":
      if value.isEmpty { throw RenderChoice.Fault("\(name) needs a value") }
      if name == "--key" { key.append(value) } else { output = value == "-" ? nil : value }
    case "--marker-size":
      guard let size = Int(value), (1...Self.markerMax).contains(size) else {
        throw RenderChoice.Fault("--marker-size takes 1 to \(Self.markerMax), found \"\(value)\"")
      }
      markerSize = size
    default: throw RenderChoice.Fault("merge has no option \"\(name)\"")
    }
  }

  /// Sets the labels in the order of `git merge-file`: ours, base, theirs. A placeholder that an
  /// older git did not replace leaves the default.
  private mutating func take(_ names: [String]) throws(RenderChoice.Fault) {
    if names.count > 3 {
      throw RenderChoice.Fault("merge takes three labels, found \(names.count)")
    }
    func label(_ place: Int, _ standard: String) -> String {
      guard place < names.count, !["%X", "%S", "%Y", ""].contains(names[place]) else {
        return standard
      }
      return VisibleText.of(names[place])
    }
    labels.ours = label(0, labels.ours)
    labels.base = label(1, labels.base)
    labels.theirs = label(2, labels.theirs)
  }
}
