import JSONText
import TableCodecs
import TableValues
import WireProtocol

extension Column {
  /// Declares the format that was found in the texts of a column: it parses them, and shows values
  /// that have no text. Does nothing for a column that is declared to be parsed in another way.
  mutating func adopt(_ format: CellFormat?) {
    guard let format, let document = Self.document(of: format), traits.parse == nil else { return }
    traits.parse = format
    traits.documents["parse"] = document
    adopt(spelling: format, document)
  }

  /// Declares what was found in the texts of a column of a file.
  ///
  /// The spelling of plain values, such as `TRUE` or `1.50`, only shows and writes values: they are
  /// parsed as others are.
  mutating func adopt(_ column: CSVColumn) {
    adopt(column.format)
    guard traits.parse == nil, let spelling = column.spelling,
      let document = Self.document(of: spelling)
    else { return }
    adopt(spelling: spelling, document)
  }

  private mutating func adopt(spelling format: CellFormat, _ document: Text) {
    guard traits.format == nil else { return }
    traits.format = format
    traits.showsSource = true
    traits.documents["format"] = document
  }

  private static func document(of format: CellFormat) -> Text? {
    guard let wire = WireFormat(detected: format) else { return nil }
    var writer = JSONWriter()
    wire.write(to: &writer)
    return Text(writer.finish())
  }

  /// Forgets a detected format if the column is declared as a type that it cannot parse, or to be
  /// parsed in another way.
  mutating func keepDetectedFormat(under options: WireColumnOptions) {
    guard traits.showsSource, let found = traits.parse ?? traits.format else { return }
    let isDeclared: Bool
    if case .absent = options.traits.parse { isDeclared = false } else { isDeclared = true }
    if options.type == nil || found.mayBe(type), !isDeclared { return }
    traits.parse = nil
    traits.format = nil
    traits.showsSource = false
    traits.documents["parse"] = nil
    traits.documents["format"] = nil
  }
}

extension CellFormat {
  /// Whether values of a type have such a spelling.
  fileprivate func mayBe(_ type: ColumnType) -> Bool {
    switch (self, type) {
    case (.number, .integer), (.number, .number), (.number, .decimal): true
    case (.date, .date), (.date, .dateTime), (.date, .time), (.boolean, .boolean): true
    default: false  // formats that are not detected, and types without them
    }
  }
}

extension WireFormat {
  /// The wire form of a format that was found in a file: numbers, dates and booleans only.
  init?(detected format: CellFormat) {
    switch format {
    case .number(let number):
      self.init(kind: number.isPercent ? .percent : .number)
      pattern = number.pattern?.utf8
      if number.locale != .en { locale = number.locale }
      decimalMark = number.decimalMark?.utf8
      groupMark = number.groupMark?.utf8
    case .date(let text, let language):
      self.init(kind: .date)
      pattern = text.utf8
      if language != .en { locale = language }
    case .boolean(let trueText, let falseText):
      self.init(kind: .boolean)
      self.trueText = trueText.utf8
      self.falseText = falseText.utf8
    case .compact, .bytes, .duration, .map, .template: return nil
    }
  }
}
