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
    let first = try value(
      #"{"method":"view/locate","params":{"columns":["Höhe cm"],"keys":["Höhe"]}}"#)
    let second = try value(
      #"{"method":"table/edit","params":{"edits":[{"kind":"set","values":{"Höhe cm":31}},"#
        + #"{"kind":"set","text":"31"}]}}"#)
    let column = first["params"]?["columns"]?[0]?.text ?? ""
    #expect(column.utf8.count == "Höhe cm".utf8.count)
    #expect(column.hasPrefix(first["params"]?["keys"]?[0]?.text ?? "?"))
    let edits = second["params"]?["edits"]
    let number = edits?[0]?["values"]?[column]?.int64 ?? 0
    #expect(edits?[1]?["text"]?.text == "\(number)")
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

  @Test func `a name of an encoding stays where the contract has an encoding`() {
    var redaction = TextRedaction { $0 == "Latin2" }
    let text = redaction.body(
      Array(
        #"{"method":"table/open","params":{"table":"Latin2","dialect":{"encoding":"Latin2"}}}"#.utf8
      ),
      isSent: true)
    let shown = String(decoding: text, as: UTF8.self)
    #expect(shown.hasSuffix(#""dialect":{"encoding":"Latin2"}}}"#))
    #expect(shown.split(separator: "Latin2", omittingEmptySubsequences: false).count == 2)
    #expect(
      !redacted(#"{"method":"table/open","params":{"dialect":{"encoding":"Secret"}}}"#)
        .contains("Secret"))
  }

  @Test func `dates stay dates and numbers numbers`() throws {
    let text = redacted(
      #"{"method":"table/setRows","params":{"rows":[["2026-11-20T10:00:00.5+01:00",-0.25,1e3,"#
        + #""NaN","PT5M",900719925474099]]}}"#)
    let values = try JSONValue(parsing: Array(text.utf8))["params"]?["rows"]?[0]
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

  @Test func `a word is kept where the contract has it and hidden anywhere else`() {
    let sort =
      #"{"method":"view/set","params":{"view":"v1","state":{"sort":"#
      + #"[{"column":"ascending","direction":"ascending"},{"column":"v1","direction":"set"}]}}}"#
    let text = redacted(sort)
    #expect(text.contains(#""direction":"ascending"}"#) && text.contains(#""view":"v1""#))
    #expect(!text.contains(#""column":"ascending""#) && !text.contains(#""column":"v1""#))
    #expect(!text.contains(#""direction":"set""#))
    let rows =
      #"{"method":"table/declare","params":{"declarations":{"kinds":{"edit":{}},"#
      + #""kindBy":{"column":"kind"},"undeclaredKinds":"refuse","#
      + #""cellKinds":{"header":{"row":12}}}}}"#
    let kinds = redacted(rows)
    #expect(
      kinds.contains(#""undeclaredKinds":"refuse""#) && kinds.contains(#""kindBy":{"column":""#))
    for hidden in [#""edit""#, #":"kind""#, #""header""#, #""row""#, "12"] {
      #expect(!kinds.contains(hidden), "\(hidden)")
    }
  }

  @Test func `of objects that a member tells apart only the right one counts`() {
    let edits =
      #"{"method":"table/edit","params":{"edits":[{"kind":"setColumn","column":"a","#
      + #""options":{"type":"integer"}},{"kind":"set","column":"a","value":"integer"}]}}"#
    let text = redacted(edits)
    #expect(text.contains(#""type":"integer""#) && !text.contains(#""value":"integer""#))
  }

  @Test func `an answer is read as its method's, and one to nothing is text`() {
    var redaction = TextRedaction()
    func redacted(_ text: String, isSent: Bool) -> String {
      String(decoding: redaction.body(Array(text.utf8), isSent: isSent), as: UTF8.self)
    }
    let answer = #"{"id":7,"result":{"revision":12,"sort":"ascending"}}"#
    #expect(!redacted(answer, isSent: false).contains("revision"))
    _ = redacted(#"{"id":7,"method":"view/get","params":{"view":"v"}}"#, isSent: true)
    // The daemon's own request of the same id is another one.
    _ = redacted(#"{"id":7,"method":"cell/measure","params":{}}"#, isSent: false)
    let text = redacted(answer, isSent: false)
    #expect(text.contains(#""revision":12"#) && !text.contains("ascending"))
  }

  @Test func `the answer to an id that was used twice is text`() {
    var redaction = TextRedaction()
    func redacted(_ text: String, isSent: Bool) -> String {
      String(decoding: redaction.body(Array(text.utf8), isSent: isSent), as: UTF8.self)
    }
    let rows = #"{"id":1,"method":"view/rows","params":{"view":"v"}}"#
    let other = #"{"id":1,"method":"rpc.discover"}"#
    let answer = #"{"id":1,"result":{"keys":["secret"],"blocks":[{"values":["secret"]}]}}"#
    for batch in [[rows, other], ["[\(rows),\(other)]"]] {
      for request in batch { _ = redacted(request, isSent: true) }
      #expect(!redacted(answer, isSent: false).contains("secret"))
    }
  }

  @Test func `what a client says in an error, or beside a method, is text`() {
    let error = redacted(
      #"{"id":1,"error":{"code":1,"message":"m","data":{"limit":"secret","permission":"secret"}}}"#)
    #expect(error.contains(#""code":1"#) && !error.contains("secret"))
    let both = redacted(#"{"method":"rpc.discover","result":{"title":"secret"}}"#)
    #expect(!both.contains("secret"))
  }

  @Test func `a column's name of digits is hidden in pointers, too`() {
    var redaction = TextRedaction()
    let request = #"{"id":1,"method":"view/set","params":{"view":"v","state":{}}}"#
    _ = redaction.body(Array(request.utf8), isSent: true)
    let error =
      #"{"id":1,"error":{"code":-32602,"message":"m","data":{"kind":"invalidParams","#
      + #""pointer":"/state/columns/4711/hidden"}}}"#
    let text = String(decoding: redaction.body(Array(error.utf8), isSent: false), as: UTF8.self)
    #expect(text.contains("/state/columns/") && !text.contains("4711"))
  }

  @Test func `a pointer keeps the protocol's names and indices`() {
    var redaction = TextRedaction()
    let request = #"{"id":1,"method":"view/set","params":{"view":"v","state":{}}}"#
    _ = redaction.body(Array(request.utf8), isSent: true)
    let error =
      #"{"id":1,"error":{"code":-32602,"message":"secret","data":{"kind":"#
      + #""invalidParams","pointer":"/state/columns/secret/hidden","found":"secret"}}}"#
    let text = String(decoding: redaction.body(Array(error.utf8), isSent: false), as: UTF8.self)
    #expect(text.contains(#""kind":"invalidParams""#) && text.contains("/state/columns/"))
    #expect(text.contains("/hidden") && !text.contains("secret"))
  }

  @Test func `every parameter and member of a result is known`() throws {
    let contract = try JSONValue(parsing: TestFiles.bytes("Protocol/openrpc.json") ?? [])
    for method in contract["methods"]?.elements ?? [] {
      let name = method["name"]?.text ?? ""
      let message = TextPlace.message(of: name)
      for parameter in method["params"]?.elements ?? [] {
        let parameter = parameter["name"]?.text ?? ""
        #expect(message.member("params").isNameKept(parameter), "\(name): \(parameter)")
      }
      guard case .object(let members)? = method["result"]?["schema"]?["properties"] else {
        continue
      }
      for member in members {
        #expect(message.member("result").isNameKept(member.name), "\(name): \(member.name)")
      }
    }
  }
}
