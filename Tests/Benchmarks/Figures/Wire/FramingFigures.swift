import JSONRPC

/// Cutting a stream into messages and scanning their envelopes, as the reader thread does it.
func measureFraming(_ bench: Bench) throws {
  for (name, bodies) in [("an editor's requests", requests), ("edits of 50 rows", longEdits)] {
    var stream: [UInt8] = []
    var count = 0
    while stream.count < 32 << 20 {
      let body = Array(bodies[count % bodies.count].utf8)
      stream += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      count += 1
    }
    var arriving = Timing()
    var timing = Timing()
    var copying = Timing()
    for _ in 0..<max(bench.settings.runs, 9) {
      let found = arriving.take { timing.takeProcessor { scan(stream) } }
      try expect(found, count, "requests in the stream")
      // The elements are bytes, so this is one memcpy.
      let copied = copying.takeProcessor {
        Array(unsafeUninitializedCapacity: stream.count) {
          _ = $0.update(fromContentsOf: stream)
          $1 = stream.count
        } as [UInt8]
      }
      try expect(copied.count, stream.count, "bytes copied")
    }
    let megabytes = Double(stream.count) / 1e6
    let figure = "frames and envelopes, \(name)"
    Report.remark("\(name): \(count) messages, \(stream.count / count) bytes each")
    Report.amount(figure, megabytes / arriving.median, "MB/s", atLeast: 200)
    Report.amount(
      "\(figure), of processor time", megabytes / timing.median, "MB/s", atLeast: 200)
    Report.remark(
      "best \(Report.rounded(megabytes / arriving.best)) and "
        + "\(Report.rounded(megabytes / timing.best)) MB/s; the processor time is "
        + "\(Report.rounded(timing.median / copying.median)) times that of copying the bytes")
  }
}

/// How many requests there are in a stream that comes in pieces of 64 KiB.
private func scan(_ stream: [UInt8]) -> Int {
  var decoder = FrameDecoder()
  var found = 0
  var start = 0
  while start < stream.count {
    let end = min(stream.count, start + 65536)
    for event in decoder.consume(stream[start..<end]) {
      guard case .message(let body) = event, case .single(.request) = Envelope.read(body) else {
        continue
      }
      found += 1
    }
    start = end
  }
  return found
}

/// What an editor sends while somebody scrolls, sorts and types.
private let requests = [
  #"{"jsonrpc":"2.0","id":1041,"method":"view/scroll","params":{"subscription":"s1","first":12050}}"#,
  #"{"jsonrpc":"2.0","id":1042,"method":"view/rows","params":{"view":"v1","range":{"first":12050,"#
    + #""size":50},"columns":["id","name","email","age","balance"],"as":"text"}}"#,
  #"{"jsonrpc":"2.0","id":1043,"method":"view/set","params":{"view":"v1","state":{"sort":[{"#
    + #""column":"balance","direction":"descending"},{"column":"name","comparator":"#
    + #""caseInsensitive"}],"search":{"text":"monday","columns":["note"],"mode":"filter"}}}}"#,
  #"{"jsonrpc":"2.0","id":1044,"method":"table/edit","params":{"table":"t1","history":"join","#
    + #""label":"Type","edits":[{"kind":"set","row":12061,"column":"note","value":"customer "#
    + #"called again on monday, \"urgent\" parcel shipped\nplease check the invoice"}]}}"#,
]

/// A client that fills a table.
private let longEdits = [
  #"{"jsonrpc":"2.0","id":7,"method":"table/edit","params":{"table":"t1","edits":[{"kind":"insert","#
    + #""rows":["#
    + (0..<50).map {
      #"[\#($0 + 1_000_000),"Ada Lovelace","ada.lovelace\#($0)@example.org",36,\#($0 * 7).25,"Oslo","#
        + #""2026-11-20","customer called again on monday, the parcel is on its way"]"#
    }.joined(separator: ",") + "]}]}}"
]
