#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the environment says about test runs.
package enum TestSettings {
  /// How many times as many seeds as usual to run: `TABLE_SERVER_SEEDS`, by default 1. The gate runs
  /// half of them under sanitizers.
  private static var seedFactor: Double {
    let said = variable("TABLE_SERVER_SEEDS").flatMap { Double($0) } ?? 1
    return said > 0 && said <= 1_000_000 ? said : 1
  }

  /// Whether this is the long run before an issue is resolved: `TABLE_SERVER_SWEEP=1`.
  package static var isSweep: Bool { variable("TABLE_SERVER_SWEEP") == "1" }

  /// How many seeds a test runs: `count` times what `TABLE_SERVER_SEEDS` says, at least one; in a sweep
  /// `inSweep`, if it is given.
  ///
  /// A test that takes seconds gives it, so that it is not multiplied under a sanitizer.
  package static func seedCount(_ count: Int, inSweep: Int? = nil) -> Int {
    if isSweep, let inSweep { return inSweep }
    return max(1, Int(Double(count) * seedFactor))
  }

  /// Whether an absent corpus is a failure: `TABLE_SERVER_REQUIRE_ALL=1`.
  package static var requiresAll: Bool { variable("TABLE_SERVER_REQUIRE_ALL") == "1" }

  /// The folder of the corpora: `TABLE_SERVER_CORPORA`, by default next to the package.
  package static var corpora: String {
    variable("TABLE_SERVER_CORPORA") ?? "../shared/corpora"
  }

  /// A variable of the environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Files that tests read.
package enum TestFiles {
  /// The bytes of a file of the corpora, or nil if it is absent.
  package static func corpus(_ path: String) -> [UInt8]? {
    bytes("\(TestSettings.corpora)/\(path)")
  }

  /// The bytes of a file, or nil.
  package static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The names of the files below a folder of the corpora, as paths, sorted.
  package static func corpusFiles(_ folder: String) -> [String] {
    guard let directory = opendir("\(TestSettings.corpora)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var paths: [String] = []
    while let entry = readdir(directory) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = "\(folder)/\(name)"
      paths += isFolder ? corpusFiles(path) : [path]
    }
    return paths.sorted()
  }
}
