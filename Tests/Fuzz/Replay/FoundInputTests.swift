import Foundation
import FuzzTargets
import TestSupport
import Testing

/// Every input that a fuzzer ever found, and a few random ones, so that the targets do not rot.
struct FoundInputTests {
  @Test(arguments: FuzzTarget.allCases)
  func `what was found once stays repaired`(target: FuzzTarget) throws {
    for file in files("found/\(target.rawValue)") {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(target.complaint(about: bytes) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `a target has nothing to say about random bytes`(target: FuzzTarget) {
    for seed in 0..<UInt64(TestSettings.seedCount(40)) {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ -> UInt8 in
        Bool.random(using: &random)
          ? Array("1,\"a\n\r;{}[]:-".utf8).randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      #expect(target.complaint(about: bytes) == nil, "seed \(seed)")
    }
  }

  private func files(_ folder: String) -> [URL] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(folder)
    return (try? FileManager.default.contentsOfDirectory(at: here, includingPropertiesForKeys: nil))
      ?? []
  }
}
