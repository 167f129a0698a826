#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder for the files of a test. It is removed with the last reference.
package final class TemporaryFolder: Sendable {
  /// Its path.
  package let path: String

  /// A new, empty folder.
  package init() {
    let parent = TestSettings.variable("TMPDIR") ?? "/tmp"
    var name = Array("\(parent)/table-server-test-XXXXXX".utf8CString)
    path = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? parent
    }
  }

  deinit { Self.remove(path) }

  /// The path of a file in it.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file whole.
  ///
  /// - Returns: Its path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Collection<UInt8>) -> String {
    guard let file = fopen(path(name), "wb") else { return path(name) }
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path(name)
  }

  /// Writes a file whole.
  ///
  /// - Returns: Its path.
  @discardableResult
  package func write(_ name: String, _ text: String) -> String { write(name, text.utf8) }

  /// Makes a folder in it.
  package func makeFolder(_ name: String) { mkdir(path(name), 0o700) }

  /// The bytes of a file; nil if there is none.
  package func bytes(_ name: String) -> [UInt8]? { TestFiles.bytes(path(name)) }

  /// The names in it, sorted.
  package var names: [String] { Self.names(path).map(\.name).sorted() }

  private static func names(_ path: String) -> [(name: String, isFolder: Bool)] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [(String, Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      names.append((name, entry.pointee.d_type == UInt8(DT_DIR)))
    }
    return names
  }

  private static func remove(_ path: String) {
    for (name, isFolder) in names(path) {
      if isFolder { remove("\(path)/\(name)") } else { unlink("\(path)/\(name)") }
    }
    rmdir(path)
  }
}
