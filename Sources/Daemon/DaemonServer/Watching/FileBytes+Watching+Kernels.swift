import Synchronization
import TableCodecs
import TableValues

/// The checksums of the blocks of a file, which show whether it has the same bytes again.
struct FilePrint: Sendable {
  /// Larger files are not read for their sums: a touch of them counts as a change.
  static let bytesMax = 64 << 20
  /// The size up to which a file is read for its sums before a save ends.
  static let bytesAtOnceMax = 1 << 20

  /// The file as it was.
  let stamp: FileStamp
  private let sums: [UInt64]

  /// The sums of a file; nil if it changes meanwhile, is too large or cannot be read.
  init?(of file: OpenFile, _ stamp: FileStamp) {
    guard stamp.size <= Self.bytesMax, let sums = Self.sums(of: file, stamp.size),
      let now = try? file.stamp(), now.hasContent(of: stamp)
    else { return nil }
    self.stamp = stamp
    self.sums = sums
  }

  /// Whether a file of the same size has the same bytes.
  func isHeld(by file: OpenFile) -> Bool { Self.sums(of: file, stamp.size) == sums }

  private static func sums(of file: OpenFile, _ size: Int) -> [UInt64]? {
    let plain = PlainFile(file: file, size: size)
    var sums: [UInt64] = []
    for start in stride(from: 0, to: size, by: FileBytes.blockSize) {
      let range = start..<min(start + FileBytes.blockSize, size)
      guard let bytes = try? plain.bytes(range) else { return nil }
      sums.append(bytes.withUnsafeBytes { BlockChecksum.sum($0) })
    }
    return sums
  }
}

extension FileBytes {
  /// What a look at the file by its path has found.
  enum Finding: Sendable {
    /// It has the same content. If its path leads to another file, that was noticed.
    case same
    /// It has become longer; whether that is all is not known.
    case grown(FileStamp)
    /// It has another content; nil if it has no path any more.
    case other(FileStamp?)
    /// The path leads to another file, with another content.
    case replaced(FileStamp)
    /// It was touched or written while it was compared, and no difference was found: it must be
    /// checked again.
    case unsettled
  }

  /// Looks at the file by its path. Other times with the same bytes are no change. May wait for the
  /// device.
  ///
  /// - Complexity: O(1); O(bytes of the file) if only its times or its inode are others.
  func find() -> Finding {
    let (backing, name) = place.withLock { $0 }
    let now = OpenFile.stamp(of: name.path)
    if let now, !now.isFile(of: name.stamp), now.size == name.stamp.size {
      takeTwin(of: name, now, backing)
    }
    lookAtPath()
    guard let now, now.isFile(of: self.name.stamp) else {
      if let now, now.otherKind == nil { return .replaced(now) }
      guard backing.stamp.isFile(of: name.stamp), let held = try? backing.file.stamp() else {
        return .same
      }
      return held.hasContent(of: backing.stamp) ? .same : .other(nil)
    }
    let known = self.name.stamp
    if now.hasContent(of: known) {
      let mayReturn = hasChanged.load(ordering: .relaxed) && !lacksGrowth.load(ordering: .relaxed)
      if mayReturn, compare(with: now) == .same { restore(now) }
      return .same
    }
    if now.size > known.size { return .grown(now) }
    guard now.size == known.size else { return .other(now) }
    switch compare(with: now) {
    case .same:
      restore(now)
      return .same
    case .other: return .other(now)
    case .unsettled: return .unsettled
    }
  }

  /// How the bytes of a file compare with those that the table was read from.
  private enum Comparison {
    /// They are the same, and the file was not written meanwhile.
    case same
    /// They differ, or cannot be compared.
    case other
    /// None differs, but the file was touched or written meanwhile.
    case unsettled
  }

  /// Records that the content has changed.
  func recordChange() { _ = change() }

  /// Records that the table cannot get appended rows until it is saved or reloaded.
  func noteLackingGrowth() {
    lacksGrowth.store(true, ordering: .relaxed)
    recordChange()
  }

  /// Whether the checksums of the named file are needed, because they do not follow from the
  /// table's own bytes.
  var needsPrint: Bool {
    let (backing, name) = place.withLock { $0 }
    guard backing.map != nil || !backing.stamp.isFile(of: name.stamp) else { return false }
    // The copy has them all.
    if backing.privateCopy != nil { return false }
    return name.stamp.size <= FilePrint.bytesMax && print.withLock { $0?.stamp != name.stamp }
  }

  /// Reads the file by its name for its sums. Does nothing while another thread does.
  func keepPrint() {
    if isPrinting.exchange(true, ordering: .acquiringAndReleasing) { return }
    defer { isPrinting.store(false, ordering: .releasing) }
    let name = name
    guard let (file, stamp) = try? OpenFile.open(name.path), stamp.hasContent(of: name.stamp),
      let sums = FilePrint(of: file, name.stamp)
    else { return }
    // A save may have given the table another file meanwhile.
    print.withLock { print in
      if self.name.stamp.hasContent(of: name.stamp) { print = sums }
    }
  }

  /// Whether the named file has the same content, although its stamp differs.
  private func compare(with now: FileStamp) -> Comparison {
    let (backing, name) = place.withLock { $0 }
    if backing.map == nil, backing.stamp.isFile(of: name.stamp) {
      return compareAll(FileBacking(like: backing, in: backing.file, now))
    }
    if backing.privateCopy != nil {
      guard let (file, stamp) = try? OpenFile.open(name.path), stamp.isFile(of: now),
        backing.copyIsSame(as: file, name.stamp.size)
      else { return .other }
      return settled(file, now)
    }
    guard let print = print.withLock({ $0 }), print.stamp.size == now.size,
      let (file, stamp) = try? OpenFile.open(name.path), stamp.isFile(of: now)
    else { return .other }
    return print.isHeld(by: file) ? settled(file, now) : .other
  }

  /// Whether a file without a map has all bytes of the table.
  private func compareAll(_ backing: FileBacking) -> Comparison {
    guard backing.stamp.size == size else { return .other }
    let blocks = 0..<(size + Self.blockSize - 1) / Self.blockSize
    guard (try? checkBlocks(blocks, newOnesAreFine: false, in: backing)) != nil else {
      return .other
    }
    return settled(backing.file, backing.stamp)
  }

  /// What it means that all bytes were the same: whether that was so all the time.
  private func settled(_ file: OpenFile, _ stamp: FileStamp) -> Comparison {
    guard let now = try? file.stamp() else { return .other }
    return now.hasContent(of: stamp) ? .same : .unsettled
  }

  private func restore(_ now: FileStamp) {
    place.withLock { place in
      if place.backing.stamp.isFile(of: now) {
        place.backing = FileBacking(like: place.backing, in: place.backing.file, now)
      }
      place.name.stamp = now
    }
    noteReturn()
  }

  /// Adopts another file as the table's own, which has replaced it at the path and has the same
  /// bytes. The table reads from the new one from now on.
  private func takeTwin(of name: NamedFile, _ now: FileStamp, _ old: FileBacking) {
    guard let (file, stamp) = try? OpenFile.open(name.path), stamp.isFile(of: now) else { return }
    let isRead = old.stamp.isFile(of: name.stamp)
    let backing = isRead ? FileBacking(like: old, in: file, stamp) : old
    if isRead, old.map == nil {
      guard compareAll(backing) == .same else { return }
    } else {
      guard isTwin(file, stamp, of: name, old) else { return }
    }
    let resolved = SavePlace.resolved(name.path)
    let hadChanged: Bool = place.withLock { place in
      place.backing = backing
      place.name = NamedFile(
        path: name.path, resolved: resolved, stamp: stamp, compression: name.compression)
      return hasChanged.exchange(false, ordering: .relaxed)
    }
    if hadChanged { tell(.restored) }
  }

  /// Whether another file has the old content of the named file, if the table's own bytes are
  /// elsewhere or are parts of it. O(bytes).
  private func isTwin(
    _ file: OpenFile, _ stamp: FileStamp, of name: NamedFile, _ old: FileBacking
  ) -> Bool {
    if old.privateCopy != nil {
      guard old.copyIsSame(as: file, stamp.size) else { return false }
    } else if old.stamp.isFile(of: name.stamp), let held = try? old.file.stamp(),
      held.hasContent(of: old.stamp)
    {
      guard
        PlainFile(file: old.file, size: stamp.size).isSame(
          as: PlainFile(file: file, size: stamp.size)),
        (try? old.file.stamp())?.hasContent(of: old.stamp) == true
      else { return false }
    } else {
      guard let print = print.withLock({ $0 }), print.stamp.size == stamp.size,
        print.isHeld(by: file)
      else { return false }
    }
    return settled(file, stamp) == .same
  }

  /// Reports no changes of the file any more, because the table belongs to another one.
  func retire() { isRetired.store(true, ordering: .relaxed) }

  /// Belongs to the table again, and has by now the name of another one with the same content.
  func resume(as other: FileBytes) {
    move(to: backing, name: other.name)
    isRetired.store(false, ordering: .relaxed)
  }

  // MARK: Growth

  /// Whether the first and the last block are what they were, so that a longer file counts as
  /// appended to.
  func keepsEdges(in backing: FileBacking) -> Bool {
    let last = max(0, size - 1) / Self.blockSize
    do {
      if size == 0 { return true }
      try checkBlocks(0..<1, newOnesAreFine: false, in: backing)
      try checkBlocks(last..<last + 1, newOnesAreFine: false, in: backing)
      return true
    } catch {
      return false
    }
  }

  /// Follows bytes that were appended to the named file.
  ///
  /// - Parameters:
  ///   - stamp: The present stamp of the file.
  ///   - copy: The private copy that has the bytes, if they are read from one.
  /// - Returns: The size before it.
  func grow(to stamp: FileStamp, in copy: FileStamp?) -> Int {
    let (backing, name) = place.withLock { $0 }
    let (old, start) = (size, name.stamp.size)
    let count = stamp.size - start
    let grown = FileBacking(backing, growing: count, from: old, at: start, copy ?? stamp)
    place.withLock { $0.backing = grown }
    setSize(old + count)
    return old
  }

  /// Keeps only some of the bytes that were appended: the others are no whole record yet.
  ///
  /// - Parameters:
  ///   - end: How many bytes the table has.
  ///   - old: How many it had before they were appended.
  ///   - start: Where they begin in the file by its name.
  func endGrowth(at end: Int, from old: Int, _ start: Int, to stamp: FileStamp) {
    setSize(end)
    place.withLock { $0.name.stamp = stamp.cut(to: start + end - old) }
  }

  /// Records that the only change was growth.
  func noteReturn() {
    if hasChanged.exchange(false, ordering: .relaxed) { tell(.restored) }
  }

  private func setSize(_ size: Int) {
    book.withLock { book in
      book.forget(self.size / Self.blockSize)
      book.forget(size / Self.blockSize)
      sizeNow.store(size, ordering: .releasing)
    }
  }
}
