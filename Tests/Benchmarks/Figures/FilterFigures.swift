import JSONText
import TableClient

/// Filtering decoded columns to a complete set of rows: numbers as expression and as conditions, and
/// a regular expression over one column of texts.
func measureFiltering(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  for figure in FilterFigure.all {
    let best = try bench.best(figure.name, on: path, of: figure.peers)
    for (form, state) in figure.states {
      var timing = Timing()
      var first = Timing()
      for run in 0...bench.settings.runs {
        try connection.ask("view/set", #"{"view":"v","state":{"search":null,"filter":null}}"#)
        let answer = try (run == 0 ? first.take(set) : timing.take(set))
        if let found = best?.figure.found {
          try expect(answer.filteredCount(), found, "rows found")
        } else if answer.filteredCount() <= 0 {
          throw Implausible(description: "nothing found")
        }
        func set() throws -> JSONView {
          try connection.ask("view/set", #"{"view":"v","state":\#(state)}"#)
        }
      }
      Report.remark("first \(figure.name), \(form): \(Report.spelled(first.median))")
      Report.ratio(
        "\(figure.name), \(form)", timing.median, peer: best?.name ?? "peers",
        best?.figure.seconds, reach: figure.reach)
    }
  }
}

/// One filter, in the forms it may be asked in.
private struct FilterFigure {
  var name: String
  var peers: [String]
  var reach: Double
  var states: [(form: String, state: String)]

  static let all = [
    FilterFigure(
      name: "filter numbers", peers: ["polars"], reach: 2,
      states: [
        ("CEL", #"{"filter":"balance > 500.0 && age < 40"}"#),
        (
          "conditions",
          #"{"filter":{"kind":"all","conditions":["#
            + #"{"kind":"compare","column":"balance","relation":"greater","value":500},"#
            + #"{"kind":"compare","column":"age","relation":"less","value":40}]}}"#
        ),
      ]),
    FilterFigure(
      name: "regex note", peers: ["re2"], reach: 3,
      states: [
        ("filter", #"{"filter":"note.matches('[A-Z][a-z]+day .*[0-9]')"}"#),
        (
          "search",
          #"{"search":{"text":"[A-Z][a-z]+day .*[0-9]","match":"regex","caseFolded":false,"#
            + #""columns":["note"]}}"#
        ),
      ]),
  ]
}
