import JSONText
import TestSupport
import Testing

private func written(_ fill: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter(capacity: 0)
  fill(&writer)
  return String(decoding: writer.finish(), as: UTF8.self)
}

@Suite struct JSONWriterTests {
  @Test func `commas are placed by the writer`() {
    let text = written { json in
      json.beginObject()
      json.name("a")
      json.beginArray()
      json.int(1)
      json.int(-20)
      json.beginArray()
      json.endArray()
      json.beginObject()
      json.endObject()
      json.null()
      json.endArray()
      json.name("b\n" as String)
      json.json(Array("[1,2]".utf8))
      json.name("c")
      json.bool(false)
      json.name("d")
      json.string("x" as StaticString)
      json.name("e")
      json.string("y")
      json.endObject()
    }
    #expect(text == #"{"a":[1,-20,[],{},null],"b\n":[1,2],"c":false,"d":"x","e":"y"}"#)
  }

  @Test func `only what the parser accepts stands as it is`() {
    for text in ["1", "[1, {\"a\": null}]", " \"x\" "] {
      #expect(JSONSpan(parsing: text.utf8).map { String(decoding: $0.bytes, as: UTF8.self) } != nil)
      let trimmed = text.trimmingPrefix(" ").reversed().drop { $0 == " " }.reversed()
      #expect(written { $0.json(text.utf8) } == String(trimmed))
    }
    for text in ["", "Ab c", "0],\"evil\":[true", "\u{FEFF}1", "[1"] {
      #expect(JSONSpan(parsing: text.utf8) == nil)
      #expect(written { $0.json(text.utf8) } == written { $0.string(text) })
    }
  }

  @Test func `what is shown has no line ends and no controls`() {
    let shown = [
      "a\u{2028}b": "a␤b", "\u{2029}": "␤", "x\u{85}\u{85}": "x␤␤", "\u{9B}m": "\\\\u{9b}m",
      "\u{7}\u{7F}": "␇␡", "é\u{2028}é‐\u{2027}\u{202A}": "é␤é‐\u{2027}\u{202A}",
      "\u{2012}€": "\u{2012}€",
    ]
    for (text, wanted) in shown {
      for padding in ["", "12345678", "é1234567"] {
        let bytes = Array((padding + text + padding).utf8)
        let found = written { json in
          _ = json.strings(bytes, [0, UInt32(bytes.count)], isShown: true)
        }
        #expect(found == "\"\(padding + wanted + padding)\"", "\(text.unicodeScalars)")
        #expect(written { json in _ = json.shownString(bytes) } == found)
      }
    }
  }

  @Test func `integers and doubles come in their shortest form`() {
    let text = written { json in
      json.beginArray()
      for value in [0, -1, 9, 10, 99, 100, Int64.max, Int64.min] { json.int(value) }
      for value in [0, -0.0, 1, 0.1, 1e15, 1e300, 123456.789, .nan, .infinity] {
        json.double(value)
      }
      json.endArray()
    }
    #expect(
      text
        == "[0,-1,9,10,99,100,9223372036854775807,-9223372036854775808,"
        + "0.0,-0.0,1.0,0.1,1000000000000000.0,1e+300,123456.789,null,null]")
  }

  @Test func `strings are escaped and bad bytes replaced and told`() {
    var json = JSONWriter()
    json.beginArray()
    let clean = json.string(Array("a\u{1}\"\\\u{8}\t\n\u{C}\r\u{1F}é/\u{7F}".utf8))
    let broken = json.string([0x61, 0xFF, 0xC3, 0x62])
    let empty = json.string([UInt8]())
    #expect(clean && !broken && empty)
    json.endArray()
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"["a\u0001\"\\\b\t\n\f\r\u001fé/"# + "\u{7F}\",\"a\u{FFFD}\u{FFFD}b\",\"\"]")
    json.removeAll()
    json.int(5)
    #expect(json.bytes == [0x35])
  }

  @Test func `a small buffer grows in every state`() {
    for length in 0..<80 {
      let text = String(repeating: "x", count: length) + "\u{1}é"
      var json = JSONWriter(capacity: 0)
      json.beginArray()
      for _ in 0..<5 { json.string(text) }
      json.endArray()
      let value = try? JSONValue(parsing: json.finish())
      #expect(value == .array(Array(repeating: .string(text), count: 5)))
    }
  }

  @Test func `what is written reads back the same`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(500)) {
      var random = RandomJSON(random: SeededGenerator(seed: seed))
      let value = random.value(depth: 5)
      let text = value.encoded
      #expect(try JSONValue(parsing: text) == value, "seed \(seed)")
    }
  }

  @Test func `numbers no machine type holds keep their spelling`() throws {
    let text = Array("[18446744073709551616,1e400,-0.0,1.50]".utf8)
    let value = try JSONValue(parsing: text)
    #expect(value[0] == .lexeme("18446744073709551616"))
    #expect(value[1] == .lexeme("1e400"))
    #expect(value[3] == .number(1.5))
    #expect(value.encoded == Array("[18446744073709551616,1e400,-0.0,1.5]".utf8))
  }
}
