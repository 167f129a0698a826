#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The value of an environment variable, or nil.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
