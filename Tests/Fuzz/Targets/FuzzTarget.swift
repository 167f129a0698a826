/// What can be fuzzed: a function from bytes to a complaint.
///
/// The fuzzer's program and the tests that replay found inputs use the same functions. A trap is
/// found by itself; what only is wrong is told in a sentence.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Cuts a stream into messages, whole and in pieces.
  case frames
  /// Parses JSON and writes it again.
  case json
  /// Indexes, splits, decodes and renders delimited text.
  case csv
  /// Indexes, reads and renders JSON files.
  case jsonfile
  /// Finds out how a file is written.
  case sniffer
  /// Changes a row order and an array alike.
  case tree
  /// Edits, undoes and redoes a table and a plain list alike.
  case edits
  /// Writes a cell in every way and reads every message of the daemon.
  case cells
  /// Reads HTML, Markdown and TSV of a clipboard, and what is copied of it.
  case paste
  /// Reads a journal of edits, and writes it again.
  case journal
  /// Merges two changes of a delimited text.
  case merge

  /// Runs one input; nil if all is well.
  package func complaint(about bytes: [UInt8]) -> String? {
    var input = FuzzInput(bytes)
    switch self {
    case .frames: return FrameFuzzing.complaint(&input)
    case .json: return JSONFuzzing.complaint(&input)
    case .csv: return CSVFuzzing.complaint(&input)
    case .jsonfile: return JSONFileFuzzing.complaint(&input)
    case .sniffer: return SnifferFuzzing.complaint(&input)
    case .tree: return TreeFuzzing.complaint(&input)
    case .edits: return EditFuzzing.complaint(&input)
    case .cells: return CellFuzzing.complaint(&input)
    case .paste: return PasteFuzzing.complaint(&input)
    case .journal: return JournalFuzzing.complaint(&input)
    case .merge: return MergeFuzzing.complaint(&input)
    }
  }
}

/// Bytes read as small choices from the front; zeros when there are no more.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// All bytes that have not been read.
  var remaining: [UInt8] { Array(rest) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number in a range of at most 256.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % (range.upperBound - range.lowerBound + 1)
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return taken
  }
}
