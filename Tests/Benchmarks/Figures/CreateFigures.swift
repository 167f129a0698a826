import JSONText
import TableClient

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Creating a table from JSON rows.
func measureCreating(_ bench: Bench) throws {
  let path = try bench.sample(bench.settings.rows, .json)
  let params = try contents(of: path)
  var timing = Timing()
  for _ in 0..<min(3, bench.settings.runs) {
    let process = try bench.startReady(["--max-message-bytes=536870912"])
    let head = Array(#"{"jsonrpc":"2.0","id":1000000,"method":"table/create","params":"#.utf8)
    let size = head.count + params.count + 1
    let frame = Array("Content-Length: \(size)\r\n\r\n".utf8) + head + params + [UInt8(ascii: "}")]
    let answer = try timing.take {
      try process.connection.writeRaw(frame)
      return try process.connection.receive(1_000_000).result
    }
    let rows = answer.member("rowsState")?.member("count")?.int64
    try expect(rows, Int64(bench.settings.rows), "rows created")
  }
  Report.remark("\(params.count) bytes of JSON in \(Report.spelled(timing.median))")
  Report.amount(
    "table/create", Double(params.count) / 1e6 / timing.median, "MB/s", atLeast: 200)
}

private func contents(of path: String) throws -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw Implausible(description: "no \(path)") }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  let count = fread(&bytes, 1, bytes.count, file)
  try expect(count, bytes.count, "bytes read")
  return bytes
}
