import Compression
import TestSupport
import Testing

@Suite("Compression")
struct CompressionTests {
  /// Expands a file in pieces of some size, with an output of some size.
  static func expanded(
    _ file: [UInt8], _ format: CompressedFormat, pieces: Int = 1 << 16, output: Int = 1 << 16
  ) throws -> [UInt8] {
    let expander = try Expander(format, outputBytes: output)
    var content: [UInt8] = []
    for start in stride(from: 0, to: file.count, by: pieces) {
      try expander.take(Array(file[start..<min(start + pieces, file.count)])) { content += $0 }
    }
    try expander.finish()
    return content
  }

  static func compressed(
    _ content: [UInt8], _ format: CompressedFormat, level: Int? = nil, pieces: Int = 1 << 16,
    output: Int = 1 << 16
  ) throws -> [UInt8] {
    let compressor = try Compressor(format, level: level, outputBytes: output)
    var file: [UInt8] = []
    for start in stride(from: 0, to: content.count, by: pieces) {
      try compressor.take(Array(content[start..<min(start + pieces, content.count)])) { file += $0 }
    }
    try compressor.finish { file += $0 }
    return file
  }

  /// A text of rows with repetitions.
  static func text(_ generator: inout SeededGenerator, rows: Int) -> [UInt8] {
    (0..<rows).flatMap { row in
      Array("\(row),\(["north", "south"].randomElement(using: &generator) ?? ""),".utf8)
        + (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        } + [0x0A]
    }
  }

  @Test(arguments: CompressedFormat.allCases)
  func `what was compressed is expanded again, whatever the borders of pieces`(
    _ format: CompressedFormat
  ) throws {
    for seed in Seeds.all(40) {
      var generator = SeededGenerator(seed: seed)
      let rows = Int.random(in: 0...200, using: &generator)
      let content = Self.text(&generator, rows: rows)
      func size() -> Int { [1, 2, 7, 64, 100_000].randomElement(using: &generator) ?? 1 }
      let level = format.levels.randomElement(using: &generator)
      let file = try Self.compressed(
        content, format, level: level, pieces: size(), output: size())
      #expect(CompressedFormat(file) == format, "seed \(seed)")
      let found = try Self.expanded(file, format, pieces: size(), output: size())
      #expect(found == content, "seed \(seed)")
    }
  }

  @Test(arguments: CompressedFormat.allCases)
  func `files that follow each other are one content`(_ format: CompressedFormat) throws {
    let parts = [Array("a,b\n1,2\n".utf8), [], Array("3,4\n".utf8)]
    let file = try parts.flatMap { try Self.compressed($0, format) }
    for pieces in 1...file.count {
      #expect(try Self.expanded(file, format, pieces: pieces, output: 3) == parts.flatMap(\.self))
    }
  }

  @Test func `zeros behind a member of gzip are no content`() throws {
    let member = try Self.compressed(Array("a\n".utf8), .gzip)
    let file = member + [0, 0, 0] + member + [0]
    for pieces in 1...file.count {
      #expect(try Self.expanded(file, .gzip, pieces: pieces) == Array("a\na\n".utf8))
    }
  }

  @Test(arguments: CompressedFormat.allCases)
  func `a file that is cut off anywhere is truncated`(_ format: CompressedFormat) throws {
    let file = try Self.compressed(Array("id,name\n1,Ada\n2,Bob\n".utf8), format)
    for end in 0..<file.count {
      let fault = #expect(throws: CompressionFault.self) {
        try Self.expanded(Array(file[..<end]), format, pieces: 5)
      }
      #expect(fault == .init(format: format, offset: end, kind: .truncated), "\(end)")
    }
  }

  @Test(arguments: CompressedFormat.allCases)
  func `a byte that is changed is a fault, or changes nothing of the content`(
    _ format: CompressedFormat
  ) throws {
    let content = Array("id,name\n1,Ada\n2,Bob\n".utf8)
    let file = try Self.compressed(content, format)
    var faults = 0
    for place in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[place] ^= 1 << UInt8(bit)
        do {
          #expect(try Self.expanded(damaged, format) == content, "byte \(place), bit \(bit)")
        } catch let fault as CompressionFault {
          faults += 1
          #expect((0...file.count).contains(fault.offset))
        }
      }
    }
    #expect(faults > file.count * 4)
  }

  @Test func `other bytes behind the last member of gzip are a fault at their offset`() throws {
    let member = try Self.compressed(Array("a\n".utf8), .gzip)
    let fault = #expect(throws: CompressionFault.self) {
      try Self.expanded(member + Array("rest".utf8), .gzip)
    }
    #expect(fault?.offset == member.count)
  }

  @Test func `an error of the taker ends the work`() throws {
    struct Full: Error {}
    let file = try Self.compressed([UInt8](repeating: 0x61, count: 1 << 20), .gzip)
    let expander = try Expander(.gzip, outputBytes: 1 << 10)
    var size = 0
    #expect(throws: Full.self) {
      try expander.take(file) { bytes in
        size += bytes.count
        if size > 1 << 12 { throw Full() }
      }
    }
    #expect(size < 1 << 13)
  }

  @Test func `formats are known by their first bytes and by endings`() {
    #expect(CompressedFormat([0x1F, 0x8B, 0x08, 0]) == .gzip)
    #expect(CompressedFormat([0x1F, 0x8B]) == nil)
    #expect(CompressedFormat([0x1F, 0x8B, 0x07]) == nil)
    #expect(CompressedFormat([0x28, 0xB5, 0x2F, 0xFD]) == .zstd)
    #expect(CompressedFormat([0x53, 0x2A, 0x4D, 0x18]) == .zstd)
    #expect(CompressedFormat(Array("a,b\n".utf8)) == nil)
    #expect(CompressedFormat([UInt8]()) == nil)
    #expect(CompressedFormat(named: "/x/orders.CSV.GZ".utf8) == .gzip)
    #expect(CompressedFormat(named: "orders.zst".utf8) == .zstd)
    #expect(CompressedFormat(named: "orders.csv".utf8) == nil)
    #expect(CompressedFormat(named: ".gz".utf8) == nil)
    #expect(CompressedFormat.plainName("orders.csv.gz".utf8) == Array("orders.csv".utf8))
    #expect(CompressedFormat.plainName("orders.csv".utf8) == Array("orders.csv".utf8))
  }
}
