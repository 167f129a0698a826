import TableCodecs

/// What the pieces of a file are written to.
protocol SaveOutput {
  /// Whether the system can copy into it.
  var takesCopies: Bool { get }

  /// Writes bytes at an offset.
  func write(_ bytes: [UInt8], at offset: Int) throws

  /// Lets the system copy a part of a file; nil: it cannot.
  func copy(from file: OpenFile, at start: Int, count: Int, to offset: Int) throws -> Int?

  /// Ends it at a size.
  func truncate(to size: Int) throws
}

extension WritableFile: SaveOutput {
  /// True: a file is copied by the system where that is possible.
  var takesCopies: Bool { true }
}

/// Writes the pieces of a file, and records the new offsets of its source's bytes.
final class SaveSink {
  /// Spans from here on are copied by the system.
  private static let longSpan = 128 << 10
  /// The system copies so much in one call, so that cancelling and progress are not late.
  private static let copyMax = 64 << 20
  /// Spans that begin at such multiples in both files may share their blocks on the device, and the
  /// system copies whole pages of them. It copies others about half as fast as this process does.
  private static let blockSize = 4096
  /// How many bytes are read and written at once: few enough that the processor still has them in
  /// its cache when they are written.
  private static let bufferSize = 256 << 10

  private let out: any SaveOutput
  private let backing: FileBacking?
  private let file: FileBytes?
  private let recent: CSVRecentBytes?
  private let advance: (Int) throws -> Void
  /// How many bytes there are so far.
  private(set) var size = 0
  /// Where the source's bytes are; nil if they are in too many places.
  private(set) var spans: [SpanMap.Span]? = []
  /// Bytes that were not copied but are known, because they lie between copied ones.
  private(set) var lost = KeptBytes()
  private var buffer: [UInt8] = []
  private var bufferStart = 0
  private var window: ReadWindow
  private var systemCopies: Bool

  /// A sink.
  ///
  /// - Parameters:
  ///   - source: The file from which pieces are copied.
  ///   - backing: The file with the bytes, if it is known to have the expected content; else they
  ///     are read with checks.
  ///   - recent: The last bytes that were read of the source, if known.
  ///   - advance: Called now and then with the size so far; an error that it throws ends the
  ///     writing.
  init(
    _ out: any SaveOutput, source: any ByteSource, backing: FileBacking?,
    recent: CSVRecentBytes? = nil, advance: @escaping (Int) throws -> Void
  ) {
    self.out = out
    systemCopies = out.takesCopies
    self.backing = backing
    let file = source as? FileBytes
    self.file = file
    self.recent = recent
    window = ReadWindow(end: source.size) { range in
      guard let file, let backing else { return try source.bytes(range) }
      return try file.uncheckedBytes(range, in: backing)
    }
    self.advance = advance
  }

  /// Writes one piece.
  func take(_ piece: CSVPiece) throws {
    switch piece {
    case .bytes(let bytes): try append(bytes)
    case .copy(let range):
      keepLost(before: range.lowerBound)
      note(range)
      if range.count < Self.longSpan, let bytes = recent?.bytes(range) { return try append(bytes) }
      try copy(range)
    }
  }

  /// Writes the buffered bytes.
  func finish() throws {
    try flush()
    try out.truncate(to: size)
  }

  /// Keeps the bytes between the last copied ones and the next, if they were read just now.
  private func keepLost(before next: Int) {
    guard let recent, let last = spans?.last, lost.count <= KeptBytes.bytesMax else { return }
    let start = last.old + last.count
    guard start < next, start >= lost.end, let bytes = recent.bytes(start..<next) else { return }
    lost.append(bytes, at: start)
  }

  private func note(_ range: Range<Int>) {
    guard let known = spans?.count else { return }
    if let last = spans?.last, last.old + last.count == range.lowerBound,
      last.new + last.count == size
    {
      spans?[known - 1].count += range.count
    } else if known == SpanMap.spansMax {
      spans = nil
    } else {
      spans?.append(SpanMap.Span(old: range.lowerBound, new: size, count: range.count))
    }
  }

  private func copy(_ range: Range<Int>) throws {
    guard let backing, let file, range.count >= Self.longSpan else { return try read(range) }
    for part in backing.parts(of: range) {
      switch part {
      case .kept(let range): try append(try backing.keptBytes(range))
      case .copied(let start, let count)
      where count < Self.longSpan || !systemCopies
        || isShifted(start) && !backing.stamp.mayHaveHoles:
        try copySlowly(start, count, backing.file)
      case .copied(let start, let count):
        try flush()
        try copyByBlocks(start, count, backing, file)
      }
    }
  }

  /// Whether a byte of the old file has another place in its block in the new one.
  private func isShifted(_ start: Int) -> Bool { (start - size) % Self.blockSize != 0 }

  /// Copies a long span so that file systems that can share blocks do.
  private func copyByBlocks(
    _ start: Int, _ count: Int, _ backing: FileBacking, _ file: FileBytes
  ) throws {
    var start = start
    let end = start + count
    while start < end {
      if backing.stamp.mayHaveHoles, let data = backing.file.nextData(from: start), data > start {
        // A hole stays one: the end of the file sets its size.
        let skipped = min(data, end) - start
        start += skipped
        size += skipped
        bufferStart = size
        continue
      }
      var piece = min(end - start, Self.copyMax)
      if !isShifted(start) {
        let rest = start % Self.blockSize
        if rest != 0 {
          piece = min(piece, Self.blockSize - rest)
        } else if piece > Self.blockSize {
          piece -= piece % Self.blockSize
        }
      }
      guard systemCopies,
        let copied = try out.copy(from: backing.file, at: start, count: piece, to: size)
      else {
        systemCopies = false
        return try copySlowly(start, end - start, backing.file)
      }
      if copied == 0 { throw ByteSourceChanged() }
      start += copied
      size += copied
      bufferStart = size
      try advance(size)
    }
  }

  /// Copies a span through this process, a long one in pieces that end with a block of the new file.
  private func copySlowly(_ start: Int, _ count: Int, _ file: OpenFile) throws {
    var at = start
    while at < start + count {
      let wanted = Self.bufferSize - size % Self.blockSize
      let bytes = try file.bytes(at: at, count: min(wanted, start + count - at))
      if bytes.isEmpty { throw ByteSourceChanged() }
      at += bytes.count
      if bytes.count < Self.longSpan {
        try append(bytes)
      } else {
        try flush()
        try out.write(bytes, at: size)
        size += bytes.count
        bufferStart = size
        try advance(size)
      }
    }
  }

  /// Copies bytes through this process: neighbours are read together.
  private func read(_ range: Range<Int>) throws {
    var at = range.lowerBound
    while at < range.upperBound {
      guard let bytes = try window.bytes(at..<range.upperBound) else { throw ByteSourceChanged() }
      try append(bytes)
      at += bytes.count
    }
  }

  private func append(_ bytes: some Collection<UInt8>) throws {
    buffer += bytes
    size += bytes.count
    if buffer.count >= Self.bufferSize { try flush() }
  }

  private func flush() throws {
    if !buffer.isEmpty {
      try out.write(buffer, at: bufferStart)
      buffer.removeAll(keepingCapacity: true)
      try advance(size)
    }
    bufferStart = size
  }
}
