import Testing
import UnicodeTables

/// The tables against the files of the Unicode Character Database, where those are at hand.
struct UnicodeDataTests {
  @Test func `every full case folding is that of CaseFolding dot txt`() throws {
    guard let lines = try UnicodeDataFile.lines(of: "CaseFolding.txt") else { return }
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
    guard let lines = try UnicodeDataFile.lines(of: "UnicodeData.txt") else { return }
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
}
