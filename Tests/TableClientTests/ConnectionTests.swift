import JSONText
import TableClient
import Testing
import WireProtocol

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A variable of the environment.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// A connection whose other end the test holds.
private final class Peer {
  let connection: ClientConnection
  private let readEnd: Int32
  private let writeEnd: Int32

  init() throws {
    var up: [Int32] = [-1, -1]
    var down: [Int32] = [-1, -1]
    try #require(pipe(&up) == 0 && pipe(&down) == 0)
    connection = ClientConnection(input: down[0], output: up[1], timeout: .milliseconds(200))
    readEnd = up[0]
    writeEnd = down[1]
  }

  func say(_ bodies: String...) {
    let text = bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let bytes = Array(text.utf8)
    _ = write(writeEnd, bytes, bytes.count)
  }

  func hangUp() {
    close(writeEnd)
  }

  func heard() -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(readEnd, &buffer, buffer.count)
    return String(decoding: buffer[0..<max(count, 0)], as: UTF8.self)
  }
}

struct ConnectionTests {
  @Test func `a call is one frame and returns its result`() throws {
    let peer = try Peer()
    peer.say(#"{"jsonrpc":"2.0","id":1,"result":{"a":3}}"#)
    let result = try peer.connection.call("view/sync")
    #expect(result.member("a")?.int64 == 3)
    #expect(
      peer.heard()
        == "Content-Length: 57\r\n\r\n"
        + #"{"jsonrpc":"2.0","id":1,"method":"view/sync","params":{}}"#)
  }

  @Test func `answers may overtake each other and events wait in order`() throws {
    let peer = try Peer()
    let first = try peer.connection.send("a")
    let second = try peer.connection.send("b")
    peer.say(
      #"{"jsonrpc":"2.0","method":"view/update","params":{"n":1}}"#,
      #"{"jsonrpc":"2.0","id":2,"result":"two"}"#,
      #"{"jsonrpc":"2.0","method":"view/update","params":{"n":2}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":"one"}"#)
    #expect(try peer.connection.receive(first).result.isString("one"))
    #expect(try peer.connection.receive(second).result.isString("two"))
    let numbers = peer.connection.takeEvents().map { $0.params?.member("n")?.int64 }
    #expect(numbers == [1, 2])
    #expect(try peer.connection.nextEvent() == nil)
  }

  @Test func `a replica takes its own updates only and a fresh read is compared with it`() throws {
    let peer = try Peer()
    let event = { (subscription: String, text: String) in
      #"{"jsonrpc":"2.0","method":"view/update","params":{"subscription":""# + subscription
        + #"","view":"v","table":"t","seq":1,"from":null,"to":1,"revision":1,"causes":[],"#
        + #""counts":{"source":1,"filtered":1,"pages":1,"pageIndex":0,"pageSize":null,"pageStart":0,"#
        + #""pageEnd":1},"orderState":"ready","window":{"first":0,"size":1},"columns":["a"],"#
        + #""reset":{"keys":[1],"blocks":[{"column":"a","texts":[""# + text
        + #""]}]},"last":true}}"#
    }
    peer.say(event("other", "no"), event("s", "yes"), #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    try peer.connection.sync()
    var replica = Replica(subscription: Array("s".utf8))
    #expect(try replica.take(peer.connection.takeEvents()).updates == 1)
    peer.say(
      #"{"jsonrpc":"2.0","id":2,"result":{"keys":[1],"blocks":[{"column":"a","texts":["yes"]}]}}"#)
    let fresh = try peer.connection.freshRead(
      view: "v", range: WireRange(first: 0, size: 1))
    #expect(fresh == replica.contents)
    #expect(fresh.cell(0, Array("a".utf8))?.text == Array("yes".utf8))
  }

  @Test func `a refusal is thrown with its kind`() throws {
    let peer = try Peer()
    peer.say(
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32803,"message":"No.","data":{"kind":"x"}}}"#)
    do {
      _ = try peer.connection.call("table/edit")
      Issue.record("no error")
    } catch {
      guard case .refused("table/edit", let refusal) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(refusal.code == -32803)
      #expect(refusal.kind == "x")
    }
  }

  @Test func `silence times out and an end is noticed`() throws {
    let peer = try Peer()
    #expect(throws: ClientError.self) { try peer.connection.call("a") }
    #expect(try peer.connection.nextEvent(within: .milliseconds(5)) == nil)
    peer.hangUp()
    #expect(throws: ClientError.self) { try peer.connection.call("a") }
  }

  @Test func `a child gets our words, answers, and its end is told`() throws {
    // `cat` says back what it hears, and a request is no answer.
    let child = try DaemonProcess(path: "/bin/cat", errors: .captured)
    #expect(throws: ClientError.self) { try child.connection.call("hello") }
    child.connection.closeOutput()
    #expect(child.wait(within: .seconds(5)) == .exited(0))
    #expect(child.capturedErrors().isEmpty)
  }

  @Test func `a program that does not exist is an error`() {
    #expect(throws: ClientError.self) { try DaemonProcess(path: "/no/such/program") }
  }
}
