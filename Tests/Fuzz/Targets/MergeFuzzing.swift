import FileMerging
import TableCodecs

/// Three contents that a few changes make of one text: the merge of one change is the change, and
/// whoever is who, the rows and conflicts are the same.
enum MergeFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    let (first, second) = (Change(&input), Change(&input))
    let isKeyed = input.flag()
    let base = input.remaining
    var merge = FileMerge(
      base: base, ours: first.applied(to: base), theirs: second.applied(to: base))
    merge.keys = isKeyed ? ["id"] : []
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
