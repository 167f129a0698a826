import Synchronization
import TableCodecs
import TableValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that stays open and is read by offset, never mapped: cutting a mapped file short would
/// kill the process.
///
/// Every read looks whether the file is still the one that was opened (size and time of change).
/// Where it is not, a block is given only if its checksum, taken when it was first read, still
/// holds; so rows of a log that only grew stay readable, and changed ones become named errors.
final class FileBytes: ByteSource {
  private static let blockSize = 1 << 16

  /// The size when it was opened, in bytes.
  let size: Int
  /// Reads may wait for the device.
  let isResident = false

  private let descriptor: Int32
  private let stamp: FileStamp
  private let checksums: Mutex<[UInt64?]>
  private let changed: @Sendable () -> Void
  private let hasChanged = Atomic(false)

  /// Opens a regular file.
  ///
  /// Opening never waits for a pipe's writer and never takes a terminal; what is not a regular
  /// file is refused before anything is read.
  /// - Parameter changed: Called once when a read finds the file changed.
  /// - Throws: `DaemonError.file`.
  init(path: Text, changed: @escaping @Sendable () -> Void) throws(DaemonError) {
    if path.utf8.isEmpty || path.utf8.contains(0) {
      throw .file(.notFound, path: path)
    }
    // The bytes as they are: names need not be UTF-8.
    let descriptor = open(
      path.utf8.map { CChar(bitPattern: $0) } + [0],
      O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      let isMissing = code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG
      // Opening a socket, or a device nobody drives, fails before it can be looked at.
      if code == ENXIO || code == ENODEV {
        throw .file(.notARegularFile(kind: "device"), path: path)
      }
      throw .file(isMissing ? .notFound : .notReadable(code: code), path: path)
    }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else {
      let code = errno
      close(descriptor)
      throw .file(.notReadable(code: code), path: path)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .file(.notARegularFile(kind: FileStamp.kind(info.st_mode)), path: path)
    }
    self.descriptor = descriptor
    stamp = FileStamp(info)
    size = stamp.size
    self.changed = changed
    checksums = Mutex(Array(repeating: nil, count: size / Self.blockSize + 1))
  }

  deinit { close(descriptor) }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    try fill(buffer, from: offset)
    let now = currentStamp
    if now == stamp {
      keepChecksums(of: UnsafeRawBufferPointer(buffer), at: offset)
      return
    }
    if !hasChanged.exchange(true, ordering: .relaxed) { changed() }
    // A longer file that begins as it did is taken for one that was appended to, such as a log:
    // blocks that nobody had read before are taken as they are now.
    let hasGrown = now.map { $0.size > size } ?? false
    try checkBlocks(offset..<offset + buffer.count, newOnesAreFine: hasGrown)
    if hasGrown {
      try checkBlocks(0..<1, newOnesAreFine: true)
      keepChecksums(of: UnsafeRawBufferPointer(buffer), at: offset)
    }
  }

  /// Takes the checksums that no read so far has covered whole, so that rows of a file that later
  /// only grows stay readable. O(bytes not covered).
  func seal() throws {
    var buffer = [UInt8](repeating: 0, count: Self.blockSize)
    let missing = checksums.withLock { sums in sums.indices.filter { sums[$0] == nil } }
    for block in missing where block * Self.blockSize < size {
      let start = block * Self.blockSize
      try buffer.withUnsafeMutableBytes { bytes in
        let part = bytes[0..<min(Self.blockSize, size - start)]
        try read(at: start, into: UnsafeMutableRawBufferPointer(rebasing: part))
      }
    }
  }

  // MARK: Pieces

  private func fill(_ buffer: UnsafeMutableRawBufferPointer, from offset: Int) throws {
    guard offset >= 0, let base = buffer.baseAddress else {
      if buffer.isEmpty { return }
      throw ByteSourceChanged()
    }
    var done = 0
    while done < buffer.count {
      let count = pread(descriptor, base + done, buffer.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if !hasChanged.exchange(true, ordering: .relaxed) { changed() }
        throw ByteSourceChanged()
      }
      done += count
    }
  }

  private var currentStamp: FileStamp? {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? FileStamp(info) : nil
  }

  /// Keeps the checksums of the blocks that lie whole within what was read, once each.
  private func keepChecksums(of bytes: UnsafeRawBufferPointer, at offset: Int) {
    var block = (offset + Self.blockSize - 1) / Self.blockSize
    while block * Self.blockSize < offset + bytes.count {
      let start = block * Self.blockSize
      let end = min(start + Self.blockSize, size)
      guard end <= offset + bytes.count else { return }
      if checksums.withLock({ $0[block] }) == nil {
        let sum = BlockChecksum.sum(
          UnsafeRawBufferPointer(rebasing: bytes[start - offset..<end - offset]))
        checksums.withLock { $0[block] = sum }
      }
      block += 1
    }
  }

  /// Reads the blocks around a range again and compares their checksums.
  private func checkBlocks(_ range: Range<Int>, newOnesAreFine: Bool) throws {
    var buffer = [UInt8](repeating: 0, count: Self.blockSize)
    for block in range.lowerBound / Self.blockSize...max(range.upperBound - 1, range.lowerBound)
      / Self.blockSize
    {
      guard let known = checksums.withLock({ $0.indices.contains(block) ? $0[block] : nil }) else {
        if newOnesAreFine { continue }
        throw ByteSourceChanged()
      }
      let count = min(Self.blockSize, size - block * Self.blockSize)
      let sum = try buffer.withUnsafeMutableBytes { bytes in
        let part = UnsafeMutableRawBufferPointer(rebasing: bytes[0..<count])
        try fill(part, from: block * Self.blockSize)
        return BlockChecksum.sum(UnsafeRawBufferPointer(part))
      }
      if sum != known { throw ByteSourceChanged() }
    }
  }
}

/// By what a file is recognised as unchanged.
private struct FileStamp: Equatable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  init(_ info: stat) {
    size = Int(info.st_size)
    #if canImport(Darwin)
      seconds = info.st_mtimespec.tv_sec
      nanoseconds = info.st_mtimespec.tv_nsec
    #else
      seconds = info.st_mtim.tv_sec
      nanoseconds = info.st_mtim.tv_nsec
    #endif
  }

  static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "directory"
    case S_IFIFO: "named pipe"
    case S_IFCHR: "character device"
    case S_IFBLK: "block device"
    case S_IFSOCK: "socket"
    default: "special file"
    }
  }
}

/// A quick checksum of a block; it tells accidental changes, not forgeries.
enum BlockChecksum {
  /// Sums four lanes of words, each step multiplied, so that exchanged words differ.
  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes = SIMD4<UInt64>(1, 2, 3, 4)
    let factor = SIMD4<UInt64>(repeating: 0x9E37_79B9_7F4A_7C15)
    var offset = 0
    while offset + 32 <= bytes.count {
      let words = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      lanes = (lanes ^ words) &* factor &+ (lanes &>> 29)
      offset += 32
    }
    while offset < bytes.count {
      lanes[0] = (lanes[0] ^ UInt64(bytes[offset])) &* factor[0]
      offset += 1
    }
    return lanes[0] ^ lanes[1] &* 3 ^ lanes[2] &* 5 ^ lanes[3] &* 7 ^ UInt64(bytes.count)
  }
}
