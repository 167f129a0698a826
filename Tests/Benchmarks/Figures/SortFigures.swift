import JSONText
import TableClient

/// Sorting decoded columns to a complete order.
func measureSorting(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let process = try bench.startReady()
  let connection = process.connection
  try connection.openAndRest(path, as: "t")
  try connection.ask("view/open", #"{"table":"t","view":"v"}"#)
  let columns = [
    ("integer", "age"), ("number", "balance"), ("text name", "name"), ("text email", "email"),
  ]
  for (name, column) in columns {
    var timing = Timing()
    var first = Timing()
    for run in 0...bench.settings.runs {
      try connection.ask("view/set", #"{"view":"v","state":{"sort":[]}}"#)
      var one = Timing()
      let answer = try sort(connection, column, &one)
      if run == 0 { first = one } else { timing.add(.seconds(one.median)) }
      try expect(answer.filteredCount(), bench.settings.rows, "rows sorted")
    }
    try checkOrder(connection, column, rows: bench.settings.rows)
    Report.remark("first sort by \(column), decoding: \(Report.spelled(first.median))")
    let best = try bench.best("sort \(name)", on: path)
    Report.ratio(
      "sort \(name)", timing.median, peer: best?.name ?? "peers", best?.figure.seconds, reach: 1)
  }
}

private func sort(
  _ connection: ClientConnection, _ column: String, _ timing: inout Timing
) throws -> JSONView {
  try timing.take {
    try connection.ask("view/set", #"{"view":"v","state":{"sort":[{"column":"\#(column)"}]}}"#)
  }
}

/// Reads windows all over the order and fails unless values rise, ties in source order.
private func checkOrder(_ connection: ClientConnection, _ column: String, rows: Int) throws {
  for step in 0..<50 {
    let first = (rows - 200) / 49 * step
    let answer = try connection.ask(
      "view/rows",
      #"{"view":"v","range":{"first":\#(first),"size":200},"columns":["\#(column)"],"as":"value"}"#)
    let keys = answer.integerKeys()
    let values = answer.values(column)
    try expect(values.count, 200, "values")
    for (index, pair) in zip(values, values.dropFirst()).enumerated() {
      let comparison = compare(pair.0, pair.1)
      if comparison > 0 || comparison == 0 && keys[index] > keys[index + 1] {
        throw Implausible(description: "\(column) is not in order at \(first + index)")
      }
    }
  }
}

private func compare(_ left: JSONView, _ right: JSONView) -> Int {
  if let left = left.double, let right = right.double {
    return left < right ? -1 : left == right ? 0 : 1
  }
  let (left, right) = (left.lossyString ?? [], right.lossyString ?? [])
  if left == right { return 0 }
  return left.lexicographicallyPrecedes(right) ? -1 : 1
}
