import Foundation
import Testing

/// The contract is one: prose, machine-readable document and method table name the same methods.
struct ProtocolTests {
  @Test func `the map of the methods can be read`() {
    #expect(mapped.contains(Method(name: "initialize", isFromDaemon: false)))
    #expect(mapped.contains(Method(name: "view/update", isFromDaemon: true)))
    #expect(mapped.contains(Method(name: "cell/refresh", isFromDaemon: false)))
    #expect(mapped.count > 20)
  }

  @Test func `every method of the map is in openrpc.json and the other way round`() {
    guard let methods = openRPCMethods else { return }
    let named = Set(mapped.map(\.name))
    let missing = named.subtracting(methods).sorted().map {
      Finding(path: "Protocol/openrpc.json", line: 1, what: "lacks \($0)")
    }
    let extra = methods.subtracting(named).sorted().map {
      Finding(path: "Protocol/README.md", line: 1, what: "has no \($0) in its map")
    }
    expectNone(missing + extra, "prose and openrpc.json change together")
  }

  @Test func `every method is in the daemon's method table`() {
    let sources = SourceTree.sources
    guard sources.contains(where: { $0.room == "DaemonServer" && $0.name.contains("MethodTable") })
    else { return }
    let wireRooms: Set<String> = ["DaemonServer", "WireProtocol", "JSONRPC"]
    let lines = sources.filter { wireRooms.contains($0.room) }.flatMap(\.lines)
    let findings = mapped.filter { method in
      !method.isFromDaemon && !lines.contains { $0.contains("\"\(method.name)\"") }
    }
    .map { Finding(path: "Protocol/README.md", line: 1, what: "nobody answers \($0.name)") }
    expectNone(findings, "dispatch it in DaemonServer, or take it out of the protocol")
  }

  // MARK: Reading

  private struct Method: Hashable {
    let name: String
    let isFromDaemon: Bool
  }

  /// The methods of the table "Map of the methods"; an arrow before them gives their direction.
  private var mapped: Set<Method> {
    let text = SourceTree.text(of: "Protocol/README.md") ?? ""
    let fromMap = text.split(separator: "\n").drop { $0 != "## Map of the methods" }.dropFirst()
    var methods: Set<Method> = []
    for line in fromMap.prefix(while: { !$0.hasPrefix("## ") }) where line.hasPrefix("| ") {
      var isFromDaemon = false
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated() {
        if place.isMultiple(of: 2) {
          if part.contains("→") { isFromDaemon = false }
          if part.contains("←") { isFromDaemon = true }
        } else {
          methods.insert(Method(name: String(part), isFromDaemon: isFromDaemon))
        }
      }
    }
    return methods
  }

  private var openRPCMethods: Set<String>? {
    guard let text = SourceTree.text(of: "Protocol/openrpc.json") else { return nil }
    let document = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let methods = document?["methods"] as? [[String: Any]]
    return Set((methods ?? []).compactMap { $0["name"] as? String })
  }
}
