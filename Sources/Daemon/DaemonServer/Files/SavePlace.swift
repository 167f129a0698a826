import Synchronization
import TableValues

/// Where a file is to be saved, links followed, and the temporary files beside it.
struct SavePlace: Sendable {
  /// How the new content gets to its place.
  enum Way: Sendable {
    /// By a temporary file in the same folder, which replaces the old one in one step.
    case rename
    /// Over the old content, from a synced copy of the new: other names of the file, its owner, or
    /// its folder do not allow a new file.
    case overwrite
  }

  /// The path as the client gave it.
  let path: Text
  /// The path without links in its last part.
  let resolved: Text

  private static let counter = Atomic(0)
  private static let linksMax = 40
  private static let mark = "table-server"
  /// Distinguishes the files of this process from those of an earlier one with the same id.
  private static let token = String(UInt32.random(in: 0x1000_0000...0xFFFF_FFFF), radix: 16)

  /// A place.
  init(_ path: Text) {
    self.path = path
    resolved = Self.resolved(path)
  }

  /// Follows the links that a path itself is. A link to nothing leads to where a file would be made.
  static func resolved(_ path: Text) -> Text {
    var path = path
    for _ in 0..<linksMax {
      guard let target = FolderCalls.target(ofLink: path) else { return path }
      let isWhole = target.utf8.first == UInt8(ascii: "/")
      path = isWhole ? target : Text(folder(of: path).utf8 + [UInt8(ascii: "/")] + target.utf8)
    }
    return path
  }

  /// The folder that the file is in.
  var folder: Text { Self.folder(of: resolved) }

  private static func folder(of path: Text) -> Text {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == 0 ? "/" : Text(Array(bytes[..<slash]))
  }

  /// The last part of the path, short enough that more can be put to it.
  private var stem: [UInt8] {
    Array(resolved.utf8.split(separator: UInt8(ascii: "/")).last?.prefix(200) ?? [])
  }

  /// How names of temporary files for this place begin.
  private var prefix: [UInt8] {
    [UInt8(ascii: ".")] + stem + Array(".\(Self.mark)-".utf8)
  }

  /// A path for a temporary file that no other has.
  ///
  /// - Parameters:
  ///   - folder: The folder; nil: that of the file.
  ///   - isCopy: Whether it has the whole new content, while the file itself is overwritten. Such a
  ///     file is not removed later if this process is killed.
  func temporary(in folder: Text? = nil, isCopy: Bool = false) -> Text {
    let number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    let name = prefix + Array("\(isCopy ? "copy-" : "")\(Self.own)\(number)".utf8)
    return Text((folder ?? self.folder).utf8 + [UInt8(ascii: "/")] + name)
  }

  /// How the numbers of this process's temporary files begin.
  private static var own: String { "\(FolderCalls.process)-\(token)-" }

  /// Removes temporary files that processes of ours left behind when they were killed.
  ///
  /// - Parameter folder: The folder; nil: that of the file.
  func removeStale(in folder: Text? = nil) {
    let folder = folder ?? self.folder
    for name in FolderCalls.names(in: folder, beginningWith: prefix) {
      let rest = name.utf8.dropFirst(prefix.count)
      let process = Int32(String(decoding: rest.prefix { $0 != 0x2D }, as: UTF8.self))
      guard let process, process > 0, !rest.starts(with: Self.own.utf8) else { continue }
      FolderCalls.removeStale(Text(folder.utf8 + [UInt8(ascii: "/")] + name.utf8), of: process)
    }
  }
}
