import ProtocolWords
import TableCodecs
import TestSupport
import Testing

/// A text with the borders of its records, compared with the whole text read anew.
struct TextBufferTests {
  private static let pieces = [
    "a", "é", "\"", "\"\"", ",", "\n", "\r\n", "\n", "1,2\n", "\"x\ny\",z\n", "# c\n", "\n\n", "😀",
    "b,\"c\"\n", "",
  ]

  @Test(arguments: Seeds.all(40))
  func `a change leads to the records of the whole text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var dialect = CSVDialect()
    dialect.commentPrefix = Bool.random(using: &random) ? [0x23] : []
    dialect.loneCarriageReturnEnds = Int.random(in: 0..<4, using: &random) == 0
    dialect.escape = Int.random(in: 0..<4, using: &random) == 0 ? .backslash : .doubled
    let head = Array("h,k\n".utf8)
    let size = Int.random(in: 1..<12, using: &random)
    func text(_ most: Int) -> [UInt8] {
      (0..<Int.random(in: 0..<most, using: &random)).flatMap { _ in
        Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
      }
    }
    var whole = head + text(30)
    var buffer = TextBuffer(whole, dialect, dataStart: head.count, segmentSize: size)
    var model = buffer.records
    for _ in 0..<40 {
      let start = Int.random(in: head.count...whole.count, using: &random)
      let end = min(whole.count, start + Int.random(in: 0..<8, using: &random))
      let new = text(4)
      whole.replaceSubrange(start..<end, with: new)
      let change = buffer.replace(start..<end, with: new)
      model.replaceSubrange(change.first..<change.first + change.removed, with: change.added)
      let anew = TextBuffer(whole, dialect, dataStart: head.count)
      #expect(buffer.bytes == whole, "seed \(seed)")
      #expect(model == anew.records, "seed \(seed)")
      #expect(buffer.records == model, "seed \(seed)")
      #expect(buffer.recordCount == model.count, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all(20))
  func `a position is the byte that the text before it has`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "é", "😀", "\n", "\r\n", "\r", ",", "日"]
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    let text = mark + (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let buffer = TextBuffer(
      Array(text.utf8), CSVDialect(), dataStart: mark.utf8.count,
      segmentSize: Int.random(in: 1..<9, using: &random))
    var (line, utf16, byte) = (0, 0, mark.utf8.count)
    for character in text.dropFirst(mark.isEmpty ? 0 : 1) {
      #expect(buffer.byte(ofLine: line, character: utf16, counting: .utf16) == byte, "seed \(seed)")
      byte += String(character).utf8.count
      utf16 += String(character).utf16.count
      if character.isNewline {
        let end = byte - String(character).utf8.count
        #expect(buffer.byte(ofLine: line, character: 99, counting: .utf8) == end, "seed \(seed)")
        (line, utf16) = (line + 1, 0)
      }
    }
    #expect(buffer.byte(ofLine: line, character: 99, counting: .utf32) == byte, "seed \(seed)")
    #expect(buffer.byte(ofLine: line + 1, character: 0, counting: .utf16) == nil, "seed \(seed)")
  }

  @Test func `one changed letter reads one segment and changes one record`() {
    let lines = (0..<5_000).map { "row \($0),\"some text\"\n" }
    let text = Array(("a,b\n" + lines.joined()).utf8)
    var buffer = TextBuffer(text, CSVDialect(), dataStart: 4)
    let change = buffer.replace(4 + 3..<4 + 4, with: Array("x".utf8))
    #expect(change.first == 0 && change.removed == 1 && change.added.count == 1)
    // An opened quote takes up to the next one.
    let opened = buffer.replace(4..<4, with: [0x22])
    #expect(opened.removed == 1 && opened.added.count == 1)
  }
}
