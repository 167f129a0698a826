import TestSupport
import Testing
import WireProtocol

struct SessionLineTests {
  private func read(_ text: String) -> SessionLine? {
    try? SessionLine.read(Array(text.utf8)[...]).line
  }

  @Test func `any bytes of a line come back`() throws {
    for seed in 1...UInt64(TestSettings.seedCount(20)) {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let body = bytes.filter { $0 != 0x0A && $0 != 0x0D }
      let time = Int.random(in: 0...10_000_000_000, using: &generator)
      for line in [SessionLine.raw(bytes), .run(byte: 7, count: 9), .sent(body), .received(body)] {
        var text: [UInt8] = []
        line.write(microseconds: time, to: &text)
        #expect(text.last == 0x0A && text.count { $0 == 0x0A } == 1, "seed \(seed)")
        let again = try SessionLine.read(text.dropLast())
        #expect(again.line == line, "seed \(seed)")
        #expect(abs((again.microseconds ?? -9) - time) <= 1, "seed \(seed)")
      }
    }
  }

  @Test func `lines written by hand need no time`() {
    #expect(read("-> {}") == .sent(Array("{}".utf8)))
    #expect(read("<- 7") == .received(Array("7".utf8)))
    #expect(read("->") == .sent([]))
    #expect(read("") == .remark([]))
    #expect(read("# a: b")?.directive("a") == "b")
    #expect(read(#"=> "a\u00ff""#) == .raw([0x61, 0xFF]))
  }

  @Test(arguments: [
    "hello", "->x", "=> 7", #"=> "\u0100""#, "1.5", "=> {\"byte\":256,\"count\":1}",
  ])
  func `what is no line is refused`(text: String) {
    #expect(read(text) == nil)
  }
}
