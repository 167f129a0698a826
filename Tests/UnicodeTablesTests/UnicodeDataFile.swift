import TestSupport
import Testing

/// The files of the Unicode Character Database, where they are at hand.
enum UnicodeDataFile {
  /// The lines of a file of the database, or nil where the corpora are absent and may be.
  static func lines(of name: String) throws -> [String]? {
    guard let bytes = TestFiles.corpus("unicode-17/ucd/17.0.0/\(name)") else {
      #expect(!TestSettings.requiresAll, "\(name) is absent")
      print("\(name) is absent: its test is passed over")
      return nil
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
