import ProtocolWords

/// Finds what a line of a drawn table is, byte by byte.
///
/// A ruler consists of dashes, `=`, `:`, blanks and separators (`|`, `+`). No cell of it is empty, and
/// a run of dashes has at least three; two, or one beside a colon, between bars at both ends.
struct DrawnLine {
  /// What a line is. Only records are rows; all other lines are gaps, which a save keeps.
  enum Kind {
    /// Nothing, or blanks.
    case blank
    case ruler
    /// A line without the bars of the others: `(2 rows)`.
    case remark
    case record
  }

  private let isFramed: Bool
  private let isBlanked: Bool
  private var first: UInt8 = 0
  private var hasBar = false
  private var mayBeRuler = true
  private var hasRun = false
  private var hasCell = false
  private var run = 0
  private var previous: UInt8 = 0
  /// The number of bars and pluses.
  private(set) var separators = 0
  /// Whether the last byte that is no blank is a bar.
  private(set) var endsWithBar = false

  /// The beginning of a line of a form that is not plain.
  ///
  /// - Parameter delimiter: A bar or a blank. Between blanks, every line that is no ruler is a record.
  init(_ form: LineForm, _ delimiter: UInt8) {
    isFramed = form == .framed
    isBlanked = delimiter == 0x20
  }

  /// Adds a byte of the line, without its line feed. Carriage returns count as blanks.
  mutating func add(_ byte: UInt8) {
    if Self.isBlank(byte) || byte == 0x0D {
      (run, previous) = (0, byte)
      return
    }
    defer { previous = byte }
    let isFirst = first == 0
    if isFirst { first = byte }
    endsWithBar = byte == 0x7C
    if endsWithBar { hasBar = true }
    switch byte {
    case 0x2D, 0x3D:
      run = byte == previous ? run + 1 : 1
      hasCell = true
      if run >= 3 || isFramed && (run == 2 || previous == 0x3A) { hasRun = true }
    case 0x3A:
      if isFramed, previous == 0x2D { hasRun = true }
      run = 0
    case 0x7C, 0x2B:
      if !isFirst, !hasCell { mayBeRuler = false }
      (hasCell, run) = (false, 0)
      separators += 1
    default: mayBeRuler = false
    }
  }

  /// What the bytes so far are.
  var kind: Kind {
    if first == 0 { return .blank }
    if mayBeRuler, hasRun, !isBlanked || separators == 0 { return .ruler }
    if isBlanked { return .record }
    return (isFramed ? first == 0x7C : hasBar) ? .record : .remark
  }

  /// Whether a byte pads fields: a blank or a tab.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// What a line is that has no line feed. O(bytes).
  static func kind(
    _ line: some Sequence<UInt8>, _ form: LineForm, _ delimiter: UInt8
  ) -> Kind {
    var reading = DrawnLine(form, delimiter)
    for byte in line where byte != 0x0A { reading.add(byte) }
    return reading.kind
  }
}
