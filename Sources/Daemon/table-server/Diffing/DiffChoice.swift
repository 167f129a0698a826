#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The arguments of `table-server diff`.
struct DiffChoice {
  /// The output format of differences.
  enum Format: String, CaseIterable {
    case text, html, json, summary
  }

  /// When texts are coloured.
  enum Colour: String, CaseIterable {
    case auto, always, never
  }

  /// The old file and the new one.
  var files: (old: String, new: String) = ("", "")
  /// What the files are called; nil: their paths.
  var name: String?
  /// The columns that identify rows; empty: an id column if there is one.
  var key: [String] = []
  /// The output format of differences.
  var format = Format.text
  /// When texts are coloured.
  var colour = Colour.auto
  /// Whether the exit status is 1 if there are differences.
  var tellsByStatus = false
  /// Whether git has no two files to compare, because the path is not merged yet.
  var isUnmerged = false

  /// Parses the arguments behind the command: two files, or the seven or nine that git gives to an
  /// external diff (path, old file, its hash, its mode, new file, its hash, its mode, …).
  ///
  /// - Throws: ``RenderChoice/Fault``.
  init(_ arguments: [String]) throws(RenderChoice.Fault) {
    var rest = arguments[...]
    var files: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--exit-code" {
        tellsByStatus = true
      } else if argument.hasPrefix("--") {
        try take(argument, &rest)
      } else {
        files.append(argument)
      }
    }
    switch files.count {
    case 1 where getenv("GIT_DIFF_PATH_COUNTER") != nil:
      name = files[0]
      isUnmerged = true
    case 2: self.files = (files[0], files[1])
    case 7, 9:
      name = files[0]
      self.files = (files[1], files[4])
      // Git treats every status but 0 as a failure.
      tellsByStatus = false
    default:
      throw RenderChoice.Fault("diff takes two files, found \(files.count)")
    }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(RenderChoice.Fault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard ["--key", "--format", "--color"].contains(name) else {
      throw RenderChoice.Fault("diff has no option \"\(name)\"")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw RenderChoice.Fault("\(name) needs a value")
    }
    switch name {
    case "--key": key.append(value)
    case "--color": colour = try Self.word(value, name)
    default: format = try Self.word(value, name)
    }
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: String, _ name: String
  ) throws(RenderChoice.Fault) -> Word {
    if let word = Word(rawValue: value) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw RenderChoice.Fault("\(name) takes one of \(words), found \"\(value)\"")
  }
}
