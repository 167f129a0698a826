/// Remarks below a table with blanks between its fields: `(3 rows)`, `* estimated`, `Source: office`.
enum CSVFootnotes {
  /// The largest number of their lines.
  static let linesMax = 8

  /// Whether a line may be the first of them: it is behind a blank line, or begins with a mark or a
  /// label.
  static func mayBegin(_ base: UnsafePointer<UInt8>, at start: Int, in bytes: Range<Int>) -> Bool {
    guard start < bytes.upperBound else { return false }
    if isBehindBlankLine(base, start, from: bytes.lowerBound) { return true }
    switch base[start] {
    case 0x28, 0x2A, 0x5B: return true  // ( * [
    default: break
    }
    var end = start
    while end < bytes.upperBound, base[end] > 0x20 { end += 1 }
    return end > start + 1 && base[end - 1] == 0x3A
  }

  /// Whether only blanks are on the line before the one in which `start` is.
  private static func isBehindBlankLine(
    _ base: UnsafePointer<UInt8>, _ start: Int, from first: Int
  ) -> Bool {
    var feeds = 0
    var index = start - 1
    while index >= first {
      switch base[index] {
      case 0x0A: feeds += 1
      case 0x09, 0x0D, 0x20: break
      default: return false
      }
      if feeds == 2 { return true }
      index -= 1
    }
    return false
  }

  /// How many of the last lines are footnotes. At least one has another number of fields than the
  /// records, and the first one is marked as such, or up to two lines before.
  ///
  /// - Parameter lines: The starts of the last lines and their numbers of fields.
  static func count(
    _ lines: some BidirectionalCollection<(start: Int, width: Int)>, _ width: Int,
    _ base: UnsafePointer<UInt8>, in bytes: Range<Int>
  ) -> Int {
    let last = Array(lines.suffix(linesMax))
    guard let odd = last.firstIndex(where: { $0.width != width }) else { return 0 }
    let first = (max(0, odd - 2)...odd).last { mayBegin(base, at: last[$0].start, in: bytes) }
    return first.map { last.count - $0 } ?? 0
  }
}
