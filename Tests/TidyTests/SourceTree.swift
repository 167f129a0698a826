import Foundation
import Testing

/// The project as it lies on disk, found from this file's own place.
enum SourceTree {
  /// The package root, without a slash at its end.
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// Names of folders that tools make and git ignores.
  private static let madeByTools: Set<String> = [
    "__pycache__", "node_modules",
  ]

  /// All files of the project by path below the root, without what git ignores.
  static let paths: [String] = {
    topLevel.filter { !$0.hasPrefix(".") || $0 == ".ci" || isFile($0) }.flatMap(paths(under:))
  }()

  /// The entries of the root folder.
  static let topLevel: [String] = {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }()

  /// The Swift files of the rooms and of the tests, split into code and comments.
  static let swiftFiles: [SwiftFile] = {
    paths.filter { $0.hasSuffix(".swift") }.map { SwiftFile(path: $0, bytes: bytes(of: $0)) }
  }()

  /// The Swift files of the rooms.
  static let sources: [SwiftFile] = swiftFiles.filter { $0.path.hasPrefix("Sources/") }

  /// The path of a room's page, `Sources/Group/Room/README.md`, or nil if there is none.
  static func page(ofRoom room: String) -> String? {
    paths.first { $0.hasPrefix("Sources/") && $0.hasSuffix("/\(room)/README.md") }
  }

  /// The bytes of a file, or none if it cannot be read.
  static func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) } ?? []
  }

  /// The text of a file, or nil if it is not there.
  static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Those of some words whose bytes a file holds anywhere.
  static func present(_ words: [String], in path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return [] }
    return words.filter { data.range(of: Data($0.utf8)) != nil }
  }

  private static func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root + "/" + path, isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue
  }

  private static func paths(under path: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if path == ".git" || path == ".DS_Store" { return [] }
    if isFile(path) { return [path] }
    if madeByTools.contains(name) || name.hasSuffix(".egg-info") { return [] }
    if name.hasPrefix("."), name != ".ci" { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + path)) ?? []
    return names.sorted().flatMap { paths(under: path + "/" + $0) }
  }
}

/// One place that breaks a rule.
struct Finding: CustomStringConvertible {
  let path: String
  let line: Int
  let what: String

  var description: String { "\(path):\(line): \(what)" }
}

/// Fails the test once per finding, with the advice beside it.
func expectNone(
  _ findings: [Finding], _ advice: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  for finding in findings {
    Issue.record("\(finding) — \(advice)", sourceLocation: sourceLocation)
  }
}
