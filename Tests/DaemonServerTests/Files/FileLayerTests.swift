import TableCodecs
import TableValues
import TestSupport
import Testing

@testable import DaemonServer

/// What touches the memory of buffers and the system's files: random reads and writes of every length
/// against plain arrays. The address sanitizer watches these tests in the gate.
struct FileLayerTests {
  private let folder = TemporaryFolder()

  private func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// A range within a size, often at an end or at a border of blocks.
  private func range(in size: Int, _ random: inout SeededGenerator) -> Range<Int> {
    let border = FileBytes.blockSize
    let places = [0, 1, size - 1, size, border - 1, border, border + 1, 2 * border]
    func place(_ random: inout SeededGenerator) -> Int {
      let near = places.randomElement(using: &random) ?? 0
      let any = Int.random(in: 0...size, using: &random)
      return Bool.random(using: &random) ? any : min(max(0, near), size)
    }
    let (one, other) = (place(&random), place(&random))
    return min(one, other)..<max(one, other)
  }

  @Test(arguments: Seeds.all(4))
  func `a file is read as it was written, in any pieces`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let size = [1, 7, 70_000, 140_001].randomElement(using: &random) ?? 1
    let content = bytes(size, &random)
    let file = try FileBytes(
      path: Text(folder.write("a", content)), expansion: FileExpansion(bytesMax: .max),
      noticed: { _ in })
    #expect(file.size == size)
    var window = ReadWindow(end: size) { try file.bytes($0) }
    for _ in 0..<30 {
      let range = range(in: size, &random)
      #expect(try file.bytes(range) == Array(content[range]))
      #expect(try window.all(range.lowerBound..<range.upperBound + 10).starts(with: content[range]))
      var filled = [UInt8](repeating: 0, count: range.count)
      try filled.withUnsafeMutableBytes { try window.fill($0, from: range.lowerBound) }
      #expect(filled == Array(content[range]))
    }
    #expect(throws: (any Error).self) { try file.bytes(size - 1..<size + 1) }
    var beyond = [UInt8](repeating: 0, count: 2)
    #expect(throws: (any Error).self) {
      try beyond.withUnsafeMutableBytes { try window.fill($0, from: size - 1) }
    }
  }

  @Test(arguments: Seeds.all(6))
  func `a file that is written in pieces is the array that is written so`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let file = try WritableFile.create(Text(folder.path("w")), mode: 0o600)
    let source = try OpenFile.open(Text(folder.write("s", bytes(5000, &random)))).0
    let sourceBytes = folder.bytes("s") ?? []
    var model: [UInt8] = []
    for _ in 0..<40 {
      let at = Int.random(in: 0...model.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let size = Int.random(in: 0...model.count + 100, using: &random)
        try file.truncate(to: size)
        model = Array(model.prefix(size)) + [UInt8](repeating: 0, count: max(0, size - model.count))
      case 1:
        let start = Int.random(in: 0...5000, using: &random)
        let wanted = Int.random(in: 0...700, using: &random)
        guard let count = try file.copy(from: source, at: start, count: wanted, to: at) else {
          break
        }
        #expect(count == min(wanted, 5000 - start))
        write(sourceBytes[start..<start + count], at: at, in: &model)
      default:
        let piece = bytes(Int.random(in: 0...3000, using: &random), &random)
        try file.write(piece, at: at)
        write(piece[...], at: at, in: &model)
      }
      #expect(try file.stamp().size == model.count)
    }
    for _ in 0..<10 {
      let range = range(in: model.count, &random)
      #expect(try file.read(range) == Array(model[range]), "seed \(seed)")
    }
    #expect(throws: (any Error).self) { try file.read(model.count..<model.count + 1) }
    #expect(folder.bytes("w") == model)
    #expect(throws: WriteFailure.self) {
      _ = try WritableFile.create(Text(folder.path("w")), mode: 0o600)
    }
  }

  private func write(_ piece: ArraySlice<UInt8>, at place: Int, in model: inout [UInt8]) {
    model.replaceSubrange(place..<min(model.count, place + piece.count), with: piece)
  }

  @Test(arguments: Seeds.all(4))
  func `a journal's file holds what was written until it is cut`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = Text(folder.path("j"))
    let file = try JournalFile.create(path)
    #expect(file.bytes() == [])
    var model: [UInt8] = []
    for _ in 0..<10 {
      let piece = bytes(Int.random(in: 0...5000, using: &random), &random)
      try file.write(piece, at: model.count)
      model += piece
      if Bool.random(using: &random) {
        let size = Int.random(in: 0...model.count, using: &random)
        file.cut(to: size)
        model = Array(model.prefix(size))
      }
      #expect(file.bytes() == model)
    }
    let second = try #require(JournalFile.existing(path))
    #expect(!second.isLocked && second.file.bytes() == model)
    file.remove()
    #expect(JournalFile.existing(path) == nil)
  }

  @Test(arguments: Seeds.all(20))
  func `a path is the path of its URI, and bytes are those of their base 64`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in 0..<40 {
      let some = bytes(count, &random)
      #expect(Base64.decoded(Base64.encoded(some)) == some)
      let path = Text([UInt8(ascii: "/")] + some.map { $0 == 0 ? 1 : $0 })
      #expect(FileURI.path(FileURI.uri(of: path)) == path)
    }
  }

  @Test(arguments: Seeds.all(20))
  func `a map of spans finds each byte where it was copied to`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let size = 200
    // The new place of each byte of the older file, if it has one.
    var places = [Int?](repeating: nil, count: size)
    var spans: [SpanMap.Span] = []
    var (old, new) = (0, 0)
    while true {
      old += Int.random(in: 0...9, using: &random)
      let count = Int.random(in: 1...20, using: &random)
      guard old + count <= size else { break }
      new += Int.random(in: 0...9, using: &random)
      spans.append(SpanMap.Span(old: old, new: new, count: count))
      for offset in 0..<count { places[old + offset] = new + offset }
      (old, new) = (old + count, new + count)
    }
    let map = SpanMap(spans.shuffled(using: &random))
    for _ in 0..<40 {
      let range = range(in: size, &random)
      var found: [Int?] = []
      for part in map.parts(of: range) {
        switch part {
        case .copied(let at, let count): found += (at..<at + count).map { $0 }
        case .kept(let range): found += range.map { _ in nil }
        }
      }
      #expect(found == Array(places[range]), "seed \(seed)")
    }
    let missing = map.missing(of: size).flatMap { Array($0) }
    #expect(missing == places.indices.filter { places[$0] == nil })
  }

  @Test func `what is no regular file is refused before it is read`() throws {
    folder.makeFolder("folder")
    for name in ["folder", "none", "a\u{0}b", ""] {
      #expect(throws: DaemonError.self, "\(name)") {
        _ = try FileBytes(
          path: Text(folder.path(name)), expansion: FileExpansion(bytesMax: .max), noticed: { _ in }
        )
      }
    }
  }
}
