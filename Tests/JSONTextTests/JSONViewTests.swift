import JSONText
import TestSupport
import Testing

private func view(_ text: String) throws -> JSONView {
  try JSONDocument(parsing: Array(text.utf8), depthLimit: 32).root
}

@Suite struct JSONViewTests {
  @Test func `members are found by name and the last of a doubled name wins`() throws {
    let object = try view(#"{"a":1,"b":{"a":5},"\u0061":2,"é":[true]}"#)
    #expect(object.count == 4)
    #expect(object.member("a")?.int64 == 2)
    #expect(object.member("b")?.member("a")?.int64 == 5)
    #expect(object.member("é")?.elements.map(\.bool) == [true])
    #expect(object.member("c") == nil)
    let name = String(["b"])
    #expect(object.member(name)?.kind == .object)
    #expect(object.firstDoubledName?.lossyString == Array("a".utf8))
    #expect(try view(#"{"a":1,"b":1}"#).firstDoubledName == nil)
  }

  @Test func `raw text and ranges are as written`() throws {
    let array = try view(#" [ {"a" : [1 ,2]}, "x\n", -1.50e+2 , null] "#)
    #expect(
      array.elements.map { String(decoding: $0.rawText, as: UTF8.self) }
        == [#"{"a" : [1 ,2]}"#, #""x\n""#, "-1.50e+2", "null"])
    #expect(array.rawText.first == UInt8(ascii: "["))
    #expect(array.rawText.last == UInt8(ascii: "]"))
    #expect(array.elements.map(\.kind) == [.object, .string, .number, .null])
  }

  @Test func `strings come unescaped and half pairs are told`() throws {
    let array = try view(#"["", "plain", "\"\\\/\b\f\n\r\té", "😀", "a\ud83dz", "\ude00"]"#)
    let strings = array.elements.map(\.string)
    #expect(strings[0] == [])
    #expect(strings[1] == Array("plain".utf8))
    #expect(strings[2] == Array("\"\\/\u{8}\u{C}\n\r\té".utf8))
    #expect(strings[3] == Array("😀".utf8))
    #expect(strings[4] == nil)
    #expect(strings[5] == nil)
    let lossy = array.elements.map(\.lossyString)
    #expect(lossy[4] == Array("a\u{FFFD}z".utf8))
    #expect(array.firstUnpairedString?.pointer == "/4")
    #expect(array.elements.first { _ in true }?.firstUnpairedString == nil)
  }

  @Test func `pointers lead back to their value`() throws {
    let object = try view(#"{"a/b~":[0,{"x":[[],7]}],"":{"k":"\ud800"}}"#)
    let seven = object.member("a/b~")?.elements.map { $0 }[1].member("x")?.elements.map { $0 }[1]
    #expect(seven?.int64 == 7)
    #expect(seven?.pointer == "/a~1b~0/1/x/1")
    #expect(object.pointer == "")
    #expect(object.firstUnpairedString?.pointer == "//k")
  }

  @Test func `integers are exact or nothing`() throws {
    let cases: [(String, Int64?)] = [
      ("0", 0), ("-0", 0), ("7", 7), ("-9223372036854775808", .min), ("9223372036854775807", .max),
      ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("9007199254740993", 9_007_199_254_740_993),
      ("1.0", 1), ("1e3", 1000), ("1.5", nil), ("15e-1", nil), ("150e-1", 15), ("1.5e1", 15),
      ("0e999999999999999999999", 0), ("1e19", nil), ("1e18", 1_000_000_000_000_000_000),
      ("0.000", 0), ("99999999999999999999999999", nil), ("1e-400", nil), ("12300e-2", 123),
      ("1" + String(repeating: "0", count: 60) + "e-60", 1), ("-1e0", -1),
      ("18446744073709551616", nil),
      ("1.00000000000000000000000000000000000000000000000000000000001", nil),
    ]
    for (text, value) in cases { #expect(try view(text).int64 == value, "\(text)") }
    #expect(try view("\"1\"").int64 == nil)
  }

  @Test func `doubles are the nearest, as the standard library says`() throws {
    let edges = [
      "0", "-0", "0.1", "1e22", "1e23", "-1e-22", "9007199254740993", "123456789012345678",
      "2.2250738585072011e-308", "5e-324", "2e-324", "1.7976931348623157e308", "1e-400",
      "-1e-99999999",
      "8.5", "1.0", "72057594037927945", "0.30000000000000004", "6.02214076e23", "1E5", "1e+5",
      "0." + String(repeating: "0", count: 400) + "1e400",
    ]
    for text in edges {
      let found = try #require(try view(text).double, "\(text)")
      let expected = Double(text) ?? 0
      #expect(found == expected && found.sign == expected.sign, "\(text)")
    }
    #expect(try view("1e400").double == nil)
    #expect(try view("-1e99999999999999999999").double == nil)
    for seed in 0..<UInt64(TestSettings.seedCount(20_000)) {
      var random = RandomJSON(random: SeededGenerator(seed: seed))
      let value = random.double()
      #expect(try view("\(value)").double == value)
    }
    // Halfway between two doubles plus a last digit far behind.
    let half = "9007199254740993" + "." + String(repeating: "0", count: 900)
    #expect(try view(half).double == 9_007_199_254_740_992)
    #expect(try view(half + "1").double == 9_007_199_254_740_994)
  }

  @Test func `a cursor sees every token in order`() throws {
    let root = try view(#"{"rows":[[1,"a",null],[2.5,"b\n",true]],"x":{"y":[]}}"#)
    let rows = try #require(root.member("rows"))
    var seen: [String] = []
    rows.withCursor { cursor in
      while let token = cursor.next() {
        var text: [UInt8] = []
        cursor.append(token, to: &text)
        seen.append("\(token.kind) " + String(decoding: text, as: UTF8.self))
        if token.kind == .number { #expect(cursor.double(token) == 2.5) }
        if token.kind == .integer { #expect(cursor.int64(token) == 1) }
      }
    }
    #expect(
      seen == [
        "arrayStart ", "arrayStart ", "integer 1", "string a", "null null", "end ", "arrayStart ",
        "number 2.5", "escapedString b\n", "true true", "end ", "end ",
      ])
    root.withCursor { cursor in
      _ = cursor.next()
      while let name = cursor.next(), name.isString {
        guard let value = cursor.next() else { break }
        let place = root.child(at: cursor.lastIndex)
        #expect(place?.pointer == (cursor.isString(name, Array("x".utf8)) ? "/x" : "/rows"))
        #expect(cursor.count(value) == (place?.count ?? -1))
        cursor.skip(value)
      }
      #expect(cursor.next() == nil)
    }
  }
}
