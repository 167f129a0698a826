/// How likely a trial's dialect is: the product of its parts, each 0...1.
///
/// | part | what |
/// |---|---|
/// | `fields` | the share of records with the usual number of fields, squared, less for few columns |
/// | `values` | the mean weight of fields: values 1, texts 0.85, lists 0.4, parts of quoted fields 0 |
/// | `quotes` | how many quoted fields end where their quotes do |
/// | `whole` | the share of delimiters that do not cut a time, an address, a date or a phrase |
/// | `firstLine` | less if the first line becomes preamble without a header behind it |
/// | `prior` | how frequent such dialects are |
///
/// A file of one column has ``oneColumn`` instead of `fields`.
struct CSVTrialScore {
  /// What `fields` is for a file of one column. A delimiter must be better than that.
  static let oneColumn = 0.5

  /// The parts by their names, in the order of the table.
  let parts: [(name: StaticString, value: Double)]
  /// Their product.
  var total: Double { parts.reduce(1) { $0 * $1.value } }

  /// The score of a trial whose table begins at `start`.
  ///
  /// - Parameters:
  ///   - notes: The number of footnotes at the end, which are no evidence against the delimiter.
  ///   - isForced: Whether the delimiter is given, so that no delimiter is too rare.
  init(_ trial: CSVTrial, _ start: CSVTableStart, notes: Int, isForced: Bool) {
    let body = start.body(of: trial).dropLast(notes)
    let width = start.width
    var parts: [(name: StaticString, value: Double)] = []
    parts.append(("fields", Self.fields(trial, body, width)))
    parts.append(("values", Self.values(trial, body)))
    let quoted = Double(trial.quotedFields + 4)
    let broken = Double(4 * (trial.brokenQuotes + trial.rubble))
    parts.append(("quotes", quoted / (quoted + broken)))
    let (delimiters, cuts) = start.body(of: trial).suffix(notes).reduce(
      (trial.delimiters, trial.cuts)
    ) { ($0.0 - $1.width + 1, $0.1 - $1.cuts) }
    let cut = delimiters > 0 ? Double(cuts) / Double(delimiters) : 0
    parts.append(("whole", 1 - cut))
    parts.append(("firstLine", start.firstLine))
    parts.append(("prior", Self.prior(trial, width, body, isForced)))
    self.parts = parts
  }

  private static func fields(
    _ trial: CSVTrial, _ body: ArraySlice<CSVTrial.Record>, _ width: Int
  ) -> Double {
    if trial.delimiter == nil || body.isEmpty { return oneColumn }
    if width == 1 {
      let share = Double(body.count { $0.width == 1 }) / Double(body.count)
      return oneColumn * share * share
    }
    var same = 0.0
    for record in body where record.width > 1 { same += record.width == width ? 1 : 0.5 }
    // One record more that agrees: among few records, one that differs is weak evidence.
    let share = (same + 1) / Double(body.count + 1)
    // Columns without any value are no columns.
    let filled = Self.filledColumns(trial, body, width)
    return share * share * (1 - 0.36 / Double(max(filled, 1)))
  }

  /// The number of columns that have a value in some record.
  private static func filledColumns(
    _ trial: CSVTrial, _ body: ArraySlice<CSVTrial.Record>, _ width: Int
  ) -> Int {
    var isFilled = Array(repeating: false, count: width)
    var count = 0
    for record in body {
      for (column, kind) in trial.kinds(of: record).prefix(width).enumerated()
      where kind != .empty && !isFilled[column] {
        isFilled[column] = true
        count += 1
      }
      if count == width { break }
    }
    return count
  }

  private static func values(_ trial: CSVTrial, _ body: ArraySlice<CSVTrial.Record>) -> Double {
    var sum = 0.0
    var count = 0
    for record in body {
      for (place, kind) in trial.kinds(of: record).enumerated() where kind != .empty {
        let span = trial.spans[record.first + place]
        sum += span.isQuoted && kind != .rubble ? 1 : kind.weight
        count += 1
      }
    }
    guard count > 0 else { return 0.5 }
    // Blanks at the beginning of fields belong to the delimiter.
    let blanked = trial.skipsBlanks ? 0 : Double(trial.blankedFields) / Double(count)
    return sum / Double(count) * (1 - 0.1 * min(1, blanked))
  }

  private static func prior(
    _ trial: CSVTrial, _ width: Int, _ body: ArraySlice<CSVTrial.Record>, _ isForced: Bool
  ) -> Double {
    var prior = 1.0
    switch trial.delimiter {
    case nil, 0x2C, 0x09, 0x1F, 0x01: break
    case _ where isForced: break
    case 0x3B: prior = 0.99
    case 0x7C: prior = 0.98
    default:
      let limits: [UInt8: (prior: Double, width: Int, records: Int)] = [
        0x3A: (0.85, 3, 3), 0x20: (0.8, 2, 3), 0x5E: (0.9, 2, 2), 0x7E: (0.9, 2, 2),
      ]
      guard let delimiter = trial.delimiter, let limit = limits[delimiter] else { return 0 }
      // The names of the rows have none in the files of R.
      let rows = body.count > 2 ? body.dropFirst() : body
      let same = rows.count { $0.width == width }
      guard width >= limit.width, body.count >= limit.records, same * 20 >= rows.count * 19
      else { return 0 }
      if delimiter == 0x20, width == 2, !isNumeric(trial, body) { return 0 }
      // Fields at fixed places: the blanks between them are one delimiter.
      if delimiter == 0x20, !trial.skipsBlanks, filledColumns(trial, body, width) < width {
        return 0
      }
      prior = limit.prior
    }
    if trial.quote == nil { prior *= 0.98 }
    if trial.quote == 0x27 { prior *= 0.97 }
    if trial.escape == .backslash { prior *= 0.99 }
    if trial.skipsBlanks { prior *= 0.995 }
    return prior
  }

  /// Whether four fifths of the fields are numbers.
  private static func isNumeric(_ trial: CSVTrial, _ body: ArraySlice<CSVTrial.Record>) -> Bool {
    var numbers = 0
    var count = 0
    for record in body {
      numbers += trial.kinds(of: record).count { $0.group == .number }
      count += record.width
    }
    return numbers * 5 >= count * 4
  }
}
