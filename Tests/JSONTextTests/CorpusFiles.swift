import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds corpus files beside the package, or where `TABLE_SERVER_CORPORA` says.
enum CorpusFiles {
  /// The files of a corpus folder, by name; empty (and a note) if the corpus is not there.
  static func load(_ folder: String) -> [(name: String, bytes: [UInt8])] {
    let path = root + "/" + folder
    guard let directory = opendir(path) else {
      let isRequired = getenv("TABLE_SERVER_REQUIRE_ALL").map { String(cString: $0) } == "1"
      #expect(!isRequired, "corpus \(folder) is required but absent")
      return []
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().map { ($0, read(path + "/" + $0)) }
  }

  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[0..<count]
    }
  }

  private static var root: String {
    if let path = getenv("TABLE_SERVER_CORPORA") { return String(cString: path) }
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/../shared/corpora"
  }
}
