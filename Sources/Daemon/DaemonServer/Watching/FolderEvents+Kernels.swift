import TableValues

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's notifications of changes in folders: inotify on Linux, nothing elsewhere.
///
/// A folder is watched and not a file, because a rename replaces a file without an event of its own.
struct FolderEvents: Sendable {
  /// One notification.
  enum Event: Sendable {
    /// Something happened to a name in a folder.
    case name(folder: Int32, [UInt8], FileWriting)
    /// The folder itself was moved or removed, or is not watched any more.
    case folderIsGone(Int32)
    /// Notifications were lost.
    case overflow
  }

  #if os(Linux)
    private let descriptor: Int32

    /// Begins to collect notifications; nil if the system has none to give.
    init?() {
      descriptor = inotify_init1(Int32(truncatingIfNeeded: IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    /// Watches a folder. The same folder always gets the same number; nil if that is refused.
    ///
    /// - Parameter tellsWriting: Whether each write to a file counts, and not only its end.
    func add(_ folder: Text, tellsWriting: Bool) -> Int32? {
      var mask =
        UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
        | UInt32(IN_CLOSE_WRITE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
        | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
      if tellsWriting { mask |= UInt32(IN_MODIFY) | UInt32(IN_ATTRIB) }
      let number = OpenFile.withPath(folder) { inotify_add_watch(descriptor, $0, mask) }
      return number >= 0 ? number : nil
    }

    /// Watches a folder no longer.
    func remove(_ folder: Int32) { _ = inotify_rm_watch(descriptor, folder) }

    /// Waits for notifications; nil when there will be none any more.
    func next() -> [Event]? {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        guard let base = buffer.baseAddress else { return nil }
        while true {
          let count = read(descriptor, base, buffer.count)
          if count > 0 { return Self.events(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
          if count == 0 || errno != EINTR { return nil }
        }
      }
    }

    private static func events(_ bytes: UnsafeRawBufferPointer) -> [Event] {
      let headSize = MemoryLayout<inotify_event>.size
      var events: [Event] = []
      var offset = 0
      while offset + headSize <= bytes.count {
        let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + headSize + Int(head.len), bytes.count)
        if head.mask & UInt32(IN_Q_OVERFLOW) != 0 {
          events.append(.overflow)
        } else if head.mask & goneMask != 0 {
          events.append(.folderIsGone(head.wd))
        } else {
          let name = bytes[offset + headSize..<end].prefix { $0 != 0 }
          if !name.isEmpty {
            events.append(.name(folder: head.wd, Array(name), writing(head.mask)))
          }
        }
        offset = end
      }
      return events
    }

    private static func writing(_ mask: UInt32) -> FileWriting {
      if mask & UInt32(IN_MODIFY) != 0 { return .began }
      return mask & UInt32(IN_ATTRIB) != 0 ? .unknown : .ended
    }

    private static var goneMask: UInt32 {
      UInt32(IN_IGNORED) | UInt32(IN_UNMOUNT) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    }
  #else
    /// Nil, so that files are polled.
    init?() { return nil }

    /// Nil, so that files are polled.
    func add(_ folder: Text, tellsWriting: Bool) -> Int32? { nil }

    /// Does nothing.
    func remove(_ folder: Int32) {}

    /// Nil, so that files are polled.
    func next() -> [Event]? { nil }
  #endif
}

/// The information of a notification about a program that writes a file in place.
enum FileWriting: Sendable {
  /// The file was written, and the program may continue to write.
  case began
  /// Who wrote has closed the file, or the name belongs to another file.
  case ended
  /// Nothing.
  case unknown
}

/// Whether a file system reports the changes that other machines make.
enum RemoteFolders {
  /// Whether a folder is of a file system whose files other machines change without notification.
  static func contains(_ folder: Text) -> Bool {
    #if os(Linux)
      guard let stateCall else { return false }
      // `struct statfs` begins with a word for the type, and is far shorter than this.
      return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 16) { buffer in
        guard let base = buffer.baseAddress,
          OpenFile.withPath(folder, { stateCall($0, base) }) == 0
        else { return false }
        return kinds.contains(UInt32(truncatingIfNeeded: buffer.load(as: Int.self)))
      }
    #else
      return true
    #endif
  }

  #if os(Linux)
    private typealias StateCall =
      @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32

    private static let stateCall = dlsym(nil, "statfs").map {
      unsafeBitCast($0, to: StateCall.self)
    }
    /// NFS, SMB, CIFS, SMB2, FUSE, 9P, AFS, Ceph.
    private static let kinds: Set<UInt32> = [
      0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x6573_5546, 0x0102_1997, 0x5346_414F,
      0x00C3_6400,
    ]
  #endif
}
