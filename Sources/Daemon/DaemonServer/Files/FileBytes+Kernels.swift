import Synchronization
import TableCodecs
import TableValues

/// A file that stays open and is read by offset. It is never mapped, since truncating a mapped file
/// would kill the process.
///
/// Every read checks whether the file is unchanged, by size and by the times of its content and its
/// inode. If it has changed, a block is returned only if its checksum from the first read still
/// matches. So the rows of a log that only grew stay readable, and changed rows become named
/// errors. A block that could not be read once is reported as unreadable from then on, so that an
/// order made without it agrees with the rows shown.
final class FileBytes: ByteSource {
  /// A change detected by a read or a check.
  enum News: Sendable {
    /// The content has changed.
    case changed
    /// Some of the content could not be read.
    case unreadable(ByteReadFailed)
    /// The path does not exist any more, or leads to another file.
    case moved(OpenFile.PathState)
    /// The file was written to. No difference in the bytes that were read is known.
    case suspected
    /// The content is again, or after all, the one that was opened.
    case restored
  }

  static let blockSize = 1 << 16

  /// The number of bytes that belong to the table.
  var size: Int { sizeNow.load(ordering: .acquiring) }
  /// Reads may wait for the device.
  let isResident = false

  let sizeNow: Atomic<Int>
  let place: Mutex<(backing: FileBacking, name: NamedFile)>
  let book = Mutex(FileBlocks())
  let noticed: @Sendable (News) -> Void
  /// The maximum size of the content of a compressed file.
  private let expandedBytesMax: Int
  /// Whether the table belongs to another file now, so that changes of this one are not reported.
  let isRetired = Atomic(false)
  let hasChanged = Atomic(false)
  /// Whether the table has not got all rows of the file, though it has read their bytes.
  let lacksGrowth = Atomic(false)
  /// The checksums of the named file, if it has other bytes than those of the table.
  let print = Mutex<FilePrint?>(nil)
  let isPrinting = Atomic(false)
  /// A number that no other file has, and that this one does not have after it was saved.
  var version: Int { versionNow.load(ordering: .relaxed) }
  private let versionNow = Atomic(FileBytes.nextVersion)
  private static let versions = Atomic(0)
  private static var nextVersion: Int { versions.wrappingAdd(1, ordering: .relaxed).newValue }
  /// Locked while a copy without a name is made, so that there is only one.
  let keeping = Mutex(())
  private let hasFailed = Atomic(false)
  let pathState = Mutex(OpenFile.PathState.same)
  private let isLooking = Atomic(false)

  /// Whether reads of the present thread try again what could not be read before. Saves do: a device
  /// that failed once may not keep edits from being saved. What views show stays as it is.
  @TaskLocal static var triesAgain = false

  /// Opens a regular file.
  ///
  /// Opening never waits for a pipe's writer and never acquires a terminal. Anything but a regular
  /// file is refused before it is read. A compressed file is read once, and its content is read from
  /// a copy without a name.
  /// - Parameters:
  ///   - expansion: How a compressed file is expanded.
  ///   - noticed: Called by reads and checks that detect a change, once for each change.
  /// - Throws: `DaemonError.file`, and what ``FileExpansion/content(of:_:path:)`` throws.
  init(
    path: Text, expansion: FileExpansion, noticed: @escaping @Sendable (News) -> Void
  ) throws {
    let (file, stamp) = try OpenFile.open(path)
    var name = NamedFile(path: path, resolved: SavePlace.resolved(path), stamp: stamp)
    let content = try expansion.content(of: file, stamp, path: path)
    name.compression = content?.format
    place = Mutex((FileBacking(content?.file ?? file, content?.stamp ?? stamp), name))
    sizeNow = Atomic(content?.stamp.size ?? stamp.size)
    expandedBytesMax = expansion.bytesMax
    self.noticed = noticed
  }

  /// The same file as it is now, by its path.
  ///
  /// - Throws: As ``init(path:expansion:noticed:)``.
  func opened(isUnwanted: @escaping @Sendable () -> Bool) throws -> FileBytes {
    try FileBytes(
      path: name.path,
      expansion: FileExpansion(bytesMax: expandedBytesMax, isUnwanted: isUnwanted),
      noticed: noticed)
  }

  /// Where the bytes are read from now.
  var backing: FileBacking { place.withLock { $0.backing } }

  /// The file that the table belongs to.
  var name: NamedFile { place.withLock { $0.name } }

  /// Reads from another backing from now on, which has the same bytes. Reads that have begun end on
  /// the old one.
  ///
  /// - Parameter name: The new file of the table; nil: the same as before.
  func move(to backing: FileBacking, name: NamedFile? = nil) {
    place.withLock { place in
      place.backing = name == nil ? backing : backing.withoutName
      if let name { place.name = name }
    }
    if name == nil { return }
    versionNow.store(Self.nextVersion, ordering: .relaxed)
    hasChanged.store(false, ordering: .relaxed)
    lacksGrowth.store(false, ordering: .relaxed)
    print.withLock { $0 = nil }
    pathState.withLock { $0 = .same }
  }

  /// All bytes of a file whose announced size is wrong: files of `/proc` announce none, those of
  /// `/sys` a whole page. Nil for other files, and for empty ones.
  ///
  /// - Throws: `ByteReadFailed`, `DaemonError.limit`.
  func unannouncedBytes(atMost limit: Int) throws -> [UInt8]? {
    guard name.compression == nil, try size == 0 || announcesTooMuch() else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: Self.blockSize)
    let file = backing.file
    while true {
      let offset = bytes.count
      let count = try piece.withUnsafeMutableBytes { try file.read(at: offset, into: $0) }
      if count == 0 { return bytes.isEmpty && size == 0 ? nil : bytes }
      bytes += piece[..<count]
      if bytes.count > limit {
        throw DaemonError.limit(name: "messageBytesMax", maximum: limit, found: bytes.count)
      }
    }
  }

  /// Whether a small file ends before its announced size although it was not changed.
  private func announcesTooMuch() throws -> Bool {
    guard size > 0, size <= Self.blockSize else { return false }
    let backing = backing
    var last = [UInt8(0)]
    let count = try last.withUnsafeMutableBytes { try backing.file.read(at: size - 1, into: $0) }
    return try count == 0 && backing.file.stamp() == backing.stamp
  }

  /// Reads bytes that were there when the file was opened.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    if buffer.isEmpty { return }
    guard offset >= 0, buffer.count <= size - min(offset, size) else { throw change() }
    let blocks = Self.blocks(offset..<offset + buffer.count)
    if !Self.triesAgain, let failure = book.withLock({ $0.failure(in: blocks) }) { throw failure }
    let backing = backing
    do {
      try fill(buffer, from: offset, in: backing)
      let now = try backing.file.stamp()
      if now == backing.stamp {
        keepChecksums(of: UnsafeRawBufferPointer(buffer), at: offset)
      } else if now.hasContent(of: backing.stamp) {
        try check(blocks, touched: now, in: backing)
        keepChecksums(of: UnsafeRawBufferPointer(buffer), at: offset)
      } else {
        try checkWritten(blocks, now, in: backing)
        if now.size > backing.stamp.size {
          keepChecksums(of: UnsafeRawBufferPointer(buffer), at: offset)
        }
      }
    } catch let failure as ByteReadFailed {
      // Too many waiting reads are not a fault of the file.
      if failure.isOverload || Self.triesAgain { throw failure }
      book.withLock { $0.note(failure, in: blocks) }
      if !hasFailed.exchange(true, ordering: .relaxed) { tell(.unreadable(failure)) }
      throw failure
    }
  }

  /// The end of a hole of the file; nil within data, or if the file system cannot report holes.
  func holeEnd(at offset: Int) -> Int? {
    let backing = backing
    guard backing.map == nil, backing.stamp.mayHaveHoles, offset < size else { return nil }
    return backing.file.nextData(from: offset).flatMap { next in
      next > offset ? min(next, size) : nil
    } ?? nil
  }

  /// Computes the checksums of blocks that no read has covered completely. Rows of a file that
  /// later only grows then stay readable. O(bytes not covered); holes need none.
  ///
  /// - Parameter offset: Where to begin.
  func seal(from offset: Int = 0, while shouldContinue: () -> Bool) throws {
    var buffer = [UInt8](repeating: 0, count: Self.blockSize)
    var block = offset / Self.blockSize
    while block * Self.blockSize < size, shouldContinue() {
      let start = block * Self.blockSize
      if book.withLock({ $0[block] }) == nil {
        if let end = holeEnd(at: start), end - start > Self.blockSize {
          block = end == size ? end / Self.blockSize + 1 : end / Self.blockSize
          continue
        }
        try buffer.withUnsafeMutableBytes { bytes in
          let part = bytes[0..<min(Self.blockSize, size - start)]
          try read(at: start, into: UnsafeMutableRawBufferPointer(rebasing: part))
        }
      }
      block += 1
    }
  }

  /// Checks where the path leads and whether the file was changed. May wait for the device. Does
  /// nothing while another check is running.
  func look() {
    guard !isLooking.exchange(true, ordering: .acquiringAndReleasing) else { return }
    defer { isLooking.store(false, ordering: .releasing) }
    switch find() {
    case .same, .replaced, .unsettled: break
    case .grown, .other: _ = change()
    }
  }

  // MARK: Parts

  private static func blocks(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound / blockSize..<(range.upperBound + blockSize - 1) / blockSize
  }

  func tell(_ news: News) {
    if !isRetired.load(ordering: .relaxed) { noticed(news) }
  }

  func change() -> ByteSourceChanged {
    if !hasChanged.exchange(true, ordering: .relaxed) { tell(.changed) }
    return ByteSourceChanged()
  }

  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from offset: Int, in backing: FileBacking
  ) throws {
    let parts = backing.parts(of: offset..<offset + buffer.count)
    // After a save of many edits, what is read is many short parts that are near to each other.
    let end = parts.reduce(0) { end, part in
      if case .copied(let start, let count) = part { max(end, start + count) } else { end }
    }
    var window = ReadWindow(end: end) { range in
      try [UInt8](unsafeUninitializedCapacity: range.count) { bytes, count in
        let whole = UnsafeMutableRawBufferPointer(bytes)
        try self.fill(whole, at: range.lowerBound, of: backing.file)
        count = range.count
      }
    }
    var place = 0
    for part in parts {
      switch part {
      case .copied(let start, let count):
        let whole = UnsafeMutableRawBufferPointer(rebasing: buffer[place..<place + count])
        if parts.count < 8 {
          try fill(whole, at: start, of: backing.file)
        } else {
          try window.fill(whole, from: start)
        }
        place += count
      case .kept(let range):
        let bytes = try backing.keptBytes(range)
        UnsafeMutableRawBufferPointer(rebasing: buffer[place..<place + range.count])
          .copyBytes(from: bytes)
        place += range.count
      }
    }
  }

  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, at offset: Int, of file: OpenFile
  ) throws {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = try file.read(at: offset + done, into: rest)
      if count == 0 { throw change() }
      done += count
    }
  }

  /// Bytes as the file has them now, without a look whether it is still what it was.
  func uncheckedBytes(_ range: Range<Int>, in backing: FileBacking) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      try fill(UnsafeMutableRawBufferPointer(buffer), from: range.lowerBound, in: backing)
      count = range.count
    }
  }

  /// Checks blocks of a file that was written to since its stamp.
  private func checkWritten(
    _ blocks: Range<Int>, _ now: FileStamp, in backing: FileBacking
  ) throws {
    // A longer file that begins with the same content counts as appended to, such as a log.
    // Blocks that were never read are accepted as they are now.
    let hasGrown = now.size > backing.stamp.size
    do {
      try checkBlocks(blocks, newOnesAreFine: hasGrown, in: backing)
      if hasGrown { try checkBlocks(0..<1, newOnesAreFine: true, in: backing) }
    } catch is ByteSourceChanged {
      throw change()
    }
    if !hasChanged.load(ordering: .relaxed) { tell(.suspected) }
  }

  @discardableResult
  func lookAtPath() -> OpenFile.PathState {
    let name = name
    let now = OpenFile.state(of: name.path, comparedTo: name.stamp)
    let isNew = pathState.withLock { state in
      defer { state = now }
      return state != now
    }
    if isNew { tell(.moved(now)) }
    return now
  }

  /// Checks blocks of a file whose inode was modified, although size and content time are
  /// unchanged: the content may have been replaced and the time set back. Blocks read before are
  /// compared. Other blocks are accepted only if something else explains the modification.
  private func check(
    _ blocks: Range<Int>, touched now: FileStamp, in backing: FileBacking
  ) throws {
    if book.withLock({ $0.wereChecked(blocks, at: now) }) { return }
    let hasMoved = lookAtPath() != .same
    let isExplained = hasMoved || !now.hasRights(of: backing.stamp)
    do {
      try checkBlocks(blocks, newOnesAreFine: isExplained, in: backing)
    } catch is ByteSourceChanged {
      throw change()
    }
    if try backing.file.stamp() == now { book.withLock { $0.noteChecked(blocks, at: now) } }
  }

  /// Keeps the checksums of the blocks that a read covers completely, once each.
  private func keepChecksums(of bytes: UnsafeRawBufferPointer, at offset: Int) {
    var block = (offset + Self.blockSize - 1) / Self.blockSize
    while block * Self.blockSize < offset + bytes.count {
      let start = block * Self.blockSize
      let end = min(start + Self.blockSize, size)
      guard end <= offset + bytes.count else { return }
      if book.withLock({ $0[block] }) == nil {
        let sum = BlockChecksum.sum(
          UnsafeRawBufferPointer(rebasing: bytes[start - offset..<end - offset]))
        // A block that has become longer meanwhile has another sum.
        book.withLock { if end == min(start + Self.blockSize, size) { $0[block] = sum } }
      }
      block += 1
    }
  }

  /// Reads blocks again and compares their checksums.
  func checkBlocks(
    _ blocks: Range<Int>, newOnesAreFine: Bool, in backing: FileBacking
  ) throws {
    var buffer = [UInt8](repeating: 0, count: Self.blockSize)
    for block in blocks {
      guard let known = book.withLock({ $0[block] }) else {
        if newOnesAreFine { continue }
        throw ByteSourceChanged()
      }
      let count = min(Self.blockSize, size - block * Self.blockSize)
      let sum = try buffer.withUnsafeMutableBytes { bytes in
        let part = UnsafeMutableRawBufferPointer(rebasing: bytes[0..<count])
        try fill(part, from: block * Self.blockSize, in: backing)
        return BlockChecksum.sum(UnsafeRawBufferPointer(part))
      }
      if sum != known { throw ByteSourceChanged() }
    }
  }
}

/// The known state of a file's blocks. It needs memory only for blocks that were read, for any
/// announced size.
struct FileBlocks {
  /// Neighbouring blocks.
  private struct Page {
    var known: UInt64 = 0
    var sums = [UInt64](repeating: 0, count: 64)
  }

  private var pages: [Int: Page] = [:]
  private var failures: [Int: ByteReadFailed] = [:]
  private var checked = Set<Int>()
  private var checkedAt: FileStamp?

  /// The checksum of a block, if it has been read.
  subscript(block: Int) -> UInt64? {
    get {
      guard let page = pages[block / 64], page.known >> UInt64(block % 64) & 1 == 1 else {
        return nil
      }
      return page.sums[block % 64]
    }
    set {
      guard let newValue else { return }
      pages[block / 64, default: Page()].known |= 1 << UInt64(block % 64)
      pages[block / 64]?.sums[block % 64] = newValue
    }
  }

  /// The error of an earlier read of some of these blocks.
  func failure(in blocks: Range<Int>) -> ByteReadFailed? {
    failures.isEmpty ? nil : blocks.lazy.compactMap { failures[$0] }.first
  }

  /// Forgets a block that has become longer.
  mutating func forget(_ block: Int) {
    pages[block / 64]?.known &= ~(1 << UInt64(block % 64))
    checked.remove(block)
  }

  /// Records that blocks could not be read.
  mutating func note(_ failure: ByteReadFailed, in blocks: Range<Int>) {
    for block in blocks where failures[block] == nil { failures[block] = failure }
  }

  /// Whether blocks were verified for this stamp of the file.
  func wereChecked(_ blocks: Range<Int>, at now: FileStamp) -> Bool {
    checkedAt == now && blocks.allSatisfy(checked.contains)
  }

  /// Records that blocks were verified.
  mutating func noteChecked(_ blocks: Range<Int>, at now: FileStamp) {
    if checkedAt != now { checked = [] }
    checkedAt = now
    checked.formUnion(blocks)
  }
}

/// A fast checksum of a block. It detects accidental changes, not forgeries.
enum BlockChecksum {
  /// Sums words in four lanes, with a multiplication per step, so that exchanged words give
  /// different sums.
  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Plain words: there is no multiplication of vectors of 64 bits on most machines.
    var (first, second, third, fourth) = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    func word(_ offset: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while offset + 32 <= bytes.count {
      first = (first ^ word(offset)) &* factor &+ (first &>> 29)
      second = (second ^ word(offset &+ 8)) &* factor &+ (second &>> 29)
      third = (third ^ word(offset &+ 16)) &* factor &+ (third &>> 29)
      fourth = (fourth ^ word(offset &+ 24)) &* factor &+ (fourth &>> 29)
      offset &+= 32
    }
    while offset < bytes.count {
      first = (first ^ UInt64(bytes[offset])) &* factor
      offset += 1
    }
    return first ^ second &* 3 ^ third &* 5 ^ fourth &* 7 ^ UInt64(bytes.count)
  }
}

/// A file as it is now, without a look whether it is still what it was.
struct PlainFile: ByteSource {
  /// The open file.
  let file: OpenFile
  /// How many bytes are read of it.
  let size: Int
  /// Reads may wait for the device.
  var isResident: Bool { false }

  /// Reads bytes.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = try file.read(at: offset + done, into: rest)
      if count == 0 { throw ByteSourceChanged() }
      done += count
    }
  }

  /// Whether another file of the same size has the same bytes. O(bytes).
  func isSame(as other: PlainFile) -> Bool {
    for start in stride(from: 0, to: size, by: FileBytes.blockSize) {
      let range = start..<min(start + FileBytes.blockSize, size)
      guard let mine = try? bytes(range), let others = try? other.bytes(range), mine == others
      else { return false }
    }
    return true
  }
}
