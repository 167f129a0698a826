import JSONText
import TestSupport
import Testing

@testable import DaemonServer

/// A cell that is given back is the same cell, for every type, whatever way it comes and goes.
struct CellLawTests {
  private static let types = [
    "text", "integer", "number", "decimal", "boolean", "date", "dateTime", "time", "duration",
    "list", "json",
  ]

  /// Values at the borders of a type, as JSON.
  private static let borders: [String: [String]] = [
    "text": [
      #""""#, #"" ""#, #""0""#, #""null""#, #""\u0000\u001f\u007f""#, #""\"\\\/,;\t\r\n""#,
      #""é\u0301👩‍👩‍👧""#, #""\u2028\ufeff\ufffd""#, #""\ud83d\ude00""#,
    ],
    "integer": [
      "0", "-1", "9007199254740991", "9007199254740993", "9223372036854775807",
      "-9223372036854775808", #""9223372036854775807""#, #""-9007199254740993""#,
    ],
    "number": [
      "0", "-0.0", "0.1", "1e308", "-1.7976931348623157e308", "5e-324", "2.2250738585072014e-308",
      "9007199254740993", "1E2", "123456789.123456789", #""NaN""#, #""-Infinity""#,
    ],
    "decimal": [
      "0", "0.10", "-123456789012345678901234567890.123456789", "1e-20", #""00.50""#,
    ],
    "boolean": ["true", "false", #""true""#],
    "date": [#""2026-11-27""#, #""0001-01-01""#, #""9999-12-31""#, #""2024-02-29""#],
    "dateTime": [
      #""2026-11-27T13:20:00""#, #""2026-11-27T13:20:00.123456789""#, #""1969-12-31T23:59:59Z""#,
    ],
    "time": [#""00:00:00""#, #""23:59:59.999999999""#, #""12:30""#],
    "duration": [#""PT1H30M""#, #""PT0S""#, #""-PT0.5S""#, #""P3DT4H""#],
    "list": ["[]", #"["a","b,c","\""]"#, "[1,null,true]", "[[1],{}]"],
    "json": [
      "{}", "[]", "true", "0.10", #""text""#, #"{"b":1,"a":{"c":[null,1e400]}}"#,
      "123456789012345678901234567890",
    ],
  ]

  /// A value of a type, as JSON.
  private func value(of type: String, _ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<8, using: &random) == 0 { return "null" }
    if Bool.random(using: &random) {
      return Self.borders[type]?.randomElement(using: &random) ?? "null"
    }
    switch type {
    case "text": return text(&random)
    case "integer": return "\(Int64.random(in: .min ... .max, using: &random))"
    case "number":
      let number = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &random))
      return number.isFinite ? "\(number)" : "1.5"
    case "decimal":
      return "\(Int32.random(in: .min ... .max, using: &random)).\(random.next() % 1000)"
    case "date":
      return #""\#(1000 + random.next() % 9000)-0\#(1 + random.next() % 9)-1\#(random.next() % 9)""#
    case "json", "list":
      let inner = nested(Int.random(in: 0...60, using: &random), &random)
      return type == "list" ? "[\(inner)]" : inner
    default: return Self.borders[type]?.first ?? "null"
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let scalars = "ab \t\"\\é中👩\u{301}\u{200D}\u{0}\u{85}".unicodeScalars
    let count = [3, 40, 2000].randomElement(using: &random) ?? 3
    var text = String.UnicodeScalarView()
    for _ in 0..<count { text.append(scalars.randomElement(using: &random) ?? "x") }
    return String(decoding: JSONValue.string(String(text)).encoded, as: UTF8.self)
  }

  private func nested(_ depth: Int, _ random: inout SeededGenerator) -> String {
    var value = "1"
    for _ in 0..<depth {
      value = Bool.random(using: &random) ? "[\(value)]" : #"{"k":\#(value),"l":null}"#
    }
    return value
  }

  private func values(_ rows: JSONValue) -> [JSONValue] {
    rows["blocks"]?[0]?["values"]?.elements ?? []
  }

  /// Gives all values back as new content.
  ///
  /// - Returns: How many cells that has changed.
  private func changes(giving values: [JSONValue], _ daemon: InnerDaemon) throws -> Int64? {
    let content: JSONValue = [
      "table": "t", "columns": ["a"], "rows": .array(values.map { [$0] }),
      "match": ["kind": "given", "keys": .array((1...8).map { .integer($0) })],
    ]
    let outcome = try daemon.ask("table/setRows", String(decoding: content.encoded, as: UTF8.self))
    return outcome["changedCells"]?.int64
  }

  @Test(arguments: Self.types)
  func `cells that are read and given back are the same cells`(type: String) throws {
    for seed in Seeds.all(4) {
      var random = SeededGenerator(seed: seed)
      let daemon = InnerDaemon { options, _ in options.chunkRows = 3 }
      let rows = (0..<8).map { _ in "[\(value(of: type, &random))]" }.joined(separator: ",")
      let column = #"{"id":"a","type":"\#(type)"}"#
      try daemon.ask("table/create", #"{"table":"t","columns":[\#(column)],"rows":[\#(rows)]}"#)
      try daemon.ask("view/open", #"{"table":"t","view":"v"}"#)
      let all = #"{"view":"v","as":"both","textBytes":100000}"#
      let told = values(try daemon.ask("view/rows", all))
      #expect(told.count == 8)
      // The test spells JSON and numbers in its own way, which may be another than that of the rows.
      _ = try changes(giving: told, daemon)
      #expect(values(try daemon.ask("view/rows", all)) == told, "\(rows), seed \(seed)")
      #expect(try changes(giving: told, daemon) == 0, "\(rows), seed \(seed)")
      // Set into another row, each is the same there.
      for value in told {
        let edit: JSONValue = [
          "table": "t", "edits": [["kind": "set", "row": 8, "column": "a", "value": value]],
        ]
        try daemon.ask("table/edit", String(decoding: edit.encoded, as: UTF8.self))
        #expect(values(try daemon.ask("view/rows", all))[7] == value, "seed \(seed)")
      }
      // Everything can be taken back.
      try daemon.ask("table/jump", #"{"table":"t","step":0}"#)
      #expect(values(try daemon.ask("view/rows", all)) == told, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all(6))
  func `texts that are cut are beginnings, and are read whole in pieces`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let daemon = InnerDaemon()
    let texts = (0..<6).map { _ in text(&random) }
    let rows = texts.map { "[\($0)]" }.joined(separator: ",")
    try daemon.ask("table/create", #"{"table":"t","columns":[{"id":"a"}],"rows":[\#(rows)]}"#)
    try daemon.ask("view/open", #"{"table":"t","view":"v"}"#)
    for bytes in [1, 2, 3, 4, 5, 17, 1000, 1 << 20] {
      let cut = values(
        try daemon.ask("view/rows", #"{"view":"v","as":"value","textBytes":\#(bytes)}"#))
      for (row, text) in texts.enumerated() {
        let whole = json(text).text ?? ""
        let beginning = cut[row].text ?? ""
        #expect(whole.utf8.starts(with: beginning.utf8) && beginning.utf8.count <= bytes)
        // No more is cut than the character that does not fit.
        #expect(whole.utf8.count - beginning.utf8.count == 0 || beginning.utf8.count > bytes - 4)
      }
    }
    for (row, text) in texts.enumerated() {
      let whole = json(text).text ?? ""
      var read = ""
      var first = 0
      while read.utf8.count < whole.utf8.count, first >= 0 {
        let piece = try daemon.ask(
          "cell/text",
          #"{"table":"t","row":\#(row + 1),"column":"a","of":"value","start":\#(first),"size":\#(7 + random.next() % 900)}"#
        )
        read += piece["text"]?.text ?? ""
        let end = Int(piece["end"]?.int64 ?? -1)
        guard end > first else { break }
        first = end
      }
      #expect(read.utf8.elementsEqual(whole.utf8), "row \(row), seed \(seed)")
    }
  }

  @Test func `a value that nests too deep is refused, and the daemon lives`() throws {
    let daemon = InnerDaemon()
    try daemon.ask(
      "table/create", #"{"table":"t","columns":[{"id":"j","type":"json"}],"rows":[[1]]}"#)
    for depth in [100, 122, 123, 200, 50_000] {
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let edit = #"{"table":"t","edits":[{"kind":"set","row":1,"column":"j","value":\#(value)}]}"#
      // The message has some levels of its own.
      if depth < 120 {
        try daemon.ask("table/edit", edit)
      } else if depth > 128 {
        #expect(daemon.refusal("table/edit", edit)?.kind == "depth")
      }
      try daemon.ask("table/describe", #"{"table":"t"}"#)
    }
  }
}
