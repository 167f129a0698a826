import JSONRPC
import JSONText
import TestSupport
import Testing
import WireProtocol

@testable import DaemonServer

/// The examples of the contract as one conversation: every method with its usual answer.
struct ExampleTests {
  private let contract: ContractExamples

  init() throws { contract = try ContractExamples() }

  private let folder = TemporaryFolder()

  /// A daemon that has a folder for what it keeps.
  private func daemon(chunkRows: Int = 4096) -> InnerDaemon {
    InnerDaemon(hello: nil) { options, _ in
      options.chunkRows = chunkRows
      options.stateFolder = folder.path
    }
  }

  /// Runs the examples in their order.
  private func play(
    _ daemon: InnerDaemon, isAlone: Bool = true, before: (ContractExample) -> Void = { _ in }
  ) throws {
    for example in contract.all {
      before(example)
      guard let expected = example.result else {
        daemon.notify(example.method, example.text)
        continue
      }
      let found = try daemon.result(
        of: daemon.begin(example.method, example.text, isAlone: isAlone))
      let difference = found.difference(from: expected, isWhole: true)
      #expect(difference == nil, "\(example.method), \(example.name): \(difference ?? "")")
    }
    #expect(daemon.ending == .left(afterShutdown: true))
    #expect(daemon.counters.forgottenAnswers == 0 && daemon.counters.doubledAnswers == 0)
  }

  @Test func `every example has its answer, and there is one of every method`() throws {
    try play(daemon())
    let shown = Set(contract.all.map(\.method))
    // Files or the client decide these; they are shown by tests of their own.
    let outside: Set = [
      "database/list", "source/didChange", "table/adoptFile", "table/backup", "table/setDialect",
    ]
    let names = contract.methods.compactMap { $0["name"]?.text }
    #expect(Set(names).subtracting(shown).subtracting(outside).sorted() == [])
  }

  @Test func `answers are the same when another message follows at once`() throws {
    try play(daemon(), isAlone: false)
  }

  @Test func `answers are the same with tiny chunks`() throws {
    try play(daemon(chunkRows: 2))
  }

  @Test func `params with one fault are refused at their place and change nothing`() throws {
    let daemon = self.daemon()
    var count = 0
    try play(daemon) { example in
      guard example.result != nil, let type = MethodName(rawValue: example.method)?.params else {
        return
      }
      for params in faulty(example) {
        guard let fault = fault(type, params) else { continue }
        count += 1
        let refusal = daemon.refusal(
          example.method, String(decoding: params.encoded, as: UTF8.self))
        #expect(
          refusal?.kind == "invalidParams" && refusal?.pointer == fault.pointer,
          "\(example.method) \(params.spelled): \(String(describing: refusal))")
      }
    }
    #expect(count > 1000)
  }

  /// An example with one member too many, with one too few, and with one of another kind.
  private func faulty(_ example: ContractExample) -> [JSONValue] {
    let others: [JSONValue] = [nil, true, .number(-7.5), "zzz", [[]], ["zzz": 1], .lexeme("1e999")]
    let names = example.params.names
    return [example.params.with("zzz", 1)] + names.map { example.params.without($0) }
      + names.flatMap { name in others.map { example.params.with(name, $0) } }
      + nested(example.params)
  }

  /// A value with one fault somewhere below it: an object with a member too many, or an object where
  /// something else is.
  private func nested(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .object(let members):
      members.flatMap { member in
        ([.object([JSONMember(name: "zzz", value: 1)]), member.value.with("zzz", 1)]
          + nested(member.value)).map { value.with(member.name, $0) }
      }
    case .array(let elements):
      elements.indices.flatMap { index in
        ([elements[index].with("zzz", 1)] + nested(elements[index])).map { faulty in
          .array(elements.enumerated().map { $0.offset == index ? faulty : $0.element })
        }
      }
    default: []
    }
  }

  private func fault<Params: WireParams>(_ type: Params.Type, _ params: JSONValue) -> InvalidParams?
  {
    do {
      _ = try Params(decoding: try JSONDocument(parsing: params.encoded, depthLimit: 128).root)
      return nil
    } catch {
      return error as? InvalidParams
    }
  }
}
