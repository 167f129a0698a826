import JSONText
import TestSupport
import Testing
import WireProtocol

/// Objects with one of several forms, told apart by `kind`: the generated enumerations against the
/// schemas that they are made from.
struct ContractUnionsTests {
  private static let types: [(name: String, type: any WireUnion.Type)] = [
    ("columnTarget", WireColumnPlace.self), ("comparison", WireComparison.self),
    ("filter", WireFilter.self), ("groupSort", WireGroupSort.self), ("match", WireMatch.self),
    ("measurer", WireMeasurer.self), ("place", WirePlace.self),
    ("sectionPlace", WireSectionPlace.self), ("styleSource", WireStyleSource.self),
    ("widthMode", WireWidthMode.self), ("window", ViewWatchParams.Window.self),
  ]

  private let contract: Contract

  init() throws {
    contract = Contract(try JSONValue(parsing: TestFiles.bytes("Protocol/openrpc.json") ?? []))
  }

  @Test func `each form is read, written and read again without a loss`() throws {
    var count = 0
    for (name, type) in Self.types {
      for form in forms(name) {
        for value in contract.values(of: form, depth: 0) {
          count += 1
          let text = String(decoding: value.encoded, as: UTF8.self)
          let written = rewritten(type, text)
          let read = try JSONValue(parsing: Array(written.utf8))
          #expect(read.keeps(value), "\(name): \(text) became \(written)")
        }
      }
    }
    #expect(count > 50)
  }

  @Test func `a kind that there is not is refused by the names of the kinds`() throws {
    for (name, type) in Self.types {
      let kinds = forms(name).compactMap { $0["properties"]?["kind"]?["const"]?.text }
      #expect(kinds.count > 1, "\(name)")
      let complaint = rewritten(type, #"{"kind":"zzz"}"#)
      #expect(complaint.hasPrefix("/kind|"), "\(name): \(complaint)")
      #expect(complaint.hasSuffix(#"|"zzz""#), "\(name): \(complaint)")
      for kind in kinds { #expect(complaint.contains("\"\(kind)\""), "\(name): \(complaint)") }
    }
  }

  @Test func `a form refuses what it does not have and requires what it has`() throws {
    for (name, type) in Self.types {
      for form in forms(name) {
        guard let value = contract.values(of: form, depth: 0).first else { continue }
        let more = String(decoding: value.with("zzz", 1).encoded, as: UTF8.self)
        let complaint = rewritten(type, more)
        #expect(complaint.hasPrefix("/zzz|only kind"), "\(name): \(complaint)")
        #expect(complaint.hasSuffix("|an unknown member"), "\(name): \(complaint)")
        for member in (form["required"]?.elements ?? []).compactMap(\.text) {
          let less = String(decoding: value.without(member).encoded, as: UTF8.self)
          let complaint = rewritten(type, less)
          #expect(complaint.hasPrefix("/\(member)|"), "\(name): \(complaint)")
          #expect(complaint.hasSuffix("|nothing"), "\(name): \(complaint)")
        }
      }
    }
  }

  @Test func `a value that is no object is refused`() throws {
    for (name, type) in Self.types {
      for text in ["1", "[1]", "true", "null"] {
        #expect(rewritten(type, text).hasPrefix("|an object|"), "\(name): \(text)")
      }
    }
  }

  private func forms(_ name: String) -> [JSONValue] {
    contract.schema(named: name)?["oneOf"]?.elements ?? []
  }

  /// The text that a type writes after reading a text, or the complaint of its reader.
  private func rewritten<Union: WireUnion>(_ type: Union.Type, _ text: String) -> String {
    do throws(InvalidParams) {
      guard let document = try? JSONDocument(parsing: Array(text.utf8), depthLimit: 64) else {
        return "no JSON"
      }
      let value = try Union(ParamsValue.present(document.root))
      var writer = JSONWriter()
      value.write(to: &writer)
      return String(decoding: writer.finish(), as: UTF8.self)
    } catch {
      return "\(error.pointer)|\(error.expected)|\(error.found)"
    }
  }
}
