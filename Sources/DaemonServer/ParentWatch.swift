import Scheduling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices when the process that spawned the daemon is gone.
///
/// The end of input stays the main sign; this helps when another process holds the pipe open.
struct ParentWatch: Sendable {
  /// The parent when the daemon began.
  private let firstParent = getppid()

  /// Asks every three seconds whether a process is gone.
  ///
  /// The daemon's own parent is gone as soon as the daemon has another one. Any other process is
  /// gone when its number is free, when it is a zombie, or when another process has its number. One
  /// that may not be signalled counts as alive.
  /// - Returns: Whether it is watched: a process that cannot be seen at the start is not, since it
  ///   may be of another machine or name space.
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

/// What can be told of another process.
struct ProcessFacts {
  /// Whether there is a process of that number, as far as can be seen from here.
  let isVisible: Bool
  /// Whether it has ended and nobody has asked for its status yet.
  private(set) var isZombie = false
  /// When it was started, in ticks since the machine was; nil where that is not told.
  private(set) var start: [UInt8]?

  /// Looks at a process.
  init(_ id: Int32) {
    isVisible = kill(id, 0) == 0 || errno == EPERM
    guard isVisible, let fields = Self.fields(id) else { return }
    isZombie = fields[0] == [UInt8(ascii: "Z")] || fields[0] == [UInt8(ascii: "X")]
    start = Array(fields[19])
  }

  /// The fields of `/proc/N/stat` from the third on; nil where there is no such file.
  private static func fields(_ id: Int32) -> [ArraySlice<UInt8>]? {
    let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    // The second field is a name in parentheses, which may hold anything.
    guard let nameEnd = bytes[0..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = bytes[(nameEnd + 1)..<count].split(separator: UInt8(ascii: " "))
    return fields.count > 19 ? fields : nil
  }
}
