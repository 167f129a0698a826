import JSONText
import TableClient

/// Searching decoded texts, case folded, to a complete set of rows.
func measureSearching(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  for (name, text) in [("rare", "KOWALSKI777"), ("common", "MONDAY")] {
    let state =
      #"{"search":{"text":"\#(text)","columns":["name","email","city","note"],"mode":"filter"}}"#
    let best = try bench.best("search \(name)", on: path)
    var timing = Timing()
    var first = Timing()
    for run in 0...bench.settings.runs {
      try connection.ask("view/set", #"{"view":"v","state":{"search":null}}"#)
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
    Report.remark("first search, \(name): \(Report.spelled(first.median))")
    Report.ratio(
      "search \(name)", timing.median, peer: best?.name ?? "peers", best?.figure.seconds, reach: 1)
  }
}
