import ProtocolWords
import TestSupport
import Testing
import WireProtocol

@testable import DaemonServer

/// Offsets in texts, and beginnings of texts, against what Swift's own strings count.
struct TextPositionTests {
  private func text(_ random: inout SeededGenerator) -> String {
    let scalars = "ab\té中👩\u{301}\u{10FFFF}".unicodeScalars
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      text.append(scalars.randomElement(using: &random) ?? "x")
    }
    return String(text)
  }

  @Test(arguments: Seeds.all(20))
  func `offsets count bytes, units of UTF-16, or scalars before a place`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let bytes = Array(text.utf8)
    for scalar in text.unicodeScalars.indices {
      let byte = text.utf8.distance(from: text.startIndex, to: scalar)
      let head = String(text[..<scalar])
      #expect(TextPositions(.utf8).offset(byte, in: bytes) == byte)
      #expect(TextPositions(.utf16).offset(byte, in: bytes) == head.utf16.count)
      #expect(TextPositions(.utf32).offset(byte, in: bytes) == head.unicodeScalars.count)
    }
  }

  @Test(arguments: Seeds.all(20))
  func `a beginning is the longest of whole characters that fits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let bytes = Array(text.utf8)
    for most in 0...bytes.count + 2 {
      var longest = 0
      for scalar in text.unicodeScalars.indices + [text.endIndex] {
        let byte = text.utf8.distance(from: text.startIndex, to: scalar)
        if byte <= most { longest = byte }
      }
      #expect(bytes.beginning(most).count == longest, "\(most), seed \(seed)")
    }
  }

  @Test func `digits are an integer if it fits`() {
    for number in [0, 1, -1, Int64.max, .min, 123_456_789_012_345] {
      #expect(Int64(digits: Array(String(number).utf8)) == number)
    }
    for text in ["", "-", "+1", "1-", "9223372036854775808", " 1", "1.0", "１"] {
      #expect(Int64(digits: Array(text.utf8)) == nil, "\(text)")
    }
  }
}
