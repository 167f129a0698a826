import Synchronization
import TableCodecs
import TableValues

extension FileBytes {
  /// What became of keeping the content of a file.
  enum Keeping: Sendable {
    /// Other programs cannot overwrite the bytes that the table reads.
    case done
    /// The file is larger than what is copied, and its file system cannot share its blocks.
    case tooLarge
    /// No folder has room for a copy.
    case noRoom
    /// The file is not what was read any more.
    case changed
    /// It is not needed any more.
    case unwanted
  }

  /// The number of bytes that are copied between two checks whether the copy is still needed.
  private static let copyStep = 32 << 20

  /// Whether the bytes are read from a file that no other program can write.
  var isKept: Bool {
    let (backing, name) = place.withLock { $0 }
    return !backing.stamp.isFile(of: name.stamp)
  }

  /// Reads from a copy without a name from now on, so that the bytes do not change when another
  /// program overwrites the file. May wait for the device.
  ///
  /// If the file system can, the copy shares the blocks of the file, for any size.
  ///
  /// - Parameters:
  ///   - bytesMax: The size up to which a file is copied where blocks cannot be shared; nil: any,
  ///     if there is space.
  ///   - isUnwanted: Whether there is no need for it any more.
  /// - Complexity: O(1) where blocks are shared; else O(bytes of the file).
  func keep(upTo bytesMax: Int?, isUnwanted: () -> Bool = { false }) -> Keeping {
    keeping.withLock { _ in
      let (backing, name) = place.withLock { $0 }
      guard backing.stamp.isFile(of: name.stamp) else { return .done }
      if let copy = try? WritableFile.clone(of: backing.file, in: SavePlace(name.resolved).folder) {
        return take(copy, of: backing)
      }
      if let bytesMax, backing.stamp.size > bytesMax { return .tooLarge }
      for folder in FolderCalls.copyFolders {
        let room = FolderCalls.room(in: folder)
        let isEnough = room.map { backing.stamp.size <= $0 / FolderCalls.roomShare } ?? true
        guard bytesMax == nil || isEnough,
          let copy = try? WritableFile.create(
            SavePlace(name.resolved).temporary(in: folder), mode: 0o600)
        else { continue }
        FolderCalls.remove(copy.path)
        switch Self.copy(0..<backing.stamp.size, of: backing.file, to: copy, isUnwanted) {
        case .done: return take(copy, of: backing)
        case .noRoom: continue
        case .tooLarge, .changed, .unwanted: return isUnwanted() ? .unwanted : .changed
        }
      }
      return .noRoom
    }
  }

  /// Reads from a copy without a name, of any size.
  ///
  /// - Returns: Whether there is one.
  func keepPrivately() -> Bool { if case .done = keep(upTo: nil) { true } else { false } }

  /// Reads from a copy of a file, if it has the bytes from which the table was read.
  private func take(_ copy: WritableFile, of old: FileBacking) -> Keeping {
    // Bytes that were appended to the file meanwhile are behind the ones that were read.
    guard (try? copy.truncate(to: old.stamp.size)) != nil, let reader = try? copy.reader(),
      let stamp = try? copy.stamp()
    else { return .noRoom }
    let new = FileBacking(like: old, in: reader, stamp, privateCopy: copy)
    let isSame = (try? old.file.stamp())?.hasContent(of: old.stamp) == true
    guard isSame || holdsAll(new) else { return .changed }
    let isTaken = place.withLock { place in
      // A save may have given the table another file meanwhile.
      guard place.backing === old else { return false }
      place.backing = new
      return true
    }
    return isTaken ? .done : .unwanted
  }

  /// Whether a copy of a file that was touched since has all of the table's bytes, by their
  /// checksums.
  private func holdsAll(_ copy: FileBacking) -> Bool {
    let blocks = 0..<(size + Self.blockSize - 1) / Self.blockSize
    return (try? checkBlocks(blocks, newOnesAreFine: false, in: copy)) != nil
  }

  /// Copies bytes of a file to the same place of another one.
  private static func copy(
    _ range: Range<Int>, of file: OpenFile, to copy: WritableFile, _ isUnwanted: () -> Bool
  ) -> Keeping {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if isUnwanted() { return .unwanted }
      let rest = range.upperBound - offset
      if let count = try? copy.copy(from: file, at: offset, count: min(rest, copyStep), to: offset),
        count > 0
      {
        offset += count
        continue
      }
      guard let bytes = try? file.bytes(at: offset, count: min(rest, 1 << 20)), !bytes.isEmpty
      else {
        return .changed
      }
      guard (try? copy.write(bytes, at: offset)) != nil else { return .noRoom }
      offset += bytes.count
    }
    return .done
  }

  /// Copies what was appended to the file by its name to the private copy that is read from.
  ///
  /// - Parameter stamp: The file as it is now.
  /// - Returns: The copy as it is then; nil if the file is another one, or the bytes are not read
  ///   from such a copy.
  /// - Complexity: O(bytes appended).
  func appendPrivately(to stamp: FileStamp) -> FileStamp? {
    let (backing, name) = place.withLock { $0 }
    guard let copy = backing.privateCopy, let (file, now) = try? OpenFile.open(name.path),
      now.isFile(of: name.stamp), now.size >= stamp.size,
      keepsEdges(in: FileBacking(like: backing, in: file, now)),
      case .done = Self.copy(name.stamp.size..<stamp.size, of: file, to: copy, { false })
    else { return nil }
    return try? copy.stamp()
  }
}

extension FileBacking {
  /// Whether a file has the same first bytes as the copy without a name. O(bytes).
  func copyIsSame(as other: OpenFile, _ size: Int) -> Bool {
    PlainFile(file: file, size: size).isSame(as: PlainFile(file: other, size: size))
  }
}
