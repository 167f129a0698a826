import FileMerging
import TestSupport
import Testing

@Suite struct JSONComparisonTests {
  private func compare(_ old: String, _ new: String) throws -> FileDifference {
    try FileComparison(old: Array(old.utf8), new: Array(new.utf8)).compared()
  }

  /// The changed cells of all changed rows, as `column:old>new`.
  private func changes(_ difference: FileDifference) -> [String] {
    difference.changed.flatMap { row in
      difference.cells(ofChanged: row).map { cell in
        let texts = [cell.old, cell.new].map { String(decoding: $0 ?? [], as: UTF8.self) }
        return "\(cell.column):\(texts[0])>\(texts[1])"
      }
    }
  }

  @Test func `JSON files are compared member by member`() throws {
    let old = #"[{"id": 1, "name": "Ada", "at": {"x": 1}}, {"id": 2, "name": null}, {"id": 3}]"#
    let new = """
      [{"name":"Eve","id":1,"at":{ "x":1 }},
       {"id":2,"name":"null","more":[1, 2]}, {"id":3,"name":""}]
      """
    let difference = try compare(old, new)
    #expect(
      changes(difference) == [
        "name:Ada>Eve", #"name:null>"null""#, "more:>[1,2]", #"name:>"""#,
      ])
    #expect(difference.addedColumns == ["more"])
    #expect(difference.movedColumns.isEmpty && difference.moved.isEmpty)
  }

  @Test(arguments: [
    (#"{"id":1,"v":1}"# + "\n", #"{"v": 1, "id": 1}"#), ("[[1,2],[3,4]]", "[\n[1, 2],\n[3, 4]\n]"),
    (#"{"t":1,"rows":[{"a":1},{"a":2}]}"#, #"{ "t": 1, "rows": [ {"a":1}, {"a":2} ] }"#),
    (#"[{"a":"x\u0041"}]"#, #"[{"a":"xA"}]"#),
  ])
  func `JSON that is only spelled differently has no differences`(old: String, new: String) throws {
    let difference = try compare(old, new)
    #expect(!difference.hasDifferences)
    #expect(difference.spelling == [.other])
  }

  @Test func `the text around the rows of a JSON file is compared`() throws {
    func file(_ type: String) -> String { #"{"type":"\#(type)","rows":[{"a":1},{"a":2}]}"# }
    let difference = try compare(file("one"), file("two"))
    #expect(difference.removedComments == [Array(##"# {"type":"one","rows":[]}"##.utf8)])
    #expect(difference.addedComments == [Array(##"# {"type":"two","rows":[]}"##.utf8)])
  }

  @Test func `a JSON file is compared with nothing, and not with delimited text`() throws {
    let rows = #"{"id":1}"# + "\n" + #"{"id":2}"# + "\n"
    #expect(try compare("", rows).added.count == 2)
    #expect(try compare(rows, "").removed.count == 2)
    #expect(throws: FileMerge.Failure.self) { try compare("id\n1\n", rows) }
  }

  @Test func `the difference of two JSON files is that of their tables`() throws {
    for seed in Seeds.all(30) {
      var generator = SeededGenerator(seed: seed)
      let values = [
        "1", "1.5", "\"a\"", "\"1\"", "null", "true", "[1,\"x,y\"]", "\"q\\\"\"", "\"\\n\"",
      ]
      func table() -> [[String?]] {
        (0..<6).map { _ in
          (0..<3).map { _ in
            Bool.random(using: &generator) ? values.randomElement(using: &generator) : nil
          }
        }
      }
      let (old, new) = (table(), table())
      func file(_ rows: [[String?]], _ order: [Int]) -> String {
        rows.enumerated().map { number, row in
          "{\"id\":\(number)"
            + order.compactMap { place in row[place].map { ", \"c\(place)\": \($0)" } }.joined()
            + "}"
        }.joined(separator: "\n")
      }
      let difference = try compare(file(old, [0, 1, 2]), file(new, [2, 0, 1]))
      let expected = zip(old, new).map { before, after in
        zip(before, after).count { $0 != $1 }
      }.reduce(0, +)
      #expect(changes(difference).count == expected, "seed \(seed)")
    }
  }
}
