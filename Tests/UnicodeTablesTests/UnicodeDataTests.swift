import Testing
import UnicodeTables

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The tables against the files of the Unicode Character Database, where those are at hand.
struct UnicodeDataTests {
  @Test func `every full case folding is that of CaseFolding dot txt`() throws {
    guard let lines = try lines(of: "CaseFolding.txt") else { return }
    var count = 0
    for line in lines {
      let fields = fields(line)
      guard fields.count >= 3, fields[1] == "C" || fields[1] == "F" else { continue }
      count += 1
      #expect(CaseFolding.fold(bytes(fields[0])) == bytes(fields[2]), "U+\(fields[0])")
    }
    #expect(count > 1500)
  }

  @Test func `a nonspacing mark is dropped and a composed letter keeps its base`() throws {
    guard let lines = try lines(of: "UnicodeData.txt") else { return }
    for line in lines {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      if fields[2] == "Mn" {
        #expect(Diacritics.strip(bytes(fields[0])) == [], "U+\(fields[0])")
      } else if !fields[5].isEmpty, !fields[5].hasPrefix("<") {
        #expect(
          Diacritics.strip(bytes(fields[0])) == Diacritics.strip(bytes(fields[5])),
          "U+\(fields[0])")
      }
    }
  }

  private func fields(_ line: String) -> [String] {
    guard !line.hasPrefix("#") else { return [] }
    return line.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  /// The UTF-8 of code points in hexadecimal.
  private func bytes(_ codes: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for code in codes.split(separator: " ") {
      UTF8Scalar.append(UInt32(code, radix: 16) ?? 0, to: &bytes)
    }
    return bytes
  }

  /// The lines of a file of the database, or nil where the corpora are absent and may be.
  private func lines(of name: String) throws -> [String]? {
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
