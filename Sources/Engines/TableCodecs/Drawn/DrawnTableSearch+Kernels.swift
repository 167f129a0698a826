import ProtocolWords

/// Finds whether a sample is a drawn table: a ruler follows its first record and has as many cells.
struct DrawnTableSearch {
  /// The number of lines that are looked at.
  private static let linesMax = 400
  /// The number of bytes that are looked at.
  private static let bytesMax = 1 << 16

  /// The form of the table's lines.
  let form: LineForm
  /// Whether a backslash before a bar makes it a part of the field, as in Markdown.
  let escapesBars: Bool
  /// The number of lines that were looked at, without blank ones.
  let examined: Int
  /// The share of them that are records and rulers.
  let share: Double

  /// Looks at the first lines; nil: they are no drawn table.
  init?(_ base: UnsafePointer<UInt8>, _ sample: Range<Int>) {
    for form in [LineForm.framed, .ruled] {
      if let found = Self(base, sample, form) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ base: UnsafePointer<UInt8>, _ sample: Range<Int>, _ form: LineForm) {
    var (records, rulers, others) = (0, 0, 0)
    var header: DrawnLine?
    var isBehindHeader = false
    var isEscaping = false
    let end = min(sample.upperBound, sample.lowerBound + Self.bytesMax)
    var index = sample.lowerBound
    while index < end, records + rulers + others < Self.linesMax {
      let start = index
      var line = DrawnLine(form)
      while index < sample.upperBound, base[index] != 0x0A {
        line.add(base[index])
        index += 1
      }
      index += 1
      switch line.kind {
      case .blank: continue
      case .ruler:
        rulers += 1
        guard isBehindHeader, let names = header else { continue }
        guard names.separators == line.separators, line.separators > 0 else { return nil }
        isEscaping = form == .framed && !base[start..<min(index, sample.upperBound)].contains(0x2B)
        isBehindHeader = false
      case .remark:
        others += 1
        if isBehindHeader { return nil }
      case .record:
        if isBehindHeader || form == .framed && !line.endsWithBar && header == nil { return nil }
        records += 1
        if header == nil { (header, isBehindHeader) = (line, true) }
      }
    }
    guard header != nil, !isBehindHeader, others <= records + rulers else { return nil }
    self.form = form
    escapesBars = isEscaping
    examined = records + rulers + others
    share = Double(records + rulers) / Double(examined)
  }
}

extension UnsafePointer<UInt8> {
  /// The bytes of a range.
  fileprivate subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: self + range.lowerBound, count: range.count)
  }
}
