/// The evidence for delimiter, quote and escape in words and numbers.
struct CSVDialectFindings {
  private let options: CSVDialectOptions
  /// The delimiter that the first line names.
  private let told: UInt8?

  init(_ options: CSVDialectOptions, _ told: UInt8?) {
    self.options = options
    self.told = told
  }

  /// The findings for the candidate that was chosen.
  func findings(
    _ best: CSVDialectSearch.Candidate, _ search: CSVDialectSearch, _ dialect: CSVDialect
  ) -> [CSVFinding] {
    let (trial, width) = (best.trial, best.start.width)
    let body = best.start.body(of: trial)
    let usual = body.count { $0.width == width }
    let share = body.isEmpty ? 1 : Double(usual) / Double(body.count)
    var delimiter = CSVFinding(
      "delimiter", String(UnicodeScalar(dialect.delimiter)).debugDescription,
      options.delimiter != nil
        ? "given"
        : told != nil
          ? "the first line names it"
          : width > 1 ? "\(width) fields in most records" : "one column", body.count, share)
    delimiter.parts = best.score.parts.map {
      CSVScorePart(name: "\($0.name)", value: min(1, max(0, $0.value)))
    }
    delimiter.others = others(best, search)
    let quote = CSVFinding(
      "quote", dialect.quote.map { String(UnicodeScalar($0)) } ?? "none",
      options.quote == nil
        ? "\(trial.quotedFields) fields in quotes"
          + (trial.rubble > 0 ? ", \(trial.rubble) with parts of quotes" : "") : "given",
      body.count, 1)
    let escape = CSVFinding(
      "escape", dialect.escape.rawValue,
      options.escape == nil ? "\(trial.brokenQuotes) fields broken by it" : "given",
      trial.quotedFields, 1)
    var findings = [delimiter, quote, escape]
    if dialect.skipInitialSpace || options.skipInitialSpace != nil {
      let blanked = Double(trial.blankedFields) / Double(max(trial.laterFields, 1))
      findings.append(
        CSVFinding(
          "skipInitialSpace", String(dialect.skipInitialSpace),
          options.skipInitialSpace == nil
            ? "\(trial.blankedFields) fields begin with a blank, \(trial.blankedQuotes) with a quote behind it"
            : "given", trial.laterFields, min(1, blanked)))
    }
    return findings
  }

  /// The best score of each other delimiter, at most five.
  private func others(
    _ best: CSVDialectSearch.Candidate, _ search: CSVDialectSearch
  ) -> [CSVOtherDelimiter] {
    var others: [CSVOtherDelimiter] = []
    for candidate in search.candidates where candidate.trial.delimiter != best.trial.delimiter {
      let (delimiter, score) = (candidate.trial.delimiter, candidate.score.total)
      if let place = others.firstIndex(where: { $0.delimiter == delimiter }) {
        others[place].score = max(others[place].score, score)
      } else {
        others.append(CSVOtherDelimiter(delimiter: delimiter, score: score))
      }
    }
    others.sort { $0.score > $1.score }
    return Array(others.prefix(5))
  }
}
