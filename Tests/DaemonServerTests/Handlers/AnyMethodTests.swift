import JSONRPC
import JSONText
import TestSupport
import Testing

@testable import DaemonServer

/// What holds for every method: the errors that all of them have.
struct AnyMethodTests {
  private let contract: ContractExamples

  private let folder = TemporaryFolder()

  init() throws { contract = try ContractExamples() }

  /// One example of each method that is a request, without those of the life cycle.
  private var requests: [ContractExample] {
    var known: Set = ["initialize", "shutdown"]
    return contract.all.filter { $0.result != nil && known.insert($0.method).inserted }
  }

  private func expect(
    _ refusal: Refusal?, _ kind: String, _ example: ContractExample, pointer: String? = nil
  ) {
    #expect(
      refusal?.kind == kind && refusal?.pointer == pointer,
      "\(example.method), \(example.name): \(String(describing: refusal))")
    #expect(contract.errors(of: example.method).contains(kind), "\(example.method) has no \(kind)")
  }

  @Test func `before initialize nothing is answered but the contract`() throws {
    let daemon = InnerDaemon(hello: nil) { options, _ in options.stateFolder = folder.path }
    for example in requests where example.method != "rpc.discover" {
      expect(daemon.refusal(example.method, example.text), "notInitialized", example)
    }
    #expect(try daemon.ask("rpc.discover")["openrpc"]?.text != nil)
  }

  @Test func `after shutdown nothing is answered`() throws {
    let daemon = InnerDaemon()
    try daemon.ask("shutdown")
    for example in requests {
      expect(daemon.refusal(example.method, example.text), "shutDown", example)
    }
    #expect(daemon.refusal("initialize", "{}")?.kind == "initializedBefore")
    daemon.notify("exit")
    #expect(daemon.ending == .left(afterShutdown: true))
  }

  @Test func `a method that does not exist is named, with any params`() {
    let daemon = InnerDaemon()
    for name in ["table/unheard", "", "Table/edit", "table/edit ", "\u{0}", "$/unheard"] {
      let method = String(decoding: JSONValue.string(name).encoded, as: UTF8.self).dropFirst()
        .dropLast()
      let refusal = daemon.refusal(String(method), "{\"a\":1}")
      #expect(refusal?.code == -32601 && refusal?.data["method"]?.text == name)
    }
  }

  /// What is named, and the kind of the error when it does not exist.
  private static let names = [
    ("subscription", "unknownSubscription"), ("view", "unknownView"), ("table", "unknownTable"),
  ]

  @Test func `whoever names a table, view or subscription that is not there is told so`() throws {
    let daemon = InnerDaemon()
    var count = 0
    let makers: Set = ["table/create", "table/open", "table/openDifference"]
    for example in contract.all where example.result != nil && !makers.contains(example.method) {
      let named = Self.names.filter { name, kind in
        example.params.names.contains(name) && contract.errors(of: example.method).contains(kind)
      }
      // Of those that it names, the one that it is about.
      let isOpening = example.method == "view/open" || example.method == "view/watch"
      guard let (name, kind) = isOpening ? named.last : named.first else { continue }
      count += 1
      for stranger in ["nobody", "", "\u{0}", String(repeating: "é", count: 4000)] {
        let params = example.params.with(name, .string(stranger))
        let refusal = daemon.refusal(
          example.method, String(decoding: params.encoded, as: UTF8.self))
        if refusal?.kind == "invalidParams", refusal?.pointer == "/\(name)" { continue }  // no id
        expect(refusal, kind, example)
        #expect(refusal?.data["id"]?.text == stranger, "\(example.method)")
      }
    }
    #expect(count > 50)
  }

  @Test func `a request too many is refused, and the next is not`() throws {
    let daemon = InnerDaemon { _, connection in connection.inFlightLimit = 1 }
    for example in contract.all.prefix(while: { $0.method != "table/edit" }) {
      if example.method == "table/create" { try daemon.ask(example.method, example.text) }
    }
    let held = HeldTables(of: daemon)
    let waiting = daemon.begin("table/describe", #"{"table":"planets"}"#)
    for example in requests {
      expect(daemon.refusal(example.method, example.text), "overloaded", example)
    }
    held.release()
    try daemon.result(of: waiting)
    try daemon.ask("table/describe", #"{"table":"planets"}"#)
  }

  @Test func `a request that is cancelled takes effect wholly or not, and is answered once`() throws
  {
    let daemon = InnerDaemon(hello: nil) { options, _ in options.stateFolder = folder.path }
    var cancelled = Set<String>()
    for example in contract.all {
      guard let expected = example.result else {
        daemon.notify(example.method, example.text)
        continue
      }
      let held = HeldTables(of: daemon)
      let id = daemon.begin(example.method, example.text)
      daemon.cancel(id)
      held.release()
      var found: JSONValue?
      do {
        found = try daemon.result(of: id)
      } catch let refusal as Refusal {
        expect(refusal, "cancelled", example)
        cancelled.insert(example.method)
      }
      let answer = try found ?? daemon.ask(example.method, example.text)
      let difference = answer.difference(from: expected, isWhole: true)
      #expect(difference == nil, "\(example.method), \(example.name): \(difference ?? "")")
    }
    let order = Dictionary(
      uniqueKeysWithValues: contract.methods.map { ($0["name"]?.text, $0["x-order"]?.text) })
    let reads = requests.filter { order[$0.method] == "snapshot" }.map(\.method)
    #expect(Set(reads).subtracting(cancelled).sorted() == [], "they go on when nobody waits")
    #expect(daemon.counters.forgottenAnswers == 0 && daemon.counters.doubledAnswers == 0)
  }
}
