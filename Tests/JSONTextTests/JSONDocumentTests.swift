import JSONText
import TestSupport
import Testing

/// What parsing makes of a text, in a word.
private func verdict(_ bytes: [UInt8], depthLimit: Int = 512) -> String {
  do {
    let document = try JSONDocument(parsing: bytes, depthLimit: depthLimit)
    return document.firstUnpairedString == nil ? "ok" : "unpaired"
  } catch {
    switch error {
    case .syntax(let error): return error.reason.rawValue
    case .tooDeep: return "tooDeep"
    case .tooLarge: return "tooLarge"
    }
  }
}

/// The verdict on a text of ours.
private func verdict(_ text: String, depthLimit: Int = 512) -> String {
  verdict(Array(text.utf8), depthLimit: depthLimit)
}

/// What the corpus leaves open, pinned.
private let openCases: [String: String] = [
  "i_string_UTF-16LE_with_BOM.json": "expectedValue",
  "i_string_utf16BE_no_BOM.json": "expectedValue",
  "i_string_utf16LE_no_BOM.json": "expectedValue",
  "i_string_UTF-8_invalid_sequence.json": "invalidUTF8",
  "i_string_UTF8_surrogate_U+D800.json": "invalidUTF8",
  "i_string_invalid_utf-8.json": "invalidUTF8",
  "i_string_iso_latin_1.json": "invalidUTF8",
  "i_string_lone_utf8_continuation_byte.json": "invalidUTF8",
  "i_string_not_in_unicode_range.json": "invalidUTF8",
  "i_string_overlong_sequence_2_bytes.json": "invalidUTF8",
  "i_string_overlong_sequence_6_bytes.json": "invalidUTF8",
  "i_string_overlong_sequence_6_bytes_null.json": "invalidUTF8",
  "i_string_truncated-utf-8.json": "invalidUTF8",
  "i_object_key_lone_2nd_surrogate.json": "unpaired",
  "i_string_1st_surrogate_but_2nd_missing.json": "unpaired",
  "i_string_1st_valid_surrogate_2nd_invalid.json": "unpaired",
  "i_string_incomplete_surrogate_and_escape_valid.json": "unpaired",
  "i_string_incomplete_surrogate_pair.json": "unpaired",
  "i_string_incomplete_surrogates_escape_valid.json": "unpaired",
  "i_string_invalid_lonely_surrogate.json": "unpaired",
  "i_string_invalid_surrogate.json": "unpaired",
  "i_string_inverted_surrogates_U+1D11E.json": "unpaired",
  "i_string_lone_second_surrogate.json": "unpaired",
]

@Suite struct JSONDocumentTests {
  @Test func `the public suite is judged as it should be`() {
    for (name, bytes) in CorpusFiles.load("json-test-suite") where name.hasSuffix(".json") {
      let found = verdict(bytes)
      switch name.prefix(2) {
      case "y_": #expect(found == "ok", "\(name)")
      case "n_": #expect(found != "ok" && found != "unpaired", "\(name)")
      default: #expect(found == openCases[name] ?? "ok", "\(name)")
      }
    }
  }

  @Test func `a million open brackets are too deep and not fatal`() {
    #expect(verdict(String(repeating: "[", count: 1_000_000), depthLimit: 128) == "tooDeep")
    #expect(verdict(String(repeating: "{\"a\":", count: 200_000), depthLimit: 128) == "tooDeep")
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(verdict(deep, depthLimit: 100_000) == "ok")
    #expect(verdict(deep, depthLimit: 99_999) == "tooDeep")
  }

  @Test func `what was read before the depth limit can be looked at`() throws {
    let text = #"{"id":"x","method":"m","params":[[[[1]]]]}"#
    do {
      _ = try JSONDocument(parsing: Array(text.utf8), depthLimit: 3)
      Issue.record("should be too deep")
    } catch .tooDeep(let offset, let limit, let before) {
      #expect(limit == 3)
      #expect(offset == 34)
      #expect(before.root.member("id")?.string == Array("x".utf8))
      #expect(before.root.member("params")?.count == 1)
      #expect(before.root.member("params")?.pointer == "/params")
    }
  }

  @Test func `a byte order mark at the front is passed over`() {
    #expect(verdict([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == "ok")
    #expect(verdict(Array("[".utf8) + [0xEF, 0xBB, 0xBF] + Array("1]".utf8)) == "expectedValue")
    #expect(verdict([0xEF, 0xBB, 0xBF]) == "unexpectedEnd")
  }

  @Test func `reasons and offsets name the fault`() {
    #expect(verdict("") == "unexpectedEnd")
    #expect(verdict("[1,]") == "expectedValue")
    #expect(verdict("{\"a\":1,}") == "expectedName")
    #expect(verdict("{\"a\" 1}") == "expectedColon")
    #expect(verdict("[1 2]") == "expectedCommaOrEnd")
    #expect(verdict("[1}") == "expectedCommaOrEnd")
    #expect(verdict("01") == "trailingBytes")
    #expect(verdict("[-]") == "badNumber")
    #expect(verdict("[\"\\x\"]") == "badEscape")
    #expect(verdict("[\"\u{1}\"]") == "controlCharacter")
    #expect(verdict("trux") == "badLiteral")
    do {
      let padded = Array("___[1,]___".utf8)
      _ = try JSONDocument(parsing: padded, range: 3..<7, depthLimit: 4)
      Issue.record("should be refused")
    } catch .syntax(let error) {
      #expect(error == JSONSyntaxError(offset: 3, reason: .expectedValue))
    } catch {
      Issue.record("wrong failure")
    }
  }

  @Test func `no prefix of a document is a document`() {
    let text = Array(
      #" {"a":[1.5e3,-0,"xé\u00e9\ud83d\ude00"],"b":{"c":null,"d":true,"e":[false,[]]}}"#.utf8)
    #expect(verdict(text) == "ok")
    for length in text.indices { #expect(verdict(Array(text[..<length])) != "ok") }
  }

  @Test func `random bytes and mutations never trap`() {
    for seed in 0..<UInt64(TestSettings.seedCount(20)) {
      var random = SeededGenerator(seed: seed)
      var model = RandomJSON(random: random)
      let text = model.value(depth: 4).encoded
      for _ in 0..<200 {
        var mutated = text
        for _ in 0...Int.random(in: 0..<4, using: &random) {
          mutate(&mutated, &random)
        }
        guard let document = try? JSONDocument(parsing: mutated, depthLimit: 6) else { continue }
        let again = JSONValue(document.root)
        #expect((try? JSONValue(parsing: again.encoded)) == again)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 1:
      bytes.insert(Array("\"\\u{}[],:-.eE0d8".utf8).randomElement(using: &random) ?? 0, at: place)
    case 2 where place < bytes.count: bytes.remove(at: place)
    case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes.removeLast(min(bytes.count, 1))
    }
  }
}
