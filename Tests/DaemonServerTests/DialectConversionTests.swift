import JSONRPC
import JSONText
import TableCodecs
import Testing
import WireProtocol

@testable import DaemonServer

/// The forced parts of a dialect, from a request to the options of the sniffer.
struct DialectConversionTests {
  private func dialect(_ text: String) throws -> WireDialect {
    let document = try JSONDocument(parsing: Array(text.utf8), depthLimit: 16)
    var reader = try ParamsReader(document.root)
    return try WireDialect(from: &reader)
  }

  @Test(arguments: [
    (#"{"delimiter":";"}"#, ["delimiter"]), (#"{"quote":null}"#, ["quote"]),
    (#"{"escape":"\\"}"#, ["escape"]), (#"{"header":true}"#, ["header"]),
    (#"{"headerRows":2}"#, ["header", "headerRows"]), (#"{"encoding":"latin1"}"#, ["encoding"]),
    (#"{"comment":"//"}"#, ["comment"]), (#"{"preambleLines":1}"#, ["preamble"]),
    (#"{"nullValues":["-"]}"#, ["nullValues"]),
    (#"{"skipInitialSpace":true}"#, ["skipInitialSpace"]),
    ("{}", []),
  ])
  func `each part is forced alone`(_ text: String, _ names: [String]) throws {
    let wire = try dialect(text)
    #expect(DialectConversion.forced(wire) == Set(names))
    _ = try DialectConversion.options(wire)
  }

  @Test func `what is absent is left to the sniffer, and null is a decision`() throws {
    let nothing = try DialectConversion.options(dialect("{}"))
    #expect(nothing.quote == nil && nothing.delimiter == nil && nothing.commentPrefix == nil)
    let none = try DialectConversion.options(dialect(#"{"quote":null,"comment":null}"#))
    #expect(none.quote == .some(nil) && none.commentPrefix == [])
  }

  @Test(arguments: [
    (#"{"delimiter":";;"}"#, "/dialect/delimiter"), (#"{"delimiter":"é"}"#, "/dialect/delimiter"),
    (#"{"delimiter":"\n"}"#, "/dialect/delimiter"), (#"{"quote":""}"#, "/dialect/quote"),
    (#"{"delimiter":"'","quote":"'"}"#, "/dialect/quote"),
    (#"{"comment":"123456789"}"#, "/dialect/comment"), (#"{"comment":"a\"b"}"#, "/dialect/comment"),
    (#"{"encoding":"ebcdic"}"#, "/dialect/encoding"),
    (#"{"header":false,"headerRows":2}"#, "/dialect/headerRows"),
  ])
  func `what no dialect can have is refused at its place`(_ text: String, _ place: String) throws {
    let wire = try dialect(text)
    let error = try #require(
      #expect(throws: (any Error).self) { try DialectConversion.options(wire) })
    #expect(ErrorMapping.responseError(for: error).message.contains(place))
  }
}
