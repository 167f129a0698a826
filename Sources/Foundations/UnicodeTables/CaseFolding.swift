/// Full case folding by Unicode 17, without a locale (CaseFolding.txt, status C and F).
package enum CaseFolding {
  private static let folder = TextFolder(caseFolded: true, withoutDiacritics: false)

  /// The case-folded bytes of a text. Bytes that are not UTF-8 are unchanged.
  package static func fold(_ bytes: [UInt8]) -> [UInt8] { folder.fold(bytes) }
}

/// The removal of diacritics by Unicode 17: full canonical decomposition without its marks.
package enum Diacritics {
  private static let folder = TextFolder(caseFolded: false, withoutDiacritics: true)

  /// The bytes of a text without diacritics. Bytes that are not UTF-8 are unchanged.
  package static func strip(_ bytes: [UInt8]) -> [UInt8] { folder.fold(bytes) }
}
