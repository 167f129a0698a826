import JSONText
import TestSupport
import Testing
import WireProtocol

struct TextRedactionTests {
  private func redacted(_ text: String, isSent: Bool = true) -> String {
    var redaction = TextRedaction()
    return String(decoding: redaction.body(Array(text.utf8), isSent: isSent), as: UTF8.self)
  }

  @Test func `what the protocol says stays, what the client says does not`() {
    let text = redacted(
      #"{"jsonrpc":"2.0","id":1,"method":"table/edit","params":{"table":"People","edits":"#
        + #"[{"kind":"set","row":7,"column":"Age","value":4711}]}}"#)
    #expect(text.hasPrefix(#"{"jsonrpc":"2.0","id":1,"method":"table/edit","params":{"table":""#))
    #expect(text.contains(#""kind":"set","row":7,"#))
    for secret in ["People", "Age", "4711"] { #expect(!text.contains(secret)) }
  }

  @Test func `a word is the same wherever it stands`() throws {
    var redaction = TextRedaction()
    func value(_ text: String) throws -> JSONValue {
      try JSONValue(parsing: redaction.body(Array(text.utf8), isSent: false))
    }
    let first = try value(#"{"result":{"columns":["Höhe cm"],"keys":["Höhe"]}}"#)
    let second = try value(#"{"params":{"values":{"Höhe cm":31},"texts":["31"]}}"#)
    let column = first["result"]?["columns"]?[0]?.text ?? ""
    #expect(column.utf8.count == "Höhe cm".utf8.count)
    #expect(column.hasPrefix(first["result"]?["keys"]?[0]?.text ?? "?"))
    let number = second["params"]?["values"]?[column]?.int64 ?? 0
    #expect(second["params"]?["texts"]?[0]?.text == "\(number)")
    #expect(number != 31 && 10...99 ~= number)
  }

  @Test func `an integer that is a column's value is text, one that is given is none`() {
    let given = #"{"method":"view/locate","params":{"view":"v1","keys":[471147]}}"#
    #expect(redacted(given).contains("471147"))
    var redaction = TextRedaction()
    let open =
      #"{"id":1,"method":"table/open","params":{"table":"x","keyColumns":["n"],"path":"p"}}"#
    let view = #"{"id":2,"method":"view/open","params":{"table":"x","view":"v1"}}"#
    for text in [open, view] { _ = redaction.body(Array(text.utf8), isSent: true) }
    let text = redaction.body(Array(given.utf8), isSent: true)
    #expect(!String(decoding: text, as: UTF8.self).contains("471147"))
  }

  @Test func `dates stay dates and numbers numbers`() throws {
    let text = redacted(
      #"{"params":{"values":["2026-11-20T10:00:00.5+01:00",-0.25,1e3,"NaN","PT5M",900719925474099]}}"#
    )
    let values = try JSONValue(parsing: Array(text.utf8))["params"]?["values"]
    let date = values?[0]?.text ?? ""
    #expect(date.contains("T") && (1...12).contains(Int(date.dropFirst(5).prefix(2)) ?? 0))
    #expect(values?[3] == "NaN")
    #expect(values?[4]?.text?.hasPrefix("PT") ?? false)
    #expect(values?[5]?.int64 != nil)
  }

  @Test func `bytes that are no JSON keep their fault and lose their text`() {
    for broken in [
      #"{"a":"secret"#, #"{"a":"secret\q"}"#, #"{"secret" 1}"#, #"["secret",01]"#, #"{"a":tru}"#,
      #"["\ud83d secret" "#, "[\"secret\u{7}\"]", "[1,2",
    ] {
      let mask = TextMask.body(Array(broken.utf8))
      #expect(!String(decoding: mask, as: UTF8.self).contains("secret"))
      #expect(fault(mask) == fault(Array(broken.utf8)), "\(broken)")
      #expect(fault(mask) != nil)
    }
  }

  private func fault(_ bytes: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONParseFailure) {
      _ = try JSONDocument(parsing: bytes, depthLimit: 128)
      return nil
    } catch {
      guard case .syntax(let fault) = error else { return nil }
      return fault
    }
  }

  @Test func `every word of the contract is known`() throws {
    let contract = try JSONValue(parsing: TestFiles.bytes("Protocol/openrpc.json") ?? [])
    var words = Set<String>()
    collect(contract, into: &words)
    for method in contract["methods"]?.elements ?? [] {
      words.insert(method["name"]?.text ?? "")
      for parameter in method["params"]?.elements ?? [] {
        words.insert("." + (parameter["name"]?.text ?? ""))
      }
    }
    let names = words.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    let unknownNames = names.filter { !TextPlace.structure.isNameKept($0) }
    #expect(unknownNames.isEmpty, "add to TextPlace.names: \(unknownNames.sorted())")
    words = words.filter { !$0.hasPrefix(".") }
    let unknown = words.filter { !TextPlace.structure.isStringKept($0, under: "kind") }
    #expect(unknown.isEmpty, "add to TextPlace.words: \(unknown.sorted())")
  }

  private func collect(_ value: JSONValue, into words: inout Set<String>) {
    for word in value["enum"]?.elements ?? [] { if let text = word.text { words.insert(text) } }
    if let word = value["const"]?.text { words.insert(word) }
    if case .object(let properties)? = value["properties"] {
      for property in properties { words.insert("." + property.name) }
    }
    if case .object(let members) = value {
      for member in members { collect(member.value, into: &words) }
    }
    for element in value.elements { collect(element, into: &words) }
  }
}
