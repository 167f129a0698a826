import TableValues
import TestSupport
import Testing

/// One spelling for equal JSON, and no way past the parser.
struct CellJSONTests {
  private func spelling(_ text: String) -> String? {
    CellJSON(parsing: text.utf8)?.text.description
  }

  @Test(arguments: [
    ["1", "1.0", "1e0", "10e-1", " 1 ", "1.000"], ["100", "1e2", "100.00"],
    ["0", "-0", "-0.0", "0e7"],
    ["0.1", "1e-1", "0.10"], ["-2.5", "-25e-1"], ["0.000001", "1e-6"], ["1e-8", "0.00000001"],
    ["123456789012345678901234567890", "12345678901234567890123456789e1"],
    ["1e400", "10e399", "1E+400"], ["\"Ä/\"", "\"\\u00c4\\/\"", "\"\\u00C4/\""],
    ["\"\u{1F34C}\"", "\"\\ud83c\\udf4c\""],
    ["\"\\n\\u0001\\\"\\\\\"", "\"\\u000a\\u0001\\u0022\\u005c\""],
    ["[]", "[ ]"], ["[1,[2,\"x\"]]", " [ 1.0 , [2,\t\"\\u0078\"] ]\n"],
    ["{\"a\":1,\"b\":2}", "{\"b\":2, \"a\":1.0}"], ["{\"a\":2}", "{\"a\":1,\"a\":2}"],
    ["{\"a\":{\"x\":1,\"y\":[]},\"a b\":0}", "{\"a b\":0,\"\\u0061\":{\"y\":[],\"x\":1}}"],
  ])
  func `equal values have one spelling`(spellings: [String]) {
    for text in spellings { #expect(spelling(text) == spellings[0], "\(text)") }
  }

  @Test(arguments: [
    "", " ", "Ab c", "01", "1.", ".5", "+1", "1e", "- 1", "nul", "nulll", "tru", "NaN", "Infinity",
    "'a'",
    "\"", "\"\\x\"", "\"\\ud800\"", "\"\\udc00\\ud800\"", "\"\t\"", "[1,]", "[,1]", "[1 2]", "[",
    "]", "{\"a\"}",
    "{\"a\":}",
    "{a:1}", "{\"a\":1,}", "{", "}", "1 2", "0],\"evil\":[true", "\u{FEFF}1", "1e99999999999",
    String(repeating: "[", count: 113) + String(repeating: "]", count: 113),
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(spelling(text) == nil)
  }

  @Test func `bytes that are not UTF-8 are no JSON, and become U+FFFD in a string`() {
    #expect(CellJSON(parsing: [0x22, 0xFF, 0x22]) == nil)
    #expect(CellJSON(string: [0x61, 0xFF]).text == "\"a\u{FFFD}\"")
  }

  @Test func `a string shows its content, anything else its spelling`() {
    for (text, shown) in [
      ("\"a \\\"b\\\"\\n\\u00e4\\\\\"", "a \"b\"\nä\\"), ("\"\"", ""), ("[\"x\"]", "[\"x\"]"),
      ("1.0", "1"),
      ("true", "true"),
    ] {
      let json = CellJSON(parsing: text.utf8)
      #expect(json?.shownText.description == shown)
      #expect(json.map { CellJSON(string: $0.shownText.utf8) == $0 } == text.hasPrefix("\""))
    }
  }

  @Test(arguments: 0..<UInt64(TestSettings.seedCount(40)))
  func `a spelling is its own spelling, and any text comes back from a string`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Array("{}[]:,\"\\u00e41.-+eE tfnrl\u{7F}\u{0}ä".utf8).randomElement(using: &random) ?? 0
      }
      if let json = CellJSON(parsing: bytes) {
        #expect(CellJSON(parsing: json.text.utf8) == json, "\(Text(bytes))")
      }
      let string = CellJSON(string: bytes)
      #expect(CellJSON(parsing: string.text.utf8) == string)
      #expect(string.shownText.description == Text(bytes).description)
    }
  }

  @Test func `null is a cell without a value, and a list column takes lists only`() {
    #expect(CellValue(json: "null".utf8) == .null)
    #expect(CellValue(json: "5".utf8, in: .list) == nil)
    let list = CellJSON(parsing: "[5]".utf8).map { CellValue.json($0) }
    #expect(CellValue(json: "[5]".utf8, in: .list) == list)
  }
}
