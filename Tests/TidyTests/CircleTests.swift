import Testing

/// Files of a room that need each other to be understood.
///
/// An arrow leads from a file to another of its room that declares a type which the file names. Types
/// that several files of a room declare, and members of extensions, are not followed: telling those
/// apart takes a compiler.
struct CircleTests {
  @Test func `no circle of files is larger than one reading can hold`() {
    let rooms = Dictionary(grouping: SourceTree.sources, by: \.room)
    var arrowCount = 0
    let findings = rooms.sorted { $0.key < $1.key }.flatMap { room, files -> [Finding] in
      let graph = FileGraph(files)
      arrowCount += graph.arrows.reduce(0) { $0 + $1.count }
      let circles = graph.circles.sorted { $0.count > $1.count }
      guard let largest = circles.first, largest.count > HouseRules.circleFilesMax else {
        return []
      }
      let names = largest.map { files[$0].name }.joined(separator: ", ")
      return [Finding(path: "Sources/\(room)", line: 1, what: "\(largest.count) files: \(names)")]
    }
    #expect(arrowCount > 1000, "arrows can be found")
    expectNone(
      findings,
      "turn an arrow: pass a value, or move a declaration; at most \(HouseRules.circleFilesMax) "
        + "files")
  }

  @Test func `circles are found`() {
    let graph = FileGraph(
      [
        ("A", "struct A { var b: B }"), ("B", "struct B {}\nextension C { var a: A? { nil } }"),
        ("C", "package final class C { let d: D }"), ("D", "enum D { case c(C), b }"),
        ("E", "struct E { let a: A }"),
      ].map { SwiftFile(path: "Sources/Group/Room/\($0.0).swift", bytes: Array($0.1.utf8)) })
    #expect(graph.arrows == [[1], [0, 2], [3], [2], [0]])
    #expect(graph.circles.map { $0.sorted() }.sorted { $0[0] < $1[0] } == [[0, 1], [2, 3]])
  }
}

/// Which file of a room names a type of which other.
struct FileGraph {
  /// For each file those that declare what it names, in ascending order.
  let arrows: [[Int]]

  /// The arrows between files of one room.
  init(_ files: [SwiftFile]) {
    var places: [String: Int] = [:]
    var ambiguous = Set<String>()
    for (place, file) in files.enumerated() {
      for name in Set(file.code.compactMap { Self.declaredType($0) }) {
        if places.updateValue(place, forKey: name) != nil { ambiguous.insert(name) }
      }
    }
    arrows = files.enumerated().map { place, file in
      let words = Set(
        file.codeBytes.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) })
      return Set(words.subtracting(ambiguous).compactMap { places[$0] }).subtracting([place])
        .sorted()
    }
  }

  /// The groups of files that lead to each other, of two files and more.
  var circles: [[Int]] {
    let reached = arrows.indices.map(reach)
    var seen = Set<Int>()
    return arrows.indices.compactMap { file in
      guard !seen.contains(file) else { return nil }
      let circle = reached[file].filter { reached[$0].contains(file) }
      seen.formUnion(circle)
      return circle.count > 1 ? Array(circle) : nil
    }
  }

  /// The files that arrows lead to from one.
  private func reach(_ file: Int) -> Set<Int> {
    var reached = Set<Int>()
    var waiting = arrows[file]
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += arrows[next] }
    }
    return reached
  }

  /// The type that a line declares for its whole file, if it does.
  private static func declaredType(_ line: String) -> String? {
    guard let first = line.utf8.first, first != UInt8(ascii: " ") else { return nil }
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), keywords.contains(keyword), let name = words.first
    else { return nil }
    return String(decoding: name.utf8.prefix { isWordByte($0) }, as: UTF8.self)
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "package", "public", "internal", "fileprivate", "private", "final", "indirect", "nonisolated",
  ]
}
