import Foundation
import Testing

/// The contract is one: prose, machine-readable document and method table name the same methods.
struct ProtocolTests {
  @Test func `the headings of the protocol can be read`() {
    #expect(headings.contains(Heading(name: "initialize", isEvent: false)))
    #expect(headings.contains(Heading(name: "view/update", isEvent: true)))
    #expect(headings.contains(Heading(name: "table/redo", isEvent: false)))
    #expect(headings.count > 20)
  }

  @Test func `every heading is in openrpc.json and the other way round`() {
    guard let methods = openRPCMethods else { return }
    let named = Set(headings.map(\.name))
    let missing = named.subtracting(methods).sorted().map {
      Finding(path: "Protocol/openrpc.json", line: 1, what: "lacks \($0)")
    }
    let extra = methods.subtracting(named).sorted().map {
      Finding(path: "Protocol/README.md", line: 1, what: "has no heading ### \($0)")
    }
    expectNone(missing + extra, "prose and openrpc.json change together")
  }

  @Test func `every method is in the daemon's method table`() {
    let sources = SourceTree.sources
    guard sources.contains(where: { $0.room == "DaemonServer" && $0.name.contains("MethodTable") })
    else { return }
    let wireRooms: Set<String> = ["DaemonServer", "WireProtocol", "JSONRPC"]
    let lines = sources.filter { wireRooms.contains($0.room) }.flatMap(\.lines)
    let findings = headings.filter { heading in
      !heading.isEvent && !lines.contains { $0.contains("\"\(heading.name)\"") }
    }
    .map { Finding(path: "Protocol/README.md", line: 1, what: "nobody answers \($0.name)") }
    expectNone(findings, "dispatch it in DaemonServer, or take it out of the protocol")
  }

  // MARK: Reading

  private struct Heading: Hashable {
    let name: String
    let isEvent: Bool
  }

  /// The methods that `###` headings name; an arrow to the left marks an event.
  private var headings: Set<Heading> {
    let text = SourceTree.text(of: "Protocol/README.md") ?? ""
    var headings: Set<Heading> = []
    for line in text.split(separator: "\n") where line.hasPrefix("### ") {
      var isEvent = false
      for (place, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where place.isMultiple(of: 2) {
        for word in part.split(whereSeparator: { " ,;()#".contains($0) }) {
          if word == "←" { isEvent = true }
          if isMethod(word) { headings.insert(Heading(name: String(word), isEvent: isEvent)) }
        }
      }
    }
    return headings
  }

  private func isMethod(_ word: Substring) -> Bool {
    let lifecycle: Set<Substring> = ["initialize", "initialized", "shutdown", "exit"]
    return lifecycle.contains(word) || word.contains("/") || word == "rpc.discover"
  }

  private var openRPCMethods: Set<String>? {
    guard let text = SourceTree.text(of: "Protocol/openrpc.json") else { return nil }
    let document = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let methods = document?["methods"] as? [[String: Any]]
    return Set((methods ?? []).compactMap { $0["name"] as? String })
  }
}
