import JSONText
import TestSupport
import Testing
import WireProtocol

/// Every method's params against the contract: its examples, and instances made from its schemas.
struct ContractParamsTests {
  private let contract: Contract

  init() throws {
    contract = Contract(try JSONValue(parsing: TestFiles.bytes("Protocol/openrpc.json") ?? []))
  }

  @Test func `every method that a client sends has a type`() {
    for method in contract.methods { #expect(method.type != nil, "\(method.name)") }
    #expect(contract.methods.count > 50)
  }

  @Test func `every example is read, written and read again without a loss`() throws {
    for method in contract.methods {
      for example in method.examples { try expectKept(example, method) }
    }
  }

  @Test func `every member is read, written and read again without a loss`() throws {
    var (count, refused) = (0, 0)
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      let rest = base(of: example, method)
      for (name, schema) in method.properties {
        for value in contract.values(of: schema, depth: 0) {
          let instance = rest.with(name, value)
          count += 1
          // Some members need others beside them, or exclude them.
          if refusal(of: instance, method) != nil {
            refused += 1
          } else {
            try expectKept(instance, method)
          }
        }
      }
    }
    #expect(count > 300 && refused * 10 < count, "\(refused) of \(count)")
  }

  @Test func `an unknown member is refused where it stands`() throws {
    for method in contract.methods where method.type?.ignoresUnknownMembers == false {
      guard let example = method.examples.first else { continue }
      let fault = refusal(of: example.with("zzz", 1), method)
      #expect(fault?.pointer == "/zzz" && fault?.found == "an unknown member", "\(method.name)")
    }
  }

  @Test func `a required member that is missing is refused by its name`() throws {
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      for name in method.required {
        let fault = refusal(of: example.without(name), method)
        #expect(fault?.pointer == "/" + name && fault?.found == "nothing", "\(method.name) \(name)")
      }
    }
  }

  @Test func `a value of a kind that the schema does not have is refused where it stands`() throws {
    let others: [(kind: String, value: JSONValue)] = [
      ("null", nil), ("boolean", true), ("number", .number(-7.5)), ("string", "zzz"),
      ("array", [[]]), ("object", ["zzz": 1]),
    ]
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      for (name, schema) in method.properties {
        let kinds = contract.kinds(of: schema)
        let rest = base(of: example, method)
        for other in others where !kinds.contains(other.kind) {
          let fault = refusal(of: rest.with(name, other.value), method)
          // Two members that exclude each other are refused at either of them.
          let places = rest.names + [name]
          #expect(
            fault.map { places.contains(String($0.pointer.split(separator: "/").first ?? "")) }
              == true,
            "\(method.name) \(name) as \(other.kind): \(fault?.pointer ?? "taken")")
        }
      }
    }
  }

  /// Lua and PHP write an empty table as `[]`.
  @Test func `an empty array is an object without members wherever there is an object`() throws {
    var (count, taken) = (0, 0)
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      for (name, schema) in method.properties {
        var entered: Set<String> = []
        for (object, array) in contract.emptied(schema, entered: &entered) {
          let rest = base(of: example, method)
          let outcomes = [object, array].map { outcome(of: rest.with(name, $0), method) }
          count += 1
          if !outcomes[0].hasPrefix("/") { taken += 1 }
          // Where an object needs a member, both are refused, each in its words.
          let isRefused = outcomes.allSatisfy { $0.hasPrefix("/") }
          #expect(
            isRefused || outcomes[0] == outcomes[1], "\(method.name) \(name): \(array)")
        }
      }
    }
    #expect(count > 300 && taken > 100, "\(taken) of \(count)")
  }

  @Test func `a word that a list does not have is refused`() throws {
    for method in contract.methods {
      guard let example = method.examples.first else { continue }
      // Open lists are read as texts; who knows more words than the list refuses the others.
      for (name, schema) in method.properties
      where schema["x-words"] != nil && schema["x-known"] == nil {
        let fault = refusal(of: base(of: example, method).with(name, "zzz"), method)
        #expect(fault?.pointer == "/" + name && fault?.found == #""zzz""#, "\(method.name) \(name)")
      }
    }
  }

  // MARK: Pieces

  /// The required members of an example, or all of it where something else has to stand beside them.
  private func base(of example: JSONValue, _ method: Contract.Method) -> JSONValue {
    let required = example.keeping(method.required)
    return refusal(of: required, method) == nil ? required : example
  }

  private func expectKept(_ value: JSONValue, _ method: Contract.Method) throws {
    let text = String(decoding: value.encoded, as: UTF8.self)
    guard let type = method.type else { return }
    do {
      let written = try rewritten(type, text)
      let read = try JSONValue(parsing: Array(written.utf8))
      #expect(read.keeps(value), "\(method.name): \(text) became \(written)")
      #expect(try rewritten(type, written) == written, "\(method.name)")
    } catch {
      Issue.record("\(method.name): \(text): \(error)")
    }
  }

  /// What is written after reading params, with `{}` for empty arrays, or the complaint.
  private func outcome(of value: JSONValue, _ method: Contract.Method) -> String {
    guard let type = method.type else { return "" }
    if let fault = refusal(of: value, method) {
      return "\(fault.pointer)|\(fault.expected)|\(fault.found)"
    }
    let written = try? rewritten(type, String(decoding: value.encoded, as: UTF8.self))
    return written?.split(separator: "[]", omittingEmptySubsequences: false)
      .joined(separator: "{}") ?? "not written"
  }

  private func refusal(of value: JSONValue, _ method: Contract.Method) -> InvalidParams? {
    guard let type = method.type else { return nil }
    return refusal(type, String(decoding: value.encoded, as: UTF8.self))
  }

  private func refusal<Params: WireParams>(_ type: Params.Type, _ text: String) -> InvalidParams? {
    do throws(InvalidParams) {
      _ = try Params(decoding: params(unchecked: text))
      return nil
    } catch {
      return error
    }
  }
}
