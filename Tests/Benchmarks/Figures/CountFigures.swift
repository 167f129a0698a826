import JSONText
import TableClient

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Knowing every row of a file: how many there are, and what is in them.
func measureCount(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows)
  let quoted = Shell.quoted(path)
  var count = Timing()
  var lines = Timing()
  let process = try bench.startReady()
  for _ in 0..<bench.settings.runs * 2 {
    _ = try lines.take { try Shell.output("wc -l \(quoted)") }
    try count.take {
      try process.connection.ask("table/open", #"{"table":"t","path":"\#(path)"}"#)
      let found = try process.connection.waitForFacts(of: "t", "complete")
      try expect(found, bench.settings.rows, "rows")
    }
    try process.connection.ask("table/close", #"{"table":"t"}"#)
    _ = process.connection.takeEvents()
  }
  Report.ratio("row count", count.median, peer: "wc -l", lines.median, reach: 1.5)
  try measureMemory(bench, path)
  try measureExamining(bench, path)
}

private func measureMemory(_ bench: Bench, _ path: String) throws {
  let process = try bench.startReady()
  try process.connection.openAndRest(path, as: "t")
  let kilobytes = try Shell.output(
    "awk '/RssAnon/ {print $2}' /proc/\(process.processID)/status")
  let text = String(decoding: kilobytes.filter { $0 > 0x20 }, as: UTF8.self)
  guard let number = Double(text) else { return Report.remark("memory: no /proc here") }
  Report.amount("memory after indexing", number / 1024, "MiB", atMost: 30 * 1e6 / 1048576)
}

/// Every cell is parsed and checked by the pass that ends with `examined`; as a second measure,
/// a first sort of each column decodes and keeps it.
private func measureExamining(_ bench: Bench, _ path: String) throws {
  var timing = Timing()
  let process = try bench.startReady()
  let connection = process.connection
  for _ in 0..<bench.settings.runs {
    try timing.take {
      try connection.ask("table/open", #"{"table":"t","path":"\#(path)"}"#)
      let found = try connection.waitForFacts(of: "t", "examined")
      try expect(found, bench.settings.rows, "rows")
    }
    try connection.ask("table/close", #"{"table":"t"}"#)
    _ = connection.takeEvents()
  }
  let polars = try bench.best("decode all", on: path, of: ["polars"])
  Report.ratio(
    "open to every cell examined", timing.median, peer: "polars", polars?.figure.seconds, reach: 1)
}
