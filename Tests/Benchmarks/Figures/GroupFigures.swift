import JSONText
import TableClient

/// Grouping decoded columns: the rows, sum and mean of every city.
func measureGrouping(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  let best = try bench.best("group by city", on: path)
  func group(_ kinds: [String]) throws -> JSONView {
    let told = kinds.map { #"{"column":"balance","kind":"\#($0)"}"# }.joined(separator: ",")
    return try connection.ask(
      "view/aggregate", #"{"view":"v","groupBy":["city"],"aggregates":[\#(told)],"as":"value"}"#)
  }
  var first = Timing()
  try first.take { _ = try group(["sum", "mean"]) }
  var timing = Timing()
  for _ in 0..<max(bench.settings.runs, 7) {
    let answer = try timing.take { try group(["sum", "mean"]) }
    let groups = Int(answer.member("groups")?.int64 ?? -1)
    if let found = best?.figure.found { try expect(groups, found, "groups") }
    let rows = answer.member("counts")?.elements.reduce(0) { $0 + Int($1.int64 ?? 0) }
    try expect(rows, bench.settings.rows, "rows in all groups")
  }
  Report.remark("first grouping, cells decoded on the way: \(Report.spelled(first.median))")
  Report.ratio(
    "group by city: count, sum, mean", timing.median, peer: best?.name ?? "peers",
    best?.figure.seconds, reach: 2)
  let ends = try Timing.of(bench.settings.runs) { _ = try group(["min", "max"]) }
  let different = try Timing.of(bench.settings.runs) { _ = try group(["distinct"]) }
  Report.remark(
    "min and max: \(Report.spelled(ends.median)); distinct: \(Report.spelled(different.median))")
}
