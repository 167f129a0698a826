#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls of a connection. They block, in any mode of the descriptor.
struct Descriptor: Sendable {
  let number: Int32

  enum Input {
    case bytes(Int), end, failed(Int32)
    /// No bytes arrived within the time limit.
    case stalled
  }

  /// Reads available bytes into the buffer. Waits for the first byte, with an optional time limit.
  func read(into buffer: inout [UInt8], patience milliseconds: Int32? = nil) -> Input {
    if let milliseconds, !wait(for: Int16(POLLIN), milliseconds) { return .stalled }
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: _ = wait(for: Int16(POLLIN), -1)
      case let code: return .failed(code)
      }
    }
  }

  /// Writes all bytes. Returns 0, or the error number.
  func write(_ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = systemWrite(number, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count >= 0 {
          done += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: _ = wait(for: Int16(POLLOUT), -1)
        case let code: return code
        }
      }
      return 0
    }
  }

  /// The number of bytes that can certainly be written now without waiting, if this is a pipe that
  /// is empty enough; otherwise 0. One system call.
  func emptyPipeRoom(_ pipeRoom: Int) -> Int {
    var unread: Int32 = 0
    guard pipeRoom > 0, ioctl(number, UInt(FIONREAD), &unread) == 0, unread == 0 else { return 0 }
    return pipeRoom
  }

  /// Whether so little is unread in the pipe that half of `pipeRoom` more certainly fits at once.
  /// One system call.
  ///
  /// A pipe of Linux has 16 pages, and two neighbouring pages together have more bytes than one
  /// page. So an eighth of the pipe's size (a quarter of `pipeRoom`) occupies at most five pages.
  func littleIsUnread(_ pipeRoom: Int) -> Bool {
    var unread: Int32 = 0
    guard pipeRoom > 0, ioctl(number, UInt(FIONREAD), &unread) == 0 else { return false }
    return Int(unread) <= pipeRoom / 4
  }

  /// Half of the pipe's capacity; 0 if it is not a pipe or its capacity is unknown.
  func pipeRoom() -> Int {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return 0 }
    #if os(Linux)
      let getPipeSize: Int32 = 1032  // F_GETPIPE_SZ, which the module map does not export
      return max(0, Int(fcntl(number, getPipeSize)) / 2)
    #else
      return 0
    #endif
  }

  /// Whether the output has no reader any more. One system call.
  var isAbandoned: Bool {
    var entry = pollfd(fd: number, events: 0, revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return false }
    return entry.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
  }

  private func wait(for events: Int16, _ milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: number, events: events, revents: 0)
    while true {
      let count = poll(&entry, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }
}

private func systemRead(_ number: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, base, count)
}

private func systemWrite(_ number: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, base, count)
}

/// The system's error number if no thread can be created.
let noThreadError: Int32 = EAGAIN

/// Starts a detached thread of the system. Returns false if it cannot be created.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  pthread_attr_setstacksize(&attributes, 4 << 20)
  defer { pthread_attr_destroy(&attributes) }
  let box = Unmanaged.passRetained(Box(body))
  #if canImport(Glibc)
    var thread = pthread_t()
    let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { raw in
      if let raw { Unmanaged<Box>.fromOpaque(raw).takeRetainedValue().body() }
      return nil
    }
  #else
    var thread: pthread_t?
    let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { raw in
      Unmanaged<Box>.fromOpaque(raw).takeRetainedValue().body()
      return nil
    }
  #endif
  if pthread_create(&thread, &attributes, entry, box.toOpaque()) == 0 { return true }
  box.release()
  return false
}

/// The milliseconds of a monotonic clock.
func monotonicMilliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
