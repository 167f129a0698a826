import EditJournal
import Scheduling
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

/// An open file. This is the only place that makes system calls about files of tables.
final class OpenFile: Sendable {
  /// The current target of a path.
  enum PathState: Sendable {
    /// The file that was opened, or unknown.
    case same
    /// Another file.
    case replaced
    /// Nothing.
    case removed
  }

  private let descriptor: Int32
  /// Whether the file system can report that a read would wait.
  private let tellsWaiting = Atomic(true)
  /// Whether all of the file is in memory.
  private let isInMemory: Bool

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isInMemory = ResidentReads.isInMemory(descriptor)
  }

  deinit { close(descriptor) }

  /// Owns a descriptor that is open for reading.
  static func taking(_ descriptor: Int32) -> OpenFile { OpenFile(descriptor) }

  /// Runs a call on the descriptor.
  func withDescriptor<Value>(_ body: (Int32) throws -> Value) rethrows -> Value {
    try body(descriptor)
  }

  /// Opens a regular file for reading, by the bytes of its path.
  ///
  /// - Throws: `DaemonError.file`.
  static func open(_ path: Text) throws(DaemonError) -> (OpenFile, FileStamp) {
    if path.utf8.isEmpty || path.utf8.contains(0) { throw .file(.notFound, path: path) }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return try waiting(path) { () throws(DaemonError) in try open(path, flags) }
  }

  private static func open(
    _ path: Text, _ flags: Int32
  ) throws(DaemonError) -> (OpenFile, FileStamp) {
    let (descriptor, code) = withPath(path) { name in
      var found = systemOpen(name, flags)
      while found < 0, errno == EINTR { found = systemOpen(name, flags) }
      return (found, errno)
    }
    guard descriptor >= 0 else {
      let isMissing = code == ENOENT || code == ENOTDIR || code == ENAMETOOLONG
      // Opening a socket, or a device without a driver, fails before its type can be read.
      if code == ENXIO || code == ENODEV {
        let kind = info(ofPath: path).map { FileStamp.kind($0.st_mode) } ?? "device"
        throw .file(.notARegularFile(kind: kind), path: path)
      }
      throw .file(isMissing ? .notFound : .notReadable(code: code), path: path)
    }
    let file = OpenFile(descriptor)
    var info = stat()
    var state = fstat(descriptor, &info)
    while state != 0, errno == EINTR { state = fstat(descriptor, &info) }
    guard state == 0 else {
      throw .file(.notReadable(code: errno), path: path)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw .file(.notARegularFile(kind: FileStamp.kind(info.st_mode)), path: path)
    }
    return (file, FileStamp(info))
  }

  private static func waiting<Value>(
    _ path: Text, _ body: () throws(DaemonError) -> Value
  ) throws(DaemonError) -> Value {
    let result: Result<Value, DaemonError>? = BlockingCall.run {
      do throws(DaemonError) { return .success(try body()) } catch { return .failure(error) }
    }
    guard let result else { throw .file(.notReadable(code: EBUSY), path: path) }
    return try result.get()
  }

  /// Runs a call that may wait for the device.
  private func waiting<Value>(_ body: () throws -> Value) throws -> Value {
    if isInMemory { return try body() }
    guard let value = try BlockingCall.run(body) else {
      throw ByteReadFailed(code: EBUSY, name: SystemError.name(EBUSY))
    }
    return value
  }

  /// Reads bytes, possibly fewer than requested; none at the end of the file.
  ///
  /// If waiting would hand the thread's duty over to another, bytes that are in memory are read
  /// without that.
  /// - Throws: `ByteReadFailed`; `EBUSY` if too many reads wait for devices.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    if !isInMemory, BlockingCall.handsOver, tellsWaiting.load(ordering: .relaxed) {
      switch ResidentReads.read(descriptor, at: offset, into: buffer) {
      case .bytes(let count): return count
      case .wouldWait: break
      case .unknown: tellsWaiting.store(false, ordering: .relaxed)
      }
    }
    return try waiting { try pread(at: offset, into: buffer) }
  }

  private func pread(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    while true {
      let count = systemRead(descriptor, base, buffer.count, off_t(offset))
      if count >= 0 { return count }
      let code = errno
      if code != EINTR { throw ByteReadFailed(code: code, name: SystemError.name(code)) }
    }
  }

  /// The current stamp of the file.
  ///
  /// - Throws: `ByteReadFailed`.
  func stamp() throws -> FileStamp {
    // If a read did not have to wait, the file system answers metadata queries without waiting.
    BlockingCall.handsOver ? try currentStamp() : try waiting { try currentStamp() }
  }

  private func currentStamp() throws -> FileStamp {
    var info = stat()
    while fstat(descriptor, &info) != 0 {
      let code = errno
      if code != EINTR { throw ByteReadFailed(code: code, name: SystemError.name(code)) }
    }
    return FileStamp(info)
  }

  /// The next offset with data, at or behind an offset. The largest number if there is none; nil if
  /// the file system cannot report holes.
  func nextData(from offset: Int) -> Int? {
    #if os(Linux)
      // The C headers declare SEEK_DATA only with GNU extensions.
      let seekData: Int32 = 3
      let found = try? waiting { () -> Int? in
        let found = lseek(descriptor, off_t(offset), seekData)
        if found >= 0 { return Int(found) }
        return errno == ENXIO ? .max : nil
      }
      return found ?? nil
    #else
      return nil
    #endif
  }

  /// The target of a path, compared with a file that was opened by it.
  static func state(of path: Text, comparedTo stamp: FileStamp) -> PathState {
    let found = BlockingCall.run { () -> PathState in
      errno = 0
      guard let info = info(ofPath: path) else {
        return errno == ENOENT || errno == ENOTDIR ? .removed : .same
      }
      return FileStamp(info).isFile(of: stamp) ? .same : .replaced
    }
    return found ?? .same
  }

  /// The identity of the file at a path; nil if there is none, or if it cannot be determined.
  static func stamp(of path: Text) -> FileStamp? {
    (BlockingCall.run { info(ofPath: path).map { FileStamp($0) } }) ?? nil
  }

  private static func info(ofPath path: Text) -> stat? {
    var info = stat()
    var state = withPath(path) { stat($0, &info) }
    while state != 0, errno == EINTR { state = withPath(path) { stat($0, &info) } }
    return state == 0 ? info : nil
  }

  /// Calls `body` with a path as the system wants it.
  static func withPath<Result>(
    _ path: Text, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let bytes = path.utf8.map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      // The array is never empty.
      withUnsafePointer(to: CChar(0)) { body(buffer.baseAddress ?? $0) }
    }
  }
}

private func systemRead(
  _ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int, _ offset: off_t
) -> Int {
  pread(descriptor, base, count, offset)
}

/// Reads that never wait for a device. The C headers declare these calls only with GNU extensions,
/// so they are looked up by name.
private enum ResidentReads {
  enum Outcome {
    case bytes(Int)
    case wouldWait
    /// The system or the file system does not support it.
    case unknown
  }

  private typealias ReadCall =
    @convention(c) (
      Int32, UnsafeRawPointer?, Int32, off_t, Int32
    ) -> Int
  private typealias StateCall = @convention(c) (Int32, UnsafeMutableRawPointer) -> Int32

  #if os(Linux)
    private static let readCall = dlsym(nil, "preadv2").map {
      unsafeBitCast($0, to: ReadCall.self)
    }
    private static let stateCall = dlsym(nil, "fstatfs").map {
      unsafeBitCast($0, to: StateCall.self)
    }
  #else
    private static let readCall: ReadCall? = nil
    private static let stateCall: StateCall? = nil
  #endif

  /// Reads the bytes of a file that are in memory.
  static func read(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) -> Outcome {
    guard let readCall else { return .unknown }
    let withoutWaiting: Int32 = 8
    var vector = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
    let count = readCall(descriptor, &vector, 1, off_t(offset), withoutWaiting)
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EINTR ? .wouldWait : .unknown
  }

  /// Whether a file is in a file system without a device.
  static func isInMemory(_ descriptor: Int32) -> Bool {
    guard let stateCall else { return false }
    // `struct statfs` begins with a word for the type, and is far shorter than this.
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 16) { buffer in
      guard let base = buffer.baseAddress, stateCall(descriptor, base) == 0 else { return false }
      let kinds = [0x0102_1994, 0x8584_58F6]  // tmpfs, ramfs
      return kinds.contains(buffer.load(as: Int.self))
    }
  }
}

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(path, flags)
}

/// The metadata by which an unchanged file is recognized.
struct FileStamp: Equatable, Sendable {
  /// A time as the system reports it.
  private struct Moment: Equatable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  /// Its size.
  private(set) var size: Int
  /// Whether it occupies less space on its device than its size: it may have holes, or is stored
  /// differently.
  let mayHaveHoles: Bool
  private let written: Moment
  private let touched: Moment
  private let device: UInt64
  private let inode: UInt64
  private let links: UInt64
  private let mode: UInt32
  private let owner: UInt32
  private let group: UInt32

  /// Reads the system's metadata.
  init(_ info: stat) {
    size = Int(info.st_size)
    mayHaveHoles = Int(info.st_blocks) < Int(info.st_size) / 512
    #if canImport(Darwin)
      written = Moment(info.st_mtimespec)
      touched = Moment(info.st_ctimespec)
    #else
      written = Moment(info.st_mtim)
      touched = Moment(info.st_ctim)
    #endif
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    links = UInt64(truncatingIfNeeded: info.st_nlink)
    mode = UInt32(truncatingIfNeeded: info.st_mode)
    owner = UInt32(truncatingIfNeeded: info.st_uid)
    group = UInt32(truncatingIfNeeded: info.st_gid)
  }

  /// By what a journal knows the file's content again.
  var journalBase: JournalBase {
    JournalBase(
      size: size, seconds: Int64(written.seconds), nanoseconds: Int64(written.nanoseconds),
      node: inode)
  }

  /// Which file it is: equal for names of the same file.
  var node: [Int64] {
    [Int64(truncatingIfNeeded: device), Int64(truncatingIfNeeded: inode)]
  }

  /// Size and time of the last writing, as numbers that differ when the content may differ.
  var content: [Int64] {
    [Int64(size), Int64(written.seconds), Int64(written.nanoseconds)]
  }

  /// The same file, of which only the first bytes are known.
  func cut(to size: Int) -> Self {
    var stamp = self
    stamp.size = size
    return stamp
  }

  /// Whether it has other names.
  var hasOtherNames: Bool { links > 1 }

  /// Who may read, write and run it.
  var rights: UInt32 { mode & 0o777 }

  /// What it is, in words, if it is no regular file.
  var otherKind: String? {
    mode & UInt32(S_IFMT) == UInt32(S_IFREG) ? nil : Self.kind(mode_t(mode))
  }

  /// Whether the metadata indicate the same content: same size and modification time.
  func hasContent(of other: Self) -> Bool {
    size == other.size && written == other.written && isFile(of: other)
  }

  /// Whether link count, permissions and owners are the same. A change of these modifies the inode
  /// but no content.
  func hasRights(of other: Self) -> Bool {
    links == other.links && mode == other.mode && owner == other.owner && group == other.group
  }

  /// Whether it is the same file, regardless of its content.
  func isFile(of other: Self) -> Bool { device == other.device && inode == other.inode }

  /// Whether nothing has changed. The space occupied on the device is ignored.
  static func == (left: Self, right: Self) -> Bool {
    left.hasContent(of: right) && left.touched == right.touched && left.hasRights(of: right)
  }

  /// The type of a file, in words.
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

extension ByteReadFailed {
  /// Whether nothing was tried, because too many reads wait for devices.
  var isOverload: Bool { code == EBUSY }
}

/// The system's names of errors.
enum SystemError {
  private static let names: [Int32: String] = [
    EIO: "EIO", EACCES: "EACCES", EPERM: "EPERM", ELOOP: "ELOOP", EMFILE: "EMFILE",
    EEXIST: "EEXIST", EROFS: "EROFS", ENOSPC: "ENOSPC", EDQUOT: "EDQUOT", ENOENT: "ENOENT",
    ENOTDIR: "ENOTDIR", ENAMETOOLONG: "ENAMETOOLONG", EXDEV: "EXDEV", ENOTEMPTY: "ENOTEMPTY",
    ENFILE: "ENFILE", ENOMEM: "ENOMEM", EINTR: "EINTR", EAGAIN: "EAGAIN", EBADF: "EBADF",
    EINVAL: "EINVAL", EISDIR: "EISDIR", EFBIG: "EFBIG", ENXIO: "ENXIO", ENODEV: "ENODEV",
    ESTALE: "ESTALE", ETIMEDOUT: "ETIMEDOUT", EOVERFLOW: "EOVERFLOW", EBUSY: "EBUSY",
    ENOTCONN: "ENOTCONN", ECONNRESET: "ECONNRESET", EHOSTDOWN: "EHOSTDOWN",
    EHOSTUNREACH: "EHOSTUNREACH", ENETUNREACH: "ENETUNREACH", ENOSYS: "ENOSYS",
    EOPNOTSUPP: "EOPNOTSUPP", ETXTBSY: "ETXTBSY", ENOBUFS: "ENOBUFS", ENOLCK: "ENOLCK",
  ]

  /// The name of an error number, such as `EIO`; the number itself if it is not listed here.
  static func name(_ code: Int32) -> String { names[code] ?? "errno \(code)" }

  /// The C library's description of an error number.
  static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension OpenFile {
  /// The present bytes, perhaps fewer than requested; none at the file's end.
  func bytes(at offset: Int, count: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
      found = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }
}
