#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A library of the system, loaded when it is first needed.
///
/// It stays loaded until the process ends, so its functions stay valid.
package struct SystemLibrary: Sendable {
  /// The library's name for people, such as "SQLite".
  package let title: String
  /// The file that was loaded, by one of the given names.
  package let name: String
  /// The handle of `dlopen`, which is never closed.
  private let handle: UInt

  /// Loads a library by the first of several file names that the system's loader finds.
  ///
  /// - Parameters:
  ///   - title: The library's name for people.
  ///   - names: File names in the order of preference, such as "libz.so.1", "libz.1.dylib".
  /// - Throws: ``LibraryMissing`` with the loader's reason for the first name.
  /// - Complexity: May read the library's file, which takes milliseconds.
  package init(_ title: String, names: [String]) throws(LibraryMissing) {
    var reason = "no file name was given"
    for (place, name) in names.enumerated() {
      if let found = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        (self.title, self.name, handle) = (title, name, UInt(bitPattern: found))
        return
      }
      if place == 0, let words = dlerror() { reason = String(cString: words) }
    }
    throw LibraryMissing(title: title, names: names, reason: reason)
  }

  /// A function of the library.
  ///
  /// - Parameters:
  ///   - symbol: The function's name.
  ///   - signature: Its type, a `@convention(c)` function as the library documents it. The compiler
  ///     cannot check it.
  /// - Throws: ``LibraryMissing`` if the library is too old to have it.
  package func function<Signature>(
    _ symbol: String, as signature: Signature.Type = Signature.self
  ) throws(LibraryMissing) -> Signature {
    guard let function = optionalFunction(symbol, as: signature) else {
      throw LibraryMissing(title: title, names: [name], reason: "it has no function \(symbol)")
    }
    return function
  }

  /// A function that only newer versions of the library have; nil: this one lacks it.
  package func optionalFunction<Signature>(
    _ symbol: String, as signature: Signature.Type = Signature.self
  ) -> Signature? {
    precondition(
      MemoryLayout<Signature>.size == MemoryLayout<UInt>.size, "a C function is one pointer")
    guard let found = dlsym(UnsafeMutableRawPointer(bitPattern: handle), symbol) else { return nil }
    return unsafeBitCast(found, to: Signature.self)
  }
}

/// A library of the system that is not there, or lacks a function.
package struct LibraryMissing: Error, Sendable, Equatable {
  /// The library's name for people.
  package let title: String
  /// The file names that were tried.
  package let names: [String]
  /// Why the first of them could not be loaded.
  package let reason: String

  /// Makes the error.
  package init(title: String, names: [String], reason: String) {
    (self.title, self.names, self.reason) = (title, names, reason)
  }
}
