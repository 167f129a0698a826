import ProtocolWords

/// Finds whether a sample is a drawn table: a ruler follows its first record and has as many cells.
struct DrawnTableSearch {
  /// The number of lines that are looked at.
  private static let linesMax = 400
  /// The number of bytes that are looked at.
  private static let bytesMax = 1 << 16

  /// The form of the table's lines.
  let form: LineForm
  /// What is between fields: a bar or a blank.
  let delimiter: UInt8
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
    self.init(blanked: base, sample)
  }

  /// Looks for blanks between fields: a ruler is the second line, and nearly all lines have as many
  /// words as it has runs.
  private init?(blanked base: UnsafePointer<UInt8>, _ sample: Range<Int>) {
    var words: [(start: Int, width: Int)] = []
    var isSecondRuler = false
    let end = min(sample.upperBound, sample.lowerBound + Self.bytesMax)
    var index = sample.lowerBound
    while index < end, words.count < Self.linesMax {
      var line = DrawnLine(.ruled, 0x20)
      var (count, start) = (0, index)
      var isBehindBlank = true
      while index < sample.upperBound, base[index] != 0x0A {
        line.add(base[index])
        let isBlank = base[index] == 0x20 || base[index] == 0x0D
        if isBehindBlank, !isBlank {
          if count == 0 { start = index }
          count += 1
        }
        isBehindBlank = isBlank
        index += 1
      }
      index += 1
      if count == 0 { continue }
      if words.count == 1 { isSecondRuler = line.kind == .ruler }
      if words.count == 1, !isSecondRuler { return nil }
      words.append((start, count))
    }
    guard let width = words.first?.width, width > 1, isSecondRuler, words[1].width == width
    else { return nil }
    let notes = CSVFootnotes.count(words.dropFirst(2), width, base, in: sample)
    let lines = words.dropLast(notes)
    let same = lines.count { $0.width == width }
    guard same * 20 >= lines.count * 19 else { return nil }
    (form, delimiter, escapesBars) = (.ruled, 0x20, false)
    examined = words.count
    share = Double(same) / Double(words.count)
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
      var line = DrawnLine(form, 0x7C)
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
    (self.form, delimiter) = (form, 0x7C)
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
