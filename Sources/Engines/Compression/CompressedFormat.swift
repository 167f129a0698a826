/// A format of compressed files that is read and written.
package enum CompressedFormat: String, Sendable, CaseIterable {
  /// Members of RFC 1952, by the system's zlib.
  case gzip
  /// Frames of RFC 8878, by the system's libzstd.
  case zstd

  /// How many of the first bytes of a file are needed to find its format.
  package static let headBytes = 4

  /// The format of a file by its first bytes; nil: it is of neither.
  package init?(_ head: some Collection<UInt8>) {
    let head = Array(head.prefix(Self.headBytes))
    // The third byte is the only method that gzip has.
    if head.starts(with: [0x1F, 0x8B, 0x08]) {
      self = .gzip
    } else if head == [0x28, 0xB5, 0x2F, 0xFD] || Self.isSkippable(head) {
      self = .zstd
    } else {
      return nil
    }
  }

  /// Whether a frame of zstd begins that has no data. Programs that compress in parallel write such.
  private static func isSkippable(_ head: [UInt8]) -> Bool {
    head.count == 4 && head[0] & 0xF0 == 0x50 && head.dropFirst().elementsEqual([0x2A, 0x4D, 0x18])
  }

  /// The format of a file by the ending of its name; nil: it has no such ending.
  ///
  /// `orders.csv.gz` is gzip, `orders.csv` is not compressed.
  package init?(named name: some Sequence<UInt8>) {
    let lower = Self.lowercased(name)
    let found = Self.allCases.first { $0.ending(of: lower) != nil }
    guard let found else { return nil }
    self = found
  }

  /// A name without the ending of a compressed file: `orders.csv` of `orders.csv.gz`.
  package static func plainName(_ name: some Sequence<UInt8>) -> [UInt8] {
    let lower = lowercased(name)
    for format in allCases {
      if let ending = format.ending(of: lower) { return Array(Array(name).dropLast(ending.count)) }
    }
    return Array(name)
  }

  /// The levels of compression, from fast to small.
  package var levels: ClosedRange<Int> {
    switch self {
    case .gzip: 1...9
    case .zstd: 1...19
    }
  }

  /// The level of a save that names none, which is that of the programs `gzip` and `zstd`.
  package var usualLevel: Int {
    switch self {
    case .gzip: 6
    case .zstd: 3
    }
  }

  private var endings: [String] {
    switch self {
    case .gzip: [".gz", ".gzip"]
    case .zstd: [".zst", ".zstd"]
    }
  }

  private func ending(of lower: [UInt8]) -> [UInt8]? {
    endings.map { Array($0.utf8) }.first { ending in
      lower.count > ending.count && lower.suffix(ending.count) == ending[...]
    }
  }

  private static func lowercased(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

/// Compressed data that cannot be expanded.
package struct CompressionFault: Error, Sendable, Equatable {
  /// What is wrong.
  package enum Kind: Sendable, Equatable {
    /// The data end in the middle of a member or frame.
    case truncated
    /// The data contradict their format or their checksum. The words are the library's.
    case damaged(String)
  }

  /// The format.
  package let format: CompressedFormat
  /// The byte of the compressed file up to which it was read.
  package let offset: Int
  /// What is wrong.
  package let kind: Kind

  /// Makes the fault.
  package init(format: CompressedFormat, offset: Int, kind: Kind) {
    (self.format, self.offset, self.kind) = (format, offset, kind)
  }
}
