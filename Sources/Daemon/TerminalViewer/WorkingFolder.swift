#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that relative paths begin at.
enum WorkingFolder {
  /// Its path, "." if the system does not report it.
  static var path: String {
    guard let bytes = getcwd(nil, 0) else { return "." }
    defer { free(bytes) }
    return String(cString: bytes)
  }
}
