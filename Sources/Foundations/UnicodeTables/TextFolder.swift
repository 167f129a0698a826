/// Folds text so that searching and comparing may ignore case, diacritics or both.
///
/// Case folding is full (CaseFolding.txt, status C and F) and independent of locales: "ß" becomes
/// "ss", the Kelvin sign "k". Diacritics are removed by full canonical decomposition without
/// nonspacing and reordering marks. Hangul syllables stay whole. Both together are applied per code
/// point: strip, fold, strip. Bytes that are not UTF-8 are unchanged.
package struct TextFolder: Sendable {
  /// Whether case is ignored.
  package let isCaseFolded: Bool
  /// Whether diacritics are ignored.
  package let isWithoutDiacritics: Bool

  private let tables: FoldingTables
  private let targetOfRecord: [UInt32]
  private let leadsToASCII: [Bool]

  /// Makes a folder. With neither option it copies.
  package init(caseFolded: Bool, withoutDiacritics: Bool) {
    isCaseFolded = caseFolded
    isWithoutDiacritics = withoutDiacritics
    tables = .shared
    switch (caseFolded, withoutDiacritics) {
    case (true, true):
      targetOfRecord = tables.targets(.foldedAndStripped)
      leadsToASCII = Self.leadsWhenFoldedAndStripped
    case (true, false):
      targetOfRecord = tables.targets(.folded)
      leadsToASCII = Self.leadsWhenFolded
    case (false, true):
      targetOfRecord = tables.targets(.stripped)
      leadsToASCII = Self.leadsWhenStripped
    case (false, false):
      targetOfRecord = []
      leadsToASCII = Array(repeating: false, count: 256)
    }
  }

  /// Whether folding changes nothing.
  package var isIdentity: Bool { targetOfRecord.isEmpty }

  /// Whether a text may contain a code point outside ASCII that folds to nothing or to text with
  /// ASCII in it. If not, a search for ASCII may skip folding.
  package func mayYieldASCII(_ bytes: Span<UInt8>) -> Bool {
    for position in bytes.indices where leadsToASCII[Int(bytes[position])] { return true }
    return false
  }

  /// The folded bytes of a text.
  package func fold(_ bytes: [UInt8]) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    append(bytes.span, to: &folded)
    return folded
  }

  /// Appends the folded bytes of a text. O(bytes), about 300 MB/s for text that is not ASCII.
  package func append(_ bytes: Span<UInt8>, to folded: inout [UInt8]) {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        folded.append(foldedASCII(byte))
        position += 1
      } else {
        position += appendScalar(bytes, at: position, to: &folded)
      }
    }
  }

  /// The folded bytes of a text with the origin of each of them.
  package func foldWithOrigins(_ bytes: [UInt8]) -> FoldedText {
    var result = FoldedText()
    var folded: [UInt8] = []
    var position = 0
    while position < bytes.count {
      var byteCount = 1
      if bytes[position] < 0x80 {
        folded.append(foldedASCII(bytes[position]))
      } else {
        byteCount = appendScalar(bytes.span, at: position, to: &folded)
      }
      result.append(&folded, from: position..<position + byteCount)
      position += byteCount
    }
    return result
  }

  @inline(__always)
  private func foldedASCII(_ byte: UInt8) -> UInt8 {
    isCaseFolded && byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// Appends the folded bytes of the code point at a position. Returns the number of bytes read.
  @inline(__always)
  private func appendScalar(
    _ bytes: Span<UInt8>, at position: Int, to folded: inout [UInt8]
  ) -> Int {
    let scalar = UTF8Scalar.read(bytes, at: position)
    let target = scalar.value.map { self.target(of: $0) } ?? FoldingTables.unchanged
    if target == FoldingTables.unchanged {
      for offset in 0..<scalar.byteCount { folded.append(bytes[position + offset]) }
    } else {
      let start = Int(target >> 8)
      for offset in 0..<Int(target & 0xFF) { folded.append(tables.targetBytes[start + offset]) }
    }
    return scalar.byteCount
  }

  @inline(__always)
  private func target(of scalar: UInt32) -> UInt32 {
    targetOfRecord.isEmpty ? FoldingTables.unchanged : targetOfRecord[tables.record(of: scalar)]
  }
}

extension TextFolder {
  private static let leadsWhenFolded = leads(.folded)
  private static let leadsWhenStripped = leads(.stripped)
  private static let leadsWhenFoldedAndStripped = leads(.foldedAndStripped)

  /// The lead bytes of code points that fold to nothing or to text with ASCII in it.
  private static func leads(_ kind: FoldingTables.Kind) -> [Bool] {
    let tables = FoldingTables.shared
    let targets = tables.targets(kind)
    var leads = [Bool](repeating: false, count: 256)
    for scalar in tables.mappedScalars where scalar >= 0x80 {
      let target = targets[tables.record(of: scalar)]
      guard target != FoldingTables.unchanged else { continue }
      let bytes = tables.targetBytes[Int(target >> 8)..<Int(target >> 8) + Int(target & 0xFF)]
      guard bytes.isEmpty || bytes.contains(where: { $0 < 0x80 }) else { continue }
      var source: [UInt8] = []
      UTF8Scalar.append(scalar, to: &source)
      leads[Int(source[0])] = true
    }
    return leads
  }
}
