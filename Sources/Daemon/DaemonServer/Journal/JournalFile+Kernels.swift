import EditJournal
import TableValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The open file of a journal. While it is open it is locked, so that other daemons see that the
/// journal is in use.
final class JournalFile: Sendable {
  /// Its path.
  let path: Text
  private let descriptor: Int32

  private init(_ descriptor: Int32, _ path: Text) {
    (self.descriptor, self.path) = (descriptor, path)
  }

  deinit { _ = systemClose(descriptor) }

  /// Creates a file that must not exist yet, and that no other user may read.
  static func create(_ path: Text) throws(WriteFailure) -> JournalFile {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let (descriptor, code) = OpenFile.withPath(path) { name in
      var found = open(name, flags, mode_t(0o600))
      while found < 0, errno == EINTR { found = open(name, flags, mode_t(0o600)) }
      return (found, errno)
    }
    if descriptor < 0 { throw WriteFailure(call: "open", code: code, path: path) }
    // Who looks at all journals may have the lock for a moment.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return JournalFile(descriptor, path)
  }

  /// Opens an existing file.
  ///
  /// - Returns: The file, and whether it could be locked; nil: it does not exist any more, or may
  ///   not be read.
  static func existing(_ path: Text) -> (file: JournalFile, isLocked: Bool)? {
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = OpenFile.withPath(path) { name in
      var found = open(name, flags)
      while found < 0, errno == EINTR { found = open(name, flags) }
      return found
    }
    guard descriptor >= 0 else { return nil }
    let file = JournalFile(descriptor, path)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return (file, flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  }

  /// Opens a file to look at its first bytes. Its lock is not touched.
  static func readable(_ path: Text) -> JournalFile? {
    let descriptor = OpenFile.withPath(path) { name in
      var found = open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      while found < 0, errno == EINTR { found = open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
      return found
    }
    guard descriptor >= 0 else { return nil }
    let file = JournalFile(descriptor, path)
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return file
  }

  /// Whether another process has the lock. Takes it for a moment if not.
  var isLockedByAnother: Bool {
    if flock(descriptor, LOCK_SH | LOCK_NB) != 0 { return errno == EWOULDBLOCK }
    _ = flock(descriptor, LOCK_UN)
    return false
  }

  /// Lets others lock the file, also if something still has it for a moment.
  func unlock() { _ = flock(descriptor, LOCK_UN) }

  /// Adds bytes at an offset, all or an error.
  func write(_ bytes: [UInt8], at offset: Int) throws(WriteFailure) {
    let code: Int32 = bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        let count = pwrite(descriptor, base + done, buffer.count - done, off_t(offset + done))
        if count > 0 {
          done += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? ENOSPC : errno
        }
      }
      return 0
    }
    if code != 0 { throw WriteFailure(call: "pwrite", code: code, path: path) }
  }

  /// Cuts what a write that failed left behind.
  func cut(to size: Int) { _ = ftruncate(descriptor, off_t(size)) }

  /// Waits until the content is on the device.
  func sync() throws(WriteFailure) {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    #if os(Linux)
      let call = fdatasync
    #else
      let call = fsync
    #endif
    while call(descriptor) != 0 {
      let code = errno
      if code == EINTR { continue }
      throw WriteFailure(call: "fsync", code: code, path: path)
    }
  }

  /// The largest journal that is read. Those that are written are at most half as large.
  static let bytesMax = 1 << 30

  /// All bytes, or the first ones; nil: they cannot be read, or there are more than ``bytesMax``.
  ///
  /// - Parameter count: The most that is read.
  func bytes(atMost count: Int = .max) -> [UInt8]? {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_size <= Self.bytesMax else { return nil }
    let size = min(count, Int(info.st_size))
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size, let base = buffer.baseAddress {
        let found = pread(descriptor, base + count, size - count, off_t(count))
        if found > 0 { count += found } else if found == 0 { break }
        if found < 0, errno != EINTR {
          code = errno
          break
        }
      }
    }
    return code == 0 ? bytes : nil
  }

  /// When it was last written to, in milliseconds since 1970.
  var writtenMilliseconds: Int {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return 0 }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// The size in bytes.
  var size: Int {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? Int(info.st_size) : 0
  }

  /// Removes the file.
  func remove() { FolderCalls.remove(path) }
}

/// What the system knows that journals need.
enum JournalSystem {
  /// Makes a folder, and those that it is in, for this user only.
  ///
  /// - Parameter syncs: Whether the names of new folders are to be on the device before this returns.
  static func makeFolder(_ path: Text, syncs: Bool = false) throws(WriteFailure) {
    let bytes = path.utf8
    var places = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") && $0 > 0 }
    places.append(bytes.count)
    for place in places {
      let part = Text(bytes[..<place])
      let code: Int32 = OpenFile.withPath(part) { mkdir($0, mode_t(0o700)) == 0 ? 0 : errno }
      if code == 0, syncs { try FolderCalls.sync(SavePlace(part).folder) }
      if code == 0 || code == EEXIST { continue }
      if (try? FolderCalls.stamp(of: part)) != nil { continue }
      throw WriteFailure(call: "mkdir", code: code, path: part)
    }
  }

  /// The path of a file without links, from the root; nil: there is none.
  static func wholePath(_ path: Text) -> Text? {
    let found = OpenFile.withPath(path) { realpath($0, nil) }
    guard let found else { return nil }
    defer { free(found) }
    let bytes = UnsafeBufferPointer(start: found, count: strlen(found))
    return Text(bytes.map { UInt8(bitPattern: $0) })
  }

  /// The path without links, from the root, of a file that may not be there yet.
  static func wholePath(ofFuture path: Text) -> Text {
    if let whole = wholePath(path) { return whole }
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? []
    let folder = SavePlace(path).folder
    return Text((wholePath(folder) ?? folder).utf8 + [UInt8(ascii: "/")] + name)
  }

  /// Whether a process with this id runs. A zombie process does not.
  static func isRunning(_ process: Int32) -> Bool {
    guard process > 0, kill(process, 0) == 0 || errno == EPERM else { return false }
    #if os(Linux)
      // The name before the state is in parentheses, and may have some of its own.
      guard let line = JournalFileReading.bytes(Text("/proc/\(process)/stat")),
        let end = line.lastIndex(of: UInt8(ascii: ")")), end + 2 < line.count
      else { return true }
      return ![UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(line[end + 2])
    #else
      return true
    #endif
  }

  /// This process.
  static let owner: JournalOwner = {
    var boot: Text = ""
    if let file = JournalFileReading.bytes("/proc/sys/kernel/random/boot_id") {
      boot = Text(file.prefix { $0 > 0x20 })
    }
    return JournalOwner(process: getpid(), boot: boot)
  }()
}

/// Reads small files of the system.
private enum JournalFileReading {
  static func bytes(_ path: Text) -> [UInt8]? {
    let descriptor = OpenFile.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    defer { _ = systemClose(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, 256))
    }
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
