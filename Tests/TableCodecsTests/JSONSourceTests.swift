import CellFormats
import ColumnStorage
import JSONText
import TableValues
import TestSupport
import Testing

@testable import TableCodecs

/// Opens a text as JSON, scanned with small blocks.
func openJSON(
  _ text: String, chunkRows: Int = 4, blockSize: Int = 8,
  _ change: (inout CSVDialectOptions) -> Void = { _ in }
) throws -> CSVSource {
  try openJSON(Array(text.utf8), chunkRows: chunkRows, blockSize: blockSize, change)
}

/// Opens bytes as JSON.
func openJSON(
  _ bytes: [UInt8], chunkRows: Int = 4, blockSize: Int = 8,
  _ change: (inout CSVDialectOptions) -> Void = { _ in }
) throws -> CSVSource {
  var options = CSVDialectOptions()
  options.format = CSVFormatChoice()
  change(&options)
  let sniffing = try CSVSniffer.sniff(bytes, isWhole: true, options: options)
  let source = CSVSource(
    bytes: MemoryByteSource(bytes), dialect: sniffing.dialect, columns: sniffing.columns,
    layout: sniffing.layout, chunkRows: chunkRows, blockSize: blockSize)
  try source.index.scan()
  return source
}

extension CSVSource {
  /// The names and types of the columns: `a integer, b text`.
  var shape: String {
    columns.map { "\($0.name) \($0.settings.type.rawValue)" }.joined(separator: ", ")
  }

  /// All cells as texts, row by row: `null`, `!` before the text of an error.
  func rows() -> [[String]] {
    let requests = columns.indices.map {
      ColumnRequest(ColumnNumber($0), as: .values(columns[$0].settings.type))
    }
    let cells = cells(rows: Array(0..<rowCount), requests)
    return (0..<rowCount).map { row in
      cells.map { column in
        switch column[row].value {
        case .null: "null"
        case .error: "!" + (column[row].source?.description ?? "")
        default: CellFormatter.displayText(of: column[row]).description
        }
      }
    }
  }
}

struct JSONSourceTests {
  @Test func `lines of objects are rows, and their members columns`() throws {
    let source = try openJSON(
      #"{"a":1,"b":"x"}"# + "\n" + #"{"b":null,"c":true,"a":2}"# + "\r\n\n" + #"{"a":3.5}"#)
    #expect(source.dialect.json?.frame == .lines)
    #expect(source.shape == "a number, b text, c boolean")
    #expect(
      source.rows() == [["1", "x", "null"], ["2", "null", "true"], ["3.5", "null", "null"]])
  }

  @Test func `elements of an array are rows, however it is written`() throws {
    let source = try openJSON("[\n  {\"a\": 1},\n  {\"a\": [1, {\"b\": \"]\"}]}\n]\n")
    #expect(source.dialect.json?.frame == .array)
    #expect(source.shape == "a json")
    #expect(source.rows() == [["1"], [#"[1,{"b":"]"}]"#]])
  }

  @Test func `the array of rows is found in an object`() throws {
    let text = #"{"type":"F", "n": 3, "features":[{"id":1},{"id":2}], "x": null}"#
    let source = try openJSON(text)
    #expect(source.dialect.json?.pointer == "/features")
    #expect(source.rows() == [["1"], ["2"]])
    let other = try openJSON(#"{"a":[1],"b/c":[true,false]}"#) { $0.rowsPointer = "/b~1c" }
    #expect(other.rows() == [["true"], ["false"]])
    #expect(throws: CSVError.self) { try openJSON(text) { $0.rowsPointer = "/none" } }
  }

  @Test func `arrays of arrays have a header where the first one is of names`() throws {
    let source = try openJSON(#"[["a","b"],[1,"x"],[2,"y",3]]"#)
    #expect(source.shape == "a integer, b text,  integer")
    #expect(source.rows() == [["1", "x", "null"], ["2", "y", "3"]])
    let plain = try openJSON(#"[["a","b"],["c","d"]]"#)
    #expect(plain.rows() == [["a", "b"], ["c", "d"]])
  }

  @Test func `types follow from the JSON values, and integers are exact`() throws {
    let source = try openJSON(
      #"[{"i":9007199254740993,"d":123456789012345678901,"n":1.50,"m":"5","t":"2024-01-31"},"#
        + #"{"i":-1,"d":1,"n":2e3,"m":5,"t":"2023-12-01"}]"#)
    #expect(source.shape == "i integer, d decimal, n number, m json, t date")
    #expect(source.rows()[0][0] == "9007199254740993")
    #expect(source.rows()[0][1] == "123456789012345678901")
    #expect(source.rows()[0][3] == "5")
    let cells = source.cells(
      rows: [0, 1], [ColumnRequest(ColumnNumber(2), as: .values(.number))])
    #expect(cells[0][0].source == "1.50")
    #expect(cells[0][1].source == "2e3")
  }

  @Test func `a broken record is a row with its text, and the others are as they are`() throws {
    let source = try openJSON("{\"a\":1,\"b\":2}\n{\"a\":1,,}\n[1]\n{\"a\":3}\n")
    #expect(source.shape == "a integer, b integer, value json")
    #expect(
      source.rows() == [
        ["1", "2", "null"], ["!{\"a\":1,,}", "null", "null"], ["null", "null", "[1]"],
        ["3", "null", "null"],
      ])
    let found = try source.examine()
    #expect(found.diagnosticCounts == [.notJSON: 1, .otherKind: 1])
    let fault = found.diagnostics.first { $0.kind == .notJSON }
    #expect(fault?.line == 2)
    #expect(fault?.byteOffset == 14 + 7)
    #expect(fault?.row == 1)
  }

  @Test func `a string that is not closed spoils one element`() throws {
    let source = try openJSON("[{\"a\":1},\n{\"a\":\"x},\n{\"a\":3}]") { $0.format.named = .json }
    #expect(source.rowCount == 2 || source.rowCount == 3)
    #expect(source.rows().first == ["1"])
  }

  @Test func `members that were not in the sample and doubled ones are told`() throws {
    let source = try openJSON("{\"a\":1}\n{\"a\":2,\"a\":3,\"b\":4}\n") { $0.sampleRows = 1 }
    #expect(source.shape == "a integer")
    #expect(source.rows() == [["1"], ["3"]])
    let found = try source.examine()
    #expect(found.diagnosticCounts == [.extraMember: 1, .doubledMember: 1])
    #expect(found.longRows == 1)
  }

  @Test func `nested objects are flattened to a depth`() throws {
    let text = #"{"a":{"x":1,"y":{"z":2}},"b":{}}"# + "\n" + #"{"a":null}"# + "\n" + #"{"a":5}"#
    let flat = try openJSON(text) {
      $0.flattenDepth = 1
      $0.sampleRows = 2
    }
    #expect(flat.shape == "a.x integer, a.y json, b json")
    #expect(
      flat.rows() == [
        ["1", #"{"z":2}"#, "{}"], ["null", "null", "null"], ["!5", "null", "null"],
      ])
    let deep = try openJSON(text) {
      $0.flattenDepth = 2
      $0.sampleRows = 2
    }
    #expect(deep.shape == "a.x integer, a.y.z integer, b json")
  }

  @Test func `escapes, marks, wide units and record separators are read`() throws {
    let text = "{\"n\\u00e4\":\"a\\n\\ud83d\\ude00\"}\n{\"n\u{E4}\":\"\u{20AC}\"}\n"
    for encoding in [FileEncoding.utf8, .utf16le, .utf32be] {
      let bytes = encoding.mark + (TextTranscoder.bytes(Array(text.utf8), in: encoding) ?? [])
      let source = try openJSON(bytes)
      #expect(source.dialect.encoding == encoding)
      #expect(source.columns.map(\.name) == ["n\u{E4}"])
      #expect(source.rows() == [["a\n\u{1F600}"], ["\u{20AC}"]])
    }
    let sequence = try openJSON("\u{1E}{\"a\":1}\n\u{1E}{\"a\":2}\n")
    #expect(sequence.rows() == [["1"], ["2"]])
  }

  @Test func `text that is not JSON stays delimited text`() throws {
    #expect(try openJSON("a,b\n1,2\n").dialect.json == nil)
    #expect(try openJSON("[x],b\n1,2\n").dialect.json == nil)
    #expect(try openJSON("{\"a\":1}\n") { $0.format = .delimited }.dialect.json == nil)
    #expect(try openJSON("{\"a\":1}\n") { $0.delimiter = 0x3B }.dialect.json == nil)
    #expect(try openJSON("", { $0.format.named = .json }).rowCount == 0)
  }

  @Test func `the verdict on a document is that of the parser`() throws {
    for name in TestFiles.corpusFiles("json-test-suite") where name.hasSuffix(".json") {
      guard let bytes = TestFiles.corpus(name) else { continue }
      let source = try openJSON(bytes) { $0.format.forced = .json }
      if source.dialect.json?.frame == .values, source.rowCount != 1 { continue }
      // An empty file is a table without rows.
      if source.rowCount == 0, source.dialect.json?.frame == .lines { continue }
      let isBad = (try? JSONDocument(parsing: bytes, depthLimit: JSONLayout.depthMax)) == nil
      let found = try source.examine()
      if source.dialect.encoding != .utf8 { continue }
      #expect((found.diagnosticCounts[.notJSON] ?? 0 > 0) == isBad, "\(name)")
    }
  }
}
