import Scheduling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Detects that the process that started the daemon has ended.
///
/// Normally the end of input shows this. It does not if another process keeps the pipe open.
struct ParentWatch: Sendable {
  /// The parent process at the start of the daemon.
  private let firstParent = getppid()

  /// Checks every three seconds whether a process has ended.
  ///
  /// The daemon's own parent has ended as soon as the daemon has another parent. Any other process
  /// has ended if its number is free, if it is a zombie, or if another process has its number. A
  /// process that may not be signalled counts as running.
  /// - Returns: Whether it is watched. A process that is not visible at the start is not, since it
  ///   may belong to another machine or name space.
  func begin(_ process: Int, gone: @escaping @Sendable () -> Void) -> Bool {
    guard let id = Int32(exactly: process), id > 0 else { return false }
    let first = ProcessFacts(id)
    let isParent = id == firstParent
    guard isParent || first.isVisible else { return false }
    let parent = firstParent
    WorkerPool.startThread {
      while true {
        let now = ProcessFacts(id)
        if isParent, getppid() != parent { break }
        if !now.isVisible || now.isZombie || now.start != first.start { break }
        sleep(3)
      }
      gone()
    }
    return true
  }
}

/// The available information about another process.
struct ProcessFacts {
  /// Whether a process with that number is visible.
  let isVisible: Bool
  /// Whether it has ended but its status has not been collected yet.
  private(set) var isZombie = false
  /// The time of its start, in ticks since the start of the machine; nil if unavailable.
  private(set) var start: [UInt8]?

  /// Collects information about a process.
  init(_ id: Int32) {
    isVisible = kill(id, 0) == 0 || errno == EPERM
    guard isVisible, let fields = Self.fields(id) else { return }
    isZombie = fields[0] == [UInt8(ascii: "Z")] || fields[0] == [UInt8(ascii: "X")]
    start = Array(fields[19])
  }

  /// The fields of `/proc/N/stat` from the third on; nil if there is no such file.
  private static func fields(_ id: Int32) -> [ArraySlice<UInt8>]? {
    let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    // The second field is a name in parentheses, which may contain anything.
    guard let nameEnd = bytes[0..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = bytes[(nameEnd + 1)..<count].split(separator: UInt8(ascii: " "))
    return fields.count > 19 ? fields : nil
  }
}
