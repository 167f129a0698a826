import JSONText
import TestSupport
import Testing

@testable import JSONRPC

/// One hostile input and what must come of it before the probe's answer.
private struct Case {
  var name: String
  var input: [UInt8]
  var answers: [String]
  var isFatal = false

  init(_ name: String, _ input: [UInt8], _ answers: [String], isFatal: Bool = false) {
    self.name = name
    self.input = input
    self.answers = answers
    self.isFatal = isFatal
  }

  init(_ name: String, body: String, _ answers: String...) {
    self.init(name, frame(body), answers)
  }

  init(_ name: String, raw: String, _ answers: String..., isFatal: Bool = false) {
    self.init(name, Array(raw.utf8), answers, isFatal: isFatal)
  }
}

private let small = call("1", "echo")
private let length = small.utf8.count

private let framingCases: [Case] = [
  Case("no length", raw: "Content-Type: x\r\n\r\n\(small)", "null -32700"),
  Case("no colon", raw: "garbage\r\n\r\n", "null -32700"),
  Case(
    "no colon, then a header", raw: "garbage\r\nContent-Length: \(length)\r\n\r\n\(small)",
    "null -32700", "1 ok"),
  Case("length of letters", raw: "Content-Length: abc\r\n\r\n\(small)", "null -32700"),
  Case("letters after the length", raw: "Content-Length: 12abc\r\n\r\n", "null -32700"),
  Case("negative length", raw: "Content-Length: -5\r\n\r\n", "null -32700"),
  Case("signed length", raw: "Content-Length: +5\r\n\r\n", "null -32700"),
  Case("empty length", raw: "Content-Length:\r\n\r\n", "null -32700"),
  Case("length 0", raw: "Content-Length: 0\r\n\r\n", "null -32700"),
  Case(
    "length of 20 digits", raw: "Content-Length: 99999999999999999999\r\n\r\n", "null -32700",
    isFatal: true),
  Case(
    "length of 19 nines", raw: "Content-Length: 9999999999999999999\r\n\r\n", "null -32700",
    isFatal: true),
  Case("2 GiB announced", raw: "Content-Length: 2147483648\r\n\r\n", "null -32600", isFatal: true),
  Case("lower case", raw: "content-length: \(length)\r\n\r\n\(small)", "1 ok"),
  Case("no blank", raw: "Content-Length:\(length)\r\n\r\n\(small)", "1 ok"),
  Case("many blanks", raw: "Content-Length \t: \t \(length) \t\r\n\r\n\(small)", "1 ok"),
  Case("LF only", raw: "Content-Length: \(length)\n\n\(small)", "1 ok"),
  Case("mixed ends", raw: "Content-Length: \(length)\r\n\n\(small)", "1 ok"),
  Case("another header first", raw: "X-A: b\r\nContent-Length: \(length)\r\n\r\n\(small)", "1 ok"),
  Case(
    "blank lines between frames", raw: "\r\n\nContent-Length: \(length)\r\n\r\n\(small)\n\n",
    "1 ok"),
  Case(
    "equal lengths",
    raw: "Content-Length: \(length)\r\ncontent-length:\(length)\r\n\r\n\(small)", "1 ok"),
  Case(
    "different lengths",
    raw: "Content-Length: \(length)\r\nContent-Length: 3\r\n\r\n\(small)", "null -32700"),
  Case(
    "utf8",
    raw: "Content-Length: \(length)\r\nContent-Type: a/b; charset=\"UTF8\"\r\n\r\n\(small)", "1 ok"),
  Case(
    "utf-16",
    raw: "Content-Length: \(length)\r\nContent-Type: a/b; charset=utf-16\r\n\r\n\(small)",
    "null -32700"),
  Case(
    "header line too long", raw: "X: \(String(repeating: "y", count: 9000))\r\n\r\n",
    "null -32700"),
  Case(
    "a header line without end", raw: "X: \(String(repeating: "y", count: 100_000))\r\n\r\n",
    "null -32700", isFatal: true),
  Case(
    "sixteen bad blocks", raw: String(repeating: "Content-Length: x\r\n\r\n", count: 16),
    "null -32700", "null -32700", "null -32700", "null -32700", "null -32700", "null -32700",
    "null -32700", "null -32700", "null -32700", "null -32700", "null -32700", "null -32700",
    "null -32700", "null -32700", "null -32700", "null -32700", isFatal: true),
]

private let envelopeCases: [Case] = [
  Case("malformed", body: "{\"jsonrpc\":", "null -32700"),
  Case(
    "not UTF-8", frame("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"").dropLast() + [0xFF],
    ["null -32700"]),
  Case("batch of two", body: "[\(call("1", "echo")),\(call("2", "none"))]", "[1 ok, 2 -32601]"),
  Case("empty batch", body: "[]", "null -32600"),
  Case("batch of rubbish", body: "[1,{},[]]", "[null -32600, null -32600, null -32600]"),
  Case("batch of notifications", body: "[{\"jsonrpc\":\"2.0\",\"method\":\"a\"}]"),
  Case(
    "batch with life cycle",
    body: "[\(call("1", "initialize")),{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}]",
    "[1 -32600, null -32600]"),
  Case(
    "batch too long", body: "[\(Array(repeating: "1", count: 1001).joined(separator: ","))]",
    "null -32600"),
  Case("a number", body: "5", "null -32600"),
  Case("an empty object", body: "{}", "null -32600"),
  Case("an id alone", body: "{\"jsonrpc\":\"2.0\",\"id\":3}", "3 -32600"),
  Case("no version", body: "{\"id\":1,\"method\":\"echo\"}", "1 -32600"),
  Case(
    "wrong version", body: "{\"jsonrpc\":\"1.0\",\"id\":\"x\",\"method\":\"echo\"}", "\"x\" -32600"),
  Case("method is a number", body: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}", "1 -32600"),
  Case("id null", body: call("null", "echo"), "null -32600"),
  Case("id with fraction", body: call("7.5", "echo"), "null -32600"),
  Case("id is an object", body: call("{}", "echo"), "null -32600"),
  Case("id beyond doubles", body: call("9007199254740993", "echo"), "9007199254740993 ok"),
  Case(
    "id beyond 64 bits", body: call("123456789012345678901", "echo"), "123456789012345678901 ok"),
  Case(
    "1 and \"1\"",
    frame(call("1", "hold")) + frame(call("\"1\"", "hold")) + frame(call("2", "release")),
    ["1 ok", "\"1\" ok", "2 ok"]),
  Case(
    "id in flight",
    frame(call("1", "hold")) + frame(call("1", "echo")) + frame(call("2", "release")),
    ["null -32600", "1 ok", "2 ok"]),
  Case("id used again", frame(small) + frame(small), ["1 ok", "1 ok"]),
  Case("unknown request", body: call("1", "none"), "1 -32601"),
  Case("unknown $/ request", body: call("1", "$/none"), "1 -32601"),
  Case("unknown notification", body: "{\"jsonrpc\":\"2.0\",\"method\":\"$/none\"}"),
  Case("params array", body: call("1", "echo", "[1]"), "1 -32602"),
  Case("params scalar", body: call("1", "echo", "5"), "1 -32602"),
  Case("params null", body: call("1", "echo", "null"), "1 ok"),
  Case("params empty array", body: call("1", "echo", "[]"), "1 ok"),
  Case("bad params, unknown method", body: call("1", "none", "5"), "1 -32601"),
  Case("response with unknown id", body: "{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":null}"),
  Case(
    "cancel unknown",
    body: "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":9}}"),
  Case("cancel without id", body: "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\"}"),
  Case(
    "deep after the id",
    body: call("1", "echo", String(repeating: "[", count: 100_000)), "1 -32600"),
  Case(
    "deep before the id",
    body: "{\"a\":\(String(repeating: "[", count: 100_000))", "null -32600"),
  Case(
    "method doubled",
    body: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"none\",\"method\":\"echo\"}", "1 -32600"),
  Case(
    "id doubled", body: "{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"echo\"}", "null -32600"
  ),
  Case(
    "trailing comma", body: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\",}", "null -32700"),
  Case("byte order mark", body: "\u{FEFF}\(small)", "1 ok"),
  Case("half a pair", body: call("1", "echo", #"{"a":["x\ud800"]}"#), "1 -32602"),
  Case("forgotten", body: call("1", "forget"), "1 -32603"),
  Case("answered twice", body: call("1", "twice"), "1 ok"),
]

@Suite struct SessionTests {
  private let probe = frame(call("\"probe\"", "echo"))

  private func check(_ item: Case, _ pieces: [[UInt8]], _ way: String) {
    var options = Connection.Options()
    options.frames.body = 1 << 20
    let output = Peer.converse(pieces, options)
    let found = bodies(output)?.map(inShort)
    let expected = item.answers + (item.isFatal ? [] : ["\"probe\" ok"])
    #expect(found == expected, "\(item.name), \(way)")
  }

  @Test func `every hostile input is answered as the protocol says`() {
    for item in framingCases + envelopeCases {
      check(item, [item.input + probe], "whole")
    }
  }

  @Test func `the way bytes arrive changes nothing`() {
    for (seed, item) in (framingCases + envelopeCases).enumerated() {
      guard item.input.count < 2000 else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      check(item, pieces(item.input + probe, &random), "in pieces")
      check(item, (item.input + probe).map { [$0] }, "byte by byte")
    }
  }

  @Test func `errors carry what a program needs`() throws {
    let output = Peer.converse([
      frame(call("1", "none")) + frame(call("2", "echo", #"{"a":["x\ud800"]}"#))
        + frame(call("3", "echo", String(repeating: "[", count: 200))) + frame("[1,]")
    ])
    let data = try #require(bodies(output)).map { body in
      try JSONValue(parsing: body)["error"]?["data"]
    }
    #expect(data[0]?["method"] == "none")
    #expect(data[1]?["pointer"] == "/a/0")
    #expect(data[2]?["limit"] == 128)
    #expect(data[3]?["offset"] == 3)
  }

  @Test func `lines in give lines out`() throws {
    let input =
      "  \n\(call("1", "echo", "{\"a\": [1]}"))\r\n\n{bad\n[\(small)]\n\(call("2", "echo"))"
    let output = Peer.converse([Array(input.utf8)])
    let lines = output.split(separator: 0x0A).map { inShort(Array($0)) }
    #expect(lines == ["1 ok", "null -32700", "[1 ok]", "2 ok"])
    #expect(output.last == 0x0A)
  }

  @Test func `output frames are exact to the byte`() {
    let output = Peer.converse([frame(call("\"é\"", "echo", "{\"k\":\"漢\"}"))])
    let body = "{\"jsonrpc\":\"2.0\",\"id\":\"é\",\"result\":{\"k\":\"漢\"}}"
    #expect(output == frame(body))
  }

  @Test func `a body cut off by the end of input is told with its bytes`() {
    let peer = Peer(overSockets: true)
    peer.startReading()
    peer.send(Array("Content-Length: 100\r\n\r\n{\"json".utf8))
    peer.closeInput()
    #expect(peer.finish().isEmpty)
    let ends = peer.handler.seen.withLock(\.ends)
    #expect(ends == [.closed(.insideBody(got: 6, wanted: 100))])
  }
}
