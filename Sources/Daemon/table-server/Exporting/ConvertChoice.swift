import WireProtocol

/// The arguments of `table-server convert`.
struct ConvertChoice {
  /// The file.
  var path = ""
  /// The file to write.
  var output = ""
  /// The table or view of a database; nil: the file is opened as it is.
  var table: String?
  /// The format.
  var format = ExportFormat.csv
  /// What is written of each cell; nil: as the format usually has it.
  var content: ExportContent?
  /// How texts that look like formulas to a spreadsheet are written.
  var formulaGuard: FormulaGuardRule?

  /// How the file is read. CSV and TSV get the texts of the file, unless values are requested, or
  /// numbers must be distinguished from formulas.
  var reading: ExportClient.Reading {
    guard format.isDelimited else { return .values }
    return content == nil && formulaGuard ?? .off == .off ? .texts : .allValues
  }

  /// Parses the arguments behind the command.
  ///
  /// - Throws: ``RenderChoice/Fault``.
  init(_ arguments: [String]) throws(RenderChoice.Fault) {
    var rest = arguments[...]
    var format: ExportFormat?
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard path.isEmpty, !argument.isEmpty else {
          throw RenderChoice.Fault("convert takes one file, found \"\(argument)\" as well")
        }
        path = argument
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard ["-o", "--output", "--format", "--as", "--formula-guard", "--table"].contains(name)
      else {
        throw RenderChoice.Fault("convert has no option \"\(name)\"")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
      else { throw RenderChoice.Fault("\(name) needs a value") }
      switch name {
      case "--format": format = try Self.word(value, name)
      case "--table": table = value
      case "--as": content = try Self.word(value, name)
      case "--formula-guard": formulaGuard = try Self.word(value, name)
      default: output = value
      }
    }
    if path.isEmpty { throw RenderChoice.Fault("convert needs a file") }
    if output.isEmpty { throw RenderChoice.Fault("convert needs -o FILE") }
    guard let known = format ?? Self.format(ofFile: output) else {
      throw RenderChoice.Fault("the name \"\(output)\" has no known ending; use --format")
    }
    self.format = known
  }

  /// A word of the contract.
  static func word<Word: ContractWord>(
    _ value: String, _ name: String
  ) throws(RenderChoice.Fault) -> Word {
    if let word = Word(rawValue: value) { return word }
    let words = Word.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
    throw RenderChoice.Fault("\(name) takes one of \(words), found \"\(value)\"")
  }

  /// The format for the extension of a file's name.
  private static func format(ofFile path: String) -> ExportFormat? {
    let whole = path.split(separator: "/").last ?? ""
    // The ending of a compressed file is behind that of the format.
    let endings = [".gz", ".gzip", ".zst", ".zstd"]
    let isCompressed = endings.contains { whole.lowercased().hasSuffix($0) }
    let name = isCompressed ? whole[..<(whole.lastIndex(of: ".") ?? whole.endIndex)] : whole
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "csv": return .csv
    case "tsv", "tab": return .tsv
    case "json": return .json
    case "ndjson", "jsonl": return .ndjson
    case "md", "markdown": return .markdown
    case "html", "htm": return .html
    case "sql": return .sql
    case "txt": return .text
    case "tex": return .latex
    default: return nil
    }
  }
}
