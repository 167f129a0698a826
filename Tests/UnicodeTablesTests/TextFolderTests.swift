import TestSupport
import Testing
import UnicodeTables

struct TextFolderTests {
  private let cases = TextFolder(caseFolded: true, withoutDiacritics: false)
  private let marks = TextFolder(caseFolded: false, withoutDiacritics: true)
  private let both = TextFolder(caseFolded: true, withoutDiacritics: true)

  private func fold(_ text: String, _ folder: TextFolder) -> String {
    String(decoding: folder.fold(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `case folds in full and without a locale`() {
    #expect(fold("Straße \u{212A}elvin \u{017F}o", cases) == "strasse kelvin so")
    #expect(Array(fold("\u{130}", cases).unicodeScalars) == ["i", "\u{307}"])
    #expect(fold("I\u{131}", cases) == "i\u{131}")
    #expect(fold("ΣΑΣ ς", cases) == "σασ σ")
    #expect(fold("\u{FB03}", cases) == "ffi")
    #expect(fold("\u{10400}", cases) == "\u{10428}")
  }

  @Test func `diacritics go whether composed or not`() {
    #expect(fold("Crème Brûlée", marks) == "Creme Brulee")
    #expect(fold("e\u{301}\u{327}x", marks) == "ex")
    #expect(fold("\u{1EAD}\u{212B}", marks) == "aA")
    #expect(fold("ø 한 が", marks) == "ø 한 か")
  }

  @Test func `both together fold to one form`() {
    #expect(fold("\u{130}stanbul ÅNGSTRÖM ẞ \u{1FBC}", both) == "istanbul angstrom ss α")
  }

  @Test func `a folder without options copies`() {
    let folder = TextFolder(caseFolded: false, withoutDiacritics: false)
    #expect(folder.isIdentity)
    #expect(fold("Éa", folder) == "Éa")
  }

  @Test func `bytes that are not UTF-8 stay as they are`() {
    let bytes: [UInt8] = [0xFF, 0x41, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xC0, 0x80, 0xF0, 0x9F]
    let expected: [UInt8] = [0xFF, 0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xC0, 0x80, 0xF0, 0x9F]
    #expect(both.fold(bytes) == expected)
  }

  @Test func `ranges of folded bytes map back to whole code points`() {
    let text = Array("aßE\u{301}b".utf8)
    let folded = both.foldWithOrigins(text)
    #expect(folded.bytes == Array("asseb".utf8))
    #expect(folded.originalRange(of: 0..<1) == 0..<1)
    #expect(folded.originalRange(of: 1..<2) == 1..<3)
    #expect(folded.originalRange(of: 2..<4) == 1..<6)
    #expect(folded.originalRange(of: 4..<5) == 6..<7)
  }

  @Test func `both ways of folding give the same bytes`() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "É", "ß", "\u{301}", "\u{130}", "\u{212A}", "한", "Z", "\u{FB03}", "😀"]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<12, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      for folder in [cases, marks, both] {
        #expect(folder.foldWithOrigins(Array(text.utf8)).bytes == folder.fold(Array(text.utf8)))
      }
    }
  }

  @Test func `every scalar that yields ASCII has a lead byte that says so`() {
    // Planes 3 to 13 and the private ones hold nothing that folds.
    for value in Array(UInt32(0x80)..<0x30000) + Array(0xE0000..<0xE1000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = Array(String(scalar).utf8)
      let folded = both.fold(text)
      guard folded.isEmpty || folded.contains(where: { $0 < 0x80 }) else { continue }
      let mayYieldASCII = both.mayYieldASCII(text.span)
      #expect(mayYieldASCII, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `CaseFolding and Diacritics are the folder by name`() {
    #expect(CaseFolding.fold(Array("Éß".utf8)) == Array("éss".utf8))
    #expect(Diacritics.strip(Array("Éß".utf8)) == Array("Eß".utf8))
  }
}
