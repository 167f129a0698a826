#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of a recording.
struct RecordingFile {
  /// Why a file cannot be used for a recording.
  struct Fault: Error {
    /// One sentence for people.
    let reason: String
  }

  private let descriptor: Int32

  /// Creates the file, readable by its owner only. An existing file must be a recording or empty.
  init(path: String) throws(Fault) {
    // Opens without waiting for the other end of a pipe. A link to an existing file is followed; a
    // dangling link is not, so that no file is created at an unexpected place.
    let flags = O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    var file = uninterrupted { open(path, flags) }
    if file < 0, errno == ENOENT {
      file = uninterrupted { open(path, flags | O_CREAT | O_EXCL, 0o600) }
    }
    if file < 0, errno == EEXIST {
      throw Fault(reason: "it is a symbolic link to a file that is not there")
    }
    guard file >= 0 else { throw Fault(reason: Self.describe(errno)) }
    let descriptor = file
    self.descriptor = descriptor
    var status = stat()
    if uninterrupted({ fstat(descriptor, &status) }) != 0 {
      let code = errno
      close(descriptor)
      throw Fault(reason: Self.describe(code))
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFCHR else {
      close(descriptor)
      throw Fault(reason: "it is no regular file")
    }
    guard kind == S_IFCHR || status.st_size == 0 || isRecording() else {
      close(descriptor)
      throw Fault(reason: "it is there already and is no recording")
    }
    if kind == S_IFREG, uninterrupted({ ftruncate(descriptor, 0) }) != 0 {
      let code = errno
      close(descriptor)
      throw Fault(reason: Self.describe(code))
    }
  }

  /// Writes all of the bytes, or throws the reason.
  func write(_ bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeSome(Array(rest.prefix(1 << 20)))
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Fault(reason: count == 0 ? "nothing is written" : Self.describe(errno))
      }
    }
  }

  private func writeSome(_ bytes: [UInt8]) -> Int { systemWrite(descriptor, bytes) }

  private func isRecording() -> Bool {
    let mark = Array(Recorder.mark.utf8)
    var start: [UInt8] = []
    while start.count < mark.count {
      var part = [UInt8](repeating: 0, count: mark.count - start.count)
      let count = uninterrupted {
        Int32(pread(descriptor, &part, part.count, off_t(start.count)))
      }
      if count <= 0 { return false }
      start += part.prefix(Int(count))
    }
    return start == mark
  }

  private static func describe(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Makes a system call, and repeats it if a signal interrupts it.
private func uninterrupted(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

private func systemWrite(_ number: Int32, _ bytes: [UInt8]) -> Int {
  write(number, bytes, bytes.count)
}
