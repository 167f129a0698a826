import SystemLibraries
import TableCodecs
import TableValues

/// Files that a command reads and writes as a whole.
package enum WholeFile {
  /// Why a file cannot be read or written.
  package struct Fault: Error {
    /// One sentence for people.
    package let reason: String
  }

  /// The bytes of a file; none of `/dev/null`, which git names for a file that is not there.
  ///
  /// - Parameters:
  ///   - sizeMax: A larger file is refused before anything of it is read.
  ///   - expands: Whether a compressed file is read as its content.
  /// - Throws: ``Fault`` with the system's reason.
  package static func bytes(
    of path: String, sizeMax: Int = .max, expands: Bool = false
  ) throws(Fault) -> [UInt8] {
    if path == "/dev/null" { return [] }
    do {
      let (file, stamp) = try OpenFile.open(Text(path))
      if stamp.size > sizeMax { throw Fault(reason: "it has more than \(sizeMax) bytes") }
      if expands {
        let expansion = FileExpansion(bytesMax: sizeMax)
        if let content = try expansion.bytes(of: file, stamp, path: Text(path)) { return content }
      }
      var bytes: [UInt8] = []
      while true {
        let piece = try file.bytes(at: bytes.count, count: max(stamp.size - bytes.count, 1 << 16))
        if piece.isEmpty { return bytes }
        bytes += piece
      }
    } catch {
      throw Fault(reason: "cannot read \(path): \(describe(error))")
    }
  }

  /// Replaces a file, or creates it, as a save does: it keeps its rights, and is the old or the new
  /// file at every moment. A file with several links, or in a folder that is read-only, is written in
  /// place.
  ///
  /// - Throws: ``Fault``. The file is then the old one, unless it had to be written in place.
  package static func write(_ bytes: [UInt8], to path: String) throws(Fault) {
    let saving = FileSaving(
      place: SavePlace(Text(path)), source: nil, name: nil, overwrites: true, syncs: true,
      advance: { _ in }, begin: {}, replaced: { _ in }, disturbed: { _ in })
    do {
      try saving.save { take in
        if !bytes.isEmpty { try take(.bytes(bytes)) }
      }
    } catch {
      throw Fault(reason: "cannot write \(path): \(describe(error))")
    }
  }

  private static func describe(_ error: any Error) -> String {
    switch error {
    case let fault as Fault: fault.reason
    case let failure as WriteFailure: "\(failure.call) fails with \(failure.name)"
    case SaveConflict.notARegularFile(_, let kind): "it is a \(kind)"
    case is SaveConflict: "it cannot be written"
    case let failure as ByteReadFailed: failure.name
    case DaemonError.file(let refusal, _): describe(refusal)
    case let damaged as DamagedFile: damaged.words
    case let missing as LibraryMissing:
      "\(missing.title) is needed, and its library is not on this machine (\(missing.reason))"
    case DaemonError.limit(_, let maximum, _): "it has more than \(maximum) bytes"
    default: "\(error)"
    }
  }

  private static func describe(_ refusal: FileRefusal) -> String {
    switch refusal {
    case .notFound: "there is no such file"
    case .notReadable(let code): SystemError.name(code)
    case .notARegularFile(let kind): "it is a \(kind)"
    default: "\(refusal)"
    }
  }
}
