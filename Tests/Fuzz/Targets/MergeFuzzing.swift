import FileMerging
import TableCodecs

/// Three contents that a few changes make of one text: the merge of one change is the change, and
/// whoever is who, the rows and conflicts are the same. A comparison of two of them is never empty,
/// unless they are equal.
enum MergeFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    let (first, second) = (Change(&input), Change(&input))
    let isKeyed = input.flag()
    let base = input.remaining
    var merge = FileMerge(
      base: base, ours: first.applied(to: base), theirs: second.applied(to: base))
    merge.keys = isKeyed ? ["id"] : []
    if let complaint = comparisonComplaint(merge.ours, merge.theirs) { return complaint }
    guard let outcome = try? merge.merged() else { return nil }
    if merge.ours == base, outcome.bytes != merge.theirs { return "only they changed it" }
    if merge.theirs == base, outcome.bytes != merge.ours { return "only we changed it" }
    swap(&merge.ours, &merge.theirs)
    let other: FileMerge.Outcome
    do throws(FileMerge.Failure) {
      other = try merge.merged()
    } catch .notWritable {
      // The result has the dialect of one side, which may hold less than that of the other.
      return nil
    } catch {
      return "it can be merged in one direction only: \(error)"
    }
    if outcome.conflicts != other.conflicts {
      return "\(outcome.conflicts) conflicts, or \(other.conflicts)"
    }
    if outcome.bytes.count > 4 * (merge.ours.count + merge.theirs.count) + 4096 {
      return "\(outcome.bytes.count) bytes of \(merge.ours.count) and \(merge.theirs.count)"
    }
    return nil
  }

  private static func comparisonComplaint(_ old: [UInt8], _ new: [UInt8]) -> String? {
    guard let difference = try? FileComparison(old: old, new: new).compared() else { return nil }
    let isEmpty = !difference.hasDifferences && difference.spelling.isEmpty
    if isEmpty != (old == new) { return "a comparison is empty: \(isEmpty)" }
    for row in difference.changed where difference.cells(ofChanged: row).isEmpty {
      return "row \(row.new) is changed, and no cell of it"
    }
    let kept = difference.changed.count + difference.moved.count
    if kept > 0, difference.columns.isEmpty { return "rows without columns" }
    return nil
  }

  /// Bytes at one place of a text that give way to others.
  private struct Change {
    private static let pieces = [
      "", "x", ",", "\n", "\r\n", "\"", "7,8\n", "#", "\"a\nb\"", "\u{FEFF}", "é", "\r", "id",
    ]

    private let place: Int
    private let removed: Int
    private let added: [UInt8]

    init(_ input: inout FuzzInput) {
      place = input.number(0...255)
      removed = input.number(0...20)
      added = Array(Self.pieces[input.number(0...Self.pieces.count - 1)].utf8)
    }

    func applied(to bytes: [UInt8]) -> [UInt8] {
      let start = min(place, bytes.count)
      let end = min(start + removed, bytes.count)
      return Array(bytes[..<start]) + added + Array(bytes[end...])
    }
  }
}
