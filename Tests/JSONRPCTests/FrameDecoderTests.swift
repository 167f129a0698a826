import TestSupport
import Testing

@testable import JSONRPC

private func events(_ bytes: [UInt8], _ limits: FrameDecoder.Limits = .init()) -> [FrameEvent] {
  var decoder = FrameDecoder(limits: limits)
  return decoder.consume(bytes[...])
}

@Suite struct FrameDecoderTests {
  @Test func `every prefix of a header waits for the rest`() {
    let whole = Array("X: y\r\nContent-Length: 2\r\n\r\n{}".utf8)
    for length in 0..<whole.count {
      var decoder = FrameDecoder()
      #expect(decoder.consume(whole[..<length]).isEmpty)
      #expect(decoder.consume(whole[length...]) == [.message(Array("{}".utf8))])
      #expect(decoder.finish().end == .clean)
    }
    var decoder = FrameDecoder()
    _ = decoder.consume(whole[..<9])
    #expect(decoder.finish().end == .insideHeader(got: 9))
  }

  @Test func `a body over the limit is passed over to the byte`() {
    var limits = FrameDecoder.Limits()
    limits.body = 10
    limits.skippedBody = 20
    let long = frame(String(repeating: "x", count: 20)) + frame("{}")
    #expect(events(long, limits) == [.oversized(limit: 10, got: 20), .message(Array("{}".utf8))])
    let longer = frame(String(repeating: "x", count: 21)) + frame("{}")
    #expect(events(longer, limits) == [.oversized(limit: 10, got: 21), .fatal(.hugeLength)])
    let lines = Array("{\"a\":1234567}\n{}\n".utf8)
    #expect(events(lines, limits) == [.oversized(limit: 10, got: 13), .message(Array("{}".utf8))])
  }

  @Test func `garbage without end is given up`() {
    let garbage = Array(String(repeating: "a: b\n", count: 20_000).utf8)
    #expect(events(garbage).last == .fatal(.tooMuchGarbage))
    #expect(events(Array(repeating: 0x78, count: 100_000)).last == .fatal(.tooMuchGarbage))
  }

  @Test func `blanks before the first message have a limit, however they are cut`() {
    var limits = FrameDecoder.Limits()
    limits.garbageBytes = 10
    let message = FrameEvent.message(Array("{}".utf8))
    let given = [FrameEvent.malformed(.tooMuchGarbage), .fatal(.tooMuchGarbage)]
    for blank in [0x20, 0, 0xEF] as [UInt8] {
      for (count, expected) in [(10, [message]), (11, given)] {
        let bytes = Array(repeating: blank, count: count) + Array("{}\n".utf8)
        #expect(events(bytes, limits) == expected)
        var decoder = FrameDecoder(limits: limits)
        #expect(bytes.flatMap { decoder.consume([$0][...]) } == expected)
      }
    }
    #expect(events(Array(repeating: 0, count: 1 << 20)) == given)
  }

  @Test func `random bytes give the same events however they are cut and never trap`() {
    let parts = [
      "Content-Length: 2\r\n\r\n{}", "Content-Length: 2\n\n[]", "Content-Length: ", "\r\n", "\n",
      "9", ":", "{\"a\":1}", "Content-Type: x; charset=latin1\r\n", "é", "Content-Length: 1\r\n",
    ]
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1..<30, using: &random) {
        bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
        if Int.random(in: 0..<8, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      let whole = events(bytes)
      var decoder = FrameDecoder()
      var cut: [FrameEvent] = []
      for piece in pieces(bytes, &random) { cut += decoder.consume(piece[...]) }
      #expect(cut == whole, "seed \(seed)")
    }
  }

  @Test func `frames that come whole give the same events as byte by byte, at every limit`() {
    let parts = [
      "Content-Length: 2\r\n\r\n{}", "Content-Length: 5\r\n\r\n[1,2]", "content-length: 1\r\n\r\n7",
      "Content-Length: 0\r\n\r\n", "Content-Length: 002\r\n\r\n[]", "Content-Length: 2\r\n\n{}",
      "Content-Length: 99999999999\r\n\r\n", "\r\n", "X\r\n\r\n", "Content-Length:2\r\n\r\n[]",
    ]
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      var limits = FrameDecoder.Limits()
      limits.body = Int.random(in: 0..<8, using: &random)
      limits.headerLine = Int.random(in: 10..<40, using: &random)
      limits.garbageBytes = Int.random(in: 10..<60, using: &random)
      var bytes = Array("Content-Length: 2\r\n\r\n{}".utf8)
      for _ in 0..<Int.random(in: 1..<12, using: &random) {
        bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
      }
      var decoder = FrameDecoder(limits: limits)
      var single: [FrameEvent] = []
      for byte in bytes { single += decoder.consume([byte]) }
      #expect(single == events(bytes, limits), "seed \(seed)")
    }
  }
}
