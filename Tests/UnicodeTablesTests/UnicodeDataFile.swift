import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files of the Unicode Character Database, where they are at hand.
enum UnicodeDataFile {
  /// The lines of a file of the database, or nil where the corpora are absent and may be.
  static func lines(of name: String) throws -> [String]? {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let corpora = getenv("TABLE_SERVER_CORPORA").map { String(cString: $0) }
    let folder = corpora ?? "/\(root)/../shared/corpora"
    guard let file = fopen("\(folder)/unicode-17/ucd/17.0.0/\(name)", "r") else {
      let isRequired = getenv("TABLE_SERVER_REQUIRE_ALL").map { String(cString: $0) } == "1"
      #expect(!isRequired, "\(name) is absent")
      print("\(name) is absent: its test is passed over")
      return nil
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
