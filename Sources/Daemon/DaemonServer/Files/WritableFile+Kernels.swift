import TableCodecs
import TableValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call of the system that writes files failed.
struct WriteFailure: Error, Sendable, Equatable {
  /// The call, such as `fsync`.
  var call: String
  /// The system's error number (`errno`).
  var code: Int32
  /// The file.
  var path: Text
  /// Where the whole new content is, if the file itself was left half written.
  var copy: Text?
  /// Whether the file has the new content, which may not be on the device.
  var isReplaced = false

  /// A folder has no room for a file.
  static func noRoom(in folder: Text) -> WriteFailure {
    WriteFailure(call: "pwrite", code: ENOSPC, path: folder)
  }
}

/// A file that is being written.
final class WritableFile: Sendable {
  /// Its path.
  let path: Text
  /// The path that failures name: that of the file which a temporary one is written for.
  private let named: Text
  private let descriptor: Int32

  private init(_ descriptor: Int32, _ path: Text, for named: Text? = nil) {
    self.descriptor = descriptor
    self.path = path
    self.named = named ?? path
  }

  deinit { _ = systemClose(descriptor) }

  /// Creates a file that must not be there yet, and locks it, so that others see that it is in use.
  ///
  /// - Parameters:
  ///   - mode: Its rights, as far as the process's mask allows them.
  ///   - named: The file that it is written for, which failures name; nil: itself.
  static func create(
    _ path: Text, mode: UInt32, for named: Text? = nil
  ) throws(WriteFailure) -> WritableFile {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = try descriptor("open", path, for: named) { open($0, flags, mode_t(mode)) }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    return WritableFile(descriptor, path, for: named)
  }

  /// Opens an existing file, without truncating it. Its path has been resolved: a link that has
  /// replaced it meanwhile is not followed.
  static func existing(_ path: Text) throws(WriteFailure) -> WritableFile {
    let flags = O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW
    return WritableFile(try descriptor("open", path) { open($0, flags) }, path)
  }

  /// A file without a name that shares the blocks of another one, in the folder of that file.
  ///
  /// - Throws: ``WriteFailure`` where the file system or the folder does not allow it.
  static func clone(of source: OpenFile, in folder: Text) throws(WriteFailure) -> WritableFile {
    #if os(Linux)
      // The C headers declare these two only with GNU extensions.
      let (withoutName, cloneCall): (Int32, UInt) = (0o20000000, 0x4004_9409)
      let flags = withoutName | O_DIRECTORY | O_RDWR | O_CLOEXEC
      let descriptor = try descriptor("open", folder) { open($0, flags, mode_t(0o600)) }
      let file = WritableFile(descriptor, folder)
      try file.attempt("ioctl") {
        source.withDescriptor { ioctl(file.descriptor, cloneCall, $0) }
      }
      return file
    #else
      throw WriteFailure(call: "ioctl", code: ENOTSUP, path: folder)
    #endif
  }

  private static func descriptor(
    _ call: String, _ path: Text, for named: Text? = nil, _ body: (UnsafePointer<CChar>) -> Int32
  ) throws(WriteFailure) -> Int32 {
    while true {
      let (found, code) = OpenFile.withPath(path) { name in (body(name), errno) }
      if found >= 0 { return found }
      if code != EINTR { throw WriteFailure(call: call, code: code, path: named ?? path) }
    }
  }

  private func attempt(_ call: String, _ body: () -> Int32) throws(WriteFailure) {
    while body() != 0 {
      let code = errno
      if code != EINTR { throw WriteFailure(call: call, code: code, path: named) }
    }
  }

  // MARK: Locks

  /// Waits for other daemons that are replacing the file, but not for long: other programs may keep
  /// their locks. File systems without locks have none to wait for.
  func lock() {
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(10_000)
    }
  }

  /// Lets others lock the file.
  func unlock() { _ = flock(descriptor, LOCK_UN) }

  // MARK: Content

  /// Writes bytes at an offset.
  func write(_ bytes: some Collection<UInt8>, at offset: Int) throws(WriteFailure) {
    let written: Result<Void, WriteFailure>? = bytes.withContiguousStorageIfAvailable { buffer in
      Result { () throws(WriteFailure) in
        try write(UnsafeRawBufferPointer(buffer), at: offset)
      }
    }
    if let written { return try written.get() }
    try write(Array(bytes), at: offset)
  }

  private func write(_ buffer: UnsafeRawBufferPointer, at offset: Int) throws(WriteFailure) {
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      let count = pwrite(descriptor, base + done, buffer.count - done, off_t(offset + done))
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        throw WriteFailure(call: "pwrite", code: count == 0 ? ENOSPC : errno, path: named)
      }
    }
  }

  /// Copies bytes of another file, without passing them through this process where the system can.
  ///
  /// - Returns: How many were copied, at most `count`; nil where the system cannot.
  func copy(
    from source: OpenFile, at start: Int, count: Int, to offset: Int
  ) throws(WriteFailure) -> Int? {
    guard let copyCall = GNUCalls.copyFileRange else { return nil }
    var (from, to) = (Int64(start), Int64(offset))
    while true {
      let copied = source.withDescriptor { copyCall($0, &from, descriptor, &to, count, 0) }
      if copied >= 0 { return copied }
      let code = errno
      switch code {
      case EINTR: continue
      case ENOSYS, EXDEV, EINVAL, EOPNOTSUPP, EBADF, EPERM, ETXTBSY: return nil
      default: throw WriteFailure(call: "copy_file_range", code: code, path: named)
      }
    }
  }

  /// Reads bytes back.
  func read(_ range: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = 0
      while count < range.count, let base = buffer.baseAddress {
        let offset = off_t(range.lowerBound + count)
        let found = pread(descriptor, base + count, range.count - count, offset)
        if found > 0 { count += found } else if found == 0 { throw ByteSourceChanged() }
        if found < 0, errno != EINTR {
          throw ByteReadFailed(code: errno, name: SystemError.name(errno))
        }
      }
    }
  }

  /// Makes room up to a size, so that writing does not fail halfway for want of it.
  func reserve(_ size: Int) throws(WriteFailure) {
    #if os(Linux)
      let code = posix_fallocate(descriptor, 0, off_t(max(size, 1)))
      if code == ENOSPC || code == EFBIG || code == EDQUOT {
        throw WriteFailure(call: "posix_fallocate", code: code, path: named)
      }
    #endif
  }

  /// Cuts or lengthens the file.
  func truncate(to size: Int) throws(WriteFailure) {
    try attempt("ftruncate") { ftruncate(descriptor, off_t(size)) }
  }

  /// Waits until the content is on the device.
  func sync() throws(WriteFailure) {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    try attempt("fsync") { fsync(descriptor) }
  }

  /// What the file is now.
  func stamp() throws(WriteFailure) -> FileStamp {
    var info = stat()
    try attempt("fstat") { fstat(descriptor, &info) }
    return FileStamp(info)
  }

  /// A second descriptor of the file, for reading.
  func reader() throws(WriteFailure) -> OpenFile {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    if copy < 0 { throw WriteFailure(call: "fcntl", code: errno, path: named) }
    return .taking(copy)
  }

  // MARK: Attributes

  /// Gives the file the owner, rights and extended attributes (so also access lists) of another.
  ///
  /// - Returns: Whether all of them could be given.
  func takeAttributes(of other: WritableFile) -> Bool {
    var info = stat()
    guard fstat(other.descriptor, &info) == 0 else { return false }
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return false }
    if own.st_uid != info.st_uid || own.st_gid != info.st_gid {
      guard fchown(descriptor, info.st_uid, info.st_gid) == 0 else { return false }
    }
    guard fchmod(descriptor, info.st_mode & 0o7777) == 0 else { return false }
    return GNUCalls.copyAttributes(from: other.descriptor, to: descriptor)
  }
}

/// Changes of folders.
enum FolderCalls {
  /// A copy of a file may need at most 1/`roomShare` of a folder's free space.
  static let roomShare = 2
  /// The folders of copies, in the order in which they are tried.
  static let copyFolders: [Text] = ["/var/tmp", "/tmp"]

  /// Gives a file another name, in place of what has that name.
  static func rename(_ path: Text, to target: Text) throws(WriteFailure) {
    let code: Int32 = OpenFile.withPath(path) { from in
      OpenFile.withPath(target) { to in systemRename(from, to) == 0 ? 0 : errno }
    }
    if code != 0 { throw WriteFailure(call: "rename", code: code, path: target) }
  }

  /// Gives a file a name that no other file has.
  static func link(_ path: Text, as target: Text) throws(WriteFailure) {
    let code: Int32 = OpenFile.withPath(path) { from in
      OpenFile.withPath(target) { to in systemLink(from, to) == 0 ? 0 : errno }
    }
    if code != 0 { throw WriteFailure(call: "link", code: code, path: target) }
  }

  /// Removes a name. Failures are ignored.
  static func remove(_ path: Text) { _ = OpenFile.withPath(path) { unlink($0) } }

  /// Waits until the names in a folder are on the device, where the system can.
  static func sync(_ folder: Text) throws(WriteFailure) {
    let descriptor = OpenFile.withPath(folder) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // A folder that may not be read can still be written to.
    if descriptor < 0 { return }
    defer { _ = systemClose(descriptor) }
    while fsync(descriptor) != 0 {
      let code = errno
      if code == EINTR { continue }
      // Some file systems cannot.
      if code == EINVAL || code == ENOTSUP || code == EBADF || code == EROFS { return }
      throw WriteFailure(call: "fsync", code: code, path: folder)
    }
  }

  /// Refuses a path that the system would read as empty, or as a shorter one.
  ///
  /// - Parameter pointer: Its place in the request, as a JSON pointer.
  static func checkName(_ path: Text, at pointer: String) throws(DaemonError) {
    guard path.utf8.isEmpty || path.utf8.contains(0) else { return }
    throw .invalid(
      pointer: pointer, expected: "a path, which has characters and no U+0000",
      found: path.utf8.isEmpty ? "an empty text" : "a text with U+0000")
  }

  /// What the file at a path is, links followed; nil where there is none.
  ///
  /// - Throws: ``WriteFailure`` if this cannot be determined, so that nothing is overwritten unseen.
  static func stamp(of path: Text) throws(WriteFailure) -> FileStamp? {
    var info = stat()
    let code: Int32 = OpenFile.withPath(path) { name in
      while stat(name, &info) != 0 { if errno != EINTR { return errno } }
      return 0
    }
    switch code {
    case 0: return FileStamp(info)
    case ENOENT, ENOTDIR: return nil
    default: throw WriteFailure(call: "stat", code: code, path: path)
    }
  }

  /// The free space of a folder in bytes; nil if the system does not report it.
  static func room(in folder: Text) -> Int? {
    var info = statvfs()
    guard OpenFile.withPath(folder, { statvfs($0, &info) }) == 0 else { return nil }
    let (bytes, isTooMuch) = UInt64(info.f_bavail).multipliedReportingOverflow(
      by: UInt64(info.f_frsize))
    return isTooMuch ? .max : Int(clamping: bytes)
  }

  /// Whether the process may write a file.
  static func isWritable(_ path: Text) -> Bool { OpenFile.withPath(path) { access($0, W_OK) == 0 } }

  /// Where a symbolic link leads; nil for anything else.
  static func target(ofLink path: Text) -> Text? {
    withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
      let count = OpenFile.withPath(path) { readlink($0, base, buffer.count) }
      return count >= 0 ? Text(Array(buffer[..<count])) : nil
    }
  }

  /// The names in a folder that begin with some bytes.
  static func names(in folder: Text, beginningWith prefix: [UInt8]) -> [Text] {
    guard let stream = OpenFile.withPath(folder, { opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [Text] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { start in
          Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
        }
      }
      if name.starts(with: prefix) { names.append(Text(name)) }
    }
    return names
  }

  /// Removes a temporary file of a process that does not run any more. An earlier process may have
  /// had the number of this one.
  static func removeStale(_ path: Text, of process: Int32) {
    guard process == self.process || kill(process, 0) != 0 && errno == ESRCH else { return }
    let descriptor = OpenFile.withPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
    guard descriptor >= 0 else { return }
    defer { _ = systemClose(descriptor) }
    // A process that writes it, perhaps on another machine, has its lock.
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(path) }
  }

  /// The number of this process.
  static var process: Int32 { getpid() }
}

/// Calls that the C headers show only to those who ask for GNU's extensions, looked up by name.
private enum GNUCalls {
  typealias CopyCall =
    @convention(c) (
      Int32, UnsafeMutablePointer<Int64>, Int32, UnsafeMutablePointer<Int64>, Int, UInt32
    ) -> Int
  private typealias ListCall = @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
  private typealias GetCall =
    @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  private typealias SetCall =
    @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

  #if os(Linux)
    static let copyFileRange = dlsym(nil, "copy_file_range").map {
      unsafeBitCast($0, to: CopyCall.self)
    }
    private static let list = dlsym(nil, "flistxattr").map { unsafeBitCast($0, to: ListCall.self) }
    private static let get = dlsym(nil, "fgetxattr").map { unsafeBitCast($0, to: GetCall.self) }
    private static let set = dlsym(nil, "fsetxattr").map { unsafeBitCast($0, to: SetCall.self) }
  #else
    static let copyFileRange: CopyCall? = nil
    private static let list: ListCall? = nil
    private static let get: GetCall? = nil
    private static let set: SetCall? = nil
  #endif

  /// Copies the extended attributes, access lists among them; whether all were.
  static func copyAttributes(from source: Int32, to target: Int32) -> Bool {
    guard let list, let get, let set else { return true }
    let size = list(source, nil, 0)
    // File systems without attributes have none to copy.
    if size <= 0 { return size == 0 || errno == ENOTSUP }
    var names = [CChar](repeating: 0, count: size + 1)
    let count = names.withUnsafeMutableBufferPointer { list(source, $0.baseAddress, size) }
    guard count >= 0 else { return false }
    var isWhole = true
    for name in names[..<count].split(separator: 0) {
      let name = Array(name) + [0]
      let length = get(source, name, nil, 0)
      guard length >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: length)
      let found = value.withUnsafeMutableBytes { get(source, name, $0.baseAddress, length) }
      guard found >= 0 else { continue }
      let isSet = value.withUnsafeBytes { set(target, name, $0.baseAddress, found, 0) } == 0
      // Labels of the system's own policy are given by the system.
      let isSecurity = name.starts(with: "security.".utf8.map { CChar(bitPattern: $0) })
      if !isSet, !isSecurity { isWhole = false }
    }
    return isWhole
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemRename(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  rename(from, to)
}

private func systemLink(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  link(from, to)
}
