import DaemonServer
import JSONText
import TestSupport
import Testing

/// The contract inside the binary is the contract of the project, and says what is dispatched.
struct ContractTests {
  @Test func `the embedded contract is the file`() {
    #expect(TestFiles.bytes("Protocol/openrpc.json") == EmbeddedContract.text)
  }

  @Test func `what rpc.discover writes is the same JSON on one line`() throws {
    #expect(!EmbeddedContract.line.contains(UInt8(ascii: "\n")))
    #expect(try document == JSONValue(parsing: EmbeddedContract.text))
  }

  @Test func `the methods dispatched are those of the contract`() throws {
    let methods = try document["methods"]?.elements ?? []
    let asked = methods.filter { $0["x-direction"]?.text == "clientToServer" }
    let names = Set(asked.compactMap { $0["name"]?.text })
    #expect(names.subtracting(MethodTable.publishedNames).sorted() == [], "nobody answers them")
    #expect(MethodTable.publishedNames.subtracting(names).sorted() == [], "the contract lacks them")
  }

  @Test func `methods for tests are not in the contract`() throws {
    let names = Set(try (document["methods"]?.elements ?? []).compactMap { $0["name"]?.text })
    #expect(!MethodTable.testNames.isEmpty)
    #expect(names.isDisjoint(with: MethodTable.testNames))
    #expect(MethodTable.publishedNames.isDisjoint(with: MethodTable.testNames))
  }

  private var document: JSONValue {
    get throws { try JSONValue(parsing: EmbeddedContract.line) }
  }
}
