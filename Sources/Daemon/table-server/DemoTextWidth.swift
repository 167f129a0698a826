/// The width of a text in terminal cells, approximately.
///
/// Uses ranges of the East Asian Width property (UAX #11) and the usual emoji. That is enough for
/// the demo's own drawing.
enum DemoTextWidth {
  /// The width of a text in cells.
  static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + width(ofCluster: $1) }
  }

  /// A text truncated to a width, with an ellipsis if it was longer.
  static func cut(_ text: String, to limit: Int) -> String {
    if width(text) <= limit { return text }
    var result = ""
    var used = 0
    for cluster in text {
      let next = width(ofCluster: cluster)
      if used + next > limit - 1 { break }
      result.append(cluster)
      used += next
    }
    return result + "…"
  }

  /// The width of a grapheme cluster: that of its widest scalar.
  private static func width(ofCluster cluster: Character) -> Int {
    if cluster.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return cluster.unicodeScalars.map(width(ofScalar:)).max() ?? 0
  }

  private static func width(ofScalar scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0000...0x001F, 0x007F...0x009F: 0
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x202A...0x202E, 0x2060...0x2069: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF: 2
    case 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: 2
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF: 2
    case 0x1F900...0x1FAFF, 0x20000...0x3FFFD: 2
    default: scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
